import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BackgroundDocument,
  BackgroundIndexBuilder,
  buildBackgroundIndex,
} from "./background-index.js";
import { countIn } from "./postings.js";
import { termKey } from "./term-key.js";

const texts: BackgroundDocument[] = [
  { id: "Ann", text: "Ann Lee, born 4 June 1975, is a baker from Hull. She sells rye bread." },
  { id: "Bob", text: "Bob Ray is a sailor from Hull. He sailed around Cape Horn." },
  { id: "Cay", text: "Cay Orr sells bread and sails. Bread of rye." },
];

describe("searching", () => {
  const index = buildBackgroundIndex(texts);

  it.each([
    [["Hull"], ["Ann", "Bob"]],
    [["Hull", "bread"], ["Ann"]],
    [["June 4, 1975"], ["Ann"]],
    [["rye bread"], ["Ann"]],
    [["Cape Horn", "sailing"], ["Bob"]],
    [["Leeds"], []],
    [["Hull", "Leeds"], []],
  ])("%j is in the texts of %j", async (phrases, ids) => {
    const hits = (await index).search(phrases, 10);
    expect(hits.map(({ id }) => id).sort()).toEqual(ids);
  });

  it("puts first who has more of it", async () => {
    expect((await index).search(["bread"], 1).map(({ id }) => id)).toEqual(["Cay"]);
  });

  it("finds everybody for stop words alone", async () => {
    expect((await index).withAll(["of the"])).toEqual([0, 1, 2]);
  });

  it("counts pronouns", async () => {
    expect((await index).pronouns[0]).toEqual({ feminine: 1, masculine: 0 });
    expect((await index).pronouns[1]).toEqual({ feminine: 0, masculine: 1 });
  });
});

describe("bad input", () => {
  it("refuses two texts of one person, whose name it does not tell", async () => {
    await expect(buildBackgroundIndex([texts[0]!, texts[0]!])).rejects.toMatchObject({
      code: "DUPLICATE_ID",
      message: expect.not.stringContaining("Ann"),
    });
  });

  it("refuses no texts", async () => {
    await expect(buildBackgroundIndex([])).rejects.toMatchObject({ code: "INPUT_EMPTY" });
  });
});

it("drops a family on the way", () => {
  const builder = new BackgroundIndexBuilder();
  builder.add(texts[0]!);
  builder.drop("characters");
  builder.add(texts[1]!);
  expect([...builder.finish().families.keys()]).toEqual(["word", "pair", "triple"]);
});

it("counts every word of every text as a plain count does", async () => {
  const word = fc.constantFrom("alder", "birch", "cedar", "maple", "rowan");
  const text = fc.array(word, { maxLength: 400 }).map((words) => words.join(" "));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (all) => {
      const index = await buildBackgroundIndex(all.map((one, i) => ({ id: String(i), text: one })));
      const { postings, lengths } = index.families.get("word")!;
      for (const tree of ["alder", "birch", "cedar", "maple", "rowan"]) {
        const { low, part } = termKey(tree);
        const range = postings.find(low, part);
        all.forEach((one, i) => {
          const count = one.split(" ").filter((found) => found === tree).length;
          expect(range === undefined ? 0 : countIn(range, i)).toBe(Math.min(255, count));
        });
      }
      expect([...lengths]).toEqual(all.map((one) => one.split(" ").filter(Boolean).length));
    }),
    { numRuns: 30 },
  );
});
