/**
 * What an amount means: money, percentages, measures, counts of people or things, bare numbers.
 * Every expression is read as an interval, so that a vaguer one can be checked to contain it.
 */

import { FEET_INCHES, POUNDS_SHILLINGS_PENCE, STONES_POUNDS } from "./compound.js";
import { COUNTED_OF, COUNTED_THING } from "./counted.js";
import { CURRENCY_NAME, CURRENCY_SIGN, currencyOf } from "./currencies.js";
import { FIGURE, NUMBER_WORDS, parseNumber, parseShare, SCALE, VULGAR } from "./numerals.js";
import { UNIT_SYMBOL, UNIT_WORD, type UnitFamily, unitFamily } from "./units.js";

type QuantityKind = "money" | "percent" | "measure" | "count" | "number";

export interface Quantity {
  readonly kind: QuantityKind;
  /** The value lies in [min, max]: equal when exact, infinite where the words leave it open. */
  readonly min: number;
  readonly max: number;
  /** ISO 4217 code or name as written, '%', unit as written, or the thing counted. */
  readonly unit?: string;
  readonly family?: UnitFamily;
  /** The words around the number, or around the pair of numbers, as written: 'EUR ', ' euros'. */
  readonly before: string;
  readonly after: string;
  /** The number is in words. */
  readonly inWords: boolean;
  /** The words name no number: 'several thousand euros'. */
  readonly vague?: true;
}

const APPROXIMATION =
  "about|approximately|approx\\.?|around|roughly|circa|ca\\.|nearly|almost|some|just";
const AT_LEAST = "more than|over|at least|no(?:t)? less than|in excess of|exceeding|above";
const AT_MOST = "less than|under|at most|no(?:t)? more than|up to|below|fewer than";

const NUMBER = `(?:${FIGURE}(?:${SCALE})?|${NUMBER_WORDS}|half an?)`;

// of a range or of dimensions
const NUMBER_LINK = "(?: to | and | or | ?[-–] ?| ?[x×] ?| by |- to )";

const BOUND = new RegExp(`^(?:(${AT_LEAST})|(${AT_MOST})|(${APPROXIMATION})) `, "i");
const SIGN_BEFORE = new RegExp(`^(${CURRENCY_SIGN}) ?(?=[0-9])`);
const MINUS = "[-–−]|minus ";
const AMOUNT = new RegExp(
  `^(?<minus>${MINUS})?(?<first>${NUMBER})(?:${NUMBER_LINK}(?:${CURRENCY_SIGN} ?)?(?<minusToo>${MINUS})?(?<second>${NUMBER}))?(?![0-9])(?<after>.*)$`,
  "is",
);
const SCALE_WORD = /(?:hundred|thousand|million|billion|trillion|bn|mn|k)$/i;
// '10mg and 30mg', '5% to 10%': the unit once is enough
const REPEATED_UNIT = new RegExp(`^(${FIGURE}) ?(?:${UNIT_SYMBOL}|%)(?=${NUMBER_LINK}${FIGURE})`);
/** 'two hundred and eighteen pounds forty': what is said of it in pounds is true of the whole. */
const SMALL_CHANGE = new RegExp(
  `( (?:pounds?|quid|euros?|dollars?))(?:,? and)? ${NUMBER_WORDS}(?: ?(?:p|pence|cents?))?$`,
  "i",
);
const VAGUE =
  /^(several|tens of|dozens of|hundreds of|many|some)(?: (hundred|thousand|thousands of|million|millions of|billion|billions of)\b)?/i;
const VAGUE_COUNT: Readonly<Record<string, readonly [number, number]>> = {
  several: [2, 10],
  "tens of": [20, 100],
  "dozens of": [24, 144],
  "hundreds of": [200, 1000],
  many: [3, Number.POSITIVE_INFINITY],
  some: [2, Number.POSITIVE_INFINITY],
};
const AFTER: readonly (readonly [QuantityKind, RegExp])[] = [
  ["percent", /^(?: ?%| ?per ?cent\b| percentage points?\b)/i],
  ["measure", new RegExp(`^[ -]?(${UNIT_SYMBOL})`)],
  ["money", new RegExp(`^ ?(?:${CURRENCY_SIGN})(?![A-Za-z0-9])`)],
  ["money", new RegExp(`^[ -](?:${CURRENCY_NAME})\\b`, "i")],
  ["measure", new RegExp(`^[ -](${UNIT_WORD})`, "i")],
  ["count", new RegExp(`^[ -](?:${COUNTED_OF}|${COUNTED_THING})`, "i")],
];
const HIDDEN =
  /^(?:an amount in (?<money>.{1,40})|(?:a certain|some|a) (?<percent>percentage|share)|a certain (?<measure>length|area|volume|weight|speed|temperature|pressure|power|electric value|sound level|concentration|dose|frequency|amount of (?:energy|data)))$/i;

const unbounded = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** The amount that the whole of `text` is; undefined if it is not an amount. */
export function parseQuantity(text: string): Quantity | undefined {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .replace(/(?<=\d)(?:\.[-–—]|\/-)(?=$| )/, "")
    .replace(/(?<! ?[sd]|p\. ?(?:[ahmw]|c\. ?m))[,;.]$/, "");
  const hidden = HIDDEN.exec(plain)?.groups;
  if (hidden) {
    const kind = hidden["money"] ? "money" : hidden["percent"] ? "percent" : "measure";
    const currency = hidden["money"] === undefined ? undefined : currencyCode(hidden["money"]);
    const unit = currency === undefined ? {} : { unit: currency };
    return { kind, ...unbounded, ...unit, before: "", after: "", inWords: false };
  }
  const bound = BOUND.exec(plain);
  const body = plain
    .slice(bound?.[0].length ?? 0)
    .replace(/^(?:between|from) /i, "")
    .replace(REPEATED_UNIT, "$1")
    .replace(SMALL_CHANGE, "$1");
  const amount = parsePair(body) ?? parseSharePart(body) ?? parseVague(plain) ?? parseAmount(body);
  if (!amount || !bound) return amount;
  if (bound[1]) return { ...amount, max: Number.POSITIVE_INFINITY };
  if (bound[2]) return { ...amount, min: 0 };
  return { ...amount, min: amount.min - Math.abs(amount.min) / 10, max: amount.max * 1.1 };
}

const FEET = new RegExp(`^${FEET_INCHES}$`, "iu");
const STONES = new RegExp(`^${STONES_POUNDS}$`, "iu");
const OLD_MONEY = new RegExp(`^(?:${POUNDS_SHILLINGS_PENCE})$`, "u");
/** The two numbers of '5 ft 11½ in': of the larger unit and of the smaller. */
function bothOf(text: string): [number, number] {
  const [large = "0", small = "0"] = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return [Number(large), Number(small) + (VULGAR[/[½¼¾⅓⅔]/u.exec(text)?.[0] ?? ""] ?? 0)];
}
const PRESSURE = /^([0-9]{2,3})\/([0-9]{2,3})( ?mm ?hg)?$/i;

/** Two numbers that mean one reading: 5 ft 11, and a blood pressure of 120/80. */
function parsePair(text: string): Quantity | undefined {
  if (FEET.test(text)) {
    const [feet, inches] = bothOf(text);
    const value = feet + inches / 12;
    return { ...reading("length", value, value), unit: "ft", after: " ft" };
  }
  if (STONES.test(text)) {
    const [stones, pounds] = bothOf(text);
    const value = stones + pounds / 14;
    return { ...reading("mass", value, value), unit: "stone", after: " stone" };
  }
  if (OLD_MONEY.test(text)) return oldMoney(text);
  const pressure = PRESSURE.exec(text);
  const [high, low] = [Number(pressure?.[1]), Number(pressure?.[2])];
  if (!pressure || low >= high) return undefined;
  return { ...reading("pressure", low, high), unit: "mmHg", after: pressure[3] ?? "" };
}

/** '£1 4s. 0d.' in pounds; without pounds in shillings. */
function oldMoney(text: string): Quantity {
  const [pounds, shillings] = /^£ ?([\d,]*\d)[ ,.-]+(\d+)/u.exec(text)?.slice(1) ?? [];
  const base = { kind: "money", inWords: false } as const;
  if (pounds === undefined) {
    const [only] = bothOf(text);
    return {
      ...base,
      min: only,
      max: only + 1,
      unit: "shillings",
      before: "",
      after: " shillings",
    };
  }
  const value = Number(pounds.replaceAll(",", "")) + Number(shillings) / 20;
  return { ...base, min: value, max: value + 1 / 20, unit: "GBP", before: "£", after: "" };
}

const reading = (family: UnitFamily, min: number, max: number) =>
  ({ kind: "measure", family, min, max, before: "", inWords: false }) as const;

function parseAmount(text: string): Quantity | undefined {
  const sign = SIGN_BEFORE.exec(text);
  const before = sign?.[0] ?? "";
  const unsigned = text.slice(before.length);
  const rest = sign ? unsigned.replace(/([0-9]) ?m\b/gi, "$1 million") : unsigned;
  const numbers = AMOUNT.exec(rest)?.groups;
  if (!numbers) return undefined;
  const after = numbers["after"]!;
  const what = whatFollows(after);
  if (!sign && !what) return undefined;
  // '33.100' alone may be thirty-three thousand
  if (what?.kind === "number" && !sign && /^\d{1,3}\.\d{3}$/.test(numbers["first"]!))
    return undefined;
  const pointGroups = sign !== null || what?.kind === "money";
  const first = parseNumber(numbers["first"]!, { pointGroups });
  const second = parseNumber(numbers["second"] ?? numbers["first"]!, { pointGroups });
  if (first === undefined || second === undefined) return undefined;
  // 'three to four million': the scale belongs to both
  const shared = SCALE_WORD.exec(numbers["second"] ?? "");
  const scaled = shared !== null && !SCALE_WORD.test(numbers["first"]!) && first < second / 100;
  const scale = scaled ? parseNumber(`1 ${shared[0]}`)! : 1;
  const from = numbers["minus"] ? -first : first * scale;
  const to = numbers["second"] === undefined ? from : numbers["minusToo"] ? -second : second;
  const unit = currencyCode(sign?.[1] ?? what?.unit) ?? what?.unit;
  return {
    kind: sign ? "money" : what!.kind,
    min: Math.min(from, to),
    max: Math.max(from, to),
    ...(unit ? { unit } : {}),
    ...(what?.family === undefined ? {} : { family: what.family }),
    before,
    after,
    inWords: !/^[-–−0-9½¼¾⅓⅔]/.test(rest),
  };
}

/** 'several thousand euros', 'tens of millions of pesetas', 'several witnesses'. */
function parseVague(text: string): Quantity | undefined {
  const match = VAGUE.exec(text);
  if (!match) return undefined;
  const after = text.slice(match[0].length);
  const what = whatFollows(after);
  if (!what || what.kind === "percent" || (what.kind === "number" && !match[2])) return undefined;
  const [low, high] = VAGUE_COUNT[match[1]!.toLowerCase()]!;
  const scale = match[2] === undefined ? 1 : parseNumber(`1 ${match[2].replace(/s of$/i, "")}`)!;
  const unit = currencyCode(what.unit) ?? what.unit;
  return {
    kind: what.kind,
    min: low * scale,
    max: high * scale,
    ...(unit ? { unit } : {}),
    ...(what.family === undefined ? {} : { family: what.family }),
    before: "",
    after,
    inWords: true,
    vague: true,
  };
}

function parseSharePart(text: string): Quantity | undefined {
  if (/^(?:more|less) than half$/i.test(text)) return undefined;
  const share = parseShare(text);
  if (share === undefined) return undefined;
  const value = Math.round(share * 1e6) / 1e4;
  return {
    kind: "percent",
    min: value,
    max: value,
    unit: "share",
    before: "",
    after: "",
    inWords: true,
  };
}

interface Following {
  readonly kind: QuantityKind;
  readonly unit: string;
  readonly family?: UnitFamily;
}

/** The unit or thing after a number; undefined if the words are neither. */
function whatFollows(after: string): Following | undefined {
  if (after === "") return { kind: "number", unit: "" };
  for (const [kind, regex] of AFTER) {
    const match = regex.exec(after);
    // more than a bracket or 'each' behind the unit is not understood
    if (
      !match ||
      !/^(?: ?\([^)]{1,60}\)?\)?| each| in length| of [a-z ]{3,30})?$/i.test(
        after.slice(match[0].length),
      )
    ) {
      continue;
    }
    const unit = match[0].replace(/^[ -]/, "");
    const family = kind === "measure" ? unitFamily(unit) : undefined;
    if (kind === "measure" && family === undefined) continue;
    return { kind, unit: kind === "percent" ? "%" : unit, ...(family ? { family } : {}) };
  }
  return undefined;
}

/** ISO 4217 code where it is known, else undefined. */
const currencyCode = (written: string | undefined): string | undefined =>
  written === undefined ? undefined : currencyOf(written)?.code;
