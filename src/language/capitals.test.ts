import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutCapitals } from "./capitals.js";

describe("lines in capitals", () => {
  test.each([
    [
      "CASE OF LINDQVIST v. THE MUNICIPALITY OF ØSTERVIK",
      "Case of Lindqvist v. the Municipality of Østervik",
    ],
    ["THE NHS TRUST OF LEEDS", "THE NHS Trust of Leeds"],
    ["O’BRIEN AND O'NEILL", "O’brien and O'neill"],
    ["İSTANBUL AND İZMİR", "İstanbul and İzmİr"],
  ])("%s", (line, expected) => {
    expect(withoutCapitals(line)).toBe(expected);
  });

  test.each([
    "JUDGMENT",
    "Case of Lie v. Norway",
    "She works at NATO in BERGEN these days.",
    "AB-12 CD",
    "",
  ])("'%s' stays as it is", (line) => {
    expect(withoutCapitals(line)).toBe(line);
  });

  test("only the lines that are, and every offset stays", () => {
    expect(withoutCapitals("ANNA BERG\nAnna Berg is HERE\nHELGE DAHL")).toBe(
      "Anna Berg\nAnna Berg is HERE\nHelge Dahl",
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = withoutCapitals(text);
        expect(read.length).toBe(text.length);
        expect(read.split("\n").length).toBe(text.split("\n").length);
      }),
    );
  });
});
