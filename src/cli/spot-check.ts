/** `--review 1%`: a sample of a run for the workstation, and the file that says what the run had hidden in it. */

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import { drawSample } from "../corpus/sample.js";
import type { Sanitized } from "../document/document.js";
import { createFileReader } from "../entries/formats.js";
import { upperBound } from "../entries/own/release.js";
import { errors } from "../errors.js";
import type { Policy } from "../policy/policy.js";
import { type Input, readInput } from "./inputs.js";
import { readOptions } from "./run.js";
import { goesIntoFolder, type SinkFlags } from "./sink.js";

/** How large a sample is: a share of the documents, or a number of them. */
export type SampleSize = { readonly share: number } | { readonly number: number };

export const reviewOption = (): Option =>
  new Option(
    "--review <size>",
    "put a random sample of the documents, such as 1% or 300, into OUTPUT-review for 'palimpsest serve --data'; once people have read it, 'palimpsest review' calculates an upper limit on what the run missed",
  ).argParser(sizeOf);

function sizeOf(text: string): SampleSize {
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%)?$/.exec(text) ?? [];
  const value = Number(number);
  if (percent && value > 0 && value <= 100) return { share: value / 100 };
  if (!percent && value > 0 && Number.isInteger(value)) return { number: value };
  throw new InvalidArgumentError(
    "it must be a share up to 100%, such as 1%, or a whole number above 0",
  );
}

/** What a sample file has: no words of the documents. */
const SampleSchema = Type.Object({
  version: Type.Literal(1),
  kind: Type.Literal("sample"),
  /** Documents of the run. */
  documents: Type.Integer({ minimum: 0 }),
  sample: Type.Array(
    Type.Object({
      task: Type.String(),
      stratum: Type.String(),
      characters: Type.Integer(),
      /** Start and end of each span that the run replaced, in UTF-16. */
      hidden: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
    }),
  ),
});
export type SampleFile = Static<typeof SampleSchema>;

const SAMPLE_FILE = "sample.json";
export const CONFIDENCE = 0.95;

/** The folder of a run's sample. */
const folderOf = ({ output }: SinkFlags): string => `${output!.replace(/[\\/]+$/, "")}-review`;

/** @throws USAGE, OUTPUT_EXISTS before anything is done */
export function checkReview(inputs: readonly string[], flags: SinkFlags): void {
  if (flags.review === undefined) return;
  if (!goesIntoFolder(inputs, flags)) {
    throw errors.USAGE`--review draws its sample from the documents of a folder; name a folder and -o FOLDER`;
  }
  if (flags.resume) {
    throw errors.USAGE`--review draws its sample from the whole run, but --resume skips the inputs already done; run again without --resume and with --overwrite, or without --review`;
  }
  if (existsSync(folderOf(flags))) {
    throw errors.OUTPUT_EXISTS`${folderOf(flags)} exists and may contain somebody's review; move it away, or choose another output folder`;
  }
}

/** One document of the run, as the sample needs it. */
interface Candidate {
  readonly input: Input;
  /** Its place in the input. */
  readonly place: number;
  readonly characters: number;
  readonly stratum: string;
  readonly risk: number;
  readonly hidden: readonly [number, number][];
  readonly direct: number;
}

export interface SpotCheck {
  see(input: Input, sanitized: readonly Sanitized[]): void;
  /** Draws the sample and stores it. @returns one sentence on it */
  store(policy: Policy): Promise<string>;
}

export function createSpotCheck(flags: SinkFlags): SpotCheck {
  const candidates: Candidate[] = [];
  return {
    see(input, sanitized) {
      for (const [place, one] of sanitized.entries()) {
        candidates.push(candidateOf(input, place, one));
      }
    },
    async store(policy) {
      const { review } = flags;
      const count =
        "share" in review! ? Math.ceil(review.share * candidates.length) : review!.number;
      const ordered = candidates.sort(
        (a, b) => order(a.stratum, b.stratum) || a.risk - b.risk || order(a.input.id, b.input.id),
      );
      const sample = drawSample(ordered, count);
      const folder = folderOf(flags);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { storeCheck } = await import("../server/review/spot-check.js");
      const tasks = await storeCheck(
        { data: folder },
        {
          name: `Spot check of ${flags.output}`.slice(0, 200),
          policy,
          documents: await textsOf(sample, flags, policy),
        },
      );
      const content: SampleFile = {
        version: 1,
        kind: "sample",
        documents: candidates.length,
        sample: sample.map(({ stratum, characters, hidden }, i) => ({
          task: tasks[i]!,
          stratum,
          characters,
          hidden: hidden.map((span): [number, number] => [...span]),
        })),
      };
      await writeFile(join(folder, SAMPLE_FILE), `${JSON.stringify(content)}\n`, { mode: 0o600 });
      const direct = sample.reduce((sum, one) => sum + one.direct, 0);
      const best = percentOf(upperBound(0, direct, CONFIDENCE));
      return `review: ${sample.length} of ${candidates.length} documents are in ${folder}, which contains originals; read them with 'palimpsest serve --data ${folder}', then run 'palimpsest review ${folder}'. If nothing is missed in them, it will say: at most ${best} of the direct identifiers missed`;
    },
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const percentOf = (share: number): string =>
  `${(100 * share).toPrecision(share < 0.1 ? 2 : 3)}%`;

function candidateOf(input: Input, place: number, one: Sanitized): Candidate {
  const { document, entities, decisions, replacements, risks } = one;
  const masked = new Set(decisions.filter(({ action }) => action === "mask").map((d) => d.entity));
  const folder = dirname(input.relative);
  return {
    input,
    place,
    characters: document.text.length,
    stratum: `${folder === "." ? "" : `${folder}/, `}${extname(input.relative).slice(1) || "no ending"}`,
    risk: risks.reduce((most, { risk }) => Math.max(most, risk), 0),
    hidden: replacements
      .filter(({ start, end, replacement }) => document.text.slice(start, end) !== replacement)
      .map(({ start, end }) => [start, end]),
    direct: entities
      .filter(({ id, identifier }) => identifier === "DIRECT" && masked.has(id))
      .reduce((sum, { mentions }) => sum + mentions.length, 0),
  };
}

/** The texts of the sample, read once more. @throws INPUT_CHANGED */
async function textsOf(sample: readonly Candidate[], flags: SinkFlags, policy: Policy) {
  const reader = createFileReader({ seconds: flags.maxSeconds });
  const options = readOptions(flags, policy);
  try {
    const texts = [];
    for (const { input, place, characters } of sample) {
      const file = await readInput(
        input,
        { ...options, note: () => {}, scope: input.name },
        reader,
      );
      const document = file.documents[place];
      if (document?.text.length !== characters) {
        throw errors.INPUT_CHANGED`${input.name} changed after it was sanitized, so no sample was stored; run again when it is complete`;
      }
      texts.push({ name: document.id, text: document.text, persons: document.persons });
    }
    return texts;
  } finally {
    reader.close();
  }
}

/** @throws INPUT_NOT_FOUND, INPUT_FORMAT */
export async function readSample(folder: string): Promise<SampleFile> {
  let text: string;
  try {
    text = await readFile(join(folder, SAMPLE_FILE), "utf8");
  } catch {
    throw errors.INPUT_NOT_FOUND`${folder} has no sample; name the folder that 'palimpsest sanitize --review' made`;
  }
  try {
    const value: unknown = JSON.parse(text);
    if (Check(SampleSchema, value)) return value;
  } catch {}
  throw errors.INPUT_FORMAT`the sample in ${folder} is damaged or of a later release; draw another with 'palimpsest sanitize --review'`;
}
