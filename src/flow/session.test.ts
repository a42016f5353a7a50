import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Original } from "../replace/restore/originals.js";
import { restoreText } from "../replace/restore/restore.js";
import { createSession } from "./create-session.js";
import { createResources } from "./resources.js";

const KEY = Buffer.from("a key of sixteen bytes or more");
const ORIGINALS: readonly Original[] = [
  { words: "[PERSON 1]", original: "Ann Berg", type: "PERSON" },
  { words: "[PERSON 12]", original: "Bob Dahl", type: "PERSON" },
  { words: "[LOC K7QF2MXT]", original: "Oslo", type: "LOC" },
  { words: "Macie Davis", original: "Anna Weber", type: "PERSON" },
  { words: "Grace", original: "Tove", type: "PERSON" },
];

describe("originals are put back", () => {
  test.each([
    ["[PERSON 1] left.", "Ann Berg left."],
    ["**[person 1]**'s note", "**Ann Berg**'s note"],
    ["Person 1 and Person_12", "Ann Berg and Bob Dahl"],
    ["(PERSON 1)", "(Ann Berg)"],
    ["<PERSON 12>", "Bob Dahl"],
    ["in [LOC K7QF2MXT] or loc k7qf2mxt", "in Oslo or Oslo"],
    ["Macie Davis's, MACIE DAVIS, macie\ndavis", "Anna Weber's, ANNA WEBER, Anna Weber"],
    ["with grace, Grace said", "with grace, Tove said"],
    ["PERSON 123, person 7, in person 3 of us", "PERSON 123, person 7, in person 3 of us"],
    ["salaMacie Davison", "salaMacie Davison"],
  ])("%s", (text, expected) => {
    expect(restoreText(text, ORIGINALS).text).toBe(expected);
  });

  test("labels without an original are named and stay", () => {
    const { text, count, unknown } = restoreText("[PERSON 1], [ORG 4] and [ORG 4]", ORIGINALS);
    expect({ text, count, unknown }).toEqual({
      text: "Ann Berg, [ORG 4] and [ORG 4]",
      count: 1,
      unknown: ["[ORG 4]"],
    });
  });
});

const resources = createResources();
const LABELS = { version: 1, mask: "all", replace: { default: "label" } } as const;
const PSEUDONYMS = {
  version: 1,
  mask: "all",
  replace: { default: "label", PERSON: "pseudonym" },
} as const;

describe("a session", () => {
  test.each([LABELS, PSEUDONYMS])(
    "keeps each person's words over turns, and over the file: %j",
    async (policy) => {
      const first = await createSession(policy, { resources });
      const { text: one } = await first.sanitize("Anna Weber met Tom Becker in Oslo.");
      const [, anna, tom] = /^(.+) met (.+) in \[LOC 1\]\.$/.exec(one)!;
      const again = await createSession(policy, {
        resources,
        from: { bytes: first.seal(KEY), key: KEY },
      });
      const { text: two } = await again.sanitize("Nora Lund wrote. Tom Becker saw Anna Weber.");
      expect(two).toMatch(new RegExp(`\\. ${escaped(tom!)} saw ${escaped(anna!)}\\.$`));
      expect(again.restore(`Dear ${anna}, ${tom}'s answer.`).text).toBe(
        "Dear Anna Weber, Tom Becker's answer.",
      );
      expect(again.restore(two).text).toBe("Nora Lund wrote. Tom Becker saw Anna Weber.");
    },
  );

  test("another key, a short one, something else and an unknown label are refused with a code", async () => {
    const session = await createSession(LABELS, { resources });
    await session.sanitize("Anna Weber met Tom Becker.");
    const bytes = session.seal(KEY);
    expect(bytes.toString("latin1")).not.toMatch(/Anna|Weber|PERSON/);
    const opened = (from: { bytes: Uint8Array; key: Uint8Array }) =>
      createSession(LABELS, { resources, from });
    await expect(opened({ bytes, key: randomBytes(32) })).rejects.toMatchObject({
      code: "MAP_KEY_WRONG",
    });
    const changed = Buffer.from(bytes);
    changed[changed.length - 1]! ^= 1;
    await expect(opened({ bytes: changed, key: KEY })).rejects.toMatchObject({
      code: "MAP_KEY_WRONG",
    });
    await expect(opened({ bytes, key: Buffer.from("pepper") })).rejects.toMatchObject({
      code: "KEY_INVALID",
      message: expect.not.stringContaining("pepper"),
    });
    await expect(opened({ bytes: Buffer.from("hello"), key: KEY })).rejects.toMatchObject({
      code: "MAP_INVALID",
    });
    expect(() => session.restore("[PERSON 9]")).toThrowError(
      expect.objectContaining({ code: "LABEL_UNKNOWN" }),
    );
    expect(session.restore("[PERSON 9]", { keepUnknown: true }).text).toBe("[PERSON 9]");
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
