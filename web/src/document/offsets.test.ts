import { describe, expect, it } from "vitest";
import { offsetsOf } from "./offsets.js";

describe("offsets", () => {
  it.each([
    ["plain", "Ann met Bob"],
    ["emoji", "👩‍🚀 Ann 🎻🎻 Bob"],
    ["combining marks and CRLF", "A\u030Ase\r\n\r\nŁódź 𝔄nn"],
    ["right to left", "שלום דוד 🎺"],
    ["empty", ""],
  ])("go there and back: %s", (_, text) => {
    const { toUnits, toCodePoints } = offsetsOf(text);
    const points = [...text];
    for (let at = 0; at <= points.length; at += 1) {
      expect(toUnits(at)).toBe(points.slice(0, at).join("").length);
      expect(toCodePoints(toUnits(at))).toBe(at);
    }
  });
});
