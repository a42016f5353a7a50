/**
 * Head nouns: what a long name or phrase says it is. 'Erzincan Martial Law Court' is a martial law
 * court, 'University of Oslo' a university, 'ice hockey forward' a forward, 'Telenor ASA' a company.
 */

import { keyOf } from "./key.js";

/** A phrase that may be the head. */
export interface Head {
  /** Key of the phrase, or the name of the concept of a mark. */
  readonly phrase: string;
  /** A mark instead of a word: 'Ltd' says company. */
  readonly mark: boolean;
  /** Its last word is written with a capital. */
  readonly capital: boolean;
}

/** What ends the head noun phrase of a name, in the languages whose names occur in English text. */
const AFTER_HEAD =
  /\s+(?=(?:of|for|at|in|on|to|from|against|with|by|de|di|du|des|del|della|der|den|do|da|dos|von|van|för|pour|y)\s)|\s*[,;:–(]\s*/i;

/** Legal forms, plurals and letters for a kind, at the end or the start of names. */
const MARKS: Readonly<Record<string, string>> = {
  ...byWord(
    "company",
    "ltd limited inc incorporated plc llc llp corp corporation gmbh ag asa as ab oy oyj spa srl bv nv sarl kg pty co aps doo sro kft ooo oao zao pte",
  ),
  ...byWord("association football club", "fc afc cf fk sc ff fotball calcio"),
  ...byWord("rugby union team", "rfc"),
  ...byWord("rugby league team", "rlfc"),
  ...byWord("ice hockey team", "hc"),
  ...byWord("record label", "records recordings"),
  ...byWord("airline", "airlines airways"),
  ...byWord("car manufacturer", "motors"),
  ...byWord("film studio", "pictures films"),
  ...byWord("studio", "studios"),
  ...byWord("pharmaceutical company", "pharmaceuticals"),
  ...byWord("company", "industries holdings enterprises technologies brothers bros partners"),
  ...byWord("road", "rd ave blvd"),
  ...byWord("sports club", "bk sk if ik il cd ks sv vfb vfl tsv"),
};

function byWord(concept: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(" ").map((word) => [word, concept]));
}

/** Words that say what follows them is: 'Lake Erie', 'Radio Luxembourg', 'Hotel Astoria'. */
const FIRST_WORDS = words(
  "mount lake river hotel radio stade club studio studios team banco operation battle treaty order " +
    "universidad université università universität lycée escuela école hospital museum institut instituto " +
    "academy café bar restaurant palazzo villa abbey stadion estadio army college",
);

/** Letters that say what follows them is: 'HMP Guys Marsh' is no marsh. */
const KINDS_BEFORE: Readonly<Record<string, string>> = {
  ...byWord("prison", "hmp hmyoi yoi"),
  ...byWord("warship", "hms uss hmas hmcs hmnzs"),
  ...byWord("ship", "mv mfv fv rv ss rms rfa mt tss usns rrs"),
};

const LETTERS_BEFORE = /^(?:[Tt]he )?((?:\p{Lu}\.?){2,5}) \p{Lu}/u;

/**
 * Last words of towns as often as of what they name: Coal Valley is a village, Fort Worth no fort. Of a
 * place called so no more is sure than that it is a place.
 */
const UNSURE = words(
  "valley falls lake lakes hill hills beach rock bay harbor harbour creek springs spring point port fort bend " +
    "forest park grove city heights wells head mount field fields hall castle abbey cross bridge ground way lodge " +
    "town village crossing station landing island mills mill haven cove glen ridge center centre ferry plain " +
    "plains prairie court gate house garden gardens pass canyon wood woods corner mountain oak pine ford mission " +
    "cliff cliffs bluff bluffs hollow gap gulch notch rapids mesa butte " +
    "marsh marshes moor moors heath brook vale dale branch " +
    "summit cape coast estate sound isle common quarter green market place camp country ranch close",
);

/** Last words of firms and bodies that say nothing about what they are: 'Brush & Barn', 'Loans Direct', 'Valley Post'. */
const DECORATION = words(
  "city barn wing direct post open first presbytery jv star sun moon rose tree crown lion bell nest hive den loft kitchen stable " +
    "forge vine order express show rock stone arch tower lighthouse ark feather leaf root harvest horizon vanguard paper republic record patrol " +
    "lodge manor grange",
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** 'Best Contemporary Folk Album', 'Most Valuable Player': what is won, not an album and no player. */
const PRIZE = /^(?:Best|Outstanding|Most (?:Valuable|Improved|Outstanding)) \p{Lu}/u;

const LONGEST = 6;

/** A longer mention is a clause, whose last noun says nothing about the whole. */
const MOST_WORDS = 9;

/** What somebody does with things is none of them: 'tuning pianos'. */
const DOING = /^\p{Ll}{2,}ing\s(?:.*\s)?\p{Ll}+s$/u;

/**
 * Heads of a name or phrase, the longest and most telling first: of 'House of Commons of Canada' first
 * what ends at its end, then 'house of commons', then 'house'.
 */
export function headsOf(term: string): Head[] {
  const plain = term.replace(/\s*\([^)]*\)\s*/g, " ").trim();
  const parts = plain.split(AFTER_HEAD).map(wordsOf);
  const [first] = parts;
  if (!first || first.length === 0 || parts.flat().length > MOST_WORDS) return [];
  if (DOING.test(plain)) return [];
  const letters = LETTERS_BEFORE.exec(plain)?.[1]?.replaceAll(".", "").toLowerCase();
  const kind = letters === undefined ? undefined : KINDS_BEFORE[letters];
  if (kind !== undefined) return [{ phrase: kind, mark: true, capital: true }];
  const heads: Head[] = [];
  const push = (phrase: readonly Word[]) => {
    const key = phrase.map((word) => word.key).join(" ");
    if (/\p{L}{2}/u.test(key)) {
      heads.push({ phrase: key, mark: false, capital: phrase.at(-1)!.capital });
    }
  };
  for (let end = parts.length; end > 0; end--) {
    const all = parts.slice(0, end).flat();
    // a longer piece must still hold the head, which is the last word of the first part
    const latest = end > 1 ? first.length - 1 : all.length - 1;
    const whole = end === parts.length ? 1 : 0;
    for (let start = Math.max(whole, all.length - LONGEST); start <= latest; start++) {
      push(all.slice(start));
    }
  }
  if (PRIZE.test(plain)) heads.unshift({ phrase: "award", mark: true, capital: true });
  // 'FC carers' are foster carers
  const mark = MARKS[first.at(-1)!.key] ?? (first[1]?.capital ? MARKS[first[0]!.key] : undefined);
  if (mark !== undefined && first.length > 1)
    heads.push({ phrase: mark, mark: true, capital: true });
  if (first.length > 1 && FIRST_WORDS.has(first[0]!.key)) push(first.slice(0, 1));
  return heads;
}

interface Word {
  readonly key: string;
  readonly capital: boolean;
}

const wordsOf = (part: string): Word[] =>
  part
    .split(/\s+/)
    .map((word) => ({ key: keyOf(word), capital: /^\P{L}*\p{Lu}/u.test(word) }))
    .filter(({ key }) => key !== "");

/** Whether a head may be no more than the last word of a town's name. */
export const isUnsurePlace = (phrase: string): boolean => UNSURE.has(phrase.split(" ").at(-1)!);

/** Whether a head may be no more than a firm's or a body's fancy. */
export const isDecoration = (phrase: string): boolean => DECORATION.has(phrase.split(" ").at(-1)!);

/** Before these a head no longer says what the whole is: a former judge is no judge. */
const PRIVATIVE =
  /(?:^|[\s-])(?:former|ex|fictional|fake|would-be|aspiring|retired|late|vice|deputy|assistant|acting|shadow|self-styled|poor|impaired|reduced|failing|partial|limited|defective|anti|non|pseudo|honorary|mock|imitation|toy|designate|elect|alleged|suspected|failed|step|foster|recovering|never|not|only|no longer|lapsed)[\s-]/i;

/** A time of an illness, not what it is: "Crohn's flare" is no flare of the skin. */
const EPISODE = words(
  "flare flare-up flareup attack episode relapse crisis problem trouble issue scare symptom diagnosis",
);

/** Whether a head names a time or a side of an illness, whose name stands before it. */
export const isEpisode = (phrase: string): boolean => EPISODE.has(singularOf(phrase) ?? phrase);

/** Whether the words before the head take its meaning back. */
export const isPrivative = (term: string): boolean => PRIVATIVE.test(term);

const LEGAL_FORM =
  /^(.+?),?\s+(?:ltd|limited|inc|incorporated|plc|llc|corp|corporation|gmbh|ag|asa|as|ab|oyj?|spa|s\.?p\.?a|s\.?a|b\.?v|n\.?v|co|company|f\.?c|a\.?f\.?c)\.?$/i;
const YEAR = /^(?:\d{4}(?:[–-]\d{2,4})?|\d+(?:st|nd|rd|th)(?: annual)?)\s+|\s+\d{4}$/i;
const QUALIFIED = /\s*\([^)]*\)$/;

/** The name within: 'Telenor' of 'Telenor ASA', 'Tour de France' of '1957 Tour de France'. */
export function coresOf(term: string): string[] {
  return [
    LEGAL_FORM.exec(term)?.[1] ?? term,
    term.replace(YEAR, ""),
    term.replace(QUALIFIED, ""),
    term.replace(/ (?:of|at) .+$/, ""),
  ].filter((core) => core !== term && core !== "");
}

/** The key of the singular, where the key looks like a plural. */
export function singularOf(key: string): string | undefined {
  if (/[^aeiou]ies$/.test(key)) return `${key.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(key)) return key.slice(0, -2);
  if (/[aeo]aves$|[rl]ves$/.test(key)) return `${key.slice(0, -3)}f`;
  if (/men$/.test(key)) return `${key.slice(0, -3)}man`;
  if (/[^s]s$/.test(key) && key.length > 3) return key.slice(0, -1);
  return undefined;
}
