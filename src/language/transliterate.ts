/**
 * Greek and Cyrillic in Latin letters, for a recognizer that has hardly seen them: a name stays a name by its capital, its
 * endings and the words around it. Letters as passports have them (ELOT 743 / ISO 843; the Bulgarian and Ukrainian tables of 2009
 * and 2010, which differ from each other in few letters); each knows its place in the original.
 */

import { OffsetMap } from "../document/offset-map.js";
import type { FoldedText } from "./folded-text.js";

const GREEK =
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";
const CYRILLIC =
  "а a б b в v г h ґ g д d е e є ye ё yo ж zh з z и y і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ a ы y ь ' э e ю yu я ya ѓ gj ѕ dz ј j љ lj њ nj ќ kj џ dz ђ dj ћ c";
/** Letters that Ukrainian writes and no other language here, without which `г` is g and `и` is i. */
const UKRAINIAN = /[іїєґ]/iu;

const tableOf = (letters: string): ReadonlyMap<string, string> => {
  const parts = letters.split(" ");
  const table = new Map<string, string>();
  for (let i = 0; i + 1 < parts.length; i += 2) table.set(parts[i]!, parts[i + 1]!);
  return table;
};
const ALL = tableOf(`${GREEK} ${CYRILLIC}`);
const OTHERS: ReadonlyMap<string, string> = new Map([...ALL, ["г", "g"], ["и", "i"], ["щ", "sht"]]);

const LETTER = /[\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*/gu;

/** The text in Latin letters; one without Greek and Cyrillic comes back as it is. Linear in its length. */
export function transliterated(text: string): FoldedText {
  const table = UKRAINIAN.test(text) ? ALL : OTHERS;
  const map = new OffsetMap();
  let view = "";
  let last = 0;
  for (const { 0: cluster, index } of text.matchAll(LETTER)) {
    const latin = latinOf(cluster, table);
    const end = index + cluster.length;
    view += text.slice(last, index);
    map.replace(view.length, latin.length, index, end);
    view += latin;
    last = end;
  }
  if (last === 0) return { text, toOriginal: (start, end) => ({ start, end }) };
  return {
    text: view + text.slice(last),
    toOriginal: (start, end) => map.toOriginal(start, end),
  };
}

function latinOf(cluster: string, table: ReadonlyMap<string, string>): string {
  // `й` and `ї` are letters of their own; an accent of Greek is none
  const whole = cluster.normalize("NFC");
  const letter = table.has(whole.toLowerCase())
    ? whole
    : whole.normalize("NFD").replace(/\p{M}/gu, "").slice(0, 1);
  const small = letter.toLowerCase();
  const latin = table.get(small);
  if (latin === undefined) return cluster;
  return letter === small ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
}
