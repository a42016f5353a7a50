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
    const { start, replacement } = fitted(text, last, choice);
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

const PREPOSITION = /(?<=^|[\s(])(on|at|in|from)\s+$/i;

/** Words that say 'about' and are said already by a range. */
const APPROXIMATOR = /(?<=^|[\s(])(?:about|around|approximately|approx\.|roughly|circa|some)\s+$/i;
const RANGE = /^(?:between|several|an amount)\b/;

/**
 * The replacement as the sentence needs it: 'on 4 June' becomes 'in June', 'some 38,500' becomes
 * 'between 30,000 and 40,000'. What it takes of the words before is part of the replaced span.
 */
function fitted(text: string, last: number, { mention, candidate }: Choice) {
  const before = text.slice(Math.max(last, mention.start - 20), mention.start);
  const approximator = RANGE.test(candidate.text) ? APPROXIMATOR.exec(before) : null;
  if (approximator) {
    return { start: mention.start - approximator[0].length, replacement: candidate.text };
  }
  const found = candidate.preposition ? PREPOSITION.exec(before) : null;
  if (!found) return { start: mention.start, replacement: candidate.text };
  const preposition = candidate.preposition!;
  const capital = /^[A-Z]/.test(found[1]!);
  const fitting = capital
    ? preposition.charAt(0).toUpperCase() + preposition.slice(1)
    : preposition;
  return { start: mention.start - found[0].length, replacement: `${fitting} ${candidate.text}` };
}
