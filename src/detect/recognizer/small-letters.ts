/**
 * Names of places and people in texts in small letters, as transcripts and chats are written. The recognizer saw few of them: it
 * is unsure of a name that it would be sure of with a capital, and thinks that people would leave it.
 *
 * | words | are |
 * | --- | --- |
 * | 'in gateshead', found and thought harmless | hidden |
 * | 'from burnage', a fifth sure that it is something | a place |
 * | 'ask for shirin', 'married to lee', a fifth sure | a person |
 * | 'in tears', 'at seven', 'to bed', 'from the depot' | no names |
 */

import { overlaps, type Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { isFunctionWords } from "../../language/function-words.js";
import type { Found } from "../kit/detector.js";
import { matchesOf } from "../search/matches.js";

/** How sure the recognizer is at least that a word behind a cue is something. */
const LEAST_INSIDE = 0.2;
/** As much as people hide of names, of which its judgement here says nothing. */
const OF_A_NAME = { score: 0.6, noMask: 0.4 };

const WORD = "(?<name>[a-zà-ž][a-zà-ž'’-]{2,})(?![\\p{L}\\p{N}])";
const CUES: readonly { readonly type: SemanticType; readonly regex: RegExp }[] = [
  {
    type: "PERSON",
    regex: new RegExp(
      `(?<!\\p{L})(?:(?:ask(?:ed|ing)?|looking) for|(?:married|engaged|spoke|speak|speaking|talk|talking|talked) to) ${WORD}`,
      "dgu",
    ),
  },
  {
    type: "LOC",
    regex: new RegExp(
      `(?<!\\p{L})(?:in|from|near|round|to|at|through|outside|past|around|towards?) ${WORD}`,
      "dgu",
    ),
  },
];
const CUE_OF_PLACE =
  /(?<!\p{L})(?:in|from|near|round|to|at|through|outside|past|around|towards?) $/u;
const NO_NAME =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|half|quarter|number|the|hospital|school|work|home|church|court|prison|university|college|nursery|town|bed|\p{L}+ing)$/u;

/** How chats in other languages begin, and who they say writes. */
const GREETED = new RegExp(
  `(?:(?:^|\\n)[ \\t]*(?:ahoj|čau|cau|hallo|hej|hei|hoi|hola|oi|olá|ciao|cześć|czesc|moin|moi|salut|slt|bok|coucou|buna)|(?<!\\p{L})(?:sono|c['’]est|soy|sou|ich bin(?: der| die)?|hier ist(?: der| die)?|dem|der)) ${WORD}`,
  "dgu",
);

/** 'ciao vale, ' is said to somebody, whatever else the word may be. */
const CALLED = /^[,!]/u;
const EVERYBODY =
  /^(?:zusammen|leute|alle|schatz|liebes|mädels|jungs|tutti|tutte|ragazz[ie]|amore|cara|caro|todos|todas|chicos|chicas|guapa|guapo|cariño|gente|malta|amor|tou[st]|tlm|chérie?|allemaal|lieverd|schat|iedereen|jongens|meiden|wszystkim|wszyscy|kochan[ayei]|dziewczyny|skat|søde|venner|alle sammen|vennen|kjære|hörni|gumman|älskling|kaikki|kulta|rakas|dragi|draga|draže|ljudi|svima|srce|zlatko|miláčik|všetci|ahojte|iubire|dragă)$/u;

/** The finds with the names that a greeting or a cue in small letters says are some. */
export const withGreetedNames = (
  text: string,
  found: readonly Found[],
  readings: readonly { inside(span: Span): number | undefined }[],
): Found[] => withCued(text, found, readings, [{ type: "PERSON", regex: GREETED }]);

/** The finds of a text in small letters, with names that a cue says are some; `readings` are all of the text. */
export function withSmallNames(
  text: string,
  found: readonly Found[],
  readings: readonly { inside(span: Span): number | undefined }[],
): Found[] {
  const placed = found.map((one) => (isPlacedName(text, one) ? hidden(one) : one));
  return withCued(text, placed, readings, CUES);
}

function withCued(
  text: string,
  found: readonly Found[],
  readings: readonly { inside(span: Span): number | undefined }[],
  cues: typeof CUES,
): Found[] {
  const named = [...found];
  const inside = (span: Span) => Math.max(...readings.map((one) => one.inside(span) ?? 0));
  for (const { type, regex } of cues) {
    for (const { indices } of matchesOf(regex, text)) {
      const [start, end] = indices!.groups!["name"]!;
      const span = { start, end: end - (/['’]s$/u.test(text.slice(start, end)) ? 2 : 0) };
      const word = text.slice(span.start, span.end);
      if (NO_NAME.test(word) || isFunctionWords(word)) continue;
      if (named.some((one) => overlaps(one, span))) continue;
      const isCalled =
        regex === GREETED && CALLED.test(text.slice(span.end)) && !EVERYBODY.test(word);
      if (!isCalled && inside(span) < LEAST_INSIDE) continue;
      while (true) {
        const next = /^ ([a-zà-ž]{3,})(?!\p{L})/u.exec(text.slice(span.end, span.end + 30));
        if (!next || isFunctionWords(next[1]!)) break;
        const [from, to] = [span.end + 1, span.end + next[0].length];
        if (inside({ start: from, end: to }) < LEAST_INSIDE) break;
        if (named.some((one) => overlaps(one, { start: from, end: to }))) break;
        span.end = to;
      }
      named.push(hidden({ ...span, type, score: OF_A_NAME.score, evidence: { rule: "cue" } }));
    }
  }
  return named;
}

/** Whether a place or body is a name behind 'in' or 'from', and no 'the council'. */
function isPlacedName(text: string, { type, start, end }: Found): boolean {
  if (type !== "LOC" && type !== "ORG") return false;
  const [first] = text.slice(start, end).split(" ");
  if (first === undefined || NO_NAME.test(first) || isFunctionWords(first)) return false;
  return CUE_OF_PLACE.test(text.slice(Math.max(0, start - 9), start));
}

const hidden = (one: Found): Found =>
  one.decision && one.decision.NO_MASK <= OF_A_NAME.noMask
    ? one
    : {
        ...one,
        decision: { DIRECT: 0, QUASI: 1 - OF_A_NAME.noMask, NO_MASK: OF_A_NAME.noMask },
      };
