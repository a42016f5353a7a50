/**
 * `/analyze` for one text: what detection stands by, what single forms found however weakly, and what
 * the client's own recognizers found, as the incumbent reports them: overlaps of different entities
 * stay, the client chooses.
 */

import { createDocument, type Mention, type Unexamined } from "../../document/document.js";
import { offsetConverter } from "../../document/offsets.js";
import { type Detector, scan } from "../../entries/detect.js";
import type { Sanitizer } from "../../index.js";
import { findAdHoc } from "./ad-hoc.js";
import type { AnalyzeOptions } from "./analyze-options.js";
import { round } from "./context.js";
import { withoutDuplicates } from "./duplicates.js";
import {
  CONTEXTUAL,
  ENTITY_OF_TYPE,
  entityOf,
  FORM_DETECTORS,
  REPORTED_WHEN_WEAK,
  recognizerName,
} from "./entities.js";
import { compileLinear } from "./linear-regex.js";
import type { AnalysisExplanation, RecognizerResult } from "./recognizer-result.js";

export interface Analyzed {
  /** Offsets in code points, best score first. */
  readonly results: RecognizerResult[];
  /** Where detection ran: stretches that it did not examine with all there is, in UTF-16 units. */
  readonly unexamined: readonly Unexamined[];
}

export async function analyze(
  text: string,
  options: AnalyzeOptions,
  sanitizer: Sanitizer,
): Promise<Analyzed> {
  const all = options.entities.length === 0;
  const wanted = (entity: string): boolean => all || options.entities.includes(entity);
  const own = options.adHoc
    .filter(({ entity }) => wanted(entity))
    .flatMap((recognizer) => findAdHoc(text, recognizer, options.context));
  const formed = await findForms(text, options, (entity) =>
    all ? REPORTED_WHEN_WEAK.has(entity) : wanted(entity),
  );
  const specific = [...own, ...formed];
  const detects = all || options.entities.some((entity) => CONTEXTUAL.has(entity));
  const { found, unexamined } = detects
    ? await findByDetection(text, options, sanitizer, specific, wanted)
    : { found: [], unexamined: [] };
  const results = [...specific, ...found];
  const { toCodePoint } = offsetConverter(text);
  const passing = results.filter(({ score }) => score >= options.scoreThreshold);
  return {
    results: withoutAllowed(text, withoutDuplicates(passing), options).map((result) => ({
      ...result,
      start: toCodePoint(result.start),
      end: toCodePoint(result.end),
      analysis_explanation: options.explain ? result.analysis_explanation : null,
    })),
    unexamined,
  };
}

/** Finds of detectors by form, weak ones too. */
async function findForms(
  text: string,
  { context }: AnalyzeOptions,
  wanted: (entity: string) => boolean,
): Promise<RecognizerResult[]> {
  const detectors = FORM_DETECTORS.filter(({ presidioEntity }) => wanted(presidioEntity));
  const byName = new Map(detectors.map((detector) => [detector.name, detector]));
  const results: RecognizerResult[] = [];
  for (const plain of await scan(text, detectors)) {
    const detector = byName.get(plain.detector)!;
    const mention = await withContext(text, plain, detector, context);
    results.push({
      entity_type: detector.presidioEntity,
      start: mention.start,
      end: mention.end,
      score: mention.score,
      analysis_explanation: explanation(mention, detector),
    });
  }
  return results;
}

/** The mention as it would be with the client's words beside it. */
async function withContext(
  text: string,
  mention: Mention,
  detector: Detector,
  words: readonly string[],
): Promise<Mention> {
  if (words.length === 0 || mention.evidence.context !== undefined) return mention;
  const beside = `${words.join(" ")} `;
  const value = text.slice(mention.start, mention.end);
  const found = (await scan(beside + value, [detector])).find(
    ({ start, evidence }) => start === beside.length && evidence.context !== undefined,
  );
  if (found === undefined) return mention;
  const { score, evidence } = found;
  return { ...mention, score: Math.max(score, mention.score), evidence };
}

/**
 * Mentions that detection stands by. One that only its type names gives way to a find that says
 * more: any for a code, one of the same span for what a rule read.
 */
async function findByDetection(
  text: string,
  { language }: AnalyzeOptions,
  sanitizer: Sanitizer,
  specific: readonly RecognizerResult[],
  wanted: (entity: string) => boolean,
): Promise<{ found: RecognizerResult[]; unexamined: readonly Unexamined[] }> {
  const { mentions, unexamined } = await sanitizer.detect(createDocument(text, { language }));
  const found: RecognizerResult[] = [];
  for (const mention of mentions) {
    const { start, end, type, detector, score } = mention;
    const entity = entityOf(detector, type);
    if (entity === undefined || !wanted(entity)) continue;
    const said = specific.some(
      (one) =>
        one.start < end &&
        start < one.end &&
        (one.entity_type === entity ||
          entity === ENTITY_OF_TYPE.CODE ||
          (detector !== "neural" && one.start === start && one.end === end)),
    );
    if (said) continue;
    found.push({
      entity_type: entity,
      start,
      end,
      score: round(score),
      analysis_explanation: explanation(mention, undefined, entity),
    });
  }
  return { found, unexamined };
}

function explanation(
  { detector: name, score, evidence }: Mention,
  detector: Detector | undefined,
  entity?: string,
): AnalysisExplanation {
  const pattern = detector?.patterns?.find((one) => one.name === evidence.rule);
  const recognizer = recognizerName(name);
  const original = pattern?.score ?? score;
  return {
    recognizer,
    pattern_name: pattern?.name ?? null,
    pattern: pattern?.regex.source ?? null,
    original_score: original,
    score,
    textual_explanation: pattern
      ? `Detected by \`${recognizer}\` using pattern \`${pattern.name}\``
      : `Identified as ${entity ?? detector?.presidioEntity} by ${evidence.rule ?? name}`,
    score_context_improvement: evidence.context === undefined ? 0 : round(score - original),
    supportive_context_word: evidence.context ?? "",
    validation_result: evidence.validated ?? null,
    regex_flags: null,
  };
}

function withoutAllowed(
  text: string,
  results: readonly RecognizerResult[],
  { allow, allowMatch, allowFlags }: AnalyzeOptions,
): readonly RecognizerResult[] {
  const terms = allow.filter((term) => term !== "");
  if (terms.length === 0) return results;
  if (allowMatch === "exact") {
    const exact = new Set(terms);
    return results.filter(({ start, end }) => !exact.has(text.slice(start, end)));
  }
  const regex = compileLinear(terms.join("|"), allowFlags);
  return results.filter(({ start, end }) => !regex.matcher(text.slice(start, end)).find());
}
