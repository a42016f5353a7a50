import { expect, test } from "vitest";
import { type LabelTypes, TARGET_LABELS, targetsOf } from "./label-map.js";

/** The labels with what they become: `B-PERSON`. */
function mapped(labels: string, types: LabelTypes = {}): string {
  return targetsOf(labels.split(" "), types, "test")
    .map((place) => {
      const { type, opens } = TARGET_LABELS[place]!;
      return type ? `${opens ? "B" : "I"}-${type}` : "O";
    })
    .join(" ");
}

test.each([
  ["CoNLL", "O B-PER I-PER B-MISC", "O B-PERSON I-PERSON B-MISC"],
  ["the outside label anywhere", "B-LOC I-LOC O", "B-LOC I-LOC O"],
  ["OntoNotes", "O B-GPE I-FAC B-NORP I-DATE B-MONEY", "O B-LOC I-LOC B-DEM I-DATETIME B-QUANTITY"],
  ["ordinals are no mentions", "O B-ORDINAL I-ORDINAL", "O O O"],
  ["labels with underlines", "O B-WORK_OF_ART", "O B-MISC"],
  ["BILOU", "O B-ORG I-ORG L-ORG U-ORG", "O B-ORG I-ORG I-ORG B-ORG"],
  ["BIOES", "O S-PER E-PER", "O B-PERSON I-PERSON"],
  ["no prefixes", "O PER LOC", "O I-PERSON I-LOC"],
])("%s", (_, labels, expected) => {
  expect(mapped(labels)).toBe(expected);
});

test("a user's map goes first, and can leave a label out", () => {
  expect(mapped("O B-DISEASE B-PER I-MISC", { DISEASE: "DEM", MISC: null })).toBe(
    "O B-DEM B-PERSON O",
  );
});

test("labels of unknown meaning are told, not dropped", () => {
  expect(() => mapped("O B-GENE I-GENE B-PER")).toThrow(/the types of GENE in .* are not known/);
  expect(() => mapped("O LABEL_1")).toThrow(expect.objectContaining({ code: "MODEL_INVALID" }));
  expect(() => mapped("O B-constructor")).toThrow(/constructor/);
});

test("a map that names what the model does not have", () => {
  expect(() => mapped("O B-PER", { PERSN: "PERSON" })).toThrow(/names PERSN, .* are O, PER/);
});
