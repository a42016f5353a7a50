/** What gets no vaguer words, only its label. */

import type { SemanticType } from "../../document/types.js";
import { isNumeral } from "../exact.js";
import { labelled, type RuleLadder } from "./ladder.js";

/** Identify somebody by themselves. */
const DIRECT: ReadonlySet<SemanticType> = new Set(["PERSON", "CODE"]);

export const direct: RuleLadder = {
  name: "direct",
  propose: ({ entity }) => (DIRECT.has(entity.type) ? { candidates: [] } : undefined),
};

/** 'a band called The Tin Lids': behind these a kind is no name. */
const NAMED_BEFORE =
  /(?<!\p{L})(?:called|named|nicknamed|known as|entitled|titled|dubbed|renamed)\s+["“'‘]?$/iu;

export const calledByName: RuleLadder = {
  name: "called-by-name",
  propose: ({ before, original }) =>
    NAMED_BEFORE.test(before) && /^["“'‘]?\p{Lu}/u.test(original)
      ? labelled("called by its name")
      : undefined,
};

export const numerals: RuleLadder = {
  name: "numerals",
  propose: (occasion) =>
    occasion.entity.type === "QUANTITY" && isNumeral(occasion)
      ? labelled("the number counts nothing")
      : undefined,
};

/**
 * Subtypes for which the label reads better: 'is a sexual orientation' is said of nobody, what a clue is says as much as
 * the clue, 'my address is a road' says nothing, and of what is unique its head noun may be no more than a part.
 */
const LABEL_READS_BETTER: ReadonlySet<string> = new Set([
  "sexuality",
  "clue",
  "address",
  "postal-code",
  "uniqueness",
  "distinction",
]);

export const labelReadsBetter: RuleLadder = {
  name: "label-reads-better",
  propose: ({ mention, first }) => {
    if (!LABEL_READS_BETTER.has(mention.subtype ?? "")) return undefined;
    // the words of the first mention are used at the others
    return first ? labelled("the label reads better") : { candidates: [] };
  },
};
