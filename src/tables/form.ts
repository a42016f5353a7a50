/** The form of one cell, judged by the whole of it; a column's form is the one most of its cells have. */

import { isOfStandard } from "../language/standards.js";
import { momentOf } from "./moment.js";

const FORMS = [
  "nothing",
  "flag",
  "number",
  "time",
  "moment",
  "email",
  "url",
  "ip",
  "mac",
  "uuid",
  "hash",
  "iban",
  "ssn",
  "card",
  "phone",
  "coordinates",
  "postcode",
  "address",
  "code",
  "name",
  "words",
  "text",
] as const;

export type Form = (typeof FORMS)[number];

/** Cells that say that there is no value. */
const NOTHING =
  /^(?:|n\/?a|n\.a\.|null|nil|none|nan|unknown|not (?:known|available|applicable|given|stated)|missing|[-–—?.]+)$/i;

const FLAG = /^(?:true|false|yes|no|y|n|t|f|ja|nein|oui|non|si|sí)$/i;

/** `1,240`, `-3.5`, `12%`, `£31,450.00`, `2.5 mg`, `132/84`, `<0.5`, `10^9/L` after a number, `3-5`. */
const NUMBER =
  /^[<>≤≥~±]?\s?[-+]?\s?(?:[$€£¥₹]|[A-Z]{3}\s)?\s?[-+]?(?:\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+|\d+)?(?:[.,]\d+)?(?:e[-+]?\d+)?(?:\s?[-–/]\s?\d+(?:[.,]\d+)?)?\s?(?:%|‰|[$€£¥₹]|(?:[A-Z]{3}|[a-zµμ°Ω%][\p{L}\p{N}µμ°Ω/^*²³.%-]{0,14}|[A-Z]{1,2}(?:\/\p{L}{1,5})?|\^?10\^\d+\/L))?$/u;

/** Figures that are a number and nothing else, which most cells of numbers are: `3`, `2024`, `2.5`, `118.20`. */
const FIGURES = /^(?:\d{1,5}|\d{1,3}\.\d|\d{3}\.\d{2,3})$/;

/** An identity number with its check letter, and no measure: `82037138W`, `12345678D`. */
const LETTERED = /^\d{6,}[A-Z]{1,2}$/;

const TIME = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:\s?[ap]\.?m\.?)?$/i;
const DURATION =
  /^(?:\d+(?:[.,]\d+)?\s?(?:d(?:ays?)?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?|ms|weeks?|months?|years?|yrs?)\s?)+$|^P(?=.)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/i;

const EMAIL =
  /^(?:mailto:)?[^\s@<>,;]+@[^\s@<>,;]+\.\p{L}{2,}$|^[^<>@]{1,80}<[^\s@<>]+@[^\s@<>]+>$/iu;
const URL = /^(?:[a-z][a-z0-9+.-]{1,10}:\/\/|www\.)\S+$/i;
const IP =
  /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+|\/\d{1,2})?$|^(?=[0-9a-f:]*:[0-9a-f:]*:)[0-9a-f:]{3,39}(?:\/\d{1,3})?$/i;
const MAC = /^(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}$|^(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}$/i;
const UUID = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/i;
const HASH = /^(?=.*\d)[0-9a-f]{24,128}$/i;
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}$/;
const SSN = /^\d{3}-\d{2}-\d{4}$|^[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]$/;
const CARD = /^(?:[*xX•\d]{4}[ -]){3}\d{1,7}$|^[*xX•]{4,}[ -]?\d{2,4}$/;
const PHONE =
  /^(?=(?:\D*\d){7,15}\D*$)(?:\+|00|\(|0)[\d\s()./-]+(?:\s?(?:x|ext\.?)\s?\d+)?$|^\d{3}[-. ]\d{3}[-. ]\d{4}$/i;
const COORDINATES = /^[-+]?\d{1,2}\.\d{2,},\s?[-+]?\d{1,3}\.\d{2,}$/;
const POSTCODE =
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^\d{5}-\d{4}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$|^\d{4} ?[A-Z]{2}$/i;
const HOUSE =
  /\b\d{1,5}[a-z]?\b.*\b(?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|close|court|ct|way|place|pl|terrace|crescent|square|sq|gardens?|grove|hill|row|mews|park|boulevard|blvd|walk|view|rise)\b|(?:(?:stra(?:ß|ss)e|weg|platz|gasse|allee|straat|laan|vej|gade|gatan|väg|gata|vei)(?!\p{L})|str\.|(?<!\p{L})(?:rue|avenue|via|calle|plaza|ulica|ul\.)(?!\p{L}))\s?.*\d/iu;
/** Words of sentences that hardly an address has: 'called on 4 March from York', 'is on his way'. */
const OF_SENTENCES =
  /(?<!\p{L})(?:i|he|she|they|we|you|it|is|was|are|were|has|had|have|been|but|not|that|who|which|when|my|his|her|our|your|their|with|from|called|please|hello|hi|dear|thanks)(?!\p{L})/iu;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d_./#:-]*[\p{L}\d]$/u;
const WORD_OF_NAME =
  "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|(?:de|da|do|dos|del|della|di|du|la|le|van|von|den|der|ter|bin|ibn|al|el|y|e|of)(?=\\s))";
const NAME = new RegExp(
  `^(?:(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Sir|Dame|Rev)\\.?\\s)?${WORD_OF_NAME}(?:,?\\s${WORD_OF_NAME}){0,4}$`,
  "u",
);

/** Words of a cell that make it a text and no longer a name of something. */
const WORDS_OF_TEXT = 6;
/** Longer cells are texts whatever they look like, which also bounds what the expressions read. */
const LONG = 160;

const TESTS: readonly (readonly [Form, (value: string) => boolean])[] = [
  ["nothing", (value) => NOTHING.test(value)],
  ["flag", (value) => FLAG.test(value)],
  ["code", (value) => LETTERED.test(value)],
  ["uuid", (value) => UUID.test(value)],
  ["hash", (value) => HASH.test(value)],
  ["email", (value) => EMAIL.test(value)],
  ["words", isOfStandard],
  ["url", (value) => URL.test(value)],
  ["mac", (value) => MAC.test(value)],
  ["time", (value) => TIME.test(value) || DURATION.test(value)],
  ["moment", (value) => momentOf(value) !== undefined],
  ["ip", (value) => IP.test(value)],
  ["ssn", (value) => SSN.test(value)],
  ["card", (value) => CARD.test(value)],
  ["iban", (value) => IBAN.test(value)],
  ["coordinates", (value) => COORDINATES.test(value)],
  ["phone", (value) => PHONE.test(value)],
  ["postcode", (value) => POSTCODE.test(value)],
  ["number", (value) => /\d/.test(value) && NUMBER.test(value)],
  ["address", (value) => HOUSE.test(value) && !OF_SENTENCES.test(value)],
  ["code", (value) => CODE.test(value)],
];

/** The first cell of a row that sums up those above, in the languages that are read. */
const SUMMARY =
  /^(?:(?:grand |sub[- ]?)?(?:totals?|sums?)|averages?|mean|zwischensumme|gesamt(?:summe)?|summe|durchschnitt|mittelwert|sous-total|moyenne|subtotal|promedio|totale|subtotaal|totaal|gemiddelde|razem|suma|średnia|i alt|totalt|gjennomsnitt|gennemsnit|genomsnitt|yhteensä|keskiarvo):?$/i;

/** Whether a cell names the sum or the mean of a column, and nobody. */
export const isSummary = (raw: string): boolean => raw.length < 20 && SUMMARY.test(raw.trim());

/** Whether a cell says that it has no value. */
export const isNothing = (raw: string): boolean => raw.length < 20 && NOTHING.test(raw.trim());

export function formOf(raw: string): Form {
  const value = raw.trim();
  if (FIGURES.test(value)) return "number";
  if (value.length > LONG || /[\n\r]/.test(value)) return "text";
  for (const [form, test] of TESTS) if (test(value)) return form;
  const words = value.split(/\s+/).length;
  if (words >= WORDS_OF_TEXT || /[.!?;]\s+\p{L}/u.test(value)) return "text";
  return NAME.test(value) && words > 1 ? "name" : "words";
}
