/**
 * Decisions in the forms in which the field trains and measures: the Text Anonymization Benchmark's
 * (Pilán et al. 2022) and, with replacements, WikiReplace's. They hold the originals.
 */

import type { Mention } from "../../../document/document.js";
import type { Reading } from "../model/merge.js";
import {
  coveredIn,
  inOrder,
  type MentionState,
  type ReviewState,
  wordsOf,
} from "../model/state.js";
import type { Dossier } from "./dossier.js";

export interface TrainingDocument {
  readonly dossier: Dossier;
  readonly id: string;
  /** `reader1`, `reader2`, `merged`: who reads the file need not know who they are. */
  readonly readings: readonly Reading[];
  /** The output of the last reading. */
  readonly output: string;
}

/** The benchmark's form: one annotator per reading, every mention with its masking decision. */
export const asTab = (documents: readonly TrainingDocument[]): string =>
  toJson(documents.map((one) => ({ ...head(one), annotations: annotationsOf(one, () => ({})) })));

/** The same with each hidden mention's ladder and what was chosen of it. */
export const asWikiReplace = (documents: readonly TrainingDocument[]): string =>
  toJson(
    documents.map((one) => ({
      ...head(one),
      annotations: annotationsOf(one, (mention, state, annotator) =>
        replacementOf(one.dossier, mention, state, annotator),
      ),
      generalized_text: one.output,
    })),
  );

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const head = ({ id, dossier }: TrainingDocument) => {
  const { text, persons } = dossier.analysis.document;
  const task =
    persons.length === 0 ? {} : { task: `Task: protect the person: ${persons.join(", ")}` };
  return { doc_id: id, text, ...task };
};

type More = (mention: MentionState, state: ReviewState, annotator: string) => object;

function annotationsOf({ id, dossier, readings }: TrainingDocument, more: More) {
  return Object.fromEntries(
    readings.map(({ reader, state }) => [
      reader,
      { entity_mentions: mentionsOf(dossier, id, reader, state, more) },
    ]),
  );
}

function mentionsOf(
  { analysis, offsets }: Dossier,
  document: string,
  annotator: string,
  state: ReviewState,
  more: More,
) {
  const covered = coveredIn(state);
  return inOrder(state)
    .filter(({ id }) => !covered.has(id))
    .map((mention, i) => {
      const detected = analysis.mentions[mention.detected];
      const moved = detected && (detected.start !== mention.start || detected.end !== mention.end);
      return {
        entity_type: mention.type,
        entity_mention_id: `${document}_${annotator}_em${i + 1}`,
        start_offset: offsets.toCodePoint(mention.start),
        end_offset: offsets.toCodePoint(mention.end),
        span_text: analysis.document.text.slice(mention.start, mention.end),
        edit_type: !detected ? "insert" : moved ? "correct" : "check",
        identifier_type: identifierOf(mention, state),
        entity_id: `${document}_${annotator}_${mention.entity}`,
        provenance: provenanceOf(mention, detected, moved === true, annotator),
        ...more(mention, state, annotator),
      };
    });
}

/** Who set a field: the annotator of the reading, or nobody but the program. */
type Source = string;

/** What the program set and nobody decided. */
const MACHINE = "machine";

/**
 * For each field who set it. Whether a mention is hidden is the reader's where they decided it; that it identifies
 * directly or together with others is the program's, since nobody is asked. The benchmark's `confidential_status` is
 * left out for the same reason.
 */
function provenanceOf(
  { decided, state, type }: MentionState,
  detected: Mention | undefined,
  moved: boolean,
  annotator: string,
): Readonly<Record<string, Source>> {
  return {
    span: !detected || moved ? annotator : MACHINE,
    entity_type: detected?.type === type ? MACHINE : annotator,
    masked: decided ? annotator : MACHINE,
    identifier_type: decided && state === "keep" ? annotator : MACHINE,
  };
}

function identifierOf(mention: MentionState, state: ReviewState): string {
  if (mention.state === "keep") return "NO_MASK";
  return state.entities.get(mention.entity)!.identifier === "DIRECT" ? "DIRECT" : "QUASI";
}

function replacementOf(
  { analysis }: Dossier,
  mention: MentionState,
  state: ReviewState,
  annotator: string,
): object {
  const entity = state.entities.get(mention.entity)!;
  const chosen = wordsOf(mention, entity);
  if (chosen === null) return {};
  const bySource: Record<string, string[]> = {};
  for (const { by, text } of analysis.ladders[entity.ladder] ?? []) {
    bySource[by] = [...(bySource[by] ?? []), text];
  }
  // the words of the output have their article, those of the ladder have none
  const offered = Object.values(bySource).flat();
  const selected =
    offered.find((text) => text === chosen) ??
    offered.find((text) => withoutArticle(text) === withoutArticle(chosen));
  if (selected === undefined) bySource["annotator"] = [...(bySource["annotator"] ?? []), chosen];
  return {
    replacement: {
      generalizations: bySource,
      generalization_selection: { [selected ?? chosen]: [mention.decided ? annotator : MACHINE] },
    },
  };
}

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the) /iu, "").toLowerCase();
