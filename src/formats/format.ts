import type { Document, Sanitized } from "../document/document.js";

/** A file that was read: its documents, and how to write them back into its own shape. */
export interface ReadFile<Content extends string | Uint8Array = string> {
  readonly documents: readonly Document[];
  /** The file with its texts replaced; nothing of the originals is left behind. */
  write(sanitized: readonly Sanitized[]): Content;
}

export interface ReadOptions {
  /** What errors call the file. */
  readonly name: string;
  /** Id of a document whose format has none of its own. */
  readonly id: string;
  /** The people to protect, where the file does not say so itself. */
  readonly persons: readonly string[];
}

interface Named {
  readonly name: string;
  /** Endings of file names, lower case, with the dot. */
  readonly extensions: readonly string[];
}

/** A format that is text itself. */
export interface Format extends Named {
  read(text: string, options: ReadOptions): ReadFile;
}

/** A format that is not text, as a zip of XML parts. It checks its own bytes. */
export interface BytesFormat extends Named {
  readBytes(bytes: Uint8Array, options: ReadOptions): ReadFile<Uint8Array>;
}
