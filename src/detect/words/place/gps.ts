import { patternDetector } from "../../kit/pattern.js";

const DEGREES = String.raw`\d{1,3} ?(?:°|º|deg) ?(?:\d{1,2} ?['′’] ?)?(?:\d{1,2}(?:\.\d{1,6})? ?(?:["″”]|''|′′|’’) ?)?`;
const DECIMAL_DEGREES = String.raw`[-+]?\d{1,3}\.\d{1,10} ?°? ?`;

/** Values and the letters of the sky of a written position, to check the ranges. */
function inRange(match: string): boolean {
  const numbers = match.replace(/(?<=\d)[^\d.+-]{1,3}(?=\d)/g, (gap) =>
    /[°º'′’]/.test(gap) ? ":" : " ",
  );
  const values = [
    ...numbers.matchAll(/[-+]?\d{1,3}(?:\.\d{1,10})?(?::\d{1,2}(?:\.\d{1,6})?){0,2}/g),
  ].map(([value]) => value.split(":").map(Number));
  const [latitude, longitude] = values;
  if (values.length !== 2 || !latitude || !longitude) return false;
  const sexagesimal = [...latitude.slice(1), ...longitude.slice(1)].every((part) => part < 60);
  return sexagesimal && Math.abs(latitude[0]!) <= 90 && Math.abs(longitude[0]!) <= 180;
}

/**
 * Positions on the Earth (ISO 6709): two decimal numbers, with the letters of the sky or four decimals
 * each; degrees, minutes and seconds; `geo:` addresses (RFC 5870). Latitude to 90, longitude to 180.
 */
export const gps = patternDetector({
  name: "gps",
  type: "LOC",
  subtype: "coordinates",
  patterns: [
    {
      name: "two decimal numbers",
      regex:
        /(?<![\w.,-])[-+]?\d{1,2}\.\d{4,10}(?:, ?|; ?|\/| )[-+]?\d{1,3}\.\d{4,10}(?![\w%]|[.,]\d)/g,
      score: 0.6,
    },
    {
      name: "decimal degrees with letters",
      regex: new RegExp(
        String.raw`(?<![\w.,-])(?:[NS] ?${DECIMAL_DEGREES}[,;/]? ?[EWO] ?${DECIMAL_DEGREES}(?<=[\d°])|${DECIMAL_DEGREES}[NS][,;/]? {0,2}${DECIMAL_DEGREES}[EWO])(?![\w.]\d|[a-z])`,
        "g",
      ),
      score: 0.85,
    },
    {
      name: "degrees, minutes, seconds",
      regex: new RegExp(
        String.raw`(?<![\w.,-])(?:[NS] ?${DEGREES}[,;/]? ?[EWO] ?${DEGREES}(?<=\S)|${DEGREES}[NS][,;/]? {0,2}(?:and )?${DEGREES}[EWO])(?![\w])`,
        "g",
      ),
      score: 0.85,
    },
    {
      name: "geo address",
      regex: /\bgeo:(?<value>-?\d{1,2}(?:\.\d{1,10})?,-?\d{1,3}(?:\.\d{1,10})?)(?![\d.])/dg,
      score: 0.85,
    },
  ],
  validate: (match) => (inRange(match) ? undefined : false),
  context: "coordinates gps latitude longitude lat position location koordinaten coordonnées".split(
    " ",
  ),
});
