import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "./folded-text.js";

/** Where a folded piece stood in the original. */
function originalOf(text: string, piece: string): string {
  const folded = fold(text);
  const at = folded.text.indexOf(piece);
  expect(at).toBeGreaterThanOrEqual(0);
  const { start, end } = folded.toOriginal(at, at + piece.length);
  return text.slice(start, end);
}

describe("the folded view", () => {
  test.each([
    ["zero-width space", "Ya\u200blman", "Yalman"],
    ["soft hyphen", "Ya\u00adlman", "Yalman"],
    ["Cyrillic look-alikes", "Gаliр Yаlmаn", "Galip Yalman"],
    ["full-width forms", "ＤＥ８９ ３７０４", "DE89 3704"],
    ["Arabic-Indic digits", "٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["Devanagari digits", "९८७६", "9876"],
    ["mathematical digits", "𝟏𝟗𝟕𝟓", "1975"],
    ["no-break space", "4\u00a0June", "4 June"],
    ["non-breaking hyphen", "555\u20111234", "555-1234"],
    ["ligature", "ﬁnance", "finance"],
    ["bidirectional controls", "\u202e1234\u202c", "1234"],
    ["decomposed accents", "Cafe\u0301", "Café"],
    ["a tag behind an emoji", "☎\ufe0f", "☎"],
  ])("removes or replaces: %s", (_what, text, folded) => {
    expect(fold(text).text).toBe(folded);
  });

  test.each([
    ["Russian words", "Анна"],
    ["Greek words", "Νίκος"],
    ["accents", "Erdoğan Şahin, Łódź, Ørjan, Ñuñoa, Bartın"],
    ["dashes and quotes", "1990–1995 “so” ‘it’ goes…".replace("…", "")],
    ["CJK", "東京"],
  ])("leaves %s", (_what, text) => {
    expect(fold(text).text).toBe(text);
  });

  test("maps back to the whole of what it stands for", () => {
    expect(originalOf("Mr Ya\u200blm\u00adan.", "Yalman")).toBe("Ya\u200blm\u00adan");
    expect(originalOf("the ﬁrm", "firm")).toBe("ﬁrm");
    expect(originalOf("🙏 １２ 🙏", "12")).toBe("１２");
    expect(originalOf("½ Cafe\u0301s", "Café")).toBe("Cafe\u0301");
  });

  test("maps every folded character to a span inside the text, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        const folded = fold(text);
        let last = 0;
        for (let i = 0; i < folded.text.length; i++) {
          const { start, end } = folded.toOriginal(i, i + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }),
    );
  });

  test("is the text itself where nothing needs folding", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        expect(fold(text).text).toBe(text);
      }),
    );
  });
});
