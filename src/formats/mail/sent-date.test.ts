import fc from "fast-check";
import { expect, test } from "vitest";
import { decided } from "../../../test/decided.js";
import { replaceOptions } from "../../flow/from-policy/replacers.js";
import { createResources } from "../../flow/resources.js";
import { MONTH_NAMES } from "../../language/time/names.js";
import { checkPolicy, type Policy } from "../../policy/policy.js";
import { createReplace } from "../../replace/replace.js";
import { sentDate } from "./sent-date.js";

const models = createResources();
const DAY = 86_400_000;
const days = fc.integer({ min: Date.UTC(1990, 0, 1) / DAY, max: Date.UTC(2025, 0, 1) / DAY });
const words = (day: number): string => {
  const date = new Date(day * DAY);
  return `${date.getUTCDate()} ${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};
const sent = async (day: number, policy: Omit<Policy, "version">) => {
  const options = await replaceOptions(checkPolicy({ version: 1, ...policy }), models);
  const main = await createReplace(options)(decided(`Sent on [DATETIME ${words(day)}] by me.`));
  return { text: main.text, date: sentDate(new Date(day * DAY), main) };
};

test("the header of a message is no more exact than its text", async () => {
  await fc.assert(
    fc.asyncProperty(days, async (day) => {
      const { text, date } = await sent(day, {});
      const month = MONTH_NAMES[date!.getUTCMonth()]!;
      expect(text.includes(String(date!.getUTCFullYear()))).toBe(true);
      expect(date!.getUTCDate()).toBe(1);
      expect(text.includes(month) || date!.getUTCMonth() === 0).toBe(true);
      expect((await sent(day, { replace: { default: "label" } })).date).toBeUndefined();
      expect((await sent(day, { dates: "relative" })).date).toBeUndefined();
      const year = (await sent(day, { dates: "year" })).date!;
      expect(year.toISOString().slice(4, 10)).toBe("-01-01");
      const moved = await sent(day, { dates: "shift" });
      expect(moved.text).toContain(words(moved.date!.getTime() / DAY));
    }),
    { numRuns: 20 },
  );
});
