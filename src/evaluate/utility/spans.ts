import type { Span } from "../../document/span.js";
import type { Tagger } from "../metrics/part-of-speech.js";

/** Tags a noun phrase is made of; it ends with a noun or its figure and has no determiner. */
const INSIDE = new Set(["ADJ", "NOUN", "PROPN", "NUM"]);
const HEADS = new Set(["NOUN", "PROPN"]);
/** Words that say something by themselves: neither function words nor auxiliaries. */
const CONTENT = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV", "NUM", "INTJ", "X"]);

/**
 * What a text says, in pieces that do not overlap: noun phrases, which names are too, and the
 * remaining words that are no stop words (Pilán et al. 2024, section 4.1.1). Stop words are told by
 * their part of speech.
 */
export function contentSpans(text: string, tagger: Tagger): Span[] {
  const spans: Span[] = [];
  const tokens = tagger(text);
  let at = 0;
  while (at < tokens.length) {
    let end = at;
    let head = Number.NaN;
    while (end < tokens.length && INSIDE.has(tokens[end]!.partOfSpeech)) {
      // a line break or another gap of two characters ends a phrase
      if (end > at && tokens[end]!.start - tokens[end - 1]!.end > 1) break;
      const { partOfSpeech } = tokens[end]!;
      // figures after a noun belong to it: 'June 1975', 'Article 6'
      if (HEADS.has(partOfSpeech) || (partOfSpeech === "NUM" && head === end - 1)) head = end;
      end++;
    }
    if (head >= at) {
      spans.push({ start: tokens[at]!.start, end: tokens[head]!.end });
      at = head + 1;
      continue;
    }
    const { start, end: stop, partOfSpeech } = tokens[at]!;
    if (CONTENT.has(partOfSpeech) && /[\p{L}\p{N}]/u.test(text.slice(start, stop))) {
      spans.push({ start, end: stop });
    }
    at++;
  }
  return spans;
}
