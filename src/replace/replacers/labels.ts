/** What hides a mention whole: what it is with a number, or three asterisks. */

import type { Document, Mention } from "../../document/document.js";
import { kindOf } from "../../document/kinds.js";
import type { LabelScheme } from "../../document/label-scheme.js";
import type { SemanticType } from "../../document/types.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { kindByEnd, labelWord } from "../../language/label-words.js";
import { isListed } from "../../language/supported.js";
import { parseTime } from "../../language/time/time.js";
import { alone, type Candidate, single } from "../replacer.js";

/** Level of a label and of what hides even the type: above every ladder of generalizations. */
const LABEL_LEVEL = 10;
export const SUPPRESSED_LEVEL = 11;

/** What was there with the entity's number: `[ILLNESS 1]`, `[PERSON 1]`. Stands in wherever nothing better is found. */
export const labelOf = ({
  entity,
  number,
  label = entity.type,
}: {
  readonly entity: { readonly type: SemanticType };
  readonly number: number | string;
  /** Absent: the type. */
  readonly label?: string;
}): Candidate => ({
  text: `[${label} ${number}]`,
  level: LABEL_LEVEL,
  source: "label",
  truth: "true",
  ground: "label",
});

/** The kinds of a time that say themselves what they are. */
const KIND_OF_TIME: Readonly<Record<string, string>> = {
  age: "age",
  duration: "duration",
  clock: "time",
  "part-of-day": "time",
};

const isSmall = (words: string): boolean => /^\d{1,3}$/u.test(words);

/**
 * The word that an entity's label has, in English: the kind of its first mention that has one. Of a column only the type is
 * known in every row.
 * @param words of each mention
 */
export function labelWordOf(
  type: SemanticType,
  mentions: readonly Pick<Mention, "type" | "subtype" | "employs" | "given">[],
  words: readonly string[],
  scheme: LabelScheme,
): string {
  const plain = labelWord(type, [], scheme);
  if (mentions.some(({ given }) => given !== undefined)) return plain;
  for (const [i, mention] of mentions.entries()) {
    const keys = [mention.subtype, kindOf(mention)];
    if (type === "MISC" || (type === "ORG" && !mention.employs))
      keys.push(kindByEnd(type, words[i]!));
    // 'Seen: Ann Berg (81)', 'EPDS 14': an age or a score, and no date
    if (type === "DATETIME" && mention.subtype === undefined)
      keys.push(isSmall(words[i]!) ? "count" : KIND_OF_TIME[parseTime(words[i]!)?.kind ?? ""]);
    const word = labelWord(type, keys, scheme);
    if (word !== plain) return word;
  }
  return plain;
}

/**
 * The language in which a document's labels are written: the document's own, else that of most of its mentions. Codes are
 * of no language. The documents of one scope, as the rows of a table, share their labels, which are English.
 */
export function labelLanguage(
  { text, language, scope }: Pick<Document, "text" | "language" | "scope">,
  mentions: readonly Pick<Mention, "type" | "language">[],
): string | undefined {
  if (scope !== undefined) return undefined;
  if (language !== undefined) return language;
  const written = mostUsed(mentions);
  // the lines of a log are in no language, whatever their names look like
  return written !== undefined && isListed(written) && !hasWordsOf(text, written)
    ? undefined
    : written;
}

/** Whether a text has two function words of a language. */
const hasWordsOf = (text: string, language: string): boolean =>
  (text.slice(0, 20_000).match(/\p{L}{2,}/gu) ?? []).filter((word) =>
    isFunctionWordsOf(word, language),
  ).length > 1;

function mostUsed(mentions: readonly Pick<Mention, "type" | "language">[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const one of mentions)
    if (one.type !== "CODE") counts.set(one.language, (counts.get(one.language) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

export const label = alone("label", labelOf);

/** Three asterisks, the field's sign of suppression. Says neither what nor which. */
export const suppress = alone("suppress", () => ({
  text: "***",
  level: SUPPRESSED_LEVEL,
  source: "suppress",
  truth: "true",
  ground: "label",
}));

/** The original stays: for types that are found and reported but not to be replaced. */
export const keep = single("keep", ({ original }) => ({
  text: original,
  level: 0,
  source: "keep",
  truth: "true",
  ground: "text",
}));
