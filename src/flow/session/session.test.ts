import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Original } from "../../replace/restore/originals.js";
import { restoreText } from "../../replace/restore/restore.js";
import { createSession } from "../create-session.js";
import { createResources } from "../resources.js";

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

  const forms = [["Mr Galip Yalman", "Yalman", "Mr Yalman", "Yalman"]];
  const several: readonly Original[] = [
    { words: "[PERSON 1]", original: "Mr Galip Yalman", type: "PERSON", forms },
    { words: "[PERSON 2]", original: "Ann van der Berg", type: "PERSON" },
    { words: "[PERSON 3]", original: "Berg, Eva", type: "PERSON" },
    {
      words: "[ORGANIZATION 1]",
      original: "the Ministry of Justice",
      type: "ORG",
      forms: [["the Ministry of Justice", "MoJ"]],
    },
  ];
  test.each([
    // as often as in the text that was sanitized
    [
      "[PERSON 1], [PERSON 1], [PERSON 1], [PERSON 1]",
      "Mr Galip Yalman, Yalman, Mr Yalman, Yalman",
    ],
    ["[ORGANIZATION 1] and [ORGANIZATION 1]", "the Ministry of Justice and MoJ"],
    // the first in full, then as the text did
    ["[PERSON 1] left. Person 1 came back.", "Mr Galip Yalman left. Yalman came back."],
    ["[PERSON 1] left.", "Mr Galip Yalman left."],
    // behind a title
    ["Mr [PERSON 1] left.", "Mr Yalman left."],
    [
      "[PERSON 1] and Mr [PERSON 1], [PERSON 1], [PERSON 1]",
      "Mr Galip Yalman and Mr Yalman, Mr Yalman, Yalman",
    ],
    ["Dear Ms. **[PERSON 2]**,", "Dear Ms. **van der Berg**,"],
    ["Frau [PERSON 3] und Dr. [PERSON 1]", "Frau Berg und Dr. Yalman"],
    ["Dear [PERSON 1],", "Dear Mr Yalman,"],
    ["Dear [PERSON 2],", "Dear Ann van der Berg,"],
    [
      "the Major [PERSON 2]; the major [PERSON 2]",
      "the Major van der Berg; the major Ann van der Berg",
    ],
  ])("in the form that fits: %s", (text, expected) => {
    expect(restoreText(text, several).text).toBe(expected);
  });

  test("given form by form they are one entity", () => {
    const given = ["Mr Pike", "Pike", "Tom Pike"].map(
      (original): Original => ({ words: "[PERSON 1]", original, type: "PERSON" }),
    );
    expect(restoreText("[PERSON 1] a [PERSON 1] b [PERSON 1]", given).text).toBe(
      "Mr Pike a Pike b Tom Pike",
    );
    expect(restoreText("so [PERSON 1]", given).text).toBe("so Tom Pike");
  });

  test("labels without an original are named and stay", () => {
    const { text, count, unknown } = restoreText(
      "[PERSON 1], [ORGANIZATION 4] and [ORGANIZATION 4]",
      ORIGINALS,
    );
    expect({ text, count, unknown }).toEqual({
      text: "Ann Berg, [ORGANIZATION 4] and [ORGANIZATION 4]",
      count: 1,
      unknown: ["[ORGANIZATION 4]"],
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

test("a text comes back as it was, each name in its own form", async () => {
  const session = await createSession(LABELS, { resources });
  const letter =
    "Mr Galip Yalman was seen on 4 June 1975. Yalman lives in Leeds. We told Mr Yalman that Leeds is far.";
  const { text } = await session.sanitize(letter);
  expect(text).not.toContain("Yalman");
  expect(session.restore(text).text).toBe(letter);
});

describe("a session", () => {
  test.each([LABELS, PSEUDONYMS])(
    "keeps each person's words over turns, and over the file: %j",
    async (policy) => {
      const first = await createSession(policy, { resources });
      const { text: one } = await first.sanitize("Anna Weber met Tom Becker in Oslo.");
      const [, anna, tom] = /^(.+) met (.+) in \[[A-Z]+ 1\]\.$/.exec(one)!;
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
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Anna|Weber|PERSON/);
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
    expect(() => session.restore("[PERSON 9]", { keepUnknown: false })).toThrowError(
      expect.objectContaining({ code: "LABEL_UNKNOWN" }),
    );
    expect(session.restore("[PERSON 9]")).toMatchObject({
      text: "[PERSON 9]",
      unknown: ["[PERSON 9]"],
    });
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("numbers of JSON come back byte for byte, and no other number becomes one of them", async () => {
  const session = await createSession(
    { ...LABELS, mask: "all", without: ["neural"] },
    { resources },
  );
  const phone = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((n) => `447${n}`);
  const place = fc.constantFrom("51.50735", "-3.1000", "5.10e1", "48.0000");
  await fc.assert(
    fc.asyncProperty(phone, place, fc.integer({ min: 1, max: 9 }), async (number, lat, small) => {
      const source = `{"patientName":"Ann Berg","phone":${number},"lat":${lat},"count":${small},"email":"a@b.example"}`;
      const { text } = await session.mask(source);
      expect(() => JSON.parse(text)).not.toThrow();
      expect(text).not.toContain(number);
      expect(text).toContain(`"count":${small},`);
      const from = { bytes: session.seal(KEY), key: KEY };
      const again = await createSession(LABELS, { resources, from });
      for (const one of [session, again]) {
        expect(one.restore(text).text).toBe(source);
        expect(one.restore(`There are ${small}.`).text).toBe(`There are ${small}.`);
      }
    }),
    { numRuns: 20 },
  );
});
