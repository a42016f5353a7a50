/**
 * `palimpsest evaluate masks|entities|agreement`: metrics of outputs against people's annotations.
 * One JSON value on standard output with `--json`, else a table; what could not be scored is reported on
 * standard error.
 */

import { type Command, Option } from "commander";
import type { GoldDocument } from "../document/gold.js";
import { offsetConverter } from "../document/offsets.js";
import type { Span } from "../document/span.js";
import {
  type AgreementLabel,
  type AgreementMetrics,
  type DocumentRecall,
  type EntityMetrics,
  evaluateAgreement,
  evaluateEntities,
  evaluateMasks,
  exemptBy,
  type LevelAgreement,
  loadTagger,
  type MaskMetrics,
  type PartialScores,
  pairwise,
  partialScores,
  recallByDocument,
  renderMatrix,
  type SpanWeigher,
  type TextHashes,
  weigherOf,
  weigherOfMasked,
} from "../entries/evaluate.js";
import { place, readDetections, readMasks, readTab } from "../entries/formats.js";
import { type LanguageModel, loadFillMask, loadLanguageModel } from "../entries/models.js";
import { errors } from "../errors.js";
import type { Outputs } from "../files/outputs.js";
import { readTextFile } from "./inputs.js";
import { type InputPath, madeBy } from "./made.js";
import { type JsonFlag, methodOf, nameOf, printMetrics, type Row, score } from "./metrics.js";
import { outputHashes } from "./outputs.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

export interface EvaluateParts {
  /** Information content by a language model, for the weighted precision. */
  readonly weigh?: SpanWeigher;
}

const GOLD = "annotations in the benchmark's form";
const AS_JSON = ["--json", "print one JSON value"] as const;

/** The papers' own way of measuring information, in the place of the shipped n-grams. */
export const WITH_MODEL = [
  "--surprisal-model <folder>",
  "masked language model in ONNX that measures information, in place of the shipped n-grams",
] as const;

let languageModel: Promise<LanguageModel> | undefined;

/** Information content of spans by the shipped language model, loaded when first asked for. */
export async function informationContent(text: string, spans: readonly Span[]) {
  languageModel ??= loadLanguageModel();
  return weigherOf(await languageModel)(text, spans);
}

/** Adds `evaluate` and its metrics to the program; returns it, so that others can add theirs. */
export function registerEvaluate(program: Command, parts: EvaluateParts = {}): Command {
  const evaluate = program.command("evaluate");

  withOverwrite(evaluate.command("masks"))
    .description(
      "measure precision, recall and entity recall of masks (Text Anonymization Benchmark)",
    )
    .argument("<gold>", `${GOLD}, with masking decisions`)
    .argument("<predicted>", "masks: {DOC_ID: [[start, end], ...]}")
    .option(...WITH_MODEL)
    .option("--write-exempt <file>", "save, by document id, the spans that need not be masked")
    .option(...AS_JSON)
    .action(async (gold: string, predicted: string, options: MasksFlags, command: Command) => {
      const { texts, ...metrics } = await masks(gold, predicted, options, parts);
      await printMetrics(
        metrics,
        options,
        maskRows,
        { kind: "masks", method: methodOf(predicted), texts },
        () => madeBy(command, { inputs: against(gold, predicted), models: ["language-model"] }),
      );
    });

  evaluate
    .command("entities")
    .description("measure precision, recall and F1 of detected types, by token")
    .argument("<gold>", `${GOLD} or [{doc_id, text, mentions}]`)
    .argument("<predicted>", "output of 'palimpsest detect'")
    .option("--org-loc-same", "count an organization found as a place, or the reverse, as correct")
    .option(...AS_JSON)
    .action(async (gold: string, predicted: string, options: EntitiesFlags, command: Command) => {
      await printMetrics(
        await entities(gold, predicted, options),
        options,
        entityRows,
        { kind: "entities", method: methodOf(predicted) },
        // detections quote what they found
        () =>
          madeBy(command, {
            inputs: [gold, predicted].map((path) => ({ path, holds: "originals" })),
            models: [],
          }),
      );
    });

  withOverwrite(evaluate.command("agreement"))
    .description("measure Cohen's and Light's kappa and Krippendorff's alpha between annotators")
    .argument("<annotations>", `${GOLD}; some documents need several annotators`)
    .addOption(
      new Option("--label <label>", "what to compare: masking decisions or semantic types")
        .choices(["identifier", "type"])
        .default("identifier"),
    )
    .option("--picture <file>", "write the kappas of pairs, by span, as a matrix (SVG)")
    .option(...AS_JSON)
    .action(async (path: string, options: AgreementFlags, command: Command) => {
      const outputs = outputOf(options.picture, options, [path]);
      const documents = readTab(await readTextFile(path), nameOf(path));
      const agreement = evaluateAgreement(documents, options.label);
      if (options.picture !== undefined) {
        const { names, kappaOf } = pairwise(agreement.span.cohen);
        const title = "Cohen's kappa of pairs, by span";
        await outputs.write(options.picture, renderMatrix(names, kappaOf, title));
      }
      await printMetrics(
        agreement,
        options,
        agreementRows,
        { kind: "agreement", method: methodOf(path) },
        () => madeBy(command, { inputs: [{ path, holds: "originals" }], models: [] }),
      );
    });

  return evaluate;
}

/** Annotations quote the original; masks contain its replacements. */
const against = (gold: string, predicted: string): InputPath[] => [
  { path: gold, holds: "originals" },
  { path: predicted, holds: "outputs" },
];

interface MasksFlags extends JsonFlag, OverwriteFlag {
  readonly surprisalModel?: string;
  readonly writeExempt?: string;
}
interface EntitiesFlags extends JsonFlag {
  readonly orgLocSame?: boolean;
}
interface AgreementFlags extends JsonFlag, OverwriteFlag {
  readonly picture?: string;
  readonly label: AgreementLabel;
}

async function masks(
  goldPath: string,
  predictedPath: string,
  flags: MasksFlags,
  parts: EvaluateParts,
): Promise<MaskFigures> {
  const outputs = outputOf(flags.writeExempt, flags, [goldPath, predictedPath]);
  const [goldJson, predictedJson] = await readBoth(goldPath, predictedPath);
  const gold = readTab(goldJson, nameOf(goldPath));
  const pairs = pair(gold, readMasks(predictedJson, nameOf(predictedPath)));
  const exempt = exemptBy(await loadTagger());
  if (flags.writeExempt !== undefined) await writeExempt(outputs, flags.writeExempt, gold, exempt);
  return {
    ...(await evaluateMasks(gold, pairs, { exempt, ...parts, ...(await weighedBy(flags)) })),
    partial: partialScores(gold, pairs, exempt),
    byDocument: recallByDocument(gold, pairs, exempt),
    texts: outputHashes(
      gold.flatMap(({ document: { id, text } }) => {
        const edits = pairs.get(id);
        return edits ? [{ id, text, edits }] : [];
      }),
    ),
  };
}

/** The weigher that the flags name; nothing: the default. @throws MODEL_* */
export async function weighedBy({
  surprisalModel: folder,
}: Pick<MasksFlags, "surprisalModel">): Promise<{ readonly weigh?: SpanWeigher }> {
  return folder === undefined ? {} : { weigh: weigherOfMasked(await loadFillMask({ folder })) };
}

type MaskFigures = MaskMetrics & {
  /** Over mentions, whatever the boundaries of the masks. */
  readonly partial: PartialScores;
  readonly byDocument: Readonly<Record<string, DocumentRecall>>;
  readonly texts: TextHashes;
};

async function entities(
  goldPath: string,
  predictedPath: string,
  flags: EntitiesFlags,
): Promise<EntityMetrics> {
  const [goldJson, predictedJson] = await readBoth(goldPath, predictedPath);
  const gold = readTab(goldJson, nameOf(goldPath));
  const pairs = pair(gold, readDetections(predictedJson, nameOf(predictedPath)));
  return evaluateEntities(gold, pairs, { orgLocSame: flags.orgLocSame ?? false });
}

/** The predictions that have annotations, placed in their documents; reports how many have none. */
function pair<T extends Span>(
  gold: readonly GoldDocument[],
  predicted: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  const annotated = gold.filter(({ annotations }) => annotations.size > 0);
  const pairs = new Map<string, readonly T[]>();
  for (const { document } of annotated) {
    const spans = predicted.get(document.id);
    if (spans !== undefined) pairs.set(document.id, place(document, spans));
  }
  if (pairs.size === 0) {
    throw errors.INPUT_FORMAT`none of the ${annotated.length} annotated documents is among the ${predicted.size} predicted ones; check that both files use the same document ids`;
  }
  tell(annotated.length - pairs.size, "annotated documents have no prediction");
  tell(predicted.size - pairs.size, "predicted documents have no annotation");
  return pairs;
}

function tell(count: number, what: string): void {
  if (count > 0) process.stderr.write(`palimpsest: left out: ${count} ${what}\n`);
}

async function writeExempt(
  outputs: Outputs,
  path: string,
  gold: readonly GoldDocument[],
  exempt: (text: string) => readonly Span[],
): Promise<void> {
  const byDocument = Object.fromEntries(
    gold.map(({ document: { id, text } }) => {
      const { toCodePoint } = offsetConverter(text);
      return [id, exempt(text).map(({ start, end }) => [toCodePoint(start), toCodePoint(end)])];
    }),
  );
  await outputs.write(path, `${JSON.stringify(byDocument)}\n`);
}

async function readBoth(first: string, second: string): Promise<[string, string]> {
  if (first === "-" && second === "-") {
    throw errors.USAGE`standard input (-) can be only one of the two files; name the other`;
  }
  return [await readTextFile(first), await readTextFile(second)];
}

function maskRows({
  documents,
  tokenRecallByType,
  partial,
  ...scores
}: Omit<MaskFigures, "texts">): Row[] {
  return [
    ["documents", documents],
    ["token precision", score(scores.tokenPrecision)],
    ["weighted token precision", score(scores.weightedTokenPrecision)],
    ["mention precision", score(scores.mentionPrecision)],
    ["token recall", score(scores.tokenRecall)],
    ...Object.entries(tokenRecallByType).map(([type, recall]) => [`  ${type}`, score(recall)]),
    ["mention recall", score(scores.mentionRecall)],
    ["entity recall, all", score(scores.entityRecallAll)],
    ["entity recall, direct", score(scores.entityRecallDirect)],
    ["entity recall, quasi", score(scores.entityRecallQuasi)],
    ["F1 of tokens", score(scores.f1)],
    ["mentions, partial boundaries: precision", score(partial.precision)],
    ["  recall", score(partial.recall)],
    ["  recall, direct", score(partial.recallDirect)],
    ["  recall, quasi", score(partial.recallQuasi)],
    ["  F1", score(partial.f1)],
  ];
}

function entityRows({ documents, any, types }: EntityMetrics): Row[] {
  return [
    [`${documents} documents`, "precision", "recall", "F1", "tokens"],
    ["any", score(any.precision), score(any.recall), score(any.f1)],
    ...Object.entries(types).map(([type, { precision, recall, f1, tokens }]) => [
      type,
      score(precision),
      score(recall),
      score(f1),
      tokens,
    ]),
  ];
}

function agreementRows({ documents, annotators, label, ...levels }: AgreementMetrics): Row[] {
  const rows = (level: string, { units, cohen, light, krippendorff }: LevelAgreement): Row[] => [
    [`${level} level`, units, ""],
    ...cohen.map((pair) => [
      `  Cohen's kappa, ${pair.annotators.join(" and ")}`,
      pair.units,
      score(pair.kappa),
    ]),
    ["  Light's kappa", "", score(light)],
    ["  Krippendorff's alpha", "", score(krippendorff)],
  ];
  return [
    [`${documents} documents, ${annotators} annotators, ${label}`, "units", ""],
    ...rows("span", levels.span),
    ...rows("character", levels.character),
  ];
}
