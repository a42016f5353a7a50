import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decided } from "../../test/decided.js";
import { createDocument, type Mention } from "../document/document.js";
import { SEMANTIC_TYPES } from "../document/types.js";
import { createSession } from "../flow/create-session.js";
import { replaceOptions } from "../flow/from-policy/replacers.js";
import { createResources } from "../flow/resources.js";
import { labelIn, labelTypes, labelWord, tellingKinds } from "../language/label-words.js";
import { LISTED_LANGUAGES } from "../language/supported.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { createReplace } from "./replace.js";
import { labelLanguage } from "./replacers/labels.js";
import { restoreText } from "./restore/restore.js";

const resources = createResources();
const sanitized = async (marked: string, policy: Partial<Policy> = {}) =>
  createReplace(
    await replaceOptions(
      checkPolicy({ version: 1, replace: { default: "label" }, ...policy }),
      resources,
    ),
  )(decided(marked));

const MARKED =
  "[PERSON Ann] has [DEM/illness lupus] and [DEM/illness asthma], works as a [DEM/occupation baker], is [DEM/religion a Quaker]; ring [CODE/phone 0123].";

describe("labels", () => {
  test.each<[Partial<Policy>, string]>([
    [
      {},
      "[PERSON 1] has [ILLNESS 1] and [ILLNESS 2], works as a [JOB 1], is [DETAIL 1]; ring [PHONE 1].",
    ],
    [
      { labels: "all-kinds" },
      "[PERSON 1] has [ILLNESS 1] and [ILLNESS 2], works as a [JOB 1], is [RELIGION 1]; ring [PHONE 1].",
    ],
    [
      { labels: "type" },
      "[PERSON 1] has [DEM 1] and [DEM 2], works as a [DEM 3], is [DEM 4]; ring [CODE 1].",
    ],
  ])("%j", async (policy, expected) => {
    expect((await sanitized(MARKED, policy)).text).toBe(expected);
  });

  test("a number of up to three digits is no date, whatever it was found as", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 999 }), async (number) => {
        const { text } = await sanitized(`Seen: Ann Berg ([DATETIME ${number}]), EPDS.`);
        expect(text).toBe("Seen: Ann Berg ([NUMBER 1]), EPDS.");
      }),
      { numRuns: 20 },
    );
    expect((await sanitized("on [DATETIME 12/11]")).text).toBe("on [DATE 1]");
  });

  test("say nothing of kinds that are telling", () => {
    expect(tellingKinds().map(({ key }) => key)).toEqual(
      expect.arrayContaining(["religion", "ethnicity", "orientation", "politics"]),
    );
    for (const { type, key } of tellingKinds())
      expect(labelWord(type, [key], "kind")).toBe("DETAIL");
  });

  test.each(LISTED_LANGUAGES)("have words for every kind in %s, none twice", (language) => {
    const words = [...new Set([...labelTypes().keys()])].filter(
      (word) => labelIn(word, language) !== word || labelIn(word, "de") !== word,
    );
    const english = words.filter((word) => labelIn(word, "de") !== word);
    const own = english.map((word) => labelIn(word, language));
    expect(new Set(own).size).toBe(english.length);
    expect(own.every((word) => /^\p{Lu}[\p{Lu}’ -]*$/u.test(word))).toBe(true);
  });

  test("are in the language of most of a document, and English in a table", () => {
    const of = (languages: readonly (string | undefined)[]) =>
      languages.map((language) => ({ type: "DEM", language }) as Mention);
    const document = createDocument("Der Arzt und die Frau, the one.");
    expect(labelLanguage(document, of(["de", "de", undefined]))).toBe("de");
    expect(labelLanguage(document, of(["de", undefined, undefined]))).toBeUndefined();
    expect(labelLanguage({ ...document, language: "fr" }, of(["de"]))).toBe("fr");
    expect(labelLanguage({ ...document, scope: "table" }, of(["de"]))).toBeUndefined();
  });

  test("every label of every language is restored, with its case or brackets lost", () => {
    const word = fc.constantFrom(...labelTypes().keys());
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 999 }), (label, number) => {
        const originals = [
          { words: `[${label} ${number}]`, original: "Fjordkraft", type: SEMANTIC_TYPES[0] },
        ];
        for (const said of [
          `[${label} ${number}]`,
          `[${label.toLowerCase()} ${number}]`,
          `${label} ${number}`,
        ])
          expect(restoreText(`of ${said}.`, originals).text).toBe("of Fjordkraft.");
      }),
    );
  });

  test("an answer that grows beyond the limit is refused, where a text names a long original many times", () => {
    const originals = [
      { words: "[PERSON 1]", original: "x".repeat(10_000), type: "PERSON" },
      { words: "Ada Moe", original: "y".repeat(10_000), type: "PERSON" },
    ] as const;
    for (const named of ["[PERSON 1] ", "Ada Moe "]) {
      const text = named.repeat(1000);
      expect(restoreText(text, originals).text.length).toBeGreaterThan(10_000_000);
      expect(() => restoreText(text, originals, 1_000_000)).toThrow(/more than 1000000 characters/);
    }
  });

  test("words of an answer that only look like labels stay", () => {
    const originals = [
      { words: "[COURT 2]", original: "Oslo tingrett", type: "ORG" },
      { words: "[AGE 34]", original: "thirty", type: "DEM" },
    ] as const;
    const text = "He was 34, at age 34 before court 2.";
    expect(restoreText(text, originals).text).toBe(text);
  });

  test("a session does not go on with a map of other labels", async () => {
    const key = Buffer.from("a key of sixteen bytes or more");
    const policy: Policy = {
      version: 1,
      mask: "all",
      replace: { default: "label" },
      labels: "type",
    };
    const session = await createSession(policy, { resources });
    const from = { bytes: session.seal(key), key };
    await expect(
      createSession({ ...policy, labels: "kind" }, { resources, from }),
    ).rejects.toMatchObject({
      code: "MAP_INVALID",
      message: expect.stringContaining("--labels type"),
    });
    await expect(createSession(policy, { resources, from })).resolves.toBeDefined();
  });
});
