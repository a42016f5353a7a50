import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkLanguageFile } from "../../tools/languages/check-file.js";
import { filesNeeded, MORE, NEEDED, SOME_LANGUAGES } from "../../tools/languages/files.js";
import { PACKAGE_ROOT } from "../files/package-root.js";
import { listOfLanguage, rowsOfList, wordList } from "./lists.js";
import { LISTED_LANGUAGES, SUPPORTED_LANGUAGES } from "./supported.js";

const FOLDER = new URL("languages/", PACKAGE_ROOT);
const paths = readdirSync(FOLDER, { encoding: "utf8", recursive: true })
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.replaceAll("\\", "/").slice(0, -".txt".length));

describe("the folder of languages", () => {
  it("is read in its order, and by the parts of a line", () => {
    expect(wordList("en/nicknames")[0]).toBe("abigail|abby,abbie,gail");
    expect(rowsOfList("en/nicknames")[0]).toEqual(["abigail", "abby,abbie,gail"]);
    expect(listOfLanguage("de", "titles")).toContain("Frau");
  });

  it.each(paths)("%s is well formed", (path) => {
    checkLanguageFile(path, readFileSync(new URL(`${path}.txt`, FOLDER), "utf8"));
  });

  it.each([...SUPPORTED_LANGUAGES, "shared"])("has all that is needed of %s", (folder) => {
    const lacking = Object.keys(filesNeeded(folder)).filter(
      (name) => !paths.includes(`${folder}/${name}`),
    );
    expect(lacking).toEqual([]);
  });

  it("lacks of each language what is listed here", () => {
    const lacking = LISTED_LANGUAGES.flatMap((language) =>
      Object.keys(MORE)
        .map((name) => `${language}/${name}`)
        .filter((path) => !paths.includes(path)),
    );
    expect(lacking).toEqual([]);
  });

  it("says which files are optional", () => {
    expect(wordList("optional")).toEqual(Object.keys({ ...MORE, ...SOME_LANGUAGES }).sort());
  });

  it("is explained by its README", () => {
    const readme = readFileSync(new URL("README.md", FOLDER), "utf8");
    const unexplained = paths.filter((path) => !readme.includes(`\`${path.split("/").at(-1)}\``));
    expect(unexplained).toEqual([]);
  });
});

describe("what is wrong with a file of a language", () => {
  const saidOf = (path: string, text: string): string => {
    try {
      checkLanguageFile(path, text);
      return "";
    } catch (error) {
      expect(error).toMatchObject({ code: "LANGUAGE_DATA_INVALID" });
      return (error as Error).message;
    }
  };

  it.each([
    [
      "de/titels",
      "Frau\n",
      "languages/de/titels.txt: no file has this name; rename it as the page lists it, or list it in tools/languages/files.ts",
    ],
    ["de/titles", "", "languages/de/titles.txt, line 1: the line is empty; delete it"],
    [
      "de/titles",
      "Frau\n\nHerr\n",
      "languages/de/titles.txt, line 2: the line is empty; delete it",
    ],
    [
      "de/titles",
      "Frau\nHerr \n",
      "languages/de/titles.txt, line 2: there are blanks around the entry; delete them",
    ],
    [
      "de/titles",
      "Frau\nHerr\nFrau\n",
      "languages/de/titles.txt, line 3: the entry is in the file twice; delete one of the two lines",
    ],
    [
      "de/titles",
      "Frau|Herr\n",
      "languages/de/titles.txt, line 1: the entry contains '|'; write one entry per line",
    ],
    [
      "de/titles",
      "Fra\u0308ulein\n",
      "languages/de/titles.txt, line 1: accents are written apart from their letters; save the line in Unicode form NFC",
    ],
    [
      "de/cities",
      "Pirna|DE\nBonn\n",
      "languages/de/cities.txt, line 2: the line has the wrong number of parts (1); write 'city|country|large', of which the last may be left out",
    ],
    [
      "de/units",
      "Tage?\nWoche(?:n\n",
      "languages/de/units.txt, line 2: the pattern has an unmatched bracket or a stray sign; put \\ before a sign that means itself",
    ],
    [
      "de/writing",
      "of|_\nhundreds|.\n",
      "languages/de/writing.txt, line 2: the line begins with no word of this file; begin it with one of 'of|', 'thousands|', 'nouns|', 'institutions|'",
    ],
    ["de/writing", "of|_\n", "languages/de/writing.txt: no line begins with 'thousands|'; add one"],
    [
      "de/months",
      "Januar|januar\n",
      "languages/de/months.txt: the file has 1 lines; write 12, in the order of the calendar",
    ],
  ])("%s of %j", (path, text, said) => {
    expect(saidOf(path, text)).toBe(`${said} (docs/add-a-language.md)`);
  });

  it("is that it is missing", () => {
    expect(() => wordList("xx/titles")).toThrow(
      "languages/xx/titles.txt: the file is missing; write it with one entry per line (docs/add-a-language.md)",
    );
  });

  it("is nothing for a file that a language may lack", () => {
    expect(wordList("xx/degrees")).toEqual([]);
  });

  it("is never more than one sentence on one line, for any text under any name", () => {
    const name = fc.constantFrom(...Object.keys({ ...NEEDED, ...MORE }), "others");
    fc.assert(
      fc.property(name, fc.string({ unit: "binary" }), (file, text) => {
        const said = saidOf(`de/${file}`, text);
        expect(said).toMatch(/^$|^languages\/de\/[^\n]+ \(docs\/add-a-language\.md\)$/);
        if (file === "others") expect(said).not.toBe("");
      }),
    );
  });
});
