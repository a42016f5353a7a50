/**
 * What an attacker finds: planted places of packages, users and addresses of access logs, words hidden in one place of a
 * document and readable in another, round trips of texts and files; each beside what the last run of the same command found.
 *
 *     npx tsx bench/attack-surface.ts [--share 0.1] [--lines 300] [--documents 100] [--texts 2000] [--files 2000] [--without neural]
 *
 * Places are of the files in `test/office`, one word at a time; with a share of 0.1, every tenth; 0 leaves a section out. A
 * word counts as readable where the written file still holds it after everything that was read has been hidden. Log lines
 * are generated with a seed; an address or a user counts where the output still holds it as a word. Documents are those of
 * `marked-documents.ts` that were read while the program was written.
 */

import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { createDocument } from "../src/document/document.js";
import { unguardFormulas } from "../src/formats/csv-formulas.js";
import type { ReadFile } from "../src/formats/format.js";
import { readFormat } from "../src/formats/formats.js";
import { createSanitizer, createSession } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { outcomeOf, type Place, placesOf } from "../test/plant.js";
import { mailPlaces } from "../test/plant-mail.js";
import { pagePlaces } from "../test/plant-page.js";
import { FILES, texts } from "../test/round-trips.js";
import { readHistory } from "./history.js";
import { documentsOf } from "./marked-documents.js";

const { values } = parseArgs({
  options: {
    share: { type: "string", default: "1" },
    lines: { type: "string", default: "300" },
    documents: { type: "string", default: "100" },
    texts: { type: "string", default: "2000" },
    files: { type: "string", default: "2000" },
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
  "| file | places | hidden or gone | refused | readable | last |\n| --- | --- | --- | --- | --- | --- |",
);
const folder = new URL("../test/office/", import.meta.url);
const step = Math.max(1, Math.round(1 / Number(values.share)));
/** What the last run of this command found, by the first cell of each row. */
const command = ["attack-surface", ...process.argv.slice(2)].join(" ");
const last = new Map(
  (readHistory().findLast((run) => run.command === command)?.tables ?? []).flatMap((table) =>
    table.slice(1).map((row) => [row[0]!, row.at(-2)!] as const),
  ),
);
const row = (name: string, ...cells: readonly number[]): void =>
  console.log(`| ${[name, ...cells, last.get(name) ?? "-"].join(" | ")} |`);
const files: readonly { file: string; places: readonly Place[] }[] = [
  ...readdirSync(folder)
    .filter((name) => name !== "README.md")
    .map((file) => ({ file, places: placesOf(readFileSync(new URL(file, folder))) })),
  { file: "pages.html", places: pagePlaces() },
  { file: "messages.eml", places: mailPlaces() },
];
for (const { file, places: all } of files) {
  const counts = { hidden: 0, refused: 0, readable: 0 };
  const places = Number(values.share) === 0 ? [] : all.filter((_, i) => i % step === 0);
  for (const { name, plant } of places) {
    const outcome = await outcomeOf(plant(), extname(file).slice(1));
    counts[outcome]++;
    if (outcome === "readable") console.error(`${file}: ${name}`);
  }
  row(file, places.length, counts.hidden, counts.refused, counts.readable);
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
console.log("\n| of log lines | of | readable | last |\n| --- | --- | --- | --- |");
for (const [what, count] of Object.entries(left)) row(what, lines.length, count);

/** Distinct words of each type, and those of them that the same output shows elsewhere. */
const words = new Map<string, { all: number; readable: number }>();
for (const { text } of documentsOf("read").slice(0, Number(values.documents))) {
  const { replacements, entities } = await sanitizer.sanitize(createDocument(text));
  const types = new Map(entities.map(({ id, type }) => [id, type]));
  const hidden = new Map(
    replacements.map((one) => [text.slice(one.start, one.end).trim(), types.get(one.entity)!]),
  );
  for (const [surface, type] of hidden) {
    if (surface.length < 3) continue;
    const count = words.get(type) ?? { all: 0, readable: 0 };
    words.set(type, count);
    count.all++;
    const again = new RegExp(
      `(?<![\\p{L}\\p{N}])${surface.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
      "gu",
    );
    const isReadable = [...text.matchAll(again)].some(
      ({ index, 0: found }) =>
        !replacements.some((one) => one.start < index + found.length && index < one.end),
    );
    if (!isReadable) continue;
    count.readable++;
    console.error(`hidden here and readable there: ${type}`);
  }
}
console.log(
  "\n| hidden in one place | words | readable in another | last |\n| --- | --- | --- | --- |",
);
for (const [type, { all, readable }] of [...words].sort()) row(type, all, readable);

const restoring = await createSession(policy);
const sources = fc.sample(texts, { numRuns: Number(values.texts), seed: SEED });
let equal = 0;
for (const source of sources) {
  const { text } = await restoring.sanitize(source);
  if (restoring.restore(text, { keepUnknown: true }).text === source) equal++;
}
console.log("\n| round trips | of | equal | last |\n| --- | --- | --- | --- |");
row("texts", sources.length, equal);
const each = Math.ceil(Number(values.files) / Object.keys(FILES).length);
for (const [name, write] of Object.entries(FILES)) {
  const sets = fc.sample(fc.array(texts, { minLength: 2, maxLength: 4 }), {
    numRuns: each,
    seed: SEED,
  });
  const session = await createSession(policy);
  let same = 0;
  for (const set of each === 0 ? [] : sets) if (await comesBack(write(set), name, session)) same++;
  row(`files like ${name}`, each, same);
}

/** As `sanitize --map` and `restore` do. */
async function comesBack(
  source: string,
  name: string,
  session: Awaited<ReturnType<typeof createSession>>,
): Promise<boolean> {
  const file = (await readFormat(Buffer.from(source), "auto", {
    name,
    id: name,
    persons: [],
    names: "number",
    formulas: "restorable",
  })) as ReadFile;
  const done = [];
  for (const document of file.documents) done.push(await session.sanitize(document));
  const guarded = file.write(done);
  const { delimiter } = file;
  const written = delimiter === undefined ? guarded : unguardFormulas(guarded, name, [delimiter]);
  session.rememberFile(written, done, delimiter === undefined ? undefined : { delimiter, guarded });
  const isTable = delimiter !== undefined;
  const given = isTable ? unguardFormulas(guarded, name, session.delimitersOf(guarded)) : guarded;
  return session.restore(given, { keepUnknown: true, isTable }).text === source;
}
