/** What a written name says: 'Mr Galip Yalman', 'Yalman, G.', 'GALIP YALMAN', 'G.Y.'. */

import { capitalized } from "../../language/capitals.js";
import { listOfLanguage } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { escaped } from "../../language/quantity/alternatives.js";
import { LISTED_LANGUAGES } from "../../language/supported.js";
import { isRank, TITLE_PHRASES, type Title } from "../../language/titles.js";
import { comparable, phraseMatcher, splitWords } from "../kit/phrases.js";
import { isForename } from "./forenames.js";
import { POST_NOMINAL, readName } from "./name.js";
import { sexOfForename } from "./northern-forenames.js";
import { isGivenName, sexOfName } from "./sex.js";

export interface PersonName {
  /** Words in written order with the surname last, folded for comparison; hyphens and apostrophes gone. */
  readonly words: readonly string[];
  /** As `words`, in letters as written. */
  readonly written: readonly string[];
  /** The surname with its particles, as written: `van der Berg`. */
  readonly fullSurname: string;
  /** Given names in order, folded; one letter where only the initial is written. */
  readonly given: readonly string[];
  /** The last word when there is something before it or a title does; a lone word may be either. */
  readonly surname?: string;
  /** Letters, folded, where the name is nothing but initials: `gy`. */
  readonly initials?: string;
  readonly gender?: "female" | "male";
  /** `jr`, `sr`, `ii` ...: father and son of one name are two. */
  readonly generation?: string;
  readonly titled: boolean;
  /** 'Mrs' and 'Miss' are not said to who has a rank or a degree: 'Dr', 'Major'. */
  readonly style?: "ranked" | "plain";
  /** Several people at once: 'Mr and Mrs Brown'. */
  readonly several: boolean;
}

const matchTitles = phraseMatcher<Title>(TITLE_PHRASES);
/** Those of them that are initials, forenames or English titles too. */
const NAMES_TOO = /^(?:\p{L}\.|[Tt]ri|LT|LL|Me|Pr|Dom|Sor|Mr\.)$/u;
/** Titles of the other languages, small ones with a capital too: 'mevrouw', 'Frau Dipl.-Psych.', 'Overlæge'. */
const LOCAL_TITLES = new RegExp(
  `^(?:(?:${LISTED_LANGUAGES.flatMap((language) => listOfLanguage(language, "titles"))
    .concat(
      "Kollege",
      "Kollegen",
      "Kollegin",
      "med.",
      "phil.",
      "jur.",
      "iur.",
      "nat.",
      "rer.",
      "h.",
      "c.",
    )
    .flatMap((title) => [title, capitalized(title)])
    .filter((title) => !NAMES_TOO.test(title))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")}) )+(?=\\p{L})`,
  "u",
);
const FEMALE =
  /(?:^| )(?:Frau|Fräulein|mevrouw|mevr\.|mw\.|fru|frøken|frk\.|fröken|rouva|neiti|Mme|Madame|Mlle|señora|doña|Sra\.|Dña\.|signora|sig\.ra|dott\.ssa|senhora|dona|pani)(?: |$)/iu;
const MALE =
  /(?:^| )(?:Herrn?|meneer|dhr\.|de heer|hr\.|herra|Monsieur|señor|don|D\.|signor|sig\.|dott\.|senhor|pan|pana)(?: |$)/iu;
/** Nuns and nurses are called by their forenames, brothers and sisters of a family too. */
const CALLED_BY_FORENAME =
  /^(?:Schwester|Bruder|Sr\.|zuster|søster|syster|suster|don|doña|dona) $/iu;
/** 'Sir Alec', 'Dame Judith'. */
const KNIGHT = /^(?:sir|dame) \p{L}+$/iu;
const FAMILY = /(?:^| )(?:Fam\.|Familie|Eheleute|familie|familien|familjen|perhe) $/u;
const POSSESSIVE = /['’]s?$/i;
/** 'Winifred "Freda" Ashcombe', 'Jan (Janek) Nowak'. */
export const NICKNAME =
  /(?<before>[\p{L}.] ?)["“„‘'(](?<name>\p{Lu}[\p{L}-]*)["”“’')](?= (?:(?:van|von|de|den|der|het|ten|ter|te|op|in|’t|'t) ){0,3}\p{Lu})/u;
/** '"Psycho" Pattison'. */
const FIRST_IN_QUOTES = /^["“‘'](?<name>\p{Lu}[\p{L} ]*)["”’'] (?=\p{Lu})/u;
const SUFFIX = /^(?:Jr|Sr|Jnr|Snr|Junior|Senior|Esq|Ph\.?D|M\.?D|Q\.?C|K\.?C)\b/;

/** A column beside the name, and letters behind it that no surname is: 'Dr Ann Berg  MCRN'. */
const BESIDE = /(?<=\p{Ll})(?:[ \t]{2,}\S.*| [B-DF-HJ-NP-TV-XZ]{4,})$/u;

/** What may be letters behind a name: ' MBBS MRCPsych'. */
const LETTERS_BEHIND = /(?<=\p{Ll})(?:,? +(?=\p{Lu}\p{L}*\p{Lu})\p{L}{4,9}){1,4}$/u;

/** Where a surname begins, written with a capital: 'Mr Mac Giolla', 'Mr Van Tonder'; some are forenames as well. */
const PARTICLES = new Set(
  "von de der den del della da dos du la le el ó ni nic uí ui te ter ten mac mc mhic giolla van al di o bin ibn".split(
    " ",
  ),
);
const FORENAMES_TOO = new Set("mac van al di o te le la da del den".split(" "));

/** Given names without what belongs to the surname. */
function withoutParticles(given: readonly string[], titled: boolean): string[] {
  let end = given.length;
  while (end > 0 && PARTICLES.has(given[end - 1]!)) {
    if (end === 1 && !titled && FORENAMES_TOO.has(given[0]!)) break;
    end--;
  }
  return given.slice(0, end);
}

const folded = (word: string): string => comparable(word).replace(/[^\p{L}\p{N}]/gu, "");

/** 'Berg Jr', 'Berg, Sr.', 'Berg III'. */
const GENERATION = /[^,]{2}[\s,] ?(?<which>jr|sr|jnr|snr|junior|senior|ii|iii|iv)\.?$/i;
const IN_FULL: Readonly<Record<string, string>> = {
  junior: "jr",
  jnr: "jr",
  senior: "sr",
  snr: "sr",
};

/** The dot of a forename cut short: 'Thos. Ogden', 'Mohd. Yousuf'. */
const CUT_SHORT = /(?<=(?:^| )\p{Lu}\p{Ll}{1,5})\.(?= \p{Lu})/gu;

/** 'M-C Baptiste' of Marie-Claire. */
const TWO_INITIALS = /(?<=^|\. )(\p{Lu})-\p{Lu}\.?(?= \p{Lu}\p{L})/u;

/** 'WEATHERSBEE, LYLE DO': what somebody has learnt, where the surname is first. */
const DEGREE_LAST = /(?<=^[^,]+, \p{Lu}\p{L}+(?: \p{Lu}\.?)?),? (?:DO|MD|RN|NP|DDS|DPM|DVM)$/u;

/** The number of an officer between rank and name: 'DC 18832 Hollis'. */
const COLLAR_NUMBER = /^\p{Lu}{0,2}\d{2,6},? (?=\p{Lu})/u;

const RANKED =
  /^(?:Dr|Prof|Professor|Rev|Revd|Reverend|Maj|Major|Capt|Captain|Col|Colonel|Lt|Lieutenant|Bishop|Canon|Fr|Father|Sir|Lord|Judge|Imam|Rabbi)\b/u;
const PLAIN = /^(?:Mrs|Miss)\b/u;
const styleOf = (name: string): { style?: "ranked" | "plain" } =>
  RANKED.test(name) ? { style: "ranked" } : PLAIN.test(name) ? { style: "plain" } : {};

/** First and last word of a name of two with capitals. */
const twoWords = (name: string): readonly [first: string, last: string] => {
  const [first = "", last = "", more] = name.split(" ");
  return more === undefined && last && isCapital(first) && isCapital(last)
    ? [first, last]
    : ["", ""];
};
const isCapital = (word: string): boolean => word[0] !== word[0]?.toLowerCase();

/** A given name, which a title may be as well, before a surname alone: 'Nona Price', not 'Don Pedro', 'nona Marija'. */
const isNameInFull = ([first, last]: readonly [string, string]): boolean =>
  isGivenName(first) && !isForename(last) && !sexOfName(last);

/** The rank before a surname alone that may as well be a given name: 'Judge' of 'Judge Witting'. */
export function rankOrName(name: string): string | undefined {
  const [rank] = twoWords(name);
  return isRank(rank) && isGivenName(rank) ? rank : undefined;
}

/** Names that are remembered: several steps of one text read the same ones. */
const MOST_REMEMBERED = 500;

/** Reads a mention of a person. Offsets are lost; what is no name leaves `words` empty. */
export const parsePerson = memoize(read, MOST_REMEMBERED);

function read(mention: string): PersonName {
  const plain = inNameCapitals(
    mention
      .trim()
      .replace(POSSESSIVE, "")
      .replace(DEGREE_LAST, "")
      .replace(TWO_INITIALS, "$1.")
      .replace(BESIDE, "")
      .replace(LETTERS_BEHIND, (letters) =>
        letters
          .trim()
          .split(/,? +/)
          .every((word) => POST_NOMINAL.test(word))
          ? ""
          : letters,
      )
      .replace(/\s+/g, " ")
      .replace(FIRST_IN_QUOTES, "$<name> ")
      .replace(NICKNAME, "$<before>$<name>"),
  );
  const local = isNameInFull(twoWords(plain)) ? "" : (LOCAL_TITLES.exec(plain)?.[0] ?? "");
  const { rest: named, titles } = withoutTitles(plain.slice(local.length));
  const rest = named.replace(COLLAR_NUMBER, "").replace(CUT_SHORT, "");
  const { given, written, fullSurname } = readParts(surnameLast(rest));
  // 'Cornelia Zschocke' is not 'Herr Zschocke'
  const gender =
    titles.findLast((title) => title.gender)?.gender ??
    (FEMALE.test(local) ? "female" : MALE.test(local) ? "male" : undefined) ??
    (written.length > 1 && given[0] === folded(written[0]!)
      ? sexOfForename(written[0]!)
      : undefined);
  const titled = titles.length > 0 || (local !== "" && !CALLED_BY_FORENAME.test(local));
  const which = GENERATION.exec(rest)?.groups?.["which"]?.toLowerCase();
  const generation = which && (IN_FULL[which] ?? which);
  const words = written.map(folded);
  const base = {
    words,
    written,
    fullSurname,
    titled,
    several: / and | & /.test(plain) || FAMILY.test(local),
    ...(gender ? { gender } : {}),
    ...(generation === undefined ? {} : { generation }),
    ...(titled && !/ Mrs\b/u.test(plain) && styleOf(plain)),
  };
  const surname = words.at(-1);
  if (surname === undefined) {
    return { ...base, given, ...(given.length > 0 ? { initials: given.join("") } : {}) };
  }
  const before = withoutParticles(given.toSpliced(given.lastIndexOf(surname), 1), titled);
  if (before.length === 0 && KNIGHT.test(plain)) return { ...base, given: [] };
  return before.length > 0 || titled || words.length > 1
    ? { ...base, given: before, surname }
    : { ...base, given: [] };
}

/** Names written without any capital get theirs; scripts that have none stay as they are. */
const inNameCapitals = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** 'XUEREB Grezzju', 'ZAMMIT HAMMET Karmena'. */
const CAPITALS_FIRST =
  /^(\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}[\p{Lu}'’-]+)*) (\p{Lu}\p{Ll}[\p{L}.-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)?)$/u;

/** `Yalman, Galip` as `Galip Yalman`. */
function surnameLast(name: string): string {
  const [, surname, given] = /^([^,]+), ([^,]+)$/.exec(name) ?? CAPITALS_FIRST.exec(name) ?? [];
  return surname && given && !SUFFIX.test(given) ? `${given} ${surname}` : name;
}

const LETTERS = /^\p{Lu}{2,4}$/u;
const PLAIN_WORDS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u;

/** Words and initials in order, all of them in `given`; the caller identifies the surname. */
function readParts(name: string): { given: string[]; written: string[]; fullSurname: string } {
  const given: string[] = [];
  const written: string[] = [];
  let particles = "";
  let fullSurname = "";
  let end = 0;
  for (let read = readName(name, 0); read; read = readName(name, end)) {
    for (const { kind, start, end: stop } of read.parts) {
      const piece = name.slice(start, stop);
      if (kind === "word") {
        given.push(folded(piece));
        written.push(piece);
        fullSurname = particles + piece;
        particles = "";
      } else if (kind === "particle") {
        particles += /['’-]$/.test(piece) ? piece : `${piece} `;
      } else if (kind === "initials") {
        given.push(...(piece.match(/\p{Lu}/gu) ?? []).map(folded));
      }
    }
    end = read.end;
    while (/[\s,]/.test(name[end] ?? "")) end++;
  }
  // letters that are a word of another kind elsewhere: 'ON' for Ola Nowak
  if (given.length === 0 && LETTERS.test(name)) {
    return { given: [folded(name)], written: [name], fullSurname: name };
  }
  // what is a word elsewhere is a name where it was found as one: 'Will', 'He Long'
  if (given.length === 0 && PLAIN_WORDS.test(name)) {
    const words = name.split(" ");
    return { given: words.map(folded), written: words, fullSurname: words.at(-1)! };
  }
  return { given, written, fullSurname };
}

function withoutTitles(mention: string): { rest: string; titles: Title[] } {
  const words = splitWords(mention);
  const titles: Title[] = [];
  let next = 0;
  for (const match of matchTitles(words)) {
    if (match.firstWord !== next && words.lower[next] !== "and") break;
    // 'SHEIKH-DOYLE Kieran'
    if (mention[words.ends[match.endWord - 1]!] === "-") break;
    titles.push(match.value);
    next = match.endWord;
  }
  // 'Mr Sheikh' is called so
  if (next >= words.starts.length && titles.length > 1)
    return { rest: mention.slice(words.starts.at(-1)), titles: titles.slice(0, -1) };
  // a title with nothing behind it is a name after all
  if (next === 0 || next >= words.starts.length) return { rest: mention, titles: [] };
  return { rest: mention.slice(words.starts[next]), titles };
}
