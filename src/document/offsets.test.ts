import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PalimpsestError } from "../errors.js";
import { offsetConverter } from "./offsets.js";
import { spanOf } from "./span.js";

/** Text with what breaks offsets: emoji, combining marks, right-to-left, CRLF. */
const anyText = fc.string({ unit: "binary", maxLength: 200 });

describe("offsets", () => {
  test("count astral characters once outside and twice inside", () => {
    const { toCodePoint, toUtf16, codePoints } = offsetConverter("a🙏b");
    expect(codePoints).toBe(3);
    expect([0, 1, 3, 4].map(toCodePoint)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map(toUtf16)).toEqual([0, 1, 3, 4]);
  });

  test("agree with counting for every boundary of any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { toCodePoint, toUtf16, codePoints } = offsetConverter(text);
        const points = [...text];
        expect(codePoints).toBe(points.length);
        let utf16 = 0;
        points.forEach((point, i) => {
          expect(toCodePoint(utf16)).toBe(i);
          expect(toUtf16(i)).toBe(utf16);
          utf16 += point.length;
        });
        expect(toCodePoint(text.length)).toBe(points.length);
        expect(toUtf16(points.length)).toBe(text.length);
      }),
    );
  });

  test.each(["👩‍👩‍👧 mother", "e\u0301te\u0301", "שלום עולם", "one\r\ntwo", "\ud800 lone"])(
    "of %j come back",
    (text) => {
      const { toCodePoint, toUtf16 } = offsetConverter(text);
      const whole = [...text].length;
      for (let i = 0; i <= whole; i++) expect(toCodePoint(toUtf16(i))).toBe(i);
    },
  );

  test.each([-1, 4])("refuse %d in a text of three", (offset) => {
    expect(() => offsetConverter("abc").toUtf16(offset)).toThrow(PalimpsestError);
  });
});

describe("a span", () => {
  test("is taken from its text", () => {
    const { start, end } = spanOf("Galip Yalman", 6, 12);
    expect("Galip Yalman".slice(start, end)).toBe("Yalman");
  });

  test.each([
    [-1, 2],
    [2, 2],
    [3, 2],
    [0, 4],
    [0.5, 2],
    [Number.NaN, 2],
  ])("from %d to %d of a text of three is refused, without quoting it", (start, end) => {
    expect(() => spanOf("abc", start, end)).toThrow(
      expect.objectContaining({
        code: "SPAN_INVALID",
        message: expect.not.stringContaining("abc"),
      }),
    );
  });
});
