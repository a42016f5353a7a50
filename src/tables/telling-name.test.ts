import { expect, test } from "vitest";
import { isFieldName } from "./telling-name.js";

test.each([
  "First name",
  "Date Of Birth",
  "Emergency Contact Phone",
  "NHS Number",
  "created_at",
  "userAgent",
  "user.email",
  "items[].price",
  "sheet 1.First name",
  "Geburtsdatum",
  "Name des Patienten",
  "Nom du père",
])("%s names a field", (name) => {
  expect(isFieldName(name)).toBe(true);
});

test.each([
  "Anna Berg phone",
  "anna_berg_phone",
  "annaPhone",
  "Okonkwo salary",
  "Araminta Stourbridge.dob",
  "Anna Berg",
])("%s may name somebody", (name) => {
  expect(isFieldName(name)).toBe(false);
});
