/** Names whose surname comes first, by the other names of the text: 'Tan Wei Ling' is 'Mdm Tan', and 'Wei Ling' among friends. */

import { listOf } from "../kit/phrases.js";
import type { PersonName } from "./parse.js";

/** Written for this project: the commonest, of which few are given names elsewhere. */
const SURNAMES = new Set(
  listOf(`
  tan, lim, ng, ong, wong, goh, chua, chan, koh, teo, ang, yeo, tay, ho, low, toh, sim, chong, chia, loh, yap, khoo, teh,
  cheung, lau, leung, kwok, tsang, tang, cheng, yeung, hui, mak, fung, tse, kwan, chow, siu, yuen, poon, lam, lai, choi,
  wang, li, zhang, liu, chen, yang, huang, zhao, wu, zhou, xu, sun, ma, zhu, hu, guo, he, lin, luo, gao, liang, song, feng, deng, xie, han, cao,
  park, choe, jung, jeong, kang, cho, yoon, jang, shin, kwon, hwang, ahn, seo, hong,
  nguyen, tran, le, pham, hoang, huynh, phan, vu, vo, dang, bui, do, ngo, duong, ly, dinh, truong`),
);

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
