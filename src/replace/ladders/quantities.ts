/**
 * The ladder of an amount: true but vaguer words, most specific first.
 *
 * | rung | 1,234 euros | 45% | three children |
 * | --- | --- | --- | --- |
 * | one significant digit, or half an order | between 1,000 and 2,000 euros | 40-50% | several children |
 * | order of magnitude | between 1,000 and 10,000 euros | less than 50% | some children |
 * | unit alone | an amount in euros | a certain percentage | |
 *
 * Every rung contains the one before, and so the original.
 */

import { pluralOf } from "../../language/quantity/counted.js";
import { CURRENCIES } from "../../language/quantity/currencies.js";
import { writeBoth, writeNumber } from "../../language/quantity/numerals.js";
import { parseQuantity, type Quantity } from "../../language/quantity/quantity.js";
import { FAMILY_NOUNS, pluralUnit } from "../../language/quantity/units.js";
import { isExact } from "../exact.js";
import type { Occasion } from "../replacer.js";
import { byRuleOf, labelled, type RuleLadder } from "./ladder.js";
import type { Step } from "./rung.js";

interface Interval {
  readonly min: number;
  readonly max: number;
}
interface AmountRung extends Interval {
  readonly text: string;
}

const EVERYTHING: Interval = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/**
 * Vaguer words for `text`, most specific first; nothing where the amount is not understood. `after`: the words behind it,
 * which a number alone counts.
 */
export function generalizeQuantity(text: string, after = ""): readonly Step[] {
  const quantity = parseQuantity(text);
  if (!quantity) return [];
  const capital = /^\p{Lu}\p{Ll}/u.test(text) && quantity.before === "";
  const candidates: Step[] = [];
  let last: Interval = quantity;
  const { kind, min, max } = quantity;
  // 'three Turkish nationals': the noun is not part of the mention
  const few =
    kind === "number" &&
    (max <= SMALL || IN_LETTERS.test(text)) &&
    PEOPLE.test(after) &&
    min >= SEVERAL.min &&
    max <= SEVERAL.max;
  // a score, a rank, a mark: no range of a small number is said
  if (kind === "number" && !few && (max <= SMALL || PAIR.test(text))) return [];
  for (const rung of few ? [{ ...SEVERAL, text: "several" }] : ladderOf(quantity)) {
    if (!holds(rung, last)) continue;
    last = rung;
    candidates.push({
      text: capital ? rung.text.charAt(0).toUpperCase() + rung.text.slice(1) : rung.text,
      level: candidates.length + 1,
    });
  }
  return candidates;
}

const IN_LETTERS = /^\p{L}+$/u;
/** What a number alone counts, with an adjective before: ' Turkish nationals', ' other men'. */
const PEOPLE = /^ (?:\p{L}+ )?(?:\p{Ll}{3,}s|people|men|women|children)(?!\p{L})/u;
const SMALL = 10;
/** '21–14', '110/70'. */
const PAIR = /^\d+\s?[–/-]\s?\d+$/u;
/** As the count of something has it. */
const SEVERAL: Interval = { min: 3, max: 20 };

/** Contains it and is not the same. */
const holds = (outer: Interval, inner: Interval): boolean =>
  outer.min <= inner.min &&
  inner.max <= outer.max &&
  (outer.min < inner.min || inner.max < outer.max);

function ladderOf(quantity: Quantity): AmountRung[] {
  if (quantity.after.startsWith("-")) return adjectiveLadder(quantity);
  switch (quantity.kind) {
    case "percent":
      return percentLadder(quantity);
    case "count":
      return countLadder(quantity);
    case "money":
      return [
        ...amountLadder(quantity),
        { ...EVERYTHING, text: `an amount ${moneyWords(quantity)}` },
      ];
    case "measure":
      return [
        ...amountLadder(quantity),
        ...(quantity.family ? [{ ...EVERYTHING, text: FAMILY_NOUNS[quantity.family] }] : []),
      ];
    case "number":
      return amountLadder(quantity);
  }
}

/** 'between 1,000 and 2,000 euros', 'several thousand euros'. */
function amountLadder(quantity: Quantity): AmountRung[] {
  // 'several hundred' is no figure to round
  return (quantity.vague ? [] : intervalsOf(quantity)).flatMap((interval) => {
    const range = { ...interval, text: written(quantity, interval) };
    const loose = looseRung(quantity, interval);
    return loose ? [loose, range] : [range];
  });
}

/** Rounder and rounder intervals around the amount, narrowest first. */
function intervalsOf({ min, max }: Interval): Interval[] {
  if (max < 0) return intervalsOf({ min: -max, max: -min }).map(negated);
  if (min < 0) return [];
  if (max === Number.POSITIVE_INFINITY) {
    const least = 10 ** Math.floor(Math.log10(min));
    return min > 0 ? [{ min: least < min ? least : least / 10, max }] : [];
  }
  const order = 10 ** Math.floor(Math.log10(max || 1));
  const least = min === 0 ? 0 : 10 ** Math.floor(Math.log10(min));
  const digit = { min: rounded(min, Math.floor), max: rounded(max, Math.ceil) };
  const halves = [
    { min: order / 10, max: order },
    { min: order, max: 5 * order },
    { min: 5 * order, max: 10 * order },
  ].filter((half) => half.min <= min && max <= half.max);
  // a figure of one digit would give itself away in the narrowest
  const narrow = holds(digit, { min, max }) ? digit : halves.at(-1);
  return [...(narrow ? [narrow] : []), { min: least, max: 10 * order }];
}

const negated = ({ min, max }: Interval): Interval => ({ min: -max, max: -min });

/** To one significant digit. */
function rounded(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const order = 10 ** Math.floor(Math.log10(value));
  // 0.3 / 0.1 is a little less than 3
  const digits = Math.round((value / order) * 1e9) / 1e9;
  return Number((round(digits) * order).toPrecision(12));
}

function written(quantity: Quantity, { min, max }: Interval): string {
  const { before, inWords } = quantity;
  const after = unitWords(quantity);
  // 'between 1 and 5 million' would be read as millions on both sides
  const full = min > 0 && min < 1e6;
  const one = (value: number) =>
    before + (full ? writeNumber(value, inWords) : writeAmount(value, inWords));
  if (max === Number.POSITIVE_INFINITY) return `more than ${one(min)}${after}`;
  if (min === 0) return `less than ${one(max)}${after}`;
  if (full && max < 1e6) {
    const [low, high] = writeBoth(min, max, inWords);
    return `between ${before}${low} and ${before}${high}${after}`;
  }
  return `between ${one(min)} and ${one(max)}${after}`;
}

/** The words after the number in the plural, without the same amount in another currency. */
function unitWords({ after, min, max, kind }: Quantity): string {
  const own = after.replace(/ ?\([^()]*[0-9][^()]*(?:\([^()]*\))?\)?/g, "").replace(/[ (]+$/, "");
  return kind === "measure" && min <= 1 && max <= 1 ? pluralUnit(own) : own;
}

function writeAmount(value: number, inWords: boolean): string {
  for (const [scale, word] of [
    [1e12, "trillion"],
    [1e9, "billion"],
    [1e6, "million"],
  ] as const) {
    if (Math.abs(value) >= scale) return `${writeNumber(value / scale, inWords)} ${word}`;
  }
  return writeNumber(value, inWords);
}

// as parseQuantity reads them: more than two, up to ten
const LOOSE: readonly (readonly [order: number, words: string])[] = [
  [1e2, "several hundred"],
  [1e3, "several thousand"],
  [1e4, "tens of thousands of"],
  [1e5, "hundreds of thousands of"],
  [1e6, "several million"],
  [1e7, "tens of millions of"],
  [1e8, "hundreds of millions of"],
  [1e9, "several billion"],
  [1e10, "tens of billions of"],
];

/** 'several thousand euros' instead of an interval that spans a whole order and lies above two of it. */
function looseRung(quantity: Quantity, interval: Interval): AmountRung | undefined {
  const words = LOOSE.find(([order]) => order === interval.min && interval.max === 10 * order);
  if (!words || quantity.min <= 2 * words[0]) return undefined;
  const unit = quantity.before === "" ? unitWords(quantity) : ` ${currencyPlural(quantity) ?? ""}`;
  if (unit === " " || (quantity.kind === "number" && words[1].endsWith(" of"))) return undefined;
  return { min: 2 * words[0], max: 10 * words[0], text: words[1] + unit };
}

const currencyPlural = ({ unit }: Quantity): string | undefined =>
  CURRENCIES.find(({ code }) => code === unit)?.plural;

function moneyWords(quantity: Quantity): string {
  const name = currencyPlural(quantity) ?? unitWords(quantity).trim();
  return name === "" || /[0-9]/.test(name) ? "of money" : `in ${name}`;
}

/** '45%' and '45 per cent' to tens, to half, to 'a certain percentage'; shares likewise. */
function percentLadder(quantity: Quantity): AmountRung[] {
  const { min, max } = quantity;
  if (min < 0) return [];
  const share = quantity.unit === "share";
  const sign = share ? "%" : unitWords(quantity);
  const low = 10 * Math.floor(min / 10);
  const high = Math.max(low + 10, 10 * Math.ceil(max / 10));
  const tens =
    max === Number.POSITIVE_INFINITY
      ? `more than ${low}${sign}`
      : low === 0
        ? `less than ${high}${sign}`
        : share
          ? `between ${low}% and ${high}%`
          : `${low}${sign.startsWith(" ") ? " to " : "-"}${high}${sign}`;
  const half = share ? "half" : `50${sign}`;
  const rungs: AmountRung[] = [
    { min: low, max: max === Number.POSITIVE_INFINITY ? max : high, text: tens },
  ];
  if (max < 50) rungs.push({ min: 0, max: 50, text: `less than ${half}` });
  else if (min > 50 && max <= 100) {
    rungs.push({ min: 50, max: Number.POSITIVE_INFINITY, text: `more than ${half}` });
  } else if (min === 50 && max <= 100) {
    rungs.push({ min: 50, max: Number.POSITIVE_INFINITY, text: `at least ${half}` });
  } else if (min > 100) {
    rungs.push({ min: 100, max: Number.POSITIVE_INFINITY, text: `more than 100${sign}` });
  }
  return [...rungs, { ...EVERYTHING, text: share ? "a certain share" : "a certain percentage" }];
}

/** 'three children': several, some; large numbers first as ranges. */
function countLadder(quantity: Quantity): AmountRung[] {
  const { min, max } = quantity;
  const things = pluralOf(quantity.after.trim());
  const top = Number.POSITIVE_INFINITY;
  if (max <= 1) return [{ min: 1, max: top, text: `at least one${quantity.after}` }];
  const some = { min: 2, max: top, text: `some ${things}` };
  if (max <= 10) return min > 2 ? [{ min: 2, max: 10, text: `several ${things}` }, some] : [some];
  return [
    ...amountLadder(quantity),
    ...(min > 3 ? [{ min: 3, max: top, text: `many ${things}` }] : []),
    some,
  ];
}

/** 'nine-page', 'four-billion-euro': only that there are more than one. */
function adjectiveLadder({ min, after }: Quantity): AmountRung[] {
  const scale = min >= 2e9 ? "-billion" : min >= 2e6 ? "-million" : "";
  return min < 2 ? [] : [{ min: 2, max: Number.POSITIVE_INFINITY, text: `multi${scale}${after}` }];
}

/** 'between | 800 and 1,000 euros': the words of a band have their own 'between'. */
const SPAN_BEFORE = /(?<!\p{L})(?<word>between) $/iu;
const BOTH_ENDS = /\d.* (?:and|to) .*\d|\p{L} and \p{L}/iu;

/** What a number counts: ' graded stakes races', ' of the applicants'. */
const COUNTED =
  /^ (?:(?:[\p{L}-]+ ){0,2}(?:\p{Ll}{3,}s|people|men|women|children|staff)(?!\p{L})|of (?:the|his|her|their|these|those|them)(?!\p{L}))/u;
const COUNT_BEFORE =
  /(?:: ?|(?<!\p{L})(?:total|number|rank(?:ing)?|average|staff|crowd|population) of (?:about |around |over )?)$/iu;

/** A number without a unit may be a page, a rank, a mark or a code. */
const countsSomething = ({ original, before, after }: Occasion): boolean =>
  parseQuantity(original)?.kind !== "number" || COUNTED.test(after) || COUNT_BEFORE.test(before);

export const amounts: RuleLadder = {
  name: "amounts",
  propose: (occasion) => {
    if (occasion.entity.type !== "QUANTITY") return undefined;
    const span = SPAN_BEFORE.exec(occasion.before)?.groups?.["word"];
    if (span !== undefined && !BOTH_ENDS.test(occasion.original))
      return labelled("the other end of the span is elsewhere");
    if (!countsSomething(occasion)) return labelled("the number counts nothing");
    const steps = generalizeQuantity(occasion.original, occasion.after).map((step) =>
      span === undefined ? step : { ...step, takes: `${span} ` },
    );
    if (steps.length === 0) return labelled("no rule reads it");
    const truth = isExact("QUANTITY", occasion) ? "true" : "unknown";
    return { candidates: byRuleOf(steps, "quantity", truth) };
  },
};
