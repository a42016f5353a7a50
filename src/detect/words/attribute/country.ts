import { COUNTRIES } from "../../../language/countries.js";
import {
  gapBetween,
  isCapitalized,
  listOf,
  type Phrase,
  type PhraseMatch,
  phraseDetector,
  type Words,
  wordAt,
} from "../../kit/phrases.js";

// also forenames or surnames: a capitalized word before them makes them part of a person's name
const ALSO_NAMES = new Set(
  listOf(`
  chad, dominica, england, france, georgia, guinea, holland, india, ireland, israel, jordan, kenya,
  wales`),
);

function* phrases(): Generator<Phrase<string>> {
  for (const { names } of COUNTRIES) {
    for (const phrase of names) {
      yield { phrase, value: "country", caseSensitive: true };
      if (/^[\p{L} ]+$/u.test(phrase) && !/^(?:the|Republic|Islamic|People) /.test(phrase)) {
        yield { phrase: `Republic of ${phrase}`, value: "state", caseSensitive: true };
        yield { phrase: `Kingdom of ${phrase}`, value: "state", caseSensitive: true };
      }
    }
  }
}

/** 'Age UK', 'Cancer Research UK': the last word of a body's name. */
const endsName = (words: Words, word: number): boolean =>
  wordAt(words, word) === "UK" &&
  word > 0 &&
  gapBetween(words, word - 1) === "" &&
  /^(?!(?:In|From|To|For|Of|And|The|When|Across|Outside|Within|Around|Post|Pre)$)\p{Lu}\p{Ll}+$/u.test(
    wordAt(words, word - 1),
  );

function isPlace(match: PhraseMatch<string>, words: Words): boolean {
  const { firstWord, endWord } = match;
  if (endsName(words, firstWord)) return false;
  if (endWord - firstWord > 1 || !ALSO_NAMES.has(words.lower[firstWord]!)) return true;
  if (firstWord === 0 || gapBetween(words, firstWord - 1) !== "") return true;
  if (!isCapitalized(words, firstWord - 1)) return true;
  return /^(?:In|From|To|For|Of|And|The|When|\p{Lu}+)$/u.test(wordAt(words, firstWord - 1));
}

/** Countries and territories by name, official forms ('Republic of Poland') and abbreviations. */
export const country = phraseDetector({
  name: "country",
  type: "LOC",
  subtype: "country",
  presidioEntity: "LOCATION",
  score: 0.85,
  phrases: phrases(),
  accepts: isPlace,
});
