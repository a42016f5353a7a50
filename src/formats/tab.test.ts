import { describe, expect, test } from "vitest";
import { PalimpsestError } from "../errors.js";
import { place, readDetections, readMasks, readTab, readTabDocuments } from "./tab.js";

const text = "😀 Ann Lie of Oslo";
const mention = {
  entity_type: "PERSON",
  entity_mention_id: "m1",
  start_offset: 2,
  end_offset: 9,
  span_text: "Ann Lie",
  identifier_type: "DIRECT",
  entity_id: "e1",
};
const one = (more: object) => JSON.stringify([{ doc_id: "d1", text, ...more }]);
const withMention = (more: object) =>
  one({ annotations: { anna: { entity_mentions: [{ ...mention, ...more }] } } });

/** The coded error that a call throws; it must name the document and quote none of it. */
function errorOf(call: () => unknown): PalimpsestError {
  try {
    call();
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    expect(error.message).not.toMatch(/Ann|Lie|Oslo/);
    expect(error.message).not.toContain("\n");
    return error;
  }
  throw new Error("expected an error");
}

describe("the benchmark's form", () => {
  test("mentions by annotator, offsets from code points", () => {
    const [document] = readTab(withMention({}), "gold.json");
    const [found] = document!.annotations.get("anna")!;
    expect(found).toEqual({
      start: 3,
      end: 10,
      type: "PERSON",
      identifier: "DIRECT",
      entity: "e1",
    });
    expect(text.slice(found!.start, found!.end)).toBe("Ann Lie");
  });

  test("annotations may be absent or empty", () => {
    for (const json of [one({}), one({ annotations: {} }), `\ufeff${one({ annotations: {} })}`]) {
      expect(readTab(json, "gold.json")[0]!.annotations.size).toBe(0);
    }
  });

  test("the short form has one annotator and types only", () => {
    const json = one({ mentions: [{ start: 13, end: 17, type: "LOC", text: "Oslo" }] });
    expect(readTab(json, "gold.json")[0]!.annotations.get("gold")).toEqual([
      { start: 14, end: 18, type: "LOC" },
    ]);
  });

  test.each([
    [{ meta: { applicant: "Ann Lie" }, task: "... following person: Someone Else" }, ["Ann Lie"]],
    [
      { task: "Task: Annotate the document to anonymise the following person: Ann Lie" },
      ["Ann Lie"],
    ],
    [{ task: "conceal the identity of the main person: ann lie" }, ["ann lie"]],
    [
      { task: "Task: the following persons: Ann Lie, Bo Moe and Eli Andersen" },
      ["Ann Lie", "Bo Moe", "Eli Andersen"],
    ],
    [{ meta: { applicant: "Ann Lie and Others" } }, ["Ann Lie"]],
    [{ meta: { applicant: null }, task: "Task: annotate everything" }, []],
    [{ meta: [] }, []],
    [{}, []],
  ])("whom to protect: %j", (fields, persons) => {
    expect(readTabDocuments(one(fields), "in.json")[0]!.persons).toEqual(persons);
  });

  test("documents can be read where annotations cannot", () => {
    const json = one({ annotations: "lost" });
    expect(readTabDocuments(json, "in.json")).toMatchObject([{ id: "d1", text }]);
    expect(errorOf(() => readTab(json, "in.json"))).toMatchObject({ code: "INPUT_FORMAT" });
  });

  test("id where there is no doc_id", () => {
    expect(readTabDocuments('[{"id": "x", "text": "a"}]', "in.json")[0]!.id).toBe("x");
  });

  test.each<[string, string, RegExp]>([
    ["not JSON", `[{"doc_id": "d1", "text": "Ann Lie of Oslo"`, /gold\.json.*JSON/],
    ["no list", "{}", /must be an array, but is of type object/],
    ["no id", `[{"text": "Ann"}]`, /document 1: doc_id/],
    ["an id that is a number", `[{"doc_id": 7, "text": "Ann"}]`, /document 1: doc_id/],
    ["no text", `[{"doc_id": "d1"}]`, /document 1: text/],
    [
      "an id twice",
      `[{"doc_id": "d1", "text": ""}, {"doc_id": "d1", "text": ""}]`,
      /document 2 has the doc_id/,
    ],
    [
      "no list of mentions",
      one({ annotations: { anna: {} } }),
      /document 1, annotator 1: entity_m/,
    ],
    [
      "an unknown type",
      withMention({ entity_type: "Ann" }),
      /document 1, annotator 1, mention 1: entity_type/,
    ],
    ["an unknown decision", withMention({ identifier_type: "Ann" }), /document 1.*identifier_type/],
    ["an entity that is a number", withMention({ entity_id: 1 }), /document 1.*entity_id/],
    ["half an offset", withMention({ start_offset: 1.5 }), /document 1.*start_offset/],
    ["no offset", withMention({ end_offset: undefined }), /document 1.*end_offset.*missing/],
  ])("refuses %s", (_, json, message) => {
    const error = errorOf(() => readTab(json, "gold.json"));
    expect(error.code).toBe("INPUT_FORMAT");
    expect(error.message).toMatch(message);
  });

  test.each([[{ end_offset: 18 }], [{ start_offset: -1 }], [{ start_offset: 9 }]])(
    "refuses a mention outside its text: %j",
    (more) => {
      const error = errorOf(() => readTab(withMention(more), "gold.json"));
      expect(error).toMatchObject({
        code: "SPAN_INVALID",
        message: expect.stringMatching(/document/),
      });
    },
  );
});

describe("masks and detections", () => {
  const [document] = readTabDocuments(one({}), "in.json");

  test("masks with and without a replacement", () => {
    const masks = readMasks(
      '{"d1": [[2, 9, "somebody"], [13, 17], [0, 1, null], [1, 2, ""]], "d2": []}',
      "masks.json",
    );
    expect(masks.get("d2")).toEqual([]);
    expect(place(document!, masks.get("d1")!)).toEqual([
      { start: 3, end: 10, replacement: "somebody" },
      { start: 14, end: 18 },
      { start: 0, end: 2 },
      { start: 2, end: 3, replacement: "" },
    ]);
  });

  test("detections keep type and score", () => {
    const json = JSON.stringify({
      d1: [
        {
          start: 2,
          end: 9,
          text: "Ann Lie",
          type: "PERSON",
          score: 0.9,
          detector: "x",
          entity: "e1",
        },
        { start: 13, end: 17, type: "LOC" },
      ],
    });
    expect(readDetections(json, "found.json").get("d1")).toEqual([
      { start: 2, end: 9, type: "PERSON", score: 0.9 },
      { start: 13, end: 17, type: "LOC" },
    ]);
  });

  test("a span beyond the text's end is refused by document", () => {
    for (const spans of [[{ start: 2, end: 18 }], [{ start: 4, end: 4 }]]) {
      const error = errorOf(() => place(document!, spans));
      expect(error).toMatchObject({
        code: "SPAN_INVALID",
        message: expect.stringMatching(/document/),
      });
    }
  });

  test.each<[string, () => unknown]>([
    ["a list of masks", () => readMasks("[]", "masks.json")],
    ["a mask without an end", () => readMasks('{"d1": [[1]]}', "masks.json")],
    ["a mask of words", () => readMasks('{"d1": [["Ann", "Lie"]]}', "masks.json")],
    ["a replacement that is a number", () => readMasks('{"d1": [[1, 2, 3]]}', "masks.json")],
    ["an object for a list", () => readMasks('{"d1": {}}', "masks.json")],
    ["masks for detections", () => readDetections('{"d1": [[1, 2]]}', "found.json")],
    [
      "another system's type",
      () => readDetections('{"d1": [{"start": 1, "end": 2, "type": "LOCATION"}]}', "found.json"),
    ],
  ])("refuses %s", (_, call) => {
    expect(errorOf(call)).toMatchObject({
      code: "INPUT_FORMAT",
      message: expect.stringMatching(/masks\.json|found\.json/),
    });
  });
});
