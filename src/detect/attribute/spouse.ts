import type { Detector, Found } from "../kit/detector.js";
import { listOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";

/** What a spouse's word gives away of the person who has one. */
const ORIENTATIONS = listOf(`
  gay, lesbian, lesbians, homosexual, homosexuality, bisexual, bisexuality, queer, same-sex, heterosexual, pansexual, asexual, sexual orientation`);
const NAMED =
  /(?<![\p{L}-])(?:gay|lesbians?|homosexual|homosexuality|bisexual|bisexuality|queer|same-sex|heterosexual|pansexual|asexual|sexual orientation)(?![\p{L}])/iu;
const SPOUSE =
  /(?<=\b(?:my|his|her|their) (?:(?:late|former|then|new|first|second) )?)(?:ex-)?(?:wife|husband|girlfriend|boyfriend|fiancée?)(?![\p{L}-])/giu;

/**
 * 'my wife' in a text that names an orientation: where that is hidden, the word would give it away
 * (src/decide/telling.ts). Nothing in any other text: a spouse singles out nobody.
 */
export const spouse: Detector = {
  name: "spouse",
  finds: ["DEM/spouse"],
  detect: ({ text }): Found[] =>
    NAMED.test(text)
      ? [...matchesOf(SPOUSE, text)].map(({ index, 0: match }) => ({
          start: index,
          end: index + match.length,
          type: "DEM",
          subtype: "spouse",
          score: 0.6,
          evidence: { rule: "spouse" },
          tells: ORIENTATIONS,
        }))
      : [],
};
