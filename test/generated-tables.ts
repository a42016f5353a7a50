/** Tables of separated values, made at random: names, codes, dates, numbers and places, and rows that are none. */

import fc from "fast-check";

/** Names with titles, dots, other cases and blanks, some of which are one person. */
const PEOPLE = fc.constantFrom(
  ...["Ann Lee", "ANN LEE", " Ann  Lee ", "Mr Bob Moe", "Bob Moe", "Cay Nuñez", "Acme Inc.", "n/a"],
);
const DATES = fc.constantFrom(
  ...[
    "2024-03-05",
    "05/03/2024",
    "3 May 2021",
    "2024-03",
    "in May",
    "20240305",
    "",
    "2024-03-05T10:11:12Z",
  ],
);
/** Ids that say nothing, that are numbers of people, and that other cells repeat. */
const IDS = fc.constantFrom("7", "r12", "19840312-1234", "Ann Lee", "total", "");
const CODES = fc.constantFrom("C-1042", "r12", "7", "ann@lee.example", "C-1043 ", "unknown");
const RATINGS = fc.constantFrom("1", "2", "5", "", "ask ann@lee.example", "4.", "yes");
const CITIES = fc.constantFrom(
  "Leeds",
  "York",
  "12 High St\nLeeds",
  "Hull; east",
  "The 'Old' \"Mill\"",
);

const ROW = fc.tuple(IDS, PEOPLE, CODES, DATES, RATINGS, CITIES);
/** Names of the columns. */
export const HEADER = ["id", "name", "code", "seen", "rating", "city"];

/** What is no row of the table: too long, too short, blank, with quotes in the wrong places, or no UTF-8. */
const ODD = fc.constantFrom<string | Uint8Array>(
  "7,Ann Lee",
  "7,Ann Lee,C-1,2024-03-05,1,Leeds,and more",
  "",
  "  ",
  ",,,,,",
  '7,Ann "Annie" Lee,C-1,2024-03-05,1,Leeds',
  '"7","Ann Lee"x,C-1,2024-03-05,1,Leeds',
  "8,Dee Ray\rEve Ross,C-1,2024-03-05,1,Leeds",
  "\ufeff9,Ann Lee,C-1,2024-03-05,1,Leeds",
  Buffer.from([0x37, 0x2c, 0xff, 0xfe, 0x2c, 0x31]),
  "7,\0,C-1,2024-03-05,1,Leeds",
);

/** Tables of which most rows are as their columns say. */
export const TABLE = fc.record({
  rows: fc.array(fc.oneof({ weight: 6, arbitrary: ROW }, { weight: 1, arbitrary: ODD }), {
    minLength: 12,
    maxLength: 24,
  }),
  delimiter: fc.constantFrom(",", ";", "\t"),
  end: fc.constantFrom("\n", "\r\n"),
  header: fc.boolean(),
  mark: fc.boolean(),
  closed: fc.boolean(),
});

const quoted = (cell: string, delimiter: string): string =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

export function bytesOf(table: {
  rows: readonly (readonly string[] | string | Uint8Array)[];
  delimiter: string;
  end: string;
  header: boolean;
  mark: boolean;
  closed: boolean;
}): Buffer {
  const { delimiter, end } = table;
  const rows = table.rows.map((row) => {
    if (row instanceof Uint8Array) return Buffer.from(row);
    if (typeof row === "string") return Buffer.from(row.replaceAll(",", delimiter));
    return Buffer.from(row.map((cell) => quoted(cell, delimiter)).join(delimiter));
  });
  return Buffer.concat([
    Buffer.from(table.mark ? "\ufeff" : ""),
    ...(table.header ? [Buffer.from(HEADER.join(delimiter) + end)] : []),
    ...rows.flatMap((row) => [row, Buffer.from(end)]),
    ...(table.closed ? [] : [Buffer.from('9,"never closed')]),
  ]);
}
