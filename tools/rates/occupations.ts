/**
 * How many have an occupation: employed people of the United States by occupation (Bureau of Labor Statistics, May
 * 2024), under every title that O*NET gives them.
 *
 * | title | people |
 * | --- | --- |
 * | the end of an occupation's own title ('truck drivers' of 'Heavy and Tractor-Trailer Truck Drivers', 'drivers') | the sum over all occupations that end so |
 * | a usual title of `usual-titles.txt` ('police officer') | the occupations that the file names |
 * | another title of an occupation ('vicar' of the clergy) | a few shares out of as many as the occupation has titles, with much uncertainty |
 */

import { readFileSync } from "node:fs";
import { foldTerm } from "../../src/language/fold.js";
import { singularOf } from "../../src/language/lemma.js";

const DATA = new URL("../../../shared/data/", import.meta.url);
const OWN_WITHIN = 2;
const OTHER_WITHIN = 10;
/** A title that people write down is more usual than the mean of an occupation's titles. */
const USUAL = 3;
/** Fewer of a million say no more than that the title is rare. */
const LEAST_PER_MILLION = 0.5;

export function readOccupations(peopleOfUnitedStates: number): string[] {
  const employed = new Map<string, number>();
  const own = new Map<string, number>();
  for (const [code = "", title = "", count = ""] of rows(
    "base_rates/us_employment_2024.csv",
    ",",
  )) {
    if (Number.isNaN(Number(count))) continue;
    employed.set(code, Number(count));
    for (const end of endsOf(title)) own.set(end, (own.get(end) ?? 0) + Number(count));
  }
  for (const [title, codes] of usualTitles()) {
    const people = codes.reduce((sum, code) => sum + (employed.get(code) ?? 0), 0);
    if (people > 0) own.set(foldTerm(title), people);
  }
  const titles = new Map<string, Set<string>>();
  for (const [code = "", title = ""] of rows("gazetteers/onet_alternate_titles.tsv", "\t")) {
    const soc = code.slice(0, 7);
    if (!employed.has(soc)) continue;
    titles.set(soc, (titles.get(soc) ?? new Set()).add(foldTerm(title.replace(/\s*\(.*\)/, ""))));
  }
  const other = new Map<string, number>();
  for (const [soc, all] of titles) {
    const each = (USUAL * employed.get(soc)!) / all.size;
    for (const title of all) other.set(title, (other.get(title) ?? 0) + each);
  }
  const line = (title: string, people: number, within: number) =>
    [
      title,
      Number(Math.max(LEAST_PER_MILLION, (people * 1e6) / peopleOfUnitedStates).toPrecision(3)),
      within,
    ].join("\t");
  return [
    ...[...own].map(([title, people]) => line(title, people, OWN_WITHIN)),
    ...[...other]
      .filter(([title]) => title !== "" && !own.has(title))
      .map(([title, people]) => line(title, people, OTHER_WITHIN)),
  ];
}

const usualTitles = (): (readonly [string, readonly string[]])[] =>
  readFileSync(new URL("usual-titles.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|"))
    .map(([title = "", codes = ""]) => [title, codes.split(",")]);

/** 'Heavy and Tractor-Trailer Truck Drivers': truck driver, driver, tractor trailer truck driver ... */
function endsOf(title: string): ReadonlySet<string> {
  const ends = new Set<string>();
  for (const part of title
    .replace(/, (?:Except|All Other|Including).*$/, "")
    .split(/,| and (?=[A-Z]\w+s\b)/)) {
    const words = foldTerm(part)
      .split(" ")
      .filter((word) => word !== "and");
    const last = words.at(-1);
    if (last === undefined) continue;
    const singular = singularOf(last);
    if (singular === last) continue;
    for (let from = 0; from < words.length; from++) {
      ends.add([...words.slice(from, -1), singular].join(" "));
    }
  }
  return ends;
}

function rows(path: string, between: string): string[][] {
  return readFileSync(new URL(path, DATA), "utf8")
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "")
    .map((line) =>
      between === ","
        ? [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "")
        : line.split(between),
    );
}
