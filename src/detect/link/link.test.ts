import { expect, test } from "vitest";
import { createDocument, type Mention } from "../../document/document.js";
import { entitiesOf } from "../people/entities.js";
import { LINKS, type Link } from "./cases.js";
import { type CaseDocument, caseDocument, linkPeople } from "./link.js";

/** A text with its people in brackets and its codes as `[email: a@b.org]`. */
function read(id: string, marked: string, belonging: Partial<CaseDocument> = {}): CaseDocument {
  let text = "";
  let last = 0;
  const mentions: Mention[] = [];
  for (const match of marked.matchAll(/\[(?:([a-z-]+): )?([^\]]+)\]/g)) {
    text += marked.slice(last, match.index);
    const [, subtype = "name", words = ""] = match;
    const type = subtype === "name" ? "PERSON" : subtype === "birth-date" ? "DATETIME" : "CODE";
    mentions.push({
      start: text.length,
      end: text.length + words.length,
      type,
      subtype,
      score: 1,
      detector: "test",
      evidence: {},
    });
    text += words;
    last = match.index + match[0].length;
  }
  text += marked.slice(last);
  const document = createDocument(text, { id });
  const entities = entitiesOf(document, mentions);
  return caseDocument(
    { document, mentions, entities, unexamined: [] },
    { folder: "a", threads: [], numbers: [], ...belonging },
  );
}

/** The people of several documents, each as its documents and names. */
const joined = (documents: readonly CaseDocument[], by: Link = "case") =>
  linkPeople(documents, by)
    .people.filter(({ appearances }) => new Set(appearances.map(({ id }) => id)).size > 1)
    .map(({ appearances, names }) => [
      [...new Set(appearances.map(({ id }) => id))].sort().join(" "),
      [...names].sort().join(", "),
    ]);

test.each<[string, string[], [string, string][]]>([
  [
    "short forms",
    ["[Rebecca Thornbury] came.", "[Becky Thornbury] left."],
    [["1 2", "Becky Thornbury, Rebecca Thornbury"]],
  ],
  [
    "a given name alone",
    ["[Rebecca Thornbury] came.", "[Becky] left."],
    [["1 2", "Becky, Rebecca Thornbury"]],
  ],
  [
    "titles",
    ["[Rebecca Thornbury] came.", "[Ms Thornbury] left."],
    [["1 2", "Ms Thornbury, Rebecca Thornbury"]],
  ],
  [
    "initials",
    ["[Galip Yalman] came.", "[G.Y.] left.", "[G. Yalman]"],
    [["1 2 3", "G. Yalman, G.Y., Galip Yalman"]],
  ],
  [
    "surname first",
    ["[Galip Yalman] came.", "[YALMAN, Galip]"],
    [["1 2", "Galip Yalman, YALMAN, Galip"]],
  ],
  ["brothers", ["[Peter Berg] came.", "[Paul Berg] left."], []],
  ["brothers, and one of them", ["[Peter Berg]", "[Paul Berg]", "[Mr Berg]", "[P. Berg]"], []],
  [
    "husband and wife",
    ["[Peter Berg]", "[Mrs Berg]", "[Anna Berg]"],
    [["2 3", "Anna Berg, Mrs Berg"]],
  ],
  [
    "father and son",
    ["[Henry Ash Sr]", "[Henry Ash Junior]", "[Henry Ash Jr]"],
    [["2 3", "Henry Ash Jr, Henry Ash Junior"]],
  ],
  ["a couple is neither", ["[Mr and Mrs Berg]", "[Anna Berg]"], []],
  [
    "one name, two dates of birth",
    [
      "[John Smith], born on [birth-date: 3 May 1951]",
      "[John Smith], born on [birth-date: 17 June 1988]",
      "[John Smith]",
    ],
    [],
  ],
  [
    "a married name with the same address",
    ["[Ann Larsen] ([email: ann@x.org])", "[Ann Berg] ([email: ann@x.org])"],
    [["1 2", "Ann Berg, Ann Larsen"]],
  ],
  [
    "two of a household",
    ["[Ann Larsen] ([phone: 020 7946 0999])", "[Ole Larsen] ([phone: 020 7946 0999])"],
    [],
  ],
])("%s", (_, texts, expected) => {
  const documents = texts.map((text, i) => read(String(i + 1), text));
  expect(joined(documents)).toEqual(expected);
  // whatever the order
  expect(joined(documents.toReversed())).toEqual(expected);
});

test("people of two documents who are one of a third are one", () => {
  const documents = [
    read("1", "[Rebecca Thornbury] came."),
    read("2", "[Becky] left with [R. Thornbury]'s bag."),
  ];
  expect(joined(documents)).toEqual([["1 2", "Becky, R. Thornbury, Rebecca Thornbury"]]);
});

test("names that could be two people's are counted", () => {
  const { ambiguous } = linkPeople(
    [read("1", "[Peter Berg]"), read("2", "[Paul Berg]"), read("3", "[Mr Berg]")],
    "case",
  );
  expect(ambiguous).toBe(1);
});

test("nobody is joined across cases, and namesakes of one case are numbered", () => {
  expect(joined([read("1", "[Ann Berg]"), read("2", "[Ann Berg]", { folder: "b" })])).toEqual([]);
  const { people } = linkPeople(
    [
      read("1", "[John Smith], born on [birth-date: 3 May 1951]"),
      read("2", "[John Smith], born on [birth-date: 17 June 1988]"),
    ],
    "case",
  );
  expect(people.map(({ namesake }) => namesake)).toEqual([undefined, 2]);
});

test("documents are of one case by folder, thread or number", () => {
  const documents = [
    read("1", "[Ann Berg]", { folder: "a", threads: ["<1@x>"], numbers: ["7/24"] }),
    read("2", "[Ann Berg]", { folder: "a" }),
    read("3", "[Ann Berg]", { folder: "b", threads: ["<1@x>", "<2@x>"] }),
    read("4", "[Ann Berg]", { folder: "c", numbers: ["7/24"] }),
    read("5", "[Ann Berg]", { folder: "d" }),
  ];
  expect(LINKS.map((by) => joined(documents, by).map(([ids]) => ids))).toEqual([
    ["1 2 3 4"],
    ["1 2"],
    ["1 3"],
    ["1 4"],
  ]);
});

test("a given name alone means nobody in a large case", () => {
  const many = Array.from({ length: 60 }, (_, i) => read(String(100 + i), "Nobody."));
  const two = [read("1", "[Rebecca Thornbury] came."), read("2", "[Becky] left.")];
  expect(joined(two)).toHaveLength(1);
  expect(joined([...two, ...many])).toEqual([]);
});
