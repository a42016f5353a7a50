import type { Detector, Found } from "../../kit/detector.js";
import {
  GENERIC_MODIFIERS,
  HEADS,
  LAWS,
  NAMED_ALONE,
  NOT_ORGANIZATIONS,
  SMALL_HEADS,
} from "../../kit/organization-heads.js";
import { gapBetween, isCapitalized, type Words, wordAt, wordsOf } from "../../kit/phrases.js";
import { placesOf } from "../../kit/words.js";
import { NAME_ENDS } from "../../people/not-names.js";
import { matchesIn } from "../../search/matches.js";

const MOST_WORDS_BEFORE = 7;
const MOST_WORDS_AFTER = 12;
const LOWER_HEADS = new Set([...HEADS].map((head) => head.toLowerCase()));
const HOUSES = new Set(["lords", "commons", "representatives", "assembly", "deputies"]);
const CONNECTORS = new Set(["of", "for", "on"]);

/**
 * Institutions named with what they are: 'Kraków District Court', 'Ministry of Foreign Affairs',
 * "Regional Prosecutor's Office". A bare 'the Court' names none; 'the Regional Court' does, as in the
 * field's benchmark.
 */
export const institution: Detector = {
  name: "institution",
  finds: ["ORG/institution"],
  presidioEntity: "ORGANIZATION",
  detect(input) {
    const words = wordsOf(input);
    const found: Found[] = [];
    let passed = 0;
    for (const i of placesOf(words, (word) => LOWER_HEADS.has(word) || SMALL_HEADS.has(word))) {
      if (i < passed || !isHead(words, i)) continue;
      const last = lastHead(words, i);
      const first = firstOfRun(words, i);
      const end = endOfRun(words, last);
      if (isNamed(words, first, last, end)) {
        found.push({
          start: words.starts[first]!,
          end: words.ends[end - 1]!,
          type: "ORG",
          subtype: "institution",
          score: 0.8,
          evidence: { rule: wordAt(words, last) },
        });
      }
      passed = end;
    }
    for (const { index, 0: name } of matchesIn(CELTIC_SCHOOL, input)) {
      found.push({
        start: index,
        end: index + name.length,
        type: "ORG",
        subtype: "institution",
        score: 0.8,
        evidence: { rule: "Celtic school" },
      });
    }
    return found;
  },
};

/** Schools that are called so first: 'Ysgol Pen-y-Bryn', 'Gaelscoil na Dúglaise', 'Scoil Mhuire'. */
const CELTIC_SCHOOL =
  /(?<![\p{L}-])(?:Ysgol|Gaelscoil|Scoil|Coláiste|Coleg|Prifysgol|Sgoil|Ollscoil)(?: (?:Gynradd|Uwchradd|Gyfun|Gymunedol|Feithrin|Iau|y|yr|na|an|Na|An|Y|Yr)){0,2}(?: \p{Lu}[\p{L}'’-]+){1,4}/gu;

/** A head with a capital, or one that is written small behind a name. */
const isHead = (words: Words, index: number): boolean =>
  HEADS.has(wordAt(words, index)) ||
  (SMALL_HEADS.has(wordAt(words, index)) &&
    index > 0 &&
    isCapitalized(words, isPossessive(words, index - 1) ? index - 2 : index - 1));

function isNamed(words: Words, first: number, last: number, end: number): boolean {
  const head = wordAt(words, last);
  const written = words.text.slice(words.starts[first], words.ends[end - 1]);
  if (NOT_ORGANIZATIONS.has(written)) return false;
  // 'Administrative Court Act' is a law
  if (end === last + 1 && joined(words, last) && LAWS.has(wordAt(words, end))) return false;
  if (end > last + 1) return head !== "House" || HOUSES.has(words.lower[end - 1]!);
  if (first === last) return NAMED_ALONE.has(head);
  const modifiers = words.lower.slice(first, last);
  // 'Cardiac surgery' begins a sentence, 'Otley Road surgery' is a name
  if (SMALL_HEADS.has(head)) return modifiers.length > 1 && !isSomebodys(modifiers);
  return head !== "House" && !modifiers.every((word) => GENERIC_MODIFIERS.has(word));
}

/** "Dr Fairweather's clinic" is where she sees people, and names her. */
const isSomebodys = (modifiers: readonly string[]): boolean =>
  modifiers.at(-1) === "s" && /^(?:dr|mr|mrs|ms|miss|prof|professor|sister)$/.test(modifiers[0]!);

/** One blank or hyphen; a possessive s counts with the word before it. */
const joined = (words: Words, left: number): boolean => {
  const gap = words.text.slice(words.ends[left], words.starts[left + 1]);
  return gap === " " || gap === "-";
};

const isPossessive = (words: Words, index: number): boolean =>
  words.lower[index] === "s" && index > 0 && gapBetween(words, index - 1) === "'";

/** The last head of a capitalized run: 'Office' in "Prosecutor's Office". */
function lastHead(words: Words, head: number): number {
  let last = head;
  for (let i = head + 1; i < words.starts.length && i <= head + MOST_WORDS_BEFORE; i++) {
    if (isPossessive(words, i)) continue;
    if (!joined(words, i - 1) || !isCapitalized(words, i)) break;
    if (HEADS.has(wordAt(words, i))) last = i;
  }
  return last;
}

function firstOfRun(words: Words, head: number): number {
  let first = head;
  while (first > 0 && head - first < MOST_WORDS_BEFORE) {
    const previous = isPossessive(words, first - 1) ? first - 2 : first - 1;
    if (!joined(words, first - 1) || !isCapitalized(words, previous)) break;
    if (NAME_ENDS.has(words.lower[previous]!)) break;
    first = previous;
  }
  return first < head && isVerbAtStart(words, first) ? first + 1 : first;
}

/** Names begin so too. */
const NO_VERBS = new Set(
  "united allied associated incorporated combined integrated reformed federated advanced unified certified sacred".split(
    " ",
  ),
);

/** What somebody did, with the capital of its sentence: 'Chased Lincs Police', 'Phoned Leeds City Council'. */
function isVerbAtStart({ text, starts, lower }: Words, index: number): boolean {
  const word = lower[index]!;
  if (
    !/^\p{L}{3,}ed$|^(?:rang|spoke|met|saw|told|sent|wrote|went)$/u.test(word) ||
    NO_VERBS.has(word)
  )
    return false;
  return /(?:^|[.!?:;\n]\s*|[-–] )$/u.test(
    text.slice(Math.max(0, starts[index]! - 3), starts[index]),
  );
}

/** Past 'of Foreign Affairs and Trade', 'for the Protection of Birds', not 'and the next Court'. */
function endOfRun(words: Words, head: number): number {
  let end = head + 1;
  while (end < words.starts.length && end < head + MOST_WORDS_AFTER && joined(words, end - 1)) {
    const connector = words.lower[end]!;
    const goesOn = CONNECTORS.has(connector) || (connector === "and" && end > head + 1);
    if (!goesOn) break;
    let next = end + 1;
    if (connector !== "and" && words.lower[next] === "the") next++;
    const stop = endOfCapitals(words, next);
    if (stop === next || !joined(words, end) || !joined(words, next - 1)) break;
    if (connector === "and" && holdsHead(words, next)) break;
    end = stop;
  }
  return end;
}

/** The word after a capitalized run; `first` itself where none begins. */
function endOfCapitals(words: Words, first: number): number {
  let end = first;
  while (isCapitalized(words, end) && !NAME_ENDS.has(words.lower[end]!)) {
    end++;
    if (!joined(words, end - 1)) break;
  }
  return end;
}

function holdsHead(words: Words, first: number): boolean {
  for (let i = first; isCapitalized(words, i) || isPossessive(words, i); i++) {
    if (HEADS.has(wordAt(words, i))) return true;
  }
  return false;
}
