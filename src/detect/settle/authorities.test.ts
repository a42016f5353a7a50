import { expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { createSanitizer } from "../../index.js";
import { citedCases } from "./authorities.js";

test.each<[string, string[]]>([
  [
    "Following Donoghue v Stevenson [1932] AC 562, HL, he",
    ["Donoghue v Stevenson [1932] AC 562, HL"],
  ],
  [
    "British Home Stores Ltd v Burchell [1978] IRLR 379, EAT and Iceland Frozen Foods v Jones [1983] ICR 17.",
    [
      "British Home Stores Ltd v Burchell [1978] IRLR 379, EAT",
      "Iceland Frozen Foods v Jones [1983] ICR 17",
    ],
  ],
  [
    "in Chief Constable of Kent v Rixson [2000] IRLR 321",
    ["Chief Constable of Kent v Rixson [2000] IRLR 321"],
  ],
  [
    "Western Excavating (ECC) Ltd v Sharp [1978] QB 761, [1978] 1 All ER 713",
    ["Western Excavating (ECC) Ltd v Sharp [1978] QB 761, [1978] 1 All ER 713"],
  ],
  ["See R (Osborn) v Parole Board [2013] UKSC 61", ["R (Osborn) v Parole Board [2013] UKSC 61"]],
  ["Re B (a child) [2013] UKSC 33", ["Re B (a child) [2013] UKSC 33"]],
  ["Miranda v. Arizona, 384 U.S. 436 (1966)", ["Miranda v. Arizona, 384 U.S. 436 (1966)"]],
  [
    "Kesavananda Bharati v State of Kerala AIR 1973 SC 1461",
    ["Kesavananda Bharati v State of Kerala AIR 1973 SC 1461"],
  ],
  ["Mabo v Queensland (No 2) (1992) 175 CLR 1", ["Mabo v Queensland (No 2) (1992) 175 CLR 1"]],
  // whose case it is nobody says
  ["Smith v Jones, heard on 4 May 2020", []],
  ["permission was refused: [2022] EWHC 45 (Fam)", []],
  ["Ann Berg [1978], 12 of them", []],
])("cases cited in: %s", (text, expected) => {
  expect(citedCases(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const sanitized = async (text: string) => (await sanitizer.sanitize(createDocument(text))).text;

test("a cited case stays, and its short name; a case of somebody in the text does not", async () => {
  const rule = "British Home Stores Ltd v Burchell [1978] IRLR 379, EAT";
  const burchell = await sanitized(
    `We applied ${rule}. The Burchell test is met, as Ms Rolle knew.`,
  );
  expect(burchell).toContain(`We applied ${rule}. The Burchell test is met`);
  expect(burchell).not.toContain("Rolle");
  const own = "Okoro v Barts Health NHS Trust [2021] EWHC 2110 (QB)";
  for (const text of [
    `Mr Okoro claims. In ${own} he lost.`,
    `In ${own} he lost, and Ada Okoro too.`,
  ]) {
    expect(await sanitized(text)).not.toMatch(/Okoro|2110/);
  }
});
