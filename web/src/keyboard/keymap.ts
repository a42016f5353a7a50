/**
 * The keyboard map: the one registry of what a key does. Help, tooltips and the listener read it;
 * a test fails on duplicates. No key approves or exports.
 */

import { t } from "../words/words.js";

export interface KeyBinding {
  readonly action: string;
  /** `KeyboardEvent.key` in lower case, with `Mod+` for Ctrl or Command. */
  readonly keys: readonly string[];
  readonly does: string;
  /** What the same key does with Shift; absent where Shift means nothing. */
  readonly withShift?: string;
  readonly group: "move" | "decide" | "edit" | "show" | "document" | "dispute";
  /** Where it works: the review, the list of disagreements, the queue, the other pages of a document. */
  readonly where: "review" | "dispute" | "queue" | "page" | "compare" | "table" | "everywhere";
}

const review = (
  group: KeyBinding["group"],
  action: string,
  keys: string,
  does: string,
  withShift?: string,
): KeyBinding => ({
  action,
  keys: keys.split(" "),
  does,
  ...(withShift === undefined ? {} : { withShift }),
  group,
  where: "review",
});

export const KEYMAP: readonly KeyBinding[] = [
  review("move", "next-mention", "arrowright", "next mention in the text"),
  review("move", "previous-mention", "arrowleft", "previous mention in the text"),
  review("move", "next-open", "n", "next open mention", "previous one"),
  review("move", "next-of-entity", "e", "next mention of this entity", "previous one"),
  review("move", "next-suspect", "s", "sweep: next unmarked place", "previous one"),
  review("decide", "accept-direct", "i", "list the direct identifiers, to accept them at once"),
  review("decide", "accept-rest", "r", "list everything that is left, to accept it at once"),
  review("decide", "accept", "a", "accept the proposal", "at this place only"),
  review("decide", "keep", "k", "keep", "at this place only"),
  review(
    "decide",
    "generalize",
    "g",
    "generalize; then ↑ ↓ or 1–9, Enter applies",
    "at this place only",
  ),
  review("decide", "mask", "m", "mask", "at this place only"),
  review(
    "decide",
    "reject",
    "x",
    "not personal: a wrong detection",
    "at this place only; in the sweep, all of its kind",
  ),
  review("decide", "unsure", "f", "unsure: leave it to a second reader"),
  review("edit", "retype", "t", "change the type: then 1–8"),
  review(
    "edit",
    "boundary",
    "b",
    "move the boundaries: ← → the end, Shift the start, Ctrl by a character",
  ),
  review(
    "edit",
    "add",
    "p",
    "add a mention: the selection, or a word chosen with ← → (Shift: more words)",
    "with all identical strings",
  ),
  review("edit", "merge", "j", "merge with another person or thing"),
  review("edit", "comment", "c", "comment"),
  review("show", "why", "w", "why: go to the explanation"),
  review("show", "peek", "o", "look at the original: hold, or tap to keep it"),
  review("show", "view", "v", "view: marked, changes, output, side by side"),
  review("show", "view-marked", ",", "the text, marked"),
  review("show", "view-changes", ".", "the text with its changes"),
  review("show", "view-original", "-", "the original text"),
  review("show", "layout", "d", "the document as it looks, beside its text"),
  review("show", "tags", "l", "tags: all, current, none"),
  review("show", "history", "h", "history of the document"),
  review("show", "find", "/", "find"),
  review("document", "attack", "u", "attack the current output"),
  review("document", "undo", "mod+z", "undo"),
  review("document", "redo", "mod+shift+z mod+y", "redo"),
  review("document", "finish", "mod+enter", "finish the document, after its checks"),
  review("document", "saved", "mod+s", "show what is saved"),
  review("document", "escape", "escape", "close, leave the mode, back to the text"),
  {
    action: "palette",
    keys: ["mod+k"],
    does: "commands by name",
    group: "show",
    where: "everywhere",
  },
  { action: "help", keys: ["?"], does: "this list of keys", group: "show", where: "everywhere" },
  {
    action: "start-next",
    keys: ["n"],
    does: "start the next document",
    group: "document",
    where: "queue",
  },
  {
    action: "add-documents",
    keys: ["p"],
    does: "add documents",
    group: "document",
    where: "queue",
  },
  { action: "next-page", keys: ["arrowright"], does: "next page", group: "move", where: "compare" },
  {
    action: "previous-page",
    keys: ["arrowleft"],
    does: "previous page",
    group: "move",
    where: "compare",
  },
  {
    action: "back-from-pages",
    keys: ["b"],
    does: "back to the document",
    group: "document",
    where: "compare",
  },
  {
    action: "confirm-columns",
    keys: ["l"],
    does: "let the columns leave that nobody reads",
    group: "decide",
    where: "table",
  },
  {
    action: "finish-table",
    keys: ["mod+enter"],
    does: "finish the table, after what is left was shown",
    group: "document",
    where: "table",
  },
  {
    action: "to-approval",
    keys: ["o"],
    does: "approval and export",
    group: "document",
    where: "table",
  },
  {
    action: "back-from-table",
    keys: ["b"],
    does: "back to the document",
    group: "document",
    where: "table",
  },
  { action: "back", keys: ["b"], does: "back to the document", group: "document", where: "page" },
  ...[1, 2, 3, 4].map(
    (reader): KeyBinding => ({
      action: `take-${reader}`,
      keys: [`${reader}`],
      does: `take reader ${reader}`,
      group: "dispute",
      where: "dispute",
    }),
  ),
  { action: "take-none", keys: ["0"], does: "take neither", group: "dispute", where: "dispute" },
  {
    action: "take-protective",
    keys: ["r"],
    does: "take the more protective",
    group: "dispute",
    where: "dispute",
  },
];

export type Place = KeyBinding["where"];

/** The form in which the map names a key press. `undefined` where a press is none of ours. */
export function keyName(event: {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing?: boolean;
  getModifierState?(key: "AltGraph"): boolean;
}): string | undefined {
  if (event.isComposing || event.altKey || event.getModifierState?.("AltGraph")) return undefined;
  const key = latin(event);
  if (event.ctrlKey || event.metaKey) return `mod+${event.shiftKey ? "shift+" : ""}${key}`;
  return key;
}

/** The key in lower case; on a keyboard of another script, the letter that stands at its place. */
function latin({ key, code }: { key: string; code: string }): string {
  if (key.length > 1 || /[\p{Script=Latin}\p{P}\p{Nd}]/u.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? /^Digit(\d)$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? key.toLowerCase();
}

/** The action of a key at a place; a single key may be remapped by the reader. */
export function actionOf(
  name: string,
  place: Exclude<Place, "everywhere"> | undefined,
  remapped: Readonly<Record<string, string>> = {},
): string | undefined {
  const binding = bindingsAt(place).find(({ action, keys }) =>
    remapped[action] === undefined ? keys.includes(name) : remapped[action] === name,
  );
  return binding?.action;
}

/** What the map holds for a place. */
export const bindingsAt = (place: Exclude<Place, "everywhere"> | undefined): KeyBinding[] =>
  KEYMAP.filter(({ where }) => where === place || where === "everywhere");

/** Whether a binding is one single key that a reader may move elsewhere. */
export const isMovable = ({ keys }: KeyBinding): boolean =>
  keys.length === 1 && keys[0]!.length === 1 && !/\d/.test(keys[0]!);

/** Why a key cannot stand for an action; undefined where it can. */
export function whyNotKey(
  key: string,
  action: string,
  remapped: Readonly<Record<string, string>>,
): string | undefined {
  if (!/^[\p{L}\p{P}\p{S}]$/u.test(key)) return t("Only a letter or a symbol can be a key.");
  const taken = KEYMAP.find(
    (other) => other.action !== action && (remapped[other.action] ?? other.keys.join(" ")) === key,
  );
  return taken && t("{key} stands for: {does}.", { key: keyLabel(key), does: t(taken.does) });
}

/** A key as people write it: `mod+shift+z` is Ctrl+Shift+Z. */
export function keyLabel(name: string, apple = false): string {
  const words: Record<string, string> = {
    arrowright: "→",
    arrowleft: "←",
    escape: "Esc",
    enter: "Enter",
    mod: apple ? "⌘" : "Ctrl",
    shift: "Shift",
  };
  return name
    .split("+")
    .map((part) => words[part] ?? part.toUpperCase())
    .join("+");
}
