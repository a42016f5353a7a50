/** `palimpsest/browser`: the core and its libraries for browsers, in `dist/browser/`. */

import type { Plugin } from "rolldown";
import { rolldown } from "rolldown";
import { smallTables } from "./lemmatizer.js";

/** What HiGHS asks of Node, after it has seen that it runs there. */
const WITHOUT_NODE: Plugin = {
  name: "without Node",
  resolveId: (id) => (id.startsWith("node:") ? `\0${id}` : undefined),
  load: (id) => (id.startsWith("\0node:") ? "export {}" : undefined),
};

/** @param prepared what takes the place of modules in Node's bundle too */
export async function bundleBrowser(prepared: readonly Plugin[]): Promise<void> {
  const bundle = await rolldown({
    input: { index: "src/browser/index.ts" },
    platform: "browser",
    plugins: [WITHOUT_NODE, ...smallTables(), ...prepared],
  });
  await bundle.write({
    dir: "dist/browser",
    format: "esm",
    minify: true,
    chunkFileNames: "chunks/[name]-[hash].js",
  });
  await bundle.close();
}
