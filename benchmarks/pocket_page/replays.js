import { loadPyodide } from './pyodide/pyodide.mjs'

addEventListener('message', async ({ data: { bundle, texts } }) => {
  const python = await loadPyodide({ indexURL: new URL('./pyodide/', self.location.href).href })
  for (const path of bundle) {
    const packed = (await fetch(path)).body.pipeThrough(new DecompressionStream('gzip'))
    python.unpackArchive(await new Response(packed).arrayBuffer(), 'zip', { extractDir: '/product' })
  }
  python.globals.set('texts', python.toPy(texts))
  const found = python.runPython(`
import sys
sys.path.insert(0, '/product')
from pioche import games
from pioche.engine.replay import verify
{name: list({step.round: step.text for step in verify(text, games.of)}.values()) for name, text in texts.items()}
`)
  postMessage(found.toJs({ dict_converter: Object.fromEntries }))
})
