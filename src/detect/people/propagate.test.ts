import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import type { SemanticType } from "../../document/types.js";
import { propagateNames } from "./propagate.js";

/** Marked without a subtype: found before. With `/again`: to be found now. */
function propagated(marked: string): { found: string[]; expected: string[] } {
  const { text, spans } = parseMarked(marked);
  const mentions = spans
    .filter(({ type }) => !type.includes("/"))
    .map(({ start, end, type }) => ({
      start,
      end,
      type: type as SemanticType,
      score: 0.9,
      evidence: {},
    }));
  const shown = (start: number, end: number, type: string) => `${type} ${text.slice(start, end)}`;
  return {
    found: propagateNames(text, mentions).map(({ start, end, type }) => shown(start, end, type)),
    expected: spans
      .filter(({ type }) => type.includes("/"))
      .map(({ start, end, type }) => shown(start, end, type.replace("/again", ""))),
  };
}

test.each([
  "[PERSON Mr Galip Yalman] came. [PERSON/again Yalman] sat; [PERSON/again Galip Yalman]'s son stood.",
  "[PERSON/again YALMAN] was [PERSON Galip Yalman], then [PERSON/again Galip]",
  "[PERSON Mrs Şule Öztürk] and [PERSON/again Sule Ozturk]",
  "[PERSON Mr Adam Mazur], his son [PERSON/again Grzegorz Mazur] and [PERSON/again Mazur]",
  "[PERSON Jan van der Berg]; [PERSON/again Jan van der Berg]",
  "[PERSON Soldier B] and [PERSON Mr X]: so [PERSON/again B] told [PERSON/again X] that",
  "the [ORG National Bar Council] wrote; the [ORG/again National Bar Council] answered",
  "the [ORG NBC] wrote; so did the [ORG/again NBC]",
])("finds again: %s", (marked) => {
  const { found, expected } = propagated(marked);
  expect(found).toEqual(expected);
});

test.each([
  "[PERSON Mr Brown] wore brown; Brown is common here",
  "[PERSON Mr Gray] lives in Gray Street near Lake Gray, and the Gray file",
  "[PERSON Mr Gray]. Gray v. Bank",
  "[PERSON Mr X] read Appendix X and an X-ray",
  "[PERSON Ms Will]: Will you?",
  "the [ORG Regional Court] and a regional court; the Regional Court Act",
])("leaves: %s", (marked) => {
  expect(propagated(marked).found).toEqual([]);
});
