/**
 * Deciding anew on what is stored: other thresholds, measures, solvers or budgets, with no detection
 * and no measuring. Changes nothing; what comes out is sent back as one event.
 */

import type { Document } from "../../../document/document.js";
import { maskedBy } from "../../../document/masked.js";
import type { Policy } from "../../../policy/policy.js";
import type { Analysis } from "../../engine/analysis.js";
import { policyFor } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import { after } from "../model/fold.js";
import { coveredIn, inOrder, mentionId, type ReviewState } from "../model/state.js";
import { type Assessment, assessmentOf } from "../queries/assessment.js";
import type { ReviewContext } from "../queries/context.js";
import { decidingSanitizerFor } from "../queries/deciding-sanitizers.js";
import { type OpenTask, openTask } from "../queries/open-task.js";
import type { Change, Redecided, RedecideInput, Settings } from "../schema.js";

/** Seconds a solver may take; after that the best choice so far is used. */
const SOLVER_SECONDS = 0.12;

/** @throws BUDGET_CONTRADICTORY, MEASURE_UNAVAILABLE, NOT_FOUND */
export async function redecide(
  context: ReviewContext,
  id: string,
  user: User,
  { settings, scope = "undecided" }: RedecideInput,
): Promise<Redecided> {
  const began = performance.now();
  const opened = await openTask(context, context.store, id, user);
  const { dossier, stream, project } = opened;
  const policy = policyFor(context.policy, project.policy);
  const masked = await maskedUnder(dossier.analysis, policy, settings);
  const changes = changesTo(dossier.analysis, stream.state, masked, scope);
  const next = previewOf(opened, changes, settings);
  const outward = ({ risk, utility }: Assessment) => ({ risk, utility });
  return {
    version: stream.version,
    changes,
    before: outward(assessmentOf(dossier, stream.state, project)),
    after: outward(assessmentOf(dossier, next, project)),
    milliseconds: Math.round((performance.now() - began) * 10) / 10,
  };
}

/** The state as it would be after a batch; the batch is not saved. */
export function previewOf(
  { dossier, stream }: Pick<OpenTask, "dossier" | "stream">,
  changes: readonly Change[],
  settings: Settings,
): ReviewState {
  const body = { kind: "decide" as const, changes: [...changes], settings };
  const event = { id: "", version: stream.version + 1, author: "", at: "", touched: [], body };
  return after(stream.state, event, dossier.analysis);
}

/** Ids of detected entities that a decision under these settings masks. */
async function maskedUnder(
  analysis: Analysis,
  policy: Policy,
  { measures, thresholds, solver, budget }: Settings,
): Promise<ReadonlySet<string>> {
  const sanitizer = await decidingSanitizerFor(policy);
  const wanted: readonly string[] | undefined = measures;
  const { document, mentions, entities, unexamined, measured, risks } = analysis;
  const scores = measured.filter(({ measure }) => wanted === undefined || wanted.includes(measure));
  const share = budget?.utility === undefined ? undefined : shareOf(analysis, budget.utility);
  const decided = await sanitizer.decide(
    { document: document as Document, mentions, entities, unexamined, scores, risks },
    {
      thresholds: { ...policy.thresholds, ...thresholds },
      solver_seconds: SOLVER_SECONDS,
      ...(solver && { solver }),
      ...(budget && {
        budget: {
          ...(budget.risk === undefined ? {} : { risk: budget.risk }),
          ...(share === undefined ? {} : { information: share }),
        },
      }),
    },
  );
  return maskedBy(decided.decisions);
}

/** From a share of the text that must stay to a share of the entities that may be hidden. */
function shareOf({ content, totalContent }: Analysis, utility: number): number {
  const entities = content.reduce((sum, one) => sum + one, 0);
  return entities === 0 ? 1 : Math.min(1, ((1 - utility) * totalContent) / entities);
}

/** What would change so that exactly these entities are hidden. */
export function changesTo(
  analysis: Analysis,
  state: ReviewState,
  masked: ReadonlySet<string>,
  scope: "undecided" | "all",
): Change[] {
  const covered = coveredIn(state);
  const target = new Map<string, Change>();
  for (const { id, mentions } of analysis.entities) {
    for (const index of mentions) {
      const mention = mentionId(index);
      const { state: hidden, replacement, level } = analysis.hidden[index]!;
      target.set(
        mention,
        !masked.has(id) || hidden === "keep"
          ? { mention, state: "keep" }
          : hidden === "mask"
            ? { mention, state: "mask" }
            : { mention, state: "generalize", replacement: replacement!, level },
      );
    }
  }
  return inOrder(state).flatMap((mention) => {
    const change = target.get(mention.id);
    if (!change || covered.has(mention.id)) return [];
    if (mention.decided && scope === "undecided") return [];
    // somebody's choice of how to hide it stays where it is to be hidden
    const isSame = (change.state === "keep") === (mention.state === "keep");
    return isSame ? [] : [change];
  });
}
