/** Vaguer words that say nothing where they stand: 'I am a person', 'he is a child'. */

import type { Candidate } from "./replacers/replacer.js";

const OF_EVERYBODY = /^an? (?:person|child|man|woman|boy|girl|individual|adult)$/u;
const IS =
  /(?:^|[^\p{L}])(?:is|am|are|was|were|be|been|being|['’](?:m|s|re))(?: (?:also|now|still|not|only|just))*(?: an?)? $/iu;

/** Whether words that are true of everybody are all that is said of somebody. @param before the words before the mention */
export const isEmpty = ({ form, text, source }: Candidate, before: string): boolean =>
  form === undefined && source === "rule" && OF_EVERYBODY.test(text) && IS.test(before);
