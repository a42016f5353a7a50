/**
 * Synthetic knowledge graphs for scale tests: people with terms as unevenly shared as in life. A few
 * countries, jobs, places and organizations have very many people (Zipf's law), most names nearly
 * one. A place lies in a country, and most people have its nationality. Any size, always the same for
 * the same seed, and any individual can be made without those before it. Nobody in it exists.
 */

import type { Description } from "../src/knowledge/people/index/term-index.js";

export interface PeopleOptions {
  readonly individuals: number;
  /** Distinct terms over all individuals; exact. */
  readonly terms: number;
  readonly seed?: number;
}

export interface People {
  readonly size: number;
  /** Distinct pairs of a term and an individual. */
  readonly pairs: number;
  describe(number: number): Description;
  /** All individuals from a number on. */
  from(number: number): Iterable<Description>;
  /** The term that most people of each kind share: sex, country, job, place, organization. */
  readonly common: readonly string[];
}

const SEXES = 2;
const COUNTRIES = 200;
const FIRST_YEAR = 1800;
const YEARS = 200;
const DAYS = 365;
/** Terms an individual has: seven that are shared, five of its own or nearly. */
const NAMES = 5;
export const TERMS_EACH = 7 + NAMES;

export function syntheticPeople({ individuals, terms, seed = 1 }: PeopleOptions): People {
  const share = Math.min(1, individuals / 5e6);
  const jobs = Math.max(50, Math.round(8_000 * share));
  const places = Math.max(200, Math.round(150_000 * share));
  const organizations = Math.max(200, Math.round(400_000 * share));
  const shared = SEXES + COUNTRIES + jobs + places + YEARS + YEARS * DAYS + organizations;
  const names = Array.from({ length: NAMES }, (_, kind) =>
    Math.floor((terms - shared + kind) / NAMES),
  );
  if (individuals < Math.max(YEARS * DAYS, ...names) || names[0]! < 1) {
    throw new RangeError(
      `expected from ${shared + NAMES} to ${shared + NAMES * individuals} terms and ${YEARS * DAYS} individuals or more`,
    );
  }
  const job = zipf(jobs, 1);
  const place = zipf(places, 0.95);
  const organization = zipf(organizations, 0.9);
  const country = zipf(COUNTRIES, 1);
  const random = new Random();
  random.seed(seed, -1);
  const countryOf = Uint8Array.from({ length: places }, (_, i) =>
    i < COUNTRIES ? i : country(random),
  );

  /** The first individuals take one of each in turn, so that none is left out. */
  const pick = (number: number, size: number, draw: (random: Random) => number): number =>
    number < size ? number : draw(random);

  const describe = (number: number): Description => {
    random.seed(seed, number);
    const home = pick(number, places, place);
    const nation = random.next() < 0.9 ? countryOf[home]! : country(random);
    const day = pick(number, YEARS * DAYS, () => {
      const year = Math.floor(YEARS * Math.sqrt(random.next()));
      return year * DAYS + Math.floor(DAYS * random.next());
    });
    const year = FIRST_YEAR + Math.floor(day / DAYS);
    const held = [
      sexTerm(random.next() < 0.75 ? 0 : 1),
      countryTerm(number < COUNTRIES ? number : nation),
      jobTerm(pick(number, jobs, job)),
      placeTerm(home),
      String(year),
      `${1 + (day % 28)} ${MONTHS[Math.floor((day % DAYS) / 28) % 14]} ${year}`,
      organizationTerm(pick(number, organizations, organization)),
    ];
    for (let kind = 0; kind < NAMES; kind++) {
      const name = pick(number, names[kind]!, () => Math.floor(names[kind]! * random.next() ** 3));
      held.push(nameTerm(kind, name));
    }
    return { individual: `Q${1000 + number * 3}`, terms: held };
  };

  return {
    size: individuals,
    pairs: individuals * TERMS_EACH,
    describe,
    *from(number) {
      for (let i = number; i < individuals; i++) yield describe(i);
    },
    common: [sexTerm(0), countryTerm(0), jobTerm(0), placeTerm(0), organizationTerm(0)],
  };
}

const sexTerm = (n: number) => (n === 0 ? "male" : "female");
const countryTerm = (n: number) => `${word(n)}ian`;
const jobTerm = (n: number) => `${word(n)}ist`;
const placeTerm = (n: number) => `${word(n)}stad`;
const organizationTerm = (n: number) => `university of ${word(n)}`;

/** Months and two more, so that 365 days in groups of 28 all differ. */
const MONTHS =
  "january february march april may june july august september october november december advent carnival".split(
    " ",
  );

function nameTerm(kind: number, n: number): string {
  switch (kind) {
    case 0:
      return `${word(n % 3000)} ${word(Math.floor(n / 3000))}sen`;
    case 1:
      return `${letter(n)}. ${letter(Math.floor(n / 26))}. ${word(Math.floor(n / 676))}sen`;
    case 2:
      return `${word(n % 3000)} ${letter(Math.floor(n / 3000))}. ${word(Math.floor(n / 78000))}dottir`;
    case 3:
      return `the ${word(n % 5000)} of ${word(Math.floor(n / 5000))}`;
    default:
      return `${word(Math.floor(n / 900))}, ${word(n % 900)} (singer)`;
  }
}

const letter = (n: number) => String.fromCharCode(97 + (n % 26));

const SYLLABLES =
  "ba be bo da de do ka ke ko la le li lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te ti to va vé vo bjø grø skå än hel mar jon kar lin dal fjord wick".split(
    " ",
  );

/** A word that sounds like one; another for each number. */
function word(n: number): string {
  let text = "";
  let rest = n + 1;
  do {
    text += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return text;
}

/** Random numbers that begin anew for each individual (mulberry32). */
class Random {
  private state = 0;

  seed(seed: number, number: number): void {
    this.state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(number, 0xc2b2ae35);
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Draws 0 to n - 1, the rank r as often as (r + 1)^-exponent (Vose's alias method). */
function zipf(n: number, exponent: number): (random: Random) => number {
  const weights = Float64Array.from({ length: n }, (_, rank) => (rank + 1) ** -exponent);
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / n;
  const keep = weights.map((weight) => weight / mean);
  const alias = new Uint32Array(n);
  const below: number[] = [];
  const above: number[] = [];
  for (let i = 0; i < n; i++) (keep[i]! < 1 ? below : above).push(i);
  while (below.length > 0 && above.length > 0) {
    const less = below.pop()!;
    const more = above.at(-1)!;
    alias[less] = more;
    keep[more]! -= 1 - keep[less]!;
    if (keep[more]! < 1) below.push(above.pop()!);
  }
  for (const i of [...below, ...above]) keep[i] = 1;
  return (random) => {
    const i = Math.floor(n * random.next());
    return random.next() < keep[i]! ? i : alias[i]!;
  };
}
