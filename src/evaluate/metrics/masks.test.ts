import { describe, expect, test } from "vitest";
import { annotated } from "../../../test/annotated.js";
import { parseMarked } from "../../../test/marked.js";
import type { GoldDocument } from "../../document/gold.js";
import type { Span } from "../../document/span.js";
import { loadLanguageModel } from "../../models/language-model.js";
import { exemptTokens } from "./exempt.js";
import { evaluateMasks, type SpanWeigher, weigherOf } from "./masks.js";

/** The words of the exempt list only, no parts of speech. */
const exempt = (text: string) => exemptTokens(text, () => []);

/** Metrics of one document; the masks are marked in its text with any type. */
function evaluate(gold: GoldDocument, masked: string, weigh?: SpanWeigher) {
  const { text, spans } = parseMarked(masked);
  expect(text).toBe(gold.document.text);
  const masks = new Map<string, readonly Span[]>([[gold.document.id, spans]]);
  return evaluateMasks([gold], masks, weigh === undefined ? { exempt } : { exempt, weigh });
}

const berg = annotated(
  "berg",
  "[PERSON/direct-e1 Mr Jon Berg] of [LOC/quasi-e2 Oslo] met [PERSON/keep-e3 Eva].",
);

test("one annotator: a title is exempt, a town missed, a verb masked for nothing", async () => {
  expect(await evaluate(berg, "Mr [MISC Jon Berg] of Oslo [MISC met] Eva.")).toEqual({
    documents: 1,
    tokenPrecision: 2 / 3, // Jon, Berg of Jon, Berg, met
    weightedTokenPrecision: null,
    tokenRecall: 3 / 4, // Mr, Jon, Berg of Mr, Jon, Berg, Oslo
    tokenRecallByType: { PERSON: 1, LOC: 0 },
    mentionPrecision: 1 / 2,
    mentionRecall: 1 / 2,
    entityRecallAll: 1 / 2,
    entityRecallDirect: 1,
    entityRecallQuasi: 0,
    f1: 12 / 17,
  });
});

test("two annotators: each mask counts by how many agree, each one's entities count", async () => {
  const gold = annotated(
    "berg",
    "[PERSON/direct-e1 Mr Jon Berg] of [LOC/quasi-e2 Oslo] met Eva.",
    "Mr Jon Berg of [LOC/direct-e1 Oslo] met Eva.",
  );
  expect(await evaluate(gold, "Mr Jon [MISC Berg] of [MISC Oslo] met Eva.")).toMatchObject({
    tokenPrecision: 3 / 4, // Berg by one of two, Oslo by both
    mentionPrecision: 3 / 4,
    tokenRecall: 4 / 5, // Mr, Berg, Oslo, Oslo of these and Jon
    mentionRecall: 2 / 3,
    entityRecallDirect: 1 / 2,
    entityRecallQuasi: 1,
    entityRecallAll: 2 / 3,
  });
});

test("an annotator who marked nothing does not count", async () => {
  const gold = annotated("d", "[LOC/quasi-e1 Oslo] again", "Oslo again");
  expect(await evaluate(gold, "[MISC Oslo] again")).toMatchObject({ tokenPrecision: 1, f1: 1 });
});

describe("an entity", () => {
  const mixed = annotated("d", "[ORG/quasi-e1 Nor AS] sued; [ORG/keep-e1 Nor] won");

  test("is masked when the mentions with a decision to mask are, while recall counts all", async () => {
    expect(await evaluate(mixed, "[MISC Nor AS] sued; Nor won")).toMatchObject({
      entityRecallAll: 1,
      mentionRecall: 1 / 2,
      tokenRecall: 2 / 3,
    });
  });

  test("is not masked when one of its mentions shows", async () => {
    const gold = annotated("d", "[ORG/quasi-e1 Nor AS] sued; [ORG/quasi-e1 Nor] won");
    expect(await evaluate(gold, "[MISC Nor AS] sued; Nor won")).toMatchObject({
      entityRecallAll: 0,
    });
  });

  test("a mask where the annotator decided to keep is not right", async () => {
    expect(await evaluate(mixed, "[MISC Nor AS] sued; [MISC Nor] won")).toMatchObject({
      tokenPrecision: 2 / 3,
    });
  });

  test("is direct by its first mention", async () => {
    const gold = annotated("d", "[PERSON/quasi-e1 Ann] is [PERSON/direct-e1 Ann Lie]");
    expect(await evaluate(gold, "[MISC Ann] is [MISC Ann Lie]")).toMatchObject({
      entityRecallDirect: 0, // none there
      entityRecallQuasi: 1,
    });
  });
});

describe("coverage", () => {
  const covered = async (gold: string, masked: string) =>
    (await evaluate(annotated("d", gold), masked)).mentionRecall === 1;

  test("joins masks over exempt marks", async () => {
    expect(
      await covered("[CODE/direct-e1 No. 12/94 (b)]", "No. [MISC 12]/[MISC 94] ([MISC b])"),
    ).toBe(true);
  });

  test("does not reach over a line break or a no-break space", async () => {
    expect(await covered("[PERSON/direct-e1 Ann\nLie]", "[MISC Ann]\n[MISC Lie]")).toBe(false);
    expect(await covered("[PERSON/direct-e1 Ann\u00a0Lie]", "[MISC Ann]\u00a0[MISC Lie]")).toBe(
      false,
    );
  });

  test("takes a word as a whole: exempt letters inside another word are not exempt", async () => {
    expect(await covered("[PERSON/direct-e1 Nomi]", "No[MISC mi]")).toBe(false);
  });

  test("overlapping masks cover together", async () => {
    const gold = annotated("d", "[LOC/quasi-e1 New York]");
    const masks = new Map([
      [
        "d",
        [
          { start: 0, end: 5 },
          { start: 3, end: 8 },
        ],
      ],
    ]);
    expect(await evaluateMasks([gold], masks, { exempt })).toMatchObject({
      entityRecallAll: 1,
      tokenPrecision: 1,
    });
  });
});

test("a mask that cuts a token counts its part, a mask given twice counts twice", async () => {
  const gold = annotated("d", "[PERSON/direct-e1 Bergen] walked");
  const masks = new Map([
    [
      "d",
      [
        { start: 0, end: 4 },
        { start: 7, end: 13 },
        { start: 7, end: 13 },
      ],
    ],
  ]);
  expect(await evaluateMasks([gold], masks, { exempt })).toMatchObject({
    tokenPrecision: 1 / 3,
    tokenRecall: 0,
  });
});

test("weighted precision: the weigher sees every masked token once for each mask", async () => {
  const seen: string[] = [];
  const weigh: SpanWeigher = async (text, spans) => {
    seen.push(...spans.map(({ start, end }) => text.slice(start, end)));
    return spans.map(({ start, end }) => end - start);
  };
  expect(await evaluate(berg, "Mr [MISC Jon Berg] of Oslo [MISC met] Eva.", weigh)).toMatchObject({
    weightedTokenPrecision: 7 / 10,
    tokenPrecision: 2 / 3,
  });
  expect(seen).toEqual(["Jon", "Berg", "met"]);
});

test("averages are over all documents together; those without masks are left out", async () => {
  const other = annotated("other", "[LOC/quasi-e1 Rome] and [LOC/quasi-e2 Pisa]");
  const masks = new Map([["other", [{ start: 0, end: 4 }]]]);
  expect(await evaluateMasks([berg, other], masks, { exempt })).toMatchObject({
    documents: 1,
    entityRecallAll: 1 / 2,
  });
  const both = new Map([...masks, ["berg", []]]);
  expect(await evaluateMasks([berg, other], both, { exempt })).toMatchObject({
    documents: 2,
    entityRecallAll: 1 / 4,
    tokenRecall: 2 / 6, // Mr and Rome
  });
});

test("nothing masked: zero and not a division by zero", async () => {
  expect(await evaluate(berg, berg.document.text)).toMatchObject({
    tokenPrecision: 0,
    mentionPrecision: 0,
    f1: 0,
  });
});

test("annotations without decisions are refused by name, without the text", async () => {
  const error = await evaluate(annotated("d7", "[PERSON Ann] left"), "[MISC Ann] left").catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({
    code: "INPUT_FORMAT",
    message: expect.stringMatching(/^(?!.*d7).*document 1: /),
  });
  expect(String(error)).not.toContain("Ann");
});

test("a token weighs what its least probable piece does, not all of them together", async () => {
  const model = await loadLanguageModel();
  const text = "She was born in Freamunde.";
  const town = { start: text.indexOf("Freamunde"), end: text.length - 1 };
  const [{ ofSpan, ofRarestToken }] = model.informationContent(text, [town]) as [
    { ofSpan: number; ofRarestToken: number },
  ];
  const [weight] = await weigherOf(model)(text, [town]);
  expect(weight).toBe(ofRarestToken);
  expect(ofSpan).toBeGreaterThan(ofRarestToken + 1); // the name is several pieces
});
