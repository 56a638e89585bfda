// node pyodide.mjs BUNDLE FOLDER MODULE: the bundle's Python, with the folder on its path, runs `main()` of a module there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Bundle } from '../../web/src/lib/i18n/bundle.ts'
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs'

const [bundle, folder, module] = process.argv.slice(2)
const python = await loadPyodide()
python.registerJsModule('page_texts', { Bundle })
const exact = (data) => data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)
for (const file of readdirSync(bundle)) {
  if (!/(whl|pioche\.zip)\.gz$/.test(file)) continue
  python.unpackArchive(exact(gunzipSync(readFileSync(join(bundle, file)))), 'zip', { extractDir: '/product' })
}
python.FS.mkdirTree('/folder')
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/folder')
python.runPython(`import sys; sys.path[:0] = ['/product', '/folder']`)
try {
  await python.runPythonAsync(`import importlib; await importlib.import_module(${JSON.stringify(module)}).main()`)
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
process.exit()
