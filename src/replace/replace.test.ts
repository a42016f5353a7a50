import { describe, expect, test } from "vitest";
import { decided } from "../../test/decided.js";
import { decryptText } from "../files/aes.js";
import { isEmpty } from "./empty-words.js";
import { createReplace } from "./replace.js";
import type { Replacer } from "./replacer.js";
import { generalize } from "./replacers/generalize.js";
import { keep, label, suppress } from "./replacers/labels.js";
import { documentNumbering, releaseNumbering } from "./replacers/numbering.js";
import { encrypt, hash, maskCharacters } from "./replacers/operators.js";

const KEY = "0123456789abcdef";
const SALT = "a salt of sixteen or more";

const replaceBy = (replacer: Replacer) =>
  createReplace({ replacerFor: () => replacer, numbering: documentNumbering });

describe("replace", () => {
  test.each<[string, Replacer, string, string]>([
    [
      "labels with numbers",
      label,
      "[PERSON Ann] met [PERSON Bob]; [PERSON Ann] left [LOC Oslo].",
      "[PERSON 1] met [PERSON 2]; [PERSON 1] left [LOC 1].",
    ],
    ["three asterisks", suppress, "[PERSON Ann] left.", "*** left."],
    ["the original where it is to be kept", keep, "[PERSON Ann] left.", "Ann left."],
    [
      "characters, the shape stays",
      maskCharacters("#"),
      "Call [CODE +44 20-79].",
      "Call +## ##-##.",
    ],
    [
      "a vaguer date that fits behind its preposition",
      generalize(),
      "Born on [DATETIME/birth-date 4 June 1975] there.",
      "Born in 1975 there.",
    ],
    [
      "a range that fits behind 'some'",
      generalize(),
      "He paid some [QUANTITY 38,500 euros] a year.",
      "He paid some 30,000 to 40,000 euros a year.",
    ],
    [
      "a range that fits behind 'within'",
      generalize(),
      "Pay within [DATETIME three months].",
      "Pay within one to three months.",
    ],
    [
      "a date after 'before' as the end of its month, which stays true",
      generalize(),
      "He left before [DATETIME 9 April 2001].",
      "He left before the end of April 2001.",
    ],
    [
      "two dates of one year once, and each in its column",
      generalize(),
      "In [DATETIME 2011], [DATETIME 2012] there.\nNa   [DATETIME 2011]     [DATETIME 2012]   x",
      "In the early 2010s there.\nNa   the early 2010s     the early 2010s   x",
    ],
    ["a label where no rule applies", generalize(), "[PERSON Ann] left.", "[PERSON 1] left."],
  ])("puts %s", async (_what, replacer, marked, expected) => {
    expect((await replaceBy(replacer)(decided(marked))).text).toBe(expected);
  });

  test("leaves what is kept", async () => {
    const result = await replaceBy(label)(decided("[PERSON Ann] left.", "keep"));
    expect(result.text).toBe("Ann left.");
    expect(result.replacements).toEqual([]);
  });

  test("maps every replacement to its place in both texts", async () => {
    const { document, text, replacements } = await replaceBy(label)(
      decided("🙏 [PERSON Ann] and [PERSON Bob]!"),
    );
    expect(
      replacements.map((one) => [
        document.text.slice(one.start, one.end),
        text.slice(one.outStart, one.outEnd),
      ]),
    ).toEqual([
      ["Ann", "[PERSON 1]"],
      ["Bob", "[PERSON 2]"],
    ]);
  });
});

describe("numbers across a release", () => {
  test("stay with the same words", () => {
    const numbering = releaseNumbering();
    expect(
      numbering.numberOf({ type: "PERSON", label: "PERSON" }, ["Ann", "Ann Berg"]).number,
    ).toBe(1);
    expect(numbering.numberOf({ type: "PERSON", label: "PERSON" }, ["Bob"]).number).toBe(2);
    expect(numbering.numberOf({ type: "LOC", label: "LOC" }, ["Bob"]).number).toBe(1);
    expect(numbering.numberOf({ type: "PERSON", label: "PERSON" }, ["ANN BERG"]).number).toBe(1);
  });
});

describe("operators", () => {
  test("hashes are equal within a release and differ between releases and salts", async () => {
    const hashed = async (salt: string, release: string) =>
      (await replaceBy(hash(salt, release))(decided("[PERSON Ann]"))).text;
    const once = await hashed(SALT, "may");
    expect(once).toMatch(/^[0-9a-f]{32}$/);
    expect(await hashed(SALT, "may")).toBe(once);
    expect(await hashed(SALT, "june")).not.toBe(once);
    expect(await hashed("another salt of sixteen", "may")).not.toBe(once);
  });

  test.each([KEY, `${KEY}01234567`, KEY + KEY])(
    "encryption with a key of %#: the words come back",
    async (key) => {
      const { text } = await replaceBy(encrypt(key))(decided("[PERSON Ann Bérg 🙏]"));
      expect(text).toMatch(/^[\w-]+={0,2}$/);
      expect(decryptText(text, key)).toBe("Ann Bérg 🙏");
      expect(decryptText(text.replaceAll("-", "+").replaceAll("_", "/"), key)).toBe("Ann Bérg 🙏");
    },
  );

  test("the wrong key says so, a short one too", async () => {
    const { text } = await replaceBy(encrypt(KEY))(decided("[PERSON Ann Berg of Oslo]"));
    expect(() => decryptText(text, "another key ....")).toThrow(
      expect.objectContaining({ code: "CIPHERTEXT_INVALID" }),
    );
    expect(() => encrypt("short")).toThrow(expect.objectContaining({ code: "KEY_INVALID" }));
  });
});

test("words that say no more than the label give way to it, and say so", async () => {
  const replacer: Replacer = {
    name: "places",
    choice: "most-specific",
    propose: (occasions) =>
      occasions.map(() => ({
        candidates: [{ text: "place", level: 1, form: "bare", source: "test", truth: "true" }],
      })),
  };
  const { text, replacements } = await replaceBy(replacer)(decided("She lives in [LOC Freysund]."));
  expect(text).toBe("She lives in [LOC 1].");
  expect(replacements[0]!.note).toBe("of 1 candidate 1 saying no more than the label");
});

test("the same vaguer words never stand side by side: the label says more", async () => {
  const replacer: Replacer = {
    name: "places",
    choice: "most-specific",
    propose: (occasions) =>
      occasions.map(() => ({
        candidates: [{ text: "town", level: 1, form: "bare", source: "test", truth: "true" }],
      })),
  };
  const { text } = await replaceBy(replacer)(
    decided("at [LOC Elm Road], [LOC Otley] and [LOC Leeds]; in [LOC Hull]."),
  );
  expect(text).toBe("at a town, [LOC 2] and [LOC 3]; in a town.");
});

test("the dot of a last word is the sentence's too", async () => {
  const { text } = await replaceBy({
    name: "times",
    choice: "most-specific",
    propose: (occasions) => occasions.map(() => ({ candidates: [] })),
  })(
    decided(
      "He died on [DATETIME 19 Jan.] When I asked, on [DATETIME 19 Feb.] at noon, all was well.",
    ),
  );
  expect(text).toBe(
    "He died on [DATETIME 1]. When I asked, on [DATETIME 2] at noon, all was well.",
  );
});

test("the word that stands before a name is no word for it", () => {
  const charity = {
    text: "charity",
    level: 1,
    form: "bare",
    source: "test",
    truth: "true",
  } as const;
  expect(isEmpty(charity, { before: "run by the charity ", after: "" })).toBe(true);
  expect(isEmpty(charity, { before: "run by the ", after: "" })).toBe(false);
});
