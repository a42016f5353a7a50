import { expect, test } from "vitest";
import { isLabel, labelLength } from "./code-labels.js";

test.each([
  ["DNI 11111111H", "11111111H"],
  ["card 1354 1234 5678 911", "1354 1234 5678 911"],
  ["steuer-id 65 929 970 489", "65 929 970 489"],
  ["Ref: AB-12", "AB-12"],
  ["invoice no. 2021-00045", "2021-00045"],
  ["account number 12345", "12345"],
  ["NZ-DL-34450912", "NZ-DL-34450912"],
  ["HRB 48213", "HRB 48213"],
  ["DNI-11111111", "DNI-11111111"],
  ["casework", "casework"],
  ["PO123", "PO123"],
])("the code in '%s' is '%s'", (written, code) => {
  expect(written.slice(labelLength(written))).toBe(code);
});

test.each(["PAN", "NINO", "dni", "USt-IdNr.", "aadhaar"])("%s is a label", (words) => {
  expect(isLabel(words)).toBe(true);
});

test.each(["Pan", "Nie", "Anna", "NHS"])("%s is no label", (words) => {
  expect(isLabel(words)).toBe(false);
});
