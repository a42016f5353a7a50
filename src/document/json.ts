/**
 * What leaves the program: the JSON of a sanitized document. Offsets are code
 * points unless UTF-16 is asked for.
 */

import type { Detected, Mention, Sanitized, Unexamined } from "./document.js";
import type { MentionJson, SanitizedJson } from "./json-schema.js";
import { kindOf } from "./kinds.js";
import { type OffsetConverter, offsetConverter } from "./offsets.js";

export type { MentionJson, SanitizedJson } from "./json-schema.js";

export type OffsetUnit = "codepoint" | "utf16";

const IDENTITY = { toCodePoint: (offset: number) => offset } as OffsetConverter;

export const converter = (text: string, unit: OffsetUnit): OffsetConverter =>
  unit === "utf16" ? IDENTITY : offsetConverter(text);

/** The mentions of a document as they leave the program, in reading order. */
export function mentionsToJson(detected: Detected, unit: OffsetUnit = "codepoint"): MentionJson[] {
  const { toCodePoint } = converter(detected.document.text, unit);
  const entityOf = new Map(
    detected.entities.flatMap(({ id, mentions }) => mentions.map((index) => [index, id] as const)),
  );
  return detected.mentions.map((mention, index) => ({
    start: toCodePoint(mention.start),
    end: toCodePoint(mention.end),
    text: detected.document.text.slice(mention.start, mention.end),
    type: mention.type,
    ...(mention.subtype === undefined ? {} : { subtype: mention.subtype }),
    ...kindIn(mention),
    score: mention.score,
    detector: mention.detector,
    evidence: { ...mention.evidence },
    entity: entityOf.get(index)!,
  }));
}

const kindIn = (mention: Mention): { readonly kind?: string } => {
  const kind = kindOf(mention) ?? mention.subtype;
  return kind === undefined ? {} : { kind };
};

/** The stretches of a text that were not examined with all there is. */
export function unexaminedToJson(
  text: string,
  unexamined: readonly Unexamined[],
  unit: OffsetUnit = "codepoint",
): Unexamined[] {
  if (unexamined.length === 0) return [];
  const { toCodePoint } = converter(text, unit);
  return unexamined.map(({ start, end, reason }) => ({
    start: toCodePoint(start),
    end: toCodePoint(end),
    reason,
  }));
}

/** A sanitized document as it leaves the program. */
export function sanitizedToJson(
  sanitized: Sanitized,
  unit: OffsetUnit = "codepoint",
): SanitizedJson {
  const original = converter(sanitized.document.text, unit);
  const output = converter(sanitized.text, unit);
  return {
    id: sanitized.document.id,
    text: sanitized.text,
    mentions: mentionsToJson(sanitized, unit),
    entities: sanitized.entities.map((entity) => ({ ...entity, mentions: [...entity.mentions] })),
    risks: sanitized.risks.map((risk) => ({ ...risk, entities: [...risk.entities] })),
    decisions: sanitized.decisions.map(({ words, ...decision }) => ({
      ...decision,
      ...(words && { words: [...words] }),
      reasons: [...decision.reasons],
    })),
    replacements: sanitized.replacements.map(({ candidates, ...replacement }) => ({
      ...replacement,
      start: original.toCodePoint(replacement.start),
      end: original.toCodePoint(replacement.end),
      outStart: output.toCodePoint(replacement.outStart),
      outEnd: output.toCodePoint(replacement.outEnd),
      ...(candidates && { candidates: [...candidates] }),
    })),
    unexamined: unexaminedToJson(sanitized.document.text, sanitized.unexamined, unit),
    ...(sanitized.people && { people: sanitized.people.map((one) => ({ ...one })) }),
    ...(sanitized.textKind && { textKind: { ...sanitized.textKind } }),
    ...(sanitized.personsNotFound && { personsNotFound: [...sanitized.personsNotFound] }),
    ...(sanitized.safety && {
      safety: {
        ...sanitized.safety,
        hidden: [...sanitized.safety.hidden],
        gains: [...sanitized.safety.gains],
      },
    }),
  };
}

/** A document's masks in the form the field exchanges: `[start, end, replacement]`. */
export function masksToJson(
  sanitized: Sanitized,
  unit: OffsetUnit = "codepoint",
): [number, number, string][] {
  const { toCodePoint } = converter(sanitized.document.text, unit);
  return sanitized.replacements.map(({ start, end, replacement }) => [
    toCodePoint(start),
    toCodePoint(end),
    replacement,
  ]);
}
