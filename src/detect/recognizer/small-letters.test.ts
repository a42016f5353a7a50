import { expect, test } from "vitest";
import { withGreetedNames, withSmallNames } from "./small-letters.js";

/** The words found; of those in `unsure` the recognizer is a fifth sure. */
function found(text: string, unsure: readonly string[], names = withSmallNames): string[] {
  const inside = ({ start, end }: { start: number; end: number }) =>
    unsure.some((words) => words.includes(text.slice(start, end))) ? 0.2 : 0.1;
  return names(text, [], [{ inside }]).map(
    ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
  );
}

test.each([
  ["i need picking up from burnage, car failed", ["burnage"], ["LOC burnage"]],
  ["the brigade from new cross came in minutes", ["new cross"], ["LOC new cross"]],
  ["ask for shirin and she's married to lee", ["shirin", "lee"], ["PERSON shirin", "PERSON lee"]],
  ["he came at seven from the depot in bed", ["seven", "the", "bed"], []],
  ["he lives in burnage", [], []],
])("%s", (text, unsure, words) => expect(found(text, unsure).sort()).toEqual([...words].sort()));

test("a name behind 'in' is hidden, and 'the council' as it was", () => {
  const text = "she's in gateshead with the council";
  const decision = { DIRECT: 0, QUASI: 0.1, NO_MASK: 0.9 };
  const of = (words: string) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    type: "ORG" as const,
    score: 0.9,
    evidence: {},
    decision,
  });
  const [town, council] = withSmallNames(text, [of("gateshead"), of("the council")], []);
  expect(town!.decision!.NO_MASK).toBeLessThan(0.5);
  expect(council!.decision).toEqual(decision);
});

test.each([
  ["ahoj kami môžeš prísť\nhei sofi kan du", ["kami", "sofi"], ["PERSON kami", "PERSON sofi"]],
  ["ciao vale, sono teo", ["teo"], ["PERSON teo", "PERSON vale"]],
  ["hallo zusammen, der mats hat fieber", ["mats"], ["PERSON mats"]],
  ["ahoj môžeš prísť", [], []],
])("who is greeted and who writes: %s", (text, unsure, words) =>
  expect(found(text, unsure, withGreetedNames).sort()).toEqual([...words].sort()),
);
