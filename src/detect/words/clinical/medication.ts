import { memoize } from "../../../language/memo.js";
import type { Detector, Found } from "../../kit/detector.js";
import { isCapitalized, phraseMatcher, type Words, wordAt, wordsOf } from "../../kit/phrases.js";
import { placesOf } from "../../kit/words.js";
import { MEDICATIONS, type Medication, NO_DRUGS, STEM } from "./medications.js";

const match = phraseMatcher<Medication>(
  MEDICATIONS.map((value) => ({
    phrase: value.name,
    value,
    // 'the pill' and 'lithium' in any case, 'MST', 'GTN' and brands as written
    caseSensitive: /^[A-Z]/.test(value.name),
  })),
);
/** Words remembered: the frequent ones of any text, and those of the one at hand. */
const REMEMBERED = 5_000;
const isStemmed = memoize((word) => STEM.test(word) && !NO_DRUGS.has(word), REMEMBERED);
const TITLE = new Set(["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]);

/**
 * Drugs by name or by the stem of the name: 'ramipril', 'Biktarvy', 'co-codamol', 'vedolizumab'. They are
 * attributes of the people who take them, and reveal the illness they are for.
 */
export const medication: Detector = {
  name: "medication",
  finds: ["DEM/medication"],
  detect(input): Found[] {
    const words = wordsOf(input);
    const found: Found[] = [];
    const known = new Set<number>();
    for (const { firstWord, endWord, start, end, value } of match(words)) {
      if (isSurname(words, firstWord, endWord)) continue;
      for (let i = firstWord; i < endWord; i++) known.add(i);
      found.push({
        start,
        end,
        type: "DEM",
        subtype: "medication",
        score: 0.85,
        evidence: { rule: value.widely ? "widely used drug" : "drug" },
        ...(value.tells.length > 0 && { tells: value.tells }),
      });
    }
    for (const i of placesOf(words, isStemmed)) {
      if (known.has(i) || isCapitalized(words, i)) continue;
      found.push({
        start: words.starts[i]!,
        end: words.ends[i]!,
        type: "DEM",
        subtype: "medication",
        score: 0.75,
        evidence: { rule: "stem of drug names" },
      });
    }
    return found;
  },
};

/** 'Mr Valium', 'Anna Heparin': a capital behind a title or a capitalized word in the sentence. */
function isSurname(words: Words, first: number, end: number): boolean {
  if (!isCapitalized(words, first)) return false;
  const before = words.lower[first - 1];
  if (before === undefined) return false;
  const gap = words.text.slice(words.ends[first - 1]!, words.starts[first]!);
  if (gap !== " " && gap !== ". ") return false;
  if (TITLE.has(before)) return true;
  return gap === " " && end - first === 1 && /^\p{Lu}\p{Ll}+$/u.test(wordAt(words, first - 1));
}
