import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import type { Mention } from "../../document/document.js";
import { dateAndHour } from "./moment.js";

const partsOf = (marked: string, subtype = "date"): string[] => {
  const { text, spans } = parseMarked(marked);
  const { start, end } = spans[0]!;
  const mention: Mention = {
    start,
    end,
    type: "DATETIME",
    subtype,
    score: 1,
    detector: "test",
    evidence: {},
  };
  return dateAndHour(text, mention).map((one) => text.slice(one.start, one.end));
};

test.each([
  ["on [DATETIME Thurs 22 Aug, 2pm] there", "Thurs 22 Aug", "2pm"],
  ["[DATETIME 5th May 2018, 11:00 a.m.]", "5th May 2018", "11:00 a.m."],
  ["[DATETIME 12 Feb 2024 at 14:00\u201315:30]", "12 Feb 2024", "14:00\u201315:30"],
  ["[DATETIME 4/4/24 @ 3.30pm]", "4/4/24", "3.30pm"],
])("the hour of an appointment: %s", (marked, ...parts) => {
  expect(partsOf(marked)).toEqual(parts);
});

test.each([
  "[DATETIME 12 June 2021 16:40]",
  "[DATETIME 2024-04-11T09:00]",
  "[DATETIME 12 June 2021]",
  "[DATETIME 3 to 4 pm]",
  "[DATETIME 14:00 to 15:00]",
])("one thing: %s", (marked) => {
  expect(partsOf(marked)).toHaveLength(1);
});

test("the hour of a birth goes with its day", () => {
  expect(partsOf("[DATETIME 4 June 1975 2pm]", "birth-date")).toHaveLength(1);
});
