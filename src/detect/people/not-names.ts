import { wordList } from "../../language/lists.js";
import { HEADS } from "../kit/organization-heads.js";

const LOWER_HEADS = [...HEADS].map((head) => head.toLowerCase());

/** Words that end a name: they begin sentences and clauses, or are in headings and letters. */
export const NAME_ENDS: ReadonlySet<string> = new Set(wordList("en/name-ends"));

/** Words of places, organizations, offices and works: a run of capitals that contains one is no name. */
export const NOT_IN_NAMES: ReadonlySet<string> = new Set([
  ...wordList("en/not-in-names"),
  ...LOWER_HEADS,
]);
