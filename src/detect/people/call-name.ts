import type { Detector, Found } from "../kit/detector.js";
import { matchesIn } from "../search/matches.js";
import { isForename } from "./forenames.js";
import { nameFound } from "./name.js";
import { NOT_IN_NAMES } from "./not-names.js";

const INITIALS = "(?:\\p{Lu}\\p{Ll}?\\.[ -]?){1,6}";
const GIVEN = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
const PARTICLES =
  "(?:(?:van|von|vom|de|den|der|het|ten|ter|te|op|in|aan|du|des|di|da|la|le|el|al|zu|af|av|’t|'t)[ ]){0,3}";
const SURNAME = "\\p{Lu}[\\p{L}\\p{M}'’]{1,30}(?:-\\p{Lu}?[\\p{L}\\p{M}'’]{1,30}){0,2}";
const CALLED = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?<before>${INITIALS}|(?:${GIVEN} ){1,3})[ ]?(?:\\((?<call>\\p{Lu}\\p{Ll}[\\p{L}\\p{M}'’-]{0,30})\\)|["“„](?<quoted>\\p{Lu}\\p{Ll}[\\p{L}\\p{M}'’-]{0,30})["”“]) (?<surname>${PARTICLES}${SURNAME})(?![\\p{L}(])`,
  "gu",
);

/**
 * A name with the name that somebody goes by in brackets or quotation marks: 'J.M. (Annelies) van der Berg', 'Robert (Bob)
 * Pike'. Read piece by piece it is three people.
 */
export const callName: Detector = {
  name: "call-name",
  finds: ["PERSON/name"],
  patterns: [{ name: "call name within", regex: CALLED, score: 0.8 }],
  needs: [CALLED],
  presidioEntity: "PERSON",
  detect(input): Found[] {
    return [...matchesIn(CALLED, input)].flatMap(({ index, 0: { length }, groups }) => {
      const { before = "", call, quoted, surname = "" } = groups!;
      const named = call ?? quoted!;
      const words = before.trim().split(" ");
      const dotted = before.includes(".");
      // 'Leeds (North) Division'
      const isName = dotted || words.some(isForename) || (words.length < 3 && isForename(named));
      const all = [...words, named, ...surname.split(" ")];
      return isName && !all.some((word) => NOT_IN_NAMES.has(word.toLowerCase()))
        ? [nameFound(index, index + length, 0.8, "call name within")]
        : [];
    });
  },
};
