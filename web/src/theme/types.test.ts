import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TYPES } from "./types.js";

const css = readFileSync(new URL("types.css", import.meta.url), "utf8");
const PAGES = { light: "#ffffff", dark: "#14171c" };

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

describe("colours of the types", () => {
  it.each(TYPES)("%s stands out from the page, light and dark", (type) => {
    const rule = new RegExp(
      `data-type="${type}"\\] \\{\\s*--hue: light-dark\\((#\\w{6}), (#\\w{6})\\);\\s*--hue-inverse: light-dark\\((#\\w{6}), (#\\w{6})\\)`,
    ).exec(css);
    const [, light, dark, ...inverse] = rule ?? [];
    expect(contrast(light!, PAGES.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark!, PAGES.dark)).toBeGreaterThanOrEqual(4.5);
    expect(inverse).toEqual([dark, light]);
  });
});
