import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { csvRecordsOf } from "./csv-records.js";
import { firstOf } from "./first.js";
import { textOf } from "./lines.js";

const recordsOf = async (source: string, size = 3) => {
  const bytes = Buffer.from(source);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  const records: [number, string, string][] = [];
  for await (const arriving of csvRecordsOf(Readable.from(chunks), 1000)) {
    for (const record of arriving) records.push([record.number, textOf(record), record.end]);
  }
  return records;
};

describe("records of separated values as they arrive", () => {
  test.each([
    [
      "a,b\r\n1,2\n",
      [
        [1, "a,b", "\r\n"],
        [2, "1,2", "\n"],
      ],
    ],
    [
      'a\n"x\n""y"",\nz",2\nlast',
      [
        [1, "a", "\n"],
        [2, '"x\n""y"",\nz",2', "\n"],
        [5, "last", ""],
      ],
    ],
    [
      'a\n"never closed\n1\n',
      [
        [1, "a", "\n"],
        [2, '"never closed\n1\n', ""],
      ],
    ],
  ])("%j", async (source, records) => {
    expect(await recordsOf(source)).toEqual(records);
  });

  test("a record without an end is refused", async () => {
    await expect(recordsOf(`a\n"${"x".repeat(2000)}`)).rejects.toMatchObject({
      code: "INPUT_TOO_LARGE",
    });
    await expect(recordsOf(`a\n"${"x\n".repeat(2000)}`)).rejects.toMatchObject({
      code: "INPUT_TOO_LARGE",
    });
  });
});

describe("the first of a stream", () => {
  test.each([0, 1, 3, 9])("%s of five, and all of them after", async (most) => {
    const { first, all } = await firstOf(
      Readable.from([[1], [2, 3], [4, 5]]) as AsyncIterable<number[]>,
      most,
      50,
    );
    expect(first).toEqual([1, 2, 3, 4, 5].slice(0, most));
    const items: number[] = [];
    for await (const arriving of all) items.push(...arriving);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  test("a pause ends it, and nothing is lost", async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slow() {
      yield [1];
      yield [2];
      await waiting;
      yield [3];
    }
    const { first, all } = await firstOf(slow(), 10, 20);
    expect(first).toEqual([1, 2]);
    release();
    const items: number[] = [];
    for await (const arriving of all) items.push(...arriving);
    expect(items).toEqual([1, 2, 3]);
  });
});
