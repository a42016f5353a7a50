/**
 * Coverage of the stages, and of what they stand on, by the tests beside them, with a floor: `npm run check:coverage`.
 * Formats, detectors, server and command line are tested as a whole (`npm run coverage` counts all, and takes much longer).
 */

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bundledPrograms } from "../test/bundled-programs.js";

const FOLDERS =
  "src/{assess,decide,document,evaluate,flow,knowledge,language,models,policy,replace,services,tables}";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [bundledPrograms()],
  test: {
    include: [`${FOLDERS}/**/*.test.ts`],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: {
      enabled: true,
      include: [`${FOLDERS}/**/*.ts`],
      exclude: ["src/**/*.test.ts"],
      reporter: ["text-summary"],
      thresholds: { lines: 95, branches: 85 },
    },
  },
});
