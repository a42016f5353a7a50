/** What a text says somebody is called besides, and which of a couple a title means. */

import type { Mention } from "../../document/document.js";
import { unveil } from "../../language/disguises.js";
import { isTitle } from "../../language/titles.js";
import { isForename } from "./forenames.js";
import { sameGivenName } from "./nicknames.js";
import { type PersonName, parsePerson } from "./parse.js";
import { sexOfName } from "./sex.js";

/**
 * The two of a couple named by one surname, each with a title that only one of them can have: 'Mr' of 'Mr and Mrs Pike' is Mr
 * Pike, 'Dr' of 'Dr and Mrs T. Kessler' Mr T. Kessler, since what stands before the surname is the husband's.
 */
export function couplesIn(
  text: string,
  people: readonly Mention[],
): ReadonlyMap<Mention | string, string> {
  const names = new Map<Mention | string, string>();
  for (const [i, first] of people.entries()) {
    const second = people[i + 1];
    const title = text.slice(first.start, first.end);
    if (!second || !isTitle(title) || !COUPLED.test(text.slice(first.end, second.start))) continue;
    const name = unveil(text.slice(second.start, second.end)).text;
    const own = name.slice(0, name.indexOf(" "));
    const rest = name.slice(own.length + 1);
    const { fullSurname } = parsePerson(name);
    const given = rest.endsWith(fullSurname) ? rest.slice(0, -fullSurname.length) : "";
    const isHusband = WIFE.test(own) || !WIFE.test(title);
    const taken = isHusband && /^Mrs/u.test(own);
    const readings = [
      `${isHusband ? "Mr" : "Mrs"} ${taken ? given : ""}${fullSurname}`,
      `${isHusband ? "Mrs" : "Mr"} ${taken ? "" : given}${fullSurname}`,
    ] as const;
    names.set(first, readings[0]).set(second, readings[1]);
    // 'Dr Kessler' later in the text
    names.set(`${title} ${fullSurname}`, readings[0]).set(`${own} ${fullSurname}`, readings[1]);
  }
  return names;
}
const COUPLED = /^ (?:and|&) $/u;
const WIFE = /^(?:Mrs|Ms|Miss|Lady)/u;

/** 'Delroy McKoy, known as Tallest': by what somebody is called besides, the name that stands before it. */
export function aliasesIn(
  text: string,
  people: readonly Mention[],
  wordsOf: (mention: Mention) => string,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [i, before] of people.entries()) {
    const alias = people[i + 1];
    if (!alias) continue;
    const between = text.slice(before.end, Math.min(alias.start, before.end + 60));
    const [name, other] = [wordsOf(before), wordsOf(alias)];
    const isAlias =
      (ALSO_CALLED.test(between) && !CALLS.test(between)) ||
      OTHERWISE_NAMED.test(between) ||
      (IN_OTHER_SCRIPT.test(between) && !/\p{Script=Latin}/u.test(other)) ||
      (IN_BRACKETS.test(between) &&
        BRACKET_ENDS.test(text.slice(alias.end, alias.end + 3)) &&
        (between.endsWith("(") ? areOneName(name, other) : true));
    if (isAlias) aliases.set(other, aliases.get(name) ?? name);
    else if (BORN.test(between) && !other.includes(" "))
      aliases.set(`${name.slice(0, name.lastIndexOf(" "))} ${other}`, name);
  }
  return aliases;
}

/** 'Eulalia Tafoya (Lala)', 'Norman Petrie ("Faither")', 'Macca (L. McNamara)': by the brackets, which hold nothing else. */
const IN_BRACKETS = /^ ?\(["“‘']?$/u;
const BRACKET_ENDS = /^["”’']?\)/u;
/** 'Arsenium (born Arsenie Todiraș', 'Mamuka Kikaleishvili (Georgian: მამუკა კიკალეიშვილი)'. */
const OTHERWISE_NAMED =
  /^ \((?:born|né|née|real name|birth name|legal name|stage name|full name)[:,]? ["“‘']?$/iu;
const IN_OTHER_SCRIPT = /^ ?\((?:\p{L}[\p{L} ]{1,30}: ?)?$/u;
/** 'Anna Berg, née Holm'. */
const BORN = /^,? \(?n[ée]e,? $/iu;

/** Whether two names can be one person's, of which one is in brackets behind the other: not 'Anna (Peter)', as families list couples. */
function areOneName(name: string, other: string): boolean {
  const [one, two] = [name, other].map(parsePerson) as [PersonName, PersonName];
  if (one.several || two.several) return false;
  const isLone = one.words.length === 1 && !one.titled && one.given.length === 0;
  const [first, by] = [one.given[0] ?? one.words[0] ?? "", two.words[0] ?? ""];
  if (two.surname !== undefined || two.titled) return isLone && !isForename(name);
  const [sex, bySex] = [sexOfName(name), sexOfName(other)];
  if (sex && bySex && sex !== bySex) return false;
  return isLone ? sameGivenName(first, by) || first.startsWith(by) : one.surname !== undefined;
}
const ALSO_CALLED =
  /^["”’']?,? ?\(?(?:(?:who is |also |better |otherwise |formerly |usually |widely )*(?:known|called|referred to)(?: (?:locally|to (?:all|friends|everyone|everybody|most)))?(?: as)?|alias|aka|a\.k\.a\.|a\/k\/a|or just|goes by)[:,]? ["“‘'(]?(?:the )?$/iu;

/** 'Wojcik called Mrs Vee': on the telephone, or names. */
const CALLS = /^ called $/u;
