import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        // modules and models are loaded once per worker, not once per file
        test: {
          name: "units",
          include: ["src/**/*.test.ts", "web/src/**/*.test.ts"],
          isolate: false,
        },
      },
      { extends: true, test: { name: "whole", include: ["test/**/*.test.ts"] } },
    ],
    // a machine that does other work too is no reason to fail
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: { include: ["src/**/*.ts"], exclude: ["src/**/*.test.ts"] },
  },
});
