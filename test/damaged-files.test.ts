/**
 * Files of the program's own that are cut short, changed in one byte or written by another release: what is
 * built once and kept for years. A command that reads one ends with a code that says what to do, or does
 * as it does with the whole file; it never crashes, hangs or goes on with a part in silence.
 */

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contents } from "./crash.js";
import { type Run, runProgram } from "./program.js";

let folder: string;
const at = (name: string) => join(folder, name);
const run = (line: string) => runProgram(line.split(" "), folder);

/** Items of a dump as Wikidata writes them: people are human (Q5), Leeds is a city. */
const item = (id: number, name: string, claims: Readonly<Record<string, readonly number[]>>) =>
  JSON.stringify({
    id: `Q${id}`,
    type: "item",
    labels: { en: { language: "en", value: name } },
    aliases: {},
    claims: Object.fromEntries(
      Object.entries(claims).map(([property, items]) => [
        property,
        items.map((one) => ({
          rank: "normal",
          mainsnak: {
            snaktype: "value",
            property,
            datavalue: {
              type: "wikibase-entityid",
              value: { "entity-type": "item", id: `Q${one}`, "numeric-id": one },
            },
          },
        })),
      ]),
    ),
  });
const DUMP = [
  item(5, "human", {}),
  item(20, "city", {}),
  item(21, "Leeds", { P31: [20] }),
  item(22, "Bergen", { P31: [20] }),
  item(30, "violinist", {}),
  ...[40, 41, 42, 43, 44, 45].map((id) =>
    item(id, `Person ${id}`, { P31: [5], P106: [30], P19: [id % 2 === 0 ? 21 : 22] }),
  ),
];

const RULES = "--without neural --mask all";
/** What writes each of the folders or files, and what reads them. */
const KEPT: Readonly<Record<string, readonly [builds: string, reads: string]>> = {
  index: ["index build people.csv --kind register -o index", "index query index Leeds"],
  ontology: ["ontology build dump.json -o ontology", "ontology lookup Leeds --ontology ontology"],
  gazetteer: [
    "gazetteer build dump.json -o gazetteer",
    `sanitize a.txt --gazetteer gazetteer ${RULES}`,
  ],
  statistics: [
    "count texts -o statistics --without neural",
    "sanitize a.txt --statistics statistics --measures rarity --without neural",
  ],
  map: [
    "sanitize a.txt --map map --key-file key -o first.txt --without neural",
    "restore first.txt --map map --key-file key",
  ],
};

const DAMAGES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  "with nothing in it": () => Buffer.alloc(0),
  "cut in half": (bytes) => bytes.subarray(0, bytes.length >> 1),
  "without its last byte": (bytes) => bytes.subarray(0, -1),
  "with more behind its end": (bytes) => Buffer.concat([bytes, Buffer.from("x\n")]),
  "with its first byte changed": (bytes) => flipped(bytes, 0),
  "with a byte in the middle changed": (bytes) => flipped(bytes, bytes.length >> 1),
  "of another release": (bytes) =>
    Buffer.from(
      bytes.toString("latin1").replace(/("(?:version|format|\w*Version)"\s*:\s*)\d+/, "$199"),
      "latin1",
    ),
};
function flipped(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[place]! ^= 0x10;
  return copy;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "damaged-"));
  mkdirSync(at("texts"));
  for (let i = 0; i < 6; i++) writeFileSync(at(`texts/${i}.txt`), `Person ${i} lives in Leeds.\n`);
  const rows = Array.from({ length: 6 }, (_, i) => `${i},Leeds,violinist\n`).join("");
  writeFileSync(at("people.csv"), `id,place,work\n${rows}`);
  writeFileSync(at("dump.json"), `[\n${DUMP.join(",\n")}\n]\n`);
  writeFileSync(at("a.txt"), "Ann Berg, a violinist, was born in Leeds on 4 June 1975.\n");
  writeFileSync(at("key"), "0123456789abcdef0123456789abcdef");
  for (const [builds] of Object.values(KEPT)) {
    const { status, err } = await run(builds);
    expect(status, `${builds}: ${err}`).toBe(0);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (name: string): string[] =>
  statSync(at(name)).isFile() ? [""] : Object.keys(contents(at(name)));

/** The same command with a damaged copy of a file. */
async function withDamage(
  kept: string,
  file: string,
  damage: (bytes: Buffer) => Buffer,
): Promise<Run> {
  cpSync(at(kept), at(`${kept}.whole`), { recursive: true });
  const path = join(at(kept), file);
  writeFileSync(path, damage(readFileSync(path)));
  try {
    return await run(KEPT[kept]![1]);
  } finally {
    rmSync(at(kept), { recursive: true });
    cpSync(at(`${kept}.whole`), at(kept), { recursive: true });
    rmSync(at(`${kept}.whole`), { recursive: true });
  }
}

describe.each(Object.keys(KEPT))("%s", (kept) => {
  test("each file, damaged in each way: refused with a code, or read as before", async () => {
    const whole = await run(KEPT[kept]![1]);
    expect(whole.status, whole.err).toBe(0);
    const wrong: string[] = [];
    let refused = 0;
    for (const file of filesOf(kept)) {
      for (const [how, damage] of Object.entries(DAMAGES)) {
        const { status, out, err } = await withDamage(kept, file, damage);
        const isRefused =
          status !== 0 && /^palimpsest: [A-Z_0-9]+: .{20}/m.test(err) && !/INTERNAL/.test(err);
        if (isRefused) refused++;
        else if (status !== 0 || out !== whole.out || /^\s+at /m.test(err)) {
          wrong.push(`${kept}/${file} ${how}: ${status}, ${err.trim().slice(0, 200) || out}`);
        }
        if (/Ann Berg|violinist/.test(err)) wrong.push(`${kept}/${file} ${how}: quotes a text`);
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(3);
  });
});
