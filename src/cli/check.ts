import type { Command } from "commander";
import { Check } from "typebox/value";
import type { SanitizedJson } from "../document/json.js";
import { maskedBy } from "../document/masked.js";
import { offsetConverter } from "../document/offsets.js";
import type { ReleasedDocument } from "../entries/evaluate.js";
import { exposedAcross } from "../entries/own/release.js";
import { SanitizedSchema } from "../entries/schemas.js";
import { errors, PalimpsestError } from "../errors.js";
import { createResources } from "../index.js";
import { type SaidTogether, saidTogether } from "./check-people.js";
import { findInputs, readTextFile } from "./inputs.js";
import { wholeNumber } from "./whole-number.js";

interface CheckFlags {
  readonly json?: boolean;
  readonly offsets: "codepoint" | "utf16";
  readonly k: number;
  readonly population?: string;
  readonly rates?: string;
}

/** `palimpsest check RELEASE`: words hidden in one document and left in another, and people whom documents give away together. */
export function registerCheck(program: Command): void {
  program
    .command("check")
    .argument("<release...>", "outputs of 'sanitize --to json', files or folders")
    .option(
      "--offsets <unit>",
      "unit of the offsets in these outputs: codepoint or utf16",
      "codepoint",
    )
    .option("--k <number>", "least number of people who must fit", wholeNumber(1), 20)
    .option(
      "--population <people>",
      "among whom: GB, Leeds, 340, 'staff: 340' (default: as the documents suggest)",
    )
    .option("--rates <file>", "base rates of your own")
    .option("--json", "print one JSON value")
    .addHelpText("after", "\nExit status 1 where such words or people are found.")
    .action(async (paths: string[], flags: CheckFlags) => {
      const results: SanitizedJson[] = [];
      for (const input of findInputs(paths)) {
        if (input instanceof PalimpsestError) throw input;
        if ("passedOver" in input || input.path === undefined) continue;
        results.push(...sanitizedIn(await readTextFile(input.path), input.name));
      }
      const documents = results.map((one) => releasedIn(one, flags));
      const found = exposedAcross(documents);
      const { k, population, offsets, rates } = flags;
      const people = saidTogether(results, offsets, {
        k,
        rates: await createResources().rates(rates === undefined ? {} : { rates }),
        ...(population !== undefined && { population }),
      });
      if (flags.json) {
        process.stdout.write(
          `${JSON.stringify({ documents: documents.length, findings: found.map((one) => inCodePoints(one, documents)), people })}\n`,
        );
      } else {
        for (const { type, hiddenIn, shownIn } of found) {
          const places = shownIn.map(({ id, start }) => `${id} at ${start}`);
          process.stdout.write(
            `${type.padEnd(8)} hidden in ${some(hiddenIn)}; shown in ${some(places)}\n`,
          );
        }
        for (const one of people) process.stdout.write(`${sentenceOf(one)}\n`);
        process.stdout.write(
          `${documents.length} documents, ${found.length} hidden terms shown elsewhere, ${people.length} people given away by several documents together\n`,
        );
      }
      process.exitCode = found.length + people.length > 0 ? 1 : 0;
    });
}

/** Contains no words of the documents. */
function sentenceOf({ documents, people, population, kinds }: SaidTogether): string {
  const alone = documents.map((one) => `${one.id} ${one.people.toLocaleString("en")}`);
  const fit =
    people === 1 ? `1 person of ${population} fits` : `${people} people of ${population} fit`;
  return `PERSON   about ${fit} what ${some(documents.map(({ id }) => id))} show together (${kinds.join(", ")}); alone leave ${some(alone)}`;
}

const MOST_NAMED = 3;

const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(", ")
    : `${names.slice(0, MOST_NAMED).join(", ")} and ${names.length - MOST_NAMED} more`;

function inCodePoints(
  { type, hiddenIn, shownIn }: ReturnType<typeof exposedAcross>[number],
  documents: readonly ReleasedDocument[],
) {
  return {
    type,
    hiddenIn,
    shownIn: shownIn.map(({ id, start, end }) => {
      const { toCodePoint } = offsetConverter(documents.find((one) => one.id === id)!.text);
      return { id, start: toCodePoint(start), end: toCodePoint(end) };
    }),
  };
}

/** What `sanitize --to json` wrote: one document, a list of them, or one per line. @throws INPUT_FORMAT */
export function sanitizedIn(json: string, name: string): SanitizedJson[] {
  const values = valuesIn(json);
  if (values?.every((one) => Check(SanitizedSchema, one))) return values as SanitizedJson[];
  throw errors.INPUT_FORMAT`${name} does not hold results of 'palimpsest sanitize --to json'; sanitize the originals again in that form and check those files`;
}

function valuesIn(json: string): unknown[] | undefined {
  for (const text of [json, `[${json.trim().replaceAll("\n", ",")}]`]) {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value : [value];
    } catch {
      // perhaps one per line
    }
  }
  return undefined;
}

function releasedIn(
  { id, text, mentions, entities, decisions, replacements }: SanitizedJson,
  { offsets }: CheckFlags,
): ReleasedDocument {
  const { toUtf16 } = offsetConverter(text);
  const unit = (at: number) => (offsets === "utf16" ? at : toUtf16(at));
  const masked = maskedBy(decisions);
  return {
    id,
    text,
    hidden: entities
      .filter((entity) => masked.has(entity.id))
      .flatMap((entity) =>
        entity.mentions.map((at) => ({ words: mentions[at]!.text, type: entity.type })),
      ),
    replaced: replacements
      .map(({ outStart, outEnd }) => ({ start: unit(outStart), end: unit(outEnd) }))
      .sort((a, b) => a.start - b.start),
  };
}
