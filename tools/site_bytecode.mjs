// Runs site_bytecode.py in Pyodide: node site_bytecode.mjs <folder of Pyodide> <folder of wheels>
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [core, wheels] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${core}/` });
python.FS.mkdir("/wheels");
python.FS.mount(python.FS.filesystems.NODEFS, { root: wheels }, "/wheels");
python.runPython('import sys; sys.argv = ["site_bytecode.py", "/wheels"]');
python.runPython(readFileSync(new URL("site_bytecode.py", import.meta.url), "utf8"));
