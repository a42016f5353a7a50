/**
 * Finds and the fields of a text with a syntax: nothing is found in syntax, keys and values that an interface chose from a
 * list, and no find goes over the border of a value. What would join two values is none, unless it is names, which are
 * then cut at the border.
 */

import type { Document, DocumentField, Mention } from "../document/document.js";
import { firstEndingAfter, type Span } from "../document/span.js";
import { TYPE_PROPERTIES } from "../document/types.js";
import { type FoldedText, toFolded } from "./folded-text.js";

type Find = Omit<Mention, "detector"> & Partial<Pick<Mention, "detector">>;

export interface FieldView {
  /** The folded text as detectors see it: a line end in place of a mark between two values, which then are two things. */
  readonly text: string;
  /** The same of the original. */
  readonly original: string;
  /** The folded text, blanks in place of all that is not read: what languages are told by. */
  readonly masked: string;
  /** What the recognizer reads, each by itself. */
  readonly passages: readonly Span[];
  /** The finds that may be, within their fields. */
  within<T extends Find>(mentions: readonly T[]): T[];
  /** The first field of a find; undefined in syntax and in the label of a record. */
  fieldOf(find: Span): DocumentField | undefined;
}

/** @param isUsers whether a find is of a user's own detector, which means what it says @returns undefined for prose */
export function fieldView(
  folded: FoldedText,
  { text, fields: told, passages, given = [] }: Document,
  isUsers: (mention: Pick<Mention, "detector">) => boolean,
): FieldView | undefined {
  if (told === undefined && (given.length === 0 || passages)) return undefined;
  const known = told ?? [WHOLE(text)];
  const places = given.map((one) => toFolded(folded, one));
  const fields = known.map((field) => ({ ...field, ...toFolded(folded, field) }));
  const records = passages?.map((one) => toFolded(folded, one));
  const read = fields.filter(({ readable }) => readable);
  return {
    text: records ? folded.text : parted(folded.text, fields, places),
    original: records ? text : parted(text, known, given),
    masked: records ? folded.text : maskedBut(folded.text, read),
    passages: records
      ? records.filter((record) => !isFixed(fieldsAt(fields, record).at(-1)))
      : read,
    fieldOf(find) {
      const [first] = fieldsAt(fields, find);
      // a find in a record may begin with its label
      return records && first && find.start < first.start ? undefined : first;
    },
    within: (mentions) =>
      mentions.flatMap((mention) => {
        const { detector, given: known } = mention;
        if (known || (detector !== undefined && isUsers({ detector }))) return [mention];
        const own = fieldsAt(fields, mention);
        if (own[0]?.machine && isMachineAmount(folded.text, mention)) return [];
        // the labels of a record are read with its values; of those that are known, nothing is left to find
        const isKnown = (one: DocumentField) =>
          isFixed(one) || places.some(({ start, end }) => start === one.start && end === one.end);
        if (records) return own.length > 0 && own.every(isKnown) ? [] : [mention];
        return inFields(folded.text, mention, own);
      }),
  };
}

const WHOLE = (text: string): DocumentField => ({
  start: 0,
  end: text.length,
  path: "",
  kind: "prose",
  readable: true,
});

/** Marks between two values, and what a given mention stands against, as line ends. */
function parted(text: string, fields: readonly DocumentField[], given: readonly Span[]): string {
  const marks = new Set<number>();
  for (const [i, { start }] of fields.entries()) {
    const before = fields[i - 1]?.end;
    if (before !== undefined && start - before === 1) marks.add(before);
    if (before !== undefined && start - before === 3 && /^".?"$/.test(text.slice(before, start)))
      for (let at = before; at < start; at++) marks.add(at);
  }
  // escapes are syntax: the 'n' of a line end is no letter of the word behind it
  for (const { start, end, ends } of fields) {
    if (!ends?.includes("\\")) continue;
    for (const { 0: written, index } of text.slice(start, end).matchAll(ESCAPE)) {
      marks.add(start + index);
      if (written !== '\\"') marks.add(start + index + 1);
    }
  }
  for (const { start, end } of given) {
    if (/\S/.test(text[start - 1] ?? " ")) marks.add(start - 1);
    if (/\S/.test(text[end] ?? " ")) marks.add(end);
  }
  if (marks.size === 0) return text;
  let out = "";
  let last = 0;
  for (const at of [...marks].sort((a, b) => a - b)) {
    out += `${text.slice(last, at)}\n`;
    last = at + 1;
  }
  return out + text.slice(last);
}

/** Escapes of white space and of quotes in strings of programs and JSON; not of a folder, 'C:\\new'. */
const ESCAPE = /(?<!\\)\\(?:[nrt](?![a-z]{2,}\\)|")/g;

/** '812 ms', '512M', '12 entries': an amount, not of money. */
const isMachineAmount = (text: string, { type, start, end }: Find): boolean =>
  type === "QUANTITY" &&
  !/\p{Sc}|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN)\b/u.test(text.slice(start, end));

/** A code by its form, and no reading of the network. */
const isByForm = ({ type, detector, score }: Find): boolean =>
  TYPE_PROPERTIES[type].direct === "always" &&
  detector !== undefined &&
  detector !== "neural" &&
  score >= SURE;
const SURE = 0.85;

const isFixed = (field: DocumentField | undefined): boolean => field?.kind === "fixed";

function fieldsAt(fields: readonly DocumentField[], { start, end }: Span): DocumentField[] {
  const found: DocumentField[] = [];
  for (let i = firstEndingAfter(fields, start); i < fields.length; i++) {
    const field = fields[i]!;
    if (field.start >= end) break;
    if (field.end > start) found.push(field);
  }
  return found;
}

/** A name that the text has elsewhere for certain, where a standard has a code, and an account that is all of a value. */
const isNameAgain = (
  text: string,
  { type, detector, start, end }: Find,
  field: DocumentField,
): boolean =>
  detector === "repeated-name" &&
  (type === "PERSON"
    ? /^\p{Lu}[\p{L}\p{M}'’-]{3,}/u.test(text.slice(start, end))
    : field.start === start && field.end === end);

const LETTER = /\p{L}/u;
const SUBSTANCE = /[\p{L}\p{N}]/u;

function inFields<T extends Find>(text: string, mention: T, own: readonly DocumentField[]): T[] {
  const [first, ...others] = own;
  // what a form or a check digit found is found whatever the grammar took for syntax
  if (first === undefined) return isByForm(mention) ? [mention] : [];
  if (others.length === 0 && first.start <= mention.start && mention.end <= first.end)
    return isFixed(first) && !isNameAgain(text, mention, first) ? [] : [mention];
  const isNames =
    TYPE_PROPERTIES[mention.type].direct === "protected" ||
    LETTER.test(text.slice(mention.start, mention.end));
  if (others.length > 0 && !isNames) return [];
  return own.flatMap((field) => {
    const start = Math.max(field.start, mention.start);
    const end = Math.min(field.end, mention.end);
    const words = text.slice(start, end);
    if (isFixed(field) || !(others.length > 0 ? LETTER : SUBSTANCE).test(words)) return [];
    return [{ ...mention, start, end }];
  });
}

function maskedBut(text: string, read: readonly Span[]): string {
  let out = "";
  let last = 0;
  for (const { start, end } of read) {
    out += text.slice(last, start).replace(/[^\n]/g, " ") + text.slice(start, end);
    last = end;
  }
  return out + text.slice(last).replace(/[^\n]/g, " ");
}
