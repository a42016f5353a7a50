import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addedLines, countedTerms, readStatistics, TermCounter } from "./statistics.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-statistics-"));
});
afterEach(() => rm(folder, { recursive: true }));

const linesFor = (texts: readonly string[]): string[] => {
  const counter = new TermCounter();
  for (const text of texts) counter.add(text);
  return [...counter.lines()];
};

async function saved(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${lines.join("\n")}\n`);
  return path;
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

test("counts words, and runs of words that begin with a capital", () => {
  expect([...countedTerms("He saw New York. Then rain, in NEW YORK City")]).toEqual([
    ...["he", "saw", "new", "new york", "york", "then", "rain", "in"],
    ...["new york city", "york city", "city"],
  ]);
});

describe("statistics of shards", () => {
  const word = fc.constantFrom("Ann", "ann", "Oslo", "New", "York", "rain", "é", "Øst", "7", ".");
  const texts = fc.array(
    fc.array(word).map((words) => words.join(" ")),
    { maxLength: 12 },
  );

  test("add up to those of the whole, however it is cut and in any order", async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 4 }), async (corpus, shards) => {
        const paths: string[] = [];
        for (let shard = 0; shard < shards; shard++) {
          const part = corpus.filter((_, i) => i % shards === shard);
          paths.push(await saved(`${shard}`, linesFor(part)));
        }
        const whole = linesFor(corpus);
        expect(await all(addedLines(paths))).toEqual(whole);
        expect(await all(addedLines(paths.toReversed()))).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  test("say in how many documents a term is, one where it is not known", async () => {
    const path = await saved("s", linesFor(["Ann was in New York", "Bob saw York", "York"]));
    const statistics = await readStatistics(path);
    expect(statistics.documents).toBe(3);
    expect(statistics.documentsWith("york")).toBe(3);
    expect(statistics.documentsWith("new york")).toBe(1);
    expect(statistics.documentsWith("ann")).toBe(1);
    expect(statistics.documentsWith("paris")).toBe(1);
  });
});

test.each([
  ["another file", ["a,b", "c"]],
  ["a count that is none", ["palimpsest-statistics 1 2", "ann\tx"]],
  ["terms out of order", ["palimpsest-statistics 1 2", "b\t1", "a\t1"]],
])("%s is refused", async (_, lines) => {
  const path = await saved("broken", lines);
  await expect(readStatistics(path)).rejects.toMatchObject({ code: "INPUT_FORMAT" });
});

test("a missing file is refused", async () => {
  await expect(readStatistics(join(folder, "none"))).rejects.toMatchObject({
    code: "INPUT_NOT_FOUND",
  });
});
