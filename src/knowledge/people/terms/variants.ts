/**
 * From a statement about somebody to the terms that a text may say it in: the variants of identifiers
 * (Papadopoulou et al. 2022, sections 3.1 and 4.1).
 */

import { foldTerm } from "../../../language/fold.js";
import { nationTerms } from "../../../language/nations.js";
import type { Entry, Statement } from "../import/entry.js";
import { datePrecisions, dateTermsOf } from "./dates.js";
import { nameTerms } from "./names.js";

/** What kind of variants a property's values have. */
type Variety = "name" | "place" | "other";

// Wikidata's numbers, types of mentions, and the words that people use for columns
const NAME =
  /^(?:PERSON|P(?:735|742|1449|1477|1559|2561|22|25|26|40|3373|451|1038|184|1066)|(?:(?:full|birth|native|legal|married|maiden|pen|stage|known|own)[ _-]?)?names?|label|alias(?:es)?|also known as|aka|pseudonym|person|father|mother|spouse|wife|husband|partner|child|sibling|brother|sister|relative)$/i;
const PLACE =
  /^(?:LOC|DEM|P(?:19|20|27|119|551|937|172)|(?:place|country|city|town) of .+|.*(?:place|residence|country|nationality|citizenship|nation|location|city|town|home|address)|ethnicity|ethnic group)$/i;

const varietyOf = (property: string): Variety =>
  NAME.test(property) ? "name" : PLACE.test(property) ? "place" : "other";

/**
 * The terms of one statement, folded, each once. Words too general to identify are terms as well, with
 * their exact counts; they are left out where texts are searched.
 */
export function termsOf(statement: Statement): string[] {
  const variety = varietyOf(statement.property);
  const values = [statement.value, ...(statement.aliases ?? [])];
  const terms = new Set(values.flatMap((value) => variantsOf(value, variety)));
  terms.delete("");
  return [...terms];
}

function variantsOf(value: string, variety: Variety): readonly string[] {
  if (variety === "name") return nameTerms(value);
  const dates = dateTermsOf(value);
  if (dates) return dates.flatMap(datePrecisions);
  const folded = foldTerm(value);
  if (variety === "other") return [folded];
  return [folded, ...nationTerms(folded), ...beforeComma(value)];
}

/** 'Winnipeg' for 'Winnipeg, Manitoba': the same place, said shorter. */
function beforeComma(value: string): string[] {
  const comma = value.indexOf(",");
  if (comma <= 0) return [];
  const short = foldTerm(value.slice(0, comma));
  return [short, ...nationTerms(short)];
}

/** All terms of an entry, folded, each once. */
export const termsOfEntry = (entry: Entry): string[] => [
  ...new Set(entry.statements.flatMap(termsOf)),
];

/**
 * The term that a word of a question stands for, as `index query` gets it: dates in their one form,
 * anything else folded.
 */
export const queryTerm = (text: string): string => dateTermsOf(text)?.[0] ?? foldTerm(text);
