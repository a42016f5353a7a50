/**
 * Threads and processes that tests start run `src/`, bundled once per run of the tests, when a test first needs it:
 * compiling 600 modules in every thread took 3 s of processor time, loading them from a bundle takes 0.8 s.
 */

import { rmSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { inPlaceOf, withTexts } from "../tools/bundle/prepared.js";
import { PROGRAMS } from "../tools/bundle/programs.js";

/** What programs that tests write import, and a program of a test's own. */
const FOR_TESTS = ["files/folder-lock", "server/store/store"];
const OF_TESTS = { "build-people": "test/people-index/build-people.ts" };
const ROOT = new URL("../", import.meta.url);
/** Below the package, whose data and libraries they look for upwards. */
const FOLDER = new URL(`node_modules/.cache/programs-${process.pid}/`, ROOT);
const OWN_PROGRAM = /\/src\/files\/own-program\.ts$/;
const CODE = `export const ownProgram = (name) => ({
  url: new URL(\`\${name}.mjs\`, ${JSON.stringify(FOLDER.href)}),
  execArgv: [],
});`;

/** @returns the files that were bundled */
async function bundle(): Promise<readonly string[]> {
  const bundled = await rolldown({
    cwd: fileURLToPath(ROOT),
    input: {
      ...Object.fromEntries([...PROGRAMS, ...FOR_TESTS].map((name) => [name, `src/${name}.ts`])),
      ...OF_TESTS,
    },
    platform: "node",
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id) && !/^(?:src|test)\//.test(id),
    plugins: [inPlaceOf(OWN_PROGRAM, () => CODE), withTexts],
  });
  await bundled.write({
    dir: fileURLToPath(FOLDER),
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "chunks/[name]-[hash].mjs",
  });
  const files = await bundled.watchFiles;
  await bundled.close();
  return files;
}

// one for all projects of a run
let bundled: Promise<readonly string[]> | undefined;
process.on("exit", () => rmSync(FOLDER, { recursive: true, force: true }));

export const bundledPrograms = (): Plugin => ({
  name: "bundled programs",
  async load(id) {
    if (!OWN_PROGRAM.test(id)) return undefined;
    bundled ??= bundle();
    for (const file of await bundled) this.addWatchFile(file);
    return CODE;
  },
  watchChange() {
    bundled = undefined;
  },
});
