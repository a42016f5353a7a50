/** What the review screen knows of a task, and how events change it. Pure functions. */

import type {
  Applied,
  Comment,
  Entity,
  EventInput,
  Mention,
  Risk,
  Suspect,
  Task,
  TaskRisk,
  TaskRow,
} from "../api/types.js";
import { type Offsets, offsetsOf } from "../document/offsets.js";
import { type Paragraph, paragraphsOf } from "../document/paragraphs.js";

/** Offsets of mentions, suspects and unexamined regions are UTF-16 code units in here. */
export interface Reading {
  readonly row: TaskRow;
  readonly text: string;
  readonly offsets: Offsets;
  readonly paragraphs: readonly Paragraph[];
  readonly mentions: ReadonlyMap<string, Mention>;
  /** Ids in reading order. */
  readonly order: readonly string[];
  readonly entities: ReadonlyMap<string, Entity>;
  readonly risks: readonly Risk[];
  readonly suspects: readonly Suspect[];
  readonly comments: readonly Comment[];
  readonly unexamined: Task["unexamined"];
  /** What was removed from its file, or read in an unusual way. */
  readonly notes: Task["notes"];
  /** The project's exemption codes. */
  readonly codes: Task["codes"];
  readonly sentBack: Task["sentBack"];
  readonly risk: TaskRisk | null;
  readonly utility: number | null;
  /** How many people fit what still shows; null: nothing that can be counted is stated. */
  readonly fit: Task["fit"];
  readonly stream: Task["stream"];
  readonly may: Task["may"];
  readonly undoable: string | null;
  readonly redoable: string | null;
  /** Mentions that are not drawn, since the words at their place are not theirs. */
  readonly refused: readonly string[];
}

export function readingOf(task: Task): Reading {
  const offsets = offsetsOf(task.text);
  const toUnits = inUnits(offsets);
  const mentions = task.mentions.map(toUnits);
  const fits = ({ start, end, text }: Mention) => task.text.slice(start, end) === text;
  const drawn = mentions.filter(fits);
  return {
    row: task.row,
    text: task.text,
    offsets,
    paragraphs: paragraphsOf(task.text),
    mentions: new Map(drawn.map((mention) => [mention.id, mention])),
    order: inReadingOrder(drawn),
    entities: new Map(task.entities.map((entity) => [entity.id, entity])),
    risks: task.risks,
    suspects: task.suspects.map(toUnits),
    comments: task.comments,
    unexamined: task.unexamined.map(toUnits),
    notes: task.notes,
    codes: task.codes,
    sentBack: task.sentBack,
    risk: task.row.risk,
    utility: task.row.utility,
    fit: task.fit,
    stream: task.stream,
    may: task.may,
    undoable: task.undoable,
    redoable: task.redoable,
    refused: mentions.filter((mention) => !fits(mention)).map(({ id }) => id),
  };
}

const inUnits =
  ({ toUnits }: Offsets) =>
  <Placed extends { start: number; end: number }>(placed: Placed): Placed => ({
    ...placed,
    start: toUnits(placed.start),
    end: toUnits(placed.end),
  });

const inReadingOrder = (mentions: Iterable<Mention>) =>
  [...mentions].sort((a, b) => a.start - b.start || b.end - a.end).map(({ id }) => id);

/** A reading after the server has done an event. */
export function afterApplied(reading: Reading, applied: Applied): Reading {
  const toUnits = inUnits(reading.offsets);
  const mentions = new Map(reading.mentions);
  const moved = applied.mentions.map(toUnits);
  const reorder =
    applied.removed.length > 0 ||
    moved.some(({ id, start, end }) => {
      const before = mentions.get(id);
      return before?.start !== start || before.end !== end;
    });
  for (const mention of moved) mentions.set(mention.id, mention);
  for (const id of applied.removed) mentions.delete(id);
  return {
    ...reading,
    row: applied.row,
    mentions,
    order: reorder ? inReadingOrder(mentions.values()) : reading.order,
    entities: changedMap(reading.entities, applied.entities, applied.removedEntities),
    risks: reading.risks.map((risk, at) =>
      applied.broken[at] === undefined || applied.broken[at] === risk.broken
        ? risk
        : { ...risk, broken: applied.broken[at] },
    ),
    suspects: changedList(
      reading.suspects,
      applied.suspects.map(toUnits),
      applied.removedSuspects,
    ).sort((a, b) => a.start - b.start),
    comments: changedList(reading.comments, applied.comments, applied.removedComments),
    risk: applied.risk,
    utility: applied.utility,
    fit: applied.fit,
    undoable: applied.undoable,
    redoable: applied.redoable,
  };
}

interface Identified {
  readonly id: string;
}

function changedMap<Value extends Identified>(
  before: ReadonlyMap<string, Value>,
  changed: readonly Value[],
  removed: readonly string[],
): ReadonlyMap<string, Value> {
  if (changed.length === 0 && removed.length === 0) return before;
  const after = new Map(before);
  for (const value of changed) after.set(value.id, value);
  for (const id of removed) after.delete(id);
  return after;
}

function changedList<Value extends Identified>(
  before: readonly Value[],
  changed: readonly Value[],
  removed: readonly string[],
): Value[] {
  const map = changedMap(new Map(before.map((value) => [value.id, value])), changed, removed);
  return [...map.values()];
}

/**
 * A reading as it will probably look once an event is saved, so that the screen need not wait. Only
 * what a reader sees at once is guessed; the server's answer replaces it.
 */
export function expecting(reading: Reading, event: EventInput, by: string): Reading {
  const decided = {
    by,
    at: new Date().toISOString(),
    version: reading.row.version,
    event: event.id,
    reason: ("reason" in event && event.reason) || null,
  };
  if (event.kind === "decide") {
    const mentions = new Map(reading.mentions);
    let open = reading.row.open;
    for (const { mention: id, state, replacement, level } of event.changes) {
      const mention = mentions.get(id);
      if (!mention) continue;
      if (isOpen(mention)) open -= 1;
      const entity = reading.entities.get(mention.entity);
      mentions.set(id, {
        ...mention,
        state,
        level: level ?? null,
        replacement: expectedReplacement(mention, entity, state, replacement, level),
        decided,
        unsure: false,
      });
    }
    return { ...reading, mentions, row: { ...reading.row, open } };
  }
  if (event.kind === "dismiss") {
    const gone = new Set(event.suspects);
    const suspects = reading.suspects.map((suspect) =>
      gone.has(suspect.id) ? { ...suspect, dismissed: true } : suspect,
    );
    return { ...reading, suspects };
  }
  if (event.kind === "remove") {
    const mentions = new Map(reading.mentions);
    for (const id of event.mentions) mentions.delete(id);
    return { ...reading, mentions, order: reading.order.filter((id) => mentions.has(id)) };
  }
  return reading;
}

function expectedReplacement(
  mention: Mention,
  entity: Entity | undefined,
  state: Mention["state"],
  replacement: string | undefined,
  level: number | null | undefined,
): string | null {
  if (state === "keep") return null;
  if (state === "mask") return `[${mention.type} ${entity?.number ?? ""}]`.replace(" ]", "]");
  if (replacement !== undefined) return replacement;
  const step = entity?.ladder.find((candidate) => candidate.level === level);
  return step?.text ?? mention.proposal.replacement ?? mention.replacement;
}

/** Nobody has decided it, and no masked mention around it has settled it. */
export const isOpen = (mention: Mention): boolean =>
  mention.decided === null && mention.covered === null;

/** Undismissed suspects, in reading order. */
export const openSuspects = (reading: Reading): Suspect[] =>
  reading.suspects.filter(({ dismissed }) => !dismissed);

/** The reader's role allows it, and the document is not finished. */
export const mayChange = ({ may }: Reading): boolean => may.edit;

/** A reader of two is done, and the other is not: the document stays open, but not for them. */
export const hasFinished = ({ row, stream }: Reading, user: string): boolean =>
  row.status === "open" &&
  stream === "own" &&
  row.readers.some(({ name, finished }) => name === user && finished);
