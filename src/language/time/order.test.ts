import { describe, expect, test } from "vitest";
import { dayMonthOrder, inOrder } from "./order.js";

describe("the order of day and month", () => {
  test("is said by one date of which only one can be the month", () => {
    expect(dayMonthOrder("DOB 19/08/1957, admitted 09/02/2024")).toBe("day-first");
    expect(dayMonthOrder("on 02-14-61 and 3/4/2020")).toBe("month-first");
    expect(dayMonthOrder("09/02/2024 only")).toBeUndefined();
    expect(dayMonthOrder("19/08/1957 and 08/19/1957")).toBeUndefined();
    expect(dayMonthOrder("BP 138/82, 31/12, L4/5")).toBeUndefined();
  });

  test.each([
    ["09/02/2024", "day-first", "09.02.2024"],
    ["09/02/2024 14:10", "month-first", "02.09.2024 14:10"],
    ["19/08/1957", "month-first", "19/08/1957"],
    ["7/2", "day-first", "7 February"],
    ["Fri 16/2", undefined, "Fri 16 February"],
    ["7/2", undefined, "7/2"],
    ["4 June 1975", "day-first", "4 June 1975"],
  ] as const)("%s, %s: %s", (date, order, words) => {
    expect(inOrder(date, order)).toBe(words);
  });
});
