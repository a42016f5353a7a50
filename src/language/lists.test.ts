import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PACKAGE_ROOT } from "../files/package-root.js";
import { listOfLanguage, rowsOfList, wordList } from "./lists.js";
import { LISTED_LANGUAGES } from "./supported.js";

const FOLDER = new URL("lists/", PACKAGE_ROOT);
const names = readdirSync(FOLDER, { encoding: "utf8", recursive: true })
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.replaceAll("\\", "/").slice(0, -".txt".length));

describe("word lists", () => {
  it("reads entries in their order, and their parts", () => {
    expect(wordList("en/nicknames")[0]).toBe("abigail|abby,abbie,gail");
    expect(rowsOfList("en/nicknames")[0]).toEqual(["abigail", "abby,abbie,gail"]);
    expect(listOfLanguage("de", "titles")).toContain("Frau");
  });

  it.each(names)("%s has one entry per line, none twice, without blanks around it", (name) => {
    const text = readFileSync(new URL(`${name}.txt`, FOLDER), "utf8");
    const entries = text.split("\n").slice(0, -1);
    expect(text.endsWith("\n")).toBe(true);
    expect(entries.filter((entry) => entry === "" || entry !== entry.trim())).toEqual([]);
    expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
    expect(text).toBe(text.normalize("NFC"));
  });

  it("lists the same subjects for every language", () => {
    const subjects = [
      ...["trades", "illnesses", "kin", "marital", "religions", "nations", "titles"],
      ...["institutions", "companies", "bodies", "streets", "shorthand"],
      ...["around-attributes", "offices"],
      ...["function-words", "telling-words"],
    ];
    const missing = LISTED_LANGUAGES.flatMap((language) =>
      subjects.map((subject) => `${language}/${subject}`),
    ).filter((name) => !names.includes(name));
    expect(missing).toEqual([]);
  });

  it("is explained in the folder's README", () => {
    const readme = readFileSync(new URL("README.md", FOLDER), "utf8");
    const unexplained = names.filter((name) => !readme.includes(`\`${name.split("/")[1]}\``));
    expect(unexplained).toEqual([]);
  });
});
