/**
 * What an attacker finds: planted places of packages, users and addresses of access logs, round trips.
 *
 *     npx tsx bench/attack-surface.ts [--share 0.1] [--lines 300] [--texts 2000] [--without neural]
 *
 * Places are of the files in `test/office`, one word at a time; with a share, every tenth. A word counts as readable
 * where the written file still holds it after everything that was read has been hidden. Log lines are generated with a
 * seed; an address or a user counts where the output still holds it as a word.
 */

import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { createDocument, createSanitizer, createSession } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { outcomeOf, type Place, placesOf } from "../test/plant.js";
import { mailPlaces } from "../test/plant-mail.js";
import { pagePlaces } from "../test/plant-page.js";
import { texts } from "../test/round-trips.js";

const { values } = parseArgs({
  options: {
    share: { type: "string", default: "1" },
    lines: { type: "string", default: "300" },
    texts: { type: "string", default: "2000" },
    without: { type: "string" },
  },
});
const SEED = 7;
const policy: Policy = {
  version: 1,
  mask: "all",
  replace: { default: "label" },
  ...(values.without && { without: [values.without] }),
};

console.log(
  "| file | places | hidden or gone | refused | readable |\n| --- | --- | --- | --- | --- |",
);
const folder = new URL("../test/office/", import.meta.url);
const step = Math.max(1, Math.round(1 / Number(values.share)));
const files: readonly { file: string; places: readonly Place[] }[] = [
  ...readdirSync(folder)
    .filter((name) => name !== "README.md")
    .map((file) => ({ file, places: placesOf(readFileSync(new URL(file, folder))) })),
  { file: "pages.html", places: pagePlaces() },
  { file: "messages.eml", places: mailPlaces() },
];
for (const { file, places: all } of files) {
  const counts = { hidden: 0, refused: 0, readable: 0 };
  const places = all.filter((_, i) => i % step === 0);
  for (const { name, plant } of places) {
    const outcome = await outcomeOf(plant(), extname(file).slice(1));
    counts[outcome]++;
    if (outcome === "readable") console.error(`${file}: ${name}`);
  }
  console.log(
    `| ${file} | ${places.length} | ${counts.hidden} | ${counts.refused} | ${counts.readable} |`,
  );
}

/** Lines as web servers and authentication daemons write them. */
const user = fc.constantFrom("jmoreau", "a.okafor", "svc-backup", "maria_silva", "tkowalski7");
const path = fc.constantFrom("/", "/index.html", "/api/v1/orders/17?page=2", "/static/app.js");
const line = fc
  .tuple(fc.ipV4(), user, path, fc.integer({ min: 200, max: 504 }), fc.nat(2))
  .map(([address, name, at, status, form]) => {
    const moment = "28/Nov/2026:10:11:12 +0000";
    const written = [
      `${address} - ${name} [${moment}] "GET ${at} HTTP/1.1" ${status} 512`,
      `Nov 28 10:11:12 gw sshd[811]: Failed password for ${name} from ${address} port 50022 ssh2`,
      `level=info user=${name} client=${address} path=${at} status=${status}`,
    ];
    return { address, name, text: written[form]! };
  });
const lines = fc.sample(line, { numRuns: Number(values.lines), seed: SEED });
const sanitizer = await createSanitizer(policy);
const holds = (text: string, word: string) =>
  new RegExp(`(?<![\\w.])${word.replaceAll(".", "\\.")}(?![\\w.])`).test(text);
const left = { addresses: 0, users: 0 };
for (const { address, name, text } of lines) {
  const out = (await sanitizer.sanitize(createDocument(text))).text;
  if (holds(out, address)) left.addresses++;
  if (holds(out, name)) left.users++;
}
console.log("\n| of log lines | of | readable |\n| --- | --- | --- |");
for (const [what, count] of Object.entries(left)) {
  console.log(`| ${what} | ${lines.length} | ${count} |`);
}

const session = await createSession(policy);
const sources = fc.sample(texts, { numRuns: Number(values.texts), seed: SEED });
let equal = 0;
for (const source of sources) {
  const { text } = await session.sanitize(source);
  if (session.restore(text, { keepUnknown: true }).text === source) equal++;
}
console.log(`\n| round trips | equal |\n| --- | --- |\n| ${sources.length} | ${equal} |`);
