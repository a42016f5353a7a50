import fc from "fast-check";
import { expect, test } from "vitest";
import { createDocument, type Mention } from "../document/document.js";
import { createRelease } from "./release.js";
import type { Replacer } from "./replacer.js";
import { keyedNumbering, scopedNumbering } from "./replacers/numbering.js";
import { tasksOf } from "./tasks.js";

const replacer: Replacer = { name: "test", choice: "most-specific", propose: () => [] };

/** A row of two columns in which one person's name is. */
function row(first: string, last: string) {
  const text = `first: ${first}\nlast: ${last}`;
  const mentions = [first, last].map((word, i): Mention => {
    const start = i === 0 ? "first: ".length : text.length - last.length;
    return {
      start,
      end: start + word.length,
      type: "PERSON",
      score: 1,
      detector: "t",
      evidence: {},
    };
  });
  const entities = [{ id: "e1", type: "PERSON", identifier: "DIRECT", mentions: [0, 1] }] as const;
  return {
    document: { ...createDocument(text), scope: "people.csv" },
    mentions,
    entities,
    unexamined: [],
  };
}

const key = createRelease("a release key of more than sixteen characters", "R1");

test.each([
  ["in one table", scopedNumbering],
  ["under a key", () => keyedNumbering(key)],
])(
  "two rows have one label exactly where both parts of the name are the same, %s",
  (_, numbers) => {
    const part = fc.constantFrom("Ole", "Anna", "Dahl", "Berg", "Kari", "Moe");
    const pair = fc.tuple(part, part).filter(([first, last]) => first !== last);
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 8 }), (rows) => {
        const numbering = numbers();
        const labels = rows.map(([first, last]) => {
          const [task] = tasksOf(row(first, last), new Map([["e1", undefined]]), {
            replacerFor: () => replacer,
            numbering,
          });
          return task!.occasions[0]!.number;
        });
        for (const [i, one] of rows.entries())
          for (const [j, other] of rows.entries())
            expect(labels[i] === labels[j]).toBe(one.join(" ") === other.join(" "));
      }),
    );
  },
);
