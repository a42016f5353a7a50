import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkModels, shippedModels, sourcesOf } from "../tools/model-sources.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

test("every model names what it learnt from, and a model that does not is refused", () => {
  expect(checkModels().wrong).toEqual([]);
  const unknown = { name: "a model of tomorrow", license: "MIT", files: [] };
  expect(checkModels([...shippedModels(), unknown]).wrong).toEqual([
    expect.stringMatching(/^a model of tomorrow: .*does not say/),
  ]);
});

test("the model card says which sources state no open licence", () => {
  const card = readFileSync(`${ROOT}/models/MODEL_CARD.md`, "utf8");
  const missing = checkModels().told.filter((one) => !card.includes(one.split(":")[0]!));
  expect(missing).toEqual([]);
});

test("the bill of materials has every model, its files and its sources, and no name of a folder", () => {
  const bom = JSON.parse(
    execFileSync("npm", ["run", "--silent", "sbom"], { cwd: ROOT, encoding: "utf8" }),
  );
  expect(bom.metadata.component.name).toBe("palimpsest");
  for (const { name, files } of shippedModels()) {
    const model = bom.components.find((one: { readonly name: string }) => one.name === name);
    expect(model).toMatchObject({ type: "machine-learning-model" });
    expect(model.components).toHaveLength(files.length);
    expect(model.modelCard.modelParameters.datasets).toHaveLength(sourcesOf(name).length);
  }
}, 60_000);
