/**
 * The exporter: the output, made anew each time from the immutable text and the state. Nothing else
 * writes text, so no undo can leave a trace in it.
 */

import { createHash } from "node:crypto";
import { EditedText } from "../../../document/edited-text.js";
import type { Analysis } from "../../engine/analysis.js";
import { inOrder, type MentionState, type ReviewState, wordsOf } from "./state.js";

/** Words in place of a stretch of the original; offsets in UTF-16. */
export interface OutputReplacement {
  readonly mention: string;
  readonly entity: string;
  readonly start: number;
  readonly end: number;
  readonly outStart: number;
  readonly outEnd: number;
  readonly replacement: string;
  readonly level: number | null;
  /** A person's own words, on no ladder. */
  readonly free: boolean;
}

export interface Output {
  readonly text: string;
  readonly replacements: readonly OutputReplacement[];
  /** SHA-256 of text and replacements, in hexadecimal: what an approval is bound to. */
  readonly hash: string;
}

/**
 * The output of a state. Of mentions inside one another the outermost hidden one is replaced; where
 * two hidden ones overlap in part, the later one's words stand for what the first leaves over, so
 * that no character of either shows.
 */
export function outputOf(analysis: Analysis, state: ReviewState): Output {
  const { text } = analysis.document;
  const replacements: OutputReplacement[] = [];
  const out = new EditedText(text);
  for (const mention of inOrder(state)) {
    const replacement = wordsOf(mention, state.entities.get(mention.entity)!);
    if (replacement === null || mention.end <= out.at) continue;
    const start = Math.max(out.at, mention.start - takenBy(mention, analysis));
    const place = out.replace(start, mention.end, replacement);
    replacements.push({
      mention: mention.id,
      entity: mention.entity,
      start,
      end: mention.end,
      outStart: place.start,
      outEnd: place.end,
      replacement,
      level: mention.level,
      free: mention.state === "generalize" && mention.level === null,
    });
  }
  const output = out.finish();
  return { text: output, replacements, hash: hashOf(output, replacements) };
}

/** How many characters before it a replacement takes along, where it is the machine's own. */
function takenBy(mention: MentionState, { hidden, mentions }: Analysis): number {
  const proposal = hidden[mention.detected];
  const isProposal =
    proposal?.state === mention.state &&
    proposal.replacement === mention.replacement &&
    mentions[mention.detected]!.start === mention.start;
  return isProposal ? proposal.taken : 0;
}

function hashOf(text: string, replacements: readonly OutputReplacement[]): string {
  const spans = replacements.map(({ start, end, replacement }) => [start, end, replacement]);
  return createHash("sha256")
    .update(JSON.stringify([text, spans]))
    .digest("hex");
}
