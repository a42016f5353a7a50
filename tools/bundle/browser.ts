/** `palimpsest/browser`: the core and its libraries for browsers, in `dist/browser/`. */

import type { Plugin } from "rolldown";
import { rolldown } from "rolldown";
import { BROWSER_GRAPH, writeGraph } from "./graph.js";
import { smallTables } from "./lemmatizer.js";
import { inPlaceOf } from "./prepared.js";

/** What HiGHS asks of Node, after it has seen that it runs there. */
const WITHOUT_NODE: Plugin = {
  name: "without Node",
  resolveId: (id) => (id.startsWith("node:") ? `\0${id}` : undefined),
  load: (id) => (id.startsWith("\0node:") ? "export {}" : undefined),
};

/** The solver is handed its WebAssembly; a bundler of the page shall not look for a file beside the program. */
const SOLVER: Plugin = {
  name: "solver without a file",
  transform: (code, id) =>
    /\/highs\/build\/highs\.mjs$/.test(id)
      ? {
          code: code.replaceAll(/new URL\("highs\.wasm", ?import\.meta\.url\)/g, '{ href: "" }'),
          map: null,
        }
      : undefined,
};

/** Pages forbid the evaluation of strings, and typebox would try whether they do. */
const NO_EVALUATION = inPlaceOf(
  /\/typebox\/build\/system\/environment\/evaluate\.mjs$/,
  () => `export const CanEvaluate = () => false;
export const Evaluate = () => { throw new Error("this page evaluates no strings"); };`,
);

/** @param prepared what takes the place of modules in Node's bundle too */
export async function bundleBrowser(prepared: readonly Plugin[]): Promise<void> {
  const bundle = await rolldown({
    input: { index: "src/entries/browser.ts" },
    platform: "browser",
    checks: { ineffectiveDynamicImport: false },
    plugins: [WITHOUT_NODE, SOLVER, NO_EVALUATION, ...smallTables(), ...prepared],
  });
  const { output } = await bundle.write({
    dir: "dist/browser",
    format: "esm",
    minify: true,
    chunkFileNames: "chunks/[name]-[hash].js",
  });
  await bundle.close();
  writeGraph(output, BROWSER_GRAPH);
}
