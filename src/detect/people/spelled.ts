/** Whose an address or an account is that spells a name: 'becky.shaw@...' is Rebecca Shaw's. */

import { overlaps } from "../../document/span.js";
import { memoize } from "../../language/memo.js";
import type { Found } from "../kit/detector.js";
import { comparable } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { sameGivenName } from "./nicknames.js";
import { parsePerson } from "./parse.js";

/** A given name alone says whose it is from this many letters on. */
const LONG_ENOUGH = 4;

/** What comes before '@' or after it where it is a handle, without figures; lower case. */
function spelling(address: string): string[] {
  const local = address.replace(/^(?:mailto:)?@?/i, "").split("@")[0]!;
  return comparable(local)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 0);
}

/** As `spells`, for many pairs of a text: each address and each name is read once. */
export function speller(): typeof spells {
  const [partsOf, personOf] = [memoize(spelling), memoize(parsePerson)];
  return (address, name) => spells(address, name, partsOf(address), personOf(name));
}

/** Whether an address or account spells a person's name: both names, one with the other's initial, or a long given name. */
export function spells(
  address: string,
  name: string,
  parts = spelling(address),
  { given, surname, several, words: [lone] } = parsePerson(name),
): boolean {
  if (several || parts.length === 0) return false;
  const whole = parts.join("");
  const [first] = given;
  if (surname === undefined || first === undefined)
    return lone !== undefined && lone.length >= LONG_ENOUGH && parts.includes(lone);
  const joined = [
    first + surname,
    surname + first,
    first[0] + surname,
    surname + first[0],
    first + surname[0],
  ];
  if (joined.includes(whole)) return true;
  if (parts.length < 2) return first.length >= LONG_ENOUGH && whole === first;
  const isFirst = (part: string): boolean =>
    part === first || part === first[0] || sameGivenName(part, first);
  return parts.includes(surname)
    ? parts.some((part) => part !== surname && (isFirst(part) || given.includes(part)))
    : parts.some((part) => part === first) && parts.some((part) => part === surname[0]);
}

/** An account in brackets: '(fdiallo3)', '[mkowal]'. */
const ACCOUNT = /[([<](?<account>[a-z][a-z\d._-]{2,24})[)\]>]/dgu;

/** Accounts in brackets that spell the name of somebody in `mentions`; folded offsets. */
export function accountsOf(text: string, mentions: readonly Found[]): Found[] {
  const people = mentions.filter(({ type }) => type === "PERSON");
  const isOf = speller();
  return [...matchesOf(ACCOUNT, text)].flatMap(({ indices, groups }) => {
    const account = groups!["account"]!;
    const [start, end] = indices!.groups!["account"]!;
    const isSpelled = people.some(
      (one) => !overlaps(one, { start, end }) && isOf(account, text.slice(one.start, one.end)),
    );
    if (!isSpelled) return [];
    return [
      {
        start,
        end,
        type: "CODE",
        subtype: "username",
        score: 0.9,
        evidence: { rule: "spells a name" },
      },
    ];
  });
}
