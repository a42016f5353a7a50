/** The history as a reader understands it: who changed which words, from what to what. */

import type { HistoryEntry, Mention, State } from "../api/types.js";
import type { Reading } from "./state.js";

/** How a mention is treated. */
export interface Treatment {
  readonly state: State;
  /** The words that appear instead; null: not known from the history, or kept. */
  readonly words: string | null;
  readonly level: number | null;
}

/** What an event did to one mention. */
export interface Difference {
  readonly mention: string;
  readonly before: Treatment;
  readonly after: Treatment;
}

export interface Told {
  readonly entry: HistoryEntry;
  readonly differences: readonly Difference[];
  /** Mentions that other kinds of events name. */
  readonly mentions: readonly string[];
}

interface BodyChange {
  readonly mention: string;
  readonly state: State;
  readonly replacement?: string;
  readonly level?: number | null;
}

/** Replays a history, oldest first, over what the machine proposed. */
export function told(reading: Reading, events: readonly HistoryEntry[]): Told[] {
  const now = new Map<string, Treatment>();
  const by = new Map<string, readonly Difference[]>();
  const current = (id: string) => now.get(id) ?? proposed(reading.mentions.get(id));
  return events.map((entry) => {
    let differences: readonly Difference[] = [];
    if (entry.kind === "decide") {
      differences = changesOf(entry).map((change) => ({
        mention: change.mention,
        before: current(change.mention),
        after: treatmentOf(reading, change),
      }));
    } else if (entry.kind === "undo") {
      const undone = by.get(String(entry.body["event"])) ?? [];
      differences = undone.map(({ mention, before }) => ({
        mention,
        before: current(mention),
        after: before,
      }));
    }
    for (const { mention, after } of differences) now.set(mention, after);
    by.set(entry.id, differences);
    return { entry, differences, mentions: mentionsOf(entry) };
  });
}

const changesOf = ({ body }: HistoryEntry): readonly BodyChange[] =>
  Array.isArray(body["changes"]) ? (body["changes"] as BodyChange[]) : [];

function mentionsOf({ body }: HistoryEntry): readonly string[] {
  if (Array.isArray(body["mentions"])) return body["mentions"] as string[];
  return typeof body["mention"] === "string" ? [body["mention"]] : [];
}

const proposed = (mention: Mention | undefined): Treatment => ({
  state: mention?.proposal.state ?? "keep",
  words: mention?.proposal.replacement ?? null,
  level: mention?.proposal.level ?? null,
});

function treatmentOf(reading: Reading, change: BodyChange): Treatment {
  const mention = reading.mentions.get(change.mention);
  const entity = mention && reading.entities.get(mention.entity);
  const level = change.level ?? null;
  const step = entity?.ladder.find((each) => each.state === change.state && each.level === level);
  const words =
    change.state === "keep"
      ? null
      : change.state === "mask"
        ? (entity?.label ?? null)
        : (change.replacement ?? step?.text ?? mention?.proposal.replacement ?? null);
  return { state: change.state, words, level };
}
