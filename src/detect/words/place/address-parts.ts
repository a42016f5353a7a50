/**
 * Parts of postal addresses, as sources of regular expressions. Letters are Latin ones, as ranges: these
 * detectors read every capital, and ranges are several times as fast as Unicode properties.
 */

/** A Latin letter, inside a class. */
export const LETTER = "A-Za-zÀ-ÖØ-öø-ɏ";

/** A Latin capital, inside a class. */
export const CAPITAL = "A-ZÀ-ÖØ-ÞĀĂĄĆČĎĐĒĖĘĚĞĢĪĶĹĻĽŁŃŅŇŌŐŒŘŚŞŠŢŤŪŮŰŲŹŻŽȘȚ";

/** A town of up to four words. */
export const TOWN =
  `(?:(?:St|Ste|Mt|Ft)\\.? )?[${CAPITAL}][${LETTER}'’-]{1,20}(?![${LETTER}\\d])` +
  `(?: (?:[${CAPITAL}][${LETTER}'’-]{1,20}|upon|on|of|de|la|le|am|an|im|sur|del|di)(?![${LETTER}\\d])){0,3}`;

/** What parts an address's lines when it is written in one or several. */
export const LINE = "(?:,|,?\\n) {0,2}";

/** A house number with its letter, or a range: `12`, `5a`, `5/7`, `12-14`. */
export const HOUSE = `\\d{1,4}(?: ?[a-hA-H](?![${LETTER}]))?(?: ?[/–-] ?\\d{1,4}[a-h]?)?(?![${LETTER}\\d]|[.,]\\d)`;

/** Postal code and town after a continental street, if present. */
export const CONTINENTAL_TAIL = `(?:${LINE}(?:(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})?|\\d{2}-\\d{3}|\\d{3} \\d{2}) ${TOWN})?`;

/** Words near an address. */
export const ADDRESS_CONTEXT: readonly string[] = `
  address, live, lives, lived, living, reside, resides, residing, resident, home, anschrift, adresse, wohnhaft,
  wohnt, demeurant, dirección, domicilio, indirizzo, adres, adress`
  .trim()
  .split(/,\s+/);
