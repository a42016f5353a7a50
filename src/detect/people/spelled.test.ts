import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import { accountsOf, spells } from "./spelled.js";

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

test("an account in brackets that spells somebody's name is found", () => {
  const { text, spans } = parseMarked(
    "Caller: [PERSON Fatoumata Diallo] (fdiallo3), fixed (reboot) by [mkowal]; [PERSON Dean] ([PERSON chief]) knows",
  );
  const mentions = spans.map(({ start, end }) => ({
    start,
    end,
    type: "PERSON" as const,
    score: 1,
    evidence: {},
  }));
  expect(accountsOf(text, mentions).map(({ start, end }) => text.slice(start, end))).toEqual([
    "fdiallo3",
  ]);
});
