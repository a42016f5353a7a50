/** What the queue shows and in which order: kept in this tab, so that Back and a reload find it as it was. */

import { useState } from "react";
import type { TaskList } from "../api/types.js";

export type Show = keyof TaskList["counts"];
export const ORDERS = ["urgency", "name", "risk", "left", "newest", "oldest", "due"] as const;
export type Order = (typeof ORDERS)[number];

export interface QueueView {
  readonly project: string | null;
  readonly show: Show;
  readonly search: string;
  readonly order: Order;
}

const PLACE = "palimpsest.queue";
const FIRST: QueueView = { project: null, show: "all", search: "", order: "urgency" };

function kept(): QueueView {
  try {
    return { ...FIRST, ...(JSON.parse(sessionStorage.getItem(PLACE) ?? "{}") as QueueView) };
  } catch {
    return FIRST;
  }
}

export function useQueueView(): [QueueView, (change: Partial<QueueView>) => void] {
  const [view, setView] = useState(kept);
  return [
    view,
    (change) =>
      setView((before) => {
        const next = { ...before, ...change };
        sessionStorage.setItem(PLACE, JSON.stringify(next));
        return next;
      }),
  ];
}

/** As the server is asked for it. */
export function queryOf({ project, show, search, order }: QueueView): string {
  const query = new URLSearchParams({ show, order });
  if (project) query.set("project", project);
  if (search.trim() !== "") query.set("search", search.trim());
  return query.toString();
}
