/**
 * Who a person is to the document: somebody to protect, an official who acts in public (a judge, a
 * government's agent, a registrar, a prosecutor, a minister), or another private person. Read from
 * the words beside the name; everybody else is private.
 */

import type { Document, Mention, PersonRole } from "../../document/document.js";

const OFFICES =
  "judges?|(?:section |deputy (?:section )?)?registrar|agents?|(?:vice-)?president|(?:public |state |chief )?prosecutor(?: general)?|(?:prime )?minister|ambassador|notary public|rapporteur|commissioner|ombudsman|magistrate|senator|congress(?:man|woman)|mayor|governor";
const TITLES = "(?:(?:mr|mrs|ms|miss|dr|prof|sir)\\.? )?";

/** 'represented by their Agent, Mr Berg', 'Judge Berg', 'the Public Prosecutor Ann Berg'. */
const BEFORE = new RegExp(`(?:^|[\\s(“"])(?:${OFFICES}),? ${TITLES}$`, "iu");
/** 'Ann Berg, President', 'Ann Berg, the judge elected in respect of', 'to sit as an ad hoc judge'. */
const AFTER = new RegExp(
  `^(?:,? (?:the |an? |acting |then )?(?:${OFFICES})(?![\\p{L}-])| to sit as (?:an? )?(?:ad hoc )?judge)`,
  "iu",
);
const REACH = 60;

/** The role of an entity that is a person, by its mentions; `isProtected` wins over what the text says. */
export function roleOf(
  { text }: Pick<Document, "text">,
  mentions: readonly Mention[],
  isProtected: boolean,
): PersonRole {
  if (isProtected) return "protected";
  const official = mentions.some(
    ({ start, end }) =>
      BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
      AFTER.test(text.slice(end, end + REACH)),
  );
  return official ? "official" : "private";
}
