import { expect, test } from "vitest";
import { drugOf } from "./drug-names.js";

test.each([
  ["pantoprazol", "pantoprazole"],
  ["furosémide", "furosemide"],
  ["furosemida", "furosemide"],
  ["amoxicilina", "amoxicillin"],
  ["amoksycylina", "amoxicillin"],
  ["lewotyroksyna", "levothyroxine"],
  ["siprofloksasiini", "ciprofloxacin"],
  ["ibuprofène", "ibuprofen"],
  ["kwetiapina", "quetiapine"],
  ["bisoprololi", "bisoprolol"],
  ["marcumar", "warfarin"],
  ["doliprane", "paracetamol"],
  ["lantus", "insulin"],
])("'%s' is %s", (word, name) => {
  expect(drugOf(word)?.name).toBe(name);
});

test.each([
  "marina",
  "martin",
  "valentina",
  "sabrina",
  "catalina",
  "panorama",
  "rosalina",
  "insel",
])("'%s' is no drug", (word) => {
  expect(drugOf(word)).toBeUndefined();
});
