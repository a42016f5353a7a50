/**
 * A word planted at any place of a package, a page or a message is hidden, gone, or the file is refused: each element and
 * attribute is known to carry no text, read as text, or left out. `bench/attack-surface.ts` has all places.
 */

import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canariesIn } from "./canary.js";
import { outcomeOf, placesOf, WORD } from "./plant.js";
import { mailPlaces } from "./plant-mail.js";
import { pagePlaces } from "./plant-page.js";

const FOLDER = new URL("office/", import.meta.url);
/** Of every file; fast-check draws them anew in each run. */
const DRAWN = 6;
/** Of pages and messages, which are read at once. */
const DRAWN_OF_GRAMMAR = 500;

const FILES = readdirSync(FOLDER).filter((name) => name !== "README.md");

test.each(FILES)(
  "%s, as its program wrote it, holds no word that was hidden",
  async (file) => {
    const bytes = readFileSync(new URL(file, FOLDER));
    const places = placesOf(bytes);
    expect(places.length).toBeGreaterThan(500);
    const drawn = fc.sample(fc.constantFrom(...places), DRAWN);
    const readable: string[] = [];
    for (const { name, plant } of drawn) {
      const planted = plant();
      // the control: the search finds it where it is
      expect(canariesIn(planted, [WORD]), name).not.toEqual([]);
      if ((await outcomeOf(planted, extname(file).slice(1))) === "readable") readable.push(name);
    }
    expect(readable).toEqual([]);
  },
  120_000,
);

test.each([
  { format: "html", places: pagePlaces() },
  { format: "eml", places: mailPlaces() },
])(
  "$format: no place of its grammar holds a word that was hidden",
  async ({ format, places }) => {
    expect(places.length).toBeGreaterThan(2000);
    const drawn = fc.sample(fc.constantFrom(...places), DRAWN_OF_GRAMMAR);
    const readable: string[] = [];
    for (const { name, plant } of drawn)
      if ((await outcomeOf(plant(), format)) === "readable") readable.push(name);
    expect(readable).toEqual([]);
  },
  120_000,
);
