/** The review page's state, and what every key and button does, by name. */

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { request } from "../api/client.js";
import type { Marginal, Mention } from "../api/types.js";
import type { Mark } from "../document/segments.js";
import type { Preview } from "../risk/preview.js";
import { analysisKey } from "../risk/risk-panel.js";
import { announce } from "../shell/announce.js";
import { count } from "../shell/format.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { tell } from "../shell/problem.js";
import { marksOf } from "./marks.js";
import { neighbour, openIn } from "./order.js";
import type { ReviewSession } from "./session.js";
import { expecting, mayChange } from "./state.js";
import { useCursor } from "./use-cursor.js";
import { type Pending, useDecisions } from "./use-decisions.js";
import { useSnapshot } from "./use-session.js";

export type Dialog = "finish" | "history" | "comment" | "help" | "attack";

const MODES = ["marked", "changes", "output", "side"] as const;
const TAGS = ["all", "current", "none"] as const;

export type Review = ReturnType<typeof useReview>;

export function useReview(session: ReviewSession, user: string) {
  const snapshot = useSnapshot(session);
  const { reading } = snapshot;
  const preferences = usePreferences();
  const why = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(false);
  const [reason, setReason] = useState<string>();
  const [pending, setPending] = useState<Pending>();
  const [peek, setPeek] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [round, setRound] = useState(0);
  const [lit, setLit] = useState<readonly string[]>();
  const [dialog, setDialog] = useState<Dialog>();
  const [finding, setFinding] = useState(false);

  const task = session.task;
  const marginalQuery = useQuery({
    queryKey: analysisKey("marginal", task, reading.row.version),
    queryFn: ({ signal }) => request<Marginal[]>(`/v1/tasks/${task}/marginal`, { signal }),
    placeholderData: (before) => before,
  });
  const marginal = marginalQuery.data ?? NONE;

  const shown = useMemo(
    () =>
      preview
        ? expecting(
            reading,
            { kind: "decide", id: "preview", seen: 0, changes: [...preview.changes] },
            user,
          )
        : reading,
    [reading, preview, user],
  );
  const before = useRef<Mark[][]>([]);
  const groups = useMemo(() => {
    before.current = marksOf(shown, before.current);
    return before.current;
  }, [shown]);

  // Lists and numbers may come a moment after the text.
  const settled = useDeferredValue(reading);
  const { order } = preferences;
  const openIds = useMemo(() => openIn(order, settled, marginal), [order, settled, marginal]);
  const editable = mayChange(reading) && snapshot.heldBy === undefined;

  const cursor = useCursor(reading, marginal, order, () => {
    setPending(undefined);
    setPeek(undefined);
    setReason(undefined);
  });
  const { place, mention, suspect, suspects, go } = cursor;
  const decisions = useDecisions({
    session,
    user,
    cursor,
    editable,
    pace: preferences.pace,
    reason,
    setPending,
    onDecided: () => setReason(undefined),
  });
  const { bring } = decisions;

  // the server refuses moved thresholds without one
  const lacksReason = preview?.settings !== undefined && reason === undefined;
  const applyPreview = () => {
    if (!preview || lacksReason) return;
    decisions.decide(
      [...preview.changes],
      "batch",
      `${count(preview.changes.length, "mention")} changed.`,
      preview.settings,
    );
    leavePreview();
  };

  const leavePreview = () => {
    setPreview(undefined);
    setLit(undefined);
    setRound((last) => last + 1);
  };

  const undo = async () => announce((await session.undo()) ? "Undone." : "Nothing to undo.");
  const redo = async () => announce((await session.redo()) ? "Done again." : "Nothing to redo.");

  const open = (which: Dialog) => () => setDialog(which);
  const withMention = (does: (current: Mention) => void) => () => {
    if (mention && editable) does(mention);
  };
  /** What every key and button does; `shifted`: for the entity, or backwards. */
  const actions: Readonly<Record<string, (shifted: boolean, way: 1 | -1) => void>> = {
    "next-mention": () => go(neighbour(reading.order, place?.id, 1)),
    "previous-mention": () => go(neighbour(reading.order, place?.id, -1)),
    "next-open": (_, way) => cursor.nextOpen(way),
    "next-of-entity": (_, way) => {
      if (mention) go(neighbour(reading.entities.get(mention.entity)!.mentions, mention.id, way));
    },
    "next-suspect": (_, way) => cursor.goSuspect(neighbour(suspects, suspect, way)),
    accept: (shifted) => decisions.accept(shifted),
    keep: (shifted) => bring({ state: "keep" }, shifted),
    mask: (shifted) => bring({ state: "mask" }, shifted),
    generalize: (shifted) => decisions.startGeneralizing(shifted),
    reject: (shifted) => decisions.reject(shifted),
    unsure: withMention(({ id, unsure }) => {
      session.send({ kind: "unsure", mentions: [id], unsure: !unsure });
      announce(unsure ? "No longer unsure." : "Left to a second reader.");
    }),
    retype: withMention(() => setPending({ kind: "retype" })),
    boundary: withMention(({ start, end }) => setPending({ kind: "boundary", start, end })),
    add: (shifted) => decisions.startAdding(shifted),
    comment: open("comment"),
    history: open("history"),
    help: open("help"),
    finish: open("finish"),
    attack: open("attack"),
    why: () => why.current?.focus(),
    peek: () => setPeek(peek === place?.id ? undefined : place?.id),
    view: (_, way) => prefer({ view: neighbour(MODES, preferences.view, way)! }),
    tags: (_, way) => prefer({ tags: neighbour(TAGS, preferences.tags, way)! }),
    find: () => setFinding(true),
    undo: () => void undo(),
    redo: () => void redo(),
    saved: () => tell(savedWords(snapshot)),
    escape: () => back(),
  };
  const act = (action: string, shifted = false): void =>
    actions[action]?.(shifted, shifted ? -1 : 1);

  const back = () => {
    if (pending) setPending(undefined);
    else if (preview) leavePreview();
    else if (finding) setFinding(false);
    else if (peek) setPeek(undefined);
    else cursor.leave();
    cursor.document.current?.focus();
  };

  return {
    ...cursor,
    ...decisions,
    task,
    session,
    snapshot,
    reading,
    settled,
    groups,
    marginal,
    openIds,
    wide,
    reason,
    pending,
    peek,
    preview,
    round,
    lit,
    dialog,
    finding,
    editable,
    why,
    preferences,
    act,
    setWide,
    setReason,
    setPending,
    setPreview,
    setLit,
    setDialog,
    setFinding,
    lacksReason,
    applyPreview,
    leavePreview,
  };
}

const NONE: readonly Marginal[] = [];

export function savedWords(snapshot: {
  waiting: number;
  offline: boolean;
  savedAt: string | undefined;
}): string {
  if (snapshot.offline) return `Offline, ${snapshot.waiting} waiting`;
  if (snapshot.waiting > 0) return `Saving ${snapshot.waiting}`;
  if (!snapshot.savedAt) return "All saved";
  return `Saved ${new Date(snapshot.savedAt).toLocaleTimeString("en-GB", { hour12: false })}`;
}
