/** What a conversation with somebody who may see no originals offers. */

import type { Document, Sanitized } from "../../document/document.js";
import type { Original } from "../../replace/restore/originals.js";
import type { Restored } from "../../replace/restore/restore.js";
import type { Restorer, RestorerOptions } from "../../replace/restore/restorer.js";
import type { Sanitizer } from "../sanitizer.js";
import type { Voice } from "./spared.js";
import type { MessageText } from "./texts.js";

/** A masked text. */
export interface Masked {
  readonly text: string;
  /** How many places were masked. */
  readonly count: number;
}

export interface Session {
  readonly sanitizer: Sanitizer;
  /** A text as it may go out. */
  mask(text: string, options?: { readonly voice?: Voice }): Promise<Masked>;
  /**
   * Messages as they may go out, in the shape in which they came: of OpenAI, Anthropic, Gemini, the AI SDK and whatever
   * is like them. All are read before any is masked, so their order makes no difference to who is who.
   */
  maskMessages<Message>(messages: readonly Message[]): Promise<Message[]>;
  /** Any value with texts in it, as `maskMessages`. */
  maskValue<Value>(value: Value, voice?: Voice): Promise<Value>;
  /** Texts that `textsIn` found in a value, masked in their places. */
  maskTexts(texts: readonly MessageText[]): Promise<void>;
  /** A text with all that was found in it and why it was masked. */
  sanitize(document: Document | string): Promise<Sanitized>;
  /** Remembers what a sanitizer of this session replaced elsewhere. */
  remember(sanitized: Sanitized): void;
  /**
   * Remembers where the labels of a file are, which was written from texts that are remembered, so that each comes back as
   * it was.
   * @param table of separated values: what cuts them, and the file with apostrophes before formulas
   */
  rememberFile(
    written: string,
    sanitized: readonly Sanitized[],
    table?: { readonly delimiter: string; readonly guarded: string },
  ): void;
  /** What may cut a table, given as it was written: one where it is remembered, else all that were. */
  delimitersOf(guarded: string): readonly string[];
  /**
   * An answer with the originals in it. Labels that nothing is known for stay and are in `unknown`. A file that is
   * remembered, and that nobody changed, comes back as it was; `isTable`: it is separated values.
   * @throws LABEL_UNKNOWN for them where `keepUnknown` is false
   */
  restore(
    text: string,
    options?: { readonly keepUnknown?: boolean; readonly isTable?: boolean },
  ): Restored;
  /** A value with texts in it, such as a message or the arguments of a tool, with the originals. */
  restoreValue<Value>(value: Value): Value;
  /** For an answer that arrives in pieces; the pieces together are what `restore` gives, however they were cut. */
  restoreStream(options?: RestorerOptions): TransformStream<string, string>;
  /** The same without a stream: what is certain after each piece. */
  restorer(options?: RestorerOptions): Restorer;
  /** For a text that arrives in pieces: it is masked paragraph by paragraph. */
  maskStream(): TransformStream<string, string>;
  /** How many places were masked so far. */
  readonly count: number;
  /** Replacements so far, with their originals. */
  originals(): readonly Original[];
  /** The session as sealed bytes, to go on later. @throws KEY_INVALID */
  seal(key: Uint8Array): Uint8Array;
}
