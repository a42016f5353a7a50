/**
 * Decisions in the forms in which the field trains and measures: the Text Anonymization Benchmark's
 * (Pilán et al. 2022) and, with replacements, WikiReplace's. They hold the originals.
 */

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
        confidential_status: "NOT_CONFIDENTIAL",
        ...more(mention, state, annotator),
      };
    });
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
  const offered = Object.values(bySource).flat();
  if (!offered.includes(chosen))
    bySource["heuristics"] = [...(bySource["heuristics"] ?? []), chosen];
  for (const texts of Object.values(bySource)) if (!texts.includes("***")) texts.push("***");
  return {
    replacement: {
      generalizations: bySource,
      generalization_selection: { [chosen]: [annotator] },
    },
  };
}
