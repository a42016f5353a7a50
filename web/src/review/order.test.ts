import { describe, expect, it } from "vitest";
import type { Marginal, Mention } from "../api/types.js";
import { firstOpen, ORDERS, openIn } from "./order.js";
import type { Reading } from "./state.js";

const mention = (id: string, entity: string, type: Mention["type"], decided = false) =>
  [
    id,
    {
      id,
      entity,
      type,
      decided: decided ? {} : null,
      covered: null,
      start: id.charCodeAt(0),
      state: "mask",
      proposal: { state: "mask" },
    },
  ] as const;

const reading = {
  text: "a b c d e",
  order: ["a", "b", "c", "d", "e"],
  mentions: new Map([
    mention("a", "e2", "DATETIME"),
    mention("b", "e1", "PERSON"),
    mention("c", "e3", "LOC"),
    mention("d", "e2", "DATETIME", true),
    mention("e", "e1", "PERSON"),
  ]),
  entities: new Map(
    Object.entries({ e1: ["b", "e"], e2: ["a", "d"], e3: ["c"] }).map(([id, mentions]) => [
      id,
      { id, mentions, identifier: "QUASI" },
    ]),
  ),
} as unknown as Reading;
const marginal = [
  { entity: "e3", urgency: 9 },
  { entity: "e1", urgency: 2 },
] as Marginal[];

describe("the order of open mentions", () => {
  it.each([
    ["triage", ["c", "b", "e", "a"]],
    ["risk", ["c", "b", "e", "a"]],
    ["text", ["a", "b", "c", "e"]],
    ["entity", ["b", "e", "a", "c"]],
    ["type", ["b", "e", "c", "a"]],
  ] as const)("by %s", (order, ids) => {
    expect(openIn(order, reading, marginal)).toEqual(ids);
  });

  it("by triage puts direct identifiers first, then close calls, as what they change is known", () => {
    const e2 = { ...reading.entities.get("e2")!, identifier: "DIRECT" as const };
    const entities = new Map([...reading.entities, ["e2", e2] as const]);
    const changed = {
      ...reading,
      text: "another",
      entities,
      risk: { threshold: 0.4 },
    } as unknown as Reading;
    expect(openIn("triage", changed, [])).toEqual(["a", "b", "e", "c"]);
    const known = [{ entity: "e3", urgency: 1, risk: 0.5 }] as Marginal[];
    expect(openIn("triage", changed, known)).toEqual(["a", "c", "b", "e"]);
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
