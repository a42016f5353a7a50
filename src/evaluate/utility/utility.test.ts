import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Embedder, loadEmbedder } from "../../models/embedder.js";
import { loadLanguageModel } from "../../models/language-model.js";
import { loadTagger, type Tagger } from "../metrics/part-of-speech.js";
import { evaluateClustering, mutualInformation } from "./clustering.js";
import { applyEdits, disjoint, rewritten, widenSpan } from "./edits.js";
import { readingEase } from "./readability.js";
import { contentSpans } from "./spans.js";
import { evaluateUtility, type UtilityParts } from "./utility.js";

const TEXT = "The violinist was born in Freamunde on 4 June 1975 and now teaches music in Oslo.";

let parts: UtilityParts & { embedder: Embedder };
let tagger: Tagger;
beforeAll(async () => {
  tagger = await loadTagger();
  parts = { embedder: await loadEmbedder(), languageModel: await loadLanguageModel(), tagger };
});

/** An edit of the first place where the words stand. */
const edit = (words: string, replacement?: string) => {
  const start = TEXT.indexOf(words);
  return {
    start,
    end: start + words.length,
    ...(replacement === undefined ? {} : { replacement }),
  };
};
const utility = async (...edits: ReturnType<typeof edit>[]) =>
  (await evaluateUtility([{ id: "d", text: TEXT, edits }], parts)).byDocument["d"]!;

describe("content spans", () => {
  test("are noun phrases and words that say something", () => {
    const words = contentSpans(TEXT, tagger).map(({ start, end }) => TEXT.slice(start, end));
    expect(words).toContain("violinist");
    expect(words).toContain("4 June 1975");
    expect(words).toContain("teaches");
    for (const stop of ["The", "was", "in", "on", "and"]) expect(words).not.toContain(stop);
  });
});

describe("edits", () => {
  test("that overlap are one", () => {
    expect(
      disjoint([
        { start: 4, end: 8, replacement: "b" },
        { start: 0, end: 6, replacement: "a" },
      ]),
    ).toEqual([{ start: 0, end: 8, replacement: "a" }]);
  });

  test("leave what lies between untouched", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 4 }))),
        (text, raw) => {
          const edits = disjoint(
            raw
              .filter(([start, length]) => start + length <= text.length)
              .map(([start, length, replacement]) => ({ start, end: start + length, replacement })),
          );
          let rest = applyEdits(text, edits);
          let at = 0;
          for (const { start, end, replacement } of edits) {
            const before = text.slice(at, start) + replacement;
            expect(rest.startsWith(before)).toBe(true);
            rest = rest.slice(before.length);
            at = end;
          }
          expect(rest).toBe(text.slice(at));
        },
      ),
    );
  });

  test("a stretch grows until no edit crosses its ends", () => {
    const edits = [edit("born in Freamunde", "from Portugal")];
    const region = widenSpan(edits, edit("Freamunde"));
    expect(TEXT.slice(region.start, region.end)).toBe("born in Freamunde");
    expect(rewritten(TEXT, edits, region)).toBe("from Portugal");
  });
});

describe("utility", () => {
  test("of an untouched text is whole", async () => {
    expect(await utility()).toEqual({
      tps: 1,
      similarity: 1,
      informationContent: 1,
      changed: 0,
      length: 1,
      readingEase: 0,
    });
  });

  test("of nothing left is nothing", async () => {
    const { tps, informationContent, similarity } = await utility({ start: 0, end: TEXT.length });
    expect([tps, informationContent, similarity]).toEqual([0, 0, 0]);
  });

  test("falls with the distance of the replacement", async () => {
    const near = await utility(edit("violinist", "musician"));
    const label = await utility(edit("violinist", "[DEM 1]"));
    const gone = await utility(edit("violinist", "***"));
    expect(near.tps).toBeGreaterThan(label.tps);
    expect(label.tps).toBeGreaterThan(gone.tps);
    expect(near.informationContent).toBe(gone.informationContent);
  });

  test("loses more with what is rarer", async () => {
    const rare = await utility(edit("Freamunde", "***"));
    const common = await utility(edit("now", "***"));
    expect(rare.tps).toBeLessThan(common.tps);
  });

  test("of several documents is their mean", async () => {
    const whole = { id: "a", text: TEXT, edits: [] };
    const gone = { id: "b", text: TEXT, edits: [{ start: 0, end: TEXT.length }] };
    expect(await evaluateUtility([whole, gone], parts)).toMatchObject({
      documents: 2,
      tps: 0.5,
      changed: 0.5,
    });
    expect(await evaluateUtility([], parts)).toMatchObject({ documents: 0, tps: 0 });
  });
});

describe("readability", () => {
  test("of short words in short sentences is easy", () => {
    expect(readingEase("The cat sat. The dog ran.")).toBeGreaterThan(100);
    expect(
      readingEase("Institutional responsibilities necessitate considerable deliberation."),
    ).toBeLessThan(0);
    expect(readingEase("42 ***")).toBeNull();
  });
});

describe("clustering", () => {
  const music = ["violin", "cello", "flute", "harp"].map(
    (one) => `She plays the ${one} in an orchestra.`,
  );
  const law = ["murder", "theft", "fraud", "arson"].map(
    (one) => `The court found him guilty of ${one}.`,
  );
  const food = ["bread", "soup", "cake", "rice"].map(
    (one) => `Cook the ${one} slowly and serve it warm.`,
  );

  test("is kept where the topics stay, and lost where nothing stays", async () => {
    const originals = [...music, ...law, ...food];
    const { k, nmi } = await evaluateClustering(
      originals,
      new Map([
        ["same", originals],
        [
          "vaguer",
          originals.map((text) => text.replace(/the (violin|cello|flute|harp)/, "an instrument")),
        ],
        ["nothing", originals.map(() => "***")],
      ]),
      { embedder: parts.embedder, k: 3, restarts: 10, runs: 2 },
    );
    expect(k).toBe(3);
    expect(nmi["same"]).toBeCloseTo(1, 6);
    expect(nmi["vaguer"]).toBeGreaterThan(0.7);
    expect(nmi["nothing"]).toBeLessThan(0.7);
  });

  test("chooses as many groups as there are topics", async () => {
    const { k } = await evaluateClustering([...music, ...law, ...food], new Map(), {
      embedder: parts.embedder,
      restarts: 10,
      runs: 1,
    });
    expect(k).toBe(3);
  });

  test("of fewer than four texts is refused", async () => {
    await expect(
      evaluateClustering(music.slice(0, 3), new Map(), { embedder: parts.embedder }),
    ).rejects.toMatchObject({ code: "INPUT_FORMAT" });
  });

  test("mutual information: same groups by other names 1, independent groups 0", () => {
    expect(mutualInformation([0, 0, 1, 1], [5, 5, 3, 3])).toBeCloseTo(1);
    expect(mutualInformation([0, 0, 1, 1], [0, 1, 0, 1])).toBeCloseTo(0);
    expect(mutualInformation([0, 0], [0, 0])).toBe(1);
  });
});

test("another model's information weighs each span: where all lies in what was changed, nothing is kept", async () => {
  const changed = edit("violinist", "");
  const weigh = async (_: string, spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start }) => (start === changed.start ? 1 : 0));
  const own = { ...parts, languageModel: { weigh } };
  const documents = [{ id: "d", text: TEXT, edits: [changed] }];
  expect((await evaluateUtility(documents, own)).tps).toBe(0);
});
