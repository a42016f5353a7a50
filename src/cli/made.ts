/** The provenance in every file of figures. */

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import type { Holding, Made } from "../entries/evaluate.js";
import { listModels } from "../entries/models.js";
import { errors } from "../errors.js";
import { VERSION } from "../files/version.js";

export interface InputPath {
  readonly path: string;
  readonly holds: Holding;
}

export interface MadeOptions {
  readonly inputs: readonly InputPath[];
  /** Names in the manifest; default all of them. */
  readonly models?: readonly string[];
  /** Whether the file goes to readers of a release, who learn no names of files, folders or columns. */
  readonly isReleased?: boolean;
  /** Folder of the manifest; default the shipped one. */
  readonly directory?: string | undefined;
}

/** @throws MODEL_MISSING, MODEL_INVALID; INPUT_UNREADABLE where an input went away meanwhile */
export async function madeBy(
  command: Command,
  { inputs, models: wanted, directory, isReleased = false }: MadeOptions,
): Promise<Made> {
  const models = await listModels(directory);
  const hashed = [];
  for (const { path, holds } of inputs) {
    const name = isReleased ? holds : path === "-" ? "standard input" : path;
    hashed.push({ name, ...(path !== "-" && { sha256: await hashAt(path) }), holds });
  }
  return {
    version: VERSION,
    command: commandLine(command, isReleased),
    models: models
      .filter(({ name }) => wanted?.includes(name) ?? true)
      .map(({ name, files }) => ({
        name,
        files: files.map(({ path, sha256 }) => ({ path, sha256 })),
      })),
    inputs: hashed,
  };
}

/** Options whose value may name a person. */
const PRIVATE = new Set(["person"]);

/** Options of 'sanitize' whose values are keywords and numbers of ours; those of others may name files, columns, people. */
const PLAIN = new Set(
  `mask replace measures threshold k solver seed from to personsAs others officials preset labels language names
  suppress jobs untilSafe untilSafeAttacker kind minScore without maxSeconds maxBytes offsets ocr`.split(
    /\s+/,
  ),
);

/**
 * The command as it can be typed again, options in the order of the help.
 * @param isReleased for readers of a release: what is not a keyword or a number of ours is a word for its kind
 */
export function commandLine(command: Command, isReleased = false): string {
  const names: string[] = [];
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name());
  const options = command.options.flatMap((option) => {
    const key = option.attributeName();
    if (command.getOptionValueSource(key) !== "cli") return [];
    const value: unknown = command.getOptionValue(key);
    const flag = option.long ?? option.short!;
    if (value === true || value === false) return [flag];
    const values = (Array.isArray(value) ? value : [value]).map((one) =>
      PRIVATE.has(key)
        ? "NAME"
        : isReleased && !PLAIN.has(key)
          ? "VALUE"
          : quoted(withoutLogin(String(one))),
    );
    return option.variadic ? [flag, ...values] : values.flatMap((one) => [flag, one]);
  });
  const inputs = isReleased ? command.args.map(() => "INPUT") : command.args.map(quoted);
  return ["palimpsest", ...names, ...inputs, ...options].join(" ");
}

/** An address without the name and password it may carry. */
const withoutLogin = (value: string): string => value.replace(/(?<=^https?:\/\/)[^/@]*@/, "");

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** SHA-256 of a file, or of a folder over the paths and hashes of its files, hidden ones left out. */
async function hashAt(path: string): Promise<string> {
  try {
    const hash = createHash("sha256");
    if (!(await stat(path)).isDirectory()) {
      await pipeline(createReadStream(path), hash);
      return hash.digest("hex");
    }
    const entries = await readdir(path, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith(".") || !(entry.isFile() || entry.isDirectory())) continue;
      hash.update(`${entry.name}\0${await hashAt(join(path, entry.name))}\n`);
    }
    return hash.digest("hex");
  } catch {
    throw errors.INPUT_UNREADABLE`${path} could not be read again for its hash; leave it in place while the command runs`;
  }
}
