/** Vaguer words that say less than the label: 'organization', and where they stand 'I am a person', 'he is a child'. */

import type { Candidate } from "./replacer.js";

/** Words for everything of a type. */
const ANYTHING = new Set(
  "place,location,area,work,creative work,settlement,populated place,organization,person,people,human,individual,event,thing,object,street,road,condition of health,worker,family member,relative,believer in a religion,adherent of a political ideology,language,nationality".split(
    ",",
  ),
);

/** Whether a vaguer word says no more than the type's label, which also says who or what is the same. */
export const isVacuous = ({ form, source, text }: Candidate): boolean =>
  form === "bare" && source !== "chat" && ANYTHING.has(text.toLowerCase());

const OF_EVERYBODY = /^an? (?:person|child|man|woman|boy|girl|individual|adult)$/u;
const IS =
  /(?:^|[^\p{L}])(?:is|am|are|was|were|be|been|being|['’](?:m|s|re))(?: (?:also|now|still|not|only|just))*(?: an?)? $/iu;

/**
 * Whether words that are true of everybody are all that is said of somebody, or a word beside them is said twice: 'the charity
 * charity', 'an insurer insurer'.
 */
export const isEmpty = (
  { form, text, source }: Candidate,
  { before, after }: { readonly before: string; readonly after: string },
): boolean => {
  if (form === undefined) return source === "rule" && OF_EVERYBODY.test(text) && IS.test(before);
  const words = text.toLowerCase();
  const next = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
  const last = words.split(" ").at(-1);
  return (
    endsWithWord(before.toLowerCase(), words) ||
    (next !== undefined && (next === last || next === `${last}s`))
  );
};

const endsWithWord = (before: string, words: string): boolean =>
  before.endsWith(`${words} `) && !/\p{L}$/u.test(before.slice(0, -words.length - 1));
