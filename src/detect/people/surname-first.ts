/** Names whose surname comes first, by the other names of the text: 'Tan Wei Ling' is 'Mdm Tan', and 'Wei Ling' among friends. */

import { wordSet } from "../../language/lists.js";
import type { PersonName } from "./parse.js";

/** Written for this project: the commonest, of which few are given names elsewhere. */
const SURNAMES = wordSet("shared/surnames-first");

/**
 * Puts a leading surname last. Only of names of three words, and only where the text calls the same person by a title
 * and the first word, or by the words behind it.
 */
export function leadingSurnamesOf(names: readonly PersonName[]): (name: PersonName) => PersonName {
  const short = new Set(
    names.flatMap(({ words, titled, given }) => {
      if (titled && given.length === 0 && words.length === 1) return [`titled ${words[0]}`];
      return words.length === 2 ? [words.join(" ")] : [];
    }),
  );
  const surnames = new Map<string, string>();
  const isLeading = ({ words, several }: PersonName): boolean =>
    words.length === 3 &&
    !several &&
    SURNAMES.has(words[0]!) &&
    !SURNAMES.has(words[2]!) &&
    (short.has(`titled ${words[0]}`) || short.has(words.slice(1).join(" ")));
  for (const name of names) {
    if (isLeading(name)) surnames.set(name.words.slice(1).join(" "), name.words[0]!);
  }
  return (name) => {
    const { words } = name;
    if (isLeading(name)) {
      const [surname, ...given] = words as [string, string, string];
      return { ...name, words: [...given, surname], given, surname, fullSurname: name.written[0]! };
    }
    const surname = words.length === 2 ? surnames.get(words.join(" ")) : undefined;
    return surname === undefined ? name : { ...name, given: [...words], surname };
  };
}
