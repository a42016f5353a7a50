/**
 * What stands in place by default is true of the original: each chosen candidate is checked again here, by
 * the calendar, by intervals and by the ontology's own edges, over texts of several kinds.
 */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createDocument, type Replacement, type Sanitized } from "../src/document/document.js";
import { createSanitizer, type Sanitizer } from "../src/index.js";
import { CONCEPTS_FILE, ONTOLOGY, TERMS_FILE, unpack } from "../src/knowledge/ontology/file.js";
import { Graph } from "../src/knowledge/ontology/graph.js";
import { keyOf } from "../src/knowledge/ontology/key.js";
import { singularOf } from "../src/knowledge/ontology/link.js";
import { parseQuantity } from "../src/language/quantity/quantity.js";
import { dayMonthOrder, inOrder } from "../src/language/time/order.js";
import { parseTime, timeExtent } from "../src/language/time/time.js";
import { openModel, SHIPPED_MODELS } from "../src/models/manifest.js";

const here = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const TEXTS = [
  ...["judgment", "clinical-letter", "chat"].map((name) => here(`../examples/${name}.txt`)),
  ...["chat", "clinical", "email", "news"].map((name) => here(`../bench/texts/${name}.txt`)),
  ...here("golden/texts.txt")
    .split(/^== .*$/m)
    .slice(1),
];

let graph: Graph;
let sanitizer: Sanitizer;
beforeAll(async () => {
  const { read } = await openModel(ONTOLOGY, SHIPPED_MODELS);
  const [concepts, terms] = await Promise.all([read(CONCEPTS_FILE), read(TERMS_FILE)]);
  graph = new Graph(unpack(concepts, CONCEPTS_FILE), unpack(terms, TERMS_FILE));
  sanitizer = await createSanitizer({ version: 1, mask: "all" });
});

const conceptsOf = (text: string): readonly number[] => {
  const key = keyOf(text);
  const found = graph.find(key);
  return found.length > 0 ? found : graph.find(singularOf(key) ?? "");
};

/** A kind that no mention of the type may be called. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  LOC: ["person", "organization", "institution"],
  ORG: ["person", "place", "settlement"],
  DEM: ["person", "place", "organization"],
  MISC: ["person", "place", "organization"],
};

/** The rung that was chosen, before grammar dressed it. */
const chosenOf = (one: Replacement): string | undefined =>
  one.candidates?.find(({ outcome }) => outcome === "chosen")?.text;

/** What is wrong with a replacement; undefined where it can be shown to be true. */
function wrongWith(one: Replacement, { document, entities }: Sanitized): string | undefined {
  const original = document.text.slice(one.start, one.end);
  const { type } = entities.find(({ id }) => id === one.entity)!;
  if (one.truth !== "true") return "chosen though it is not known to be true";
  if (one.ground === undefined) return "without a ground";
  const chosen = chosenOf(one);
  if (one.by !== "generalize" || chosen === undefined) return undefined;
  if (one.ground === "calendar") {
    // the document says whether the day or the month comes first
    const read = inOrder(original, dayMonthOrder(document.text));
    const [inner, outer] = [read, chosen].map((text) => {
      const time = parseTime(text);
      return time && timeExtent(time);
    });
    if (!inner || !outer) return undefined;
    return outer.from <= inner.from && inner.to <= outer.to ? undefined : "another period";
  }
  if (one.ground === "quantity") {
    const [inner, outer] = [parseQuantity(original), parseQuantity(chosen)];
    if (!inner || !outer) return "an amount that cannot be read";
    return outer.min <= inner.min && inner.max <= outer.max ? undefined : "another interval";
  }
  if (one.ground.startsWith("ontology:")) {
    const senses = conceptsOf(one.ground.slice("ontology:".length));
    const kinds = new Set(conceptsOf(chosen));
    if (FOREIGN[type]?.includes(chosen)) return `${type} called ${chosen}`;
    return senses.some((sense) => [...graph.above(sense)].some((above) => kinds.has(above)))
      ? undefined
      : "not above the sense that was linked";
  }
  return undefined;
}

async function faultsOf(text: string): Promise<string[]> {
  const sanitized = await sanitizer.sanitize(createDocument(text));
  return sanitized.replacements.flatMap((one) => {
    const wrong = wrongWith(one, sanitized);
    return wrong === undefined
      ? []
      : [`${text.slice(one.start, one.end)} -> ${one.replacement}: ${wrong} (${one.ground})`];
  });
}

describe("each chosen candidate is true of its original", () => {
  test("in the samples, the benchmark's texts and the golden ones", async () => {
    for (const text of TEXTS) expect(await faultsOf(text)).toEqual([]);
  });

  const number = fc.oneof(
    fc.integer({ min: 1, max: 9_999 }).map(String),
    fc.integer({ min: 1, max: 999_999 }).map((n) => n.toLocaleString("en")),
    fc.integer({ min: 1, max: 9_999 }).map((n) => (n / 100).toFixed(2)),
  );
  const amount = fc
    .tuple(
      number,
      fc.constantFrom(" mg", " mmol/L", " kg", "%", " euros", " ng/L", "", " mm", " km"),
    )
    .map(([n, unit]) => n + unit);
  const date = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
    .chain((when) =>
      fc.constantFrom(
        when.toISOString().slice(0, 10),
        when.toLocaleDateString("en-GB"),
        when.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" }),
        when.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }),
        String(when.getUTCFullYear()),
      ),
    );
  const sentence = fc.oneof(
    fc.tuple(amount, amount).map(([a, b]) => `He takes ramipril ${a} and the result was ${b}.`),
    fc.tuple(amount, amount).map(([a, b]) => `Troponin ${a} -> ${b}, weight ${b}.`),
    fc.tuple(date, amount).map(([d, a]) => `On ${d} she paid ${a} for the room, card ending ${a}.`),
    fc.tuple(number, number).map(([a, b]) => `BP ${a}/${b}, score ${a}/10, leads V${a}-V${b}.`),
    fc.tuple(date, date).map(([a, b]) => `From ${a} to ${b} he lived in Bergen, aged ${a.length}.`),
  );

  test("in texts full of numbers", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { minLength: 4, maxLength: 8 }), async (sentences) => {
        expect(await faultsOf(sentences.join(" "))).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
