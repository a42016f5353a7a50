/** Keys on the review page: modes first, then the map. */

import type { KeyboardEvent } from "react";
import { actionOf, keyName } from "../keyboard/keymap.js";
import { TYPES } from "../theme/types.js";
import { step } from "./tokens.js";
import type { Review } from "./use-review.js";

/** Keys of a field belong to it; those of a radio or checkbox do not, except its arrows. */
function belongsToField(target: EventTarget, key: string): boolean {
  const field = (target as Element).closest("input, textarea, select, [contenteditable]");
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    return key.startsWith("Arrow");
  }
  if (field) return true;
  const own = (target as Element).closest('[role="slider"], [role="menu"], [role="tab"]');
  return own !== null && /^(Arrow|Enter|Escape|Home|End| )/.test(key);
}

export function handleKey(event: KeyboardEvent, review: Review): void {
  const { pending } = review;
  const native = event.nativeEvent;
  if (native.isComposing || event.defaultPrevented) return;
  if (belongsToField(event.target, event.key)) return;
  if (pending && inMode(event, review)) {
    event.preventDefault();
    return;
  }
  const name = keyName({
    ...native,
    key: event.key,
    code: event.code,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    getModifierState: (key) => event.getModifierState(key),
  });
  if (name === undefined) return;
  const single = !name.startsWith("mod+") && name !== "escape";
  if (single && !review.preferences.singleKeys) return;
  // Shift with an arrow selects text; an arrow alone moves between mentions.
  if (event.shiftKey && name.startsWith("arrow")) return;
  const action = actionOf(name, "review", review.preferences.keys);
  if (action === undefined) return;
  event.preventDefault();
  review.act(action, event.shiftKey);
}

/** @returns whether the mode took the key. */
function inMode(event: KeyboardEvent, review: Review): boolean {
  const { pending, setPending, mention, reading } = review;
  const { key } = event;
  if (key === "Escape") {
    setPending(undefined);
    return true;
  }
  const digit = /^[1-9]$/.test(key) ? Number(key) : undefined;
  switch (pending?.kind) {
    case "confirm":
      if (key === "Enter") pending.apply();
      return key === "Enter";
    case "retype": {
      const type = digit === undefined ? undefined : TYPES[digit - 1];
      if (type) review.retype(type);
      return type !== undefined;
    }
    case "add": {
      const type = key === "Enter" ? "PERSON" : digit === undefined ? undefined : TYPES[digit - 1];
      if (type) void review.add(pending.spans, type);
      return type !== undefined;
    }
    case "step": {
      const ladder = (mention && reading.entities.get(mention.entity)?.ladder) ?? [];
      const way = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
      if (way !== 0) {
        const index = Math.min(ladder.length - 1, Math.max(0, pending.index + way));
        setPending({ ...pending, index });
        return true;
      }
      const chosen = key === "Enter" ? ladder[pending.index] : digit && ladder[digit - 1];
      if (chosen) review.takeStep(chosen, pending.wide);
      return Boolean(chosen);
    }
    case "boundary": {
      if (key === "Enter") {
        review.saveBoundary(pending.start, pending.end);
        return true;
      }
      const way = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      if (way === 0) return false;
      const by = event.ctrlKey ? "character" : "word";
      const side = event.shiftKey ? "start" : "end";
      const moved = { ...pending, [side]: step(reading.text, pending[side], by, way) };
      if (moved.end > moved.start) setPending(moved);
      return true;
    }
    default:
      return false;
  }
}
