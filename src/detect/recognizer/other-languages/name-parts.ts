/**
 * Names of other languages that stand in one find, each by itself: two people, a person and a place or an office, a body and who
 * sits there, a town and its postal code.
 */

import type { Mention } from "../../../document/document.js";
import { isGermanNoun } from "../../../language/de/nouns.js";
import { isForename } from "../../people/forenames.js";
import { attributesIn } from "./attribute-evidence.js";
import type { Reader } from "./evidence-words.js";
import { isTitle } from "./name-evidence.js";

/** Forms of address and degrees, none of them a surname. */
const ADDRESS =
  /(?<=[^.\p{L}])(?:Herrn?|Frau|Hr\.|(?<=\p{N} )Fr\.|(?:PD |Prof\. |Univ\.-Prof\. )?Dr\.|Prof\.|Dipl\.-\p{L}+\.|Mag\.|mevrouw|meneer|mw\.|dhr\.|mr\.|drs\.|fru|frk\.|fröken|herr|rouva|pani|pan|Mme|Mlle|signora|doña|don|Sra\.?|Sr\.?) (?=\p{L})/u;
/** 'Praxis Dr. Baumgärtel': a body may be called after a person. */
const CALLED_AFTER =
  /praxis|praktijk|labor|kanzlei|notariat|apotheke|mvz|klinik|pracha|cabinet|studio|clínica/iu;

/**
 * A find parted where another begins: 'Frau Tillmanns' | 'Herr Ouedraogo', 'Outi Pulkkinen' | 'Hamina', 'Amtsgericht' |
 * 'Dr. Pannwitz'; without what stands before a form of address or on the next line in small letters.
 */
export function partsOf(reader: Reader, one: Mention): Mention[] {
  const { text, capitals, language } = reader;
  const written = text.slice(one.start, one.end);
  // 'Waldershof\nstationär': a line that goes on in small letters is another
  const wrapped = capitals && one.type !== "ORG" ? written.search(/\n\p{Ll}/u) : -1;
  if (wrapped > 0) return partsOf(reader, { ...one, end: one.start + wrapped });
  const address = ADDRESS.exec(written);
  if (address && address.index > 0) {
    const at = one.start + address.index;
    const before = text.slice(one.start, at);
    const name: Mention = { ...one, type: "PERSON", start: at };
    if (one.type === "PERSON") {
      const comma = /[,;/]\s*$/.exec(before);
      return comma ? [{ ...one, end: at - comma[0].length }, ...partsOf(reader, name)] : [name];
    }
    if (!CALLED_AFTER.test(before))
      return [{ ...one, end: at - 1 }, ...partsOf(reader, name)].filter(
        ({ start, end }) => end > start,
      );
  }
  // 'Hélène Marchetti, cardiologue'
  const office = one.type === "PERSON" ? /,\s+(?=\p{Ll}[^\p{Lu}]+$)/u.exec(written) : undefined;
  if (capitals && office && office.index > 0) {
    const at = one.start + office.index;
    const rest: Mention = { ...one, start: at + office[0].length, type: "DEM" };
    return [...partsOf(reader, { ...one, end: at }), ...attributesIn(reader, rest)];
  }
  const place = one.type === "PERSON" ? PERSON_AND_PLACE.exec(written)?.groups : undefined;
  if (place && !isForename(place["place"]!) && !isTitle(place["place"]!.toLowerCase(), language)) {
    const at = one.end - place["place"]!.length;
    const end = one.start + place["person"]!.length;
    return [
      { ...one, end },
      { ...one, start: at, type: "LOC" },
    ];
  }
  return [one];
}
/** 'Mandy Krüger, Prenzlau': the surname comes first only where it is alone. */
const PERSON_AND_PLACE =
  /^(?<person>\p{Lu}[\p{L}'’-]+ [^,\n]*\p{Lu}[\p{L}'’-]+), (?<place>\p{Lu}\p{Ll}[\p{L}-]+)$/u;

const CODE_BEFORE =
  /(?<=^|[\n,;:·|(–-] ?|[ ]{2})(?:[A-Z]{1,3}-)?(?:\d{4,5}|\d{3} \d{2}|\d{4} [A-Z]{2}) $/u;
const TOWN_BEHIND = /^ (?<town>\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}{2,})?)(?=[\n,;.)]|$)/u;

/** A town and its postal code, a code and its town, each by itself, since either may occur alone: '24537' 'Neumünster'. */
export function withPostalCode({ text, language, ordinary }: Reader, one: Mention): Mention[] {
  if (one.type !== "LOC") return [one];
  const code = CODE_BEFORE.exec(text.slice(Math.max(0, one.start - 16), one.start))?.[0];
  if (code !== undefined)
    return [{ ...one, start: one.start - code.length, end: one.start - 1 }, one];
  if (!/^\d{4,5}$/.test(text.slice(one.start, one.end))) return [one];
  const town = TOWN_BEHIND.exec(text.slice(one.end, one.end + 40))?.groups?.["town"];
  if (town === undefined) return [one];
  const word = town.toLowerCase();
  // towns end as compounds do: 'Böhlerwerk'
  const isNoun = language === "de" ? isGermanNoun(word) : ordinary.has(word, language);
  const start = one.end + 1;
  return isNoun ? [one] : [one, { ...one, start, end: start + town.length }];
}
