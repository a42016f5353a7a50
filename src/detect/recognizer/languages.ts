/**
 * The recognizer over several languages: the language of each stretch decides which recognizer
 * reads it. English stretches are read by the shipped recognizer as ever, the others by the one for
 * other languages, which is loaded when the first such stretch is met; doubtful ones by both.
 */

import type { Mention } from "../../document/document.js";
import { inReadingOrder, type Span } from "../../document/span.js";
import { isInSmallLetters } from "../../language/capitals.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import type { LanguageStretch } from "../../language/stretches.js";
import { isSupported } from "../../language/supported.js";
import type { OrdinaryWords } from "../../models/ordinary-words.js";
import type { DetectorInput } from "../kit/detector.js";
import { namesIn } from "./names-only.js";
import { withEvidence } from "./other-languages/evidence.js";
import { usesCapitals } from "./other-languages/evidence-words.js";
import { withJoinedNames } from "./other-languages/local-joins.js";
import { withOffices } from "./other-languages/offices.js";
import { withTimesBorneOut } from "./other-languages/time-evidence.js";
import { joined, type ReadPart, shifted } from "./parts.js";
import type { RecognizerDetector, RecognizerFindings } from "./recognizer.js";

/** What reads every supported language but English. */
export interface OtherLanguages {
  readonly ordinary: OrdinaryWords;
  readonly detector: RecognizerDetector;
}

export function recognizerByLanguage(
  english: RecognizerDetector,
  others: () => Promise<OtherLanguages>,
): RecognizerDetector {
  async function examine(input: RecognizerInput): Promise<RecognizerFindings> {
    const stretches = (input.languages ?? []).filter(({ language }) => language !== "en");
    if (stretches.length === 0) return english.examine(input);
    const { detector, ordinary } = await others();
    const parts: ReadPart[] = [];
    for (const { start, end, ...run } of runsOf(input.languages!).flatMap((one) =>
      partedByCapitals(input.text, one),
    )) {
      const text = input.text.slice(start, end);
      if (run.named) {
        parts.push({ start, end, findings: await namesIn(text, detector) });
        continue;
      }
      if (run.foreign) {
        const findings = await detector.examine({ text });
        parts.push({ start, end, findings: inLanguage(findings, run.language) });
      }
      if (!run.foreign || run.doubtful)
        parts.push({ start, end, findings: await english.examine({ text }) });
    }
    return { ...joined(parts), ordinary };
  }
  return {
    name: english.name,
    finds: english.finds,
    examine,
    detect: async (input) => (await examine(input)).found,
  };
}

const inLanguage = (findings: RecognizerFindings, language: string): RecognizerFindings => ({
  ...findings,
  found: findings.found.map((one) => ({ ...one, language })),
  parts: findings.parts.map((one) => ({ ...one, language })),
});

type RecognizerInput = Pick<DetectorInput, "text" | "languages">;

const isForeign = (language: string): boolean => language !== "en" && isSupported(language);

interface Run extends Span {
  readonly language: string;
  /** In a language of which only names are read. */
  readonly named: boolean;
  readonly foreign: boolean;
  readonly doubtful: boolean;
}

/** Where a line ends that the next does not go on: behind a sentence, a colon, an empty line. */
const ENDED = /(?:^|[.!?:…)»"”]|\n)\s*$/u;
/** How a line begins that goes on nothing. */
const BEGINS = /^\s*(?:$|\n|\P{Ll})/u;

/**
 * A run in another language with its lines in small letters apart, since a chat quoted in a letter is read as chats are: without
 * capitals a name is not known by them. Lines of a sentence broken to fit a width stay together.
 */
function partedByCapitals(text: string, run: Run): Run[] {
  if (!run.foreign) return [run];
  const blocks: (Span & { readonly small: boolean })[] = [];
  for (const { 0: line, index } of text.slice(run.start, run.end).matchAll(/[^\n]+\n?|\n/gu)) {
    const start = run.start + index;
    const before = blocks.at(-1);
    const small = line.trim() === "" ? (before?.small ?? false) : isInSmallLetters(line);
    if (before?.small === small)
      blocks[blocks.length - 1] = { ...before, end: start + line.length };
    else blocks.push({ start, end: start + line.length, small });
  }
  const chats = blocks.filter(
    ({ start, end, small }) =>
      small && ENDED.test(text.slice(run.start, start)) && BEGINS.test(text.slice(end, run.end)),
  );
  const cuts = [run.start, ...chats.flatMap(({ start, end }) => [start, end]), run.end];
  return cuts
    .slice(1)
    .map((end, i) => ({ ...run, start: cuts[i]!, end }))
    .filter(({ start, end }) => end > start);
}

const FIRST_WORD = /^[\p{L}\p{M}]+['’.°º]{0,2}\s+/u;
const LAST_WORD = /\s+[\p{L}\p{M}]+$/u;
/** What a number, an address or a name of a user is made of. */
const TOLD = /[\p{N}@_]/u;

/** What no name ends in: the 'w' of 'Kaletnik Sp. z o.o. w'. */
const PREPOSITION =
  /^\s(?:w|z|u|o|v|s|k|y|à|en|de|di|da|do|na|po|in|im|am|op|te|på|av|af|od|iz|za|la|cu|din|al|au)$/u;

/** 'i november', 'w lutym': the month alone is replaced. */
const BEFORE_MONTH = /^(?:i|w|we|u|v|vo|en|em|in|im|au|på|om|op|în)\s/u;

/** The recognizer's mentions that their own words bear out, each by the rules of the language in which it was read. */
export function borneOut(
  text: string,
  mentions: readonly Mention[],
  { parts, ordinary }: RecognizerFindings,
): Mention[] {
  const english = withTimesBorneOut(
    text,
    mentions.filter(({ language }) => language === undefined),
  );
  if (!ordinary) return english;
  const others = parts.flatMap(({ start, end, language }) => {
    if (language === undefined) return [];
    const part = text.slice(start, end);
    const within = mentions.filter(
      (one) => one.language === language && start <= one.start && one.end <= end,
    );
    return weighed(
      part,
      language,
      within.map((one) => shifted(one, -start)),
      ordinary,
    ).map((one) => shifted(one, start));
  });
  return [...english, ...others].sort(inReadingOrder);
}

function weighed(
  text: string,
  language: string,
  found: readonly Mention[],
  ordinary: OrdinaryWords,
): Mention[] {
  const bounded = withinFunctionWords(text, language, withJoinedNames(text, found));
  const known = withEvidence(text, language, bounded, ordinary);
  // offices are told from people by capitals
  return usesCapitals(text) ? withOffices(text, language, known) : known;
}

/** Finds without function words at their edges; codes without the words that introduce them. */
function withinFunctionWords(text: string, language: string, found: readonly Mention[]): Mention[] {
  return found.flatMap((one) => {
    const code = one.type === "CODE";
    // a word of letters alone is what introduces a code: 'Tel', 'CPR'
    if (code && !TOLD.test(text.slice(one.start, one.end))) return [];
    const goes = (word: string): boolean =>
      code ? !TOLD.test(word) : word === word.toLowerCase() && isFunctionWordsOf(word, language);
    let { start, end } = one;
    for (;;) {
      const words = text.slice(start, end);
      const first = FIRST_WORD.exec(words)?.[0];
      const last = LAST_WORD.exec(words)?.[0];
      const isMonth = one.type === "DATETIME" && !TOLD.test(words);
      if (first !== undefined && (goes(first) || (isMonth && BEFORE_MONTH.test(first))))
        start += first.length;
      else if (last !== undefined && (goes(last) || (!code && PREPOSITION.test(last))))
        end -= last.length;
      else break;
    }
    // 'Kerkweg 12b (fam': what a bracket opens is another thing
    const bracket = text.slice(start, end).lastIndexOf("(");
    if (bracket > 0 && !text.slice(start + bracket, end).includes(")")) end = start + bracket;
    // 'Quero, del C.S.' without 'del'
    if (!code) end -= /[\s,;:–-]*$/u.exec(text.slice(start, end))![0].length;
    if (one.type === "DATETIME") end += dotBehind(text, { start, end }, language);
    return end > start ? [{ ...one, start, end }] : [];
  });
}

/** 1 where the full stop behind a date is its own: of an abbreviated month ('12 janv.'), and in Croatian of a year. */
function dotBehind(text: string, { start, end }: Span, language: string): 0 | 1 {
  if (!GOES_ON.test(text.slice(end, end + 4))) return 0;
  const written = text.slice(start, end);
  return /\p{N}\.? ?\p{L}{2,8}$/u.test(written) || (language === "hr" && /\p{N}{4}$/u.test(written))
    ? 1
    : 0;
}
/** A full stop after which the sentence goes on. */
const GOES_ON = /^\.(?:[,;:)]| \p{Ll}| \p{N})/u;

/** Neighbouring stretches that the same recognizers read, as one. */
function runsOf(stretches: readonly LanguageStretch[]): Run[] {
  const runs: Run[] = [];
  for (const { start, end, language, doubtful = false } of stretches) {
    const foreign = isForeign(language);
    const named = !isSupported(language);
    const before = runs.at(-1);
    if (
      before &&
      before.named === named &&
      before.foreign === foreign &&
      before.doubtful === doubtful &&
      (!foreign || before.language === language)
    ) {
      runs[runs.length - 1] = { ...before, end };
    } else {
      runs.push({ start, end, language, named, foreign, doubtful });
    }
  }
  return runs;
}
