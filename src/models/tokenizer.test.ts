import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { GROUPS, SHAPES } from "./shapes.js";
import { createTokenizer } from "./tokenizer.js";

const vocabulary = readFileSync(new URL("fixtures/recognizer/vocab.txt", import.meta.url), "utf8");
const pieces = vocabulary.trimEnd().split("\n");
const tokenizer = createTokenizer(vocabulary);

/** Pieces with the text they cover: `##s=s`. */
function encode(text: string): string[] {
  const { length, ids, starts, ends } = tokenizer.encode(text);
  return Array.from({ length }, (_, i) => `${pieces[ids[i]!]}=${text.slice(starts[i], ends[i])}`);
}

/** Shapes as `group/shape`, the plain group left out. */
function shapes(text: string): string[] {
  const name = (table: Readonly<Record<string, number>>, id: number): string =>
    Object.keys(table).find((key) => table[key] === id)!;
  return Array.from(tokenizer.encode(text).shapes, (id) => {
    const group = name(GROUPS, id - (id % 10));
    const shape = name(SHAPES, id % 10);
    return group === "spaced" ? shape : `${group}/${shape}`;
  });
}

test.each<[string, string, string[]]>([
  ["words", "Ann met Bob", ["ann=Ann", "met=met", "bob=Bob"]],
  ["the longest piece first", "Bobs", ["bob=Bob", "##s=s"]],
  ["single characters where nothing longer fits", "zq", ["z=z", "##q=q"]],
  ["punctuation as words", "(Ann)!", ["(=(", "ann=Ann", ")=)", "!=!"]],
  ["accents go, the offset stays", "Änn b\u00f3b", ["ann=Änn", "bob=bób"]],
  ["combining marks", "A\u0308nn bo\u0301b", ["ann=A\u0308nn", "bob=bo\u0301b"]],
  ["a mark at the end is not covered", "Ann\u0301", ["ann=Ann"]],
  ["invisible characters within a word", "A\u200bn\u00adn", ["ann=A\u200bn\u00adn"]],
  ["odd spaces", "Ann\u00a0met\u2003Bob", ["ann=Ann", "met=met", "bob=Bob"]],
  ["control characters join", "An\u0007n\u0000", ["ann=An\u0007n"]],
  ["an unknown word is one piece", "Анна met", ["[UNK]=Анна", "met=met"]],
  ["a half known word too", "annй", ["[UNK]=annй"]],
  ["ideographs are words", "ann王met", ["ann=ann", "[UNK]=王", "met=met"]],
  ["astral characters", "ann 😀 𝒜 met", ["ann=ann", "[UNK]=😀", "[UNK]=𝒜", "met=met"]],
  ["a lone surrogate within a word", "an\ud83dn", ["ann=an\ud83dn"]],
  ["a hundred characters are split", "q".repeat(100), ["q=q", ...Array(99).fill("##q=q")]],
  ["more are one unknown piece", "q".repeat(101), [`[UNK]=${"q".repeat(101)}`]],
  ["accents do not count", "q\u0301".repeat(100), ["q=q", ...Array(99).fill("##q=q")]],
  ["nothing", " \n\t ", []],
])("%s", (_, text, expected) => {
  expect(encode(text)).toEqual(expected);
});

test("final sigma is an ordinary sigma", () => {
  const greek = createTokenizer("[PAD]\n[UNK]\n[CLS]\n[SEP]\nοδυσσευσ\n");
  expect(Array.from(greek.encode("ΟΔΥΣΣΕΎΣ").ids)).toEqual([4]);
});

test("shapes", () => {
  expect(shapes("bobs Bob NATO J McX 42 B2 % 王")).toEqual([
    "lower",
    "continuation/lower",
    "capitalized",
    ...["allcaps", "continuation/allcaps", "continuation/allcaps", "continuation/allcaps"],
    "capital",
    ...["mixed", "continuation/mixed", "continuation/mixed"],
    ...["digits", "continuation/digits"],
    ...["alphanumeric", "continuation/alphanumeric"],
    "symbol",
    "caseless",
  ]);
});

test("where a word stands", () => {
  expect(shapes("ann-bob")).toEqual(["lower", "attached/symbol", "attached/lower"]);
  expect(shapes("\nann\n bob\r\nmet the")).toEqual([
    "lower",
    "lineStart/lower",
    "lineStart/lower",
    "lower",
  ]);
});

test("a vocabulary without its special pieces", () => {
  expect(() => createTokenizer("a\nb\n")).toThrow(/the vocabulary of 2 pieces lacks \[UNK\]/);
});

test("a line break of Windows does not belong to a piece", () => {
  const windows = createTokenizer(vocabulary.replaceAll("\n", "\r\n"));
  expect(Array.from(windows.encode("Ann met").ids)).toEqual(
    Array.from(tokenizer.encode("Ann met").ids),
  );
});

test("pieces lie in order, and every letter and digit is covered", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const { length, ids, starts, ends, first } = tokenizer.encode(text);
      expect([ids, starts, ends, first].every((array) => array.length === length)).toBe(true);
      const covered = new Uint8Array(text.length);
      for (let i = 0; i < length; i++) {
        expect(starts[i]!).toBeLessThan(ends[i]!);
        if (i > 0) expect(starts[i]!).toBeGreaterThanOrEqual(starts[i - 1]!);
        if (i === 0 || starts[i]! > starts[i - 1]!) {
          if (i > 0) expect(starts[i]!).toBeGreaterThanOrEqual(ends[i - 1]!);
        }
        covered.fill(1, starts[i], ends[i]);
      }
      if (length > 0) expect(first[0]).toBe(1);
      for (const { 0: char, index } of text.matchAll(/[\p{L}\p{Nd}]/gu)) {
        expect(covered[index], `U+${char.codePointAt(0)!.toString(16)}`).toBe(1);
      }
    }),
    { numRuns: 500 },
  );
});

test("the same text gives the same pieces, whatever was read before", () => {
  const fresh = createTokenizer(vocabulary);
  const text = "Ann Smith met O'Neill in Berlin, 2 Acme corps!";
  tokenizer.encode(text.repeat(3));
  expect(tokenizer.encode(text)).toEqual(fresh.encode(text));
});

test("long input in linear time: one word, and many", () => {
  expect(tokenizer.encode("a".repeat(5_000_000)).length).toBe(1);
  expect(tokenizer.encode("ann ".repeat(500_000)).length).toBe(500_000);
});

test("a cased vocabulary keeps case and accents", () => {
  const cased = createTokenizer("[UNK]\n[CLS]\n[SEP]\n[MASK]\nAnn\nann\nÉ\n##va\nE\n", {
    cased: true,
  });
  expect(Array.from(cased.encode("Ann ann ANN Éva\u200b E\u0301va").ids)).toEqual([
    4, 5, 0, 6, 7, 0,
  ]);
  expect(cased.mask).toBe(3);
  expect(tokenizer.mask).toBeUndefined();
});
