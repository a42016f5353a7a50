/**
 * Numbers the decisions without gaps, and writes docs/decisions/README.md: every decision with its title, the date it was
 * made and its status. A page that is new takes any number above the last: this gives it the next one, and what refers to
 * it follows.
 */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const FOLDER = "docs/decisions";
const INDEX = `${FOLDER}/README.md`;
const TEXT = /\.(?:md|ts|tsx|py|js|json|txt|yaml)$|^\.ci\//;

const pages = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => /^\d{4}-/.test(file))
    .sort();

/** New file names by old ones, of the pages whose number is not their place. */
const moved = new Map(
  pages().flatMap((file, i) => {
    const right = `${`${i + 1}`.padStart(4, "0")}${file.slice(4)}`;
    return right === file ? [] : [[file, right] as const];
  }),
);

if (moved.size > 0) {
  const numbers = new Map([...moved].map(([from, to]) => [Number(from.slice(0, 4)), to]));
  // by way of names that no page has, since one may take another's number
  for (const [from, to] of moved) renameSync(`${FOLDER}/${from}`, `${FOLDER}/new-${to}`);
  for (const to of moved.values()) renameSync(`${FOLDER}/new-${to}`, `${FOLDER}/${to}`);
  const given = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", given, { encoding: "utf8", maxBuffer: 2 ** 26 }).split("\n");
  const present = new Set(pages().map((file) => `${FOLDER}/${file}`));
  for (const file of new Set([...files.filter((one) => TEXT.test(one)), ...present])) {
    let before: string;
    try {
      before = readFileSync(file, "utf8");
    } catch {
      continue; // moved just now
    }
    const after = before
      .replace(/\b\d{4}-[a-z0-9-]+\.md\b/g, (name) => moved.get(name) ?? name)
      .replace(/(?<=\[)\d{4}(?=\]\((\d{4})-[a-z0-9-]+\.md\))/g, (_, number: string) => number)
      .replace(/\b([Dd]ecision )0*(\d+)\b/g, (words, word: string, number: string) => {
        const to = numbers.get(Number(number));
        return to === undefined ? words : `${word}${Number(to.slice(0, 4))}`;
      });
    if (after !== before) writeFileSync(file, after);
  }
}

const before = readFileSync(INDEX, "utf8");
const [head] = before.split("| --- |");
const known = new Map(
  [...before.matchAll(/^\| \[\d+\]\((.+?)\) \| .+ \| (.+) \| (.+) \|$/gm)].map(
    ([, file, date, status]) => [file!, { date: date!, status: status! }],
  ),
);

/** The day a file came into the repository; today for one that has not yet. */
function dateOf(file: string): string {
  const given = ["log", "--diff-filter=A", "--format=%ad", "--date=short", "--", file];
  const days = execFileSync("git", given, { encoding: "utf8" }).trim().split("\n");
  return days.at(-1) || new Date().toISOString().slice(0, 10);
}

const rows = pages().map((file) => {
  const title = readFileSync(`${FOLDER}/${file}`, "utf8").split("\n")[0]!.replace(/^# /, "");
  const { date, status } = known.get(file) ?? {
    date: dateOf(`${FOLDER}/${file}`),
    status: "in force",
  };
  return `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`;
});
writeFileSync(INDEX, `${head}| --- | --- | --- | --- |\n${rows.join("\n")}\n`);
