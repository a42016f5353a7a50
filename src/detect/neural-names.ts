/**
 * What the recognizer of the other languages takes for a name, by all that its words say: it is kept as a name of a
 * person, a place, a body or something else, or is nothing (docs/decisions/0394-names-by-their-words.md).
 */

import type { NameOdds } from "../models/judgment.js";
import type { NameKind, NameWeights } from "../models/name-weights.js";
import type { OrdinaryWords } from "../models/ordinary-words.js";
import type { Found } from "./kit/detector.js";
import { nameFeatures, nameReader } from "./name-features.js";

/** As sure as this that a find is no name, and it is none; by what the recognizer calls it. */
const LEAST_NONE = { PERSON: 0.9, LOC: 0.98, ORG: 0.98 } as const;
/** As sure as this that it names a work, a ship or the like. */
const LEAST_OTHER = 0.5;

/** As sure as this of a kind, and the recognizer's word counts no more. */
const LEAST_SURE = 0.3;

/** What a find without any capital is a name by, in a text that uses them: the recognizer's own mind, log odds. */
const LEAST_SMALL = 0;

const KINDS = ["PERSON", "LOC", "ORG"] as const;
type Kind = (typeof KINDS)[number];

const CAPITAL = /\p{Lu}/u;

export interface NameModel {
  readonly ordinary: OrdinaryWords;
  readonly names: NameWeights;
}

/** @param oddsOf odds of the words of a find, see `RecognizedText.names` */
export function withKinds(
  text: string,
  language: string,
  found: readonly Found[],
  oddsOf: (find: Found) => readonly NameOdds[],
  { ordinary, names }: NameModel,
): Found[] {
  const reader = nameReader(text, language, ordinary);
  return found.flatMap((find) => {
    const said = KINDS.find((kind) => kind === find.type);
    if (!said) return [find];
    const odds = oddsOf(find);
    if (odds.length === 0) return [find];
    const capital = CAPITAL.test(text.slice(find.start, find.end));
    if (!capital && odds.every((one) => Math.max(...one) < LEAST_SMALL)) return [];
    const type = typeBy(names.kindsOf(nameFeatures(reader, find, odds)), said);
    return type ? [{ ...find, type }] : [];
  });
}

/**
 * The type of a find that the recognizer calls `said`; nothing where it is no name.
 * @param leastNone where the border lies
 */
export function typeBy(
  kinds: Readonly<Record<NameKind, number>>,
  said: Kind,
  leastNone: number = LEAST_NONE[said],
): Kind | "MISC" | undefined {
  if (kinds.none >= leastNone) return undefined;
  if (kinds.other >= LEAST_OTHER) return "MISC";
  const likeliest = KINDS.reduce((a, b) => (kinds[b] > kinds[a] ? b : a));
  // of what is hardly a name the recognizer knows more
  return kinds[likeliest] >= LEAST_SURE ? likeliest : said;
}
