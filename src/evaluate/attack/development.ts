/**
 * The attack's own development set: background texts shortened like a summary and anonymized, to be
 * found among background texts from which those sentences are gone. No anonymized text under attack
 * takes part, so settings chosen here owe nothing to the results.
 */

import { randomNumbers, shuffled } from "../../document/random.js";
import type { Span } from "../../document/span.js";
import type { BackgroundDocument } from "../../knowledge/background/background-index.js";
import { withoutMasks } from "./masks.js";
import { type Shortened, shorten } from "./summary.js";

/** The spans of a text that an anonymizer would mask. */
export type FindSpans = (text: string) => Promise<readonly Span[]>;

interface DevelopmentQuery {
  readonly id: string;
  /** Shortened, anonymized, without masks. */
  readonly text: string;
}

export interface Development {
  /** Texts to search: those of the queries without their sentences, the others whole. */
  readonly background: readonly BackgroundDocument[];
  /** By level of protection, in the same order of people. */
  readonly levels: readonly (readonly DevelopmentQuery[])[];
}

export interface DevelopmentOptions {
  readonly findSpans: FindSpans;
  /** Length of a summary, characters: that of the texts under attack. */
  readonly length: number;
  readonly seed: number;
  /** Most people to ask for. */
  readonly people: number;
}

/** Fewer long texts than this are too few: then the longest there are. */
const FEWEST_PEOPLE = 50;
/** A summary is a fifth of its text at most, where there are enough such texts. */
const LONG_ENOUGH = 5;
const LARGEST_SHARE = 0.3;
/** Shares of masks that are left out, and of other words that are masked too. */
const KEPT_BY_A_LAX_METHOD = 0.5;
const MASKED_BY_A_STRICT_METHOD = 0.4;

/** Deterministic in texts and seed. No level holds a query where no text can be shortened. */
export async function developmentOf(
  background: readonly BackgroundDocument[],
  { findSpans, length, seed, people: most }: DevelopmentOptions,
): Promise<Development> {
  const random = randomNumbers(seed);
  const rest = new Map<string, string>();
  const levels: DevelopmentQuery[][] = [[], [], []];
  for (const { id, shortened } of peopleOf(background, length, most, random)) {
    const { summary } = shortened;
    const masked = blankSpans(summary, await findSpans(summary));
    rest.set(id, shortened.rest);
    levels[0]!.push({ id, text: partlyUnmasked(summary, masked, random) });
    levels[1]!.push({ id, text: masked });
    levels[2]!.push({ id, text: furtherMasked(masked, random) });
  }
  return {
    background: background.map(({ id, text }) => ({ id, text: rest.get(id) ?? text })),
    levels: levels.map((queries) =>
      queries.map(({ id, text }) => ({ id, text: withoutMasks(text) })),
    ),
  };
}

function peopleOf(
  background: readonly BackgroundDocument[],
  length: number,
  most: number,
  random: () => number,
): { id: string; shortened: Shortened }[] {
  const long = background.filter(({ text }) => text.length >= LONG_ENOUGH * length);
  const enough = long.length >= FEWEST_PEOPLE;
  const order = enough
    ? shuffled(long, random)
    : shuffled(background, random).sort((a, b) => b.text.length - a.text.length);
  const chosen: { id: string; shortened: Shortened }[] = [];
  for (const { id, text } of order) {
    if (chosen.length === (enough ? most : Math.min(most, FEWEST_PEOPLE))) break;
    const shortened = shorten(text, length, LARGEST_SHARE);
    if (shortened !== undefined) chosen.push({ id, shortened });
  }
  return chosen;
}

/** The text with NUL in place of the spans. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  let masked = text;
  for (const { start, end } of spans) {
    masked = masked.slice(0, start) + "\0".repeat(end - start) + masked.slice(end);
  }
  return masked;
}

const partlyUnmasked = (text: string, masked: string, random: () => number): string =>
  masked.replace(/\0+/g, (mask, at: number) =>
    random() < KEPT_BY_A_LAX_METHOD ? text.slice(at, at + mask.length) : mask,
  );

/** Masks what is left of names and numbers, and runs of up to three other words. */
const furtherMasked = (masked: string, random: () => number): string =>
  masked.replace(
    /[\p{L}\p{N}][\p{L}\p{N}'’.,-]*(?: [\p{L}\p{N}][\p{L}\p{N}'’.,-]*){0,2}/gu,
    (words) =>
      /^\p{Lu}|[0-9]/u.test(words) || random() < MASKED_BY_A_STRICT_METHOD
        ? "\0".repeat(words.length)
        : words,
  );

/** What masks without a recognizer: words in capitals that begin no sentence, and figures. */
export const findCapitalsAndFigures: FindSpans = async (text) =>
  Array.from(
    text.matchAll(
      /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}’'-]*|[\p{L}-]*[0-9](?:[\p{L}0-9.,:-]*[\p{L}0-9])?/gu,
    ),
    ({ index, 0: found }) => ({ start: index, end: index + found.length }),
  );
