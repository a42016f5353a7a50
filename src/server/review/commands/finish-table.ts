/** A table decided and finished at once: what is left in its rows, and exactly that done. */

import { randomUUID } from "node:crypto";
import { PalimpsestError } from "../../../errors.js";
import { proposalsOf } from "../../engine/analysis.js";
import type { User } from "../../http/user.js";
import { openMentions, proposalOf, wordsOf } from "../model/state.js";
import { suspectsIn } from "../model/sweep.js";
import { assignmentOf, type ReviewContext } from "../queries/context.js";
import { checksFor, type OpenTask } from "../queries/open-task.js";
import { tasksOfFile } from "../queries/written-file.js";
import type { Change, EventInput, TableFinished, TableFinishInput, TableLeft } from "../schema.js";
import { openedBy } from "./batch-preview.js";
import { saveEvent } from "./save.js";

/** Rows that are named. */
const NAMED = 20;

/** Rows of the table that a user may decide in and that are not finished. */
async function* unfinishedRows(
  context: ReviewContext,
  id: string,
  user: User,
): AsyncGenerator<OpenTask> {
  const { task } = await assignmentOf(context, context.store, id, user);
  for (const one of await tasksOfFile(context.store, task.file)) {
    const opened = await openedBy(context, one, user);
    if (opened && !opened.stream.state.finished) yield opened;
  }
}

type Step =
  | { readonly kind: "decide"; readonly changes: Change[]; readonly scope: "batch" }
  | { readonly kind: "dismiss"; readonly suspects: string[] }
  | { readonly kind: "finish" };

interface Proposed {
  readonly id: string;
  readonly text: string;
  readonly change: Change;
  /** Null: it is kept. */
  readonly output: string | null;
}

function proposedIn({ dossier: { analysis }, stream: { state } }: OpenTask): Proposed[] {
  const proposals = proposalsOf(analysis);
  return openMentions(state).map((mention) => {
    const proposal = proposalOf(mention, proposals);
    const { replacement, level } = proposal;
    const change: Change =
      proposal.state === "generalize" && replacement !== null
        ? { mention: mention.id, state: "generalize", replacement, level }
        : { mention: mention.id, state: proposal.state };
    return {
      id: mention.id,
      text: analysis.document.text.slice(mention.start, mention.end),
      change,
      output: wordsOf({ ...mention, ...proposal }, state.entities.get(mention.entity)!),
    };
  });
}

const suspiciousIn = ({ dossier: { analysis, suspicions }, stream: { state } }: OpenTask) =>
  suspectsIn(state, suspicions)
    .filter(({ dismissed }) => !dismissed)
    .map(({ id, start, end }) => ({ id, text: analysis.document.text.slice(start, end) }));

/** @throws NOT_FOUND */
export async function leftInTable(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<TableLeft> {
  const proposals = new Map<string, TableLeft["proposals"][number]>();
  const suspects = new Map<string, number>();
  let rows = 0;
  for await (const opened of unfinishedRows(context, id, user)) {
    rows++;
    for (const { text, output } of proposedIn(opened)) {
      const key = JSON.stringify([text, output]);
      proposals.set(key, { text, output, count: (proposals.get(key)?.count ?? 0) + 1 });
    }
    for (const { text } of suspiciousIn(opened)) {
      suspects.set(text, (suspects.get(text) ?? 0) + 1);
    }
  }
  return {
    rows,
    proposals: [...proposals.values()],
    suspects: [...suspects].map(([text, count]) => ({ text, count })),
  };
}

/** @throws NOT_FOUND */
export async function finishTable(
  context: ReviewContext,
  id: string,
  user: User,
  { accept = [], dismiss = [] }: TableFinishInput,
): Promise<TableFinished> {
  const left: TableFinished["left"] = [];
  const accepted = new Set(accept);
  const dismissed = new Set(dismiss);
  let finished = 0;
  for await (const opened of unfinishedRows(context, id, user)) {
    const row = opened.task.id;
    let { version } = opened.stream;
    const save = async (event: Step) => {
      const input: EventInput = { ...event, id: randomUUID(), seen: version };
      ({ version } = await saveEvent(context, row, user, input));
    };
    try {
      const changes = proposedIn(opened).flatMap(({ text, change }) =>
        accepted.has(text) ? [change] : [],
      );
      if (changes.length > 0) await save({ kind: "decide", changes, scope: "batch" });
      const suspects = suspiciousIn(opened).flatMap(({ id: one, text }) =>
        dismissed.has(text) ? [one] : [],
      );
      if (suspects.length > 0) await save({ kind: "dismiss", suspects });
      await save({ kind: "finish" });
      finished++;
    } catch (thrown) {
      const known = thrown instanceof PalimpsestError ? thrown.code : undefined;
      if (known !== "CHECKS_FAILED" && known !== "CONFLICT") throw thrown;
      const now = await openedBy(context, row, user);
      const checks = now ? await checksFor(context, context.store, now, user) : [];
      const failing = checks.filter(({ ok, blocks }) => !ok && blocks === "finish");
      left.push({ task: row, name: opened.task.name, checks: failing });
    }
  }
  return { finished, left: left.slice(0, NAMED), remaining: left.length };
}
