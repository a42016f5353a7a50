/**
 * Learns whether what the recognizer of the other languages takes for a name is one, and of what; writes
 * models/recognizer-languages/names.txt.br: a multinomial logistic model over the features of
 * `src/detect/name-features.ts`, hashed.
 *
 *     npx tsx training/name-weights.ts WORK/held-back.jsonl WORK/training.jsonl [-o models/recognizer-languages/names.txt.br]
 *
 * The finds are those of `name-finds.ts`, with and without `--held-back`: of the first kind the recognizer is as unsure as
 * it is of any text, so only they are measured, by folds of texts (weights that have not seen a text judge it): of
 * the words called PERSON, how many are right; of the annotated people, how many are found and kept; of the places and
 * bodies found, how many are kept; means over sets. Then `python training/manifest.py recognizer-languages`.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { nameFeatures, nameReader } from "../src/detect/name-features.js";
import { typeBy } from "../src/detect/neural-names.js";
import type { NameOdds } from "../src/models/judgment.js";
import { NAME_KINDS, type NameKind, placeOf } from "../src/models/name-weights.js";
import { loadOrdinaryWords } from "../src/models/ordinary-words.js";
import type { CollectedText } from "./name-finds.js";

const POWER = 15;
const PLACES = 2 ** POWER;
const KINDS = NAME_KINDS.length;
const FOLDS = 4;
const ROUNDS = 8;
const RATE = 0.08;
/** Of a weight, each time it is used. */
const DECAY = 2e-5;
interface Example {
  readonly set: string;
  readonly text: number;
  readonly measured: boolean;
  readonly kind: number;
  readonly said: "PERSON" | "LOC" | "ORG";
  readonly words: number;
  /** The highest of the odds, without biases. */
  readonly most: number;
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly weight: number;
}

const { values, positionals } = parseArgs({
  options: { output: { type: "string", short: "o" }, shift: { type: "string", default: "0" } },
  allowPositionals: true,
});
const ordinary = await loadOrdinaryWords();
const missed = new Map<string, number>();
const examples = positionals.flatMap((path, file) => {
  const texts: CollectedText[] = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const bySet = new Map<string, number>();
  for (const { set, finds } of texts) bySet.set(set, (bySet.get(set) ?? 0) + finds.length);
  return texts.flatMap(({ set, language, text, missed: none, finds }, number): Example[] => {
    const reader = nameReader(text, language, ordinary);
    if (file === 0) missed.set(set, (missed.get(set) ?? 0) + none);
    return finds.map((find, i) => {
      // texts that it learnt from the recognizer is surer of
      const shift = file === 0 ? 0 : (Number(values.shift) * ((i * 7 + number * 3) % 10)) / 10;
      const odds = find.odds.map(
        (one): NameOdds => [one[0] - shift, one[1] - shift, one[2] - shift],
      );
      const own = nameFeatures(reader, find, odds);
      return {
        set,
        text: number,
        measured: file === 0,
        kind: NAME_KINDS.indexOf(find.kind),
        said: find.type as Example["said"],
        words: text.slice(find.start, find.end).match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
        most: Math.max(...[0, 1, 2].map((k) => mean(find.odds.map((one) => one[k]!)))),
        places: Int32Array.from(own, ([name]) => placeOf(name, PLACES) * KINDS),
        values: Float64Array.from(own, ([, value]) => value),
        // no set counts for much more than another
        weight: Math.sqrt(400 / Math.max(100, bySet.get(set)!)) * (file === 0 ? 2 : 1),
      };
    });
  });
});
console.log(`${examples.length} finds`);

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isJudged = (one: Example) => one.measured && one.text % FOLDS === fold;
  const weights = learn(examples.filter((one) => !isJudged(one)));
  return examples.filter(isJudged).map((one) => ({ ...one, kinds: kindsBy(weights, one) }));
}).flat();
for (const floor of [-3.5, -4, -4.5, -5.5])
  report(`odds from ${floor}`, (one) => (one.most >= floor ? one.said : undefined));
for (const floor of [-4.5, -5.5])
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.96])
    report(`odds from ${floor}, none from ${least}`, ({ kinds, said, most }) =>
      most >= floor ? typeBy(kinds, said, least) : undefined,
    );

if (values.output !== undefined) {
  const weights = learn(examples);
  const most = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  const step = most / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer);
  const file = brotliCompressSync(`${POWER}\t${step}\t${bytes.toString("base64")}`, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  writeFileSync(values.output, file);
  console.log(`${values.output}: ${file.length} bytes, step ${step.toFixed(4)}`);
}

function report(
  name: string,
  decide: (one: (typeof judged)[number]) => string | undefined,
): void {
  const shares = { precision: [] as number[], persons: [] as number[], names: [] as number[] };
  for (const [set, lost] of missed) {
    const own = judged.filter((one) => one.set === set);
    const called = own.filter((one) => decide(one) === "PERSON");
    const isPerson = ({ kind }: Example) => NAME_KINDS[kind] === "PERSON";
    const words = (some: readonly Example[]) => some.reduce((sum, one) => sum + one.words, 0);
    const persons = own.filter(isPerson);
    const others = own.filter(({ kind }) => ["LOC", "ORG"].includes(NAME_KINDS[kind]!));
    if (persons.length < 5) continue;
    if (own.some(({ kind }) => kind === 0))
      shares.precision.push(words(called.filter(isPerson)) / words(called));
    shares.persons.push(persons.filter(decide).length / (persons.length + lost));
    if (others.length > 4) shares.names.push(others.filter(decide).length / others.length);
  }
  const [precision, persons, names] = Object.values(shares).map((some) => mean(some).toFixed(3));
  console.log(`${name}: PERSON right ${precision}, persons found ${persons}, others ${names}`);
}

function mean(some: readonly number[]): number {
  return some.reduce((a, b) => a + b, 0) / some.length;
}

function kindsBy(weights: Float64Array, { places, values: value }: Example) {
  const sums = NAME_KINDS.map((_, k) =>
    places.reduce((sum, place, f) => sum + weights[place + k]! * value[f]!, 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b);
  return Object.fromEntries(NAME_KINDS.map((kind, k) => [kind, powers[k]! / total])) as Record<
    NameKind,
    number
  >;
}

/** Stochastic gradient descent on the cross-entropy, with Adagrad; the same order each time. */
function learn(from: readonly Example[]): Float64Array {
  const coded = [...from];
  const weights = new Float64Array(PLACES * KINDS);
  const squares = new Float64Array(PLACES * KINDS).fill(1e-6);
  const sums = new Float64Array(KINDS);
  let state = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = coded.length - 1; i > 0; i--) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const j = state % (i + 1);
      [coded[i], coded[j]] = [coded[j]!, coded[i]!];
    }
    const rate = RATE * (1 - round / ROUNDS);
    for (const { places, values: value, kind, weight } of coded) {
      sums.fill(0);
      for (let f = 0; f < places.length; f++)
        for (let k = 0; k < KINDS; k++) sums[k]! += weights[places[f]! + k]! * value[f]!;
      const most = sums.reduce((a, b) => Math.max(a, b));
      let total = 0;
      for (let k = 0; k < KINDS; k++) total += sums[k] = Math.exp(sums[k]! - most);
      for (let k = 0; k < KINDS; k++) {
        const error = ((k === kind ? 1 : 0) - sums[k]! / total) * weight;
        for (let f = 0; f < places.length; f++) {
          const at = places[f]! + k;
          const gradient = error * value[f]! - DECAY * weights[at]!;
          squares[at]! += gradient * gradient;
          weights[at]! += (rate * gradient) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return weights;
}
