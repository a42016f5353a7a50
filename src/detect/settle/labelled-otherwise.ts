/**
 * Codes that the word just before them gives to another country: 'hetu 241046-1775' is a Finnish number with a
 * wrong check digit or a slip of the pen, and no Danish one, whatever its form. It stays a code.
 */

import type { Mention } from "../../document/document.js";
import type { Detector } from "../kit/detector.js";

const COUNTRY = /^([a-z]{2})-/;
/** The words just before a code, with the signs between. */
const BEFORE = /((?:[\p{L}.-]+ ){0,3}[\p{L}.-]+?)[ .:#]{0,3}$/u;

/** Name given to the finds whose country is taken back. */
const LABELLED_OTHERWISE = "labelled-otherwise";

/** A reading of labels that only one country's detectors look for. */
export function labelReader(detectors: readonly Detector[]) {
  const countryOf = new Map<string, string | undefined>();
  for (const { name, context = [] } of detectors) {
    const country = COUNTRY.exec(name)?.[1];
    for (const word of context) {
      const one = countryOf.has(word) && countryOf.get(word) !== country ? undefined : country;
      countryOf.set(word, one);
    }
  }

  return function withLabel<T extends Mention>(text: string, mention: T): T {
    const country = COUNTRY.exec(mention.subtype ?? "")?.[1];
    if (
      mention.type !== "CODE" ||
      country === undefined ||
      mention.evidence.context !== undefined
    ) {
      return mention;
    }
    const words = BEFORE.exec(text.slice(Math.max(0, mention.start - 50), mention.start))?.[1];
    if (words === undefined) return mention;
    const parts = words.toLowerCase().split(" ");
    for (let i = 0; i < parts.length; i++) {
      const claimed = countryOf.get(parts.slice(i).join(" "));
      if (claimed !== undefined && claimed !== country) {
        const { validated: _, ...evidence } = mention.evidence;
        return { ...mention, subtype: "reference", detector: LABELLED_OTHERWISE, evidence };
      }
    }
    return mention;
  };
}
