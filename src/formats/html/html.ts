/**
 * Web pages. The text is what a reader of the page sees, in the source's order: blocks on lines of
 * their own, white space collapsed as a browser does. Below it, a line each, stand the values that are
 * shown or heard without being text (`alt`, `title`, `content` of descriptions, `datetime` ...) and
 * the addresses that the page points to. Addresses are read because a profile's says who it is of;
 * those of style sheets and icons, which make the page look as it does, are not.
 *
 * What nobody reads and what may hold anything always goes: comments, scripts, event handlers,
 * `data-*`, hidden inputs' values, pages within attributes, `data:` addresses, attributes of end tags
 * and repeated ones, comments and words within styles, what an `<iframe>` holds, tags that break off.
 * Scripts go, so `<noscript>` is read; a `<template>` and elements that styles hide are read as well.
 * Of other attributes those stay that the page's look and structure need (kept.ts lists them), with
 * values of the standards' vocabulary, and unless they hold words that the text hides; all others go.
 * Names of the page's own parts and styles' idents of other words get numbers, the same everywhere
 * (standard.ts, styles.ts), so that the page looks as it did.
 * An address goes where it still holds such words after replacing, as `/u/annlee` holds Ann Lee.
 * All else stays byte for byte, malformed markup too.
 */

import { createDocument, type Sanitized } from "../../document/document.js";
import { firstEndingAfter, type Span } from "../../document/span.js";
import { errors } from "../../errors.js";
import type { Format } from "../format.js";
import { namedCells } from "../layout/named-cells.js";
import { removedNotes } from "../removed.js";
import { requireText } from "../require-text.js";
import { encode, type Place } from "./characters.js";
import { type Edit, edited, without } from "./edits.js";
import { type Hidden, hiddenBy } from "./hidden.js";
import { layoutOf } from "./layout.js";
import { type Page, readPage } from "./page.js";

export const html: Format = {
  name: "html",
  extensions: [".html", ".htm", ".xhtml"],
  read(text, { name, id, persons }) {
    const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
    const source = text.slice(mark.length);
    const page = readPage(source, name);
    requireText(page.text, name, "if scripts write the page's text, save it from a browser");
    const cells = /<table/i.test(source) ? namedCells(page.text, layoutOf(source, page, name)) : [];
    return {
      ...removedNotes([
        ...page.removed.map(({ start }) => kindAt(source, start)),
        ...Array.from({ length: page.numbered }, () => NUMBERED),
      ]),
      documents: [createDocument(page.text, { id, persons, cells })],
      write: ([sanitized]) => mark + writePage(source, page, sanitized!, name),
      layoutOf: () => layoutOf(source, page, name),
    };
  },
};

/** A name of a class, an id, an animation ... of words that no standard or framework has. */
const NUMBERED = "name of the page's own parts (numbered)";

/** What a place that goes is, in words for people. */
function kindAt(source: string, start: number): string {
  if (source.startsWith("<!", start) || source.startsWith("<?", start)) return "comment";
  if (/^<script\b/i.test(source.slice(start, start + 8))) return "script";
  return "attribute or style that nobody reads";
}

/** @throws OUTPUT_UNWRITABLE when the output read again is not the sanitized text, or still tells */
function writePage(source: string, page: Page, sanitized: Sanitized, name: string): string {
  const addresses = page.addresses.map(({ line, attribute }) => ({
    line: spanIn(sanitized, line),
    attribute,
  }));
  const linesOf = (some: typeof addresses) => some.map(({ line }) => line);
  const hidden = hiddenBy(sanitized, without(sanitized.text, linesOf(addresses)));
  const told = addresses.filter(({ line }) =>
    hidden.in(sanitized.text.slice(line.start, line.end)),
  );
  const gone = [
    ...page.unread.filter(({ content }) => hidden.in(content)).map(({ span }) => span),
    ...told.map(({ attribute }) => attribute),
  ];
  const output = edited(source, [
    ...page.renamed,
    ...[...page.removed, ...gone].map(({ start, end }) => ({ start, end, text: "" })),
    ...sanitized.replacements.flatMap(({ start, end, replacement }) =>
      replacement === page.text.slice(start, end) ? [] : editsOf({ start, end }, replacement, page),
    ),
  ]);
  const expected = without(sanitized.text, linesOf(told));
  verify(readPage(output, name), expected, hidden, name);
  return output;
}

/** The place of a span of the original in the sanitized text; what is replaced across its border is in it. */
function spanIn({ replacements }: Sanitized, { start, end }: Span): Span {
  let before = 0;
  let within = 0;
  for (const one of replacements) {
    const grown = one.outEnd - one.outStart - (one.end - one.start);
    if (one.end <= start) before += grown;
    else if (one.start < end) within += grown;
  }
  return { start: start + before, end: end + before + within };
}

/**
 * The edits of the source that put a replacement over a span of the text. The first stretch takes the
 * words, the others are emptied; tags between them stay.
 */
function editsOf(span: Span, replacement: string, { text, stretches }: Page): Edit[] {
  let words = replacement;
  const edits: Edit[] = [];
  for (let i = firstEndingAfter(stretches, span.start); i < stretches.length; i++) {
    const stretch = stretches[i]!;
    if (stretch.start >= span.end) break;
    const from = Math.max(span.start, stretch.start);
    const to = Math.min(span.end, stretch.end);
    if (from >= to && !(stretch.start === stretch.end && stretch.start > span.start)) continue;
    const { source, literal, place } = stretch;
    if (literal) {
      const at = source.start - stretch.start;
      push({ start: at + from, end: at + to, words, place });
    } else {
      const around = text.slice(stretch.start, from) + words + text.slice(to, stretch.end);
      push({ ...source, words: around, place });
    }
    if (from < to) words = "";
  }
  return edits;

  function push({ start, end, words, place }: Span & { words: string; place: Place }): void {
    const last = edits.at(-1);
    // nothing more to write where the last edit ended: what is emptied joins it
    if (words === "" && last?.end === start) edits[edits.length - 1] = { ...last, end };
    else edits.push({ start, end, text: encode(words, place) });
  }
}

function verify(page: Page, expected: string, hidden: Hidden, name: string): void {
  const problem =
    visible(page.text) !== visible(expected)
      ? "reads differently from the sanitized text"
      : page.removed.length + page.renamed.length > 0
        ? "has parts that nobody reads"
        : page.unread.some(({ content }) => hidden.in(content)) ||
            [...page.names].some((one) => hidden.inName(one))
          ? "still shows hidden words in its markup"
          : undefined;
  if (problem === undefined) return;
  throw errors.OUTPUT_UNWRITABLE`the page written for ${name} ${problem}, so it is not released; write the text alone with --to txt`;
}

/** White space apart: where a replacement takes the place of words in two blocks, a line end stays. */
const visible = (text: string): string => text.replace(/[\s\u00ad]+/g, "");
