// The peer: Python in a worker, started as Pyodide's documentation says, and nothing else.
import { loadPyodide } from './pyodide/pyodide.mjs'

const python = await loadPyodide({ indexURL: new URL('./pyodide/', self.location.href).href })
postMessage(python.runPython('1 + 1'))
