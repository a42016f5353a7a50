import { describe, expect, it } from "vitest";
import type { Marginal, Mention } from "../api/types.js";
import { firstOpen, ORDERS, openIn } from "./order.js";
import type { Reading } from "./state.js";

const mention = (id: string, entity: string, type: Mention["type"], decided = false) =>
  [id, { id, entity, type, decided: decided ? {} : null, covered: null }] as const;

const reading = {
  order: ["a", "b", "c", "d", "e"],
  mentions: new Map([
    mention("a", "e2", "DATETIME"),
    mention("b", "e1", "PERSON"),
    mention("c", "e3", "LOC"),
    mention("d", "e2", "DATETIME", true),
    mention("e", "e1", "PERSON"),
  ]),
  entities: new Map(["e1", "e2", "e3"].map((id) => [id, { id }])),
} as unknown as Reading;
const marginal = [
  { entity: "e3", urgency: 9 },
  { entity: "e1", urgency: 2 },
] as Marginal[];

describe("the order of open mentions", () => {
  it.each([
    ["risk", ["c", "b", "e", "a"]],
    ["text", ["a", "b", "c", "e"]],
    ["entity", ["b", "e", "a", "c"]],
    ["type", ["b", "e", "c", "a"]],
  ] as const)("by %s", (order, ids) => {
    expect(openIn(order, reading, marginal)).toEqual(ids);
  });

  it("at random holds all of them, the same whenever it is asked", () => {
    const ids = openIn("random", reading, marginal);
    expect(ids.toSorted()).toEqual(["a", "b", "c", "e"]);
    expect(openIn("random", reading, [])).toEqual(ids);
  });

  it.each(ORDERS)("by %s begins with the first one not passed over", (order) => {
    const ids = openIn(order, reading, marginal);
    expect(firstOpen(order, reading, marginal, () => false)).toBe(ids[0]);
    expect(firstOpen(order, reading, marginal, (id) => id === ids[0])).toBe(ids[1]);
    expect(firstOpen(order, reading, marginal, () => true)).toBeUndefined();
  });
});
