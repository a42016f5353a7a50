/** Formats that are not read, with what to save their files as. */

import { errors } from "../errors.js";

interface Unread {
  /** 'an old Word document'. */
  readonly what: string;
  readonly extensions: string;
  /** What a person can do. */
  readonly instead: string;
}

const UNREAD: readonly Unread[] = [
  {
    what: "a Word document from before 2007",
    extensions: ".doc .dot .wps .wpd",
    instead: "save it as .docx in a word processor",
  },
  {
    what: "a workbook from before 2007, or a binary one",
    extensions: ".xls .xlt .xlsb",
    instead: "save it as .xlsx in a spreadsheet program",
  },
  {
    what: "a workbook of another program",
    extensions: ".ods .fods .ots .numbers",
    instead: "save it as .xlsx in that program",
  },
  {
    what: "a presentation from another program",
    extensions: ".ppt .pps .odp .key",
    instead: "save it as .pptx in a presentation program",
  },
  {
    what: "a document from another program",
    extensions: ".pages .ott .fodt .docm .dotx .epub .mobi .xps .oxps .djvu",
    instead: "save it as .docx, .odt or .pdf in its program",
  },
  {
    what: "an Outlook mailbox",
    extensions: ".pst .ost",
    instead: "save its messages as .msg or .eml in Outlook",
  },
  {
    what: "an archive",
    extensions: ".zip .7z .rar .tar .gz .tgz .bz2 .xz .zst",
    instead: "unpack it and sanitize the folder",
  },
  {
    what: "a picture",
    extensions: ".png .jpg .jpeg .gif .bmp .tif .tiff .webp .heic .psd",
    instead: "put it into a PDF and sanitize that with --ocr",
  },
  {
    what: "a sound recording or a film",
    extensions: ".mp3 .wav .m4a .ogg .flac .mp4 .mov .avi .mkv .webm",
    instead: "sanitize its transcript",
  },
  {
    what: "a database or a file from a statistics program",
    extensions: ".db .sqlite .sqlite3 .mdb .accdb .parquet .feather .dta .sav .rds .rdata .dbf",
    instead: "export its tables as .csv",
  },
];

/** First bytes, for files whose ending says nothing. */
const MARKS: readonly (readonly [mark: string, extension: string])[] = [
  ["PK\u0003\u0004", ".zip"],
  ["\u00d0\u00cf\u0011\u00e0", ".doc"],
  ["\u0089PNG", ".png"],
  ["\u00ff\u00d8\u00ff", ".jpg"],
  ["GIF8", ".gif"],
  ["II*\0", ".tif"],
  ["MM\0*", ".tif"],
  ["\u001f\u008b", ".gz"],
  ["7z\u00bc\u00af", ".7z"],
  ["Rar!", ".rar"],
  ["SQLite format 3", ".sqlite"],
  ["PAR1", ".parquet"],
  ["!BDN", ".pst"],
];

/**
 * For a file whose ending is that of no format that is read.
 * @throws FORMAT_UNSUPPORTED with a way out, where a file is of a kind that is not read
 */
export function refuseUnread(bytes: Uint8Array, name: string): void {
  if (bytes.length === 0) return;
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const ending = /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? "";
  const marked = MARKS.find(([mark]) => start.startsWith(mark))?.[1];
  const found = [ending, marked].flatMap((one) =>
    one ? (UNREAD.find(({ extensions }) => extensions.split(" ").includes(one)) ?? []) : [],
  )[0];
  if (!found) return;
  throw errors.FORMAT_UNSUPPORTED`${name} is ${found.what}, which this release does not read; ${found.instead}`;
}
