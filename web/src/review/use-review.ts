/** The review page's state, and what every key and button does, by name. */

import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useReducer, useRef, useState } from "react";
import { useLocation } from "wouter";
import { request } from "../api/client.js";
import type { Marginal, Mention, Suspect } from "../api/types.js";
import type { Mark } from "../document/segments.js";
import type { Preview } from "../risk/preview.js";
import { analysisKey } from "../risk/risk-panel.js";
import { announce } from "../shell/announce.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { tell } from "../shell/problem.js";
import { localeNow, t, tn } from "../words/words.js";
import { marksOf } from "./marks.js";
import {
  afterEscape,
  afterMove,
  type Dialog,
  type Mode,
  type Pending,
  pendingOf,
  READ,
} from "./mode.js";
import { neighbour, openIn } from "./order.js";
import type { ReviewSession } from "./session.js";
import { expecting, hasFinished, mayChange } from "./state.js";
import { type BatchRow, batchRows, type Group, triage } from "./triage.js";
import { useCursor } from "./use-cursor.js";
import { useDecisions } from "./use-decisions.js";
import { useSnapshot } from "./use-session.js";

const VIEWS = ["marked", "changes", "output", "side", "original"] as const;
const TAGS = ["current", "all", "none"] as const;

/** The analyses of a version are asked for once no key has come for this long. */
const QUIET_MS = 300;

export type Review = ReturnType<typeof useReview>;

export function useReview(session: ReviewSession, user: string) {
  const snapshot = useSnapshot(session);
  const { reading } = snapshot;
  const preferences = usePreferences();
  const [, navigate] = useLocation();
  const why = useRef<HTMLElement>(null);
  const [reason, setReason] = useState<string>();
  const [mode, setMode] = useReducer(
    (before: Mode, next: Mode | ((before: Mode) => Mode)) =>
      typeof next === "function" ? next(before) : next,
    READ,
  );
  const [round, setRound] = useState(0);
  const [lit, setLit] = useState<readonly string[]>();
  const pending = pendingOf(mode);
  const preview = mode.kind === "preview" ? mode.preview : undefined;
  const peek = mode.kind === "peek" ? mode.mention : undefined;
  const setPending = (next: Pending | undefined) => setMode(next ?? READ);

  const task = session.task;
  const [version] = useDebouncedValue(reading.row.version, QUIET_MS);
  const marginalQuery = useQuery({
    queryKey: analysisKey("marginal", task, version),
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
  const rows = useMemo(() => triage(settled, marginal), [settled, marginal]);
  const openIds = useMemo(() => openIn(order, settled, marginal), [order, settled, marginal]);
  const refusal = readOnlyBecause(reading, snapshot.heldBy, user);
  const editable = refusal === undefined;

  const cursor = useCursor(task, reading, marginal, order, () => {
    setMode(afterMove);
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

  /** Whether an action is for the whole entity; Shift asks for the other scope. */
  const wide = (shifted: boolean) => (preferences.scope === "entity") !== shifted;

  // the server refuses moved thresholds without one
  const lacksReason = preview?.settings !== undefined && reason === undefined;
  const applyPreview = () => {
    if (!preview || lacksReason) return;
    decisions.decide(
      [...preview.changes],
      "batch",
      tn(preview.changes.length, "1 place changed.", "{n} places changed."),
      preview.settings,
    );
    leavePreview();
  };
  const leavePreview = () => {
    setMode(READ);
    setLit(undefined);
    setRound((last) => last + 1);
  };
  const setPreview = (next: Preview | undefined) =>
    setMode((last) =>
      next ? { kind: "preview", preview: next } : last.kind === "preview" ? READ : last,
    );
  const setDialog = (dialog: Dialog | undefined) =>
    setMode(dialog ? { kind: "dialog", dialog } : READ);

  /** Lists what would be accepted; nothing is saved before its 'Apply'. */
  const listBatch = (groups: readonly Group[]) => {
    const chosen = triage(session.get().reading, marginal).filter(({ group }) =>
      groups.includes(group),
    );
    if (chosen.length === 0) return tell(t("Nothing of this kind is left to decide."));
    const title = groups.includes("rest")
      ? tn(chosen.length, "Accept 1 proposal", "Accept {n} proposals")
      : tn(chosen.length, "Accept 1 direct identifier", "Accept {n} direct identifiers");
    setMode({ kind: "batch", batch: { title, rows: batchRows(chosen), suspects: [] } });
  };
  const listSuspects = (kind: Suspect["kind"]) => {
    const chosen = suspects.filter((each) => each.kind === kind);
    if (chosen.length === 0) return;
    const title = tn(chosen.length, "Dismiss 1 place", "Dismiss {n} places");
    setMode({ kind: "batch", batch: { title, rows: [], suspects: chosen } });
  };
  const applyBatch = (rows: readonly BatchRow[], dismissed: readonly Suspect[]) => {
    setMode(READ);
    if (rows.length > 0) {
      decisions.decide(
        rows.flatMap(({ changes }) => changes),
        "batch",
        tn(rows.length, "Accepted 1 proposal.", "Accepted {n} proposals."),
      );
    }
    if (dismissed.length > 0) decisions.dismiss(dismissed);
  };

  const undo = async () => announce((await session.undo()) ? t("Undone.") : t("Nothing to undo."));
  const redo = async () => announce((await session.redo()) ? t("Redone.") : t("Nothing to redo."));

  const withMention = (does: (current: Mention) => void) => () => mention && does(mention);
  const peekAt = () => {
    if (!place) return;
    peekedAt.current = performance.now();
    setMode(peek === place.id ? READ : { kind: "peek", mention: place.id });
  };
  const peekedAt = useRef(0);
  /** A key that was held shows the original for as long; a tap keeps it. */
  const released = (action: string) => {
    if (action !== "peek" || performance.now() - peekedAt.current < HELD_MS) return;
    setMode((last) => (last.kind === "peek" ? READ : last));
  };

  /** What every key and button does; `shifted`: the other scope, or backwards. */
  const actions: Readonly<Record<string, (shifted: boolean, way: 1 | -1) => void>> = {
    "next-mention": () => go(neighbour(reading.order, place?.id, 1)),
    "previous-mention": () => go(neighbour(reading.order, place?.id, -1)),
    "next-open": (_, way) => cursor.nextOpen(way),
    "next-of-entity": withMentionWay((current, way) => {
      const { mentions } = reading.entities.get(current.entity)!;
      if (mentions.length === 1) announce(t("This is its only place."));
      go(neighbour(mentions, current.id, way));
    }),
    "next-suspect": (_, way) => cursor.goSuspect(neighbour(suspects, suspect, way)),
    "accept-direct": () => listBatch(["direct"]),
    "accept-rest": () => listBatch(["direct", "close", "rest"]),
    accept: (shifted) => decisions.accept(wide(shifted)),
    keep: (shifted) => bring({ state: "keep" }, wide(shifted)),
    mask: (shifted) => bring({ state: "mask" }, wide(shifted)),
    generalize: (shifted) => decisions.startGeneralizing(wide(shifted)),
    reject: (shifted) =>
      suspect && shifted ? listSuspects(suspect.kind) : decisions.reject(wide(shifted)),
    unsure: withMention(({ id, unsure }) => {
      session.send({ kind: "unsure", mentions: [id], unsure: !unsure });
      announce(unsure ? t("No longer unsure.") : t("Left to a second reader."));
    }),
    retype: withMention(() => setPending({ kind: "retype" })),
    boundary: withMention(({ start, end }) => setPending({ kind: "boundary", start, end })),
    add: (shifted) => decisions.startAdding(shifted),
    merge: withMention(() => setDialog("merge")),
    term: withMention(() => setDialog("term")),
    "view-marked": () => prefer({ view: "marked" }),
    "view-changes": () => prefer({ view: "changes" }),
    "view-original": () => prefer({ view: "original" }),
    comment: () => setDialog("comment"),
    history: () => setDialog("history"),
    finish: () => setDialog("finish"),
    attack: () => navigate(`/attack/${task}`),
    why: () => why.current?.focus(),
    peek: peekAt,
    view: (_, way) => prefer({ view: neighbour(VIEWS, preferences.view, way)! }),
    layout: () => prefer({ layout: !preferences.layout }),
    tags: (_, way) => prefer({ tags: neighbour(TAGS, preferences.tags, way)! }),
    find: () => setMode({ kind: "find" }),
    undo: () => void undo(),
    redo: () => void redo(),
    saved: () => tell(savedWords(snapshot)),
    escape: () => back(),
  };
  function withMentionWay(does: (current: Mention, way: 1 | -1) => void) {
    return (_: boolean, way: 1 | -1) => mention && does(mention, way);
  }
  const act = (action: string, shifted = false): void =>
    actions[action]?.(shifted, shifted ? -1 : 1);

  /** Why an action cannot be done here and now; a key is never dead without a word. */
  const refuses = (action: string): string | undefined => {
    if (CHANGES.has(action) && refusal !== undefined) return refusal;
    if (NEEDS_MENTION.has(action) && !mention && !(action === "reject" && suspect)) {
      return t("Choose a mention first: N goes to the next open one.");
    }
    if (action === "previous-mention" || action === "next-mention") {
      return reading.order.length === 0 ? t("Nothing was found in this text.") : undefined;
    }
    return undefined;
  };

  const back = () => {
    const after = afterEscape(mode);
    if (mode.kind === "preview") leavePreview();
    else setMode(after.mode);
    if (after.leavesMention) cursor.leave();
    cursor.document.current?.focus();
    announce(after.leavesMention ? t("Back in the text.") : t("Closed."));
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
    rows,
    openIds,
    mode,
    reason,
    pending,
    peek,
    preview,
    round,
    lit,
    editable,
    refusal,
    why,
    preferences,
    user,
    act,
    refuses,
    released,
    wide,
    setMode,
    setReason,
    setPending,
    setPreview,
    setLit,
    setDialog,
    lacksReason,
    applyPreview,
    leavePreview,
    listSuspects,
    applyBatch,
  };
}

const NONE: readonly Marginal[] = [];
const HELD_MS = 300;

const NEEDS_MENTION: ReadonlySet<string> = new Set([
  "next-of-entity",
  "accept",
  "keep",
  "mask",
  "generalize",
  "reject",
  "unsure",
  "retype",
  "boundary",
  "merge",
  "why",
  "peek",
]);

const CHANGES: ReadonlySet<string> = new Set([
  "accept",
  "accept-direct",
  "accept-rest",
  "keep",
  "mask",
  "generalize",
  "reject",
  "unsure",
  "retype",
  "boundary",
  "merge",
  "add",
  "undo",
  "redo",
  "finish",
]);

function readOnlyBecause(
  reading: Parameters<typeof mayChange>[0],
  heldBy: string | undefined,
  user: string,
): string | undefined {
  if (heldBy !== undefined) {
    return t("{name} is working on this document; you can follow along.", { name: heldBy });
  }
  if (hasFinished(reading, user)) {
    return t("You have finished this document; it waits for the other reader.");
  }
  if (mayChange(reading)) return undefined;
  return reading.row.status === "open"
    ? t("You can read this document, not change it.")
    : t("This document is finished. Open it again under 'Approval and export' to change it.");
}

export function savedWords(snapshot: {
  waiting: number;
  offline: boolean;
  savedAt: string | undefined;
}): string {
  if (snapshot.offline) return tn(snapshot.waiting, "Offline, 1 waiting", "Offline, {n} waiting");
  if (snapshot.waiting > 0) return t("Saving {n}", { n: snapshot.waiting });
  if (!snapshot.savedAt) return t("All saved");
  const time = new Date(snapshot.savedAt).toLocaleTimeString(localeNow(), { hour12: false });
  return t("Saved {time}", { time });
}
