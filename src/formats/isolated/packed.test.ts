import { expect, test } from "vitest";
import { replacedWords } from "../../../test/replaced.js";
import { createDocument } from "../../document/document.js";
import { packSanitized, unpackSanitized } from "./packed.js";

const documents = ["Ann met Bob.", "", "Nobody.", "Bob left Oslo."].map((text, i) =>
  createDocument(text, { id: `${i}` }),
);
const sanitized = documents.map((one) =>
  replacedWords(one, { Ann: "[PERSON 1]", Bob: "[PERSON 2]", Oslo: "" }),
);

test("what writing needs comes through", () => {
  const again = unpackSanitized(packSanitized(sanitized, documents)!, documents);
  const needed = (all: typeof sanitized) =>
    all.map(({ document, text, replacements, entities }) => ({
      document,
      text,
      replacements: replacements.map(({ start, end, outStart, outEnd, replacement, entity }) => ({
        ...{ start, end, outStart, outEnd, replacement, entity },
      })),
      entities: entities.map(({ id, type, identifier }) => ({ id, type, identifier })),
    }));
  expect(needed(again)).toEqual(needed(sanitized));
});

test("other documents are not packed", () => {
  expect(packSanitized(sanitized.slice(1), documents)).toBeUndefined();
  expect(packSanitized(sanitized.toReversed(), documents)).toBeUndefined();
});
