/**
 * A person's name in its parts, so that each part can be replaced by itself: the brother keeps the
 * family's new surname, a title stays, an initial is that of the new given name.
 */

import { TITLE } from "../../language/titles.js";

export interface PersonName {
  /** With the space after it: 'Prof. Dr ', 'Mr and Mrs '. */
  readonly title: string;
  readonly given: readonly string[];
  /** Surnames; a hyphenated one is two. */
  readonly last: readonly string[];
  /** 'Berg, Ann': the surname comes first. */
  readonly inverted: boolean;
  /** One word alone, of which nothing here says whether it is a given name. */
  readonly lone?: string;
}

const TITLES = new RegExp(
  `^(?:(?:${TITLE}|Sr)\\.?\\s+(?:(?:and|&|und|et|y|en)\\s+(?=(?:${TITLE})(?!\\p{L})))?)+`,
  "u",
);
const PARTICLE =
  /^(?:de|da|do|dos|das|di|del|della|der|den|des|du|la|le|van|von|vom|zu|zur|ten|ter|al|el|bin|ibn|ben|af|av|y|e)$/iu;
const SUFFIX = /^(?:Jr|Sr|Jnr|Snr|Junior|Senior|I{2,3}|IV)\.?$/u;

/** The parts of a mention of a person. */
export function nameOf(mention: string): PersonName {
  const title = TITLES.exec(mention)?.[0] ?? "";
  const rest = mention.slice(title.length).trim();
  const comma = /^([^,]+),\s+(.+)$/u.exec(rest);
  if (comma) {
    return {
      title,
      given: comma[2]!.split(/\s+/),
      last: surnames(comma[1]!.split(/\s+/)),
      inverted: true,
    };
  }
  const words = rest.split(/\s+/).filter((word) => !SUFFIX.test(word));
  if (words.length < 2) {
    const [lone] = words;
    return title !== "" && lone !== undefined
      ? { title, given: [], last: surnames([lone]), inverted: false }
      : { title, given: [], last: [], inverted: false, ...(lone !== undefined && { lone }) };
  }
  const particle = words.findIndex((word, i) => i > 0 && PARTICLE.test(word));
  const split = particle > 0 ? particle : words.length - 1;
  return {
    title,
    given: words.slice(0, split),
    last: surnames(words.slice(split)),
    inverted: false,
  };
}

const surnames = (words: readonly string[]): string[] =>
  words.filter((word) => !PARTICLE.test(word)).flatMap((word) => word.split("-"));

/** One letter for a name, with a full stop or without. */
export const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word);

/** How a part is compared: letter case, accents, genitives and full stops apart. */
export const partKey = (part: string): string =>
  part
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s?$|[.,]/g, "")
    .toLowerCase();
