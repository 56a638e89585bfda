// node device_compile.mjs PYODIDE ARCHIVE...: replaces the Python sources in zip files by what the page's own Python compiles
// them to, so that it does not do so at every start.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, ...archives] = process.argv.slice(2)
const { loadPyodide } = await import(join(folder, 'pyodide.mjs'))
const python = await loadPyodide()
const compiled = python.runPython(`
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def compiled(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_py())) as old, zipfile.ZipFile(out, "w") as new:
        for info in old.infolist():
            name, content = info.filename, old.read(info)
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True)
                name, content = name + "c", bytes(_code_to_hash_pyc(code, source_hash(content), checked=False))
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return out.getvalue()
compiled
`)
for (const path of archives) {
  const result = compiled(new Uint8Array(readFileSync(path)))
  writeFileSync(path, result.toJs())
  result.destroy()
}
process.exit()
