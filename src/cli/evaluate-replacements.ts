/**
 * `palimpsest evaluate replacements`: our candidates against what people chose, and sheets for people to
 * rate truthfulness and abstraction.
 */

import { createHash } from "node:crypto";
import type { Command } from "commander";
import type { GoldReplacement } from "../document/gold.js";
import { lazy } from "../document/lazy.js";
import {
  CONTEXT,
  evaluateReplacements,
  type Offered,
  type PairAgreement,
  pairwise,
  type RatingShares,
  type RatingSummary,
  type ReplacementMetrics,
  type ReplacementScores,
  readRatings,
  renderMatrix,
  type SheetRow,
  summarizeRatings,
  writeSheet,
} from "../entries/evaluate.js";
import { readWikiReplace } from "../entries/formats.js";
import { loadOntology } from "../entries/knowledge.js";
import { loadChoice } from "../entries/models.js";
import { asPeople, generalize, labelOf } from "../entries/replace.js";
import { errors } from "../errors.js";
import { readTextFile } from "./inputs.js";
import { madeBy } from "./made.js";
import { type JsonFlag, nameOf, printMetrics, type Row, score } from "./metrics.js";
import { occasionOf } from "./occasion.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
import { wholeNumber } from "./whole-number.js";

interface Flags extends JsonFlag, OverwriteFlag {
  readonly ontology?: string;
  readonly asPeople?: boolean;
  readonly sheet?: string;
  readonly picture?: string;
  readonly rows: number;
  readonly seed: number;
  readonly rated?: readonly string[];
}

export function registerReplacements(evaluate: Command): void {
  withOverwrite(evaluate.command("replacements"))
    .description("compare proposed replacements with human choices; create rating sheets")
    .argument(
      "[wikireplace]",
      "WikiReplace's file, in the benchmark's form with generalization_selection",
    )
    .option(
      "--ontology <folder>",
      "folder written by 'ontology build' (default: the shipped ontology)",
    )
    .option("--as-people", "start where the ranker expects people to, as 'replace: as-people' does")
    .option("--sheet <file>", "write a CSV sheet for rating truthfulness and abstraction")
    .option("--picture <file>", "write the kappas of pairs as a matrix (SVG)")
    .option("--rows <number>", "rows of the sheet", wholeNumber(1), 200)
    .option("--seed <number>", "seed for choosing the mentions of the sheet", wholeNumber(1), 1)
    .option(
      "--rated <files...>",
      "summarize completed sheets, one per rater, instead of evaluating",
    )
    .option("--json", "print one JSON value")
    .action(run);
}

async function run(path: string | undefined, flags: Flags, command: Command): Promise<void> {
  if (flags.rated) {
    const sheets = [];
    for (const file of flags.rated) {
      sheets.push(readRatings(await readTextFile(file), nameOf(file)));
    }
    const inputs = flags.rated.map((file) => ({ path: file, holds: "originals" as const }));
    return printMetrics(summarizeRatings(sheets), flags, ratingRows, { kind: "ratings" }, () =>
      madeBy(command, { inputs, models: [] }),
    );
  }
  if (path === undefined) {
    throw errors.USAGE`neither WikiReplace's file nor --rated FILES is given; name one of them`;
  }
  const outputs = outputOf(flags.sheet, flags, [path, flags.ontology]);
  const gold = readWikiReplace(await readTextFile(path), nameOf(path));
  const offered = await offer(gold, flags);
  if (flags.sheet !== undefined) {
    await outputs.write(flags.sheet, writeSheet(sheetRows(gold, offered, flags)));
  }
  const metrics = evaluateReplacements(gold, offered);
  if (flags.picture !== undefined) {
    const { names, kappaOf } = pairwise(metrics.agreement.pairs);
    const drawn = renderMatrix(names, kappaOf, "Cohen's kappa of pairs, ours first");
    await outputOf(flags.picture, flags, [path]).write(flags.picture, drawn);
  }
  await printMetrics(metrics, flags, replacementRows, { kind: "replacements" }, () =>
    madeBy(command, {
      inputs: [{ path, holds: "originals" }],
      models: ["ontology", ...(flags.asPeople ? ["choice"] : [])],
    }),
  );
}

/** What `sanitize` offers for each mention without a chat model. */
async function offer(
  gold: readonly GoldReplacement[],
  { ontology: directory, asPeople: ranked = false }: Pick<Flags, "ontology" | "asPeople">,
): Promise<Offered[]> {
  const ontology = await loadOntology(directory === undefined ? {} : { directory });
  const specific = generalize({ ontology: async () => ontology });
  const replacer = ranked ? asPeople(specific, lazy(loadChoice)) : specific;
  const offered: Offered[] = [];
  for (const one of gold) {
    const occasion = occasionOf(one);
    const [proposal] = await replacer.propose([occasion], one.document);
    offered.push({
      candidates: proposal!.candidates
        .filter(({ truth }) => truth === "true")
        .map(({ text }) => text),
      label: labelOf(occasion).text,
    });
  }
  return offered;
}

/** Mentions that have a candidate, drawn by the seed and in the order of the file. */
function sheetRows(
  gold: readonly GoldReplacement[],
  offered: readonly Offered[],
  { rows, seed }: Pick<Flags, "rows" | "seed">,
): SheetRow[] {
  const draw = (i: number) => createHash("sha256").update(`${seed} ${i}`).digest("hex");
  const drawn = gold
    .map((_, i) => i)
    .filter((i) => offered[i]!.candidates.length > 0)
    .map((i) => ({ i, lot: draw(i) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, rows)
    .sort((a, b) => a.i - b.i);
  return drawn.map(({ i }): SheetRow => {
    const { document, mention } = gold[i]!;
    const { text } = document;
    const { start, end, type } = mention;
    return {
      type,
      before: text.slice(Math.max(0, start - CONTEXT), start),
      original: text.slice(start, end),
      after: text.slice(end, end + CONTEXT),
      replacement: offered[i]!.candidates[0]!,
    };
  });
}

function replacementRows({ documents, byType, agreement, ...all }: ReplacementMetrics): Row[] {
  const row = (name: string, scores: ReplacementScores): Row => [
    name,
    scores.mentions,
    score(scores.withGeneralization),
    scores.choices,
    score(scores.suppressed),
    score(scores.selectedAmongCandidates),
  ];
  const levels = (name: string, { levels }: ReplacementScores): Row => [
    name,
    ...Object.entries(levels).map(([level, n]) => `${level}: ${n}`),
  ];
  return [
    [`${documents} documents`, "mentions", "generalized", "choices", "***", "among ours"],
    row("all", all),
    ...Object.entries(byType).map(([type, scores]) => row(type, scores)),
    levels("level of the choice", all),
    ...Object.entries(byType).map(([type, scores]) => levels(`  ${type}`, scores)),
    ["Light's kappa, our first with people", score(agreement.withPeople)],
    ["Light's kappa, among people", score(agreement.amongPeople)],
    ...pairRows(agreement.pairs),
  ];
}

/** Cohen's kappa of each two, ours in the first column, people by number. */
function pairRows(pairs: readonly PairAgreement[]): Row[] {
  const { names, kappaOf } = pairwise(pairs);
  const rows = names.slice(1).map((name, i): Row => {
    const before = names.slice(0, i + 1);
    const kappas = before.map((one) => score(kappaOf(one, name) ?? null));
    return [`  ${i + 1} ${name}`, ...kappas];
  });
  return [["Cohen's kappa of pairs", "ours", ...rows.slice(1).map((_, i) => i + 1)], ...rows];
}

function ratingRows({ byType, agreement, ...all }: RatingSummary): Row[] {
  const row = (name: string, { rated, ...shares }: RatingShares): Row => {
    const { neither, abstractNotTruthful, truthfulNotAbstract, truthfulAndAbstract } = shares;
    const apart = [neither, abstractNotTruthful, truthfulNotAbstract, truthfulAndAbstract];
    return [name, rated, ...[...apart, shares.truthful, shares.abstract].map(score)];
  };
  return [
    ["", "", "not truthful:", "", "truthful:", "", "", ""],
    ["", "rated", "other", "abstract", "other", "abstract", "truthful", "abstract"],
    row("all", all),
    ...Object.entries(byType).map(([type, shares]) => row(type, shares)),
    ...(agreement ? [agreementRow(agreement)] : []),
  ];
}

const agreementRow = (of: NonNullable<RatingSummary["agreement"]>): Row => {
  const kappas = [score(of.truthful), score(of.abstract)];
  return [`Cohen's kappa of two sheets, ${of.rows} rows`, "", "", "", "", "", ...kappas];
};
