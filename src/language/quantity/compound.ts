/**
 * Amounts in two or three units of which one alone would be another amount: '£1 4s. 0d.', '5 ft 11½ in', '12st 4lb',
 * '9 stone 3'. Sources of regular expressions; no group captures.
 */

const PART = "(?:[½¼¾⅓⅔]|\\.\\d{1,2}| [1-3]/[248])?";

/** Pounds, shillings and pence, with or without the pounds. */
export const POUNDS_SHILLINGS_PENCE = `(?:£ ?\\d{1,3}(?:,?\\d{3}){0,3},?[ .-]{0,2})?\\d{1,2} ?s\\.?,? ?(?:and )?\\d{1,2}${PART} ?d(?:\\.|(?!\\p{L}))|£ ?\\d{1,3}(?:,?\\d{3}){0,3},?[ .-]{1,2}\\d{1,2} ?s(?!\\p{L})\\.?(?! ?\\d)`;

export const FEET_INCHES = `[1-9] ?(?:ft\\.?|feet|foot|['’′]) ?\\d{1,2}${PART}(?: ?(?:ins?(?!\\p{L})\\.?|inch(?:es)?|["”″]))?(?![\\d/])`;

export const STONES_POUNDS =
  "\\d{1,2} ?(?:st(?!\\p{L})\\.?|stones?) ?\\d{1,2}(?![\\d/])(?: ?(?:lbs?(?!\\p{L})\\.?|pounds?))?";
