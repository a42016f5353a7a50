import { readFile, stat } from "node:fs/promises";
import { type Command, Option } from "commander";
import {
  DEFAULT_ENDPOINT,
  exportAssets,
  fetchModel,
  type HubModel,
  listModels,
  type Manifest,
  modelCache,
  modelFolders,
  parseManifest,
  pinModel,
  requireWhole,
  verifyModels,
} from "../entries/models.js";
import { errors, PalimpsestError } from "../errors.js";
import { Outputs } from "../files/outputs.js";
import { print } from "./output.js";

interface Flags {
  readonly models?: string;
  readonly json?: boolean;
}

interface FetchFlags {
  readonly revision: string;
  readonly manifest?: string;
  readonly pin?: string;
  readonly file?: readonly string[];
  readonly endpoint: string;
  readonly models: string;
}

/**
 * `palimpsest models list|verify|export|fetch`: what ships, whether every file is whole, and larger models.
 * `verify` prints the state of every file and fails with MODEL_CORRUPT or MODEL_MISSING if one is not.
 * `fetch` is the only command that asks a hub for anything, and only for the model named.
 */
export function registerModels(program: Command): void {
  const models = program.command("models");

  withFlags(models.command("list"))
    .description("list the models in a folder with their licences and files")
    .action(async (flags: Flags) => {
      const listed = await listModels(flags.models);
      const rows = listed.flatMap(({ name, task, license, files }) =>
        files.map(({ path, bytes }) => [name, task, license, path, size(bytes)]),
      );
      await print(flags.json ? json(listed) : table(rows));
    });

  withFlags(models.command("verify"))
    .description("compare every model file with its size and SHA-256 in the manifest")
    .action(async (flags: Flags) => {
      const folders = foldersOf(flags);
      const checked = await Promise.all(folders.map((folder) => verifyModels(folder)));
      const checks = checked.flat();
      const rows = checks.map(({ state, path, bytes }) => [state, path, size(bytes)]);
      await print(flags.json ? json(checks) : table(rows));
      for (const [i, folder] of folders.entries()) requireWhole(checked[i]!, folder);
    });

  models
    .command("export")
    .description("write what palimpsest/browser reads in a page: models, presets and the solver")
    .requiredOption("-o, --output <folder>", "folder of the page's assets")
    .option("--languages", "with the languages other than English")
    .action(async ({ output, languages }: { output: string; languages?: boolean }) => {
      const bytes = await exportAssets(output, { ...(languages && { languages }) });
      await print(`${size(bytes)} written to ${output}\n`);
    });

  models
    .command("fetch")
    .argument("<name>", "owner/repo on the hub")
    .description("download a model from a hub into a local folder and check every file by its hash")
    .requiredOption("--revision <revision>", "commit, tag or branch; only a commit never changes")
    .option("--manifest <file>", "manifest with the pinned hashes")
    .option("--pin <file>", "on first use: write the hashes of what the hub sends to a new file")
    .option("--file <path...>", "with --pin: pin these files instead of those that a runtime reads")
    .option("--endpoint <url>", "address of the hub", DEFAULT_ENDPOINT)
    .addOption(
      new Option("--models <folder>", "folder for downloaded models").default(
        modelCache(),
        "palimpsest/models in the user's cache",
      ),
    )
    .action(async (name: string, flags: FetchFlags) => {
      const { revision, endpoint, models: cache, manifest, pin } = flags;
      const hub = { name, revision, endpoint, cache, onFile: report };
      if (manifest !== undefined && pin !== undefined) {
        throw errors.USAGE`--manifest and --pin exclude each other; pin first, then fetch with the manifest`;
      }
      if (pin !== undefined) await printPinned(hub, pin, flags.file);
      else await print(`${await fetchModel({ ...hub, manifest: await pinned(manifest) })}\n`);
    });
}

const foldersOf = ({ models }: Flags): readonly string[] =>
  models === undefined ? modelFolders() : [models];

/** Progress on standard error, one line per file. */
const report = (path: string): void => {
  process.stderr.write(`fetching ${path}\n`);
};

async function printPinned(hub: HubModel, path: string, files?: readonly string[]): Promise<void> {
  if (await stat(path).catch(() => undefined)) {
    throw errors.USAGE`--pin writes a new file, and ${path} exists already; fetch with --manifest ${path}, or remove it to trust the hub anew`;
  }
  const manifest = await pinModel({ ...hub, ...(files ? { files } : {}) });
  await new Outputs().write(path, json(manifest));
  const rows = manifest.models[0]!.files.map(({ path: file, bytes, sha256 }) => [
    sha256,
    file,
    size(bytes),
  ]);
  await print(
    `${table(rows)}These are the hashes of what ${hub.endpoint} sent today. Compare them with published ones, keep ${path}, and fetch with --manifest ${path}\n`,
  );
}

async function pinned(path: string | undefined): Promise<Manifest> {
  if (path === undefined) {
    throw errors.HUB_REFUSED`fetching needs --manifest with the pinned hashes; write one first, in a separate step, with --pin FILE`;
  }
  try {
    return parseManifest(await readFile(path, "utf8"), path);
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    throw new PalimpsestError(
      "INPUT_NOT_FOUND",
      `the manifest ${path} cannot be read; check the path, or write one with --pin`,
      { cause: error },
    );
  }
}

const withFlags = (command: Command): Command =>
  command
    .option("--models <folder>", "folder of a manifest (default: the installed models)")
    .option("--json", "print one JSON value");

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** Columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths![column]!))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}
