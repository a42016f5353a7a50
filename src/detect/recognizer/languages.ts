/**
 * The neural detector over several languages: the language of each stretch decides which recognizer
 * reads it. English stretches are read by the shipped recognizer as ever, the others by the one for
 * other languages, which is loaded when the first such stretch is met; doubtful ones by both.
 */

import type { Span } from "../../document/span.js";
import { isInSmallLetters } from "../../language/capitals.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import type { LanguageStretch } from "../../language/stretches.js";
import { isSupported } from "../../language/supported.js";
import type { OrdinaryWords } from "../../models/ordinary-words.js";
import type { DetectorInput, Found } from "../kit/detector.js";
import { withEvidence } from "./other-languages/evidence.js";
import { usesCapitals } from "./other-languages/evidence-words.js";
import { withJoinedNames } from "./other-languages/local-joins.js";
import { withOffices } from "./other-languages/offices.js";
import { withTimesBorneOut } from "./other-languages/time-evidence.js";
import { joined, type Part } from "./parts.js";
import type { NeuralDetector, NeuralFindings } from "./recognizer.js";

/** What reads every supported language but English. */
export interface OtherLanguages {
  readonly ordinary: OrdinaryWords;
  readonly detector: NeuralDetector;
}

export function neuralByLanguage(
  english: NeuralDetector,
  others: () => Promise<OtherLanguages>,
): NeuralDetector {
  async function examine(input: NeuralInput): Promise<NeuralFindings> {
    const stretches = (input.languages ?? []).filter(({ language }) => isForeign(language));
    if (stretches.length === 0) return timed(input.text, await english.examine(input));
    const parts: Part[] = [];
    for (const stretch of runsOf(input.languages!).flatMap((run) =>
      partedByCapitals(input.text, run),
    )) {
      const other = stretch.foreign ? await others() : undefined;
      const readers = [other?.detector ?? english];
      if (stretch.doubtful) readers.push(english);
      for (const reader of readers) {
        const text = input.text.slice(stretch.start, stretch.end);
        const findings = await reader.examine({ text });
        parts.push({
          start: stretch.start,
          end: stretch.end,
          findings:
            reader === other?.detector && isSupported(stretch.language)
              ? weighed(text, stretch.language, findings, other)
              : timed(text, findings),
        });
      }
    }
    return joined(parts);
  }
  return {
    name: english.name,
    finds: english.finds,
    examine,
    detect: async (input) => (await examine(input)).found,
  };
}

const timed = (text: string, findings: NeuralFindings): NeuralFindings => ({
  ...findings,
  found: withTimesBorneOut(text, findings.found),
});

type NeuralInput = Pick<DetectorInput, "text" | "languages">;

/** Also a language that is not supported, since the recognizer's model was trained on text of a hundred. */
const isForeign = (language: string): boolean => language !== "en" && language !== "und";

interface Run extends Span {
  readonly language: string;
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

/** Finds within their borders that their own words bear out. */
function weighed(
  text: string,
  language: string,
  findings: NeuralFindings,
  { ordinary }: OtherLanguages,
): NeuralFindings {
  const bounded = withinFunctionWords(text, language, withJoinedNames(text, findings.found));
  const borneOut = withEvidence(text, language, bounded, ordinary);
  return {
    ...findings,
    // offices are told from people by capitals
    found: usesCapitals(text) ? withOffices(text, language, borneOut) : borneOut,
  };
}

/** Finds without function words at their edges; codes without the words that introduce them. */
function withinFunctionWords(text: string, language: string, found: readonly Found[]): Found[] {
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
    const before = runs.at(-1);
    if (
      before &&
      before.foreign === foreign &&
      before.doubtful === doubtful &&
      (!foreign || before.language === language)
    ) {
      runs[runs.length - 1] = { ...before, end };
    } else {
      runs.push({ start, end, language, foreign, doubtful });
    }
  }
  return runs;
}
