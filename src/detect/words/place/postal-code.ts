import { patternDetector } from "../../kit/pattern.js";

// what follows four digits in capitals and is no Dutch postcode: eras, units, states, times
const NOT_DUTCH =
  "(?!SA|SD|SS|AD|BC|CE|AM|PM|UK|US|EU|UN|TV|KM|KG|MM|CM|ML|MW|KW|HZ|RM|LP|CD|HP|PS|CC)";

// 'the 2005 LA Film Festival'
const NOT_A_YEAR = "(?!(?:1[5-9]|20)\\d\\d )";

/**
 * Postal codes whose form shows the country (Netherlands, Canada, with the country's letters before the
 * number) and, with words of an address nearby, five digits before a town.
 */
export const postalCode = patternDetector({
  name: "postal-code",
  type: "LOC",
  subtype: "postal-code",
  patterns: [
    {
      name: "introduced by its name",
      regex:
        /\b(?:zip|post ?code|postal code|postcode|PLZ|Postleitzahl|code postal|código postal|CAP|kod pocztowy|postnummer)(?: code)?(?: is| ist)?:? {1,2}(?<value>(?:[A-Z]{1,2}-)?\d{3,6}(?:-\d{3,4}|[ -]?[A-Z]{2}(?![a-z])| \d{2})?|\d{2}-\d{3})(?![\w-]|[.,]\d)/dgi,
      score: 0.7,
    },
    {
      name: "Canada",
      regex: /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/g,
      score: 0.85,
    },
    {
      name: "Ireland",
      regex:
        /\b(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?(?=[AC-FHKNPRTV-Y\d]{0,3}[A-Z])(?=[A-Z]{0,3}\d)[AC-FHKNPRTV-Y\d]{4}\b/g,
      score: 0.6,
    },
    {
      name: "Netherlands, before a town",
      regex: new RegExp(
        `(?<![\\w.,-])${NOT_A_YEAR}[1-9]\\d{3} ?${NOT_DUTCH}[A-Z]{2}(?=,? {1,2}(?:[A-Z][a-z]{2}|'s-|[A-Z]{4}))`,
        "g",
      ),
      score: 0.5,
    },
    {
      name: "Netherlands",
      regex: new RegExp(
        `(?<![\\w.,-])${NOT_A_YEAR}[1-9]\\d{3} ${NOT_DUTCH}[A-Z]{2}(?![\\w-])`,
        "g",
      ),
      score: 0.3,
    },
    {
      name: "country's letters and number",
      regex:
        /(?<![\w-])(?:D|DE|F|FR|A|AT|CH|B|BE|L|I|IT|E|ES|DK|N|NO|S|SE|FIN|FI|PL|CZ|SK|H|HU|HR|SI|P|PT|GR|RO|BG|EE|LV|LT)-\d{4,5}(?=,? \p{Lu}\p{Ll})/gu,
      score: 0.6,
    },
    {
      name: "Poland and Portugal, before a town",
      regex: /(?<![\w.,-])(?:\d{2}-\d{3}|\d{4}-\d{3})(?= \p{Lu}\p{Ll})/gu,
      score: 0.3,
    },
    {
      name: "digits before a town",
      regex:
        /(?<![\w.,§$€£-]|[$€£] )(?:\d{5}|\d{3} \d{2})(?= (?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}{2})/gu,
      score: 0.1,
    },
  ],
  context:
    "address, residing, resides, postal code, postcode, street, plz, postleitzahl, anschrift, adresse, wohnhaft, straße, strasse, rue, avenue, code postal, demeurant, dirección, calle, indirizzo, via, adres, ul, ulica, adress, gatan".split(
      ", ",
    ),
});
