/** Finding: words in the text, and mentions by `type:`, `state:`, `by:`, `risk>`. */

import type { Entity, Mention } from "../api/types.js";
import type { Selected } from "../document/places.js";
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
  const words = query.replace(FILTER, "").trim().toLocaleLowerCase();
  if (filters.length === 0) return words === "" ? [] : inText(reading.text, words);
  const fits = (mention: Mention) => {
    const entity = reading.entities.get(mention.entity);
    return filters.every(([, name, value, risk]) =>
      risk === undefined
        ? fitsWord(mention, name!.toLowerCase(), value!.toLowerCase())
        : riskOf(entity) > Number(risk),
    );
  };
  return reading.order
    .map((id) => reading.mentions.get(id)!)
    .filter((mention) => fits(mention) && mention.text.toLocaleLowerCase().includes(words))
    .slice(0, MOST)
    .map(({ id, start, end }) => ({ mention: id, start, end }));
}

function inText(text: string, words: string): Found[] {
  // Lower-casing may change the length of a text (İ); then positions would lie.
  const lower = text.toLocaleLowerCase();
  const haystack = lower.length === text.length ? lower : text;
  const found: Found[] = [];
  let at = haystack.indexOf(words);
  while (at >= 0 && found.length < MOST) {
    found.push({ start: at, end: at + words.length });
    at = haystack.indexOf(words, at + words.length);
  }
  return found;
}

function fitsWord(mention: Mention, name: string, value: string): boolean {
  if (name === "type") return mention.type.toLowerCase().startsWith(value);
  if (name === "by") return (mention.decided?.by ?? "nobody").toLowerCase().startsWith(value);
  if (value === "open") return mention.decided === null;
  return mention.state.startsWith(value.replace(/ed?$/, ""));
}

const riskOf = (entity: Entity | undefined) =>
  Math.max(Number.NEGATIVE_INFINITY, ...(entity?.scores ?? []).map(({ score }) => score));
