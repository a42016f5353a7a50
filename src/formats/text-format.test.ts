import { describe, expect, test } from "vitest";
import { replacedWords } from "../../test/replaced.js";
import { PalimpsestError } from "../errors.js";
import type { BytesFormat, Format, ReadOptions } from "./format.js";
import { readFormat } from "./formats.js";
import { createFileReader } from "./isolated/reader.js";
import { textFormat } from "./text-format.js";

/** Lines of a log after the time and the level. */
const log = textFormat({
  name: "log",
  extensions: [".log"],
  textIn: (source) =>
    [...source.matchAll(/^\S+ \[\w+\] (.+)$/gm)].map(({ index, 0: line, 1: text }) => ({
      start: index + line.length - text!.length,
      end: index + line.length,
    })),
});

const SOURCE = "09:00 [info] Anna Berg logged in\r\n-- anna@host --\r\n09:01 [info] Anna left\n";
const options = (more: Partial<ReadOptions> = {}): ReadOptions => ({
  name: "a.log",
  id: "a",
  persons: [],
  formats: [log],
  ...more,
});
const read = async (source: string, more?: Partial<ReadOptions>) =>
  readFormat(Buffer.from(source), "auto", options(more));
const codeOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => "done",
    (error: unknown) => (error instanceof PalimpsestError ? error.code : String(error)),
  );

describe("a format of one's own, of text between markup", () => {
  test("reads its spans as one document, and leaves the rest byte for byte", async () => {
    const file = await read(SOURCE);
    expect(file.documents[0]!.text).toBe("Anna Berg logged in\n\nAnna left");
    expect(
      await file.write([replacedWords(file.documents[0]!, { "Anna Berg": "[PERSON 1]" })]),
    ).toBe(SOURCE.replace("Anna Berg", "[PERSON 1]"));
  });

  test("is not written where a hidden word remains in what is not read", async () => {
    const file = await read(SOURCE);
    const hidden = replacedWords(file.documents[0]!, { "Anna Berg": "P1", Anna: "P1" });
    expect(await codeOf(async () => file.write([hidden]))).toBe("OUTPUT_UNWRITABLE");
  });

  test("is not written where the new words are read differently", async () => {
    const lines = textFormat({
      name: "lines",
      extensions: [".log"],
      textIn: (source) =>
        [...source.matchAll(/[a-z ]+/gi)].map(({ index, 0: text }) => ({
          start: index,
          end: index + text.length,
        })),
    });
    const file = await read("Anna left; Bo stayed", { formats: [lines] });
    const hidden = replacedWords(file.documents[0]!, { Anna: "[P1]" });
    expect(await codeOf(async () => file.write([hidden]))).toBe("OUTPUT_UNWRITABLE");
  });

  test("must return spans in order, within the file", async () => {
    for (const spans of [
      [[0, 99]],
      [
        [5, 9],
        [0, 3],
      ],
      [
        [0, 5],
        [4, 8],
      ],
    ]) {
      const wrong = textFormat({
        name: "wrong",
        extensions: [".log"],
        textIn: () => spans.map(([start, end]) => ({ start: start!, end: end! })),
      });
      expect(await codeOf(() => read("Anna left", { formats: [wrong] }))).toBe("SPAN_INVALID");
    }
    expect(await codeOf(() => read("nothing of the form"))).toBe("INPUT_EMPTY");
  });

  test("is read by a file reader as well, in this process", async () => {
    const reader = createFileReader();
    try {
      const file = await reader.read(Buffer.from(SOURCE), "auto", options());
      expect(file.documents[0]!.text).toContain("logged in");
    } finally {
      reader.close();
    }
  });
});

describe("formats of one's own", () => {
  const plain: Format = {
    name: "note",
    extensions: [".note"],
    read: (text, { id, persons }) => ({
      documents: [{ id, persons, text }],
      write: () => "nobody looked",
    }),
  };

  test("come before those built in", async () => {
    const own: BytesFormat = {
      name: "bytes",
      extensions: [".txt"],
      readBytes: (bytes, { id, persons }) => ({
        documents: [{ id, persons, text: `bytes: ${bytes.length}` }],
        write: ([sanitized]) => sanitized!.text,
      }),
    };
    const file = await read("Anna", { name: "a.txt", formats: [own] });
    expect(file.documents[0]!.text).toBe("bytes: 4");
  });

  test("are written only where they read as the sanitized text", async () => {
    const file = await read("Anna left", { name: "a.note", formats: [plain] });
    const hidden = replacedWords(file.documents[0]!, { Anna: "P1" });
    expect(await codeOf(async () => file.write([hidden]))).toBe("OUTPUT_UNWRITABLE");
  });

  test.each([
    [{ ...plain, name: "html" }],
    [{ ...plain, name: "auto" }],
    [{ ...plain, extensions: ["note"] }],
    [{ ...plain, extensions: [".NOTE"] }],
    [plain, { ...plain, name: "other" }],
    [plain, plain],
  ])("cannot be confused with another: %#", async (...formats) => {
    expect(await codeOf(() => read("Anna", { formats }))).toBe("POLICY_INVALID");
  });
});
