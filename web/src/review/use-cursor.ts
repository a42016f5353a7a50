/** Where a reader is: at a mention or at a suspect, and where the next one is. */

import { useEffect, useMemo, useRef, useState } from "react";
import type { Marginal, Suspect } from "../api/types.js";
import type { DocumentHandle } from "../document/document-view.js";
import { announce } from "../shell/announce.js";
import { tell } from "../shell/problem.js";
import { t } from "../words/words.js";
import type { ListTab } from "./mention-list.js";
import { firstOpen, type Order } from "./order.js";
import { isOpen, openSuspects, type Reading } from "./state.js";
import { suspectKind } from "./sweep-list.js";

const PLACE = "palimpsest.place.";

/** Where this tab was in the document before a reload; an id, never words. */
function placeBefore(task: string, { mentions }: Reading) {
  const id = sessionStorage.getItem(`${PLACE}${task}`);
  return id !== null && mentions.has(id) ? { id, follow: true } : undefined;
}

export type Cursor = ReturnType<typeof useCursor>;

/** @param onMove called before the cursor leaves a mention: what waited there waits no longer */
export function useCursor(
  task: string,
  reading: Reading,
  marginal: readonly Marginal[],
  order: Order,
  onMove: () => void,
) {
  const document = useRef<DocumentHandle>(null);
  const skipped = useRef(new Set<string>());
  /** The mention that came by itself after a list was accepted. */
  const arrived = useRef<string>(undefined);
  /** `follow`: the page goes along, since the move came by keyboard or from a list. */
  const [place, setPlace] = useState<{ readonly id: string; readonly follow: boolean } | undefined>(
    () => placeBefore(task, reading),
  );
  const [suspectId, setSuspectId] = useState<string>();
  const [tab, setTab] = useState<ListTab>("triage");
  const suspects = useMemo(() => openSuspects(reading), [reading]);
  const suspect = suspects.find(({ id }) => id === suspectId);
  const mention = place && reading.mentions.get(place.id);
  useEffect(() => {
    if (place) sessionStorage.setItem(`${PLACE}${task}`, place.id);
    else sessionStorage.removeItem(`${PLACE}${task}`);
  }, [task, place]);

  const go = (id: string | undefined, follow = true) => {
    if (id === undefined) return;
    setPlace({ id, follow });
    setSuspectId(undefined);
    // a click on the mention one is at already leaves nothing
    if (id !== place?.id) onMove();
  };

  const goSuspect = (next: Suspect | undefined) => {
    setTab("sweep");
    if (!next) return tell(t("No unmarked text is left to check."));
    setSuspectId(next.id);
    setPlace(undefined);
    document.current?.show(next);
    announce(`${suspectKind(next.kind)}: ${next.text}`);
  };

  /** The next one after a mention; those skipped come back when no other is left. */
  const openAfter = (now: Reading, here: string | undefined): string | undefined => {
    const next = firstOpen(order, now, marginal, (id) => id === here || skipped.current.has(id));
    if (next !== undefined) return next;
    skipped.current.clear();
    return (
      firstOpen(order, now, marginal, (id) => id === here) ??
      firstOpen(order, now, marginal, () => false)
    );
  };

  const nextOpen = (way: 1 | -1) => {
    // the list before it led here unasked: the first N stops here, and passes over nothing
    if (way > 0 && mention && arrived.current === mention.id && isOpen(mention)) {
      arrived.current = undefined;
      return go(mention.id);
    }
    if (mention && isOpen(mention)) skipped.current.add(mention.id);
    const before = [...skipped.current].findLast((id) => id !== mention?.id);
    const next = way < 0 && before !== undefined ? before : openAfter(reading, mention?.id);
    if (next === undefined)
      return tell(t("Everything is decided. Check the unmarked text (S), then finish."));
    go(next);
  };

  /** The open mention that comes by itself after a decision. */
  const goOn = (now: Reading, afterList = false) => {
    const next = openAfter(now, place?.id);
    arrived.current = afterList ? next : undefined;
    go(next);
  };

  const leave = () => {
    setPlace(undefined);
    setSuspectId(undefined);
  };

  return {
    document,
    place,
    mention,
    suspect,
    suspects,
    tab,
    setTab,
    go,
    goSuspect,
    nextOpen,
    goOn,
    leave,
  };
}
