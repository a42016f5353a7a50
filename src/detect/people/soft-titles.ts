/**
 * What English puts before a name or uses in its place: 'Sgt.' and 'the Sergeant', 'Sister Agness', 'old Tibby', 'Qaim Sahib'.
 * Unlike 'Mr', many of these take forenames as well as surnames.
 */

import { comparable } from "../kit/phrases.js";

/** Spellings of each, the first of which stands for all. */
const SPELLINGS = `
  captain capt cap'n cpt | sergeant sgt sergt | lieutenant lt lieut | major maj | colonel col | corporal cpl | commander cmdr cdr |
  inspector insp | constable const cst | superintendent supt | officer | judge | justice | magistrate | sheriff | warden | warder |
  reverend rev revd | pastor | vicar | canon | deacon | dean | bishop | archbishop | imam | rabbi | sheikh sheik | mullah | maulana |
  hajji haji hajj | alhaji | alhaja | sister sr | brother br | father fr | mother | professor prof | matron | nurse | coach |
  councillor cllr | senator | mayor | chief | engineer eng engr ing | advocate adv | teacher | principal | secretary | skipper skip |
  uncle oom tio zio thatha | aunt auntie aunty aunti tannie tia zia phuppo khala tante | cousin cuz |
  gran granny nan nana nanna grandma grandmother gogo dadi nani | grandad granddad grandpa grandfather gramps dada |
  papa pa baba daddy | mama mum mummy mom ma mam mma | bra | sis | bhai | brer | mr mister | dr doctor | miss | madam mdm | mrs | ms | puan | encik`;
/** Said of somebody rather than to them. */
const LOOKS = "old|young|wee|big|little|fat|long|tall|late|poor|dear|ould";

const TITLES: ReadonlyMap<string, string> = new Map(
  SPELLINGS.split("|").flatMap((row): [string, string][] => {
    const [first, ...others] = row.trim().split(/\s+/u);
    return [first!, ...others].map((one) => [one, first!]);
  }),
);
/** Titles that take a forename as well as a surname. 'Uncle Jack' may be whom a Jack of the text is named after. */
const WITH_FORENAME = new Set(
  "sister brother father pastor imam hajji alhaji alhaja nurse coach teacher skipper bra sis bhai brer".split(
    " ",
  ),
);
const CIVIL = new Set("miss madam mrs ms puan encik matron chief".split(" "));
/** Relatives of whoever writes, and forms of address, where they are alone. */
const NOBODY_ALONE = new Set("father mother brother mr dr miss madam mrs ms".split(" "));

const ARTICLE = /^(?:the|a certain|our|that) (?=\p{L})/iu;
const FIRST_WORD = /^(?<word>\p{L}[\p{L}'’]*)\.?(?:\s+(?<behind>.+))?$/u;

/** The title that a mention begins with, and what is behind it: nothing where the title alone is meant. */
export function titleOf(mention: string): { title: string; behind: string } | undefined {
  const { word, behind = "" } = FIRST_WORD.exec(mention.replace(ARTICLE, ""))?.groups ?? {};
  const title = word === undefined ? undefined : TITLES.get(comparable(word).replace("’", "'"));
  if (title === undefined || (behind === "" && NOBODY_ALONE.has(title))) return undefined;
  return { title, behind };
}

const LOOKED = new RegExp(`^(?:the )?(?<title>${LOOKS}) (?<word>\\p{Lu}[\\p{L}'’-]{2,})$`, "iu");
/** 'Qaim Sahib', 'Lakshmi Aunty'. */
const BEHIND =
  /^(?<word>\p{Lu}[\p{L}'’-]{2,})[ -](?<title>sahib|saheb|madam|ji|bhai|da|di|didi|dada|anna|akka|aunty|auntie|uncle|sir|saar)$/iu;
const ONE_WORD = /^\p{Lu}[\p{L}'’-]{2,}$/u;

/** What is before or behind the one word of a name, and that word folded. */
export function softTitled(mention: string): {
  soft?: string;
  word?: string;
  isCivil?: true;
} {
  const { title, word } = (LOOKED.exec(mention) ?? BEHIND.exec(mention))?.groups ?? {};
  if (title !== undefined) return { soft: comparable(title), word: folded(word!) };
  const found = titleOf(mention);
  if (found === undefined || found.behind === "") return {};
  const isCivil = CIVIL.has(found.title);
  if (!ONE_WORD.test(found.behind) || !(isCivil || WITH_FORENAME.has(found.title))) return {};
  return { soft: found.title, word: folded(found.behind), ...(isCivil && { isCivil }) };
}

const folded = (word: string): string => comparable(word).replace(/[^\p{L}]/gu, "");
