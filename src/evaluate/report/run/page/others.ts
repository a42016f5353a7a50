/** Figures that are about no system: single documents under attack, found types, people. */

import { escapeMarkup } from "../../escape.js";
import type { Figures, Part } from "../figures.js";
import type { OtherKind, RunReport } from "../report.js";
import { column, figure, nameColumn, percent, plural, share, table, words } from "./table.js";

type Of<K extends OtherKind> = { readonly name: string; readonly figures: Figures[K] };

export function others(report: RunReport): string {
  const of = <K extends OtherKind>(kind: K): Of<K>[] =>
    report.others.flatMap(({ run, part }) =>
      part.kind === kind
        ? [{ name: `${run}/${part.name}`, figures: (part as Part<K>).figures as Figures[K] }]
        : [],
    );
  const sections = [
    ...of("document-attack").map((one) => documentAttack(one, report.originals)),
    found(of("entities")),
    agreement(of("agreement")),
    candidates(of("replacements")),
    ratings(of("ratings")),
    safety(of("safety")),
    readability(of("readability")),
    spotChecks(of("spot-check")),
  ].filter((one) => one !== "");
  if (sections.length === 0) return "";
  return `<section><h2>Other measurements</h2>${sections.join("")}</section>`;
}

function documentAttack({ figures }: Of<"document-attack">, originals: boolean): string {
  const { document, background, chance, candidates: listed, person, clues } = figures;
  const verdict = person
    ? `Its person ranks ${person.rank.toLocaleString("en")}, with probability ${person.probability.toFixed(3)}.`
    : `The first candidate has probability ${listed[0]!.probability.toFixed(3)}; the person was not named, so the rank is unknown.`;
  const rows = listed.slice(0, 10);
  return `<h3>Attack on ${escapeMarkup(document)}</h3><p>${escapeMarkup(`${plural(background, "candidate")}, at random ${percent(chance)}. ${verdict}`)}</p>
${clues.length > 0 ? `<p>Words that give it away: ${words([...new Set(clues.map(({ text }) => text))]).markup}</p>` : "<p>No word gives it away.</p>"}
${table("The first candidates.", rows, [
  figure("rank", ({ rank }) => rank),
  column("candidate", ({ id }) => (originals ? id : null)),
  figure("probability", ({ probability }) => share(probability)),
])}`;
}

const found = (rows: readonly Of<"entities">[]): string =>
  table("Tokens found, compared with the annotated types.", rows.flatMap(byType), [
    nameColumn("Detections", ({ name }) => name),
    column("type", ({ type }) => type),
    figure("precision", ({ precision }) => share(precision)),
    figure("recall", ({ recall }) => share(recall)),
    figure("F1", ({ f1 }) => share(f1)),
  ]);

const byType = ({ name, figures }: Of<"entities">) =>
  Object.entries({ any: figures.any, ...figures.types }).map(([type, scores]) => ({
    name,
    type,
    ...scores,
  }));

const agreement = (rows: readonly Of<"agreement">[]): string =>
  table("How far the annotators agree; 1 is full agreement, 0 is chance.", rows, [
    nameColumn("Annotations", ({ name }) => name),
    figure("documents", ({ figures }) => figures.documents),
    figure("annotators", ({ figures }) => figures.annotators),
    figure("Light's kappa, spans", (row) => share(row.figures.span.light)),
    figure("Krippendorff's alpha, spans", (row) => share(row.figures.span.krippendorff)),
    figure("kappa, characters", (row) => share(row.figures.character.light)),
    figure("alpha, characters", (row) => share(row.figures.character.krippendorff)),
  ]);

const candidates = (rows: readonly Of<"replacements">[]): string =>
  table("Vaguer words proposed, compared with those that people chose.", rows, [
    nameColumn("Choices", ({ name }) => name),
    figure("mentions", ({ figures }) => figures.mentions),
    figure("generalized", (row) => share(row.figures.withGeneralization)),
    figure("choice among ours", (row) => share(row.figures.selectedAmongCandidates)),
  ]);

const ratings = (rows: readonly Of<"ratings">[]): string =>
  table("Replacements as people rated them.", rows, [
    nameColumn("Ratings", ({ name }) => name),
    figure("rated", ({ figures }) => figures.rated),
    figure("truthful", ({ figures }) => share(figures.truthful)),
    figure("abstract", ({ figures }) => share(figures.abstract)),
  ]);

const safety = (rows: readonly Of<"safety">[]): string =>
  table(
    "Risk of the finished texts, by each measure alone and by all together.",
    rows.flatMap(byMeasure),
    [
      nameColumn("Texts", ({ name }) => name),
      column("measure", ({ measure }) => measure),
      figure("measured", ({ measured }) => measured),
      figure("at risk", ({ atRisk }) => share(atRisk)),
      figure("mean of highest risk", ({ meanRisk }) =>
        meanRisk === null ? null : share(meanRisk),
      ),
    ],
  );

const byMeasure = ({ name, figures }: Of<"safety">) => [
  ...Object.entries(figures.byMeasure).map(([measure, one]) => ({ name, measure, ...one })),
  {
    name,
    measure: "any of these",
    measured: figures.documents,
    atRisk: 1 - figures.safe,
    meanRisk: null,
  },
];

const spotChecks = (rows: readonly Of<"spot-check">[]): string =>
  table("What people found in a random sample that the run had missed.", rows, [
    nameColumn("Sample", ({ name }) => name),
    figure("documents", ({ figures }) => figures.documents),
    figure("of", ({ figures }) => figures.population),
    figure("direct identifiers", ({ figures }) => figures.identifiers),
    figure("missed", ({ figures }) => figures.missed),
    figure(
      "identifiers missed, at most",
      ({ figures }) =>
        `${percent(100 * figures.identifiersBound)} (${percent(100 * figures.confidence)} sure)`,
    ),
    figure("documents with one, at most", ({ figures }) => percent(100 * figures.documentsBound)),
  ]);

const readability = (rows: readonly Of<"readability">[]): string =>
  table(
    "How smoothly replacements read: surprisal where they meet the text, in nats per piece.",
    rows.flatMap(({ name, figures }) =>
      (["words", "labels"] as const).map((kind) => ({ name, kind, ...figures[kind] })),
    ),
    [
      nameColumn("Texts", ({ name }) => name),
      column("replaced by", ({ kind }) => kind),
      figure("replacements", ({ replacements }) => replacements),
      figure("original", ({ original }) => share(original)),
      figure("replaced", ({ replaced }) => share(replaced)),
      figure("rough", ({ rough }) => share(rough)),
    ],
  );
