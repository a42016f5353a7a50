import { patternDetector } from "../../kit/pattern.js";
import {
  ADDRESS_CONTEXT,
  CAPITAL,
  CONTINENTAL_TAIL,
  HOUSE,
  LETTER,
  LINE,
  TOWN,
} from "./address-parts.js";

const ENDING =
  "(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|weg|[Pp]latz|[Aa]llee|gasse|damm|ufer|steig|chaussee|markt|straat|laan|plein|gracht|" +
  "kade|dijk|singel|gatan|gata|vägen|väg|vej|veien|vegen|gate|gade|torget|torg|plads|katu|kuja|utca)";
const WORD =
  "(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|gate|gade|vei|väg|utca|út)";
const NO_ARTICLE = "(?!(?:Die|Der|Das|Den|Dem|Des|In|An|Auf|Bei|Von|Aus|De|Het) )";
const PREPOSITION =
  "(?:Am|An der|An den|Auf dem|Auf der|Im|In der|In den|Unter den|Zum|Zur|Bei der|Hinter der|Vor dem)";

/**
 * Street addresses of German, Dutch, Nordic, Finnish and Hungarian form: the name with its kind, then
 * the number, then postal code and town if present.
 */
export const germanicStreetAddress = patternDetector({
  name: "germanic-street-address",
  type: "LOC",
  subtype: "address",
  patterns: [
    {
      // the kind is looked at only where a number follows
      name: "name that ends in its kind, number",
      regex: new RegExp(
        `(?<![${LETTER}\\d-])[${CAPITAL}][${LETTER}.-]{3,40} (?=\\d)(?<=[${LETTER}-]${ENDING} )${HOUSE}${CONTINENTAL_TAIL}`,
        "g",
      ),
      score: 0.6,
    },
    {
      name: "name and kind, number",
      regex: new RegExp(
        `(?<![${LETTER}\\d-])${NO_ARTICLE}[${CAPITAL}][${LETTER}.-]{1,24}(?: [${CAPITAL}][${LETTER}-]{1,24})? ${WORD} ${HOUSE}${CONTINENTAL_TAIL}`,
        "g",
      ),
      score: 0.6,
    },
    {
      // without the town it could be a chapter or a floor
      name: "preposition, name, number, postal code, town",
      regex: new RegExp(
        `(?<![${LETTER}\\d-])${PREPOSITION} [${CAPITAL}][${LETTER}-]{2,24} ${HOUSE}${LINE}(?:[A-Z]{1,2}-)?\\d{4,5} ${TOWN}`,
        "g",
      ),
      score: 0.7,
    },
  ],
  context: ADDRESS_CONTEXT,
});
