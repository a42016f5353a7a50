/** The keys of a mode: they come before the keyboard map. */

import { TYPES } from "../theme/types.js";
import { step, wordAfter } from "./tokens.js";
import type { Review } from "./use-review.js";

/** Words that an arrow up or down moves by. */
const WORDS_OF_A_LINE = 12;

/** @returns whether the mode took the key. */
export function inMode(event: KeyboardEvent, review: Review): boolean {
  const { pending, setPending, mention, reading } = review;
  const { key } = event;
  if (!pending || (event.ctrlKey && pending.kind !== "boundary")) return false;
  const digit = /^[1-9]$/.test(key) ? Number(key) : undefined;
  switch (pending.kind) {
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
    case "caret": {
      const type = digit === undefined ? undefined : TYPES[digit - 1];
      if (key === "Enter" || type) {
        const spans = [{ start: pending.start, end: pending.end }];
        if (type) void review.add(spans, type);
        else setPending({ kind: "add", spans });
        return true;
      }
      const way = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
      if (!/^Arrow(?:Right|Left|Up|Down)$/.test(key)) return false;
      const times = /Up|Down/.test(key) ? WORDS_OF_A_LINE : 1;
      const moved = event.shiftKey
        ? { ...pending, end: step(reading.text, pending.end, "word", way) }
        : wordAfter(reading.text, pending, way, times);
      if (moved.end > moved.start) review.moveCaret(moved.start, moved.end);
      return true;
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
      return pending satisfies never;
  }
}
