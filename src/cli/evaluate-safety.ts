/**
 * `palimpsest evaluate safety`: the risk of finished texts by every measure that has what it needs, with
 * the words that carry it.
 */

import { type Command, Option } from "commander";
import type { Assessed, Document } from "../document/document.js";
import { createDocument } from "../document/document.js";
import {
  attackRisk,
  type DocumentSafety,
  inferenceRisk,
  isMeasured,
  isOfPeople,
  measuredRisk,
  peopleAttacker,
  rankPeople,
  type SafetySummary,
  summarizeSafety,
  textInference,
  uniquenessRisk,
} from "../entries/evaluate.js";
import { readTextsAt } from "../entries/formats.js";
import { textsOf } from "../entries/knowledge.js";
import { errors, PalimpsestError } from "../errors.js";
import { createResources, createSanitizer, type Policy, type Resources } from "../index.js";
import {
  type AttackerFlags,
  type AttackerParts,
  prepareAttacker,
  withAttacker,
} from "./attacker.js";
import { readOriginals } from "./evaluate-utility.js";
import { number, repeatable } from "./flag.js";
import { type JsonFlag, type Row, score, table } from "./metrics.js";
import { type PolicyFlags, policyOf, withPolicyTopics } from "./policy-flags.js";

type SafetyFlags = PolicyFlags &
  AttackerFlags &
  JsonFlag & {
    readonly person: readonly string[];
    readonly independent?: boolean;
    readonly worst: number;
    readonly words: number;
  };

export function registerSafety(evaluate: Command): void {
  const command = evaluate
    .command("safety")
    .description(
      "measure the risk of finished texts by every available measure, or those of --measures, and name the words behind it",
    )
    .argument("<texts>", "finished texts: {DOC_ID: text}, a text file or a folder of text files")
    .addOption(
      repeatable(
        "--person <name>",
        "a person whom the texts are about (default: taken from their ids)",
      ),
    )
    .addOption(new Option("--policy <file>", "policy file (YAML); flags override it"));
  withPolicyTopics(command, ["risk", "services"], { "--measures": "all that have what they need" });
  withAttacker(command, "with --background, ")
    .option("--independent", "attack each text as if there were no others")
    .option("--worst <number>", "number of the riskiest texts to show", number, 10)
    .option("--words <number>", "largest number of words to name per text and measure", number, 5)
    .option("--json", "print one JSON value")
    .action(run);
}

async function run(path: string, flags: SafetyFlags): Promise<void> {
  const documents = (await readOriginals(path)).map(({ id, text }) =>
    createDocument(text, { id, persons: flags.person }),
  );
  if (documents.length === 0) {
    throw errors.INPUT_EMPTY`there are no finished texts at ${path}; check the path`;
  }
  const policy = policyOf(flags);
  const found = new Map<string, DocumentSafety>(documents.map(({ id }) => [id, {}]));
  const add = (id: string, finding: DocumentSafety) =>
    found.set(id, { ...found.get(id), ...finding });
  await measure(documents, policy, flags, add);
  const all = Object.fromEntries(found);
  const summary = summarizeSafety([...found.values()]);
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ version: 1, kind: "safety", ...summary, byDocument: all })}\n`
      : table(summaryRows(summary)) + worstOf(found, flags.worst),
  );
}

type Add = (id: string, finding: DocumentSafety) => void;
type Measures = NonNullable<Policy["measures"]>;

/** Measures that need nothing, and those whose data are named. `attack` runs apart, at full strength. */
const measuresFor = ({ measures, index, statistics }: Policy): Measures =>
  (
    measures ?? [
      "classifier",
      "surprisal",
      "search",
      ...(index === undefined ? [] : (["k-anonymity"] as const)),
      ...(statistics === undefined ? [] : (["rarity"] as const)),
    ]
  ).filter((name) => name !== "attack");

async function measure(
  documents: readonly Document[],
  policy: Policy,
  flags: SafetyFlags,
  add: Add,
): Promise<void> {
  const resources = createResources();
  const finder = await createSanitizer({ ...policy, mask: "all" }, { resources });
  const detected = [];
  for (const document of documents) detected.push(await finder.detect(document));
  for (const name of measuresFor(policy)) {
    const sanitizer = await createSanitizer(alone(policy, name), { resources });
    for (const one of detected) {
      const finding = await orUnknown(async () => {
        const assessed: Assessed = await sanitizer.assess(one);
        return measuredRisk(assessed, flags.words);
      });
      add(one.document.id, { [name]: finding });
    }
  }
  for (const one of detected) {
    add(one.document.id, { uniqueness: uniquenessRisk(one, flags.words) });
  }
  if (isOfPeople(flags.attacker)) {
    const detect = finder.detect.bind(finder);
    const parts = { detect, resources };
    const { attacker, cost } = await peopleAttacker(flags.attacker, policy, parts);
    for (const { id, text } of documents) {
      const inference = textInference(text, await attacker.infer(text));
      add(id, { [flags.attacker]: inferenceRisk(inference, flags.words) });
    }
    if (cost.requests > 0) {
      process.stderr.write(
        `palimpsest: ${cost.requests} requests, ${cost.unanswered} unanswered, ${cost.tokensIn} tokens sent, ${cost.tokensOut} received, cost ${cost.cost.toFixed(4)}\n`,
      );
    }
  } else if (policy.background !== undefined) {
    const findSpans = async (text: string) => (await finder.detect(createDocument(text))).mentions;
    await attackAll(documents, policy.background, { flags, resources, findSpans, add });
  }
}

/** A policy of one measure; a search without background is emulated. */
const alone = (policy: Policy, name: Measures[number]): Policy => ({
  ...policy,
  mask: "risk",
  measures: [name],
  ...(name === "search" &&
    policy.search === undefined &&
    policy.background === undefined && { search: { provider: "emulated" } }),
});

interface AttackParts {
  readonly flags: SafetyFlags;
  readonly resources: Resources;
  readonly findSpans: AttackerParts["findSpans"];
  readonly add: Add;
}

async function attackAll(
  documents: readonly Document[],
  background: string,
  { flags, resources, findSpans, add }: AttackParts,
): Promise<void> {
  const { independent = false, words } = flags;
  const texts = documents.map(({ text }) => text);
  const attacker = await prepareAttacker(flags, {
    background: readTextsAt(background),
    methods: [texts],
    findSpans,
    embedder: () => resources.embedder(),
  });
  const attributions = await attacker.attribute(texts, !independent);
  for (const [i, { id, persons }] of documents.entries()) {
    const finding = await orUnknown(async () => {
      const truth = [...textsOf(attacker.index, id, persons)];
      return attackRisk(rankPeople(attributions[i]!, truth, independent), words);
    });
    add(id, { attack: finding });
  }
}

/** A text about a person whom the background does not know can be neither searched for nor attacked. */
async function orUnknown(
  risk: () => Promise<DocumentSafety[string]>,
): Promise<DocumentSafety[string]> {
  try {
    return await risk();
  } catch (error) {
    if (error instanceof PalimpsestError && error.code === "SEARCH_PERSON_UNKNOWN") {
      return { notMeasured: "the background has no text about the person" };
    }
    throw error;
  }
}

const summaryRows = ({ documents, safe, byMeasure }: SafetySummary): Row[] => [
  [`${documents} texts`, "measured", "at risk", "mean of highest risk"],
  ...Object.entries(byMeasure).map(([name, { measured, ...risk }]): Row => {
    return [name, measured, score(risk.atRisk), score(risk.meanRisk)];
  }),
  ["nothing risky by any measure", "", score(safe), ""],
];

/** The texts with the highest risk by any measure, with the words that carry it. */
function worstOf(found: ReadonlyMap<string, DocumentSafety>, most: number): string {
  const findings = [...found].flatMap(([id, one]) =>
    Object.entries(one).flatMap(([measure, finding]) =>
      isMeasured(finding) && finding.risky > 0 ? [{ id, measure, ...finding }] : [],
    ),
  );
  const worst = new Map<string, number>();
  for (const { id, risk } of findings) worst.set(id, Math.max(worst.get(id) ?? 0, risk));
  const shown = [...worst].sort((a, b) => b[1] - a[1]).slice(0, most);
  return shown
    .map(([id]) => {
      const lines = findings
        .filter((one) => one.id === id)
        .map(({ measure, risk, rank, carriers }) => {
          const words = carriers
            .map((one) => one.words.join(" + ").replace(/\s+/g, " "))
            .join("; ");
          const at = rank === undefined ? "" : `, rank ${rank}`;
          return `  ${measure} ${score(risk)}${at}: ${words}\n`;
        });
      return `${id}\n${lines.join("")}`;
    })
    .join("");
}
