/** The kinds of loose names: under which keys somebody is found, and which keys each kind asks for. */

import { comparable } from "../kit/phrases.js";
import { isForename } from "./forenames.js";
import { formalNames } from "./nicknames.js";
import type { PersonName } from "./parse.js";
import { sexOfName } from "./sex.js";
import { titleOf } from "./soft-titles.js";

/** One of the names that a text has for a person. */
export interface Form {
  readonly mention: string;
  readonly name: PersonName;
  /** What kin, work or looks put before it: 'aunt', 'big'. */
  readonly soft?: string;
  /** `mention` without it, where one word remains. */
  readonly word?: string;
  /** 'Ms', which a surname is more often behind. */
  readonly isCivil?: boolean;
  /** Whether it is one word that is a surname elsewhere in the text. */
  readonly isSurname: boolean;
}

export interface Kind {
  /** Keys under which somebody with this name is found. */
  readonly keys: (form: Form) => readonly string[];
  /** Where a loose name looks, the best first; undefined: it is none of this kind. */
  readonly asks: (form: Form) => readonly string[] | undefined;
  /** The key under which somebody must not be found. */
  readonly unless?: (form: Form) => string | undefined;
  /** Two that ask for the same person are two people: neither is joined. */
  readonly alone?: true;
  /** One that finds nobody shows that these are no names. */
  readonly allOrNone?: true;
}

const SHORTEST = 3;
const LEAST_LEFT_OUT = 2;
const LONE_LETTER = /^\p{Lu}\.?$/u;
const SEVERAL_LETTERS = /^(?:\p{Lu}\p{Ll}?\p{Lu}?\.?[ -]?){2,5}$/u;

/** The word where a name is nothing else, and nobody's surname. */
const loneWord = ({ name, isSurname }: Form): string | undefined =>
  !isSurname && name.words.length === 1 && !name.titled && name.given.length === 0
    ? name.words[0]
    : undefined;

/** 'Nazirah M.', which is read as surname and initial. */
const FORENAME_AND_LETTER = /^\p{Lu}\p{L}+ \p{Lu}\.?$/u;

const firstOf = (form: Form): string | undefined => {
  const { surname, given, words } = form.name;
  if (surname === undefined) return loneWord(form);
  return FORENAME_AND_LETTER.test(form.mention) && given[0]?.length === 1 ? words[0] : given[0];
};

const firstWordOf = (mention: string): string => mention.split(/\.? /u, 1)[0]!;

const byTitle: Kind = {
  keys: ({ mention, soft }) => {
    const found = titleOf(mention);
    const title = found && found.behind !== "" ? found.title : soft;
    return title === undefined ? [] : [title];
  },
  asks: ({ mention }) => {
    const found = titleOf(mention);
    return found?.behind === "" ? [found.title] : undefined;
  },
};

const byForename: Kind = {
  keys: (form) => {
    const { surname, given, titled } = form.name;
    const first = firstOf(form);
    const isCalled = form.soft === undefined && first !== undefined;
    const called = isCalled ? [...new Set([first, ...given])] : [];
    if (surname === undefined) return called;
    return [
      ...called.flatMap((word) => [word, `full ${word}`]),
      ...(isCalled || (titled && form.word === undefined) ? [`surname ${surname}`] : []),
    ];
  },
  unless: ({ word }) => (word === undefined ? undefined : `surname ${word}`),
  asks: ({ mention, word, isCivil }) => {
    // 'Bra L' beside Bra Lucky
    if (LONE_LETTER.test(titleOf(mention)?.behind ?? "")) return [];
    return word === undefined ? undefined : [isCivil ? `full ${word}` : word];
  },
  alone: true,
};

const byHalf: Kind = {
  keys: ({ mention, name: { fullSurname } }) => {
    const halves = fullSurname.split("-");
    const title = firstWordOf(mention);
    return halves.length === 2 ? halves.map((half) => `${title} ${comparable(half)}`) : [];
  },
  asks: ({ mention, name: { titled, given, surname, fullSurname, several } }) =>
    titled && !several && given.length === 0 && surname !== undefined && !fullSurname.includes("-")
      ? [`${firstWordOf(mention)} ${surname}`]
      : undefined,
};

/** What is in brackets or quotation marks within a name: 'Tahmid Rahman Khan (Apon)', 'GITTENS, Ianthe ("Sister Vee")'. */
const BY_NAMES = /["“„(‘'][^"“”„()’']*["”“)’']/gu;

const byByName: Kind = {
  keys: ({ mention }) =>
    (mention.match(BY_NAMES) ?? [])
      .flatMap((some) => some.match(/\p{Lu}\p{L}+/gu) ?? [])
      .map(comparable),
  asks: (form) => {
    const word = loneWord(form);
    return word === undefined ? undefined : [word];
  },
};

/** Endings of pet names: 'Venky', 'Ottie', 'Shaz', 'Bazza', 'Deano'. */
const PET = /(?:ie|ey|y|i|o|sy|s|z|zza|za)$/u;
const DOUBLE = /(?<letter>[^aeiou])\k<letter>$/u;

/** What a pet name leaves of the whole. */
function stemsOf(word: string): string[] {
  const stem = word.replace(PET, "");
  return stem === word || stem.length < SHORTEST ? [] : [stem, stem.replace(DOUBLE, "$1")];
}

const byShortForm: Kind = {
  keys: (form) => {
    const wholes = [...new Set([firstOf(form) ?? "", ...form.name.given])].filter(
      (one) => one.length > 1,
    );
    const doubles = form.name.written
      .filter((one) => one.includes("-"))
      .map((one) => comparable(one).replace(/[^\p{L}]/gu, ""));
    return wholes.flatMap((whole) => [
      `${whole}=`,
      ...Array.from(whole, (_, at) => [
        ...(at >= SHORTEST ? [`${whole.slice(0, at)}-`] : []),
        ...(at >= LEAST_LEFT_OUT && whole.length - at >= SHORTEST && !doubles.includes(whole)
          ? [`-${whole.slice(at)}`]
          : []),
      ]).flat(),
    ]);
  },
  asks: (form) => {
    const word = loneWord(form);
    if (word === undefined || word.length < SHORTEST || form.name.generation) return undefined;
    // 'Bazza' and Barry, but not 'Polly' and Mary
    const alike = formalNames(word)
      .filter((whole) => whole.startsWith(word.slice(0, 2)))
      .map((whole) => `${whole}=`);
    // 'Rob' is no Robin
    if (isForename(form.name.written[0]!)) return alike.length > 0 ? alike : undefined;
    return [...alike, `${word}-`, ...stemsOf(word).map((stem) => `${stem}-`), `-${word}`];
  },
};

const lettersIn = (name: string): string => comparable((name.match(/\p{Lu}/gu) ?? []).join(""));

const byLetter: Kind = {
  keys: (form) => {
    const { name } = form;
    const title = titleOf(form.mention)?.title;
    const first = firstOf(form)?.[0];
    const last = name.surname?.[0];
    return [
      ...(first === undefined ? [] : [first]),
      ...[first, last].flatMap((letter) =>
        title === undefined || letter === undefined ? [] : [`${title} ${letter}`],
      ),
      ...(name.titled && last !== undefined ? [`titled ${last}`] : []),
    ];
  },
  asks: ({ mention }) => {
    if (LONE_LETTER.test(mention)) return [comparable(mention[0]!)];
    const titled = titleOf(mention);
    if (titled === undefined || !LONE_LETTER.test(titled.behind)) return undefined;
    const letter = comparable(titled.behind[0]!);
    return [`${titled.title} ${letter}`, `titled ${letter}`, letter];
  },
  allOrNone: true,
};

const byLetters: Kind = {
  keys: ({ mention, name }) => {
    const whole = titleOf(mention)?.behind ?? mention;
    if (SEVERAL_LETTERS.test(whole)) return [];
    const parts = whole.split(/[\s-]+/u).filter((part) => /^\p{Lu}/u.test(part));
    if (parts.length < 2) return [];
    const all = parts.map((part) => part[0]!).join("");
    return [
      ...new Set([
        comparable(all),
        lettersIn(whole),
        ...(parts.length > 2 ? [comparable(all.slice(1)), comparable(all.slice(0, -1))] : []),
        [...name.given, name.surname ?? ""].map((word) => word[0] ?? "").join(""),
      ]),
    ];
  },
  asks: ({ mention }) => {
    const letters = titleOf(mention)?.behind ?? mention;
    return SEVERAL_LETTERS.test(letters) ? [lettersIn(letters)] : undefined;
  },
};

const byInitial: Kind = {
  keys: ({ mention, name: { given, surname, titled } }) =>
    given.length === 1 &&
    given[0]!.length === 1 &&
    surname !== undefined &&
    !titled &&
    !FORENAME_AND_LETTER.test(mention)
      ? [given[0]!]
      : [],
  asks: (form) => {
    const word = loneWord(form);
    const isName =
      word !== undefined &&
      (isForename(form.name.written[0]!) || sexOfName(form.mention) !== undefined);
    return isName ? [word[0]!] : undefined;
  },
  alone: true,
};

export const KINDS: readonly Kind[] = [
  byByName,
  byForename,
  byHalf,
  byShortForm,
  byTitle,
  byLetter,
  byLetters,
  byInitial,
];
