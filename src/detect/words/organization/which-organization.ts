/** Which mentions of organizations mean the same one. */

import { memoize } from "../../../language/memo.js";
import { comparable, listOf } from "../../kit/phrases.js";

const LEGAL_FORM =
  / (?:ltd|limited|llc|llp|lp|plc|inc|incorporated|corp|corporation|co|gmbh|mbh|ag|kg|sa|sas|sarl|srl|spa|nv|bv|as|aps|ab|oy|oyj|se|pty ltd|gmbh and co kg)$/;
const ALIAS =
  /^\s?\(\s?(?:hereinafter |hereafter |henceforth )?(?:referred to as |called )?(?:the )?["“'‘](?:the )?([\p{L}\p{N}&.' -]{2,40})["”'’]/iu;
const PLAIN_ALIAS = /^\s?\(([A-Z][A-Za-z&.-]{0,8}[A-Z]\.?)\)/;
const SMALL = new Set(listOf("of, for, the, and, on, in, de, la, du, des, et, und"));

/**
 * A resolver for one document. Give it each mention in reading order, with the text that follows it;
 * it answers with the number of the organization. Same: with or without 'the', a legal form or a
 * possessive; a name and its acronym ('European Court of Human Rights', 'ECHR'); a name and what it
 * is defined as ('Ministry of Justice (“the Ministry”)').
 */
export function organizationResolver(): (mention: string, following: () => string) => number {
  const read = memoize(readOrganization);
  const byName = new Map<string, number>();
  const byAcronym = new Map<string, number>();
  let organizations = 0;

  return (mention, following) => {
    const { name, acronym, acronyms, outside, bracket } = read(mention);
    const id =
      byName.get(name) ??
      (acronym === undefined ? undefined : byAcronym.get(acronym)) ??
      acronyms.map((letters) => byName.get(letters)).find((known) => known !== undefined) ??
      organizations++;
    byName.set(name, id);
    for (const letters of acronyms) byAcronym.set(letters, id);
    if (outside !== undefined) byName.set(outside, id);
    const alias = aliasIn(bracket ?? following());
    if (alias !== undefined) byName.set(nameKey(alias), id);
    return id;
  };
}

interface OrganizationName {
  readonly name: string;
  /** The letters, where the name is an acronym; else those it may be called by. */
  readonly acronym?: string;
  readonly acronyms: readonly string[];
  /** The text before a bracket inside the mention, and the bracket. */
  readonly outside?: string;
  readonly bracket?: string;
}

function readOrganization(mention: string): OrganizationName {
  const name = nameKey(mention);
  const inside = /^(.*?)\s?(\(.*)$/s.exec(mention);
  return {
    name,
    ...(isAcronym(mention)
      ? { acronym: name.replaceAll(" ", ""), acronyms: [] }
      : { acronyms: acronymsOf(name) }),
    ...(inside ? { outside: nameKey(inside[1]!), bracket: inside[2]! } : {}),
  };
}

const isAcronym = (mention: string): boolean =>
  /^(?:\p{Lu}[\p{Lu}&-]{1,6}|(?:\p{Lu}\.){2,6})(?:['’]s)?$/u.test(mention.replace(/^the /i, ""));

function nameKey(mention: string): string {
  const key = comparable(mention)
    .replace(/['’]s?$/, "")
    .replace(/&/g, " and ")
    .replace(/(?<=(?<!\p{L})\p{L})\./gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^the /, "");
  return key.replace(LEGAL_FORM, "") || key;
}

const aliasIn = (following: string): string | undefined =>
  (ALIAS.exec(following) ?? PLAIN_ALIAS.exec(following))?.[1];

/** Initials of three letters or more of a folded name, without and with the small words. */
function acronymsOf(name: string): string[] {
  const words = name.split(" ");
  const letters = (list: readonly string[]) => list.map((word) => word[0]).join("");
  return [letters(words.filter((word) => !SMALL.has(word))), letters(words)].filter(
    (acronym) => acronym.length > 2,
  );
}
