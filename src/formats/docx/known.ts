/**
 * Names that Word and its relatives bring along: styles, fonts, words of list labels. What an author named otherwise can
 * name somebody and is removed or numbered.
 */

import { fonts, labels, styles } from "../office/standard/names.js";

const names = (list: string): ReadonlySet<string> =>
  new Set(list.split(",").map((one) => one.trim().toLowerCase()));

const STYLES = names(styles);
const NUMBERED_STYLE =
  /^(heading|toc|index|list|list (bullet|number|continue)|table (simple|classic|colorful|columns|grid|list|3d effects|subtle|web)|plain table|grid table|list table|(light|medium|dark|colorful) (shading|list|grid)|style)( \d| \d+)?( (light|dark|colorful))?( \d)?( - accent \d| accent \d)?( char)?$/;

/** Whether a style's name comes with a word processor, or is a number of ours. */
export function isKnownStyle(name: string): boolean {
  const lower = name.toLowerCase().trim();
  return (
    STYLES.has(lower.replace(/ char( char)*$/, "")) ||
    NUMBERED_STYLE.test(lower) ||
    /^style ?\d+$/.test(lower)
  );
}

const FONTS = names(fonts);

export const isKnownFont = (name: string): boolean =>
  name === "" || /^[+]m[jn]-(lt|ea|cs)$/.test(name) || FONTS.has(name.toLowerCase());

const LABELS = names(labels);

/** A list's label with its numbers, signs and the words that labels have; other words are taken out. */
export const plainLabel = (label: string): string =>
  label
    .replace(/\p{L}[\p{L}\p{M}\d'’-]*/gu, (word) => (LABELS.has(word.toLowerCase()) ? word : ""))
    // a number that a person wrote, not one of a level
    .replace(/(?<!%)\d{2,}/g, "")
    .replace(/[@_]/g, "")
    .replace(/ {2,}/g, " ");

/** Prefixes and the symbols of lists that fonts of symbols draw. */
export const SYMBOL_FONTS = names(
  "Wingdings, Wingdings 2, Wingdings 3, Webdings, Marlett, OpenSymbol",
);
