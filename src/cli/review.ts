import type { Command } from "commander";
import type { MissBounds, ReadDocument } from "../entries/evaluate.js";
import { missBounds } from "../entries/own/release.js";
import { errors } from "../errors.js";
import { madeBy } from "./made.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
import { CONFIDENCE, percentOf, readSample, type SampleFile } from "./spot-check.js";

type ReviewFlags = OverwriteFlag & {
  readonly json?: boolean;
  readonly output?: string;
  readonly keyFile?: string;
};

/** `palimpsest review FOLDER`: what the readers of a sample found that the run had missed. */
export function registerReview(program: Command): void {
  withOverwrite(program.command("review"))
    .argument("<folder>", "folder made by 'sanitize --review', once its documents have been read")
    .option("--key-file <file>", "file with the key that the server was given, if it was")
    .option("--json", "print one JSON value")
    .option("-o, --output <file>", "write that value for 'palimpsest report'")
    .addHelpText("after", "\nExit status 1 while documents of the sample wait to be read.")
    .action(async (folder: string, flags: ReviewFlags, command: Command) => {
      const sample = await readSample(folder);
      const { readCheck } = await import("../server/review/spot-check.js");
      const checked = await readCheck(
        { data: folder, ...(flags.keyFile !== undefined && { keyFile: flags.keyFile }) },
        sample.sample.map(({ task }) => task),
      );
      const waiting = checked.filter(({ finished }) => !finished).length;
      if (waiting > 0) {
        process.stdout.write(
          `${checked.length - waiting} of ${checked.length} documents have been read; finish the other ${waiting} with 'palimpsest serve --data ${folder}', since a bound from part of a sample would not hold\n`,
        );
        process.exitCode = 1;
        return;
      }
      const read = sample.sample.map((one, i) => readDocument(one, checked[i]!));
      const figures = {
        version: 1 as const,
        kind: "spot-check" as const,
        population: sample.documents,
        ...missBounds(read, CONFIDENCE),
        strata: strataOf(read),
        made: await madeBy(command, { inputs: [], directory: undefined }),
      };
      const json = `${JSON.stringify(figures, null, 2)}\n`;
      if (flags.output !== undefined) {
        await outputOf(flags.output, flags, [folder]).write(flags.output, json);
      }
      process.stdout.write(flags.json ? json : linesOf(figures));
    });
}

/** Types that identify somebody alone. */
const DIRECT: ReadonlySet<string> = new Set(["PERSON", "CODE"]);

function readDocument(
  { stratum, characters, hidden }: SampleFile["sample"][number],
  checked: Awaited<ReturnType<typeof import("../server/review/spot-check.js").readCheck>>[number],
): ReadDocument {
  if (checked.text.length !== characters) {
    throw errors.INPUT_CHANGED`a document of the store is not the one that was drawn; draw another sample with 'palimpsest sanitize --review'`;
  }
  const direct = checked.hidden.filter(({ type }) => DIRECT.has(type));
  const isHidden = (at: number) => hidden.some(([start, end]) => at >= start && at < end);
  const missed = direct.filter(({ start, end }) => {
    for (let at = start; at < end; at++) {
      if (/[\p{L}\p{N}]/u.test(checked.text[at]!) && !isHidden(at)) return true;
    }
    return false;
  });
  return { stratum, identifiers: direct.length, missed: missed.length };
}

function strataOf(read: readonly ReadDocument[]) {
  const strata = new Map<string, { documents: number; identifiers: number; missed: number }>();
  for (const { stratum, identifiers, missed } of read) {
    const sum = strata.get(stratum) ?? { documents: 0, identifiers: 0, missed: 0 };
    strata.set(stratum, {
      documents: sum.documents + 1,
      identifiers: sum.identifiers + identifiers,
      missed: sum.missed + missed,
    });
  }
  return [...strata].map(([name, sums]) => ({ name, ...sums }));
}

function linesOf(
  figures: MissBounds & { population: number; strata: ReturnType<typeof strataOf> },
): string {
  const { documents, population, identifiers, missed, documentsWithMiss } = figures;
  const lines = [
    `${documents} of ${population} documents read, with ${identifiers} direct identifiers; ${missed} were missed, in ${documentsWithMiss} of the documents`,
    `at most ${percentOf(figures.identifiersBound)} of the direct identifiers missed, ${100 * figures.confidence}%`,
    `at most ${percentOf(figures.documentsBound)} of the documents with one, ${100 * figures.confidence}%`,
    ...figures.strata
      .filter((one) => one.missed > 0)
      .map((one) => `  ${one.name}: ${one.missed} of ${one.identifiers} missed`),
  ];
  return `${lines.join("\n")}\n`;
}
