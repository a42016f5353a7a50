/** Makes, shops, wares, mountains and ships that are called like people and places. */

import type { Mention } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { rowsOfList } from "../../language/lists.js";

const folded = (words: string): string =>
  words
    .replace(/['’]s?$/u, "")
    .replace(/’/gu, "'")
    .replace(/\s+/gu, " ")
    .toLowerCase();

const brands = new Map<string, string>();
const medicines = rowsOfList("shared/medicine-brands").map(([, names]) => ["always", names]);
for (const [how, names] of [...rowsOfList("en/brands"), ...medicines] as [string, string][])
  for (const name of names.split(",")) brands.set(folded(name.trim()), how);

/** 'a Hoover', 'the Mary Rose', 'a bottle of Jack Daniel's', 'works at John Lewis'; a person has no article, and is at no till. */
const WARE_BEFORE =
  /(?<!\p{L})(?:an?|the|some|new|second-hand|(?<!(?:shout|yell|look|laugh|smil|sw[eo]r|star|point|aim|threw|angr|glanc|direct|furious|annoyed|mad)\p{L}* )at|(?:bottle|glass|can|tin|packet|box|pack|jar|pair|set|bar|slab|crate|case|pint|keg)s?(?: of)?|install|(?:written|coded|programmed|implemented|code|script|program|function|class|tests?) in) $/iu;
const WARE_AFTER =
  /^(?: (?:code|scripts?|function|syntax|library|framework|package|module|plugin|API|SDK|CLI|compiler|developer|programm\p{L}+|tutorial|query|cluster|container)|(?:['’]s)? (?:[A-Z]{0,3}\d{1,4}[A-Z]{0,2}|stores?|shops?|branch|vouchers?|gift cards?|card|sofa|kettle|toaster|shaver|razor|toothbrush|iron|lamp|bulbs?|tv|telly|radio|hoover|vacuum|cleaner|fan|hairdryer|washing machine|washer|dryer|fridge|freezer|oven|mixer|pram|toys?|dolls?|cot|jacket|jumper|coat|shoes|boots|trainers|dress|shirt|bag|handbag|watch|perfume|account|mortgage|loan|overdraft|app|delivery|receipt|catalogue|website|warranty|whisky|rum|gin|cakes?|[Yy]orkshires?|[Yy]orkshire puddings?|roast potatoes|roasties|pizza|crisps|biscuits?|puddings?|pies?|potatoes|gravy|sauce|rice|ketchup|beans|cereal|chocolate|mower|tractor|van|bike|drill|saw|boiler|scanner|ventilator|monitor|pump|printer|laptop|camera|calculator|sewing machine|car|engine|dealership|dealer|garage|mug|plates?|bed|curtains|sheets|towels|knife|tape measure|bricks|set))(?!\p{L})/u;
/** Of a family, or of somebody who does something. */
const PERSON_AFTER =
  /^(?:['’]s)? (?:house|home|place|funeral|wedding|said|says|told|asked|was born|lives|lived|rang|called|wrote|replied|thinks|died|family|agreed|who)(?!\p{L})/u;
/** A verb or a title in front of the name, which the recognizer took along: 'climbed Ben Nevis'. */
const BEFORE_NAME = /^(?:\p{Ll}+ )+(?=\p{Lu})/u;

/** Whom and what the recognizer takes goods for; a firm or a shop may be an employer, and stays an organization. */
const GOODS: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG", "MISC", "DEM"]);

/**
 * Whether what was taken for a person, a place or the like is called so and is a thing or a shop.
 * @param people surnames and forenames within longer names of the text
 */
export function isBrand(
  { type, start, end }: Mention,
  text: string,
  people: ReadonlySet<string>,
): boolean {
  if (!GOODS.has(type)) return false;
  const words = text.slice(start, end).replace(BEFORE_NAME, "");
  const how = brands.get(folded(words));
  if (how === undefined || (how !== "goods" && type !== "PERSON")) return false;
  if (people.has(folded(words))) return false;
  const after = text.slice(end, end + 24);
  if (PERSON_AFTER.test(after)) return false;
  if (how !== "ware") return true;
  const before = text.slice(Math.max(0, end - words.length - 24), end - words.length);
  return WARE_BEFORE.test(before) || WARE_AFTER.test(after);
}

/** The words of names of two words and more, none of which is a brand. */
export const wordsOfPeople = (found: readonly Mention[], text: string): ReadonlySet<string> =>
  new Set(
    found
      .filter(({ type }) => type === "PERSON")
      .map(({ start, end }) => text.slice(start, end))
      .filter((name) => name.includes(" ") && !brands.has(folded(name)))
      .flatMap((name) => name.split(" ").map(folded)),
  );
