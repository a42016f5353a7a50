import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import type { Found } from "../kit/detector.js";
import { initialsOf } from "./initials-of-person.js";

const NAMED = "[PERSON Rebecca Thornbury] and [PERSON Ola Nowak] came. ";

test.each([
  ["Met RT and ON yesterday. Then ON left.", ["RT", "ON", "ON"]],
  // everyday words and abbreviations are nobody's by themselves
  ["Turned ON at noon, with RT there.", ["RT"]],
  ["The GP and the IT team met RTX.", []],
  ["Letter typed by SM.", ["SM"]],
  // who signs an entry, who speaks
  ["She must read more. RT\nMathematics: good.", ["RT"]],
  ["By [PERSON Cosmo Drew]. CD: sold it. [PERSON Ola Ny]", ["CD"]],
  ["\n14 Jan 2025 10:20 HG: stable.\n21 Jan 2025 09:05 MPR: better.", ["HG", "MPR"]],
  ["\n14 Jan 2025 10:20 BP: 120/80\n21 Jan 2025 09:05 HR: 60", []],
  [
    "Adult: [PERSON Mr Wilfred Nkrumah-Bell], 88. WNB told [PERSON Helen T], HT said.",
    ["WNB", "HT"],
  ],
  ["Leaver: [PERSON Caoimhe (Keeva) Brannelly]. KB was tearful.", ["KB"]],
  // minutes call everybody by their letters, and MI is Mo Iqbal then
  [
    "Present: [PERSON Sheila Ng], [PERSON Mo Iqbal], [PERSON Lesley Franks]. RT opened, SN and LF agreed, MI to write.",
    ["RT", "SN", "LF", "MI"],
  ],
])("%s", (rest, expected) => {
  const { text, spans } = parseMarked(NAMED + rest);
  const mentions: Found[] = spans.map(({ start, end }) => ({
    start,
    end,
    type: "PERSON",
    score: 0.9,
    evidence: { rule: "test" },
  }));
  const found = initialsOf(text, mentions).map(({ start, end }) => text.slice(start, end));
  expect(found.toSorted()).toEqual(expected.toSorted());
});
