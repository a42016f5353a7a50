import { defineConfig } from "vitest/config";
import { bundledPrograms } from "./test/bundled-programs.js";

/** Tests of the whole that leave their process as they found it: environment, folder, clock. */
const IN_PROCESS = [
  "test/{canaries-server,cli,corpus,damaged-files,flow,hostile,link,metamorphic,mutated}.test.ts",
  "test/{originals,passed-over,published-metrics,report-page,spot-check,truth,unchanged}.test.ts",
  "test/golden/*.test.ts",
  // 'broken' cuts the network under a browser: it has one of its own
  "test/workstation/!(broken).test.ts",
];

export default defineConfig({
  plugins: [bundledPrograms()],
  test: {
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        // modules, models, a store and a browser are loaded once per worker, not once per file
        test: {
          name: "units",
          include: ["src/**/*.test.ts", "web/src/**/*.test.ts", ...IN_PROCESS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "whole", include: ["test/**/*.test.ts"], exclude: IN_PROCESS },
      },
    ],
    // PostgreSQL in WebAssembly is opened by dozens of tests, each too short to pay for optimizing it
    execArgv: ["--liftoff-only"],
    // a machine that does other work too is no reason to fail
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: { include: ["src/**/*.ts"], exclude: ["src/**/*.test.ts"] },
  },
});
