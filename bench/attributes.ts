/**
 * What can be inferred about each person of posts: the floor without a model of the world, on clear text, on our output,
 * on labels and on suppression. With an address, a chat model too.
 *
 *     npx tsx bench/attributes.ts [--posts 100] [--chat-address URL --chat-model NAME]
 *
 * Posts and what is true of their people: `../shared/data/spia` (SPIA, 2026).
 */

import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  type AttributeAttacker,
  attackAttributes,
  type Fact,
  peopleAttacker,
} from "../src/entries/evaluate.js";
import { createDocument, createSanitizer, type Document, type Policy } from "../src/index.js";

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "100" },
    "chat-address": { type: "string" },
    "chat-model": { type: "string" },
  },
});
const FILE = new URL("../../shared/data/spia/posts_dev.jsonl", import.meta.url);
if (!existsSync(FILE)) {
  console.log("skipped: ../shared/data/spia is missing");
  process.exit(0);
}

const ATTRIBUTE: Readonly<Record<string, Fact["attribute"]>> = {
  AGE: "age",
  SEX: "sex",
  LOCATION: "place",
  OCCUPATION: "occupation",
  RELATIONSHIP: "relationship",
  HEALTH: "health",
};
interface Post {
  readonly text: string;
  readonly subjects: readonly {
    readonly id: number;
    readonly PIIs: readonly { readonly tag: string; readonly keyword: string }[];
  }[];
}
const posts = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .slice(0, Number(values.posts))
  .map((line) => JSON.parse(line) as Post);
const facts = new Map(
  posts.map(({ subjects }, i) => [
    `${i}`,
    subjects.flatMap(({ id, PIIs }) =>
      PIIs.flatMap(({ tag, keyword }): Fact[] => {
        const attribute = ATTRIBUTE[tag];
        return attribute ? [{ attribute, value: keyword, person: `${id}` }] : [];
      }),
    ),
  ]),
);

const reader = await createSanitizer({ version: 1, mask: "all" });
const parts = { detect: (document: Document) => reader.detect(document) };
const attackers: AttributeAttacker[] = [
  (await peopleAttacker("attributes", { version: 1 }, parts)).attacker,
];
if (values["chat-model"] !== undefined) {
  const address = values["chat-address"];
  const chat = { model: values["chat-model"], ...(address !== undefined && { address }) };
  // the posts are published and written by a model
  const policy: Policy = { version: 1, send: "originals", chat };
  attackers.push((await peopleAttacker("chat", policy, parts)).attacker);
}

const WAYS: readonly (readonly [string, Policy | undefined])[] = [
  ["clear text", undefined],
  ["ours", { version: 1 }],
  ["labels", { version: 1, mask: "all", replace: { default: "label" } }],
  ["suppressed", { version: 1, mask: "all", replace: { default: "suppress" } }],
];
const percent = (value: number | null) => (value === null ? "–" : (100 * value).toFixed(1));
console.log(`
| attacker | text | guesses right, % | facts found, % | 95% over people | calibration error, stated | calibrated |
| --- | --- | --- | --- | --- | --- | --- |`);
for (const attacker of attackers) {
  for (const [name, policy] of WAYS) {
    const sanitizer = policy && (await createSanitizer(policy));
    const texts = new Map<string, string>();
    for (const [i, { text }] of posts.entries()) {
      const released = sanitizer
        ? (await sanitizer.sanitize(createDocument(text, { id: `${i}` }))).text
        : text;
      texts.set(`${i}`, released);
    }
    const result = await attackAttributes(attacker, texts, { facts });
    const [low, high] = result.interval ?? [null, null];
    console.log(
      `| ${attacker.name} | ${name} | ${percent(result.accuracy)} | ${percent(result.found)} | ${percent(low)} to ${percent(high)} | ${result.calibration?.eceStated.toFixed(3) ?? "–"} | ${result.calibration?.ece.toFixed(3) ?? "–"} |`,
    );
  }
}
