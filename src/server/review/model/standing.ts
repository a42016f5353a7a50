/** How a stream stands: risk, utility, what is open. Computed once for each state. */

import { type Dossier, type Stream, unresolvedOf } from "../queries/dossier.js";
import type { TaskRisk } from "../schema.js";
import type { ProjectRecord } from "../store/project-records.js";
import type { StreamRecord, Summary } from "../store/records.js";
import { riskOf, type Scored, type Showing, scoredUnder, showing, utilityOf } from "./risk.js";
import { openMentions, type ReviewState } from "./state.js";

export interface Standing {
  readonly scored: Scored;
  readonly show: Showing;
  readonly risk: TaskRisk;
  readonly utility: number;
}

interface Known {
  readonly threshold: number | null;
  readonly standing: Standing;
}

const known = new WeakMap<ReviewState, Known>();

/** Risk and utility of a state; the same state gives the same, worked out once. */
export function standingOf(
  { analysis }: Dossier,
  state: ReviewState,
  { threshold }: Pick<ProjectRecord, "threshold">,
): Standing {
  const before = known.get(state);
  if (before?.threshold === threshold) return before.standing;
  const scored = scoredUnder(analysis, state.settings);
  const show = showing(analysis, state);
  const standing: Standing = {
    scored,
    show,
    risk: riskOf(analysis, scored, show, threshold),
    utility: utilityOf(analysis, state),
  };
  known.set(state, { threshold, standing });
  return standing;
}

export function summaryOf(
  dossier: Dossier,
  stream: Stream,
  { risk, utility }: Pick<Standing, "risk" | "utility">,
): Summary {
  return {
    open: openMentions(stream.state).length,
    total: stream.state.mentions.size,
    risk,
    utility,
    unresolved: unresolvedOf(dossier, stream).length,
    unexamined: dossier.analysis.unexamined.length,
    reopened: !stream.state.finished && stream.events.some(({ body }) => body.kind === "finish"),
    authors: [...new Set(stream.events.map(({ author }) => author))],
  };
}

export const recordOf = (
  task: string,
  dossier: Dossier,
  stream: Stream,
  standing: Pick<Standing, "risk" | "utility">,
): StreamRecord => ({
  task,
  stream: stream.name,
  version: stream.version,
  finished: stream.state.finished,
  summary: summaryOf(dossier, stream, standing),
});
