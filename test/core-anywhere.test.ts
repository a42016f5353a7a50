/** The core imports nothing from Node, not even through other folders: it bundles for a browser as it is. */

import { readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CORE = ["document", "language", "detect", "assess", "decide", "replace", "flow", "structure"];

test("no module that the core reaches in a browser is Node's", async () => {
  const input = CORE.flatMap((folder) =>
    readdirSync(`${ROOT}src/${folder}`, { encoding: "utf8", recursive: true })
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes("fixtures"))
      .map((file) => `src/${folder}/${file}`),
  );
  expect(input.length).toBeGreaterThan(400);
  const bundle = await rolldown({
    cwd: ROOT,
    input,
    platform: "browser",
    treeshake: false,
    logLevel: "silent",
    external: (id) => id.startsWith("node:") || /^[a-z@]/.test(id.replace(/^src\//, "./")),
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const chunks = output.flatMap((one) => (one.type === "chunk" ? [one] : []));
  const ofNode = chunks.flatMap(({ imports, dynamicImports, moduleIds }) =>
    [...imports, ...dynamicImports]
      .filter((id) => isBuiltin(id))
      .map((id) => `${id} in ${moduleIds.join(", ")}`),
  );
  expect(ofNode).toEqual([]);
  expect(chunks.map(({ code }) => code).join("\n")).not.toMatch(/\bBuffer\.|\bprocess\./);
});
