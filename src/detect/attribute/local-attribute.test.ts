import { expect, test } from "vitest";
import { findIn } from "../../../test/marked.js";
import { localAttribute } from "./local-attribute.js";

test.each([
  [
    "ro",
    "asistentă medicală, divorțată, suferă de scleroză multiplă",
    ["asistentă medicală", "divorțată", "scleroză multiplă"],
  ],
  ["ro", "profesoara şi şoferul", ["profesoara", "şoferul"]],
  ["ro", "Secția Cardiologie, raport psihologic", []],
  [
    "hr",
    "umirovljena medicinska sestra boluje od multiple skleroze",
    ["medicinska sestra", "multiple skleroze"],
  ],
  ["hr", "Hrvatska, učiteljsko vijeće", []],
  ["hr", "hrvatska državljanka, Hrvatica", ["hrvatska", "Hrvatica"]],
  ["sk", "zdravotnou sestrou, s cukrovkou 2. typu", ["zdravotnou sestrou", "cukrovkou 2. typu"]],
  ["sk", "na Slovensku po slovensky, včelárstvo", []],
  ["pl", "poradni kardiologicznej, kardiologia, nauczycielką", ["nauczycielką"]],
] as const)("%s: %s", async (language, text, expected) => {
  const finds = await findIn(localAttribute, text, language);
  expect(finds.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
