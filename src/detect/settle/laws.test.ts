import { expect, test } from "vitest";
import { splitWords } from "../kit/phrases.js";
import { lawsIn } from "./laws.js";

const lawsOf = (text: string): string[] =>
  lawsIn(splitWords(text)).map(({ start, end }) => text.slice(start, end));

test.each<[string, string[]]>([
  ["under the Road Traffic Act 1988 he", ["Road Traffic Act 1988"]],
  ["the Turkish Criminal Code", ["Turkish Criminal Code"]],
  ["the Code of Criminal Procedure", ["Code of Criminal Procedure"]],
  ["in breach of the Army Act as", ["Army Act"]],
  [
    "under Article 146 § 1 of the Turkish Criminal Code.",
    ["Article 146 § 1 of the Turkish Criminal Code", "Turkish Criminal Code"],
  ],
  [
    "section 78 of the Police and Criminal Evidence Act 1984 (PACE)",
    [
      "section 78 of the Police and Criminal Evidence Act 1984",
      "Police and Criminal Evidence Act 1984",
    ],
  ],
  [
    "the Convention for the Protection of Human Rights and Fundamental Freedoms (“the",
    ["Convention for the Protection of Human Rights and Fundamental Freedoms"],
  ],
  ["Order 19 of the County Court Rules 1981 says", ["County Court Rules 1981"]],
  [
    "Expropriation (Conditions and Procedures) Act of 1985",
    ["Expropriation (Conditions and Procedures) Act of 1985"],
  ],
  ["the Scotland Act 1998", ["Scotland Act 1998"]],
])("laws in: %s", (text, expected) => {
  expect(lawsOf(text)).toEqual(expected);
});

test.each([
  "She starred in Sister Act with Whoopi",
  "the Democratic National Convention in Boston",
  "a man of honour and his code",
  "He lives in Ankara. The Act passed.",
  "section 2 of Warsaw Prison",
  "paragraph 3 of the letter",
  "Rules were broken in 1988",
  "the convention of 1949",
])("no law in: %s", (text) => {
  expect(lawsOf(text)).toEqual([]);
});
