import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import { isLoneNumber } from "./lone-number.js";

test.each([
  "1 | [CODE 42] | 37 | 88",
  "Anna [LOC 7 9] 8 24",
  "Set 1: [CODE 6], 4, 7",
  "12\t[LOC 9]\t13",
  "7.5 [LOC 8] 9.5",
  "WITNESS\n\n[DATETIME 1]. I am a national of Eritrea\n2. I fled",
  "Room  Name\n12    Trowbridge, Edna\n[DATETIME 14]    Quennell, Horace",
  "[DATETIME 7]\tAnna Berg\n8\tTom Becker",
  "Haemoglobin         [DEM 78]         g/L          120-150",
  "[DATETIME 12/31] Apologies. None.\n12/32 Declarations.",
  "12/31 Apologies.\n[DATETIME 12/32]: Declarations.",
  "CGPA [DATETIME 3.12/4.0]",
  "FSc [CODE 811/1100]",
  "My son called [DATETIME 112].",
])("figures: %s", (marked) => {
  const { text, spans } = parseMarked(marked);
  expect(isLoneNumber(text, spans[0]!.type as "LOC", spans[0]!)).toBe(true);
});

test.each([
  "call [CODE 20 12 34 56] now",
  "room [CODE 12]",
  "aged\n[DEM 78]. She left",
  "invoices [CODE 12], 13 and 14",
  "tickets no. [CODE 7], 8, 9",
  "[LOC 12] Baker Street",
  "[CODE 4 1123] 7 9981",
  "scored [QUANTITY 7] 9 8",
  "born on\n[DATETIME 12]    May",
  "Day Month\n[DATETIME 12]    03\n13    04",
  "Age   Name\n61    Edna\n[DEM 75]    Horace",
  "[DATETIME 12/31] Seen at home.\n14/2 Seen again.",
  "case [CODE 811/1100]",
  "room [CODE 112]",
])("no row of figures: %s", (marked) => {
  const { text, spans } = parseMarked(marked);
  expect(isLoneNumber(text, spans[0]!.type as "LOC", spans[0]!)).toBe(false);
});
