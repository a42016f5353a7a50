import { patternDetector } from "../../kit/pattern.js";
import { ADDRESS_CONTEXT, CAPITAL, LETTER, LINE, TOWN } from "./address-parts.js";

const KIND =
  "(?:Heol|Ffordd|Stryd|L[oô]n|Clos|Maes|Rhodfa|Rhiw|Rhes|Teras|Cilgant|B[óo]thar|Sr[áàa]id|Ascaill|C[ée]ide|Rathad|Triq|Sqaq|Pjazza|Misra[ħh]|Vjal)";
const NAME = `(?: (?:y|yr|yn|na|an|ny|ta['’]|Y|Yr|Na|An))?(?: [${CAPITAL}][${LETTER}'’-]{1,24}){1,3}`;
const POSTCODE = "(?:,?[ \\n] ?[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![A-Za-z\\d]))?";

/**
 * Streets in Welsh, Irish, Gaelic and Maltese, which put the kind of street first: 'Heol Gwyrosydd', 'Stryd y Farchnad', 'Bóthar na
 * Trá'; with the number before, town and postcode if present.
 */
export const celticStreetAddress = patternDetector({
  name: "celtic-street-address",
  type: "LOC",
  subtype: "address",
  anchor: "anywhere",
  patterns: [
    {
      name: "kind of street, name",
      regex: new RegExp(
        `(?<![${LETTER}’'-])(?:(?<![\\d.,/-]|[$€£])\\d{1,4}[A-Za-z]?,? )?${KIND}${NAME}(?:${LINE}${TOWN}){0,2}${POSTCODE}`,
        "g",
      ),
      score: 0.6,
    },
  ],
  context: ADDRESS_CONTEXT,
});
