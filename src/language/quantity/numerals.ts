/**
 * Numbers as people write them: figures with either thousands separator, fractions, scales and
 * English number words. The regular expression sources are shared by the detectors.
 */

const ONES = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const TENS = [
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "sixty",
  "seventy",
  "eighty",
  "ninety",
] as const;

/** What a scale word or letter multiplies by. `m` is a million here; as metre it is a unit. */
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  dozen: 12,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};

const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
  ["fourty", 40],
  ["a", 1],
  ["an", 1],
]);

const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  sixth: 1 / 6,
  eighth: 1 / 8,
  tenth: 1 / 10,
};

const SMALL = `(?:${[...TENS, "fourty"].join("|")})(?:[- ](?:${ONES.slice(1, 10).join("|")}))?|${[...ONES].reverse().join("|")}`;
// each list of words is here as seldom as possible: a copy compiles to a tenth of a megabyte
const GROUP = `(?:(?:(?:an? )?hundred|(?:${SMALL})(?: hundred)?)(?:(?<=hundred)(?: and)? (?:${SMALL}))?)`;

/** A number in words: 'twenty-three', 'two hundred and fifty thousand', 'a dozen'. Flag `i`. */
export const NUMBER_WORDS = `(?:(?:half )?an? dozen|(?:${GROUP}|a(?=[- ](?:thousand|million|billion)))(?:[- ](?:thousand|million|billion)(?:(?:,| and)? ${GROUP}(?: thousand)?)?|(?: and (?:a|one|three)[- ](?:half|third|quarters?))?))`;

/** A number in figures: 12, 1,234.56, 1,25,000 as in India, 1.234,56, 1 234, 3½ (also as folded, 31⁄2), 2 1/2. */
export const FIGURE =
  "(?:[0-9]{1,2}(?:,[0-9]{2}){1,4},[0-9]{3}(?:\\.[0-9]{1,2})?|[0-9]{1,3}(?:[,. '’][0-9]{3}){1,5}(?:[.,][0-9]{1,2})?|[0-9]{1,15}(?:[.,][0-9]{1,6})?(?: ?[½¼¾⅓⅔]| [0-9]/[0-9]|⁄[0-9])?)(?![0-9])";

/** Follows a figure: ' million', 'bn', 'k'; only after a currency also `m`. */
export const SCALE = "(?: ?(?:thousand|million|billion|trillion|bn|mn)|k)\\b";

/** The value of a fraction that is one character. */
export const VULGAR: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
};

/**
 * The value of a number in figures or words; undefined for anything else, also for numbers whose
 * separators contradict each other. One separator before exactly three digits groups thousands
 * when it is a comma; a point does so when it repeats or `pointGroups` (as for money) is set.
 */
export function parseNumber(
  text: string,
  options: { readonly pointGroups?: boolean } = {},
): number | undefined {
  const trimmed = text.trim().toLowerCase();
  const part = AND_PART.exec(trimmed);
  if (part) {
    const whole: number | undefined = parseNumber(trimmed.slice(0, part.index), options);
    const share = FRACTIONS[part[2]!]! * (part[1] === "three" ? 3 : 1);
    return whole === undefined ? undefined : whole + share;
  }
  return /^[0-9]/.test(trimmed) || trimmed in VULGAR
    ? parseFigure(trimmed, options.pointGroups ?? false)
    : parseWords(trimmed);
}

const AND_PART = / and (a|one|three)[- ](half|third|quarter)s?$/;
const FIGURE_PARTS =
  /^([0-9][0-9,. '’]{0,40}?)?(?: ?([½¼¾⅓⅔])| ([0-9])\/([1-9])|([0-9])⁄([1-9]))? ?(hundred|dozen|thousand|million|billion|trillion|bn|mn|k|m)?$/;

function parseFigure(text: string, pointGroups: boolean): number | undefined {
  const parts = FIGURE_PARTS.exec(text);
  if (!parts) return undefined;
  const [, digits, vulgar, upper, lower, foldedUpper, foldedLower, scale] = parts;
  const whole = digits === undefined ? 0 : plainFigure(digits.trim(), pointGroups);
  if (whole === undefined) return undefined;
  let value = whole;
  if (vulgar) value += VULGAR[vulgar]!;
  if (upper && lower) value += Number(upper) / Number(lower);
  if (foldedUpper && foldedLower) value += Number(foldedUpper) / Number(foldedLower);
  return value * (scale ? SCALES[scale]! : 1);
}

function plainFigure(digits: string, pointGroups: boolean): number | undefined {
  if (/^[0-9]+$/.test(digits)) return Number(digits);
  // lakhs and crores: '1,25,000', '2,50,00,000'
  if (/^[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?:\.[0-9]+)?$/.test(digits))
    return Number(digits.replaceAll(",", ""));
  const groups = /^([1-9][0-9]{0,2})(?:([,. '’])[0-9]{3})(?:\2[0-9]{3})*(?:([.,])([0-9]+))?$/.exec(
    digits,
  );
  if (groups) {
    const [, , separator, decimal, decimals] = groups;
    const single = digits.split(separator!).length === 2 && decimal === undefined;
    if (decimal !== separator && !(single && separator === "." && !pointGroups)) {
      const whole = decimal === undefined ? digits : digits.slice(0, digits.lastIndexOf(decimal));
      return Number(`${whole.replace(/[^0-9]/g, "")}.${decimals ?? "0"}`);
    }
  }
  const plain = /^([0-9]+)[.,]([0-9]+)$/.exec(digits);
  return plain ? Number(`${plain[1]}.${plain[2]}`) : undefined;
}

function parseWords(text: string): number | undefined {
  if (/^half an? dozen$/.test(text)) return 6;
  if (/^(?:an? )?half(?: an?)?$/.test(text)) return 0.5;
  if (/^(?:an? |one )?quarter(?: of an?)?$/.test(text)) return 0.25;
  if (/^three[- ]quarters(?: of an?)?$/.test(text)) return 0.75;
  let total = 0;
  let group: number | undefined;
  for (const word of text.split(/-| and |, | /)) {
    const value = VALUES.get(word);
    if (value !== undefined) {
      // 'twenty three' adds, 'three twenty' and 'two two' are no numbers
      if (group !== undefined && !adds(group, value)) return undefined;
      group = (group ?? 0) + value;
    } else if (word === "hundred" || word === "dozen") {
      group = (group ?? 1) * SCALES[word]!;
    } else if (word in SCALES && word.length > 2) {
      total += (group ?? 1) * SCALES[word]!;
      group = undefined;
    } else {
      return undefined;
    }
  }
  return text === "" ? undefined : total + (group ?? 0);
}

const adds = (group: number, value: number): boolean =>
  value >= 1 &&
  (group % 100 === 0 ? value < 100 : group % 10 === 0 && group % 100 > 10 && value < 10);

/** 'two thirds', 'three-quarters', 'half', 'one in five' as a share; undefined for anything else. */
export function parseShare(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (/^(?:one |a )?half$/.test(plain)) return 0.5;
  const match = /^(an?|[a-z]+)[- ](half|third|quarter|fifth|sixth|eighth|tenth)s?$/.exec(plain);
  if (match) {
    const count = VALUES.get(match[1]!);
    const share = count === undefined ? undefined : count * FRACTIONS[match[2]!]!;
    return share !== undefined && share > 0 && share <= 1 ? share : undefined;
  }
  const among = /^([a-z0-9]+) (?:in|out of) ([a-z0-9]+)$/.exec(plain);
  if (!among) return undefined;
  const count = parseNumber(among[1]!);
  const all = parseNumber(among[2]!);
  return count !== undefined && all !== undefined && all > 0 && count <= all
    ? count / all
    : undefined;
}

/** A number for running text: whole numbers up to ten in words where asked, else 12,000 and 2.5. */
export function writeNumber(value: number, inWords = false): string {
  if (inWords && Number.isInteger(value) && value >= 0 && value <= 10) return ONES[value]!;
  const [whole, decimals] = String(value).split(".");
  const grouped = whole!.replace(/\B(?=(?:[0-9]{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Two numbers of one range, both in words only where both have words: 'one and ten', '10 and 20'. */
export function writeBoth(low: number, high: number, inWords = false): [string, string] {
  const words = inWords && [low, high].every((value) => value <= 10);
  return [writeNumber(low, words), writeNumber(high, words)];
}
