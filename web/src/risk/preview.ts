/** What changes would bring, before they are made: a step of the curve or moved thresholds. */

import type { Change, Frontier, Settings, TaskRisk } from "../api/types.js";
import type { Reading } from "../review/state.js";

export interface Preview {
  /** What it is, for the banner: 'Threshold of classifier at 0.6'. */
  readonly what: string;
  readonly changes: readonly Change[];
  readonly risk: Pick<TaskRisk, "level" | "range">;
  readonly utility: number;
  readonly settings?: Settings;
}

/**
 * The changes that lead to a point of the curve. People's decisions stay as they are, so that the
 * point is where the machine's part would go.
 */
export function changesTo(reading: Reading, frontier: Frontier, point: number): Change[] {
  const steps = frontier.points[point]!.steps;
  const hidden = new Map(frontier.order.slice(0, steps).map((step) => [step.entity, step]));
  const changes: Change[] = [];
  for (const id of reading.order) {
    const mention = reading.mentions.get(id)!;
    if (mention.decided !== null) continue;
    const step = hidden.get(mention.entity);
    const state = step?.state ?? "keep";
    if (mention.state === state && (state !== "generalize" || mention.level === step!.level)) {
      continue;
    }
    changes.push({
      mention: id,
      state,
      ...(state === "generalize" && step!.level !== null && { level: step!.level }),
      ...(state === "generalize" &&
        step!.level === null &&
        step!.replacement !== null && { replacement: step!.replacement }),
    });
  }
  return changes;
}
