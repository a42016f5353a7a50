import { describe, expect, it } from "vitest";
import { equalStrings, step, trimmed } from "./tokens.js";

describe("boundaries", () => {
  it("move by a word", () => {
    const text = "Ann Lee met Bob";
    expect(step(text, 3, "word", 1)).toBe(7);
    expect(step(text, 7, "word", -1)).toBe(4);
    expect(step(text, 15, "word", 1)).toBe(15);
    expect(step(text, 0, "word", -1)).toBe(0);
  });

  it("move by a character, never into the middle of one", () => {
    const text = "a🎻b";
    expect(step(text, 1, "character", 1)).toBe(3);
    expect(step(text, 3, "character", -1)).toBe(1);
    expect(step(text, 4, "character", 1)).toBe(4);
  });

  it("leave out the spaces around a selection", () => {
    expect(trimmed("see  Ann , now", 3, 9)).toEqual({ start: 5, end: 8 });
  });
});

describe("equal strings", () => {
  it("stand as whole words", () => {
    expect(equalStrings("Ann, Anna, Ann.", "Ann")).toEqual([
      { start: 0, end: 3 },
      { start: 11, end: 14 },
    ]);
  });

  it("may begin with other signs", () => {
    expect(equalStrings("(x) and (x)", "(x)")).toHaveLength(2);
  });
});
