/** Puts what was chosen into the text; everything between stays byte for byte. */

import type {
  CandidateOutcome,
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

const noteOf = ({ note }: Chosen, repeats: boolean, empty: boolean): { note?: string } => {
  if (repeats) return { note: "the same words stand just before" };
  if (empty) return { note: "the words say less than the label" };
  return note === undefined ? {} : { note };
};

/** Whether the dot of a mention's last word is also that of the sentence: 'died on 19 Jan. When I refused'. */
const endsSentence = (text: string, { type, start, end }: Mention): boolean =>
  text[end - 1] === "." &&
  start < end - 1 &&
  (type === "DATETIME" || type === "ORG"
    ? /^\s*$|^\s*\n|^\s+\p{Lu}\p{Ll}/u.test(text.slice(end, end + 4))
    : isFunctionWords(
        /^\s+(?<next>\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 16))?.groups?.["next"] ?? "-",
      ));

const YEARS_AT_END = /(?<![0-9])[12][0-9]{3}s?$/;

export function rewrite(
  text: string,
  choices: readonly Chosen[],
): Pick<Sanitized, "text" | "replacements"> {
  const replacements: Replacement[] = [];
  const out = new EditedText(text);
  const flowing = asFlowing(text);
  let said: string | undefined;
  for (const choice of [...choices].sort((a, b) => a.mention.start - b.mention.start)) {
    const { mention } = choice;
    // 'at a place, a place' says less than a label
    const repeats =
      said === choice.candidate.text && LISTED.test(flowing.slice(out.at, mention.start));
    const empty =
      choice.by === "generalize" &&
      isEmpty(choice.candidate, flowing.slice(Math.max(0, mention.start - 40), mention.start));
    const candidate = repeats || empty ? choice.label : choice.candidate;
    said = choice.candidate.form === undefined ? undefined : choice.candidate.text;
    const gap = flowing.slice(Math.max(out.at, mention.start - 40), mention.start);
    const field = isInField(flowing, mention);
    const words = fitted(candidate, {
      ...(field && { field }),
      original: flowing.slice(mention.start, mention.end),
      // next to another mention its new words count: 'the 1990s sporting event'
      before: gap === " " ? `${YEARS_AT_END.exec(out.written)?.[0] ?? ""} ` : gap,
      ...(gap === " " && { behind: out.written.slice(-40) }),
      after: flowing.slice(mention.end, mention.end + 40),
    });
    const start = mention.start - words.taken;
    const stop = /\.$/.test(words.text) || !endsSentence(flowing, mention) ? "" : ".";
    const place = out.replace(start, mention.end, words.text + stop);
    replacements.push({
      start,
      end: mention.end,
      outStart: place.start,
      outEnd: place.end,
      replacement: words.text + stop,
      level: candidate.level,
      entity: choice.entity.id,
      by: repeats || empty ? "label" : choice.by,
      truth: candidate.truth,
      ...(candidate.ground === undefined ? {} : { ground: candidate.ground }),
      ...noteOf(choice, repeats, empty),
      ...(choice.unanswered === undefined ? {} : { unanswered: choice.unanswered }),
      ...(choice.candidates === undefined ? {} : { candidates: choice.candidates }),
    });
  }
  return { text: out.finish(), replacements };
}
