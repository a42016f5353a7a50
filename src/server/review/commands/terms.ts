/**
 * A term or an expression: found where it is unmarked in all documents of a project, looked at, hidden in exactly what
 * was looked at, and added to the project's policy, so that documents to come have it marked by the machine.
 */

import type { Span } from "../../../document/span.js";
import { type Detector, scan } from "../../../entries/detect.js";
import { userDetector } from "../../../entries/own/terms.js";
import { errors } from "../../../errors.js";
import { policyFor } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import { notFound } from "../model/refusal.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import type { OpenTask } from "../queries/open-task.js";
import type { Batch, TermInput, TermPreview, TermQuery } from "../schema.js";
import { saveBatch } from "../store/batch-records.js";
import { findProject, saveProject } from "../store/project-records.js";
import { allTasks } from "../store/records.js";
import {
  inCodePoints,
  inContext,
  openedBy,
  requireProject,
  SAMPLE,
  Sample,
  whyLeftAlone,
} from "./batch-preview.js";
import { batchBefore, saveIn } from "./batches.js";

/** As the policy has it: its name is in reports, so it holds no word of the term. */
function detectorOf({ words, expression, type }: TermQuery, name: string) {
  if ((words === undefined) === (expression === undefined)) {
    throw errors.REQUEST_INVALID`a term has either 'words' or an 'expression'; send one of them`;
  }
  return { name, type, ...(words === undefined ? { regex: expression! } : { words: [words] }) };
}

async function unmarkedIn(
  { dossier: { analysis }, stream: { state } }: OpenTask,
  detector: Detector,
): Promise<Span[]> {
  const marked = [...state.mentions.values()];
  const found = await scan(analysis.document.text, [detector]);
  const places: Span[] = [];
  for (const { start, end } of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const isFree = start >= (places.at(-1)?.end ?? 0);
    if (!isFree || marked.some((one) => one.start < end && one.end > start)) continue;
    places.push({ start, end });
  }
  return places;
}

/** @throws NOT_FOUND for the project, PATTERN_INVALID */
export async function previewTerm(
  context: ReviewContext,
  project: string,
  user: User,
  term: TermQuery,
): Promise<TermPreview> {
  const { store } = context;
  await requireProject(context, project, user);
  const detector = userDetector(detectorOf(term, "term"));
  const targets: TermPreview["targets"] = [];
  const skipped: TermPreview["skipped"] = [];
  const sample = new Sample<TermPreview["sample"][number]>(SAMPLE);
  let mentions = 0;
  for (const { id: task, name, phase } of await allTasks(store, store.seal, project)) {
    if (phase !== "reading" && phase !== "merged") continue;
    const opened = await openedBy(context, task, user);
    const places = opened ? await unmarkedIn(opened, detector) : [];
    if (!opened || places.length === 0) continue;
    const why = await whyLeftAlone(context, store, opened, user);
    if (why) {
      skipped.push({ task, name, why });
      continue;
    }
    const spans = places.map((span) => inCodePoints(opened, span));
    targets.push({ task, name, seen: opened.stream.version, spans });
    mentions += places.length;
    const { text } = opened.dossier.analysis.document;
    for (const place of places) {
      const mention = `${place.start}`;
      sample.add(() => ({ task, name, mention, ...inContext(text, place) }));
    }
  }
  return { targets, mentions, skipped, sample: sample.drawn };
}

/**
 * Hides the listed places, each wording an entity of its own, and adds the term to the policy. It is taken back as a batch;
 * the policy keeps the term. A request with an id that was used before gives what was done then.
 * @throws NOT_FOUND for the project, PATTERN_INVALID
 */
export async function applyTerm(
  context: ReviewContext,
  project: string,
  user: User,
  { id, targets, ...term }: TermInput,
): Promise<Batch> {
  const { store, now } = context;
  const known = await batchBefore(context, project, user, id);
  if (known) return known;
  userDetector(detectorOf(term, "term"));
  const applied: Batch["applied"] = [];
  const skipped: Batch["skipped"] = [];
  for (const { task, seen, spans } of targets) {
    const why = await saveIn(context, project, task, user, () => ({
      id,
      seen,
      kind: "add",
      spans,
      type: term.type,
      state: "mask",
      apart: true,
    }));
    if (why) skipped.push({ task, why });
    else applied.push({ task, mentions: spans.length });
  }
  const at = now();
  const batch: Batch = {
    id,
    by: user.name,
    at: at.toISOString(),
    action: "mask",
    applied,
    skipped,
    undone: null,
  };
  await store.transaction(async (on) => {
    const of = await findProject(on, store.seal, project);
    if (!of) throw notFound("project");
    const detectors = of.policy.detectors ?? [];
    const detector = detectorOf(term, `term ${detectors.length + 1}`);
    const { name: _, ...content } = detector;
    const isKnown = detectors.some(({ name: __, ...one }) => sameAs(one, content));
    const policy = isKnown ? of.policy : { ...of.policy, detectors: [...detectors, detector] };
    policyFor(context.policy, policy);
    await saveProject(on, store.seal, { ...of, policy });
    await saveBatch(on, project, batch);
    const details = { batch: id, tasks: applied.length };
    await note(on, at, { by: user.name, action: "project.term", project, details });
  });
  return batch;
}

const sameAs = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
