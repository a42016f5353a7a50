import { expect, test } from "vitest";
import { annotated } from "../../../test/annotated.js";
import type { GoldDocument } from "../../document/gold.js";
import { type EntityMetricOptions, evaluateEntities, type TypedSpan } from "./entities.js";

/** Metrics of one document; the predictions are marked in its text. */
function evaluate(gold: GoldDocument, predicted: string, options?: EntityMetricOptions) {
  const { document, annotations } = annotated("d", predicted);
  expect(document.text).toBe(gold.document.text);
  const spans: readonly TypedSpan[] = annotations.get("annotator1")!;
  return evaluateEntities([gold], new Map([[gold.document.id, spans]]), options);
}

const scores = (precision: number, recall: number, f1: number) => ({
  precision,
  recall,
  f1: expect.closeTo(f1, 12) as number,
});

test("by type and of any type", () => {
  const gold = annotated("d", "[PERSON Ann Lie] moved to [LOC Bergen] in [DATETIME May 2003].");
  expect(
    evaluate(gold, "[PERSON Ann] Lie [PERSON moved] to [ORG Bergen] in [DATETIME May 2003]."),
  ).toEqual({
    documents: 1,
    any: scores(4 / 5, 4 / 5, 4 / 5),
    types: {
      PERSON: { ...scores(1 / 2, 1 / 2, 1 / 2), tokens: 2 },
      LOC: { ...scores(0, 0, 0), tokens: 1 },
      ORG: { ...scores(0, 0, 0), tokens: 0 },
      DATETIME: { ...scores(1, 1, 1), tokens: 2 },
    },
  });
});

test("ORG for LOC is right where asked: in the precision of the one, in the recall of the other", () => {
  const gold = annotated("d", "[LOC Norway] and [ORG Sweden] and [LOC Finland]");
  const predicted = "[ORG Norway] and [ORG Sweden] and [LOC Finland]";
  expect(evaluate(gold, predicted).types).toEqual({
    LOC: { ...scores(1, 1 / 2, 2 / 3), tokens: 2 },
    ORG: { ...scores(1 / 2, 1, 2 / 3), tokens: 1 },
  });
  expect(evaluate(gold, predicted, { orgLocSame: true }).types).toEqual({
    LOC: { ...scores(1, 1, 1), tokens: 2 },
    ORG: { ...scores(1, 1, 1), tokens: 1 },
  });
});

test("of several types of a token one is enough", () => {
  const { document } = annotated("d", "Turkish Government");
  const gold: GoldDocument = {
    document,
    annotations: new Map([
      [
        "annotator1",
        [
          { start: 0, end: 18, type: "ORG" },
          { start: 0, end: 7, type: "DEM" },
        ],
      ],
    ]),
  };
  expect(evaluate(gold, "[DEM Turkish] Government").types).toEqual({
    ORG: { ...scores(0, 1 / 2, 0), tokens: 2 },
    DEM: { ...scores(1, 1, 1), tokens: 1 },
  });
});

test("several annotators count one after the other", () => {
  const gold = annotated("d", "[PERSON Ann] met [PERSON Bob]", "[PERSON Ann] met Bob");
  expect(evaluate(gold, "[PERSON Ann] met [PERSON Bob]")).toEqual({
    documents: 1,
    any: scores(3 / 4, 1, 6 / 7),
    types: { PERSON: { ...scores(3 / 4, 1, 6 / 7), tokens: 3 } },
  });
});

test("tokens are words of any script, and a span takes those that it touches", () => {
  const gold = annotated("d", "[PERSON Şükrü Öz]-[PERSON Łoś] på 東京");
  expect(evaluate(gold, "Şü[PERSON krü Öz]-Łoś på [LOC 東京]")).toMatchObject({
    any: scores(2 / 3, 2 / 3, 2 / 3),
    types: { PERSON: { tokens: 3 } },
  });
});

test("documents without predictions are left out, empty ones are not", () => {
  const gold = [annotated("a", "[LOC Rome]"), annotated("b", "[LOC Pisa]")];
  expect(evaluateEntities(gold, new Map([["a", []]]))).toEqual({
    documents: 1,
    any: scores(0, 0, 0),
    types: { LOC: { ...scores(0, 0, 0), tokens: 1 } },
  });
});
