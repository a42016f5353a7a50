/**
 * Words that people wrote themselves in place of a mention, and what is wrong with them: they may bring
 * back a hidden name, number or address, in part, in any case of letters, with other accents.
 */

import { foldTerm, termTokens } from "../../../language/fold.js";
import type { Analysis } from "../../engine/analysis.js";
import { oncePer } from "./once.js";
import { inOrder, type MentionState, type ReviewState, wordsOf } from "./state.js";

/** Words of one's own, and a hidden mention that they bring back. */
export interface BroughtBack {
  /** Where the words are. */
  readonly mention: string;
  /** The hidden mention whose words, or part of them, are in it. */
  readonly hidden: string;
}

/** Free text is a generalization that is no step of a ladder. */
const isOwnWords = ({ state, level, replacement }: MentionState): boolean =>
  state === "generalize" && level === null && replacement !== null;

/** Titles and the like before or after a name; they name nobody. */
const TITLES = new Set(
  foldTerm(
    `mrs miss mister madam sir dame lord lady judge justice doctor prof professor captain colonel
     general sergeant inspector officer pastor father sister brother president minister senator
     herr frau dott sig sra srta mme mlle monsieur the and von van der den del della dos das`,
  ).split(" "),
);
/** Letters, or digits in a row, from which a part of a hidden mention counts. */
const LETTERS = 3;
const DIGITS = 4;
/** Digits that are enough of a longer number to know it by. */
const NUMBER = 6;
/** A part this long is looked for inside of other words too, as in an e-mail address. */
const INSIDE = 5;

/** The parts of a hidden mention that would give it away, folded, and its whole wording. */
function tellingParts(type: MentionState["type"], words: string): string[] {
  const whole = foldTerm(words);
  if (type !== "PERSON" && type !== "CODE") return whole.length > LETTERS ? [whole] : [];
  const parts = termTokens(words)
    .map(({ folded }) => folded)
    .filter((part) =>
      /\p{N}/u.test(part)
        ? (part.match(/\p{N}/gu)?.length ?? 0) >= DIGITS
        : part.length >= LETTERS && !TITLES.has(part),
    );
  const digits = words.replace(/\P{N}/gu, "");
  return digits.length > DIGITS ? [...parts, digits] : parts;
}

/** A text as parts are looked for in it. */
export function partFinder(text: string): (part: string) => boolean {
  const tokens = termTokens(text).map(({ folded }) => folded);
  const words = new Set(tokens);
  const joined = ` ${tokens.join(" ")} `;
  const digits = text.replace(/\P{N}/gu, "");
  return (part) => {
    // a number may come back without its prefix
    if (/^\p{N}+$/u.test(part)) {
      return digits.includes(part) || (digits.length >= NUMBER && part.includes(digits));
    }
    if (part.includes(" ")) return joined.includes(` ${part} `);
    return words.has(part) || (part.length >= INSIDE && joined.includes(part));
  };
}

/** The hidden mentions that a text would bring back, if it stood at a mention. */
export function broughtBackBy(
  text: string,
  { document }: Pick<Analysis, "document">,
  state: ReviewState,
  at: Pick<MentionState, "id" | "type">,
): MentionState[] {
  const has = partFinder(text);
  return hiddenParts(document.text, state)
    .filter(
      ({ mention, parts }) =>
        // what a date or a place is made vaguer to may share its words; a name's may not
        (mention.id !== at.id || at.type === "PERSON" || at.type === "CODE") && parts.some(has),
    )
    .map(({ mention }) => mention);
}

interface Hidden {
  readonly mention: MentionState;
  readonly parts: readonly string[];
}

const partsKept = new WeakMap<ReviewState, readonly Hidden[]>();

function hiddenParts(text: string, state: ReviewState): readonly Hidden[] {
  let parts = partsKept.get(state);
  if (!parts) {
    parts = inOrder(state)
      .filter((one) => wordsOf(one, state.entities.get(one.entity)!) !== null)
      .map((mention) => ({
        mention,
        parts: tellingParts(mention.type, text.slice(mention.start, mention.end)),
      }));
    partsKept.set(state, parts);
  }
  return parts;
}

const known = new WeakMap<Analysis, (state: ReviewState) => readonly BroughtBack[]>();

/** Everything hidden that somebody's own words bring back. */
export function broughtBack(analysis: Analysis, state: ReviewState): readonly BroughtBack[] {
  let of = known.get(analysis);
  if (!of) {
    of = oncePer((each) =>
      inOrder(each)
        .filter(isOwnWords)
        .flatMap((mention) =>
          broughtBackBy(mention.replacement!, analysis, each, mention).map((hidden) => ({
            mention: mention.id,
            hidden: hidden.id,
          })),
        ),
    );
    known.set(analysis, of);
  }
  return of(state);
}

/** Mentions whose own words hold a name, a number or an address that the detectors know as such. */
export const identifyingWords = (state: ReviewState): readonly MentionState[] =>
  inOrder(state).filter((mention) => isOwnWords(mention) && mention.identifies === true);
