import type { Detector, Found } from "../../kit/detector.js";
import { phraseMatcher, phrasesOf, wordsOf } from "../../kit/phrases.js";
import { placesOf } from "../../kit/words.js";
import { isClinical } from "./clinical-text.js";
import { NO_PROCEDURES, PROCEDURE_ENDING, PROCEDURES } from "./procedures.js";

const isAcronym = (phrase: string): boolean => /^[A-Z-]{2,}s?$/.test(phrase);
const match = phraseMatcher<"word" | "acronym">([
  ...phrasesOf(PROCEDURES.filter(isAcronym), "acronym" as const, { caseSensitive: true }),
  ...phrasesOf(
    PROCEDURES.filter((phrase) => !isAcronym(phrase)),
    "word" as const,
  ),
]);

/** Operations, examinations and treatments: 'lumpectomy', 'PCI', 'chest X-ray'. Acronyms in clinical texts only. */
export const procedure: Detector = {
  name: "procedure",
  finds: ["DEM/procedure"],
  detect(input): Found[] {
    if (!isClinical(input)) return [];
    const words = wordsOf(input);
    const spans = match(words).map(({ start, end, value }) => ({
      start,
      end,
      rule: value as string,
    }));
    const taken = new Set(spans.map(({ end }) => end));
    for (const i of placesOf(
      words,
      (word) => PROCEDURE_ENDING.test(word) && !NO_PROCEDURES.has(word),
    )) {
      const [start, end] = [words.starts[i]!, words.ends[i]!];
      if (!taken.has(end)) spans.push({ start, end, rule: "ending" });
    }
    return spans.map(({ start, end, rule }) => ({
      start,
      end,
      type: "DEM",
      subtype: "procedure",
      score: 0.7,
      evidence: { rule },
    }));
  },
};
