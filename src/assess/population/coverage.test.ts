/**
 * The promise of the interval, held against counting: in populations of 100,000 people drawn from joint tables, in
 * which age, sex, place, job, illness, family and faith depend on each other as they do among people, the interval
 * contains the number of people who share what is said of somebody in nine of ten cases. The measure knows the
 * margins only, each off by as much as its rate admits.
 */

import { describe, expect, test } from "vitest";
import type { Population } from "../../knowledge/rates/rate.js";
import { shareOfAges } from "./ages.js";
import type { Fact } from "./facts.js";
import { fitOf, termsOf } from "./fit.js";

const PEOPLE = 100_000;
const QUESTIONS = 300;

/** A generator of its own, so that a failure comes again. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Person {
  readonly woman: boolean;
  readonly age: number;
  readonly place: number;
  readonly job: number;
  readonly illness: number;
  readonly marital: number;
  readonly faith: number;
}

/** Share of each value of an attribute for a person of this age, sex and place; the rest have none. */
type Table = (who: { woman: boolean; age: number; place: number }) => readonly number[];

const zipf = (count: number, share: number): number[] => {
  const weights = Array.from({ length: count }, (_, i) => 1 / (i + 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (weight * share) / sum);
};

const PLACES = zipf(60, 1);
const JOBS = zipf(150, 1);
const ILLNESSES = zipf(80, 1);

const jobs: Table = ({ woman, age, place }) => {
  const working = age < 18 ? 0.02 : age < 65 ? 0.76 : age < 75 ? 0.15 : 0.01;
  // each trade has a share of women of its own, and some are of the towns, some of the country
  const weights = JOBS.map((share, i) => {
    const women = 0.1 + 0.8 * ((i * 37) % 100) * 0.01;
    const local = (i + place) % 7 === 0 ? 2 : 0.85;
    return share * 2 * (woman ? women : 1 - women) * local;
  });
  return weights.map((weight) => weight * working);
};

const illnesses: Table = ({ age, woman }) => {
  const ill = age < 18 ? 0.15 : age < 45 ? 0.25 : age < 65 ? 0.45 : 0.7;
  return ILLNESSES.map((share, i) => share * ill * (i % 5 === 0 ? (woman ? 1.4 : 0.6) : 1));
};

const marital: Table = ({ age }) =>
  age < 18
    ? [0, 0, 0]
    : age < 35
      ? [0.25, 0.02, 0.001]
      : age < 65
        ? [0.55, 0.14, 0.02]
        : [0.55, 0.12, 0.24];

const faiths: Table = ({ place, age }) => {
  const lean = place % 3 === 0 ? 1.6 : 0.8;
  return [age < 40 ? 0.35 : 0.55, 0.06 * lean, 0.02 * lean, 0.008 * lean, 0.002 * lean];
};

/** Draws from shares; -1 for what they leave. */
function drawerOf(shares: readonly number[]): (random: number) => number {
  let sum = 0;
  const until = shares.map((share) => {
    sum += share;
    return sum;
  });
  return (random) => {
    let low = 0;
    let high = until.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (until[middle]! <= random) low = middle + 1;
      else high = middle;
    }
    return low === until.length ? -1 : low;
  };
}

/** A table's drawers, made once for each kind of person that it tells apart. */
function drawers(table: Table): (who: Parameters<Table>[0], random: number) => number {
  const made = new Map<number, (random: number) => number>();
  return (who, random) => {
    const key = (who.age * 100 + who.place) * 2 + (who.woman ? 1 : 0);
    const drawer = made.get(key) ?? drawerOf(table(who));
    made.set(key, drawer);
    return drawer(random);
  };
}

function populationFrom(random: () => number): Person[] {
  const ages = Array.from({ length: 100 }, (_, age) => shareOfAges({ min: age, max: age }));
  const sum = ages.reduce((a, b) => a + b, 0);
  const age = drawerOf(ages.map((share) => share / sum + 1e-12));
  const place = drawerOf(PLACES.map((share) => share + 1e-12));
  const [job, illness, married, faith] = [jobs, illnesses, marital, faiths].map(drawers);
  return Array.from({ length: PEOPLE }, () => {
    const years = age(random());
    const woman = random() < (years > 80 ? 0.6 : 0.505);
    const who = { woman, age: years, place: place(random()) };
    return {
      ...who,
      job: job!(who, random()),
      illness: illness!(who, random()),
      marital: married!(who, random()),
      faith: faith!(who, random()),
    };
  });
}

const ATTRIBUTES = ["place", "job", "illness", "marital", "faith"] as const;
const KIND = {
  place: "place",
  job: "occupation",
  illness: "illness",
  marital: "marital-status",
  faith: "religion",
} as const;

/** A rate as a table would have it: the margin, off by as much as `within` admits in one of ten cases. */
function misjudged(share: number, within: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(1, share * Math.exp((normal * Math.log(within)) / 1.645));
}

function coverage(seed: number) {
  const random = randomFrom(seed);
  const people = populationFrom(random);
  const margins = new Map(
    ATTRIBUTES.map((name) => {
      const holders = new Map<number, Person[]>();
      for (const person of people) {
        const same = holders.get(person[name]);
        if (same) same.push(person);
        else holders.set(person[name], [person]);
      }
      return [name, holders];
    }),
  );
  const population: Population = {
    name: "synthetic",
    people: PEOPLE,
    within: 1.05,
    spread: true,
    inferred: false,
  };
  let covered = 0;
  let narrow = 0;
  for (let i = 0; i < QUESTIONS; i++) {
    const one = people[Math.floor(random() * PEOPLE)]!;
    const said = ATTRIBUTES.filter((name) => one[name] >= 0 && random() < 0.5);
    const saysAge = random() < 0.5;
    const ages =
      random() < 0.5
        ? { min: one.age, max: one.age }
        : { min: 10 * Math.floor(one.age / 10), max: 10 * Math.floor(one.age / 10) + 9 };
    const facts: Fact[] = said.map((name) => {
      const within = name === "place" ? 1.4 : random() < 0.5 ? 1.5 : 3;
      const share = margins.get(name)!.get(one[name])!.length / PEOPLE;
      return { kind: KIND[name], share: misjudged(share, within, random), within, known: true };
    });
    if (saysAge) {
      facts.push({ kind: "age", share: shareOfAges(ages), within: 1.3, ages, known: true });
    }
    const { low, expected, high } = fitOf(termsOf(facts, saysAge ? ages : undefined), population);
    const groups = said.map((name) => margins.get(name)!.get(one[name])!);
    const smallest = groups.reduce((a, b) => (b.length < a.length ? b : a), people);
    const fits = smallest.filter(
      (other) =>
        other.woman === one.woman &&
        said.every((name) => other[name] === one[name]) &&
        (!saysAge || (other.age >= ages.min && other.age <= ages.max)),
    ).length;
    expect(low).toBeLessThanOrEqual(expected);
    expect(expected).toBeLessThanOrEqual(high);
    if (low <= fits && fits <= high) covered++;
    if (high <= 10 * Math.max(1, low)) narrow++;
  }
  return { covered: covered / QUESTIONS, narrow: narrow / QUESTIONS };
}

describe("the interval of people who fit", () => {
  test.each([1, 2])("contains the number counted in nine of ten cases (population %i)", (seed) => {
    const { covered, narrow } = coverage(seed);
    expect(covered).toBeGreaterThanOrEqual(0.9);
    // an interval from one person to everybody would contain it always, and say nothing
    expect(narrow).toBeGreaterThanOrEqual(0.5);
    process.stdout.write(`population ${seed}: covered ${covered}, within tenfold ${narrow}\n`);
  });
});
