import { expect, test } from "vitest";
import { formOf } from "./form.js";

test.each([
  ["0", "number"],
  ["00042", "number"],
  ["2024", "number"],
  ["12.3", "number"],
  ["118.20", "number"],
  ["118.205", "number"],
  // near misses
  ["12.30", "time"],
  ["1999.11", "moment"],
  ["20240305", "moment"],
  ["0161 496 0000", "phone"],
  ["192.168.1.20", "ip"],
  ["82037138W", "code"],
  ["", "nothing"],
])("%j is of the form %s", (cell, form) => {
  expect(formOf(cell)).toBe(form);
});
