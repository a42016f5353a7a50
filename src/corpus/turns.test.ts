import { expect, test } from "vitest";
import { Turns } from "./turns.js";

test("come in order, whoever is ready first", async () => {
  const turns = new Turns();
  const order: number[] = [];
  const one = async (place: number, ms: number) => {
    await new Promise((ready) => setTimeout(ready, ms));
    await turns.begin(place);
    order.push(place);
    turns.done(place);
  };
  await Promise.all([one(0, 20), one(1, 5), one(2, 1), one(3, 30)]);
  expect(order).toEqual([0, 1, 2, 3]);
});

test("pass over those that have none", async () => {
  const turns = new Turns();
  turns.done(1);
  const third = turns.begin(2);
  turns.done(0);
  await third;
});
