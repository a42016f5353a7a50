/** How somebody likes to work, kept on this computer. Nothing of any text. */

import { useSyncExternalStore } from "react";
import type { Mode, Tags } from "../document/document-view.js";
import type { Order } from "../review/order.js";
import type { Language } from "../words/words.js";

export interface Preferences {
  readonly view: Mode;
  readonly tags: Tags;
  /** `queue`: a decision leads on to the next open mention; `reading`: the page stays. */
  readonly pace: "queue" | "reading";
  /** Of the open mentions. */
  readonly order: Order;
  /** Single keys by action, where they differ from the map; empty: switched off. */
  readonly keys: Readonly<Record<string, string>>;
  readonly singleKeys: boolean;
  /** What a decision is for, unless Shift is held: every place of the entity, or this one. */
  readonly scope: "entity" | "mention";
  /** How often a key was used, until it is learnt; by action. */
  readonly used: Readonly<Record<string, number>>;
  /** The evidence beside the sentence of risk is open. */
  readonly riskDetails: boolean;
  /** The document as it looks stands beside its text. */
  readonly layout: boolean;
  /** How large pages are drawn; 1: as wide as there is room. */
  readonly zoom: number;
  /** Undefined: as the browser asks. */
  readonly language: Language | undefined;
}

const KEY = "palimpsest.preferences";

const DEFAULTS: Preferences = {
  view: "marked",
  tags: "current",
  pace: "queue",
  order: "triage",
  keys: {},
  singleKeys: true,
  scope: "entity",
  used: {},
  riskDetails: false,
  layout: false,
  zoom: 1,
  language: undefined,
};

let preferences: Preferences = read();
const listeners = new Set<() => void>();

function read(): Preferences {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

export function prefer(change: Partial<Preferences>): void {
  preferences = { ...preferences, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage a preference holds as long as the page.
  }
  for (const listener of listeners) listener();
}

export const preferencesNow = (): Preferences => preferences;

export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => preferences,
  );
