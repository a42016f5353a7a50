/**
 * Risk and utility of a state, from the stored scores: nothing is detected or measured again, so an
 * answer takes milliseconds.
 */

import type { ScoredCombination } from "../../../document/document.js";
import { type Analysis, entityOfMention, type Threshold } from "../../engine/analysis.js";
import type { MeasureRisk, Settings, TaskRisk } from "../schema.js";
import { calibratedRange } from "./calibration.js";
import { broughtBack, identifyingWords } from "./own-words.js";
import { coveredIn, inOrder, type MentionState, mentionId, type ReviewState } from "./state.js";

/** Scores of an analysis under given settings: which combinations count, and which are risky. */
export interface RiskScores {
  readonly combinations: readonly ScoredCombination[];
  readonly risky: readonly boolean[];
  readonly thresholds: Readonly<Record<string, Threshold>>;
  /** Equal for settings under which the same is risky. */
  readonly key: string;
}

/** The last ones of each analysis: nearly every question is about the same settings. */
const scoredLast = new WeakMap<
  Analysis,
  { readonly settings: string; readonly scored: RiskScores }
>();

export function scoredUnder(analysis: Analysis, settings: Settings): RiskScores {
  const asked = JSON.stringify(settings);
  const last = scoredLast.get(analysis);
  if (last?.settings === asked) return last.scored;
  const scored = scoredAnew(analysis, settings);
  scoredLast.set(analysis, { settings: asked, scored });
  return scored;
}

function scoredAnew(analysis: Analysis, settings: Settings): RiskScores {
  const wanted = settings.measures as readonly string[] | undefined;
  const thresholds = Object.fromEntries(
    Object.entries(analysis.thresholds)
      .filter(([measure]) => wanted === undefined || wanted.includes(measure))
      .map(([measure, { threshold, risky }]) => {
        const own = (settings.thresholds as Record<string, number> | undefined)?.[measure];
        return [measure, { threshold: own ?? threshold, risky }] as const;
      }),
  );
  const combinations = analysis.scores.filter(({ measure }) => thresholds[measure] !== undefined);
  const budget = settings.budget?.risk ?? analysis.riskBudget;
  const risky = combinations.map(({ measure, score, risk }) =>
    budget === null ? isRisky(score, thresholds[measure]!) : risk > budget,
  );
  return { combinations, risky, thresholds, key: JSON.stringify([thresholds, budget]) };
}

/** Whether a score lies on the risky side. */
const isRisky = (score: number, { threshold, risky }: Threshold): boolean =>
  risky === "below" ? score < threshold : score >= threshold;

/** Detected entities with a mention that shows; one whose mentions were all removed does not count. */
export interface ShownEntities {
  readonly shown: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** Direct identifiers in people's own words that are no detected entity's. */
  readonly brought?: number;
}

/**
 * An entity shows when one of the mentions it was detected with is kept and not inside a hidden one, or
 * when somebody's own words elsewhere bring it back.
 * Merging and splitting do not change what was measured, so the detected entities count here.
 */
export function showing(analysis: Analysis, state: ReviewState): ShownEntities {
  const covered = coveredIn(state);
  const shown = new Set<string>();
  const gone = new Set<string>();
  for (const { id, mentions } of analysis.entities) {
    const left = mentions.flatMap((index) => state.mentions.get(mentionId(index)) ?? []);
    if (left.length === 0) gone.add(id);
    else if (left.some((one) => one.state === "keep" && !covered.has(one.id))) shown.add(id);
  }
  const owners = entityOfMention(analysis);
  let brought = identifyingWords(state).length;
  for (const { hidden } of broughtBack(analysis, state)) {
    const { detected } = state.mentions.get(hidden)!;
    const entity = analysis.entities[owners[detected] ?? -1];
    if (entity) shown.add(entity.id);
    else brought += 1;
  }
  return { shown, gone, brought };
}

/** A combination gives away as long as all its entities show. */
export const isOpen = ({ entities }: ScoredCombination, { shown }: ShownEntities): boolean =>
  entities.every((id) => shown.has(id));

/** Risk of a state, by measure and as one number. */
export function riskOf(
  analysis: Analysis,
  scored: RiskScores,
  show: ShownEntities,
  projectThreshold: number | null,
): TaskRisk {
  const measures = Object.entries(scored.thresholds).map(([measure, threshold]) =>
    measureRisk(analysis, measure, threshold, scored, show),
  );
  const direct =
    (show.brought ?? 0) +
    analysis.entities.filter(({ id, identifier }) => identifier === "DIRECT" && show.shown.has(id))
      .length;
  const worst = measures.reduce<MeasureRisk | undefined>(
    (a, b) => (a === undefined || excess(b) > excess(a) ? b : a),
    undefined,
  );
  const level = direct > 0 ? 1 : (worst?.level ?? 0);
  const threshold = projectThreshold ?? worst?.threshold ?? 1;
  const over =
    direct > 0 ||
    (projectThreshold === null ? measures.some(({ open }) => open > 0) : level > projectThreshold);
  // a direct identifier that shows is no estimate
  const range = direct > 0 ? undefined : worst?.range;
  return {
    level,
    ...(range && { range }),
    threshold,
    over,
    measure: worst?.measure ?? null,
    direct,
    measures,
  };
}

/** How far a measure is beyond its threshold; negative below it. The worst one speaks for all. */
export const excess = ({
  level,
  threshold,
  open,
}: Pick<MeasureRisk, "level" | "threshold" | "open">): number =>
  level - threshold + (open > 0 ? 1 : 0);

/** How far a measure's risk may be off, where its calibration holds. */
export function rangeOf(
  { calibrated = [] }: Pick<Analysis, "calibrated">,
  measure: string,
  level: number,
): Pick<MeasureRisk, "range"> {
  const range = calibrated.includes(measure) ? calibratedRange(measure, level) : undefined;
  return range ? { range } : {};
}

function measureRisk(
  analysis: Analysis,
  measure: string,
  threshold: Threshold,
  { combinations, risky }: RiskScores,
  show: ShownEntities,
): MeasureRisk {
  let level = 0;
  let before = 0;
  let worst: number | null = null;
  let open = 0;
  let total = 0;
  for (const [i, combination] of combinations.entries()) {
    if (combination.measure !== measure) continue;
    if (combination.entities.some((id) => show.gone.has(id))) continue;
    if (risky[i]) total++;
    before = Math.max(before, combination.risk);
    if (!isOpen(combination, show)) continue;
    if (risky[i]) open++;
    level = Math.max(level, combination.risk);
    if (worst === null || worse(combination.score, worst, threshold)) worst = combination.score;
  }
  return {
    measure,
    level,
    ...rangeOf(analysis, measure, level),
    before,
    threshold: thresholdLevel(measure, threshold, combinations, risky),
    score: worst,
    scoreThreshold: threshold.threshold,
    open,
    total,
    k: measure === "k-anonymity" ? worst : null,
  };
}

const worse = (a: number, b: number, { risky }: Threshold): boolean =>
  risky === "below" ? a < b : a > b;

/**
 * Where a threshold lies on the scale that measures share: itself where a measure's score is its
 * risk; else between the riskiest combination it lets pass and the least risky it does not.
 */
function thresholdLevel(
  measure: string,
  { threshold }: Threshold,
  combinations: readonly ScoredCombination[],
  risky: readonly boolean[],
): number {
  let passes: number | undefined;
  let stopped: number | undefined;
  let sameScale = true;
  for (const [i, combination] of combinations.entries()) {
    if (combination.measure !== measure) continue;
    const { score, risk } = combination;
    if (Math.abs(score - risk) > 1e-9) sameScale = false;
    if (risky[i]) stopped = Math.min(stopped ?? 1, risk);
    else passes = Math.max(passes ?? 0, risk);
  }
  if (sameScale && threshold >= 0 && threshold <= 1) return threshold;
  if (passes !== undefined && stopped !== undefined) return (passes + stopped) / 2;
  return stopped ?? passes ?? 1;
}

/**
 * Share of the text's information content that the output keeps. A hidden mention keeps what its
 * place on the ladder says: all steps of a ladder, the label last, are taken to cost the same. A
 * person's own words count as the middle of the ladder.
 */
export function utilityOf(analysis: Analysis, state: ReviewState): number {
  const { content, totalContent, ladders } = analysis;
  if (totalContent <= 0) return 1;
  const covered = coveredIn(state);
  let lost = 0;
  for (const mention of inOrder(state)) {
    if (mention.state === "keep" || covered.has(mention.id)) continue;
    const own = content[mention.detected] ?? averageContent(analysis, mention);
    lost += own * lossOf(mention, ladders[state.entities.get(mention.entity)!.ladder]);
  }
  return Math.min(1, Math.max(0, 1 - lost / totalContent));
}

/** Content of what a person marked: as much as its share of the characters. */
const averageContent = ({ document, totalContent }: Analysis, { start, end }: MentionState) =>
  (totalContent * (end - start)) / document.text.length;

/** Share of a mention's information that is lost where it is replaced. */
export function lossOf(
  { state, level }: Pick<MentionState, "state" | "level">,
  ladder: Analysis["ladders"][number] = [],
): number {
  if (state === "keep") return 0;
  if (state === "mask") return 1;
  const step = level === null ? -1 : ladder.findIndex((one) => one.level === level);
  return step < 0 ? 0.5 : (step + 1) / (ladder.length + 1);
}
