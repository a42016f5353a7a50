/** What the last attack would find if more were hidden: asked before anything is decided. */

import type { User } from "../../http/user.js";
import { after } from "../model/fold.js";
import { outputOf } from "../model/output.js";
import { notAllowed, notFound } from "../model/refusal.js";
import type { ReviewState } from "../model/state.js";
import { assessmentOf } from "../queries/assessment.js";
import type { ReviewContext } from "../queries/context.js";
import { type OpenTask, openTask } from "../queries/open-task.js";
import type { EventInput, WhatIf, WhatIfInput } from "../schema.js";
import { lastAttack } from "./attack.js";
import { textsOf } from "./backgrounds.js";
import { validateEvent } from "./validate-event.js";

/** @throws NOT_FOUND without an attack on this background, EVENT_INVALID, SPAN_INVALID, what the engine throws */
export async function attackIf(
  context: ReviewContext,
  id: string,
  user: User,
  { background, mentions = [], spans = [] }: WhatIfInput,
): Promise<WhatIf> {
  const { store } = context;
  const opened = await openTask(context, store, id, user);
  if (opened.seat.stream === undefined) {
    throw notAllowed("you may not see these decisions");
  }
  const last = await lastAttack(store, opened, background, user);
  const first = last?.candidates[0];
  if (!last || !first) throw notFound("background that this task was attacked with");
  const state = hiding(opened, mentions, spans);
  const output = outputOf(opened.dossier.analysis, state);
  const texts = await textsOf(context, store, background);
  const { person } = await context.engine.attack(output.text, texts, {
    by: last.attacker as "lexical" | "neural" | "ensemble",
    person: first.name,
  });
  const utility = (of: ReviewState) => assessmentOf(opened.dossier, of, opened.project).utility;
  return {
    before: first.probability,
    after: person?.probability ?? 0,
    rank: person?.rank ?? texts.length,
    utility: { before: utility(opened.stream.state), after: utility(state) },
  };
}

/** The state with these mentions masked and these spans marked and masked; nothing is saved. */
function hiding(
  { dossier, stream }: OpenTask,
  mentions: readonly string[],
  spans: NonNullable<WhatIfInput["spans"]>,
): ReviewState {
  const events: EventInput[] = [];
  const head = (id: string) => ({ id, seen: stream.version });
  if (mentions.length > 0) {
    const changes = mentions.map((mention) => ({ mention, state: "mask" as const }));
    events.push({ ...head("hide"), kind: "decide", changes });
  }
  if (spans.length > 0) {
    events.push({ ...head("mark"), kind: "add", spans: [...spans], type: "MISC", state: "mask" });
  }
  return events.reduce((state, input) => {
    const intake = validateEvent(input, dossier, { state, events: stream.events }, "");
    const event = { id: input.id, version: stream.version + 1, author: "", at: "", ...intake };
    return after(state, event, dossier.analysis);
  }, stream.state);
}
