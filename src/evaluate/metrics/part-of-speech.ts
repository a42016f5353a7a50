/** The one file that knows which part-of-speech tagger there is: wink-nlp with its English model. */

import type { Span } from "../../document/span.js";

interface TaggedToken extends Span {
  /** Universal part-of-speech tag, as `ADP` or `PROPN`. */
  readonly partOfSpeech: string;
}

/** Tags a text; tokens in reading order, white space left out. */
export type Tagger = (text: string) => readonly TaggedToken[];

/** wink-nlp tags these ADP, after the Penn treebank's IN; Universal Dependencies has them SCONJ. */
const SUBORDINATORS = new Set(
  "albeit although because if lest unless whereas whether while".split(" "),
);

/**
 * The tagger, English only: about 50 ms the first time, then some 3 MB of text a second. All callers share one, because
 * the model writes a part of itself as JSON once more, over what it wrote before, whenever it is loaded: its
 * escapes double, and from about the twentieth time on the string would be too long.
 */
export const loadTagger = (): Promise<Tagger> => {
  shared ??= openTagger();
  return shared;
};

let shared: Promise<Tagger> | undefined;

async function openTagger(): Promise<Tagger> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([
    import("wink-nlp"),
    import("wink-eng-lite-web-model"),
  ]);
  const nlp = winkNLP(model, ["sbd", "pos"]);
  return (text) => {
    const tokens = nlp.readDoc(text).tokens();
    const values = tokens.out(nlp.its.value);
    const tags = tokens.out(nlp.its.pos);
    let end = 0;
    return values.map((value, i) => {
      // between two tokens there is only white space, some of which the library does not report
      const start = text.indexOf(value, end);
      end = start + value.length;
      const partOfSpeech = SUBORDINATORS.has(value.toLowerCase()) ? "SCONJ" : tags[i]!;
      return { start, end, partOfSpeech };
    });
  };
}
