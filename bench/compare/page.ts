/** docs/compare.md, its pictures and the table of the README, from the figures in `bench/compare.json`. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { renderPlot } from "../../src/evaluate/report/plot.js";
import { bars } from "./bars.js";
import { SYSTEMS, type System } from "./systems.js";

export interface SystemResult {
  readonly id: string;
  readonly version: string;
  /** Processor seconds until the first answer. */
  readonly load: number;
  /** The most that was resident, and what is installed, in bytes. */
  readonly memory: number;
  readonly size: number;
  readonly scores: Readonly<Record<string, number>>;
}

export interface Comparison {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** Texts per set. */
  readonly counts: Readonly<Record<string, number>>;
  readonly systems: readonly SystemResult[];
}

type Row = System & SystemResult;

const FIGURES = new URL("../compare.json", import.meta.url);
const README = new URL("../../README.md", import.meta.url);
const BLOCK = /(<!-- compare -->\n)[\s\S]*?(<!-- end of compare -->)/;

export const readComparison = (): Comparison | undefined =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, "utf8")) as Comparison) : undefined;

/** Systems in the order of the list, without those that were not measured. */
const rowsOf = ({ systems }: Comparison): Row[] =>
  SYSTEMS.flatMap((system) => {
    const result = systems.find(({ id }) => id === system.id);
    return result ? [{ ...system, ...result }] : [];
  });

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** `.907`, `1.000`. */
const share = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? "" : value.toFixed(3).replace(/^0/, "");

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

const rate = (value: number | undefined): string =>
  value === undefined ? "" : value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en");

/** A value over ours: `3.2`. */
function ratio(value: number, ours: number): string {
  const times = value / ours;
  if (times < 0.1) return times.toPrecision(1);
  return times < 10 ? times.toFixed(1) : Math.round(times).toLocaleString("en");
}

/** What is set against ours in the README: lower is better but for the last. */
const RATIOS: readonly { readonly head: string; readonly of: (row: SystemResult) => number }[] = [
  {
    head: "left in judgments",
    of: ({ scores }) => 1 - scores["judgments entities"]!,
  },
  {
    head: "in letters and forms",
    of: ({ scores }) => 1 - scores["documents hidden"]!,
  },
  {
    head: "in posts",
    of: ({ scores }) => 1 - scores["posts facts gone"]!,
  },
  {
    head: "in everyday sentences",
    of: ({ scores }) => 1 - scores["everyday entities"]!,
  },
  {
    head: "hidden though harmless",
    of: ({ scores }) => 1 - scores["documents untouched"]!,
  },
  { head: "sentences per second", of: ({ scores }) => scores["sentences per second"]! },
  { head: "installed", of: ({ size }) => size },
];

/** The table of the README: ours as they are, the others as multiples of them. */
export function ratioTable(comparison: Comparison): string {
  const rows = rowsOf(comparison).filter(({ id }) => id !== "palimpsest-all");
  const ours = rows.find(({ id }) => id === "palimpsest")!;
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  return table(
    ["", ...RATIOS.map(({ head }) => head)],
    rows.map((row) => [
      row.name,
      ...RATIOS.map(({ head, of }) => {
        if (row !== ours) return `${ratio(of(row), of(ours))} ×`;
        if (head === "installed") return megabytes(of(row));
        return head === "sentences per second" ? rate(of(row)) : percent(of(row));
      }),
    ]),
  );
}

/** The README with the table of the last run. */
export const readmeWith = (comparison: Comparison, readme = readFileSync(README, "utf8")): string =>
  readme.replace(
    BLOCK,
    (_, begin: string, end: string) => `${begin}${ratioTable(comparison)}\n${end}`,
  );

export const writeReadme = (comparison: Comparison): void =>
  writeFileSync(README, readmeWith(comparison));

const HIDING = [
  ["judgments entities", "judgments"],
  ["documents hidden", "letters and forms"],
  ["posts facts gone", "posts"],
  ["everyday entities", "everyday sentences"],
  ["languages names", "fourteen languages"],
] as const;

/** File name -> picture. */
export function pictures(comparison: Comparison): Record<string, string> {
  const rows = rowsOf(comparison);
  const shown = rows.filter(({ id }) => id !== "palimpsest-all");
  const plain = (name: string) => name.replaceAll("`", "");
  const plane = renderPlot(
    [true, false].map((own) => ({
      name: own ? "Palimpsest" : "others",
      scattered: true,
      points: rows
        .filter(({ id }) => id.startsWith("palimpsest") === own)
        .map(({ name, scores }) => ({
          x: scores["judgments entities"]!,
          y: scores["judgments precision"]!,
          mark: plain(name)
            .replace("Palimpsest, ", "")
            .replace(/ \(.*| with .*/, ""),
          title: `${plain(name)}: ${share(scores["judgments entities"])} hidden, precision ${share(scores["judgments precision"])}`,
        })),
    })),
    {
      title: "Judgments: what must go, and what goes needlessly",
      x: "entities of which every mention is hidden",
      y: "share of the hidden letters that people hid too",
    },
  );
  return {
    "compare-judgments.svg": plane,
    "compare-hidden.svg": bars(
      "Share of what must go that is wholly hidden",
      HIDING.map(([, heading]) => heading),
      shown.map(({ name, scores }) => ({
        name: plain(name),
        values: HIDING.map(([figure]) => scores[figure] ?? Number.NaN),
      })),
    ),
  };
}

export function comparePage(comparison: Comparison): string {
  const rows = rowsOf(comparison);
  const { counts, date, machine, node } = comparison;
  return `# Side by side

Palimpsest beside other programs that hide personal data, on the same texts, one after another on one core. Everything on this page is
written by \`npm run compare\` (about five minutes, after the others are installed; it needs Python 3.12 and the data that
[data.md](data.md) describes). Measured on ${date}, ${machine}, Node ${node.slice(1)}.

![Share of what must go that is wholly hidden, by set of texts and system](images/compare-hidden.svg)

## What is hidden

An entity is hidden if every mention of it in the text is hidden as a whole: one 'Mr Yalman' that stays readable is a leak. F1 counts letters
and figures. ${counts["judgments"] ?? 0} judgments of the Text Anonymization Benchmark that no model of ours has seen (everything that any
annotator masked), ${counts["everyday"] ?? 0} everyday sentences of Presidio's own generator, ${counts["documents"] ?? 0} letters, forms and
threads of fifteen kinds (written for this project; whoever works on it may read them), ${counts["posts"] ?? 0} posts with the facts that they state about people (SPIA), ${counts["languages"] ?? 0} texts in
fourteen languages (names of people, places and organizations).

${table(
  [
    "",
    "version",
    "judgments: entities",
    "precision",
    "F1",
    "everyday: entities",
    "F1",
    "letters and forms",
    "posts",
    "languages",
  ],
  rows.map(({ name, version, scores }) => [
    name,
    version,
    share(scores["judgments entities"]),
    share(scores["judgments precision"]),
    share(scores["judgments F1"]),
    share(scores["everyday entities"]),
    share(scores["everyday F1"]),
    share(scores["documents hidden"]),
    share(scores["posts facts gone"]),
    share(scores["languages names"]),
  ]),
)}

Presidio, scrubadub, Rampart and the two for Node are run as they come. Presidio in another language needs a model of that language, for
which there is no package; the column shows what its English model finds there.

![Judgments: the share of entities hidden against precision](images/compare-judgments.svg)

## What is left alone

Hiding everything is easy. Doses, laboratory values, amounts and words of the trade in the letters and forms must stay, and machine text
(configuration, source code, logs, stack traces) has nobody in it, so that every find there is a false one.

${table(
  ["", "harmless words untouched", "false finds per 1,000 lines of machine text"],
  rows.map(({ name, scores }) => [
    name,
    share(scores["documents untouched"]),
    scores["machine finds"] === undefined ? "" : scores["machine finds"].toFixed(1),
  ]),
)}

## What it takes

Processor time when warm, so a machine that does other work too changes nothing. A page has 3,700 characters.

${table(
  ["", "sentences per second", "pages per second", "until the first answer", "memory", "installed"],
  rows.map(({ name, scores, load, memory, size }) => [
    name,
    rate(scores["sentences per second"]),
    rate(scores["pages per second"]),
    `${load.toFixed(1)} s`,
    megabytes(memory),
    megabytes(size),
  ]),
)}

Installed is a package with all that it needs, and without Python or Node. Palimpsest brings its runtime, fifteen languages, readers of
sixteen formats, a server and a workstation.

## Where others are better

${losses(rows)}

## Trained on it, and not made for it

${[
  ["", "trained on", "has no way to find or do"],
  ["---", "---", "---"],
  ...rows.map(({ name, trained, lacks }) => [name, trained, lacks]),
]
  .map((cells) => `| ${cells.join(" | ")} |`)
  .join("\n")}

GLiNER is missing because its weights come from a model hub and not as a package; published figures on all judgments of the benchmark (by
character, one annotator): GLiNER .46 to .47, PII-Tracer .690, openmasq .803. None of them saw the benchmark's training part; our recognizer
did. spaCy's large model, Presidio's default, is no package either: the medium one stands in for it.
`;
}

/** Where somebody beats us, said by the figures themselves. */
function losses(rows: readonly Row[]): string {
  const ours = rows.find(({ id }) => id === "palimpsest")!;
  const others = rows.filter(({ id }) => !id.startsWith("palimpsest"));
  const better = (
    what: string,
    of: (row: Row) => number,
    more: boolean,
    shown: (v: number) => string,
  ) => {
    const ahead = others
      .filter((row) => (more ? of(row) > of(ours) : of(row) < of(ours)))
      .sort((a, b) => (more ? of(b) - of(a) : of(a) - of(b)))
      .map((row) => `${row.name} ${shown(of(row))}`);
    return ahead.length === 0 ? [] : [`- ${what}: ${shown(of(ours))}; ${ahead.join(", ")}.`];
  };
  const figure = (name: string) => (row: Row) => row.scores[name]!;
  const one = (value: number) => value.toFixed(1);
  return [
    ...HIDING.flatMap(([name, set]) => better(`Hidden in ${set}`, figure(name), true, share)),
    ...better("Precision on judgments", figure("judgments precision"), true, share),
    ...better("Harmless words untouched", figure("documents untouched"), true, share),
    ...better("False finds per 1,000 lines of machine text", figure("machine finds"), false, one),
    ...better("Sentences per second", figure("sentences per second"), true, rate),
    ...better("Seconds until the first answer", ({ load }) => load, false, one),
    ...better("Memory", ({ memory }) => memory, false, megabytes),
    ...better("Installed size", ({ size }) => size, false, megabytes),
  ].join("\n");
}
