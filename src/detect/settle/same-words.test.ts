import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import type { Mention } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { splitWords } from "../kit/words.js";
import { withSameWords } from "./same-words.js";

const found = (marked: string): string[] => {
  const { text, spans } = parseMarked(marked);
  const mentions = spans.map(
    ({ start, end, type }): Mention => ({
      start,
      end,
      type: type as SemanticType,
      score: 0.8,
      detector: "test",
      evidence: {},
    }),
  );
  return withSameWords(splitWords(text), mentions)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
};

test.each<[string, string, string[]]>([
  [
    "in capitals above",
    "THE MUNICIPALITY OF ØSTERVIK. Against the [ORG Municipality of Østervik].",
    ["ORG MUNICIPALITY OF ØSTERVIK", "ORG Municipality of Østervik"],
  ],
  [
    "parts of it become the whole",
    "[ORG MUNICIPALITY] OF [MISC ØSTERVIK]. Against the [ORG Municipality of Østervik].",
    ["ORG MUNICIPALITY OF ØSTERVIK", "ORG Municipality of Østervik"],
  ],
  [
    "a heading's type is that of the running text",
    "[MISC NORDHAVN PORT] denied it. [LOC Nordhavn Port] is small.",
    ["LOC NORDHAVN PORT", "LOC Nordhavn Port"],
  ],
  [
    "a full name that is a person's elsewhere",
    "my brother [PERSON Ghulam Rasool]. He fired at [LOC Ghulam Rasool]. [PERSON Ghulam Rasool] died",
    ["PERSON Ghulam Rasool", "PERSON Ghulam Rasool", "PERSON Ghulam Rasool"],
  ],
  [
    "a suburb of an address",
    "at [LOC 12 Zone 6, Diepkloof, Soweto]. Sworn at [PERSON DIEPKLOOF]",
    ["LOC 12 Zone 6, Diepkloof, Soweto", "LOC DIEPKLOOF"],
  ],
  ["a code", "card [CODE 4417 8812]; again 4417 8812", ["CODE 4417 8812", "CODE 4417 8812"]],
  ["not in small letters", "[LOC Reading] is nice; reading is, too", ["LOC Reading"]],
  ["not a lone common noun", "The [ORG Government] said. Government aid", ["ORG Government"]],
  [
    "not inside another",
    "[LOC Leeds] and [ORG Leeds City Council]",
    ["LOC Leeds", "ORG Leeds City Council"],
  ],
  [
    "a person everywhere who is one nearly everywhere",
    "[ORG Tobi]'s attendance. [PERSON Tobi] was late. [PERSON Tobi] was ill.",
    ["PERSON Tobi", "PERSON Tobi", "PERSON Tobi"],
  ],
  [
    "who was named in full before",
    "[PERSON Raj Patel] sits there. Look at [LOC Raj]'s too.",
    ["PERSON Raj Patel", "PERSON Raj"],
  ],
  [
    "a place of a person's name stays one",
    "[PERSON Lincoln] spoke. [PERSON Lincoln] left. They met in [LOC Lincoln].",
    ["PERSON Lincoln", "PERSON Lincoln", "LOC Lincoln"],
  ],
  [
    "the street of an address, in small letters too",
    "lives at [LOC 19 Tern Close]. outside tern close; a close tern",
    ["LOC 19 Tern Close", "LOC tern close"],
  ],
  [
    "the street of a longer address",
    "[LOC Flat 2, 4a Old Mill Lane, Hexham]; in Old Mill Lane",
    ["LOC Flat 2, 4a Old Mill Lane, Hexham", "LOC Old Mill Lane"],
  ],
  [
    "the town of a hamlet",
    "lives in [LOC Little Hexham], near Age UK Hexham",
    ["LOC Little Hexham", "LOC Hexham"],
  ],
])("%s", (_, marked, expected) => {
  expect(found(marked)).toEqual(expected);
});
