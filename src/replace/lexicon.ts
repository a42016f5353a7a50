/** Which words are known to the language model or the ontology: what is neither may be a name or a cipher. */

import type { Vocabulary } from "../document/shield.js";
import type { Ontology } from "../knowledge/ontology/ontology.js";
import { lemmaOf } from "../language/lemma.js";
import type { LanguageModel } from "../models/language-model.js";
import { wordsOf } from "./attack/words.js";
import { loadNameLists } from "./surrogates/name-lists.js";

export interface Lexicon {
  isWord(word: string): boolean;
  /** Whether a phrase consists of known words. */
  isPhrase(phrase: string): boolean;
}

export function lexicon(ontology: Ontology, model: LanguageModel): Lexicon {
  const known = new Map<string, boolean>();

  function isWord(word: string): boolean {
    const lower = word.toLowerCase();
    let answer = known.get(lower);
    if (answer === undefined) {
      answer =
        model.surprisal(lower, [{ start: 0, end: lower.length }])[0]!.tokens === 1 ||
        [word, lemmaOf(word)].some(
          (form) => ontology.generalizations(form).linked?.how === "exact",
        );
      known.set(lower, answer);
    }
    return answer;
  }

  return {
    isWord,
    isPhrase: (phrase) => {
      const words = wordsOf(phrase)
        .flatMap((word) => word.split(/[’'-]/))
        .filter(Boolean);
      // 'O-s-l-o' is spelled, not said
      const spelled = words.some((word) => word.length === 1 && !/^a$/i.test(word));
      return words.length > 0 && !spelled && words.every(isWord);
    },
  };
}

/** What a shield asks about words. Loads the lists of names. */
export async function vocabularyOf(ontology: Ontology, model: LanguageModel): Promise<Vocabulary> {
  const { isWord } = lexicon(ontology, model);
  const names = await loadNameLists();
  return {
    isWord,
    isName: (word) => names.isName(word) || names.isGiven(word),
    isTerm: (phrase) => ontology.generalizations(phrase).linked?.how === "exact",
  };
}
