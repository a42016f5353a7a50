/**
 * What each step, row and detector of detection brings: leaves them out one after the other and prints which figures change
 * and how often each fires on the texts at hand. What changes no figure and never fires is to be deleted.
 *
 *     npx tsx bench/ablation.ts [--groups unread,languages,read,corpora] [--only NAME] [--detectors]
 *
 * With `--detectors`, each detector that fires too, which takes long; otherwise steps, rows and rules. `--only`: those whose
 * name contains it.
 */

import { parseArgs } from "node:util";
import { CORRECTIONS } from "../src/detect/corrections.js";
import { STEPS, type Trace } from "../src/detect/pipeline.js";
import { BUILT_IN_DETECTORS } from "../src/detect/registry.js";
import { SAYS_NOTHING } from "../src/detect/settle/says-nothing.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { type Figures, GROUPS, rememberingResources } from "./figures.js";
import { documentsOf, HALVES } from "./marked-documents.js";

const { values } = parseArgs({
  options: {
    groups: { type: "string", default: "unread,languages,read,corpora" },
    only: { type: "string", default: "" },
    detectors: { type: "boolean", default: false },
  },
});
const resources = rememberingResources();

async function figures(...without: string[]): Promise<Figures> {
  const policy = { version: 1, without } as const;
  const byDefault = await createSanitizer(policy, { resources });
  const all = await createSanitizer({ ...policy, mask: "all" }, { resources });
  const parts = [];
  for (const group of values.groups.split(","))
    parts.push(await GROUPS[group]!({ byDefault, all }));
  return Object.assign({}, ...parts);
}

/** How often each step, row and detector did something to a find of the marked documents. */
async function fired(): Promise<ReadonlyMap<string, number>> {
  const sanitizer = await createSanitizer({ version: 1 }, { resources });
  const counts = new Map<string, number>();
  for (const { text } of HALVES.flatMap((half) => documentsOf(half))) {
    const trace: Trace = { histories: new Map(), dropped: [] };
    const { mentions } = await sanitizer.detect(createDocument(text), { trace });
    const histories = [
      ...mentions.map((mention) => trace.histories.get(mention) ?? []),
      ...trace.dropped.map(({ history }) => history),
    ];
    for (const { step, rule } of histories.flat())
      for (const name of rule ? [step, `${step}/${rule}`, rule] : [step])
        counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const counts = await fired();
const whole = await figures();
console.log("| with all of it | |\n| --- | --- |");
for (const [name, value] of Object.entries(whole)) console.log(`| ${name} | ${value.toFixed(3)} |`);
console.log("\n| left out | fires | what changes |\n| --- | --- | --- |");
const parts = [
  // without the first there is nothing to look at
  ...STEPS.slice(1).map(({ name }) => name),
  ...CORRECTIONS.map(({ name }) => `corrections/${name}`),
  ...SAYS_NOTHING.map((name) => `says-nothing/${name}`),
  ...(values.detectors
    ? BUILT_IN_DETECTORS.map(({ name }) => name).filter((name) => counts.has(name))
    : []),
].filter((name) => name.includes(values.only));
for (const name of parts) {
  const changed = Object.entries(await figures(name)).flatMap(([figure, value]) => {
    const by = value - whole[figure]!;
    return Math.abs(by) < 0.0005 ? [] : [`${figure} ${by > 0 ? "+" : ""}${by.toFixed(3)}`];
  });
  console.log(`| ${name} | ${counts.get(name) ?? 0} | ${changed.join(", ") || "nothing"} |`);
}
