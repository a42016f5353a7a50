import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import { knownPerson } from "./known-person.js";

const find = async (persons: readonly string[], text: string): Promise<string[]> => {
  const found = await knownPerson.detect({ text, persons });
  return found.map(({ start, end }) => text.slice(start, end));
};

test.each([
  ["Galip Yalman", "[PERSON Galip Yalman] and [PERSON YALMAN]'s son; [PERSON galip yalman]"],
  [
    "Mr Galip Yalman",
    "[PERSON YALMAN, Galip]; [PERSON Yalman Galip]; [PERSON G. Yalman]; [PERSON Yalman, G.]",
  ],
  ["Yalman, Galip", "[PERSON Galip], [PERSON G.Y.] and [PERSON G Yalman] said"],
  ["Şule Aydın-Öztürk", "[PERSON Sule Aydin-Ozturk], [PERSON ŞULE AYDIN-ÖZTÜRK], [PERSON Öztürk]"],
  ["galip yalman", "[PERSON Galip Yalman] and [PERSON Yalman]"],
  ["Jan van der Berg", "[PERSON Jan van der Berg], [PERSON J. van der Berg], Mr [PERSON Berg]"],
  [
    "Anna Maria Nowak",
    "[PERSON Anna Nowak], [PERSON Anna M. Nowak], [PERSON A.M. Nowak], [PERSON A.M.N.]",
  ],
  ["Ольга Иванова", "пришла [PERSON Ольга Иванова]"],
])("finds every form of %s: %s", async (person, marked) => {
  const { text, spans } = parseMarked(marked);
  const finds = (await find([person], text)).map((one) => one.replace(/\.$/, ""));
  expect(finds).toEqual(spans.map(({ start, end }) => text.slice(start, end).replace(/\.$/, "")));
});

test.each([
  ["Theresa May", "in May 2019 they may go"],
  ["Anna Brown", "a brown dog"],
  ["Galip Yalman", "Galipoli and Yalmanova"],
])("leaves what is not %s: %s", async (person, text) => {
  expect(await find([person], text)).toEqual([]);
});

test("without people to protect there is nothing to find", async () => {
  expect(await find([], "Galip Yalman")).toEqual([]);
});
