/** The corpora under ../shared/data, and which of their documents no model of the package has seen. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { GoldDocument } from "../src/document/gold.js";
import { readTab } from "../src/entries/formats.js";

export const DATA = new URL("../../shared/data/", import.meta.url);

/** Ends the run with a line where the corpora are not there. */
export function needData(): void {
  if (existsSync(DATA)) return;
  console.log("../shared/data is not there: nothing to measure");
  process.exit(0);
}

export const read = (name: string): string => readFileSync(new URL(name, DATA), "utf8");

export const gold = (name: string): GoldDocument[] => readTab(read(name), name);

/** The people of the replacement corpus, and a fifth of the others by hash: held out of all training. */
export function splitSummaries(): { training: GoldDocument[]; heldOut: GoldDocument[] } {
  const replaced = new Set(gold("wikireplace/dev.json").map(({ document }) => document.id));
  const isHeldOut = ({ document: { id } }: GoldDocument) =>
    replaced.has(id) || BigInt(`0x${createHash("md5").update(id).digest("hex")}`) % 5n === 0n;
  const all = gold("wiki553/masking.json");
  return {
    training: all.filter((one) => !isHeldOut(one)),
    heldOut: all.filter(isHeldOut),
  };
}

/** First tenths of the judgments outside the annotated part: what a search finds about the people. */
export const judgmentBackground = (): Record<string, string> => ({
  ...(JSON.parse(read("tab/background_public10_without_test.json")) as Record<string, string>),
  ...(JSON.parse(read("tab/dev_background_public10.json")) as Record<string, string>),
});
