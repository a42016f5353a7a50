/**
 * What somebody has already put instead of a name or a number: '[NAME]', '[PERSON 1]', '[PERSON K7QF2MXT]', '<ORDER_ID>', '*****',
 * 'XXXX', '{{customer}}'. It says nothing and is left as it is, so that sanitizing twice changes nothing there.
 */

import type { Mention } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import { labelTypes } from "../../language/label-words.js";
import { escaped } from "../../language/quantity/alternatives.js";
import { matchesOf } from "../search/matches.js";

const FORMS =
  /\[(?:\p{Lu}[\p{Lu}’_ /-]{1,30}(?:[ _-]?\d{1,4})?(?: or \d{1,4})?|\p{Lu}[\p{Lu}’ -]{1,24} [2-9BCDFGHJKMNPQRSTVWXZ]{8}(?:[2-9BCDFGHJKMNPQRSTVWXZ]{8})?|REDACTED[^\]\n]{0,30}|redacted|name|removed|withheld)\]|<\/?[A-Z][A-Z0-9_ -]{1,30}>|\{\{? ?[A-Za-z_][A-Za-z0-9_. ]{1,30}\}?\}|\*{3,}(?:[ .@-]\*{2,})*|(?<![\p{L}\p{N}])[Xx]{4,}(?![\p{L}\p{N}])|█+|_{4,}/gu;
const HINT = /[[<{*█]|xxxx|XXXX|____/;

/** A numbered label of this program; the groups are its type and what is behind it. */
export const OWN_LABEL = `\\[(${[...labelTypes().keys()].map(escaped).join("|")}) ([0-9]{1,6}|[2-9BCDFGHJKMNPQRSTVWXZ]{8}(?:[2-9BCDFGHJKMNPQRSTVWXZ]{8})?)\\]`;

/** The placeholders of a text, in reading order. */
export function placeholdersIn(text: string): Span[] {
  if (!HINT.test(text)) return [];
  return [...matchesOf(FORMS, text)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

const SUBSTANCE = /[\p{L}\p{N}].*[\p{L}\p{N}]/su;

/** The mention without placeholders: what is left on either side of them, where it is anything. */
export function besidePlaceholders(
  text: string,
  mention: Mention,
  placeholders: readonly Span[],
): Mention[] {
  const inside = placeholders.filter(
    ({ start, end }) => start < mention.end && mention.start < end,
  );
  if (inside.length === 0) return [mention];
  const parts: Mention[] = [];
  let from = mention.start;
  for (const { start, end } of [...inside, { start: mention.end, end: mention.end }]) {
    const piece = text.slice(from, Math.max(from, start));
    if (SUBSTANCE.test(piece)) {
      const bare = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
      const at = from + piece.indexOf(bare);
      parts.push({ ...mention, start: at, end: at + bare.length });
    }
    from = end;
  }
  return parts;
}
