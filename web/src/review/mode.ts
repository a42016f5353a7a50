/**
 * What the review screen is in the middle of. One at a time: Escape leads from each back to reading,
 * and a move to another mention ends those that belong to the one before.
 */

import type { Preview } from "../risk/preview.js";
import type { Batch } from "./triage.js";

export interface Place {
  readonly start: number;
  readonly end: number;
}

export type Dialog = "finish" | "history" | "comment" | "merge" | "term";

export type Mode =
  | { readonly kind: "read" }
  /** A decision for an entity with exceptions waits for Enter. */
  | { readonly kind: "confirm"; readonly words: string; apply(): void }
  | { readonly kind: "boundary"; readonly start: number; readonly end: number }
  /** A digit chooses the type. */
  | { readonly kind: "retype" }
  /** A step of the ladder is being chosen. */
  | { readonly kind: "step"; readonly index: number; readonly wide: boolean }
  /** Words are selected; a digit says their type. */
  | { readonly kind: "add"; readonly spans: readonly Place[] }
  /** Words are being chosen by keyboard, to be marked. */
  | { readonly kind: "caret"; readonly start: number; readonly end: number }
  /** The original of a mention is looked at. */
  | { readonly kind: "peek"; readonly mention: string }
  /** Changes are shown in the text before anything is saved. */
  | { readonly kind: "preview"; readonly preview: Preview }
  /** Many decisions are listed before they are made as one. */
  | { readonly kind: "batch"; readonly batch: Batch }
  | { readonly kind: "find" }
  | { readonly kind: "dialog"; readonly dialog: Dialog };

export type Pending = Extract<
  Mode,
  { kind: "confirm" | "boundary" | "retype" | "step" | "add" | "caret" }
>;

export const READ: Mode = { kind: "read" };

/** Belongs to the mention under the cursor. */
const OF_MENTION: ReadonlySet<Mode["kind"]> = new Set([
  "confirm",
  "boundary",
  "retype",
  "step",
  "peek",
]);

/** The mode after the cursor has moved to another mention. */
export const afterMove = (mode: Mode): Mode => (OF_MENTION.has(mode.kind) ? READ : mode);

/** What Escape does: it ends the mode, or, where nothing is going on, leaves the mention. */
export const afterEscape = (mode: Mode): { mode: Mode; leavesMention: boolean } => ({
  mode: READ,
  leavesMention: mode.kind === "read",
});

export function pendingOf(mode: Mode): Pending | undefined {
  return mode.kind === "confirm" ||
    mode.kind === "boundary" ||
    mode.kind === "retype" ||
    mode.kind === "step" ||
    mode.kind === "add" ||
    mode.kind === "caret"
    ? mode
    : undefined;
}
