import { describe, expect, test } from "vitest";
import { isRealDate } from "./real-date.js";

const read = (marked: string): boolean => {
  const [before = "", original = "", after = ""] = marked.split("|");
  return isRealDate({ original, before, after });
};

/** Amounts, scores and levels, each in the sentences in which they are written. */
const DOSES =
  "5/500 2.5/12.5 10/20 30/500 8/500 15/500 25/100 50/200 12.5/50 100/6 200/6 250/125 875/125 160/4.5 320/9 1/35".split(
    " ",
  );
const PRESSURES = "120/80 138/82 95/60 110/70 142/91 7/4 8/5 10/6 12/8 11/7 130/85 160/100".split(
  " ",
);
const SCORES =
  "4/5 3/5 5/5 0/10 7/10 2/10 10/10 8/10 13/15 15/15 28/30 1/6 2/6 3/6 12/12 9/10".split(" ");
const RATIOS = "1/2 3/4 2/3 1/4 6/6 6/9 6/12 6/5 2:1 1:10 50/50 5/7 9/11".split(" ");
const TABLETS = "2-3 1-2 3-4 4-6 6-8 1-4 10-12 8-12".split(" ");
const FIGURES = "2000 1850 1500 1990 2018 1600 1750 2050 1968 2010".split(" ");
const UNITS = "IU|kcal|ml|mg|steps|units|g|mcg|words|calories".split("|");

const LOOK_ALIKES = [
  ...DOSES.flatMap((one) => [`co-codamol |${one}| mg`, `take |${one}| twice a day`]),
  ...PRESSURES.flatMap((one) => [`BP |${one}|, HR 68`, `blood pressure |${one}| mmHg`]),
  ...SCORES.flatMap((one) => [
    `power |${one}| in both legs`,
    `score |${one}|.`,
    `pain |${one}| at rest`,
  ]),
  ...RATIOS.flatMap((one) => [`a ratio of |${one}|.`, `vision |${one}| on the left`]),
  ...TABLETS.flatMap((one) => [`|${one}| tabs`, `every |${one}| hours`]),
  ...FIGURES.flatMap((one, i) => [
    `take |${one}| ${UNITS[i]} daily`,
    `room |${one}|, second floor`,
  ]),
  ...[
    "L|4/5|",
    "C|5/6|",
    "at L|5|/S1",
    "T|11/12|",
    "V|3|-V5",
    "QTc |440|",
    "stage |3|a",
    "ward |12/3|",
  ].map((one) => (one.endsWith("|") ? `disc at ${one} level` : one)),
  ...[
    "HbA1c |48|",
    "INR |2.3|",
    "pH |7.35|",
    "sats |98|",
    "GCS |15|",
    "FEV1 |2.1|",
    "size |7.5|",
    "needle |21/4|",
  ],
  ...[
    "invoice |2019|",
    "card ending |1982|",
    "code |2011|",
    "version |2.10|",
    "page |1999|",
    "extension |2015|",
  ],
  ...[
    "route |66|",
    "flight |1812|",
    "bus |12/4|",
    "section |8/4|",
    "rule |3.4|",
    "house |10/12|",
    "|1.5/2|",
    "|7/7| days",
    "|3/52|",
    "|2/12| ago",
    "dose |1/7|",
    "flat |3/2|",
    "unit |9/9|",
  ],
];

describe("is no date", () => {
  test("in two hundred look-alikes", () => {
    expect(LOOK_ALIKES.length).toBeGreaterThanOrEqual(200);
    expect(LOOK_ALIKES.filter(read)).toEqual([]);
  });
});

describe("is a date", () => {
  test.each([
    "born on |4 June 1975|.",
    "seen |02/02/2024| in clinic",
    "|2024-05-19|",
    "DOB |3.7.71|.",
    "Angiography on |3 Feb| by Dr Berg",
    "in |May|.",
    "in |2019|, and",
    "since |September 2017| (payroll",
    "in |the 1960s|.",
    "|June 2019 to July 2020|",
  ])("%s", (marked) => expect(read(marked)).toBe(true));
});
