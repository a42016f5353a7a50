/**
 * The page of the site in which the program runs in the tab: `examples/browser/` with what it needs beside it, in
 * `try/` of the site. Needs the build.
 */

import { cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { exportAssets } from "../../src/entries/models.js";

const [folder = "out/site/try"] = process.argv.slice(2);
const runtime = dirname(createRequire(import.meta.url).resolve("onnxruntime-web/wasm"));
mkdirSync(join(folder, "onnx"), { recursive: true });
for (const file of ["index.html", "style.css", "page.js", "worker.js"])
  cpSync(`examples/browser/${file}`, join(folder, file));
for (const file of ["ort.wasm.bundle.min.mjs", "ort-wasm-simd-threaded.wasm"])
  cpSync(join(runtime, file), join(folder, "onnx", file));
cpSync("dist/browser", join(folder, "palimpsest"), {
  recursive: true,
  filter: (path) => !path.endsWith(".d.ts"),
});
await exportAssets(join(folder, "assets"), { languages: true });
