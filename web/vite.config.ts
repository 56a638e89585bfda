import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './chunks.ts'
import { ftl } from './ftl.ts'
import { shell } from './shell.ts'

const server = process.env.PIOCHE_SERVER ?? 'http://127.0.0.1:8674'

export default defineConfig({
  plugins: [ftl(), svelte(), shell()],
  // A folder on a static host may have any address, so files name each other relatively. The page itself has many addresses
  // at a server; `pioche site` makes its names relative too.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/pioche/_web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no inline anything
    modulePreload: { polyfill: false },
    manifest: 'manifest.json', // by which the server tells what a page is going to need
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf(import.meta.dirname) }] } } },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
})
