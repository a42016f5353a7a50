import { expect, test } from "vitest";
import { spells } from "./spelled.js";

test.each([
  ["becky.shaw@example.com", "Rebecca Shaw"],
  ["sam.haddad@example.com", "sam haddad"],
  ["dpatel81@mail.example", "Dev Patel"],
  ["@mel_harte88", "Melanie Harte"],
  ["lan.nguyen@example.org", "Lan Nguyen"],
  ["shawr@example.com", "Rebecca Shaw"],
])("%s is %s", (address, name) => {
  expect(spells(address, name)).toBe(true);
});

test.each([
  ["info@example.com", "Rebecca Shaw"],
  ["peter.shaw@example.com", "Rebecca Shaw"],
  ["shaw@example.com", "Rebecca Shaw"],
  ["r.jones@example.com", "Rebecca Shaw"],
])("%s is not %s", (address, name) => {
  expect(spells(address, name)).toBe(false);
});
