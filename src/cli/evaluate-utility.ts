/**
 * `palimpsest evaluate utility|clustering`: what a reader keeps of protected texts. Originals come as
 * `{DOC_ID: text}`, in the benchmark's form, or as text files; outputs as masks.
 */

import type { Command } from "commander";
import { defined } from "../document/defined.js";
import { createDocument, type Document } from "../document/document.js";
import { offsetConverter } from "../document/offsets.js";
import {
  type ClusteringMetrics,
  contentSpans,
  editedText,
  evaluateClustering,
  evaluateUtility,
  loadTagger,
  type Protected,
  type Tagger,
  type UtilityMetrics,
} from "../entries/evaluate.js";
import { type Mask, place, readMasks, readTexts, readTextsAt } from "../entries/formats.js";
import { loadEmbedder, loadLanguageModel } from "../entries/models.js";
import { errors, type PalimpsestError } from "../errors.js";
import type { Outputs } from "../files/outputs.js";
import { WITH_MODEL, weighedBy } from "./evaluate.js";
import { readTextFile } from "./inputs.js";
import { madeBy } from "./made.js";
import { type JsonFlag, methodOf, nameOf, printMetrics, type Row, score } from "./metrics.js";
import { outputHashes } from "./outputs.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
import { wholeNumber } from "./whole-number.js";

const ORIGINALS = "{DOC_ID: text}, the benchmark's form, a text file or a folder of text files";

export function registerUtility(evaluate: Command): void {
  withOverwrite(evaluate.command("utility"))
    .description("measure text-preserved similarity, information kept, length and readability")
    .argument("<originals>", ORIGINALS)
    .argument("<masks>", "masks: {DOC_ID: [[start, end, replacement], ...]}")
    .option(...WITH_MODEL)
    .option(
      "--write-spans <file>",
      "save the segments of each text, so that the figures can be checked independently",
    )
    .option("--json", "print one JSON value")
    .action(async (originals: string, masks: string, flags: UtilityFlags, command: Command) => {
      const outputs = outputOf(flags.writeSpans, flags, [originals, masks]);
      const documents = await readOriginals(originals);
      const [embedder, tagger] = await Promise.all([loadEmbedder(), loadTagger()]);
      const { weigh } = await weighedBy(flags);
      const languageModel = weigh ? { weigh } : await loadLanguageModel();
      const protectedTexts = pair(documents, readMasks(await readTextFile(masks), nameOf(masks)));
      const metrics = await evaluateUtility(protectedTexts, { embedder, languageModel, tagger });
      if (flags.writeSpans !== undefined) {
        await writeSpans(outputs, flags.writeSpans, protectedTexts, tagger);
      }
      const texts = outputHashes(protectedTexts);
      await printMetrics(
        metrics,
        flags,
        utilityRows,
        { kind: "utility", method: methodOf(masks), texts },
        () =>
          madeBy(command, {
            inputs: [
              { path: originals, holds: "originals" },
              { path: masks, holds: "outputs" },
            ],
            models: ["embedder", "language-model"],
          }),
      );
    });

  withOverwrite(evaluate.command("clustering"))
    .description(
      "test whether the texts still fall into the same groups (normalized mutual information)",
    )
    .argument("<originals>", ORIGINALS)
    .argument("<masks...>", "masks, one file per method, named after it")
    .option(
      "--clusters <number>",
      "number of groups (default: the elbow of the inertia)",
      wholeNumber(2),
    )
    .option(
      "--restarts <number>",
      "starts of each run, of which the best counts (default: 50)",
      wholeNumber(1),
    )
    .option("--runs <number>", "runs whose mean is printed (default: 5)", wholeNumber(1))
    .option("--seed <number>", "seed for the starting points", wholeNumber(0), 0)
    .option(
      "--write-groups <file>",
      "save the groups of each run, so that the figures can be checked independently",
    )
    .option("--json", "print one JSON value")
    .action(
      async (originals: string, files: string[], flags: ClusteringFlags, command: Command) => {
        const outputs = outputOf(flags.writeGroups, flags, [originals, ...files]);
        const documents = await readOriginals(originals);
        const methods = new Map<string, readonly string[]>();
        const masked: Protected[][] = [];
        for (const file of files) {
          const name = methodOf(file);
          if (methods.has(name)) throw sameName(name);
          masked.push(pair(documents, readMasks(await readTextFile(file), nameOf(file))));
          methods.set(name, []);
        }
        const common = documents.filter(({ id }) =>
          masked.every((method) => method.some((one) => one.id === id)),
        );
        for (const [i, name] of [...methods.keys()].entries()) {
          const texts = new Map(masked[i]!.map((one) => [one.id, editedText(one)]));
          methods.set(
            name,
            common.map(({ id }) => texts.get(id)!),
          );
        }
        const known = new Set(common.map(({ id }) => id));
        const hashes = Object.fromEntries(
          [...methods.keys()].map((name, i) => [
            name,
            outputHashes(masked[i]!.filter(({ id }) => known.has(id))),
          ]),
        );
        const { groups, ...metrics } = await evaluateClustering(
          common.map(({ text }) => text),
          methods,
          {
            embedder: await loadEmbedder(),
            seed: flags.seed,
            ...defined({ k: flags.clusters, restarts: flags.restarts, runs: flags.runs }),
          },
        );
        if (flags.writeGroups !== undefined) {
          const saved = { documents: common.map(({ id }) => id), k: metrics.k, ...groups };
          await outputs.write(flags.writeGroups, `${JSON.stringify(saved)}\n`);
        }
        await printMetrics(
          { ...metrics, documents: common.length },
          flags,
          clusteringRows,
          { kind: "clustering", texts: hashes },
          () =>
            madeBy(command, {
              inputs: [
                { path: originals, holds: "originals" as const },
                ...files.map((path) => ({ path, holds: "outputs" as const })),
              ],
              models: ["embedder"],
            }),
        );
      },
    );
}

const sameName = (name: string): PalimpsestError =>
  errors.DUPLICATE_ID`two files of masks are called '${name}'; rename one`;

const utilityRows = (means: UtilityMetrics): Row[] => [
  ["documents", means.documents],
  ["text-preserved similarity", score(means.tps)],
  ["information in unchanged words", score(means.informationContent)],
  ["similarity of whole texts", score(means.similarity)],
  ["share of text changed", score(means.changed)],
  ["length, of the original's", score(means.length)],
  ["reading ease, change", score(means.readingEase)],
];

const clusteringRows = ({ k, nmi }: Pick<ClusteringMetrics, "k" | "nmi">): Row[] => [
  ["groups", k],
  ...Object.entries(nmi).map(([name, value]): Row => [name, score(value)]),
];

interface UtilityFlags extends JsonFlag, OverwriteFlag {
  readonly surprisalModel?: string;
  readonly writeSpans?: string;
}

/** Noun phrases and other words that say something, in code points. */
async function writeSpans(
  outputs: Outputs,
  path: string,
  documents: readonly Protected[],
  tagger: Tagger,
): Promise<void> {
  const spans = Object.fromEntries(
    documents.map(({ id, text }) => {
      const { toCodePoint } = offsetConverter(text);
      const ofText = contentSpans(text, tagger);
      return [id, ofText.map(({ start, end }) => [toCodePoint(start), toCodePoint(end)])];
    }),
  );
  await outputs.write(path, `${JSON.stringify(spans)}\n`);
}

interface ClusteringFlags extends JsonFlag, OverwriteFlag {
  readonly writeGroups?: string;
  readonly clusters?: number;
  readonly restarts?: number;
  readonly runs?: number;
  readonly seed: number;
}

/** Originals in any of their forms; `-` is standard input. @throws INPUT_*, FORMAT_UNSUPPORTED */
export async function readOriginals(path: string): Promise<Document[]> {
  const documents: Document[] = [];
  const texts =
    path === "-" ? readTexts(await readTextFile(path), nameOf(path)) : readTextsAt(path);
  for await (const { id, text } of texts) documents.push(createDocument(text, { id }));
  return documents;
}

/** The documents that have masks; reports how many do not match. @throws INPUT_FORMAT where none does */
export function pair(
  documents: readonly Document[],
  masks: ReadonlyMap<string, readonly Mask[]>,
): Protected[] {
  const known = new Set(documents.map(({ id }) => id));
  const strangers = [...masks.keys()].filter((id) => !known.has(id));
  const paired = documents.flatMap((document): Protected[] => {
    const edits = masks.get(document.id);
    return edits ? [{ id: document.id, text: document.text, edits: place(document, edits) }] : [];
  });
  if (paired.length === 0) {
    throw errors.INPUT_FORMAT`none of the ${strangers.length} ids of the masks is among the ${documents.length} of the originals; check that both use the same ids`;
  }
  if (strangers.length > 0) {
    process.stderr.write(`${strangers.length} documents have masks but no original\n`);
  }
  return paired;
}
