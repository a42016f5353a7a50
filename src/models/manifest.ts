/**
 * The manifest of the shipped models: every file with its size and SHA-256. A file is read only
 * together with the check of its hash, so a damaged or exchanged model never runs.
 */

import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { errors, PalimpsestError } from "../errors.js";
import { PACKAGE_ROOT } from "../files/package-root.js";
import { type Companion, releaseFolders } from "../files/packages.js";
import type { ModelFolder } from "./model.js";

export const MANIFEST = "manifest.json";

/** What to do about a model that is not whole. */
const AGAIN = "install the package again, or fetch the model again where it came from a hub";

/** Relative to the folder of the manifest, with forward slashes; never leads out of it. */
export const FILE_PATH = "^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$";

const ModelFile = Type.Object({
  path: Type.String({ pattern: FILE_PATH }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
});

const Model = Type.Object({
  name: Type.String({ minLength: 1 }),
  task: Type.String({ minLength: 1 }),
  license: Type.String({ minLength: 1 }),
  /** Of a model from a hub: the commit, tag or branch its files came from. */
  revision: Type.Optional(Type.String({ minLength: 1 })),
  files: Type.Array(ModelFile, { minItems: 1 }),
});

const Manifest = Type.Object({ version: Type.Literal(1), models: Type.Array(Model) });

export type ModelFile = Static<typeof ModelFile>;
export type Model = Static<typeof Model>;
export type Manifest = Static<typeof Manifest>;

const compiled = Compile(Manifest);

/** The models that ship with the package: beside `src/` and `dist/` alike. Packages of models have their own. */
export const SHIPPED_MODELS: string = fileURLToPath(new URL("models", PACKAGE_ROOT));

/** The packages of the models that are not in `palimpsest` itself; tools/pack/ fills them by it. */
export const PACKAGE_OF: Readonly<Record<string, Companion>> = {
  recognizer: "@palimpsest/models-en",
  "language-model": "@palimpsest/models-en",
  "recognizer-languages": "@palimpsest/models-languages",
  "language-model-languages": "@palimpsest/models-languages",
  embedder: "@palimpsest/evaluate",
};

/** The folders of shipped models: this package's, then those of the installed packages of models. */
export const modelFolders = (): readonly string[] =>
  releaseFolders()
    .map((folder) => fileURLToPath(new URL("models", folder)))
    .filter((folder, i) => i === 0 || existsSync(join(folder, MANIFEST)));

/**
 * The manifest of a folder of models.
 * @throws MODEL_MISSING without a manifest, MODEL_INVALID when it does not have the form above
 */
export async function readManifest(directory = SHIPPED_MODELS): Promise<Manifest> {
  const bytes = await readOrMissing(directory, MANIFEST);
  return parseManifest(bytes.toString("utf8"), join(directory, MANIFEST));
}

/**
 * @param name what errors call the file
 * @throws MODEL_INVALID
 */
export function parseManifest(json: string, name: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid(`${name} is not valid JSON`);
  }
  if (compiled.Check(value)) return value;
  const [first] = compiled.Errors(value);
  throw invalid(
    `${name} is not a manifest of version 1: the value at '${first?.instancePath ?? ""}' ${first?.message ?? "differs"}`,
  );
}

/**
 * The models of a folder's manifest, by default of all installed packages.
 * @throws as `readManifest` does
 */
export async function listModels(directory?: string): Promise<readonly Model[]> {
  const folders = directory === undefined ? modelFolders() : [directory];
  const manifests = await Promise.all(folders.map((folder) => readManifest(folder)));
  return manifests.flatMap(({ models }) => models);
}

const invalid = (message: string): PalimpsestError => errors.MODEL_INVALID`${message}; ${AGAIN}`;

interface StoredModel extends ModelFolder {
  readonly model: Model;
  read(name: string): Promise<Buffer>;
}

/**
 * The model called `name` in a folder of models, by default in that of whichever installed package has it.
 * @throws MODEL_MISSING when the manifest does not list it, and as `readManifest` does
 */
export async function openModel(name: string, directory?: string): Promise<StoredModel> {
  return directory === undefined ? openShipped(name) : openIn(name, directory);
}

/** @throws MODEL_MISSING with the package to install where none that is installed has the model */
async function openShipped(name: string): Promise<StoredModel> {
  for (const directory of modelFolders()) {
    const { models } = await readManifest(directory);
    if (models.some((one) => one.name === name)) return openIn(name, directory);
  }
  const companion = PACKAGE_OF[name];
  if (companion === undefined) return openIn(name, SHIPPED_MODELS);
  throw errors.MODEL_MISSING`the model '${name}' is in a package that is not installed; install it with 'npm install ${companion}', or name a folder of models`;
}

async function openIn(name: string, directory: string): Promise<StoredModel> {
  const { models } = await readManifest(directory);
  const model = models.find((one) => one.name === name);
  if (!model) {
    const known = models.map((one) => one.name).join(", ") || "none";
    throw errors.MODEL_MISSING`${join(directory, MANIFEST)} does not list the model '${name}', only ${known}; install the package again`;
  }
  return {
    model,
    async read(fileName) {
      const file = model.files.find(({ path }) => path.endsWith(`/${fileName}`));
      if (!file) {
        throw errors.MODEL_MISSING`the model '${name}' of ${join(directory, MANIFEST)} has no file ${fileName}; install the package again`;
      }
      return readChecked(directory, file);
    },
  };
}

/**
 * Writes a folder with one model: `NAME/FILE...` and the manifest that lists them.
 * @param files names and contents
 */
export async function writeModel(
  directory: string,
  model: Pick<Model, "name" | "task" | "license">,
  files: readonly (readonly [name: string, bytes: Buffer])[],
): Promise<void> {
  await mkdir(join(directory, model.name), { recursive: true });
  const listed: ModelFile[] = [];
  for (const [name, bytes] of files) {
    const path = `${model.name}/${name}`;
    await writeFile(join(directory, path), bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    listed.push({ path, bytes: bytes.length, sha256 });
  }
  const manifest: Manifest = { version: 1, models: [{ ...model, files: listed }] };
  await writeFile(join(directory, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The bytes of a manifest's file. @throws MODEL_MISSING, MODEL_CORRUPT */
export async function readChecked(directory: string, file: ModelFile): Promise<Buffer> {
  const bytes = await readOrMissing(directory, file.path);
  if (createHash("sha256").update(bytes).digest("hex") !== file.sha256) {
    throw corrupt(directory, file);
  }
  return bytes;
}

export interface FileCheck extends ModelFile {
  readonly model: string;
  readonly state: "ok" | "corrupt" | "missing";
}

/** Compares every file of a manifest with its size and hash; reads files piece by piece. */
export async function verifyModels(directory = SHIPPED_MODELS): Promise<FileCheck[]> {
  const checks: FileCheck[] = [];
  for (const { name, files } of (await readManifest(directory)).models) {
    for (const file of files) {
      checks.push({ model: name, ...file, state: await stateOf(directory, file) });
    }
  }
  return checks;
}

/** @throws MODEL_MISSING or MODEL_CORRUPT, naming the first file that is not whole */
export function requireWhole(checks: readonly FileCheck[], directory = SHIPPED_MODELS): void {
  const broken = checks.find(({ state }) => state !== "ok");
  if (broken?.state === "missing") throw missing(directory, broken.path);
  if (broken) throw corrupt(directory, broken);
}

async function stateOf(directory: string, file: ModelFile): Promise<FileCheck["state"]> {
  const path = join(directory, file.path);
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  if (size === undefined) return "missing";
  if (size !== file.bytes) return "corrupt";
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex") === file.sha256 ? "ok" : "corrupt";
}

async function readOrMissing(directory: string, path: string): Promise<Buffer> {
  try {
    return await readFile(join(directory, path));
  } catch (cause) {
    throw missing(directory, path, cause);
  }
}

const missing = (directory: string, path: string, cause?: unknown): PalimpsestError =>
  new PalimpsestError(
    "MODEL_MISSING",
    `the model file ${join(directory, path)} is missing or cannot be read; ${AGAIN}`,
    { cause },
  );

const corrupt = (directory: string, file: ModelFile): PalimpsestError =>
  errors.MODEL_CORRUPT`${join(directory, file.path)} does not have the SHA-256 ${file.sha256.slice(0, 12)}... of its manifest; ${AGAIN}`;
