/** Figures that are about no system: single documents under attack, found types, people. */

import { escapeMarkup } from "../../escape.js";
import type { Figures, Part } from "../figures.js";
import type { OtherKind, RunReport } from "../report.js";
import { percent, plural, share, table, words } from "./table.js";

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
  { head: "rank", figures: true, cell: ({ rank }) => rank },
  { head: "candidate", cell: ({ id }) => (originals ? id : null) },
  { head: "probability", figures: true, cell: ({ probability }) => share(probability) },
])}`;
}

const found = (rows: readonly Of<"entities">[]): string =>
  rows.length === 0
    ? ""
    : table("Tokens found, compared with the annotated types.", rows.flatMap(byType), [
        { head: "Detections", names: true, cell: ({ name }) => name },
        { head: "type", cell: ({ type }) => type },
        { head: "precision", figures: true, cell: ({ precision }) => share(precision) },
        { head: "recall", figures: true, cell: ({ recall }) => share(recall) },
        { head: "F1", figures: true, cell: ({ f1 }) => share(f1) },
      ]);

const byType = ({ name, figures }: Of<"entities">) =>
  Object.entries({ any: figures.any, ...figures.types }).map(([type, scores]) => ({
    name,
    type,
    ...scores,
  }));

const agreement = (rows: readonly Of<"agreement">[]): string =>
  rows.length === 0
    ? ""
    : table("How far the annotators agree; 1 is full agreement, 0 is chance.", rows, [
        { head: "Annotations", names: true, cell: ({ name }) => name },
        { head: "documents", figures: true, cell: ({ figures }) => figures.documents },
        { head: "annotators", figures: true, cell: ({ figures }) => figures.annotators },
        {
          head: "Light's kappa, spans",
          figures: true,
          cell: (row) => share(row.figures.span.light),
        },
        {
          head: "Krippendorff's alpha, spans",
          figures: true,
          cell: (row) => share(row.figures.span.krippendorff),
        },
        {
          head: "kappa, characters",
          figures: true,
          cell: (row) => share(row.figures.character.light),
        },
        {
          head: "alpha, characters",
          figures: true,
          cell: (row) => share(row.figures.character.krippendorff),
        },
      ]);

const candidates = (rows: readonly Of<"replacements">[]): string =>
  rows.length === 0
    ? ""
    : table("Vaguer words proposed, compared with those that people chose.", rows, [
        { head: "Choices", names: true, cell: ({ name }) => name },
        { head: "mentions", figures: true, cell: ({ figures }) => figures.mentions },
        {
          head: "generalized",
          figures: true,
          cell: (row) => share(row.figures.withGeneralization),
        },
        {
          head: "choice among ours",
          figures: true,
          cell: (row) => share(row.figures.selectedAmongCandidates),
        },
      ]);

const ratings = (rows: readonly Of<"ratings">[]): string =>
  rows.length === 0
    ? ""
    : table("Replacements as people rated them.", rows, [
        { head: "Ratings", names: true, cell: ({ name }) => name },
        { head: "rated", figures: true, cell: ({ figures }) => figures.rated },
        { head: "truthful", figures: true, cell: ({ figures }) => share(figures.truthful) },
        { head: "abstract", figures: true, cell: ({ figures }) => share(figures.abstract) },
      ]);

const safety = (rows: readonly Of<"safety">[]): string =>
  rows.length === 0
    ? ""
    : table(
        "Risk of the finished texts, by each measure alone and by all together.",
        rows.flatMap(byMeasure),
        [
          { head: "Texts", names: true, cell: ({ name }) => name },
          { head: "measure", cell: ({ measure }) => measure },
          { head: "measured", figures: true, cell: ({ measured }) => measured },
          { head: "at risk", figures: true, cell: ({ atRisk }) => share(atRisk) },
          {
            head: "mean of highest risk",
            figures: true,
            cell: ({ meanRisk }) => (meanRisk === null ? null : share(meanRisk)),
          },
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
  rows.length === 0
    ? ""
    : table("What people found in a random sample that the run had missed.", rows, [
        { head: "Sample", names: true, cell: ({ name }) => name },
        { head: "documents", figures: true, cell: ({ figures }) => figures.documents },
        { head: "of", figures: true, cell: ({ figures }) => figures.population },
        { head: "direct identifiers", figures: true, cell: ({ figures }) => figures.identifiers },
        { head: "missed", figures: true, cell: ({ figures }) => figures.missed },
        {
          head: "identifiers missed, at most",
          figures: true,
          cell: ({ figures }) =>
            `${percent(100 * figures.identifiersBound)} (${percent(100 * figures.confidence)} sure)`,
        },
        {
          head: "documents with one, at most",
          figures: true,
          cell: ({ figures }) => percent(100 * figures.documentsBound),
        },
      ]);

const readability = (rows: readonly Of<"readability">[]): string =>
  rows.length === 0
    ? ""
    : table(
        "How smoothly replacements read: surprisal where they meet the text, in nats per piece.",
        rows.flatMap(({ name, figures }) =>
          (["words", "labels"] as const).map((kind) => ({ name, kind, ...figures[kind] })),
        ),
        [
          { head: "Texts", names: true, cell: ({ name }) => name },
          { head: "replaced by", cell: ({ kind }) => kind },
          { head: "replacements", figures: true, cell: ({ replacements }) => replacements },
          { head: "original", figures: true, cell: ({ original }) => share(original) },
          { head: "replaced", figures: true, cell: ({ replaced }) => share(replaced) },
          { head: "rough", figures: true, cell: ({ rough }) => share(rough) },
        ],
      );
