/** Finding: words in the text, and mentions by `type:`, `state:`, `by:`, `risk>`. */

import { type Folded, fold } from "../../../src/document/fold.js";
import type { Entity, Mention } from "../api/types.js";
import type { Selected } from "../document/places.js";
import { typeName } from "../theme/types.js";
import type { Reading } from "./state.js";

export interface Found extends Selected {
  /** The mention it is, where mentions were asked for. */
  readonly mention?: string;
}

const FILTER = /\b(type|state|by):(\S+)|\brisk>([\d.]+)/gi;
const MOST = 2_000;

/** The places that fit a query, in reading order; at most 2,000. */
export function find(reading: Reading, query: string): Found[] {
  const filters = [...query.matchAll(FILTER)];
  const words = fold(query.replace(FILTER, "").trim()).text;
  if (filters.length === 0) return words === "" ? [] : inText(reading.text, words);
  const fits = (mention: Mention) => {
    const entity = reading.entities.get(mention.entity);
    return filters.every(([, name, value, risk]) =>
      risk === undefined
        ? fitsWord(mention, name!.toLowerCase(), fold(value!).text)
        : riskOf(entity) > Number(risk),
    );
  };
  return reading.order
    .map((id) => reading.mentions.get(id)!)
    .filter((mention) => fits(mention) && fold(mention.text).text.includes(words))
    .slice(0, MOST)
    .map(({ id, start, end }) => ({ mention: id, start, end }));
}

/** The text last searched, folded: a reader types several letters in one text. */
let last: { readonly text: string; readonly folded: Folded } | undefined;

function inText(text: string, words: string): Found[] {
  if (last?.text !== text) last = { text, folded: fold(text) };
  const { folded } = last;
  const found: Found[] = [];
  let at = folded.text.indexOf(words);
  while (at >= 0 && found.length < MOST) {
    found.push(folded.toOriginal(at, at + words.length));
    at = folded.text.indexOf(words, at + words.length);
  }
  return found;
}

function fitsWord(mention: Mention, name: string, value: string): boolean {
  if (name === "type") {
    const called = fold(typeName(mention.type)).text;
    return mention.type.toLowerCase().startsWith(value) || called.startsWith(value);
  }
  if (name === "by") return fold(mention.decided?.by ?? "nobody").text.startsWith(value);
  if (value === "open") return mention.decided === null;
  return mention.state.startsWith(value.replace(/ed?$/, ""));
}

const riskOf = (entity: Entity | undefined) =>
  Math.max(Number.NEGATIVE_INFINITY, ...(entity?.scores ?? []).map(({ score }) => score));
