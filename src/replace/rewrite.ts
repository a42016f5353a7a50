/** Puts what was chosen into the text; everything between stays byte for byte. */

import { defined } from "../document/defined.js";
import type {
  CandidateOutcome,
  Document,
  Entity,
  Mention,
  Replacement,
  Sanitized,
} from "../document/document.js";
import { EditedText } from "../document/edited-text.js";
import { isFunctionWords } from "../language/function-words.js";
import { asFlowing } from "../language/wrapped-lines.js";
import { isEmpty } from "./empty-words.js";
import { isInField } from "./field.js";
import { fitted } from "./fit.js";
import { type Frame, hasPlace } from "./frame.js";
import { fieldOf, inValue } from "./in-value.js";
import type { Candidate } from "./replacer.js";

/** The replacement of one mention, and its reason. */
export interface Chosen {
  readonly mention: Mention;
  readonly entity: Entity;
  readonly candidate: Candidate;
  /** Stands where the words would repeat those just before them. */
  readonly label: Candidate;
  readonly by: string;
  readonly note?: string;
  readonly unanswered?: string;
  readonly candidates?: readonly CandidateOutcome[];
}

/** Nothing but a comma or 'and' between two mentions. */
const LISTED = /^,?\s*(?:and |or )?(?:the )?$/;
/** The same between two times, or what joins the ends of a span; columns are apart. */
const TIMES_LISTED = /^,?\s?(?:and |or |to |until |till )?(?:the )?$/;

/** 'in 2011, 2012 and 2014' is 'in the 2010s', said once; not of both ends of a span. */
const isOneTime = ({ mention, candidate }: Chosen, written: string): boolean =>
  mention.type === "DATETIME" &&
  candidate.source === "rule" &&
  written.endsWith(bareWords(candidate)) &&
  !OF_TWO.test(written.slice(0, -bareWords(candidate).length));
const OF_TWO = /(?<!\p{L})(?:between|from|both|either) (?:in )?(?:the )?$/iu;
const bareWords = ({ text }: Candidate): string => text.replace(/^the /u, "");

const SPAN_BEFORE = /(?<!\p{L})(?:between|from) $/iu;

/** 'between 2011 and 2013' is 'in the 2010s', where both ends become the same. */
function spanWithin(text: string, { mention, candidate }: Chosen, next: Chosen | undefined) {
  const before = SPAN_BEFORE.exec(text.slice(Math.max(0, mention.start - 9), mention.start))?.[0];
  if (before === undefined || next === undefined || mention.type !== "DATETIME") return undefined;
  const same =
    candidate.source === "rule" &&
    candidate.preposition === "in" &&
    next.candidate.text === candidate.text &&
    /^ (?:and|to|until|till) $/u.test(text.slice(mention.end, next.mention.start));
  const word = /^\p{Lu}/u.test(before) ? "In" : "in";
  return same ? { text: `${word} ${candidate.text}`, taken: before.length } : undefined;
}

/** Whether the dot of a mention's last word is also that of the sentence: 'died on 19 Jan. When I refused'. */
const endsSentence = (text: string, { type, start, end }: Mention): boolean =>
  text[end - 1] === "." &&
  start < end - 1 &&
  (type === "DATETIME" || type === "ORG" || type === "CODE"
    ? /^\s*$|^\s*\n|^\s+\p{Lu}(?:\p{Ll}|\s)/u.test(text.slice(end, end + 4))
    : isFunctionWords(
        /^\s+(?<next>\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 16))?.groups?.["next"] ?? "-",
      ));

/** What has an article in its name: 'the Detroit Pistons', 'the Netherlands'. */
const NAMED: ReadonlySet<string> = new Set(["LOC", "ORG", "MISC"]);

/** 'a city in East Asia, a country'. */
const isKindBehindPlace = (
  { mention, candidate }: Chosen,
  last: Chosen | undefined,
  between: string,
): boolean =>
  mention.type === "LOC" &&
  last?.mention.type === "LOC" &&
  between === ", " &&
  candidate.form !== undefined &&
  !/ in /u.test(candidate.text);

/** Types whose words say which one the next is: 'Quebec', of a body or another name, 'Swiss' of a name alone. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  LOC: ["ORG", "MISC"],
  ORG: ["ORG", "MISC"],
  DEM: ["MISC"],
};
/** '20' of '20 Park Plaza', 'Quebec' of 'Quebec | City Open'; not 'engineer' of 'engineer | with nine fingers'. */
const belongsToNext = ({ mention, candidate }: Chosen, next: Chosen | undefined, text: string) =>
  next !== undefined &&
  text.slice(mention.end, next.mention.start).trim() === "" &&
  /^[^\p{Ll}]/u.test(text.slice(next.mention.start)) &&
  (mention.type === "QUANTITY"
    ? next.mention.type === "LOC" && /^\d+[a-z]?$/iu.test(text.slice(mention.start, mention.end))
    : candidate.form !== undefined &&
      ATTRIBUTES[mention.type]?.includes(next.mention.type) === true);

/** '1990s' for either end of what was written as two: 'both the 1990s and the 1990s'. */
const isOneOfTwo = ({ candidate }: Chosen, written: string): boolean =>
  OF_TWO.test(written.slice(-40, -bareWords(candidate).length));

/** Why vaguer words do not go with the mentions beside them; nothing where they do. */
function notBeside(
  choice: Chosen,
  last: Chosen | undefined,
  next: Chosen | undefined,
  text: string,
  between: string,
): string | undefined {
  if (isKindBehindPlace(choice, last, between)) return "the kind alone says nothing behind a place";
  if (last?.entity === choice.entity && choice.candidate.form !== undefined && between === " (")
    return "a short form of what stands before it";
  return belongsToNext(choice, next, text) ? "it belongs to what follows" : undefined;
}

/** Why vaguer words cannot stand in their sentence; nothing where they can. @param written as they would be written */
function notHere(
  { candidate, mention, by }: Chosen,
  written: string,
  { isValue, ...around }: Frame & { isValue: boolean },
): string | undefined {
  if (by !== "generalize") return undefined;
  if (isEmpty(candidate, around)) return "the words say less than the label";
  if (isValue || hasPlace(candidate, mention.type, written, around)) return undefined;
  return "the sentence has no place for the words";
}

const YEARS_AT_END = /(?<![0-9])[12][0-9]{3}s?$/;

export function rewrite(
  document: Pick<Document, "text" | "fields" | "passages">,
  choices: readonly Chosen[],
): Pick<Sanitized, "text" | "replacements"> {
  const { text } = document;
  const replacements: Replacement[] = [];
  const out = new EditedText(text);
  const flowing = asFlowing(text);
  let said: string | undefined;
  const introduced = new Set<string>();
  const ordered = [...choices].sort((a, b) => a.mention.start - b.mention.start);
  for (const [i, choice] of ordered.entries()) {
    const { mention } = choice;
    // 'at a place, a place' says less than a label
    const between = flowing.slice(out.at, mention.start);
    const again = said === bareWords(choice.candidate);
    const last = ordered[i - 1];
    const isKind = choice.candidate.form !== undefined;
    const once = again && TIMES_LISTED.test(between) && isOneTime(choice, out.written);
    const bothEnds = spanWithin(flowing, choice, ordered[i + 1]);
    const gap = flowing.slice(Math.max(out.at, mention.start - 40), mention.start);
    const field = isInField(flowing, mention);
    const value = fieldOf(document, mention);
    const isValue = value !== undefined && value.kind !== "prose";
    const around = {
      original: flowing.slice(mention.start, mention.end),
      before: flowing.slice(Math.max(0, mention.start - 40), mention.start),
      after: flowing.slice(mention.end, mention.end + 40),
    };
    const placed = (candidate: Candidate) =>
      isValue
        ? { text: candidate.text, taken: 0 }
        : once
          ? { text: "", taken: between.length }
          : (bothEnds ??
            fitted(candidate, {
              ...around,
              ...(field && { field }),
              ...(NAMED.has(mention.type) && { introduced: !introduced.has(choice.entity.id) }),
              // next to another mention its new words count: 'the 1990s sporting event'
              before: gap === " " ? `${YEARS_AT_END.exec(out.written)?.[0] ?? ""} ` : gap,
              ...(gap === " " && { behind: out.written.slice(-40) }),
            }));
    const wanted = placed(choice.candidate);
    const why =
      again && LISTED.test(between) && (isKind || (!once && isOneOfTwo(choice, out.written)))
        ? "the same words stand just before"
        : (notBeside(choice, last, ordered[i + 1], flowing, between) ??
          notHere(choice, wanted.text, { ...around, field, isValue }));
    const note = why ?? choice.note;
    said = bareWords(choice.candidate);
    introduced.add(choice.entity.id);
    const candidate = why === undefined ? choice.candidate : choice.label;
    const words = why === undefined ? wanted : placed(choice.label);
    const start = Math.max(mention.start - words.taken, value?.start ?? 0);
    const stop = isValue || /\.$/.test(words.text) || !endsSentence(flowing, mention) ? "" : ".";
    const written = value ? inValue(value, mention, words.text + stop) : words.text + stop;
    const place = out.replace(start, mention.end, written);
    replacements.push({
      start,
      end: mention.end,
      outStart: place.start,
      outEnd: place.end,
      replacement: written,
      level: candidate.level,
      entity: choice.entity.id,
      by: why === undefined ? choice.by : "label",
      truth: candidate.truth,
      ...defined({ ground: candidate.ground, note }),
      ...defined({ unanswered: choice.unanswered, candidates: choice.candidates }),
    });
  }
  return { text: out.finish(), replacements };
}
