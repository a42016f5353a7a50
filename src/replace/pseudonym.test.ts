import { describe, expect, test } from "vitest";
import { decided } from "../../test/decided.js";
import { createDocument } from "../document/document.js";
import { replaceOptions } from "../flow/from-policy/replacers.js";
import { createResources } from "../flow/resources.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { createReplace } from "./replace.js";
import { DISTANCES, shifted, shiftOf } from "./replacers/shift.js";

const models = createResources();
const sanitized = async (marked: string, policy: Omit<Policy, "version">) =>
  createReplace(await replaceOptions(checkPolicy({ version: 1, ...policy }), models))(
    decided(marked),
  );
const pseudonyms = (marked: string) => sanitized(marked, { replace: { default: "pseudonym" } });

const DAY = 86_400_000;
const days = (text: string): number[] =>
  [...text.matchAll(/[0-9]{1,2} \p{L}+ [0-9]{4}/gu)].map(
    ([date]) => Date.parse(`${date} UTC`) / DAY,
  );

describe("false values", () => {
  const marked =
    "[PERSON Mr Galip Yalman] of [LOC Oslo], no. [CODE AB-1234], paid [QUANTITY 38,500 euros] on [DATETIME 4 June 1975] and [DATETIME 9 June 1975]. [PERSON Mr Galip Yalman] is a [DEM drummer].";

  test("read like the originals, are none of them, and are marked", async () => {
    const { text, replacements } = await pseudonyms(marked);
    expect(text).not.toMatch(/Galip|Yalman|Oslo|AB-1234|38,500|1975\b.*June 1975|drummer/);
    expect(text).toMatch(
      /^Mr \p{L}+ .+ of \p{Lu}.+, no\. [A-Z]{2}-[0-9]{4}, paid [0-9]{2},[0-9]{3} euros on [0-9]+ \p{L}+ [0-9]{4} and /u,
    );
    // a trade is no other trade
    expect(text).toMatch(/ is a \[JOB 1\]\.$|\[DETAIL 1\]\.$/u);
    for (const one of replacements.slice(0, -1)) {
      expect(one).toMatchObject({ truth: "false", by: "pseudonym" });
    }
  });

  test("are the same for the same entity and document, and other ones elsewhere", async () => {
    const [first, again, other] = await Promise.all([
      pseudonyms(marked),
      pseudonyms(marked),
      pseudonyms(`${marked} So it was.`),
    ]);
    expect(again!.text).toBe(first!.text);
    expect(other!.text.slice(0, 40)).not.toBe(first!.text.slice(0, 40));
    const names = first!.replacements.filter(({ entity }) => entity === "e1");
    expect(new Set(names.map(({ replacement }) => replacement)).size).toBe(1);
  });

  test("keep the days between dates", async () => {
    const { text } = await pseudonyms(marked);
    const [a, b] = days(text);
    expect(b! - a!).toBe(5);
  });

  test.each([
    ["at the [LOC Hartlepool depot] now", /^at the \p{Lu}.* depot now$/u],
    ["near [LOC Norwich Cathedral] now", /^near \p{Lu}.* Cathedral now$/u],
    ["on [LOC Lake Windermere] now", /^on Lake \p{Lu}\S+(?: \S+)? now$/u],
    ["at the [LOC depot] now", /^at the \[PLACE 1\] now$/],
  ])("of a place keep its kind: %s", async (marked, expected) => {
    const { text } = await pseudonyms(marked);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/Hartlepool|Norwich|Windermere/);
  });

  test("a town stands before the kind of an organization", async () => {
    const { text } = await pseudonyms("before the [ORG Ankara Assize Court] it was");
    expect(text).toMatch(/^before the \p{Lu}.* Court it was$/u);
    expect(text).not.toContain("Ankara");
  });
});

describe("dates shifted together", () => {
  test.each([
    ["4 June 1975", 7, "11 June 1975"],
    ["June 4, 1975", 30, "July 4, 1975"],
    ["1975-06-04", 30, "1975-07-04"],
    ["04.06.1975", -4, "31.05.1975"],
    ["between 15 March 1985 and 10 March 1989", 365, "between 15 March 1986 and 10 March 1990"],
    ["June 1975", 61, "August 1975"],
    ["1975", 366, "1976"],
    ["three weeks later", 30, undefined],
    ["13.13.1975", 30, undefined],
  ])("%s by %d days", (text, by, expected) => {
    expect(shifted(text, by)).toBe(expected);
  });

  test("move by whole weeks, at least two months, and differ between documents", () => {
    const all = Array.from({ length: 50 }, (_, i) => shiftOf(createDocument(`document ${i}`)));
    for (const one of all) {
      expect(Math.abs(one % 7)).toBe(0);
      expect(Math.abs(one)).toBeGreaterThanOrEqual(60);
    }
    expect(new Set(all).size).toBeGreaterThan(20);
    // neither another salt nor the empty key, which everybody knows, gives the same
    for (const salt of ["a salt", ""]) {
      const same = all.filter(
        (days, i) => days === shiftOf(createDocument(`document ${i}`), { salt }),
      );
      expect(same.length).toBeLessThan(10);
    }
    expect(DISTANCES).toBe(182);
  });

  test("when intervals are to be kept, and what is relative stays true", async () => {
    const { text, replacements } = await sanitized(
      "Born on [DATETIME 4 June 1975], ill on [DATETIME 9 June 1975], well [DATETIME three weeks later].",
      { keep_intervals: true },
    );
    const [a, b] = days(text);
    expect(b! - a!).toBe(5);
    expect(text).toContain("well some weeks later");
    expect(replacements.map(({ truth, by }) => `${by} ${truth}`)).toEqual([
      "shift false",
      "shift false",
      "shift true",
    ]);
  });
});
