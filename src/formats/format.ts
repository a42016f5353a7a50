import type { Document, Sanitized } from "../document/document.js";
import type { Span } from "../document/span.js";
import type { PalimpsestError } from "../errors.js";
import type { Anonymity, QuasiOptions } from "../tables/anonymity/anonymize.js";
import type { ColumnTreatments, Scheme } from "../tables/scheme.js";
import type { Layout, UnreadColumn } from "./layout/layout.js";

/** How a table of separated values is cut. */
export interface CsvShape {
  readonly delimiter: string;
  /** Whether the first row has the names of the columns. */
  readonly header: boolean;
}

/** What a file is written as. */
export type Written = string | Uint8Array;

/** A file that was read: its documents, and how to write them back into its own shape. */
export interface ReadFile<Content extends Written | Promise<Written> = string> {
  /** Name of its format. */
  readonly format?: string;
  /** Ending of what is written, where it differs from what was read. */
  readonly writtenAs?: string;
  readonly documents: readonly Document[];
  /** The file with its texts replaced; nothing of the originals is left behind. */
  write(sanitized: readonly Sanitized[]): Content;
  /**
   * Of a container, what errors call the record of each document: `line 3`. Its `write` marks or leaves out the records
   * that are not released. Absent: the file is one thing, released whole or not at all.
   */
  readonly recordNames?: readonly string[];
  /** Records that could not be read; `write` marks them or leaves them out. */
  readonly broken?: readonly BrokenRecord[];
  /** Where spans of a document are in the file; absent where the format has no pages. */
  placesOf?(
    document: number,
    spans: readonly Span[],
  ): readonly (readonly PagePlace[])[] | Promise<readonly (readonly PagePlace[])[]>;
  /** How a document looks; undefined: its text is all there is. */
  layoutOf?(document: number): Layout | undefined | Promise<Layout | undefined>;
  /** Of a table: columns with cells that are no part of any document's text. */
  unreadColumns?(): readonly UnreadColumn[] | Promise<readonly UnreadColumn[]>;
  /** A page drawn, as PNG; absent where the format has no pages. `width`: pixels. */
  pictureOf?(page: number, width: number): Uint8Array | Promise<Uint8Array>;
  /**
   * False where the output, read again, may break lines or order columns otherwise than the sanitized
   * text, and the format itself has verified it.
   */
  readonly isExact?: boolean;
  /** Of mails: for each document the ids of its message and of those it answers, and its subject. */
  readonly threads?: readonly (readonly string[])[];
  /** What was removed or read in an unusual way, as sentences for people; quotes nothing of the file. */
  readonly notes?: readonly string[];
  /** Of separated values: what cuts them. */
  readonly delimiter?: string;
  /** Of a table: what happens to each of its columns. */
  readonly scheme?: Scheme;
  /** Of a table with quasi-identifiers: its groups before and after. */
  readonly anonymity?: Anonymity;
  /** Hierarchies of the quasi-identifiers, as files to be edited. */
  readonly hierarchies?: ReadonlyMap<string, string>;
}

/** Why a record could not be read, as an error says it. */
export type BrokenRecord = Pick<PalimpsestError, "code" | "message">;

/** A place on a page of a file. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  /** Left, bottom, right, top in points (1/72 inch), in the page's own coordinates. */
  readonly box: readonly [number, number, number, number];
}

/** A file of whatever format; await what it writes. */
export type AnyFile = ReadFile<Written | Promise<Written>>;

/**
 * What happens to cells that a spreadsheet would run: `quote` puts an apostrophe before them; `restorable` puts another before one that has one already, so that
 * `restore` takes away what was put there and nothing else.
 */
export type Formulas = "keep" | "quote" | "restorable";

export interface ReadOptions {
  /** What errors call the file. */
  readonly name: string;
  /** Id of a document whose format has none of its own. */
  readonly id: string;
  /** The people to protect, where the file does not say so itself. */
  readonly persons: readonly string[];
  /** Opens an encrypted file. */
  readonly password?: string;
  /** Recognizes the text of scanned pages with an installed Tesseract, in these languages (`eng+deu`). */
  readonly ocr?: string;
  /** Of a table: treatments of columns by name; the others are inferred. */
  readonly columns?: ColumnTreatments;
  /** Of a table: columns that together could single somebody out, and how many rows must share them. */
  readonly quasi?: QuasiOptions;
  /** Of separated values: how they are cut, if already inferred. */
  readonly shape?: CsvShape;
  /** Of a table: the whole scheme, instead of `columns`, if already inferred. */
  readonly scheme?: Scheme;
  /** Of a table: its names of columns were examined with an earlier part of it. */
  readonly namesExamined?: boolean;
  /** Documents of one scope share the numbers of their labels; given where one run has one sanitizer. */
  readonly scope?: string;
  /**
   * Names of columns, keys and ids that say something about a person: `number` replaces them, `keep` leaves them
   * as they are. Absent: such a file is refused.
   */
  readonly names?: "keep" | "number";
  /** Of separated values: what happens to cells that a spreadsheet would run (default: quote). */
  readonly formulas?: Formulas;
  /** Formats of your own; they come before those built in. */
  readonly formats?: readonly (Format | BytesFormat)[];
  /** Opens a file inside this one by its own format, as an attachment; set by `readFormat`. */
  readonly open?: (
    bytes: Uint8Array,
    format: string,
    options: ReadOptions,
  ) => AnyFile | Promise<AnyFile>;
  /** Files around this one. */
  readonly depth?: number;
  /** Called with what a person should hear about the file; holds no text of it. */
  readonly note?: (message: string) => void;
}

interface Named {
  readonly name: string;
  /** Endings of file names, lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Ending of what is written, where it differs from the input's. */
  readonly writtenAs?: string;
}

/** A format that is text itself. */
export interface Format extends Named {
  read(text: string, options: ReadOptions): ReadFile;
}

/** A format that is not text, as a zip of XML parts. It checks its own bytes. */
export interface BytesFormat extends Named {
  readBytes(bytes: Uint8Array, options: ReadOptions): AnyFile | Promise<AnyFile>;
}
