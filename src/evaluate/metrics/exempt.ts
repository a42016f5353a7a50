import type { Span } from "../../document/span.js";
import type { Tagger } from "./part-of-speech.js";
import { tokensOf } from "./tokens.js";

/** Adposition, particle, coordinating conjunction, determiner. */
const EXEMPT_TAGS = new Set(["ADP", "PART", "CCONJ", "DET"]);
const EXEMPT_WORDS = new Set(["mr", "mrs", "ms", "no", "nr", "about"]);

/**
 * The tokens that a mask need not cover, since they reveal nothing and annotators differ on whether a
 * mention holds them (Pilán et al. 2022 and the benchmark's evaluation script).
 *
 * Two differences to that script, which tags with spaCy: another tagger, and a title is exempt with
 * or without its full stop ('Mr', 'Mr.'), since tokens end before punctuation.
 */
export function exemptTokens(text: string, tagger: Tagger): Span[] {
  const tagged = tagger(text).filter(({ partOfSpeech }) => EXEMPT_TAGS.has(partOfSpeech));
  const words = tokensOf(text).filter(({ start, end }) =>
    EXEMPT_WORDS.has(text.slice(start, end).toLowerCase()),
  );
  return [...tagged, ...words]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** `exemptTokens` by a tagger, each text tagged once. */
export function exemptBy(tagger: Tagger): (text: string) => readonly Span[] {
  const known = new Map<string, readonly Span[]>();
  return (text) => {
    const spans = known.get(text) ?? exemptTokens(text, tagger);
    known.set(text, spans);
    return spans;
  };
}
