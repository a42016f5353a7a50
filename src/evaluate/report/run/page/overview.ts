/** The first screen: one sentence per release, what to look at first, and all systems side by side. */

import { escapeMarkup } from "../../escape.js";
import { warningList } from "../../html-page.js";
import type { RunReport, RunSummary } from "../report.js";
import type { SystemSummary } from "../summary.js";
import {
  type Cell,
  column,
  figure,
  nameColumn,
  percent,
  plural,
  raw,
  share,
  table,
} from "./table.js";

/** What a reader needs to know of each release, in words. */
export function lead(report: RunReport): string {
  const releases = report.runs.filter(({ release }) => release);
  if (releases.length === 0) {
    return `<p class="lead">Compares ${plural(report.systems.length, "method")}. Add a report made with --report x.json to show what was released.</p>`;
  }
  return releases
    .map((run) => `<p class="lead">${escapeMarkup(sentence(run, report))}</p>`)
    .join("");
}

function sentence({ name, release }: RunSummary, { systems }: RunReport): string {
  const { documents, entities } = release!;
  const system = systems.find((one) => one.released && one.run === name);
  const attack = system?.strongest;
  return [
    `${name}: ${plural(documents.length, "document")}, ${plural(entities.masked, "entity", "entities")} replaced and ${entities.kept.toLocaleString("en")} kept.`,
    attack
      ? `The strongest attack made names the right person for ${percent(attack.risk)} of ${plural(attack.texts, "text")} (95% interval ${percent(attack.interval[0])} to ${percent(attack.interval[1])}; at random ${percent(attack.chance)}).`
      : "It was not attacked.",
    ...(system?.utility
      ? [`By meaning, a reader keeps ${percent(100 * system.utility.tps)} (TPS).`]
      : []),
    ...(system?.masks
      ? [`Of what people mask, ${percent(100 * system.masks.tokenRecall)} is masked.`]
      : []),
  ].join(" ");
}

export function warnings(report: RunReport): string {
  const items = [
    ...(report.originals
      ? [
          "This page shows original words and names of individuals, as --originals asked. Do not release it.",
        ]
      : []),
    ...report.runs.flatMap((run) => ofRun(run, report)),
    ...report.systems.filter(({ clear }) => !clear).flatMap(ofSystem),
  ];
  return warningList(items);
}

function ofRun({ name, release, files }: RunSummary, { systems }: RunReport): string[] {
  const showing = files.filter(({ originals }) => originals).map((file) => file.name);
  const found = files.filter(({ role }) => role === "released").length;
  const items = [
    ...(showing.length > 0
      ? [
          `${plural(showing.length, "file")} of the run ${showing.length === 1 ? "shows" : "show"} hidden words or names and must not be released: ${showing.slice(0, 5).join(", ")}.`,
        ]
      : []),
  ];
  if (!release) return items.map((item) => `${name}: ${item}`);
  const { documents, failures, unexamined, residue, anonymity } = release;
  const attacked = systems.find((one) => one.released && one.run === name)?.strongest?.texts;
  const unread = unexamined.reduce((sum, { characters }) => sum + characters, 0);
  items.push(
    ...failures.map(
      (failure) =>
        `Not sanitized: ${failure.name || "an input"} (${failure.code}). ${failure.message}`,
    ),
    ...(unread > 0 ? [`${plural(unread, "character")} could not be examined fully.`] : []),
    ...(residue > 0
      ? [
          `${plural(residue, "replaced entity has", "replaced entities have")} words that still occur elsewhere in the text.`,
        ]
      : []),
    ...(anonymity && anonymity.below > 0
      ? [
          `${plural(anonymity.below, "kept combination is", "kept combinations are")} shared by fewer people than asked for.`,
        ]
      : []),
    ...(attacked !== undefined && attacked < documents.length
      ? [
          `${attacked} of ${documents.length} documents were attacked; the risk applies only to these.`,
        ]
      : []),
    ...(found > 0 && found < documents.length
      ? [`${found} of ${documents.length} released texts are in the folder of their figures.`]
      : []),
  );
  return items.map((item) => `${name}: ${item}`);
}

function ofSystem({ name, strongest, released, run }: SystemSummary): string[] {
  if (!strongest) return [];
  const who = released ? run : name;
  const absent = strongest.cap < 100;
  return [
    ...(absent
      ? [
          `${who}: some of the people attacked have no background text, so no attack could exceed ${percent(strongest.cap)}.`,
        ]
      : []),
    ...(strongest.tuned
      ? []
      : [
          `${who}: there were too few background texts to tune the attack; a real attacker may do better.`,
        ]),
    ...(strongest.attacker === "ensemble"
      ? []
      : [
          `${who}: attacked by '${strongest.attacker}' alone; 'ensemble' is the stronger attacker.`,
        ]),
  ];
}

/** All systems, one row each. */
export function sideBySide({ systems }: RunReport): string {
  if (systems.length === 0) return "";
  return `<section><h2>At a glance</h2>${table(
    "Each method of protecting the texts. Risk is the share of texts whose person the strongest attack names. The numbers refer to the pictures.",
    systems,
    [
      column("No.", ({ number }) => raw(`<span class="number">${number}</span>`)),
      nameColumn("System", nameOf),
      figure("texts", textsOf),
      figure("risk", ({ strongest }) => strongest && percent(strongest.risk)),
      figure("95% interval", ({ strongest }) => strongest && intervalOf(strongest.interval)),
      figure("at random", ({ strongest }) => strongest && percent(strongest.chance)),
      figure("recall", ({ clear, masks }) => unlessClear(clear, masks?.tokenRecall)),
      figure("precision", ({ clear, masks }) => unlessClear(clear, masks?.tokenPrecision)),
      figure("TPS", ({ tps }) => share(tps)),
      figure("NMI", ({ clear, clustering }) => unlessClear(clear, clustering?.nmi)),
    ],
  )}</section>`;
}

/** Clear text is not measured where its value says nothing; the cell stays empty. */
const unlessClear = (clear: boolean, value: number | undefined): Cell =>
  clear && value === undefined ? raw("") : share(value);

export const intervalOf = ([low, high]: readonly [number, number]): string =>
  `${low.toFixed(1)} to ${high.toFixed(1)}`;

export const nameOf = ({ name, released }: SystemSummary) =>
  released ? raw(`<b>${escapeMarkup(name)}</b> <small>released</small>`) : name;

const textsOf = ({ strongest, utility, masks, clustering }: SystemSummary) =>
  strongest?.texts ?? utility?.documents ?? masks?.documents ?? clustering?.documents;
