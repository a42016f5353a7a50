/** Privacy: attacks with their intervals, what people would mask, and k. */

import type { RunReport } from "../report.js";
import type { AttackSummary, SystemSummary } from "../summary.js";
import { intervalOf, nameOf } from "./overview.js";
import {
  column,
  figure,
  missing,
  nameColumn,
  percent,
  plural,
  raw,
  share,
  table,
} from "./table.js";

export const privacy = (report: RunReport): string =>
  `<section><h2>Privacy</h2>${attacks(report)}${people(report)}${anonymity(report)}</section>`;

interface Attacked {
  readonly system: SystemSummary;
  readonly attack: AttackSummary;
}

/** One table per scenario: who the candidates were. */
function attacks({ systems }: RunReport): string {
  const all = systems.flatMap((system) =>
    system.attacks.map((attack): Attacked => ({ system, attack })),
  );
  if (all.length === 0) {
    return missing(
      "whether an attacker could say whose texts these are.",
      "palimpsest attack --originals ORIGINALS --background BACKGROUND --masks MASKS --json > RUN/attack.json",
    );
  }
  const scenarios = new Map<string, Attacked[]>();
  for (const one of all) {
    const { scenario, candidates, chance } = one.attack;
    const key = JSON.stringify([scenario, candidates, chance]);
    scenarios.set(key, [...(scenarios.get(key) ?? []), one]);
  }
  return [...scenarios.values()].map(scenarioTable).join("");
}

function scenarioTable(rows: readonly Attacked[]): string {
  const { attack } = rows[0]!;
  const holding = attack.independent
    ? "each text attacked as if there were no others"
    : "an attacker who holds all texts and knows that no two are of one person";
  return table(
    `Attack '${attack.scenario}' (${attack.attacker}): ${plural(attack.candidates, "candidate")}, ${holding}; at random ${percent(attack.chance)}${attack.cap < 100 ? `, at most ${percent(attack.cap)} since some have no background` : ""}. The bar shows the 95% interval, the dots what chance gives.`,
    rows,
    [
      nameColumn("System", ({ system }) => nameOf(system)),
      figure("texts", (row) => row.attack.texts),
      figure("risk", (row) => percent(row.attack.risk)),
      figure("95% interval", (row) => intervalOf(row.attack.interval)),
      column("0 to 100%", (row) => raw(range(row.attack))),
      figure("had the attacker one text", (row) =>
        row.attack.independent ? null : percent(row.attack.riskAlone),
      ),
      figure("among the first 5", (row) => percent(row.attack.riskAt5)),
      figure("first 10", (row) => percent(row.attack.riskAt10)),
    ],
  );
}

/** The interval over a line from 0 to 100; with the figures beside it. */
function range({ risk, interval: [low, high], chance }: AttackSummary): string {
  const at = (value: number) => `${value.toFixed(1)}%`;
  return `<span class="range" aria-hidden="true"><i class="band" style="left:${at(low)};width:${at(high - low)}"></i><i class="by-chance" style="left:${at(chance)}"></i><i class="at" style="left:${at(risk)}"></i></span>`;
}

function people({ systems }: RunReport): string {
  const judged = systems.flatMap((system) =>
    system.masks ? [{ system, masks: system.masks }] : [],
  );
  if (judged.length === 0) {
    return missing(
      "how much of what people mask is masked.",
      "palimpsest evaluate masks GOLD MASKS --json > RUN/people.json",
    );
  }
  const types = [...new Set(judged.flatMap(({ masks }) => Object.keys(masks.tokenRecallByType)))];
  type Row = (typeof judged)[number];
  return (
    table("Against people's masking decisions (Text Anonymization Benchmark).", judged, [
      nameColumn("System", ({ system }) => nameOf(system)),
      figure("documents", ({ masks }) => masks.documents),
      figure("token recall", ({ masks }) => share(masks.tokenRecall)),
      figure("direct identifiers hidden", ({ masks }) => share(masks.entityRecallDirect)),
      figure("quasi-identifiers hidden", ({ masks }) => share(masks.entityRecallQuasi)),
      figure("precision", ({ masks }) => share(masks.tokenPrecision)),
      figure("weighted", ({ masks }) => share(masks.weightedTokenPrecision)),
      figure("F1", ({ masks }) => share(masks.f1)),
    ]) +
    table("Token recall by type.", judged, [
      nameColumn("System", ({ system }: Row) => nameOf(system)),
      ...types.map((type) =>
        figure(type, ({ masks }: Row) => share(masks.tokenRecallByType[type])),
      ),
    ])
  );
}

function anonymity({ runs }: RunReport): string {
  const measured = runs.flatMap(({ name, release }) =>
    release?.anonymity ? [{ name, policy: release.policy, ...release.anonymity }] : [],
  );
  if (measured.length === 0) {
    return missing(
      "how many people of a knowledge index share what stays (k).",
      "palimpsest sanitize INPUT --mask k-anonymity --index INDEX --k 5 --report RUN/report.json",
    );
  }
  return table("k-anonymity of what stays, among the people of the knowledge index.", measured, [
    nameColumn("Release", ({ name }) => name),
    figure("k asked for", ({ policy }) => Number(policy["k"] ?? 5)),
    figure("fewest who share a kept entity", ({ smallest }) => smallest),
    figure("kept combinations below k", ({ below }) => below),
  ]);
}
