/** Privacy: attacks with their intervals, what people would mask, and k. */

import type { RunReport } from "../report.js";
import type { AttackSummary, SystemSummary } from "../summary.js";
import { intervalOf, nameOf } from "./overview.js";
import { missing, percent, plural, raw, share, table } from "./table.js";

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
      { head: "System", names: true, cell: ({ system }) => nameOf(system) },
      { head: "texts", figures: true, cell: (row) => row.attack.texts },
      { head: "risk", figures: true, cell: (row) => percent(row.attack.risk) },
      { head: "95% interval", figures: true, cell: (row) => intervalOf(row.attack.interval) },
      { head: "0 to 100%", cell: (row) => raw(range(row.attack)) },
      {
        head: "had the attacker one text",
        figures: true,
        cell: (row) => (row.attack.independent ? null : percent(row.attack.riskAlone)),
      },
      { head: "among the first 5", figures: true, cell: (row) => percent(row.attack.riskAt5) },
      { head: "first 10", figures: true, cell: (row) => percent(row.attack.riskAt10) },
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
      { head: "System", names: true, cell: ({ system }) => nameOf(system) },
      { head: "documents", figures: true, cell: ({ masks }) => masks.documents },
      { head: "token recall", figures: true, cell: ({ masks }) => share(masks.tokenRecall) },
      {
        head: "direct identifiers hidden",
        figures: true,
        cell: ({ masks }) => share(masks.entityRecallDirect),
      },
      {
        head: "quasi-identifiers hidden",
        figures: true,
        cell: ({ masks }) => share(masks.entityRecallQuasi),
      },
      { head: "precision", figures: true, cell: ({ masks }) => share(masks.tokenPrecision) },
      { head: "weighted", figures: true, cell: ({ masks }) => share(masks.weightedTokenPrecision) },
      { head: "F1", figures: true, cell: ({ masks }) => share(masks.f1) },
    ]) +
    table("Token recall by type.", judged, [
      { head: "System", names: true, cell: ({ system }: Row) => nameOf(system) },
      ...types.map((type) => ({
        head: type,
        figures: true,
        cell: ({ masks }: Row) => share(masks.tokenRecallByType[type]),
      })),
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
    { head: "Release", names: true, cell: ({ name }) => name },
    { head: "k asked for", figures: true, cell: ({ policy }) => Number(policy["k"] ?? 5) },
    { head: "fewest who share a kept entity", figures: true, cell: ({ smallest }) => smallest },
    { head: "kept combinations below k", figures: true, cell: ({ below }) => below },
  ]);
}
