import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { openBytes } from "./bytes.js";
import { readDocuments } from "./documents.js";
import type { Entry, EntrySource, ImportOptions } from "./entry.js";
import { readRegister } from "./register.js";
import { describe as describeEntries, identityOf, openSource } from "./sources.js";
import { readTriples } from "./triples.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-sources-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function file(content: string | Buffer, ending = "jsonl"): string {
  const path = join(folder, `source-${files++}.${ending}`);
  writeFileSync(path, content);
  return path;
}

async function all(source: EntrySource, options?: ImportOptions): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const batch of source.read(options)) entries.push(...batch);
  return entries;
}

const triple = (individual: string, property: string, value: unknown, aliases?: string[]) =>
  JSON.stringify({ individual, property, value, aliases });

describe("triples", () => {
  const lines = [
    triple("a", "occupation", "violinist"),
    triple("b", "place of birth", "Lisbon", ["Lisboa"]),
    triple("b", "year", 1951),
  ];

  test("give an entry each; missing values are counted", async () => {
    const source = readTriples(file([...lines, triple("c", "age", null), ""].join("\n")));
    expect(await all(source)).toEqual([
      { individual: "a", statements: [{ property: "occupation", value: "violinist" }] },
      {
        individual: "b",
        statements: [{ property: "place of birth", value: "Lisbon", aliases: ["Lisboa"] }],
      },
      { individual: "b", statements: [{ property: "year", value: "1951" }] },
    ]);
    expect(source.counts).toMatchObject({ records: 4, entries: 3, withoutValue: 1, malformed: 0 });
  });

  test("are read up to the limit of malformed lines, then refused without quoting them", async () => {
    const path = file([lines[0], "{secret", '{"individual":"a"}', "[1]", lines[1]].join("\n"));
    const source = readTriples(path);
    expect(await all(source, { maxMalformed: 3 })).toHaveLength(2);
    expect(source.counts.malformed).toBe(3);
    const refused = await all(readTriples(path), { maxMalformed: 2 }).catch((error) => error);
    expect(refused.code).toBe("INPUT_FORMAT");
    expect(refused.message).not.toContain("secret");
  });

  test("go on at an entry; gzip is opened, a gzip that breaks off is refused", async () => {
    const text = lines.join("\n");
    expect(await all(readTriples(file(text)), { from: 2 })).toHaveLength(1);
    expect(await all(readTriples(file(gzipSync(text))))).toHaveLength(3);
    await expect(all(readTriples(file(gzipSync(text).subarray(0, -9))))).rejects.toMatchObject({
      code: "INPUT_TRUNCATED",
    });
    await expect(all(readTriples(join(folder, "nowhere")))).rejects.toMatchObject({
      code: "INPUT_NOT_FOUND",
    });
  });
});

describe("a register", () => {
  const table = 'id;first name;surname;born;town\n7;Ann;Berg;1951-03-04;Oslo\n8;Jo;;;"a ""b"""\n';

  test("has a column a property, names put together, empty cells left out", async () => {
    const source = readRegister(file(table, "csv"), { idColumn: "id" });
    expect(await all(source)).toEqual([
      {
        individual: "7",
        statements: [
          { property: "first name", value: "Ann" },
          { property: "surname", value: "Berg" },
          { property: "born", value: "1951-03-04" },
          { property: "town", value: "Oslo" },
          { property: "full name", value: "Ann Berg" },
        ],
      },
      {
        individual: "8",
        statements: [
          { property: "first name", value: "Jo" },
          { property: "town", value: 'a "b"' },
        ],
      },
    ]);
    expect(source.counts).toMatchObject({ records: 2, withoutValue: 2 });
  });

  test("numbers rows where no column tells individuals apart", async () => {
    const [first, second] = await all(readRegister(file("a,b\n1,2\n3,4\n", "csv")));
    expect(first!.individual).not.toBe(second!.individual);
  });

  test.each([
    ["a row of another length", "a,b\n1,2\n3\n"],
    ["no names of columns", "a,,b\n1,2,3\n"],
    ["an open quote", 'a,b\n"1,2\n'],
    ["nothing", ""],
  ])("with %s is refused", async (_, content) => {
    await expect(all(readRegister(file(content, "csv")))).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
  });

  test("without the column of ids is refused", async () => {
    const source = readRegister(file("a,b\n1,2\n", "csv"), { idColumn: "c" });
    await expect(all(source)).rejects.toMatchObject({ code: "INPUT_FORMAT" });
  });
});

describe("documents", () => {
  const find = async (text: string) => [{ property: "LOC", value: text.split(" ").at(-1)! }];

  test("say something of the individual of their name, or of the one they name", async () => {
    const root = join(folder, "texts");
    mkdirSync(join(root, "more"), { recursive: true });
    writeFileSync(join(root, "ann.txt"), "She lives in Oslo");
    writeFileSync(join(root, "more", "all.jsonl"), '{"title":"Jo Berg","text":"from Bergen"}\n');
    writeFileSync(join(root, "picture.png"), "");
    expect(await all(readDocuments(root, find))).toEqual([
      { individual: "ann", statements: [{ property: "LOC", value: "Oslo" }] },
      {
        individual: "Jo Berg",
        statements: [
          { property: "name", value: "Jo Berg" },
          { property: "LOC", value: "Bergen" },
        ],
      },
    ]);
  });

  test("that an earlier run has taken are not searched again", async () => {
    const path = file('{"id":"a","text":"x"}\n{"id":"b","text":"y"}\n');
    let searched = 0;
    const counting = async () => {
      searched++;
      return [];
    };
    expect(await all(readDocuments(path, counting), { from: 1 })).toHaveLength(1);
    expect(searched).toBe(1);
  });
});

describe("sources together", () => {
  const options = { wikidata: { workFolder: join(folder, "unused") } };

  test("their kind is told from their first line", async () => {
    const dump = new URL("fixtures/dump.json", import.meta.url).pathname;
    expect((await openSource(dump, options)).kind).toBe("wikidata");
    expect((await openSource(file(triple("a", "p", "v")), options)).kind).toBe("triples");
    expect((await openSource(file("a,b\n", "csv"), options)).kind).toBe("register");
    await expect(openSource(file("words"), options)).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
    await expect(openSource(folder, options)).rejects.toMatchObject({ code: "USAGE" });
  });

  test("are described one after another, from any number on", async () => {
    const sources = [
      readTriples(file([triple("a", "name", "Ann Berg"), triple("a", "job", "poet")].join("\n"))),
      readTriples(file(triple("b", "job", "poet"))),
    ];
    const whole = [];
    for await (const description of describeEntries(sources, 0)) whole.push(description);
    expect(whole.map(({ individual }) => individual)).toEqual(["a", "a", "b"]);
    expect(whole[0]!.terms).toContain("a berg");
    for (const from of [1, 2, 3]) {
      const rest = [];
      for await (const description of describeEntries(sources, from)) rest.push(description);
      expect(rest).toEqual(whole.slice(from));
    }
  });

  test("another size or setting is another identity", async () => {
    const path = file("a");
    const identity = await identityOf([path], 1);
    expect(await identityOf([path], 1)).toBe(identity);
    expect(await identityOf([path], 2)).not.toBe(identity);
    writeFileSync(path, "ab");
    expect(await identityOf([path], 1)).not.toBe(identity);
  });
});

test("bzip2 is opened without any program of the system", async () => {
  const path = new URL("fixtures/dump.json.bz2", import.meta.url).pathname;
  const open = async (name: string, bzip2Programs?: string[]) => {
    const chunks: Buffer[] = [];
    const { chunks: opened } = await openBytes(name, bzip2Programs ? { bzip2Programs } : {});
    for await (const chunk of opened) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  };
  expect(await open(path, [])).toBe(await open(path));
  const broken = file(readFileSync(path).subarray(0, -30), "bz2");
  await expect(open(broken, [])).rejects.toMatchObject({ code: "INPUT_TRUNCATED" });
});
