import fc from "fast-check";
import { expect, test } from "vitest";
import { asFlowing, wrappedBreaks } from "./wrapped-lines.js";

const read = (text: string): string => {
  let out = "";
  let last = 0;
  for (const { start, end } of wrappedBreaks(text)) {
    out += `${text.slice(last, start)}⏎`;
    last = end;
  }
  return out + text.slice(last);
};

test.each<[string, string, string]>([
  [
    "a date on two lines",
    "She was first seen in the clinic at the Royal Infirmary on 4 March\n2024 and again in May.",
    "She was first seen in the clinic at the Royal Infirmary on 4 March⏎2024 and again in May.",
  ],
  [
    "lines of any width, after a preposition",
    "I have been offered a job in Aachen. Also my gran in\nCork is ninety-four and somebody has to be nearer, I know that Aachen is not.",
    "I have been offered a job in Aachen. Also my gran in⏎Cork is ninety-four and somebody has to be nearer, I know that Aachen is not.",
  ],
  [
    "a quoted mail with its own line ends",
    "> I asked whether anybody had heard from the people at the depot in\r\n> the last week or so.",
    "> I asked whether anybody had heard from the people at the depot in⏎the last week or so.",
  ],
  [
    "two names on two lines, where the text has more such breaks",
    "Results were requested by the surgery and sent on to Dr Helena\nMarchetti, who asked for them to be repeated within four weeks\nof the first.",
    "Results were requested by the surgery and sent on to Dr Helena⏎Marchetti, who asked for them to be repeated within four weeks⏎of the first.",
  ],
])("%s", (_, text, expected) => {
  expect(read(text)).toBe(expected);
  expect(asFlowing(text)).toHaveLength(text.length);
});

test.each<[string, string]>([
  ["fields", "Employee: Gwilym Prosser-Hughes, signalling technician\nDOB: 3/9/71"],
  [
    "the end of a sentence",
    "He was first seen in the clinic at the Royal Infirmary in Leeds.\nwell",
  ],
  ["a list", "He brought with him what had been asked for in the letter of May\n- a passport"],
  [
    "numbered items",
    "He brought with him what had been asked for in the letter of May\n2. a passport",
  ],
  [
    "a diary",
    "had a long talk with the family about where she is to live in future\n14 March rang",
  ],
  ["columns", "Admitted: 02/02/2024     Ward: 14B      Consultant: Mr H. Achterberg\nlater"],
  [
    "a word that had room",
    "He was first seen in the clinic at the Royal Infirmary\nby an old nurse who had known him well since he was a small boy",
  ],
  ["lines too long to be wrapped", `${"and so on ".repeat(20)}\nand so on`],
  ["verses", "The boy stood on the burning deck\nwhence all but he had fled"],
  [
    "a new paragraph, set in",
    "It was a long day and nobody in the house had slept for two nights\n    when",
  ],
  [
    "one line with a capital below",
    "Re: Mrs Alma Hughes, 14 Tern Close, Hexham, hospital number 1234567\nDear Dr Lee",
  ],
])("%s stay", (_, text) => {
  expect(wrappedBreaks(text).filter(({ end }) => !/^were/.test(text.slice(end)))).toEqual([]);
});

test("breaks are blanks, quotation marks and one line end, in order", () => {
  const piece = fc.constantFrom(
    "\n",
    "\r\n",
    " ",
    "> ",
    "word",
    "Name",
    "4 March",
    "and",
    ". ",
    ":",
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 20, maxLength: 200 }), (pieces) => {
      const text = pieces.join(" ");
      let last = 0;
      for (const { start, end } of wrappedBreaks(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toMatch(/^[\s>]*\n[\s>]*$/);
        expect(text.slice(start, end).match(/\n/g)).toHaveLength(1);
        last = end;
      }
    }),
  );
});
