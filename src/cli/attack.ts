/**
 * `palimpsest attack`: whose are these anonymized texts? Three forms: a table of records, originals
 * with masks, or one document. The background is read once; settings are chosen on the attack's own
 * development set.
 */

import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type Command, Option } from "commander";
import {
  type Anonymized,
  ATTACKERS,
  type AttackerName,
  type AttackJson,
  attack,
  attackDocument,
  attackToJson,
  type BackgroundDocument,
  createDocument,
  createSanitizer,
  type DocumentAttackJson,
  documentAttackToJson,
  editedText,
  loadEmbedder,
  PalimpsestError,
  place,
  prepareAttack,
  readFormat,
  readIndividuals,
  readMasks,
  readTextsAt,
  type Span,
} from "../index.js";
import { readTextFile } from "./inputs.js";
import { type JsonFlag, nameOf, printMetrics, type Row } from "./metrics.js";
import { repeatable } from "./options.js";

interface AttackFlags extends JsonFlag {
  readonly data?: string;
  readonly name: string;
  readonly background?: string;
  readonly originals?: string;
  readonly masks?: readonly string[];
  readonly document?: string;
  readonly person?: string;
  readonly attacker: AttackerName;
  readonly independent?: boolean;
  readonly without: readonly string[];
  readonly seed: string;
}

export function registerAttack(program: Command): void {
  program
    .command("attack")
    .description("re-identification risk: whose are these anonymized texts?")
    .option("--data <file>", "a table of records (JSON), one an individual")
    .option("--name <column>", "column of names in --data", "name")
    .option(
      "--background <place>",
      "column of background texts in --data; else a file or folder of them",
    )
    .option("--originals <file>", "clear texts: {ID: text}, benchmark form, a file or a folder")
    .option("--masks <files...>", "masks of --originals, one file a method")
    .option("--document <file>", "attack this document alone")
    .option("--person <name>", "whose --document is, as the background names them")
    .addOption(
      new Option("--attacker <name>", "lexical, neural, or both combined")
        .choices([...ATTACKERS])
        .default("ensemble"),
    )
    .option("--independent", "attack each text as if there were no others")
    .addOption(repeatable("--without <method>", "leave out a column of --data"))
    .option("--seed <number>", "seed of the development set and the bootstrap", "0")
    .option("--json", "print one JSON value")
    .action(run);
}

async function run(flags: AttackFlags): Promise<void> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  if (flags.document !== undefined) {
    const result = await attackOne(flags, flags.document);
    printMetrics({ ...result, seconds: seconds() }, flags, documentRows);
  } else {
    const result = await attackMany(flags);
    printMetrics({ ...result, seconds: seconds() }, flags, riskRows);
  }
}

/** What is attacked, and with what. */
interface Sources {
  readonly background: Iterable<BackgroundDocument> | AsyncIterable<BackgroundDocument>;
  readonly anonymized: Anonymized;
}

async function attackMany(flags: AttackFlags): Promise<AttackJson> {
  const { background, anonymized } = await readSources(flags);
  const texts = [...anonymized.values()].flatMap((ofMethod) => [...ofMethod.values()]);
  const attacker = await prepare(flags, background, medianLength(texts));
  const result = await attack(attacker, anonymized, {
    independent: flags.independent ?? false,
    seed: seedOf(flags),
  });
  if (result.present < result.individuals) {
    tell(
      `${result.individuals - result.present} of ${result.individuals} individuals have no background; risk is at most ${result.cap.toFixed(1)}%`,
    );
  }
  return attackToJson(result, (method, individual) => anonymized.get(method)!.get(individual)!);
}

/** People of the development set when one document is attacked: an answer is wanted in seconds. */
const PEOPLE_FOR_ONE = 30;

async function attackOne(flags: AttackFlags, path: string): Promise<DocumentAttackJson> {
  const place = needed(flags.background, "--document needs --background, a file or folder");
  const text = await documentText(path);
  const attacker = await prepare(flags, readTextsAt(place), text.length, PEOPLE_FOR_ONE);
  return documentAttackToJson(await attackDocument(attacker, text, flags.person), text);
}

async function documentText(path: string): Promise<string> {
  if (path === "-") return readTextFile(path);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch {
    throw new PalimpsestError(
      "INPUT_NOT_FOUND",
      `expected a document at ${path}, found none that can be read; check the path`,
    );
  }
  const options = { name: path, id: basename(path), persons: [] };
  const { documents } = await readFormat(bytes, "auto", options);
  return documents.map(({ text }) => text).join("\n");
}

async function readSources(flags: AttackFlags): Promise<Sources> {
  const background = needed(
    flags.background,
    "attack needs --data with --background COLUMN, --originals with --background and --masks, or --document with --background",
  );
  if (flags.data !== undefined) return fromTable(flags, flags.data, background);
  const originals = needed(flags.originals, "attack needs --data, --originals or --document");
  return { background: readTextsAt(background), anonymized: await fromMasks(originals, flags) };
}

async function fromTable(flags: AttackFlags, path: string, background: string): Promise<Sources> {
  const columns = { name: flags.name, background };
  const individuals = readIndividuals(await readTextFile(path), nameOf(path), columns);
  const unknown = flags.without.filter((method) => !individuals.methods.has(method));
  if (unknown.length > 0) {
    throw new PalimpsestError(
      "USAGE",
      `expected --without to name a column of anonymized texts, got ${unknown.join(", ")}; there are ${[...individuals.methods.keys()].join(", ")}`,
    );
  }
  const methods = [...individuals.methods].filter(([method]) => !flags.without.includes(method));
  return {
    background: Array.from(individuals.background, ([id, text]) => ({ id, text })),
    anonymized: new Map(methods),
  };
}

/** The clear texts as a method of their own, and each file of masks as another, named by its file. */
async function fromMasks(originals: string, { masks = [] }: AttackFlags): Promise<Anonymized> {
  const texts = new Map<string, string>();
  for await (const { id, text } of readTextsAt(originals)) texts.set(id, text);
  const methods = new Map<string, ReadonlyMap<string, string>>([["original", texts]]);
  for (const path of masks) {
    const method = basename(path, extname(path));
    if (methods.has(method)) {
      throw new PalimpsestError(
        "DUPLICATE_ID",
        `expected masks of different names, got '${method}' again; rename a file`,
      );
    }
    methods.set(method, await masked(texts, path));
  }
  return methods;
}

const SUPPRESSED = "***";

async function masked(
  texts: ReadonlyMap<string, string>,
  path: string,
): Promise<ReadonlyMap<string, string>> {
  const masks = readMasks(await readTextFile(path), nameOf(path));
  const known = [...masks].filter(([id]) => texts.has(id));
  if (known.length === 0) {
    throw new PalimpsestError(
      "INPUT_FORMAT",
      `expected masks of the originals in ${nameOf(path)}, got ids that do not meet: ${first(masks.keys())} there, ${first(texts.keys())} here; check that both use the same ids`,
    );
  }
  if (known.length < masks.size) tell(`${masks.size - known.length} masked texts have no original`);
  return new Map(
    known.map(([id, spans]) => {
      const text = texts.get(id)!;
      const edits = place(createDocument(text, { id }), spans).map((edit) => ({
        ...edit,
        replacement: edit.replacement ?? SUPPRESSED,
      }));
      return [id, editedText({ id, text, edits })];
    }),
  );
}

async function prepare(
  flags: AttackFlags,
  background: Sources["background"],
  length: number,
  people?: number,
) {
  const sanitizer = await createSanitizer({ version: 1, mask: "all" });
  return prepareAttack({
    background,
    attacker: flags.attacker,
    findSpans: async (text): Promise<readonly Span[]> =>
      (await sanitizer.detect(createDocument(text))).mentions,
    ...(flags.attacker !== "lexical" && { embedder: await loadEmbedder() }),
    length,
    ...(people !== undefined && { people }),
    seed: seedOf(flags),
  });
}

function medianLength(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length).sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}

function needed(value: string | undefined, what: string): string {
  if (value !== undefined) return value;
  throw new PalimpsestError("USAGE", `${what}; 'palimpsest attack --help' shows the forms`);
}

function seedOf({ seed }: AttackFlags): number {
  const number = Number(seed);
  if (seed.trim() !== "" && Number.isSafeInteger(number) && number >= 0) return number;
  throw new PalimpsestError("USAGE", `expected --seed with a whole number from 0, got '${seed}'`);
}

const first = (ids: Iterable<string>): string => [...ids].slice(0, 3).join(", ") || "none";

const tell = (what: string): void => {
  process.stderr.write(`palimpsest: ${what}\n`);
};

const percent = (value: number) => value.toFixed(1);

function riskRows(result: AttackJson & { seconds: number }): Row[] {
  return [
    [
      `${result.individuals} individuals, ${result.background} candidates`,
      "risk",
      "95%",
      "alone",
      "at 5",
      "at 10",
    ],
    ...Object.entries(result.risk).map(([method, risk]): Row => {
      const [low, high] = result.interval[method]!;
      const at = result.riskAt[method]!;
      return [
        method,
        percent(risk),
        `${percent(low)}-${percent(high)}`,
        percent(result.riskAlone[method]!),
        percent(at[5]),
        percent(at[10]),
      ];
    }),
    ["chance", result.chance.toFixed(2)],
    ["cap", percent(result.cap)],
    ["seconds", percent(result.seconds)],
  ];
}

function documentRows(result: DocumentAttackJson & { seconds: number }): Row[] {
  const { candidates, person, clues } = result;
  return [
    ["candidate", "rank", "probability"],
    ...candidates.map(({ id, rank, probability }): Row => [id, rank, probability.toFixed(3)]),
    ...(person ? [[`${person.id}, the person`, person.rank, person.probability.toFixed(3)]] : []),
    ["word that gives it away", "weight", "times"],
    ...clues.map(({ text, weight, places }): Row => [text, weight.toFixed(2), places.length]),
    ["seconds", percent(result.seconds)],
  ];
}
