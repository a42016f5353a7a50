/**
 * An HTML source as its tokens, in order, each with its range. Elements that a
 * browser adds or moves while it repairs a page play no part: what is not in the source cannot be
 * changed in it. Parts of the source that make no token (a tag that breaks off, `</>`) are gaps.
 */

import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  Parser,
  type Token,
  Tokenizer,
} from "parse5";
import type { Span } from "../../document/span.js";
import { errors } from "../../errors.js";

/** An attribute as written in a tag. */
export interface Attribute extends Span {
  /** Lower case. */
  readonly name: string;
  readonly value: Span;
  readonly quote: '"' | "'" | "unquoted";
}

export type SourceToken = TextToken | TagToken | OtherToken;

export interface TextToken extends Span {
  readonly kind: "text";
  /** The characters that all of it, or its beginning where the file breaks off, stands for. */
  readonly chars: string;
}

export interface TagToken extends Span {
  readonly kind: "open" | "close";
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** Ends where it starts: `<path/>` in SVG or MathML. */
  readonly empty: boolean;
}

interface OtherToken extends Span {
  readonly kind: "comment" | "doctype" | "gap";
}

/** Browsers stop at 512; time grows with the square of the depth. */
const MAX_DEPTH = 2000;
const MAX_ATTRIBUTES = 1000;

/**
 * All tokens of a source; together they cover it. Scripts do not run, so `noscript` is read.
 * @throws INPUT_FORMAT when elements are nested too deep
 */
export function tokensOf(source: string, name: string): SourceToken[] {
  refuseCrowded(source, name);
  const recorder = new Recorder(source, name);
  recorder.tokenizer.write(source, true);
  return recorder.found;
}

/** Tags of one page: more take gigabytes of memory. */
const MAX_TAGS = 2_000_000;

/** @throws INPUT_TOO_LARGE */
function refuseCrowded(source: string, name: string): void {
  let tags = 0;
  for (let at = source.indexOf("<"); at >= 0; at = source.indexOf("<", at + 1)) tags++;
  if (tags <= MAX_TAGS) return;
  throw errors.INPUT_TOO_LARGE`${name} has more than ${MAX_TAGS} tags; split the page`;
}

/** The parser of the standard, whose state decides how the tokenizer goes on, and a record beside it. */
class Recorder extends Parser<DefaultTreeAdapterMap> {
  readonly found: SourceToken[] = [];
  #end = 0;
  /**
   * Characters since the last tag or comment. The parser hands them on in several tokens whose borders
   * it places inexactly beside references and signs that begin no tag.
   */
  #chars = "";
  readonly #seen = new WeakSet<Token.Token>();

  constructor(
    private readonly source: string,
    private readonly file: string,
  ) {
    super({
      scriptingEnabled: false,
      sourceCodeLocationInfo: true,
      treeAdapter: defaultTreeAdapter,
      onParseError: null,
    });
    this.tokenizer = new LimitedTokenizer(this.options, this, file);
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.#append(token);
    super.onCharacter(token);
  }
  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.#append(token);
    super.onWhitespaceCharacter(token);
  }
  override onComment(token: Token.CommentToken): void {
    this.#record(token, (span) => ({ kind: "comment", ...span }));
    super.onComment(token);
  }
  override onDoctype(token: Token.DoctypeToken): void {
    this.#record(token, (span) => ({ kind: "doctype", ...span }));
    super.onDoctype(token);
  }
  override onStartTag(token: Token.TagToken): void {
    this.#record(token, (span) => this.#tag("open", token, span));
    super.onStartTag(token);
    if (this.openElements.stackTop >= MAX_DEPTH) {
      throw errors.INPUT_FORMAT`${this.file} nests elements more than ${MAX_DEPTH} deep; save the page again from a browser`;
    }
  }
  override onEndTag(token: Token.TagToken): void {
    this.#record(token, (span) => this.#tag("close", token, span));
    super.onEndTag(token);
  }
  override onEof(token: Token.EOFToken): void {
    this.#textUntil(this.source.length);
    super.onEof(token);
  }

  #tag(kind: "open" | "close", token: Token.TagToken, span: Span): SourceToken {
    return {
      kind,
      name: token.tagName.toLowerCase(),
      attributes: attributesOf(this.source, span),
      empty: token.selfClosing && this.tokenizer.inForeignNode,
      ...span,
    };
  }

  #append(token: Token.CharacterToken): void {
    if (this.#isNew(token)) this.#chars += token.chars;
  }

  #record(token: Token.Token, make: (span: Span) => SourceToken): void {
    if (!this.#isNew(token)) return;
    const { startOffset: start, endOffset } = token.location!;
    // at the file's end a comment's range reaches past it
    const end = Math.min(endOffset, this.source.length);
    this.#textUntil(start);
    this.found.push(make({ start, end }));
    this.#end = end;
  }

  /** The parser hands some tokens on to itself. */
  #isNew(token: Token.Token): boolean {
    const isNew = !this.#seen.has(token);
    this.#seen.add(token);
    return isNew;
  }

  #textUntil(end: number): void {
    const span = { start: this.#end, end };
    if (this.#chars !== "") this.found.push({ kind: "text", chars: this.#chars, ...span });
    else if (end > this.#end) this.found.push({ kind: "gap", ...span });
    this.#chars = "";
    this.#end = end;
  }
}

/** Each attribute is compared with those before it, so a tag's time grows with their square. */
class LimitedTokenizer extends Tokenizer {
  constructor(
    options: ConstructorParameters<typeof Tokenizer>[0],
    handler: ConstructorParameters<typeof Tokenizer>[1],
    private readonly file: string,
  ) {
    super(options, handler);
  }

  protected override _leaveAttrName(): void {
    const token = this.currentToken;
    if (token !== null && "attrs" in token && token.attrs.length >= MAX_ATTRIBUTES) {
      throw errors.INPUT_FORMAT`${this.file} has a tag with more than ${MAX_ATTRIBUTES} attributes; save the page again from a browser`;
    }
    super._leaveAttrName();
  }
}

const SPACE = /[ \t\n\f\r]/;

/** The attributes of a tag, repeated ones too, by the standard's rules (13.2.5.32 and on). */
function attributesOf(source: string, { start, end }: Span): Attribute[] {
  const found: Attribute[] = [];
  const last = end - 1; // where '>' stands
  let at = start;
  const skip = (while_: (character: string) => boolean) => {
    while (at < last && while_(source[at]!)) at++;
  };
  skip((one) => !SPACE.test(one) && (one !== "/" || at === start + 1));
  for (;;) {
    skip((one) => SPACE.test(one) || one === "/");
    if (at >= last) return found;
    const from = at++;
    skip((one) => !SPACE.test(one) && one !== "/" && one !== "=");
    const name = source.slice(from, at).toLowerCase();
    const nameEnd = at;
    skip((one) => SPACE.test(one));
    if (at >= last || source[at] !== "=") {
      at = nameEnd;
      const value = { start: nameEnd, end: nameEnd };
      found.push({ name, value, quote: "unquoted", start: from, end: nameEnd });
      continue;
    }
    at++;
    skip((one) => SPACE.test(one));
    const quote = source[at];
    if (at < last && (quote === '"' || quote === "'")) {
      const value = { start: at + 1, end: source.indexOf(quote, at + 1) };
      at = value.end + 1;
      found.push({ name, value, quote, start: from, end: at });
    } else {
      const value = { start: at, end: at };
      skip((one) => !SPACE.test(one));
      found.push({ name, value: { ...value, end: at }, quote: "unquoted", start: from, end: at });
    }
  }
}
