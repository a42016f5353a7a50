/** What the document view draws of a reading: marks by paragraph, the same objects while unchanged. */

import type { Mention } from "../api/types.js";
import { type Mark, marksByParagraph } from "../document/segments.js";
import { isOpen, type Reading } from "./state.js";

const known = new WeakMap<Mention, Mark>();

/** Below it, a find is shown as doubtful. */
const DOUBTFUL = 0.5;

export function markOf(mention: Mention): Mark {
  let mark = known.get(mention);
  if (!mark) {
    const status = statusOf(mention);
    mark = {
      id: mention.id,
      start: mention.start,
      end: mention.end,
      type: mention.type,
      state: mention.state,
      ...(mention.replacement !== null && { replacement: mention.replacement }),
      ...(status && { status }),
    };
    known.set(mention, mark);
  }
  return mark;
}

function statusOf(mention: Mention): Mark["status"] {
  if (mention.unsure) return "disputed";
  if (!isOpen(mention)) return undefined;
  return mention.score < DOUBTFUL ? "doubtful" : "open";
}

/** @param before what was drawn last; its arrays are kept where nothing in them changed. */
export function marksOf(reading: Reading, before: readonly Mark[][] = []): Mark[][] {
  const marks = reading.order.flatMap((id) => {
    const mention = reading.mentions.get(id);
    return mention ? [markOf(mention)] : [];
  });
  return marksByParagraph(reading.paragraphs, marks).map((group, at) => {
    const old = before[at];
    return old?.length === group.length && group.every((mark, i) => mark === old[i]) ? old : group;
  });
}
