/**
 * Whether a mention's type, subtype and sentence single a sense out. Only then are the kinds above it true of the mention.
 *
 * | what it is | certain where |
 * | --- | --- |
 * | a place that its own words place | always |
 * | a country | always |
 * | another place | the sentence names a place above it, or it is a city with 100,000 inhabitants |
 * | another name | it has one sense, or the sentence names what it is; two or three capitals, or initials: the sentence does |
 * | a common noun | the detector names its kind, or it has one sense in all and is no clue of any kind |
 * | a word of `languages/en/several-senses.txt`, a language | never |
 */

import type { SemanticType } from "../../document/types.js";
import { wordSet } from "../../language/lists.js";
import type { Graph } from "./graph.js";
import { isName, keyOf } from "./key.js";
import { isTownIn, LARGE_TOWN, type Link, singularOf } from "./link.js";
import { toldByContext } from "./senses.js";
import { type Fit, mayName } from "./types.js";

interface Circumstances {
  readonly type?: SemanticType;
  readonly subtype?: string;
  /** The sentence. */
  readonly context: string;
  /** It as a key with a space at both ends, without the mention and with it; empty if there is no such word. */
  readonly around: string;
  readonly said: string;
}

export type IsCertain = (mention: string, link: Link, circumstances: Circumstances) => boolean;

export function createCertainty(graph: Graph, tierOf: Fit): IsCertain {
  /** Whether a kind or place above a name is in the context: 'magazine' beside 'People'. */
  function isToldOf(concept: number, { around, said }: Circumstances): boolean {
    if (toldByContext(graph, concept, around) > 0) return true;
    return [...graph.above(concept)].some(
      (above) => above !== concept && said.includes(` ${keyOf(graph.name(above))} `),
    );
  }

  const isA = (concept: number, kind: RegExp): boolean =>
    [...graph.above(concept)].some((above) => kind.test(graph.name(above)));

  const hasOneSense = (mention: string): boolean => {
    const key = keyOf(mention);
    const found = graph.find(key);
    const all = found.length > 0 ? found : graph.find(singularOf(key) ?? "");
    return all.filter((concept) => mayName(mention, graph.name(concept))).length === 1;
  };

  const hasSeveralSenses = (mention: string): boolean =>
    [keyOf(mention), singularOf(keyOf(mention)) ?? ""].some((key) =>
      wordSet("en/several-senses").has(key),
    );

  return (mention, { how, concepts }, circumstances) => {
    const { type, subtype, context } = circumstances;
    const [first] = concepts as readonly [number, ...number[]];
    const tier = tierOf(first, type);
    if (tier === undefined || (type === "ORG" && tier > 1)) return false;
    const bySubtype = tierOf.ofSubtype(first, subtype);
    if (bySubtype === false) return false;
    if (how === "contained") return true;
    if (type === "DEM" && (hasSeveralSenses(mention) || isLanguage(mention, context))) return false;
    const isShort = isShortFor(mention, graph.name(first));
    // that something is a clue says nothing of what kind it is
    if (!isName(graph.name(first)))
      return bySubtype === true || (type !== "MISC" && !isShort && hasOneSense(mention));
    if (isA(first, COUNTRY) || concepts.some((one) => isToldOf(one, circumstances))) return true;
    if (isShort) return false;
    if (type === "LOC") return isTownIn(graph, first) && graph.frequency(first) >= LARGE_TOWN;
    if (type === "MISC" && isA(first, COMPANY)) return false;
    return bySubtype === true || hasOneSense(mention);
  };
}

/** Whether a nationality is a language: 'she teaches Irish'. */
const isLanguage = (mention: string, context: string): boolean =>
  /^\p{L}+$/u.test(mention) && TONGUE.test(context.slice(0, Math.max(0, context.indexOf(mention))));
const TONGUE =
  /(?<!\p{L})(?:speak(?:s|ing|er of)?|spoken?|teach(?:es|ing|er of)?|taught|learn(?:s|t|ed|ing)?|stud(?:y|ies|ied|ying)|read(?:s|ing)?|fluent in|(?:lessons?|conversations?|written|wrote|said|say) in|interpret\p{L}* (?:for|in|from|into)|translat\p{L}* (?:from|into|to|in)) $/u;

/** Up to three capitals, or initials in whatever case: 'Ang' is no Air National Guard, 'INLA' may be a program. */
const isShortFor = (mention: string, name: string): boolean =>
  /^\p{Lu}{1,3}$/u.test(mention) ||
  keyOf(name).replace(/(\S)\S* ?/gu, "$1") === mention.toLowerCase();
const COUNTRY = /^(?:country|sovereign state)\b/;
/** 'She drives a Volvo': what it makes. */
const COMPANY = /^company$/;
