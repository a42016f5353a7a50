import fc from "fast-check";
import { expect, test } from "vitest";
import { transliterated } from "./transliterate.js";

test.each([
  ["Θεοδώρα Παπαδημητρίου", "Theodora Papadimitrioy"],
  ["Оксана Шевченко, Її", "Oksana Shevchenko, Yiyi"],
  ["Щерю от Стара Загора", "Shteryu ot Stara Zagora"],
  ["Ann Berg", "Ann Berg"],
])("%s in Latin letters: %s", (text, latin) => expect(transliterated(text).text).toBe(latin));

test("every letter knows its place", () => {
  const letters = fc.constantFrom("Θ", "ώ", "щ", "ї", "a", " ", "1", "\u0301", "😀");
  fc.assert(
    fc.property(fc.array(letters), (parts) => {
      const text = parts.join("");
      const { text: latin, toOriginal } = transliterated(text);
      const whole = toOriginal(0, latin.length);
      expect(text.slice(whole.start, whole.end)).toBe(text);
      for (let at = 0; at < latin.length; at++) {
        const { start, end } = toOriginal(at, at + 1);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
