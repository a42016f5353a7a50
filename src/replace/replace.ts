/**
 * The fourth stage: what true but vaguer words can stand there?
 *
 * Reads decisions, writes the new text and the map of what went where. Of a replacer's candidates the
 * most specific is taken; where there is none, the type's label with the entity's number.
 */

import type { Decided, Entity, Mention, Replacement, Sanitized } from "../document/document.js";
import type { SemanticType } from "../document/types.js";
import { labelOf } from "./labels.js";
import type { Numbering } from "./numbering.js";
import type { Candidate, Occasion, Replacer } from "./replacer.js";

export interface ReplaceOptions {
  readonly replacerFor: (type: SemanticType) => Replacer;
  /** A fresh numbering for each document, or one for a whole release. */
  readonly numbering: () => Numbering;
}

export type Replace = (decided: Decided) => Sanitized;

export function createReplace(options: ReplaceOptions): Replace {
  return (decided) => {
    const { document, mentions, entities, decisions } = decided;
    const masked = new Set(
      decisions.filter(({ action }) => action === "mask").map(({ entity }) => entity),
    );
    const numbering = options.numbering();
    const choices: Choice[] = [];
    for (const entity of entities) {
      if (!masked.has(entity.id)) continue;
      const words = entity.mentions.map((i) =>
        document.text.slice(mentions[i]!.start, mentions[i]!.end),
      );
      const number = numbering.numberOf(entity.type, words);
      const replacer = options.replacerFor(entity.type);
      for (const [i, index] of entity.mentions.entries()) {
        const mention = mentions[index]!;
        choices.push({
          mention,
          ...choose(replacer, {
            original: words[i]!,
            before: document.text.slice(Math.max(0, mention.start - 40), mention.start),
            mention,
            entity,
            number,
          }),
        });
      }
    }
    return { ...decided, ...rewrite(document.text, choices) };
  };
}

interface Choice {
  readonly mention: Mention;
  readonly entity: Entity;
  readonly candidate: Candidate;
  readonly by: string;
}

function choose(replacer: Replacer, occasion: Occasion): Omit<Choice, "mention"> {
  const [candidate] = replacer.candidates(occasion);
  return candidate
    ? { entity: occasion.entity, candidate, by: replacer.name }
    : { entity: occasion.entity, candidate: labelOf(occasion), by: "label" };
}

/** Puts the choices into the text; everything between stays byte for byte. */
function rewrite(
  text: string,
  choices: readonly Choice[],
): Pick<Sanitized, "text" | "replacements"> {
  const replacements: Replacement[] = [];
  let out = "";
  let last = 0;
  for (const choice of [...choices].sort((a, b) => a.mention.start - b.mention.start)) {
    const { start } = choice.mention;
    const before = text.slice(Math.max(last, start - 20), start);
    const replacement = fitted(before, choice.candidate);
    out += text.slice(last, start);
    replacements.push({
      start,
      end: choice.mention.end,
      outStart: out.length,
      outEnd: out.length + replacement.length,
      replacement,
      level: choice.candidate.level,
      entity: choice.entity.id,
      by: choice.by,
    });
    out += replacement;
    last = choice.mention.end;
  }
  return { text: out + text.slice(last), replacements };
}

const PREPOSITION = /(?<=^|[\s(])(on|at|from)\s+$/i;

/** What lets a preposition stand before a vaguer time: 'on 4 June' becomes 'on a day in June'. */
const POINT_AFTER: Readonly<Record<string, string>> = {
  on: "a day",
  at: "some time",
  from: "some time",
};

/** After these a range reads 'one to three months', not 'between one and three months'. */
const BEFORE_RANGE =
  /(?<=^|[\s(])(?:of|within|with|for|in|at|by|over|under|after|about|around|approximately|roughly|some|nearly|almost)\s+$/i;
const RANGE = /^between (.+?) and (.+)$/;

/** The replacement as the sentence needs it; the words around it stay as they are. */
function fitted(before: string, { text, preposition: wanted }: Candidate): string {
  const range = RANGE.exec(text);
  if (range && BEFORE_RANGE.test(before)) return `${range[1]} to ${range[2]}`;
  const preposition = wanted && PREPOSITION.exec(before)?.[1]?.toLowerCase();
  if (!preposition || preposition === wanted) return text;
  return `${POINT_AFTER[preposition]} ${wanted} ${text}`;
}
