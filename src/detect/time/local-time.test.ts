import { expect, test } from "vitest";
import { findIn } from "../../../test/marked.js";
import { localTime } from "./local-time.js";

test.each([
  ["de", "Termin in KW 12.", ["KW 12"]],
  ["da", "Vi ses i uge 8.", ["uge 8"]],
  ["nb", "Time i uke 41.", ["uke 41"]],
  ["sv", "Åter vecka 7.", ["vecka 7"]],
  ["fi", "Kontrolli viikolla 15.", ["viikolla 15"]],
  ["fr", "Rendez-vous semaine 32.", ["semaine 32"]],
  ["hr", "U tjednu 20.", ["tjednu 20"]],
  ["da", "Uge 8000 og 8 uger", []],
])("the number of a week: %s %s", async (language, text, expected) => {
  const finds = await findIn(localTime, text, language);
  const weeks = finds.filter(({ subtype }) => subtype === "period");
  expect([...new Set(weeks.map(({ start, end }) => text.slice(start, end)))]).toEqual(expected);
});
