/** Writes docs/decisions/README.md: every decision with its title, the date it was made and its status. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const FOLDER = "docs/decisions";
const INDEX = `${FOLDER}/README.md`;

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

const rows = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-/.test(file))
  .sort()
  .map((file) => {
    const title = readFileSync(`${FOLDER}/${file}`, "utf8").split("\n")[0]!.replace(/^# /, "");
    const { date, status } = known.get(file) ?? {
      date: dateOf(`${FOLDER}/${file}`),
      status: "in force",
    };
    return `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`;
  });
writeFileSync(INDEX, `${head}| --- | --- | --- | --- |\n${rows.join("\n")}\n`);
