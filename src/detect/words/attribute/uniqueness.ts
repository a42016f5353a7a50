import { COUNTRIES } from "../../../language/countries.js";
import { wordList } from "../../../language/lists.js";
import type { Detector, Found } from "../../kit/detector.js";
import {
  gapBetween,
  phraseMatcher,
  phrasesOf,
  plural,
  type Words,
  wordsOf,
} from "../../kit/phrases.js";

type Part = "claim" | "person";

const nouns = (): string[] => {
  const occupations = wordList("en/occupations");
  return [
    ...wordList("en/people-nouns"),
    ...occupations,
    ...occupations.map(plural),
    ...COUNTRIES.flatMap(({ adjectives, people }) => [...adjectives, ...people]),
  ];
};

/** Words that may stand between a claim and the person: 'the only Black female'. */
const MOST_BETWEEN = 3;
/** Words behind the person that say where or in what: 'on the night shift', 'to run the plant'. */
const MOST_BEHIND = 6;
const GOES_ON: ReadonlySet<string> = new Set(["in", "on", "at", "to", "of", "from", "for", "with"]);
const ENDS: ReadonlySet<string> = new Set(
  "and but or who which that when because so while is was has had were are".split(" "),
);

let matcher: ReturnType<typeof phraseMatcher<Part>> | undefined;

/**
 * Claims that one person alone can meet: a word of rank or order (languages/en/claims) before a noun for people
 * (occupations, nationalities, languages/en/people-nouns): 'the only woman on the night shift'.
 */
export const uniqueness: Detector = {
  name: "uniqueness",
  finds: ["MISC/uniqueness"],
  detect(input): Found[] {
    const words = wordsOf(input);
    matcher ??= phraseMatcher<Part>([
      ...phrasesOf(wordList("en/claims"), "claim" as const),
      ...phrasesOf(nouns(), "person" as const),
    ]);
    const found: Found[] = [];
    let claim: { firstWord: number; endWord: number } | undefined;
    for (const one of matcher(words)) {
      if (one.value === "claim") {
        claim = one;
        continue;
      }
      if (!claim || one.firstWord - claim.endWord > MOST_BETWEEN) continue;
      if (!isOneRun(words, claim.endWord - 1, one.firstWord)) continue;
      const last = endOf(words, one.endWord);
      found.push({
        start: words.starts[claim.firstWord]!,
        end: words.ends[last]!,
        type: "MISC",
        subtype: "uniqueness",
        score: 0.7,
        evidence: { rule: "claim of a person" },
      });
      claim = undefined;
    }
    return found;
  },
};

/** Whether only blanks and hyphens stand between the words. */
const isOneRun = (words: Words, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (!/^-?$/.test(gapBetween(words, i) ?? ".")) return false;
  return true;
};

/** The last word of what is said of the person behind the noun. */
function endOf(words: Words, next: number): number {
  if (!GOES_ON.has(words.lower[next] ?? "") || !isOneRun(words, next - 1, next)) return next - 1;
  let last = next;
  while (
    last + 1 < next + MOST_BEHIND &&
    words.lower[last + 1] !== undefined &&
    isOneRun(words, last, last + 1) &&
    !ENDS.has(words.lower[last + 1]!)
  )
    last++;
  while (
    last >= next &&
    (GOES_ON.has(words.lower[last]!) || /^(?:the|an?|his|her|my)$/.test(words.lower[last]!))
  )
    last--;
  return last;
}
