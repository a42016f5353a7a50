import { expect, test } from "vitest";
import { formatNameOf } from "./formats.js";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["a.doc", "\u00d0\u00cf\u0011\u00e0", /before 2007.*\.docx/],
  ["a.ods", "PK\u0003\u0004", /another program.*\.xlsx/],
  ["a.zip", "PK\u0003\u0004", /unpack/],
  ["scan.png", "\u0089PNG", /--ocr/],
  ["noending", "PK\u0003\u0004", /unpack/],
  ["noending", "SQLite format 3\0", /\.csv/],
])("%s is refused with a way out", (name, start, message) => {
  expect(() => formatNameOf(bytes(start), "auto", { name })).toThrowError(message);
});

test.each([
  ["a.txt", "PKZIP is a program", "txt"],
  ["letter.doc", "{\\rtf1 Anna}", "rtf"],
  ["a.log", "Anna came.", "txt"],
  ["noending", "Anna came.", "txt"],
])("%s is read", (name, start, format) => {
  expect(formatNameOf(bytes(start), "auto", { name })).toBe(format);
});
