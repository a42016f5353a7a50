import { describe, expect, it } from "vitest";
import { find } from "./find.js";
import type { Reading } from "./state.js";

const text = "Ann met Bob in Oslo. ann left.";
const mention = (id: string, start: number, end: number, type: string, state: string) => ({
  id,
  start,
  end,
  text: text.slice(start, end),
  type,
  state,
  entity: id,
  decided: id === "ann" ? { by: "cid" } : null,
});
const mentions = [
  mention("ann", 0, 3, "PERSON", "mask"),
  mention("bob", 8, 11, "PERSON", "keep"),
  mention("oslo", 15, 19, "LOC", "generalize"),
];
const reading = {
  text,
  order: mentions.map(({ id }) => id),
  mentions: new Map(mentions.map((each) => [each.id, each])),
  entities: new Map([["oslo", { scores: [{ score: 0.8 }] }]]),
} as unknown as Reading;

const found = (query: string) =>
  find(reading, query).map(({ start, end }) => text.slice(start, end));

describe("finding", () => {
  it("finds words wherever they stand, whatever their case", () => {
    expect(found("ANN")).toEqual(["Ann", "ann"]);
    expect(found("nobody")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("finds words in a text whose lower case is longer than the text", () => {
    const turkish = "İ. Yılmaz v. Turkey: the Government of Turkey replied.";
    const places = find({ ...reading, text: turkish }, "turkey");
    expect(places.map(({ start, end }) => turkish.slice(start, end))).toEqual(["Turkey", "Turkey"]);
  });

  it.each([
    ["type:per", ["Ann", "Bob"]],
    ["type:person bo", ["Bob"]],
    ["state:masked", ["Ann"]],
    ["state:open", ["Bob", "Oslo"]],
    ["by:cid", ["Ann"]],
    ["risk>0.5", ["Oslo"]],
  ])("finds mentions by %s", (query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});
