/**
 * How well mentions are found: token-level precision, recall and F1 by type, on the development data
 * beside the repository and on forty short texts of our own (bench/texts). Nothing measured here was
 * trained on; training/README.md says what was held out.
 *
 *     npx tsx bench/entities.ts [--rules | --recognizer FOLDER] [--only judgments]
 *
 * With `--rules`, patterns and rules alone; with `--recognizer`, a recognizer of one's own. `--only`: those
 * whose name begins so. Judgments are counted a second time with ORG and LOC as one type, as in table 2 of
 * Papadopoulou et al. 2022.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, type Document } from "../src/document/document.js";
import type { GoldDocument } from "../src/document/gold.js";
import { isSemanticType } from "../src/document/types.js";
import { evaluateEntities } from "../src/entries/evaluate.js";
import { readTab } from "../src/entries/formats.js";
import { createSanitizer } from "../src/index.js";
import { parseMarked } from "../test/marked.js";

const DATA = new URL("../../shared/data/", import.meta.url);
const { values } = parseArgs({
  options: {
    rules: { type: "boolean" },
    recognizer: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const sanitizer = await createSanitizer({
  version: 1,
  mask: "all",
  ...(values.rules && { without: ["neural"] }),
  ...(values.recognizer && { models: { recognizer: values.recognizer } }),
});

async function measure(name: string, gold: readonly GoldDocument[]): Promise<void> {
  if (!name.startsWith(values.only)) return;
  const predicted = new Map<
    string,
    { start: number; end: number; type: (typeof found)[number]["type"] }[]
  >();
  let found: Awaited<ReturnType<typeof sanitizer.detect>>["mentions"] = [];
  const start = performance.now();
  for (const { document } of gold) {
    found = (await sanitizer.detect(document)).mentions;
    predicted.set(document.id, [...found]);
  }
  const milliseconds = performance.now() - start;
  const characters = gold.reduce((sum, { document }) => sum + document.text.length, 0);
  console.log(
    `\n${name}: ${gold.length} documents, ${((milliseconds * 3700) / characters).toFixed(0)} ms for 3,700 characters`,
  );
  const row = (
    type: string,
    { precision, recall, f1 }: { precision: number; recall: number; f1: number },
  ) =>
    console.log(
      `  ${type.padEnd(9)} ${precision.toFixed(3)} ${recall.toFixed(3)} ${f1.toFixed(3)}`,
    );
  for (const orgLocSame of name.startsWith("judgments") ? [false, true] : [false]) {
    if (orgLocSame) console.log("  ORG and LOC as one type");
    const { any, types } = evaluateEntities(gold, predicted, { orgLocSame });
    row("any", any);
    for (const [type, scores] of Object.entries(types)) row(type, scores);
  }
  if (!name.startsWith("everyday")) return;
  // jobs, illnesses, durations and 'next week' are not annotated there
  const isAnnotated = ({ type }: { readonly type: string }) =>
    type !== "DEM" && type !== "DATETIME";
  const { any } = evaluateEntities(
    gold.map(({ document, annotations }) => ({
      document,
      annotations: new Map(
        [...annotations].map(([who, spans]) => [who, spans.filter(isAnnotated)]),
      ),
    })),
    new Map([...predicted].map(([id, spans]) => [id, spans.filter(isAnnotated)])),
  );
  console.log("  DEM and DATETIME aside");
  row("any", any);
}

/** A gold document of one annotator. */
const goldOf = (
  document: Document,
  spans: readonly { start: number; end: number; type: string }[],
): GoldDocument => ({
  document,
  annotations: new Map([
    [
      "gold",
      spans.flatMap(({ type, ...span }) => (isSemanticType(type) ? [{ ...span, type }] : [])),
    ],
  ]),
});

const texts = new URL("texts/", import.meta.url);
const ours = readdirSync(texts)
  .filter((name) => name.endsWith(".txt"))
  .flatMap((name) =>
    readFileSync(new URL(name, texts), "utf8")
      .split("\n---\n")
      .map((marked, i) => {
        const { text, spans } = parseMarked(marked);
        return {
          kind: name.replace(".txt", ""),
          gold: goldOf(createDocument(text, { id: `${name}-${i}` }), spans),
        };
      }),
  );
for (const kind of new Set(ours.map((one) => one.kind))) {
  await measure(
    `ours, ${kind}`,
    ours.filter((one) => one.kind === kind).map(({ gold }) => gold),
  );
}
await measure(
  "ours, all",
  ours.map(({ gold }) => gold),
);

if (existsSync(DATA)) {
  const read = (name: string) => readFileSync(new URL(name, DATA), "utf8");
  await measure(
    "judgments (tab/dev_entities.json)",
    readTab(read("tab/dev_entities.json"), "dev_entities"),
  );
  await measure(
    "everyday sentences (presidio_synthetic)",
    presidio(read("presidio_synthetic/dev.json")),
  );
} else console.log("../shared/data is not there: judgments and everyday sentences left out");

/** Types of the incumbent's synthetic sentences as ours; whatever is not listed is a CODE. */
function presidio(json: string): GoldDocument[] {
  const TYPES: Record<string, string> = {
    PERSON: "PERSON",
    GPE: "LOC",
    LOCATION: "LOC",
    STREET_ADDRESS: "LOC",
    ZIP_CODE: "LOC",
    ORGANIZATION: "ORG",
    DATE_TIME: "DATETIME",
    AGE: "DATETIME",
    NRP: "DEM",
    TITLE: "PERSON",
  };
  interface Sentence {
    readonly full_text: string;
    readonly spans: readonly {
      entity_type: string;
      start_position: number;
      end_position: number;
    }[];
  }
  return (JSON.parse(json) as Sentence[]).map(({ full_text, spans }, i) =>
    goldOf(
      createDocument(full_text, { id: String(i) }),
      spans.map((span) => ({
        start: span.start_position,
        end: span.end_position,
        type: TYPES[span.entity_type] ?? "CODE",
      })),
    ),
  );
}
