import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldTerm, termTokens } from "../../../language/fold.js";
import { dateTermsOf, findDates } from "./dates.js";
import { nameTerms } from "./names.js";
import { TermFilter } from "./term-filter.js";
import { TermFinder } from "./term-finder.js";
import { queryTerm, termsOf } from "./variants.js";

describe("folding", () => {
  test.each([
    ["São Tomé", "sao tome"],
    ["O’Brien-Łukasz", "o brien lukasz"],
    ["STRASSE", "strasse"],
    ["Straße", "strasse"],
    ["Æthelred", "aethelred"],
    ["J. R. R. Tolkien", "j r r tolkien"],
    ["e\u0301t\u200bé", "ete"],
    ["ＡＢＣ", "abc"],
    ["東京大学", "東 京 大 学"],
    ["--", ""],
  ])("%s is %s", (term, folded) => expect(foldTerm(term)).toBe(folded));

  test("tokens stand where they were found, in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        let last = 0;
        for (const { start, end, folded } of termTokens(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(foldTerm(text.slice(start, end))).toBe(folded);
          last = end;
        }
      }),
    );
  });
});

describe("dates", () => {
  test.each([
    "1992-08-05",
    "5 August 1992",
    "August 5, 1992",
    "the 5th of August 1992",
    "5 Aug. 1992",
    "05.08.1992",
    "Wednesday 5 August 1992",
    "5 août 1992",
  ])("%s is the same day", (written) => expect(dateTermsOf(written)).toContain("1992-08-05"));

  test("less exact dates are terms of their own; both readings of a numeric date count", () => {
    expect(dateTermsOf("August 1992")).toEqual(["1992-08"]);
    expect(dateTermsOf("5 August")).toEqual(["--08-05"]);
    expect(dateTermsOf("1992")).toEqual(["1992"]);
    expect(dateTermsOf("05/08/1992")).toEqual(["1992-08-05", "1992-05-08"]);
    expect(dateTermsOf("chapter 12")).toBeUndefined();
  });

  test("a date in a source is known at every precision", () => {
    expect(termsOf({ property: "P569", value: "1992-08-05" }).sort()).toEqual(
      ["1992", "1992-08", "1992-08-05", "1990s", "--08-05"].sort(),
    );
  });

  test("dates are found in running text, with odd spaces too", () => {
    const found = findDates("born on 5\u00a0August 1992, wed in May 2001, died on 7 March.");
    expect(found.map(({ terms }) => terms)).toEqual([["1992-08-05"], ["2001-05"], ["--03-07"]]);
  });
});

describe("names", () => {
  test("initials, without middle names, surname first, surname alone", () => {
    const terms = nameTerms("Leandro Micael Gomes Albano");
    for (const form of [
      "leandro micael gomes albano",
      "leandro albano",
      "l albano",
      "l m g albano",
      "leandro m g albano",
      "albano leandro micael gomes",
      "albano",
    ]) {
      expect(terms).toContain(form);
    }
    expect(terms).not.toContain("leandro");
  });

  test.each([
    ["Albano, Leandro", "leandro albano"],
    ["Dr. Martin Luther King Jr.", "martin king"],
    ["Ludwig van Beethoven", "van beethoven"],
    ["Ludwig van Beethoven", "beethoven"],
    ["Pelé", "pele"],
  ])("%s is also %s", (name, term) => expect(nameTerms(name)).toContain(term));
});

describe("countries, places, general words", () => {
  test("a country is its nationality and its other names, where a property says so", () => {
    expect(termsOf({ property: "P27", value: "Austria" })).toContain("austrian");
    expect(termsOf({ property: "nationality", value: "American" })).toContain("united states");
    expect(termsOf({ property: "P407", value: "Austrian" })).toEqual(["austrian"]);
  });

  test("a word for two countries' people stands for neither alone", () => {
    const terms = termsOf({ property: "nationality", value: "Congolese" });
    expect(terms).toEqual(["congolese"]);
  });

  test("a place has its other names, and is said without what it lies in", () => {
    expect(termsOf({ property: "place of birth", value: "Lisbon", aliases: ["Lisboa"] })).toEqual([
      "lisbon",
      "lisboa",
    ]);
    expect(termsOf({ property: "P19", value: "Paris, Texas" })).toEqual(["paris texas", "paris"]);
  });
});

const index = (...terms: string[]) => {
  const counts = new Map(terms.map((term, i) => [term, i + 1]));
  return { count: (term: string) => counts.get(term) ?? 0 };
};
const found = (finder: TermFinder, text: string) =>
  finder.find(text).map(({ start, end, term }) => [text.slice(start, end), term]);

describe("finding terms", () => {
  const terms = ["new york", "new york times", "york", "albano", "1992-08-05", "1992", "the who"];

  test("the longest row of tokens wins, whatever case, marks and punctuation", () => {
    const finder = new TermFinder(index(...terms));
    expect(found(finder, "ALBÁNO left New-York for the New York  Times in York.")).toEqual([
      ["ALBÁNO", "albano"],
      ["New-York", "new york"],
      ["New York  Times", "new york times"],
      ["York", "york"],
    ]);
  });

  test("dates in any form, unknown where nobody has them as they are written", () => {
    const finder = new TermFinder(index(...terms));
    expect(found(finder, "on August 5th, 1992 and 6 August 1992, in 1992")).toEqual([
      ["August 5th, 1992", "1992-08-05"],
      ["6 August 1992", "1992-08-06"],
      ["1992", "1992"],
    ]);
  });

  test("general words are terms only where they are written as names", () => {
    const finder = new TermFinder(index("the who", "young", "man", "12"));
    expect(found(finder, "The Who, the who. Young people know Young. A man of 12.")).toEqual([
      ["The Who", "the who"],
      ["Young", "young"],
    ]);
  });

  test("a name that is a general word is masked where it has a capital", () => {
    const text = "Young met a young man. Young left.";
    const places = new TermFinder(index()).occurrences(text, ["young"]);
    expect(places.map(({ start }) => start)).toEqual([0, 23]);
  });

  test("a user's general words too", () => {
    const finder = new TermFinder(index("poet", "york"), { general: new Set(["poet"]) });
    expect(found(finder, "a poet in York")).toEqual([["York", "york"]]);
  });

  test("with a filter the same terms are found as without", () => {
    const words = fc.constantFrom("ann", "berg", "oslo", "new", "york", "times", "1992", "x1");
    const row = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        fc.array(words, { maxLength: 40 }),
        (some, text) => {
          const counts = index(...some);
          const filter = TermFilter.of(some, some.length);
          const plain = new TermFinder(counts).find(text.join(" "));
          expect(new TermFinder(counts, { filter }).find(text.join(" "))).toEqual(plain);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a filter of another index or with a damaged byte is not taken", () => {
    const bytes = TermFilter.of(["albano"], 1).toBytes("a");
    expect(TermFilter.fromBytes(bytes, "a")).toBeDefined();
    expect(TermFilter.fromBytes(bytes, "b")).toBeUndefined();
    bytes[bytes.length - 1]! ^= 1;
    expect(TermFilter.fromBytes(bytes, "a")).toBeUndefined();
  });

  test("occurrences stand inside longer terms too, and cover dates of more precision", () => {
    const text = "New York Times, York, 5 August 1992, 1992";
    const finder = new TermFinder(index());
    const places = finder.occurrences(text, ["york", "1992-08"]);
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual([
      "York",
      "York",
      "5 August 1992",
    ]);
  });
});

test("a question's term may be written in any way", () => {
  expect(queryTerm("August 5, 1992")).toBe("1992-08-05");
  expect(queryTerm("Freamunde!")).toBe("freamunde");
});
