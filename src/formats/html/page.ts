/** From a page's source to its text with a map back, what goes from it, and what stays unread. */

import type { Span } from "../../document/span.js";
import { errors } from "../../errors.js";
import { decoded, decodePercent, decodeReferences, encode, type Place } from "./characters.js";
import { type Edit, edited } from "./edits.js";
import { isPlainAddress, isTechnicalValue, keptValue } from "./kept.js";
import { LineText, type Stretch } from "./line-text.js";
import {
  BLOCKS,
  LOOK_LINKS,
  PREFORMATTED,
  REMOVED,
  TECHNICAL_META,
  TEXTS,
  UNSHOWN,
  URLS,
} from "./names.js";
import { type Placed, readText, withoutLineEnd } from "./run.js";
import { isKnown, OwnNames } from "./standard.js";
import { fragment, styleEdits } from "./styles.js";
import { type Attribute, type TagToken, type TextToken, tokensOf } from "./tokens.js";

export interface Page {
  readonly text: string;
  /** In the text's order. */
  readonly stretches: readonly Stretch[];
  /** Ranges of the source that always go. */
  readonly removed: readonly Span[];
  /** Edits of names and styles: names of the page's own parts get numbers where their words are not known. */
  readonly renamed: readonly Edit[];
  /** How many names got numbers. */
  readonly numbered: number;
  /** Ranges that stay unless they hold something hidden: `span` of the source goes then, whole. */
  readonly unread: readonly { readonly span: Span; readonly content: string }[];
  /** Addresses among the text, one per line: where in the text, and the attribute in the source. */
  readonly addresses: readonly { readonly line: Span; readonly attribute: Span }[];
  /** Names of elements and attributes; these cannot go. */
  readonly names: ReadonlySet<string>;
}

/** @throws INPUT_FORMAT where the source cannot be mapped */
export function readPage(source: string, name: string): Page {
  const body = new LineText();
  const removed: Span[] = [];
  const renamed: Edit[] = [];
  const own = new OwnNames(source);
  const unread: { span: Span; content: string }[] = [];
  const names = new Set<string>();
  const shown: { attribute: Attribute; url: boolean }[] = [];
  /** The element whose content is not read as text, and where it began. */
  let inside: { readonly name: string; readonly start: number } | undefined;
  let preformatted = 0;
  let afterPre = false;

  for (const token of tokensOf(source, name)) {
    const leading: boolean = afterPre;
    afterPre = false;
    if (inside && !(token.kind === "close" && token.name === inside.name)) {
      if (inside.name === "style" && token.kind === "text") readStyle(token);
      else if (inside.name !== "script") removed.push(token);
      continue;
    }
    if (token.kind === "text") {
      const pieces = reading(token);
      body.add(leading ? withoutLineEnd(pieces) : pieces, preformatted > 0);
    } else if (token.kind === "open" || token.kind === "close") {
      readTag(token);
    } else if (token.kind === "gap") {
      removed.push(token);
    } else if (token.kind === "comment") {
      if (!XML.test(source.slice(token.start, token.end))) removed.push(token);
    } else if (!isDoctype(source.slice(token.start, token.end))) removed.push(token);
  }
  if (inside?.name === "script") removed.push({ start: inside.start, end: source.length });
  body.breakLine();
  const addresses: { line: Span; attribute: Span }[] = [];
  for (const { attribute, url } of shown) {
    const start = body.length;
    addAttribute(attribute, url);
    const line = { start, end: body.length };
    if (url && line.end > start) addresses.push({ line, attribute: withSpace(attribute) });
  }
  const { text } = body;
  return {
    text: text.endsWith("\n") ? text.slice(0, -1) : text,
    stretches: body.stretches,
    removed,
    renamed,
    numbered: own.size,
    unread,
    addresses,
    names,
  };

  function readTag(token: TagToken): void {
    readName(token);
    if (token.kind === "close") {
      if (inside?.name === "script") removed.push({ start: inside.start, end: token.end });
      else for (const attribute of token.attributes) remove(attribute);
      inside = undefined;
      if (PREFORMATTED.has(token.name)) preformatted = Math.max(0, preformatted - 1);
      if (BLOCKS.has(token.name)) body.breakLine();
      return;
    }
    if (token.name === "script") {
      if (token.empty) removed.push(token);
      else inside = { name: "script", start: token.start };
      return;
    }
    if (token.name === "br") body.lineEnd(token);
    if (BLOCKS.has(token.name)) body.breakLine();
    readAttributes(token);
    if (token.empty) return;
    if (token.name === "style" || UNSHOWN.has(token.name)) inside = token;
    if (PREFORMATTED.has(token.name)) {
      preformatted++;
      afterPre = true;
    }
  }

  /** A name of an element that no standard has gets a number. */
  function readName({ kind, name: element, start }: TagToken): void {
    names.add(element);
    if (isKnown(element)) return;
    const from = start + (kind === "close" ? 2 : 1);
    const written = /^[^\s/>]*/.exec(source.slice(from, from + MAX_NAME))![0];
    renamed.push({ start: from, end: from + written.length, text: own.of(element) });
  }

  function readAttributes(tag: TagToken): void {
    const first = new Map<string, string>();
    for (const one of tag.attributes) {
      if (!first.has(one.name)) first.set(one.name, decodedValue(one));
    }
    const attributeOf = (name: string) => first.get(name) ?? "";
    const seen = new Set<string>();
    for (const attribute of tag.attributes) {
      const { name: key } = attribute;
      const value = decodedValue(attribute);
      names.add(key);
      // of attributes of one name a browser takes the first
      if (seen.has(key) || REMOVED.test(key)) remove(attribute);
      else if (URLS.has(key)) readUrl(attribute, value, isLook(tag.name, attributeOf("rel")));
      else if (
        key === "value" &&
        tag.name === "input" &&
        /^hidden$/i.test(attributeOf("type").trim())
      )
        remove(attribute);
      else if (TEXTS.has(key) && !isTechnical(tag.name, attributeOf, value))
        shown.push({ attribute, url: false });
      else keep(attribute, value, keptValue(key, value, own));
      seen.add(key);
    }
  }

  function readUrl(attribute: Attribute, value: string, look: boolean): void {
    // a browser ignores white space and control characters before and within a scheme
    const url = value.replace(/[\0-\x20]/g, "");
    if (/^(?:data|javascript|vbscript|blob):/i.test(url) || /[\s,]data:/i.test(value))
      remove(attribute);
    else if (look && isPlainAddress(url)) keep(attribute, value, value);
    else if (/^#[\p{L}\d_:.-]*$/u.test(url)) keep(attribute, value, fragment(url, own));
    else shown.push({ attribute, url: true });
  }

  /** What stays of an attribute, unless it is nothing. */
  function keep(attribute: Attribute, value: string, kept: string | undefined): void {
    if (kept === undefined) remove(attribute);
    else if (value !== "") {
      unread.push({ span: withSpace(attribute), content: kept });
      if (kept === value) return;
      const text = encode(kept, attribute.quote);
      renamed.push({ ...attribute.value, text });
    }
  }

  function remove(attribute: Attribute): void {
    removed.push(withSpace(attribute));
  }

  /** An attribute with the white space before it, so that no white space remains when it is removed. */
  function withSpace({ start, end }: Span): Span {
    let from = start;
    while (/[ \t\n\f\r]/.test(source[from - 1]!)) from--;
    return { start: from, end };
  }

  function readStyle(token: TextToken): void {
    const css = source.slice(token.start, token.end);
    // in drawings, references stand for characters
    if (/&#?\w+;/.test(css)) {
      removed.push(token);
      return;
    }
    const edits = styleEdits(css, own);
    for (const { start, end, text } of edits)
      renamed.push({ start: token.start + start, end: token.start + end, text });
    unread.push({ span: token, content: edited(css, edits) });
  }

  function addAttribute({ value, quote }: Attribute, url: boolean): void {
    const skipped = url ? (SCHEME.exec(source.slice(value.start, value.end))?.[0].length ?? 0) : 0;
    const written = { start: value.start + skipped, end: value.end };
    let pieces = decodeReferences(source, written, "attribute");
    if (url) pieces = decodePercent(pieces);
    const place: Place = url ? (quote === "unquoted" ? "url unquoted" : `url${quote}`) : quote;
    body.add(pieces.map((piece) => ({ ...piece, place })));
    body.breakLine();
  }

  function decodedValue({ value }: Attribute): string {
    return decoded(source.slice(value.start, value.end), "attribute");
  }

  function reading(token: TextToken): readonly Placed[] {
    const found = readText(source, token);
    if (!found) {
      throw errors.INPUT_FORMAT`the markup of ${name} has characters that cannot be mapped back to the file; save the page again from a browser`;
    }
    if (found.end < token.end) removed.push({ start: found.end, end: token.end });
    return found.pieces;
  }
}

/** Longer than any element's name of a standard. */
const MAX_NAME = 10_000;

const XML =
  /^<\?xml version=["']1\.[01]["'](?: encoding=["'](?:utf-?8|us-ascii|iso-8859-\d\d?|windows-125\d)["'])?(?: standalone=["'](?:yes|no)["'])?\s*\?>$/i;
const DOCTYPE =
  /^<!doctype\s+(?:html|svg|math)(?:\s+(?:public\s+(?:"[^"]*"|'[^']*')|system))?(?:\s+(?:"[^"]*"|'[^']*'))?\s*>$/i;
const isDoctype = (written: string): boolean => DOCTYPE.test(written) && isKnown(written);

/** Schemes of addresses that are somebody's own; what follows is read without them. */
const SCHEME = /^\s*(?:mailto|tel|sms|callto|skype|xmpp|sip|facetime):/i;

const isLook = (element: string, rel: string): boolean =>
  element === "link" &&
  rel
    .toLowerCase()
    .split(/\s+/)
    .some((one) => LOOK_LINKS.has(one));

/** Whether an attribute's value is for programs: of a meta, a radio button, a number of a list. */
const isTechnical = (
  element: string,
  attributeOf: (name: string) => string,
  value: string,
): boolean =>
  (element === "meta" &&
    isTechnicalValue(value) &&
    TECHNICAL_META.has((attributeOf("name") || attributeOf("http-equiv")).trim().toLowerCase())) ||
  (element === "li" && /^-?\d{0,6}$/.test(value.trim()));
