import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import { codesAgain } from "./again.js";

/** The words found again, where the first `[...]` of a text is a find. */
function again(marked: string, subtype?: string): string[] {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const find: Mention = {
    start,
    end,
    type: "CODE",
    ...(subtype && { subtype }),
    score: 1,
    detector: "column",
    evidence: {},
  };
  return codesAgain(text, [find]).map((one) => text.slice(one.start, one.end));
}

test.each([
  ["ticket [TCK-20418], and then TCK-20418 again", ["TCK-20418"]],
  ["Patient [pt-88213]; see Patient/pt-88213", ["pt-88213"]],
  ["customer [9918231] wrote, 9918231.", ["9918231"]],
  // part of another, too short, a word
  ["ticket [TCK-20418], TCK-204181 and XTCK-20418", []],
  ["room [14b], 14b", []],
  ["number [4471], and 4471 m", []],
  ["user [ledger], the ledger", []],
])("%s", (marked, found) => {
  expect(again(marked)).toEqual(found);
});

test("an account is found whatever its letters", () => {
  expect(again("login [hvanderberg], says hvanderberg", "username")).toEqual(["hvanderberg"]);
});
