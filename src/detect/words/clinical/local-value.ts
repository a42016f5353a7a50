/** Values with the units of doses and laboratories, as all languages write them. */

/** What follows the number of a dose: '40 mg', '1 g', '100 IE/ml'. */
const OF_DOSES = "mg|g|[µμ]g|mcg|ml|mL|IE|I\\.E\\.|UI|U\\.I\\.|IU|mval";
/** What is measured in blood and urine, by volume: '12,4 G/l', '98 µmol/L'. */
export const LABORATORY_UNIT =
  "(?:(?:[mµμnp]?mol|umol|[mµμnp]?g|mval|m?[UE]|m?IU|m?UI|m?IE|kU|[GT]|(?:x ?)?10\\^?\\d{1,2})/(?:[dmµμn]?[lL]|24 ?h|mol|mmol|g)|/(?:[nµμp][lL]|mm3|mm³|mcl))";
/** A number with a decimal comma or point. */
export const VALUE = "(?:[<>≤≥~] ?)?\\d{1,4}(?:[. ]\\d{3})?(?:[.,]\\d{1,3})?";

const MEASURED = new RegExp(
  `^(?: ?[:=] ?| )${VALUE}(?:[-–/]${VALUE})? ?(?:${LABORATORY_UNIT}|${OF_DOSES})(?![\\p{L}\\p{N}])`,
  "u",
);
const REACH = 40;

/** Whether a value with such a unit follows an offset: what is before it is a drug or a test, and no name. */
export const isMeasured = (text: string, end: number): boolean =>
  MEASURED.test(text.slice(end, end + REACH));
