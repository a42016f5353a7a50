import { describe, expect, test } from "vitest";
import { createDocument, type Sanitized } from "../document/document.js";
import { readFormat } from "../entries/formats.js";
import { PalimpsestError } from "../errors.js";
import { type Line, linesOf, textOf } from "./lines.js";
import { streamRecords } from "./stream.js";

async function* chunks(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function all<T>(arriving: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const items of arriving) found.push(...items);
  return found;
}

describe("lines", () => {
  test("are whole wherever the chunks break", async () => {
    const text = "one\r\ntwo é\n\nlast";
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at++) {
      async function* parts() {
        yield bytes.subarray(0, at);
        yield bytes.subarray(at);
      }
      const lines = await all(linesOf(parts(), 100));
      expect(lines.map((line) => textOf(line) + line.end)).toEqual([
        "one\r\n",
        "two é\n",
        "\n",
        "last",
      ]);
      expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    }
  });

  test("longer than the limit come without their bytes, and one without an end is refused", async () => {
    const lines = await all(linesOf(chunks("ab\n", "cdef", "ghi\njk\n", "lmnopq\nr"), 5));
    expect(lines.map(({ bytes, beyond }) => beyond ?? Buffer.from(bytes).toString())).toEqual([
      "ab",
      5,
      "jk",
      5,
      "r",
    ]);
    const endless = linesOf(chunks(...Array<string>(20).fill("12345")), 5);
    await expect(all(endless)).rejects.toMatchObject({ code: "INPUT_TOO_LARGE" });
  });
});

/** Stands for the flow: upper case, after a time of its own. */
async function shout({ id, text }: { id: string; text: string }): Promise<Sanitized> {
  await new Promise((done) => setTimeout(done, text.includes("slow") ? 30 : 1));
  if (text.includes("fail")) throw new PalimpsestError("TIMED_OUT", "too slow");
  return { document: createDocument(text, { id }), text: text.toUpperCase() } as Sanitized;
}

describe("a stream", () => {
  test("a line that is too long is one bad record", async () => {
    const records = run(linesOf(chunks('"one"\n"too long a record"\n', '"two"\n'), 8), 2);
    expect((await all(records)).map(({ output }) => output)).toEqual([
      '["ONE"]\n',
      '{"error":"INPUT_TOO_LARGE","line":2}\n',
      '["TWO"]\n',
    ]);
  });

  const run = (lines: AsyncIterable<readonly Line[]>, concurrency: number) =>
    streamRecords({
      lines,
      read: async ({ bytes, number }) =>
        readFormat(bytes, "jsonl", { name: "stdin", id: `stdin:${number}`, persons: [] }),
      work: shout,
      render: async (_file, sanitized) => JSON.stringify(sanitized.map(({ text }) => text)),
      concurrency,
    });

  test("keeps the order, goes on after a failure and says which line it was", async () => {
    const records = await all(
      run(linesOf(chunks('"slow one"\n"two"\n\n{broken\n"fail"\n', '"six"'), 1000), 3),
    );
    expect(records.map(({ output }) => output)).toEqual([
      '["SLOW ONE"]\n',
      '["TWO"]\n',
      "\n",
      '{"id":"4","error":"INPUT_FORMAT","line":4}\n',
      '{"error":"TIMED_OUT","line":5}\n',
      '["SIX"]\n',
    ]);
  });

  test("gives a record before the next has arrived", async () => {
    let second: () => void = () => {};
    const wait = new Promise<void>((go) => {
      second = go;
    });
    async function* slowly() {
      yield Buffer.from('"one"\n');
      await wait;
      yield Buffer.from('"two"\n');
    }
    const records = run(linesOf(slowly(), 1000), 2)[Symbol.asyncIterator]();
    expect((await records.next()).value).toMatchObject([{ output: '["ONE"]\n' }]);
    second();
    expect((await records.next()).value).toMatchObject([{ output: '["TWO"]\n' }]);
  });

  test("settles lines in their order, also among those that are worked on", async () => {
    const numbered: string[] = [];
    const numberOf = (word: string): number => {
      if (!numbered.includes(word)) numbered.push(word);
      return numbered.indexOf(word) + 1;
    };
    const records = await all(
      streamRecords({
        lines: linesOf(chunks("a\nb\nslow c\na\nd\nbad\nd\n", "b\ne"), 1000),
        read: async ({ bytes, number }) => ({
          documents: [createDocument(String(Buffer.from(bytes)), { id: `${number}` })],
          write: () => "",
        }),
        work: async (document, turn) => {
          await new Promise((done) => setTimeout(done, 20));
          await turn();
          return numberOf(document.text);
        },
        render: async (_file, numbers) => `document ${numbers.join()}`,
        settle: (line) => {
          const text = textOf(line);
          if (text.startsWith("slow")) return undefined;
          return () => {
            if (text === "bad") throw new PalimpsestError("OUTPUT_UNWRITABLE", "bad");
            return { output: `row ${numberOf(text)}`, ...(text !== "b" && { entities: 2 }) };
          };
        },
        concurrency: 4,
      }),
    );
    expect(records.map(({ output }) => output).join("")).toBe(
      [
        ...["row 1", "row 2", "document 3", "row 1", "row 4"],
        ...['{"error":"OUTPUT_UNWRITABLE","line":6}', "row 4", "row 2", "row 5", ""],
      ].join("\n"),
    );
    expect(
      records.reduce(
        (sum, { settled }) => [
          sum[0]! + (settled?.records ?? 0),
          sum[1]! + (settled?.entities ?? 0),
        ],
        [0, 0],
      ),
    ).toEqual([5, 10]);
    expect(records.flatMap(({ error, line }) => (error ? [line] : []))).toEqual([6]);
  });

  test("reads no further ahead than it must", async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read++;
        yield [{ number: read, bytes: Buffer.from('"x"'), end: "\n" }];
      }
    }
    const records = run(endless(), 2)[Symbol.asyncIterator]();
    for (let i = 0; i < 20; i++) await records.next();
    expect(read).toBeLessThan(40);
    await records.return?.();
  });
});
