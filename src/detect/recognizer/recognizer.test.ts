import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { findIn, testDetector } from "../../../test/marked.js";
import { loadRecognizer, type RecognizedSpan, type Recognizer } from "../../models/recognizer.js";
import { recognizerDetector } from "./recognizer.js";

/** A recognizer that reports the given words of a text, as far as they are in it. */
function saying(type: RecognizedSpan["type"], ...words: string[]): Recognizer {
  const decision = { DIRECT: 0.7, QUASI: 0.2, NO_MASK: 0.1 };
  return {
    name: "test",
    networkMilliseconds: 0,
    close: async () => {},
    recognize: async (texts) =>
      texts.map((text) => {
        let from = 0;
        const spans = words.flatMap((word) => {
          const start = text.indexOf(word, from);
          if (start < 0) return [];
          from = start + word.length;
          return [{ start, end: from, type, score: 0.9, decision }];
        });
        return { spans, unread: [], judge: () => decision, inside: () => 0.5 };
      }),
  };
}

test("a text without capitals is read in title case too", async () => {
  const detector = recognizerDetector(saying("PERSON", "Putu Wirawan"));
  const text = "please ask putu wirawan for it";
  const { found } = await detector.examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["putu wirawan"]);
  expect((await detector.examine({ text: `Well, ${text}` })).found).toEqual([]);
});

test("the decision and the model's name travel with the mention", async () => {
  const [found] = await findIn(recognizerDetector(saying("PERSON", "Ann")), "Ann left");
  expect(found).toEqual({
    start: 0,
    end: 3,
    type: "PERSON",
    score: 0.9,
    evidence: { rule: "test" },
    decision: { DIRECT: 0.7, QUASI: 0.2, NO_MASK: 0.1 },
  });
});

test("a text without letters and digits is not sent to the model", async () => {
  const broken: Recognizer = {
    ...saying("PERSON"),
    recognize: () => Promise.reject(new Error("called")),
  };
  expect(await recognizerDetector(broken).examine({ text: " ... 🙂 " })).toMatchObject({
    found: [],
    unread: [],
  });
});

describe("with a model", async () => {
  const directory = fileURLToPath(new URL("../../models/fixtures", import.meta.url));
  const recognizer = await loadRecognizer({ directory });
  afterAll(() => recognizer.close());

  testDetector(recognizerDetector(recognizer), {
    finds: ["[PERSON Ann Smith] met the [DEM nurse] in [LOC Berlin].", "😀 [PERSON Bob]!"],
    misses: ["the works in and", "12 %"],
  });

  test("tells what it could not read", async () => {
    const text = "Ann met Анна";
    const { unread } = await recognizerDetector(recognizer).examine({ text });
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(["Анна"]);
  });
});
