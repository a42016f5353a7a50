/** What no service may read is hidden in every form in which a text can have it. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Detected } from "./document.js";
import { createDocument } from "./document.js";
import { shieldOf } from "./shield.js";

/** Knows nothing: only what was detected, and what its form shows, can be hidden. */
const NOTHING = { isWord: () => true, isName: () => false, isTerm: () => false };
const part = fc.stringMatching(/^[A-Z][a-zäöüéñ]{2,8}$/u);

test("a name that was found once is hidden in every sentence: whole in any case, its parts in capitals too", () => {
  fc.assert(
    fc.property(part, part, (first, last) => {
      fc.pre(first.toLowerCase() !== last.toLowerCase());
      const text = `${first} ${last} came.`;
      const detected = {
        document: createDocument(text),
        mentions: [
          { start: 0, end: text.length - 6, type: "PERSON", score: 1, detector: "t", evidence: {} },
        ],
        entities: [{ id: "e1", type: "PERSON", identifier: "DIRECT", mentions: [0] }],
      } as unknown as Detected;
      const { hide, touches } = shieldOf(detected, NOTHING);
      const name = `${first} ${last}`;
      for (const form of [name, name.toLowerCase(), name.toUpperCase(), `${first}\n${last}`])
        expect(hide(`then ${form}'s house`)).toBe("then [PERSON]'s house");
      for (const word of [first, last, first.toUpperCase(), last.toUpperCase()]) {
        expect(hide(`then ${word}, again`)).toBe("then [PERSON], again");
        expect(touches(`(${word})`)).toBe(true);
      }
    }),
  );
});
