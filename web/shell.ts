import type { Plugin } from 'vite'

/** Writes shell.json: every file of the page, which the service worker keeps once somebody plays on this device. */
export function shell(): Plugin {
  return {
    name: 'shell',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify(names.sort()) })
    },
  }
}
