/**
 * How far annotators of the same documents agree, on the masking decision or on the type
 * (Papadopoulou et al. 2022, distant supervision, section 4.2).
 *
 * Span level: units are spans that people marked with the same boundaries; who did not mark one has
 * no label for it. Character level: units are all characters of a text; unmarked is a label too. Of
 * mentions of one annotator that overlap, a character belongs to the one that starts last.
 */

import type { GoldDocument, GoldMention } from "../../document/gold.js";
import { offsetConverter } from "../../document/offsets.js";
import { inReadingOrder } from "../../document/span.js";
import { errors } from "../../errors.js";
import {
  cohenKappa,
  krippendorffAlpha,
  lightKappa,
  type PairAgreement,
  type Unit,
} from "./coefficients.js";

export interface LevelAgreement {
  /** Spans marked by two people or more, or characters. */
  readonly units: number;
  readonly cohen: readonly PairAgreement[];
  readonly light: number | null;
  readonly krippendorff: number | null;
}

/** What is compared: the masking decision or the semantic type. */
export type AgreementLabel = "identifier" | "type";

export interface AgreementMetrics {
  /** Documents with two annotators or more. */
  readonly documents: number;
  readonly annotators: number;
  readonly label: AgreementLabel;
  readonly span: LevelAgreement;
  readonly character: LevelAgreement;
}

const UNMARKED = "";

/** A gold document with its place among all, from 0. */
type Numbered = GoldDocument & { readonly number: number };

/**
 * Agreement over the documents that several people annotated; the others do not count.
 * @throws INPUT_FORMAT if there are no annotations, or a mention lacks the label.
 */
export function evaluateAgreement(
  gold: readonly GoldDocument[],
  label: AgreementLabel = "identifier",
): AgreementMetrics {
  const shared = gold.flatMap((one, number) =>
    one.annotations.size > 1 ? [{ ...one, number }] : [],
  );
  if (shared.length === 0) {
    throw errors.INPUT_FORMAT`none of the ${gold.length} documents has two annotators; agreement needs several opinions on one text`;
  }
  const annotators = [...new Set(shared.flatMap(({ annotations }) => [...annotations.keys()]))];
  return {
    documents: shared.length,
    annotators: annotators.length,
    label,
    span: agreementOf(
      shared.flatMap((one) => spanUnits(one, label)),
      annotators,
    ),
    character: agreementOf(
      shared.flatMap((one) => characterUnits(one, label)),
      annotators,
    ),
  };
}

function agreementOf(units: readonly Unit[], annotators: readonly string[]): LevelAgreement {
  const pairs = annotators
    .flatMap((a, i) => annotators.slice(i + 1).map((b) => cohenKappa(units, a, b)))
    .filter((pair) => pair.units > 0);
  const labelled = units.filter(({ labels }) => labels.size > 1);
  return {
    units: labelled.reduce((sum, { weight }) => sum + weight, 0),
    cohen: pairs,
    light: lightKappa(pairs),
    krippendorff: krippendorffAlpha(units),
  };
}

function spanUnits({ number, annotations }: Numbered, label: AgreementLabel): Unit[] {
  const units = new Map<string, Map<string, string>>();
  for (const [annotator, mentions] of annotations) {
    for (const mention of mentions) {
      const boundaries = `${mention.start} ${mention.end}`;
      const labels = units.get(boundaries) ?? new Map<string, string>();
      labels.set(annotator, labelOf(mention, label, number));
      units.set(boundaries, labels);
    }
  }
  return Array.from(units.values(), (labels) => ({ labels, weight: 1 }));
}

/** Runs of characters with the same labels: nothing starts or ends inside a run. */
function characterUnits(
  { document, number, annotations }: Numbered,
  label: AgreementLabel,
): Unit[] {
  const { text } = document;
  const { toCodePoint } = offsetConverter(text);
  const ends = [...annotations.values()].flat().flatMap(({ start, end }) => [start, end]);
  const boundaries = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b);
  const ordered = Array.from(
    annotations,
    ([annotator, mentions]) => [annotator, mentions.toSorted(inReadingOrder)] as const,
  );
  return boundaries.slice(1).map((end, i) => {
    const start = boundaries[i]!;
    const labels = new Map(
      ordered.map(([annotator, mentions]) => {
        const mention = mentions.findLast((one) => one.start <= start && end <= one.end);
        return [annotator, mention === undefined ? UNMARKED : labelOf(mention, label, number)];
      }),
    );
    return { labels, weight: toCodePoint(end) - toCodePoint(start) };
  });
}

function labelOf(mention: GoldMention, label: AgreementLabel, number: number): string {
  const value = mention[label];
  if (value === undefined) {
    throw errors.INPUT_FORMAT`gold document ${number + 1}: a mention lacks identifier_type; compare types instead, or use annotations with masking decisions`;
  }
  return value;
}
