/**
 * What a prompt keeps although a detector found something there: the task and its instructions, code, the names of
 * machines and things. A label in their place would change what the model is asked to do.
 */

import { introducesNumber } from "../../detect/codes/reference/code-labels.js";
import type { Mention } from "../../document/document.js";
import { kindOf } from "../../document/kinds.js";
import type { Span } from "../../document/span.js";
import { wordList } from "../../language/lists.js";

/** Kinds of organizations that say where somebody is to be found. */
const INSTITUTIONS: ReadonlySet<string> = new Set(
  "institution hospital school university church prison".split(" "),
);

/** Who wrote a text: instructions are the application's, everything else is people's. */
export type Voice = "instructions" | "people";

const FENCED = /```[^\n]*\n.*?(?:```|$)|~~~[^\n]*\n.*?(?:~~~|$)|`[^`\n]+`/gsu;
const QUOTED_OR_COMMENT =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?:\/\/|#|--)[^\n]*|\/\*.*?\*\/|<!--.*?-->/gsu;

/** Stretches of a text that are code, and in them what is written for people. */
export function codeIn(text: string): {
  readonly code: readonly Span[];
  readonly words: readonly Span[];
} {
  const spansOf = (pattern: RegExp, within: string, offset: number): Span[] =>
    [...within.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: offset + index,
      end: offset + index + length,
    }));
  if (!/[`~]/.test(text)) return { code: [], words: [] };
  const code = spansOf(FENCED, text, 0);
  return {
    code,
    words: code.flatMap(({ start, end }) =>
      spansOf(QUOTED_OR_COMMENT, text.slice(start, end), start),
    ),
  };
}

const within = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((one) => one.start <= start && end <= one.end);

export interface PromptText {
  readonly text: string;
  readonly voice: Voice;
  readonly code: ReturnType<typeof codeIn>;
  /** Whether a name is already somebody's in this conversation. */
  readonly isKnown: (name: string) => boolean;
  /** The people of a text that speaks of nobody but public figures, as a task does. */
  readonly figures: ReadonlySet<Mention>;
}

/** Whether the policy for prompts leaves a find alone. */
export function isSpared(mention: Mention, prompt: PromptText): boolean {
  const { text, code } = prompt;
  const words = text.slice(mention.start, mention.end);
  const kind = kindOf(mention);
  if (isIdentifier(text, mention)) return true;
  if (within(code.code, mention)) {
    const isForPeople = within(code.words, mention);
    if (mention.type === "PERSON" || mention.type === "ORG" || mention.type === "LOC")
      return !isForPeople;
    if (mention.type === "CODE" && mention.subtype === undefined) return true;
  }
  switch (mention.type) {
    case "PERSON":
      // a letter alone: 'A*', 'column B'
      if (/^\p{L}$/u.test(words)) return true;
      if (prompt.isKnown(words)) return false;
      if (prompt.figures.has(mention)) return true;
      if (mention.detector === "neural" && isWordItself(text, mention)) return true;
      return prompt.voice === "instructions" && !/\s/.test(words);
    case "CODE":
      if (kind === "web") return isPublicAddress(words) || isOwnMachine(words);
      return isOfMachine(mention, words) || isOfThing(mention, text) || isNobodys(mention, text);
    case "LOC":
      return kind !== "address";
    case "ORG":
      // whom the application speaks for is no secret of its own model's
      if (kind === "employer") return prompt.voice === "instructions" && !prompt.isKnown(words);
      return !INSTITUTIONS.has(mention.subtype ?? "") && !prompt.isKnown(words);
    case "DATETIME":
      return kind !== "date-of-birth";
    default:
      return true;
  }
}

/** One word that a question is about, and nobody: 'What is null?', "the plural of 'fox'". */
function isWordItself(text: string, { start, end }: Span): boolean {
  const [before, word, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (!/^\p{L}+$/u.test(word)) return false;
  if (/\bwhat(?:['’]s| is| are) $/iu.test(before)) return /^\s*(?:\?|$)/u.test(after);
  // a value of a key is no word of a sentence
  return (
    /^\p{Ll}/u.test(word) && /\p{L} ["'‘“]$/u.test(before) && /^["'’”](?:[ .?!]|$)/u.test(after)
  );
}

/** 'nhs_number', 'User.findOne', '$name', 'getUser(': part of a word of code, or the key of a value. */
function isIdentifier(text: string, { start, end, subtype }: Mention): boolean {
  if (subtype !== undefined && subtype !== "name") return isKey(text, start, end);
  const words = text.slice(start, end);
  if (/^[\p{L}$]+(?:_[\p{L}]+)+$/u.test(words)) return true;
  if (/[\p{L}\p{N}][_.]$|[$]$|->$|::$/u.test(text.slice(Math.max(0, start - 2), start)))
    return true;
  if (/^(?:_[\p{L}\p{N}]|\.[\p{Ll}_]|\(\)|::|->)/u.test(text.slice(end, end + 2))) return true;
  return isKey(text, start, end);
}

/** '"name": ...' in JSON. */
const isKey = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '"' && /^"\s*:/.test(text.slice(end, end + 4));

/** A page that anybody may open: no account, no question in it. */
const isPublicAddress = (words: string): boolean =>
  /^(?:https?:\/\/|www\.|[\w-]+\.(?=[\w-]))[^\s?@]+$/iu.test(words) &&
  !/[~]|\/(?:u|user|users|profile|in)\//iu.test(words);

/** Addresses of this machine and of private networks, which say nothing of anybody. */
const isOwnMachine = (words: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|169\.254\.|::1$|fe80:|f[cd][0-9a-f]{2}:)/iu.test(
    words,
  );

/** Ids of requests, hosts, builds and commits, which join records of machines. */
function isOfMachine({ subtype }: Mention, words: string): boolean {
  if (subtype === "uuid") return true;
  if (subtype !== undefined && subtype !== "reference") return false;
  return (
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu.test(words) ||
    (/^[0-9a-f]{7,64}$/iu.test(words) && /[a-f]/iu.test(words) && /\d/.test(words)) ||
    /^[a-z][a-z0-9]*(?:[-.][a-z0-9]+){2,}$/u.test(words) ||
    /^[\w-]+(?:\/[\w.-]+)*\.[a-z][a-z0-9]{0,4}$/u.test(words) ||
    /^v?\d+(?:\.\d+){1,3}(?:-[\w.]+)?$/u.test(words)
  );
}

/** What has numbers that say which thing of a kind is meant, and nobody's. */
const THINGS = new RegExp(
  `(?:^|[^\\p{L}])(?:${wordList("en/numbered-things").join("|")})s?(?: (?:no\\.?|number|code|id))?[:#]? ?["'\`(]?$`,
  "iu",
);

function isOfThing({ subtype = "", start, end, evidence }: Mention, text: string): boolean {
  if (evidence.validated || !/^$|^reference$|plate/.test(subtype) || end - start > 24) return false;
  // 'SKU 88-2210' may be found with its word
  const word = /^\p{L}+[ #:]+(?=\S*\d)/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return THINGS.test(text.slice(Math.max(0, start - 24), start + word));
}

/** What the recognizer alone takes for a code, where no word says that somebody has it: 'AB-1200', 'node:20'. */
function isNobodys({ detector, subtype, start }: Mention, text: string): boolean {
  if (detector !== "neural" || subtype !== undefined) return false;
  const before = text.slice(Math.max(0, start - 40), start).toLowerCase();
  const words = before.match(/\p{L}[\p{L}'-]*/gu)?.slice(-2) ?? [];
  return !words.some(introducesNumber);
}
