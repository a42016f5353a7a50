import { expect, test } from "vitest";
import { gazetteerDetector } from "../../detect/kit/gazetteer.js";
import { GazetteerBuilder } from "./gazetteer.js";
import { GAZETTEER_PROPERTIES } from "./properties.js";

const builder = (...statements: [property: string, value: string, ...aliases: string[]][]) => {
  const made = new GazetteerBuilder();
  for (const [i, [property, value, ...aliases]] of statements.entries()) {
    made.add({ individual: `${i}`, statements: [{ property, value, aliases }] });
  }
  return made;
};

test("a property has one type, and the paper's four are among them", () => {
  const names = GAZETTEER_PROPERTIES.map(({ property }) => property);
  expect(new Set(names).size).toBe(names.length);
  const typeOf = (wanted: string) =>
    GAZETTEER_PROPERTIES.find(({ property }) => property === wanted)?.type;
  expect(["P106", "P1142", "P509", "P1399"].map(typeOf)).toEqual(["DEM", "DEM", "MISC", "MISC"]);
});

test("terms take the kind that most have them by; what says nothing is left out and counted", () => {
  const made = builder(
    ["P106", "forger", "document forger"],
    ["P1399", "forger"],
    ["P1399", "forger"],
    ["P19", "Oslo"],
    ["P800", "It"],
    ["P800", "of the"],
    ["P800", "x".repeat(90)],
  );
  expect(made.terms()).toEqual([
    { term: "document forger", type: "DEM", subtype: "occupation", individuals: 1 },
    { term: "forger", type: "MISC", subtype: "offence", individuals: 3 },
  ]);
  expect(made.left).toBe(3);
});

test("attributes are found in any case, titles as they are written, the longest first", async () => {
  const { detect } = gazetteerDetector(
    builder(
      ["P106", "ship chandler"],
      ["P106", "chandler"],
      ["P800", "The Trial"],
      ["P1142", "Christian democracy"],
    ).terms(),
  );
  const text = "A Ship Chandler read The Trial before the trial; christian democracy, no.";
  const found = await detect({ text, persons: [] });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Ship Chandler",
    "The Trial",
  ]);
});
