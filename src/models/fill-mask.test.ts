import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FillMask, loadFillMask } from "./fill-mask.js";

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`fixtures/folders/${name}`, import.meta.url));

let model: FillMask;
beforeAll(async () => {
  model = await loadFillMask({ folder: folderOf("fill-mask") });
});
afterAll(() => model.close());

const span = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

// The fixture: after 'in', berlin has the logit 4 and paris 3; after 'ann', smith 5; before 'met',
// ann 2; all others 0. It knows 15 pieces.
const of = (logit: number, ...others: number[]): number =>
  logit -
  Math.log([logit, ...others].reduce((sum, one) => sum + Math.exp(one), 14 - others.length));

test("the probability of a word from both its sides", async () => {
  const text = "Ann lives in Berlin.";
  const [surprisal] = await model.surprisal(text, [span(text, "Berlin")]);
  expect(surprisal!.tokens).toBe(1);
  expect(surprisal!.logProbability).toBeCloseTo(of(4, 3), 4);
  expect(surprisal!.smallest).toBeCloseTo(of(4, 3), 4);
});

test("all pieces of a span are masked at once: they do not help each other", async () => {
  const text = "Ann Smith met Bob";
  const [both, smith, ann] = await model.surprisal(text, [
    span(text, "Ann Smith"),
    span(text, "Smith"),
    span(text, "Ann"),
  ]);
  expect(smith!.pieces[0]).toBeCloseTo(of(5, 2), 4); // ann stands, and met
  expect(both!.pieces[1]).toBeCloseTo(of(0, 2), 4); // met stands, ann is hidden
  expect(ann!.pieces[0]).toBeCloseTo(of(0), 4); // smith stands, which says nothing
  expect(both!.logProbability).toBeCloseTo(both!.pieces[0]! + both!.pieces[1]!, 6);
  expect(both!.smallest).toBe(Math.min(...both!.pieces));
});

test("a span far into a long text is read in its own surroundings", async () => {
  const text = `${"Bob met Ann . ".repeat(200)}in Paris`;
  const [far] = await model.surprisal(text, [span(text, "Paris")]);
  expect(far!.logProbability).toBeCloseTo(of(3, 4), 4);
});

test("a span longer than a window is read in parts", async () => {
  const text = "in Berlin ".repeat(20).trim();
  const [all] = await model.surprisal(text, [{ start: 0, end: text.length }]);
  expect(all!.tokens).toBe(40);
  expect(all!.pieces.every((one) => one < 0 && Number.isFinite(one))).toBe(true);
});

test("spans without pieces, outside the text, none", async () => {
  expect(await model.surprisal("Ann  met", [{ start: 3, end: 5 }])).toEqual([
    { logProbability: 0, smallest: 0, tokens: 0, pieces: [] },
  ]);
  await expect(model.surprisal("Ann", [{ start: 2, end: 4 }])).rejects.toMatchObject({
    code: "SPAN_INVALID",
  });
  expect(await model.surprisal("Ann", [])).toEqual([]);
});

test("a model without a mask, or for another task", async () => {
  await expect(loadFillMask({ folder: folderOf("classifier") })).rejects.toMatchObject({
    code: "MODEL_INVALID",
  });
  await expect(loadFillMask({ folder: folderOf("embedder") })).rejects.toMatchObject({
    code: "MODEL_INVALID",
  });
});
