import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import type { Entry, ImportOptions } from "./entry.js";
import { readWikidata, type WikidataOptions } from "./wikidata.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-wikidata-"));
afterAll(() => rmSync(folder, { recursive: true }));
const FIXTURES = new URL("fixtures/", import.meta.url);
const DUMP = readFileSync(new URL("dump.json", FIXTURES));

let works = 0;
async function read(dump: string | Buffer, options: Partial<WikidataOptions & ImportOptions> = {}) {
  const workFolder = join(folder, `work-${works++}`);
  const path = join(folder, `dump-${works}`);
  writeFileSync(path, dump);
  const source = readWikidata(path, { workFolder, ...options });
  const entries: Entry[] = [];
  for await (const batch of source.read(options)) entries.push(...batch);
  return { entries, counts: source.counts, path, workFolder };
}

const said = (entries: readonly Entry[], individual: string) =>
  entries
    .filter((entry) => entry.individual === individual)
    .flatMap(({ statements }) => statements)
    .map(({ property, value, aliases = [] }) => [property, value, ...aliases].join("|"));

describe("a dump", () => {
  test("gives humans their names, dates and values by label", async () => {
    const { entries, counts } = await read(DUMP);
    expect(new Set(entries.map(({ individual }) => individual))).toEqual(
      new Set(["Q1001", "Q1002"]),
    );
    expect(said(entries, "Q1001").sort()).toEqual(
      [
        "P106|violinist|fiddler",
        "P19|Freamunde|Freamunde Town",
        "P569|1951-03-04",
        "name|Inês Carvalho|Inês M. Carvalho",
      ].sort(),
    );
    expect(said(entries, "Q1002").sort()).toEqual(
      ["P106|violinist|fiddler", "P569|1948", "P570|1990s", "name|Tomas Brandt"].sort(),
    );
    expect(counts).toMatchObject({ malformed: 0, withoutValue: 2, unresolved: 1, entries: 5 });
    expect(counts.unresolvedBy).toEqual({ P106: { absent: 1, unnamed: 0 } });
  });

  test("reads labels in the chosen languages", async () => {
    const { entries } = await read(DUMP, { languages: ["pt", "en"], properties: ["P106"] });
    expect(said(entries, "Q1001")).toContain("P106|violinista|violinist|fiddler");
    const { counts } = await read(DUMP, { languages: ["is"], properties: ["P106"] });
    expect(counts.unresolvedBy).toEqual({ P106: { absent: 1, unnamed: 2 } });
  });

  test("may be gzip, bzip2 in several streams, or JSON lines without an array", async () => {
    const plain = (await read(DUMP)).entries;
    expect((await read(gzipSync(DUMP))).entries).toEqual(plain);
    const bare = DUMP.toString("utf8")
      .split("\n")
      .filter((line) => !/^[[\]]$/.test(line));
    expect((await read(bare.map((line) => line.replace(/,$/, "")).join("\n"))).entries).toEqual(
      plain,
    );
    expect((await read(readFileSync(new URL("dump.json.bz2", FIXTURES)))).entries).toEqual(plain);
  });

  test("that breaks off is refused, wherever", async () => {
    const gzip = gzipSync(DUMP);
    for (const broken of [
      DUMP.subarray(0, DUMP.length - 700),
      gzip.subarray(0, gzip.length - 20),
      readFileSync(new URL("dump.json.bz2", FIXTURES)).subarray(0, -30),
    ]) {
      await expect(read(broken)).rejects.toMatchObject({ code: "INPUT_TRUNCATED" });
    }
  });

  test("that does not close its array is read, and told", async () => {
    const lines = DUMP.toString("utf8").split("\n");
    const { counts } = await read(lines.slice(0, 4).join("\n"));
    expect(counts).toMatchObject({ records: 3, unclosed: 1, unresolved: 3 });
    expect((await read(DUMP)).counts.unclosed).toBe(0);
  });

  test("with lines that are no JSON is read up to the limit", async () => {
    const lines = DUMP.toString("utf8").split("\n");
    lines.splice(2, 0, "{broken", "not json,");
    const { entries, counts } = await read(lines.join("\n"), { maxMalformed: 2 });
    expect(counts.malformed).toBe(2);
    expect(entries).toEqual((await read(DUMP)).entries);
    await expect(read(lines.join("\n"), { maxMalformed: 1 })).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
  });

  test("goes on where it broke off: after checkpoints, and at any entry", async () => {
    const whole = (await read(DUMP)).entries;
    for (const from of [0, 1, 3, 99]) {
      expect((await read(DUMP, { from })).entries).toEqual(whole.slice(from));
    }
    const path = join(folder, "resumed.json");
    writeFileSync(path, DUMP.subarray(0, 2000));
    const workFolder = join(folder, "resumed");
    const options = { workFolder, checkpointEvery: 1 };
    const broken = readWikidata(path, options).read();
    await expect(broken.next()).rejects.toMatchObject({ code: "INPUT_TRUNCATED" });
    writeFileSync(path, DUMP); // another size: the old state is not continued
    const entries: Entry[] = [];
    for await (const batch of readWikidata(path, options).read()) entries.push(...batch);
    expect(entries).toEqual(whole);
  });

  test("killed between checkpoints gives the same entries", async () => {
    const [first, ...rest] = DUMP.toString("utf8").split("\n");
    const humans = Array.from({ length: 1500 }, (_, i) =>
      rest[0]!.replace("Q1001", `Q${9000 + i}`),
    );
    const dump = [first, ...humans, ...rest].join("\n");
    const whole = (await read(dump)).entries;
    const path = join(folder, "killed.json");
    writeFileSync(path, dump);
    const options = { workFolder: join(folder, "killed"), checkpointEvery: 200 };
    // the pass stops where the caller throws, as after a crash
    const stop = new Error("stop");
    let stops = 0;
    const entries: Entry[] = [];
    for (let done = false; !done; ) {
      let calls = 0;
      const onProgress = () => {
        if (++calls === 2) throw stop;
      };
      try {
        const batches: Entry[] = [];
        for await (const batch of readWikidata(path, options).read({ onProgress })) {
          batches.push(...batch);
        }
        entries.push(...batches);
        done = true;
      } catch (error) {
        expect(error).toBe(stop);
        stops++;
      }
    }
    expect(stops).toBeGreaterThan(2);
    expect(entries).toEqual(whole);
  });
});

const SAMPLES = new URL("../../../../../shared/data/wikidata_samples/", import.meta.url);
const here = existsSync(SAMPLES);
if (!here) console.log("../shared/data/wikidata_samples is not there: real dumps are not read");

describe.skipIf(!here)("real pieces of the dump", () => {
  const readSample = async (name: string) => {
    const source = readWikidata(new URL(name, SAMPLES).pathname, {
      workFolder: join(folder, name),
    });
    const individuals = new Set<string>();
    for await (const batch of source.read()) {
      for (const { individual } of batch) individuals.add(individual);
    }
    return { individuals: individuals.size, counts: source.counts };
  };

  test("635 entities, 180 of them humans", async () => {
    const { individuals, counts } = await readSample("opentapioca_stream_635_entities.json.bz2");
    // 180 lines, four people twice
    expect(individuals).toBe(176);
    expect(counts).toMatchObject({ records: 635, malformed: 0 });
  });

  test("lines without commas, and known defects", async () => {
    expect((await readSample("wikibase_dump_filter_49_entities.ndjson.gz")).individuals).toBe(4);
    expect((await readSample("wdtk_mock_dump_with_bugs.json")).counts.malformed).toBe(0);
    expect((await readSample("wdtk_sample_dump_20150815.json.gz")).counts.records).toBe(101);
  });
});
