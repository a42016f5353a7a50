import { expect, test } from "vitest";
import { exposedAcross, type ReleasedDocument } from "./across.js";

/** A released text: `[TYPE original|replacement]` marks what was hidden. */
function released(id: string, marked: string): ReleasedDocument {
  let text = "";
  let last = 0;
  const hidden: { words: string; type: "PERSON" }[] = [];
  const replaced: { start: number; end: number }[] = [];
  for (const match of marked.matchAll(/\[([A-Z]+) ([^|\]]+)\|([^\]]+)\]/g)) {
    text += marked.slice(last, match.index);
    replaced.push({ start: text.length, end: text.length + match[3]!.length });
    text += match[3];
    last = match.index + match[0].length;
    hidden.push({ words: match[2]!, type: match[1] as "PERSON" });
  }
  return { id, text: text + marked.slice(last), hidden, replaced };
}

test("a name hidden in one document and left in another is found, by each of its words", () => {
  const found = exposedAcross([
    released("a", "[PERSON Ole Dahlqvist|[PERSON 1]] lives in [LOC Tromsø|a city]."),
    released("b", "We met DAHLQVIST in Tromsø."),
    released("c", "[PERSON Dahlqvist|Dahlqvist] rang."),
  ]);
  expect(found.map(({ type, hiddenIn, shownIn }) => [type, hiddenIn, shownIn])).toEqual([
    ["PERSON", ["a", "c"], [{ id: "b", start: 7, end: 16 }]],
    ["LOC", ["a"], [{ id: "b", start: 20, end: 26 }]],
  ]);
});

test.each([
  ["a part of a longer word", "[ORG Port|x]", "The airport."],
  ["words too short to tell", "[PERSON Bo Li|x]", "Bo and Li."],
  ["part of a place's name", "[LOC North Harbour|x]", "The harbour."],
  ["the same document", "[PERSON Ole Dahlqvist|x], Dahlqvist", "Nothing."],
])("%s is no finding", (_, one, other) => {
  expect(exposedAcross([released("a", one), released("b", other)])).toEqual([]);
});
