/** What was released, and how it was protected. */

import { escapeMarkup } from "../../escape.js";
import type { ReleaseSummary } from "../release.js";
import type { RunReport } from "../report.js";
import type { RunFile } from "../run.js";
import {
  column,
  figure,
  hash,
  missing,
  nameColumn,
  percent,
  plural,
  raw,
  share,
  table,
} from "./table.js";

interface Released {
  readonly name: string;
  readonly release: ReleaseSummary;
  readonly files: readonly RunFile[];
}

const releasesOf = ({ runs }: RunReport): Released[] =>
  runs.flatMap(({ name, release, files }) => (release ? [{ name, release, files }] : []));

export function released(report: RunReport): string {
  const releases = releasesOf(report);
  const lacking = report.runs.filter(({ release }) => !release).map(({ name }) => name);
  const line =
    lacking.length > 0
      ? missing(
          `what ${lacking.join(", ")} released and how.`,
          "palimpsest sanitize INPUT -o RUN/texts/ --report RUN/report.json",
        )
      : "";
  if (releases.length === 0) return `<section><h2>What was released</h2>${line}</section>`;
  const overview = table("Each release in figures.", releases, [
    nameColumn("Release", ({ name }) => name),
    figure("documents", ({ release }) => release.documents.length),
    figure("characters", ({ release }) => release.characters),
    figure("entities replaced", ({ release }) => release.entities.masked),
    figure("kept", ({ release }) => release.entities.kept),
    figure("direct identifiers", ({ release }) => release.entities.direct),
    figure(
      "texts beside the figures",
      ({ files }) => files.filter(({ role }) => role === "released").length || null,
    ),
    column("SHA-256 over all texts", ({ release }) => hash(release.sha256)),
  ]);
  return `<section><h2>What was released</h2>${overview}${line}</section>`;
}

/** Names of the ways to choose what is masked. */
const STRATEGIES: Readonly<Record<string, string>> = {
  all: "everything found",
  specific: "the most specific types",
  risk: "what measures of risk find",
  "k-anonymity": "what fewer than k people share",
};

export function protection(report: RunReport): string {
  const releases = releasesOf(report);
  if (releases.length === 0) return "";
  const settings = table("What each release masked, and its settings.", releases, [
    nameColumn("Release", ({ name }) => name),
    column("masked", ({ release: { policy } }) => STRATEGIES[String(policy["mask"] ?? "risk")]),
    column("threshold", ({ release: { thresholds } }) => raw(limits(thresholds))),
    column("replaced by", ({ release: { policy } }) => raw(inPlace(policy["replace"]))),
    figure("information kept", ({ release }) => percent(100 * release.informationKept)),
    figure("highest risk left, by the measures", ({ release }) => share(release.riskLeft)),
  ]);
  const policies = releases.map(
    ({ name, release }) =>
      `<h3>Policy of ${escapeMarkup(name)}, without secrets; keys that are not set have this release's defaults</h3><pre><code>${escapeMarkup(JSON.stringify(release.policy, null, 2))}</code></pre>`,
  );
  return `<section><h2>How it was protected</h2>${settings}${types(releases)}${policies.join("")}</section>`;
}

function limits(thresholds: ReleaseSummary["thresholds"]): string {
  const entries = Object.entries(thresholds).map(
    ([measure, { threshold, risky }]) => `${measure} ${risky} ${threshold}`,
  );
  return entries.length === 0 ? "no measure ran" : entries.map(escapeMarkup).join("<br>");
}

function inPlace(replace: unknown): string {
  if (typeof replace !== "object" || replace === null) return "generalize (default)";
  return Object.entries(replace)
    .map(([type, way]) => escapeMarkup(`${type}: ${way}`))
    .join("<br>");
}

/** Mentions replaced and kept, by type and release. */
function types(releases: readonly Released[]): string {
  const names = [
    ...new Set(releases.flatMap(({ release }) => release.types.map(({ type }) => type))),
  ];
  const of = ({ release }: Released, type: string) =>
    release.types.find((one) => one.type === type) ?? { masked: 0, kept: 0 };
  return table(`Mentions replaced / kept, of ${plural(names.length, "type")} found.`, releases, [
    nameColumn("Release", ({ name }) => name),
    ...names.map((type) =>
      figure(type, (one: Released) => `${of(one, type).masked} / ${of(one, type).kept}`),
    ),
  ]);
}
