import { expect, test } from "vitest";
import { formRegex } from "./form.js";

test.each([
  ["###", ["123"], ["12", "1234", "12a", "a123", "12_3"]],
  ["@#{2,4}", ["A12", "A1234"], ["a12", "A1", "A12345", "Ä12"]],
  ["**#", ["A11", "ZZ9", "123"], ["aa1", "A1"]],
  ["[1-3#]?X", ["X", "2X", "9X"], ["22X"]],
  ["(19|2#)##", ["1999", "2099", "2999"], ["1899", "199"]],
  ["##~##~##", ["12-34-56", "12 34 56"], ["12-34 56", "123456", "12.34.56"]],
  ["##~?##~##", ["12-34-56", "123456"], ["12-3456", "1234-56"]],
  ["#.##/#", ["1.23/4"], ["1x23/4", "1.23-4"]],
  ["<day><month>", ["3112", "0101"], ["3212", "3113", "0001"]],
  ["<not BE >###", ["123", "ABE 123"], ["BE 123"]],
  ["###<not [- ]#>", ["123", "123 x"], ["123-4", "123 4"]],
])("%s", (form, written, notWritten) => {
  const finds = (text: string) => text.match(formRegex(form, false)) !== null;
  expect(written.filter((text) => !finds(text))).toEqual([]);
  expect(notWritten.filter(finds)).toEqual([]);
});

test("letters in either case where a number allows it", () => {
  expect("ab12".match(formRegex("@@##", true))?.[0]).toBe("ab12");
});
