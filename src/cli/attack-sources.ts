/** What `palimpsest attack` reads: a table of records, originals with masks, or one document. */

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createDocument } from "../document/document.js";
import type { Anonymized, AttackJson } from "../entries/evaluate.js";
import {
  columnNames,
  createFileReader,
  place,
  readIndividuals,
  readMasks,
  readTextsAt,
} from "../entries/formats.js";
import type { BackgroundDocument } from "../entries/knowledge.js";
import { errors } from "../errors.js";
import type { AttackerFlags } from "./attacker.js";
import { readTextFile } from "./inputs.js";
import type { InputPath } from "./made.js";
import { type JsonFlag, methodOf, nameOf } from "./metrics.js";
import { outputText } from "./outputs.js";
import type { OverwriteFlag } from "./overwrite.js";

export interface AttackFlags extends AttackerFlags, JsonFlag, OverwriteFlag {
  readonly data?: string;
  readonly name: string;
  readonly background?: string;
  readonly originals?: string;
  readonly masks?: readonly string[];
  readonly document?: string;
  readonly person?: string;
  readonly independent?: boolean;
  readonly without: readonly string[];
  readonly clear: readonly string[];
  readonly report: readonly string[];
  readonly picture?: string;
  readonly seed: number;
}

/** What is attacked, and with what. */
export interface Sources {
  readonly background: Iterable<BackgroundDocument> | AsyncIterable<BackgroundDocument>;
  readonly anonymized: Anonymized;
  /** Methods that are clear text; null where nobody said. */
  readonly clear: AttackJson["clear"];
  readonly ids: AttackJson["ids"];
  readonly inputs: readonly InputPath[];
}

export async function documentText(path: string): Promise<string> {
  if (path === "-") return readTextFile(path);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch {
    throw errors.INPUT_NOT_FOUND`the document ${path} cannot be read; check the path`;
  }
  const options = { name: path, id: basename(path), persons: [] };
  const reader = createFileReader();
  const { documents } = await reader.read(bytes, "auto", options).finally(() => reader.close());
  return documents.map(({ text }) => text).join("\n");
}

export async function readSources(flags: AttackFlags): Promise<Sources> {
  const background = needed(
    flags.background,
    "attack needs --data with --background COLUMN, --originals with --background and --masks, or --document with --background",
  );
  if (flags.data !== undefined) return fromTable(flags, flags.data, background);
  const originals = needed(flags.originals, "attack needs --data, --originals or --document");
  return {
    background: readTextsAt(background),
    anonymized: await fromMasks(originals, flags),
    clear: [ORIGINAL],
    ids: "documents",
    inputs: [
      { path: originals, holds: "originals" },
      { path: background, holds: "background" },
      ...(flags.masks ?? []).map((path) => ({ path, holds: "outputs" as const })),
    ],
  };
}

async function fromTable(flags: AttackFlags, path: string, background: string): Promise<Sources> {
  const columns = { name: flags.name, background };
  const individuals = readIndividuals(await readTextFile(path), nameOf(path), columns);
  const unknown = flags.without.filter((method) => !individuals.methods.has(method));
  if (unknown.length > 0) {
    throw errors.USAGE`--without names ${unknown.join(", ")}, which is not a column of anonymized texts; the columns are ${columnNames(individuals.methods.keys())}`;
  }
  const methods = [...individuals.methods].filter(([method]) => !flags.without.includes(method));
  return {
    background: Array.from(individuals.background, ([id, text]) => ({ id, text })),
    anonymized: new Map(methods),
    clear: clearColumns(flags.clear, individuals.methods),
    ids: "names",
    inputs: [{ path, holds: "originals" }],
  };
}

/** Columns of clear text: those named, else those that call themselves original; null for none. */
function clearColumns(
  named: readonly string[],
  methods: ReadonlyMap<string, unknown>,
): readonly string[] | null {
  const unknown = named.filter((column) => !methods.has(column));
  if (unknown.length > 0) {
    throw errors.USAGE`--clear names ${unknown.join(", ")}, which is not a column of texts; the columns are ${columnNames(methods.keys())}`;
  }
  const clear = named.length > 0 ? named : [...methods.keys()].filter((c) => /^original/i.test(c));
  return clear.length > 0 ? clear : null;
}

const ORIGINAL = "original";

/** The clear texts as a method of their own, and each file of masks as another, named by its file. */
async function fromMasks(originals: string, { masks = [] }: AttackFlags): Promise<Anonymized> {
  const texts = new Map<string, string>();
  for await (const { id, text } of readTextsAt(originals)) texts.set(id, text);
  const methods = new Map<string, ReadonlyMap<string, string>>([[ORIGINAL, texts]]);
  for (const path of masks) {
    const method = methodOf(path);
    if (methods.has(method)) {
      throw errors.DUPLICATE_ID`two files of masks are called '${method}'; rename one`;
    }
    methods.set(method, await masked(texts, path));
  }
  return methods;
}

async function masked(
  texts: ReadonlyMap<string, string>,
  path: string,
): Promise<ReadonlyMap<string, string>> {
  const masks = readMasks(await readTextFile(path), nameOf(path));
  const known = [...masks].filter(([id]) => texts.has(id));
  if (known.length === 0) {
    throw errors.INPUT_FORMAT`${nameOf(path)} has no masks for the originals: none of its ${masks.size} ids is among their ${texts.size}; check that both use the same ids`;
  }
  if (known.length < masks.size) tell(`${masks.size - known.length} masked texts have no original`);
  return new Map(
    known.map(([id, spans]) => {
      const text = texts.get(id)!;
      const edits = place(createDocument(text, { id }), spans);
      return [id, outputText({ id, text, edits })];
    }),
  );
}

export function needed(value: string | undefined, what: string): string {
  if (value !== undefined) return value;
  throw errors.USAGE`${what}; 'palimpsest attack --help' shows the forms`;
}

export const tell = (what: string): void => {
  process.stderr.write(`palimpsest: ${what}\n`);
};
