/** The assessment of a stream: risk, utility, open mentions. Computed once per state. */

import {
  type RiskScores,
  riskOf,
  type ShownEntities,
  scoredUnder,
  showing,
  utilityOf,
} from "../model/risk.js";
import { openMentions, type ReviewState } from "../model/state.js";
import type { TaskRisk } from "../schema.js";
import type { ProjectRecord } from "../store/project-records.js";
import type { StreamRecord, Summary } from "../store/records.js";
import { type Dossier, type Stream, unresolvedOf } from "./dossier.js";

export interface Assessment {
  readonly scored: RiskScores;
  readonly show: ShownEntities;
  readonly risk: TaskRisk;
  readonly utility: number;
}

interface Known {
  readonly threshold: number | null;
  readonly assessment: Assessment;
}

const known = new WeakMap<ReviewState, Known>();

/** Risk and utility of a state; computed once per state. */
export function assessmentOf(
  { analysis }: Dossier,
  state: ReviewState,
  { threshold }: Pick<ProjectRecord, "threshold">,
): Assessment {
  const before = known.get(state);
  if (before?.threshold === threshold) return before.assessment;
  const scored = scoredUnder(analysis, state.settings);
  const show = showing(analysis, state);
  const assessment: Assessment = {
    scored,
    show,
    risk: riskOf(analysis, scored, show, threshold),
    utility: utilityOf(analysis, state),
  };
  known.set(state, { threshold, assessment });
  return assessment;
}

export function summaryOf(
  dossier: Dossier,
  stream: Stream,
  { risk, utility }: Pick<Assessment, "risk" | "utility">,
): Summary {
  return {
    open: openMentions(stream.state).length,
    total: stream.state.mentions.size,
    risk,
    utility,
    unresolved: unresolvedOf(dossier, stream).length,
    unexamined: dossier.analysis.unexamined.length,
    sentBack: stream.state.sentBack !== null,
    reopened: !stream.state.finished && stream.events.some(({ body }) => body.kind === "finish"),
    authors: [...new Set(stream.events.map(({ author }) => author))],
  };
}

export const recordOf = (
  task: string,
  dossier: Dossier,
  stream: Stream,
  assessment: Pick<Assessment, "risk" | "utility">,
): StreamRecord => ({
  task,
  stream: stream.name,
  version: stream.version,
  finished: stream.state.finished,
  summary: summaryOf(dossier, stream, assessment),
});
