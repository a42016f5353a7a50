import { patternDetector } from "../../kit/pattern.js";
import { ADDRESS_CONTEXT, CAPITAL, CONTINENTAL_TAIL, HOUSE, LETTER } from "./address-parts.js";

const FRENCH_KIND =
  "(?:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|allée|quai|cours|route|passage|square)";
const FRENCH_NAME =
  `(?:(?:de|du|des|la|le|les|l'|l’|d'|d’|et|à|aux|au|sur) ?){0,3}[${CAPITAL}][${LETTER}'’-]{1,24}` +
  `(?: (?:(?:de|du|des|la|le) )?[${CAPITAL}][${LETTER}'’-]{1,24}){0,3}`;
const KIND =
  "(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo|[Cc]alle|[Cc]\\/|[Aa]venida|[Aa]vda\\.|Av\\.|[Pp]aseo|" +
  "[Pp]laza(?= (?:de|del|Mayor)\\b)|[Cc]arrer|[Rr]ua|[Tt]ravessa|[Pp]raça|[Rr]ue|[Uu]l\\.|[Uu]lica|[Aa]l\\.|[Aa]leja|[Pp]l\\.|[Oo]s\\.|[Ss]trada|[Ss]tr\\.)";
const NAME =
  `(?:(?:de|del|della|dei|degli|delle|do|da|dos|das|la|las|los|el|św\\.|gen\\.|ks\\.) ){0,2}[${CAPITAL}][${LETTER}.'’-]{0,24}` +
  `(?: (?:(?:de|del|la|y|e|i) )?[${CAPITAL}][${LETTER}.'’-]{1,24}){0,3}`;
// 'via Zoom 2 hours a day'
const NO_COUNT =
  "(?! (?:hours?|days?|weeks?|months?|years?|times?|minutes?|people|persons|trains|flights|calls)\\b)";

/**
 * Street addresses that put the kind of street first: French with the number in front, Italian, Spanish,
 * Portuguese, Romanian and Polish with the number behind; postal code and town if present.
 */
export const romanceStreetAddress = patternDetector({
  name: "romance-street-address",
  type: "LOC",
  subtype: "address",
  patterns: [
    {
      name: "number, kind, name",
      regex: new RegExp(
        `(?<![${LETTER}\\d.,/-])\\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?,? ${FRENCH_KIND} ${FRENCH_NAME}${CONTINENTAL_TAIL}`,
        "g",
      ),
      score: 0.7,
    },
    {
      name: "kind, name, number",
      regex: new RegExp(
        `(?<![${LETTER}\\d-])${KIND} ?${NAME},? (?:n[°o]\\.? ?|nr\\.? ?)?${HOUSE}(?: m\\. ?\\d{1,3})?${NO_COUNT}${CONTINENTAL_TAIL}`,
        "g",
      ),
      score: 0.6,
    },
  ],
  context: ADDRESS_CONTEXT,
});
