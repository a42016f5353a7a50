/**
 * Prints a software bill of materials (CycloneDX): the packages as npm lists them, and the models with the hashes of their
 * files and what each learnt from.
 */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shippedModels, sourcesOf } from "./model-sources.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { name, version } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8")) as {
  readonly name: string;
  readonly version: string;
};
const { stdout, status, stderr } = spawnSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"],
  { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 },
);
if (status !== 0) throw new Error(stderr);

const models = shippedModels().map((model) => ({
  "bom-ref": `model:${model.name}@${version}`,
  type: "machine-learning-model",
  name: model.name,
  version,
  licenses: [{ expression: model.license }],
  components: model.files.map(({ path, sha256 }) => ({
    type: "file",
    name: path,
    hashes: [{ alg: "SHA-256", content: sha256 }],
  })),
  modelCard: {
    modelParameters: {
      datasets: sourcesOf(model.name).map((source) => ({
        type: "dataset",
        name: source.name,
        description: [source.origin, source.licence ?? source.why].filter(Boolean).join("; "),
      })),
    },
  },
}));

const bom = JSON.parse(stdout) as {
  readonly metadata: { readonly component: { name: string } };
  readonly components: unknown[];
};
// npm calls it by the folder that it lies in
bom.metadata.component.name = name;
bom.components.push(...models);
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
