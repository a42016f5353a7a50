import { MONTH_NAME } from "../../../language/time/names.js";
import { patternDetector } from "../../kit/pattern.js";
import { ADDRESS_CONTEXT, CAPITAL, LETTER, TOWN } from "./address-parts.js";

// '3 High Court judges', '131 S. Ct. 2541'
const NO_COURT =
  "(?<!\\b(?:High|Supreme|Judicial|District|County|Crown|Regional|Constitutional|Federal|Circuit|Appeals?|Appellate|" +
  "Criminal|Civil|Family|City|Municipal|Military|Superior|Magistrates'?|European|International|First|Labou?r|" +
  "Administrative|Trial|Criminal|Bankruptcy|The|[A-Z][a-z]{0,4}\\.) )";
const KIND =
  "(?:(?:Street|Road|Avenue|Boulevard|Lane|Drive|Place|Square|Terrace|Crescent|Close|Way|Row|Mews|Gardens|Grove|" +
  "Parade|Parkway|Highway|Circle|Trail|Walk|Wharf|Quay|Alley|Plaza|Broadway|Turnpike|Embankment|Rise|Vale|Esplanade|" +
  "Expressway|Loop|Wynd|Vennel|Brae|Pend)\\b|(?:St|Rd|Ave|Av|Blvd|Ln|Dr|Pl|Sq|Ter|Cres|Gdns|Pkwy|Hwy|Cir|Trl)\\b\\.?|" +
  `${NO_COURT}(?:Court\\b|Ct\\b\\.?))`;
// 'in 1998 Park Avenue was closed', 'a 2003 Critics' Circle award'
const NO_YEAR =
  "(?<!\\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Oo]f|[Bb]y|[Dd]uring|year|[Aa]n?|[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Ii]ts|\\d{1,2},?|[A-Z][a-z]{2,8},?) (?=(?:1[5-9]|20)\\d\\d,? ))";
const DIRECTION = "(?:NE|NW|SE|SW|[NSEW]|North|South|East|West)\\b";
const NAME = `(?:[${CAPITAL}][${LETTER}'’-]{0,24}|[A-Z][a-z]{0,2}\\.|\\d{1,3}(?:st|nd|rd|th)) `;
const UNIT =
  "(?:Apt|Apartment|Suite|Ste|Unit|Flat|Room|Floor|Fl|#)\\.?(?: (?:No\\. )?)?[A-Z]?\\d{0,5}[A-Za-z]?\\b";
/** The next line where it is short or begins with a town: no next field 'Our Ref: ...', no next item 'Item 4. The clerk ...'. */
const LINE = "(?:,|,?\\n(?=[^\\n:,]{1,30}(?:,[^\\n:]{0,60})?(?:\\n|$))) {0,2}";
const CODE =
  "(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]{2}(?:,? {1,2}\\d{5}(?:-\\d{4})?)?|\\d{5}(?:-\\d{4})?)\\b";

/**
 * Street addresses in English order: number, name, kind of street, then unit, town, state and ZIP code
 * or postcode as far as present, all in one span.
 */
export const streetAddress = patternDetector({
  name: "street-address",
  type: "LOC",
  subtype: "address",
  anchor: "digit",
  patterns: [
    {
      name: "block of flats, as in Singapore",
      regex:
        /\b(?:Blk|BLK|Block) \d{1,4}[A-Z]?,? (?:(?:\p{Lu}\p{L}+|\d{1,3}),? ){1,5}#\d{1,2}-\d{1,4}[A-Z]?(?!\d)/gu,
      score: 0.95,
    },
    {
      name: "number of a block, as in Singapore",
      regex: /\b(?:Blk|BLK) \d{1,4}[A-Z]?(?![\p{L}\d])/gu,
      score: 0.7,
    },
    {
      name: "flat and house, as in a chat",
      regex:
        /(?<![\p{L}\d])(?:flat|apt|unit) \d{1,4}[a-z]?,? the \p{Ll}{4,16}(?: (?:house|court|lodge|mews|hall|tower|point|heights))?(?=[.,;)\]\n]|$| \p{L}{1,2}\d)/gu,
      score: 0.6,
    },
    {
      name: "number, name, kind of street",
      regex: new RegExp(
        `(?<![${LETTER}\\d.,/-]|[$€£])(?=\\d|Flat |Apt|Apartment |Unit |Suite )${NO_YEAR}(?:${UNIT},? )?` +
          `\\d{1,5}[A-Za-z]?(?:[/–-]\\d{1,5}[A-Za-z]?)?,? {1,2}(?!${MONTH_NAME}\\b)(?:${DIRECTION}\\.? )?(?:${NAME}){1,4}${KIND}(?: ${DIRECTION})?` +
          `(?:,? {1,2}${UNIT})?(?:${LINE}${TOWN}){0,2}(?:,?[ \\n] ?${CODE})?`,
        "g",
      ),
      score: 0.6,
    },
  ],
  context: ADDRESS_CONTEXT,
});
