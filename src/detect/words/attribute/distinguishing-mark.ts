import { formDetector } from "../../kit/forms.js";

const WORD = "[\\p{L}\\p{N}'’-]+";
const DETERMINER = "(?:an?|the|his|her|their|my|two|three|several|heavily)";
/** On which part of a body, 'on his neck', 'across the left cheek'. */
const WHERE = `(?: of(?: (?!(?:and|but|or|which|that|who|on|over|across|above|below|behind|around|down)\\b)${WORD}){1,3})?(?: (?:on|over|across|above|below|under|behind|around|along|down|from|between|to)(?: (?!(?:and|but|or|which|that|who)\\b)${WORD}){1,4})?`;
const LIMB = "eye|leg|arm|hand|foot|finger|fingers|thumb|ear|toe|toes|tooth";

const FORMS: readonly (readonly [string, RegExp])[] = [
  [
    "mark",
    new RegExp(
      `\\b${DETERMINER} (?:${WORD} ){0,3}?(?:tattoos?(?! (?:shop|studio|parlou?r|artist|removal|convention)s?\\b)|birthmarks?|scars?|port-wine stain|hare lip|harelip|cleft lip|cleft palate|limp|stammer|stutter|lisp|squint|glass eye|eye ?patch|hook hand|club foot|gold tooth|webbed (?:toes|fingers)|hunchback)(?![\\p{L}])${WHERE}`,
      "giu",
    ),
  ],
  [
    "replaced or missing limb",
    new RegExp(
      `\\b(?:${DETERMINER} )?(?:glass|false|artificial|prosthetic|wooden|missing|amputated|withered|bionic) (?:left |right |lower |upper )?(?:${LIMB})(?![\\p{L}])|\\b(?:${DETERMINER} )?(?:prosthesis|stump)\\b`,
      "giu",
    ),
  ],
  [
    "tattooed",
    new RegExp(
      `\\b(?:an?|the) (?:${WORD} ){1,3}?tattooed (?:on|across|over|down|around) ${WORD}(?: ${WORD})?`,
      "giu",
    ),
  ],
  [
    "one of a pair",
    new RegExp(`\\b(?:has|had|with|only) (?:only )?one (?:${LIMB})(?![\\p{L}])`, "giu"),
  ],
];

/** What is seen or heard of a body and of few others: 'a scar over his left eye', 'a glass eye', 'a stammer'. */
export const distinguishingMark = formDetector({
  name: "distinguishing-mark",
  type: "DEM",
  subtype: "distinguishing-mark",
  score: 0.7,
  forms: FORMS,
});
