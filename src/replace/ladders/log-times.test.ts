import fc from "fast-check";
import { expect, test } from "vitest";
import { firstDayOfLog, inDaysOfLog } from "./log-times.js";

const START = Date.UTC(2001, 0, 1);
const stamps = fc.array(
  fc.record({
    seconds: fc.integer({ min: 0, max: 400 * 86_400 }),
    joint: fc.constantFrom("T", " "),
    zone: fc.constantFrom("Z", "", "+02:00"),
  }),
  { minLength: 2, maxLength: 30 },
);

test("the times of a log keep their order and their distance, and no date", () => {
  fc.assert(
    fc.property(stamps, (lines) => {
      const written = lines.map(({ seconds, joint, zone }) => {
        const iso = new Date(START + 1000 * seconds).toISOString();
        return `${iso.slice(0, 10)}${joint}${iso.slice(11, 19)}${zone}`;
      });
      const first = firstDayOfLog(written.map((line) => `${line} user=a ok`).join("\n"))!;
      const read = written.map((line) => {
        const { text } = inDaysOfLog(line, first)!;
        const [, day, h, m, s] = /^day (\d+) (\d\d):(\d\d):(\d\d)(?:Z|\+02:00)?$/.exec(text)!;
        expect(text).not.toMatch(/\d{4}/u);
        return Number(day) * 86_400 + Number(h) * 3600 + Number(m) * 60 + Number(s);
      });
      for (const [i, one] of read.entries())
        expect(one - read[0]!).toBe(lines[i]!.seconds - lines[0]!.seconds);
      expect(Math.min(...read)).toBeLessThan(2 * 86_400);
    }),
  );
});

test.each(["", "He came on 2024-03-05.", "2024-03-05 08:00 ok", "2024-03-05: a\n2024-03-06: b"])(
  "'%s' is no log",
  (text) => {
    expect(firstDayOfLog(text)).toBeUndefined();
  },
);
