/**
 * From an attacker's confidence to how often it is right: isotonic regression, learnt on other people than those whose
 * figures are given and drawn towards what the attacker said, and the expected calibration error before and after.
 */

/** A guess whose truth is known. */
export interface Graded {
  readonly person: string;
  readonly confidence: number;
  readonly right: boolean;
}

export interface Calibration {
  readonly guesses: number;
  /** Expected calibration error in ten bins or fewer, of the stated and of the calibrated confidence. */
  readonly eceStated: number;
  readonly ece: number;
  readonly bins: readonly {
    readonly from: number;
    readonly guesses: number;
    readonly stated: number;
    readonly right: number;
  }[];
}

/** A non-decreasing step from stated to observed, by pooling adjacent violators. */
function isotonic(graded: readonly Graded[]): (confidence: number) => number {
  const sorted = [...graded].sort((a, b) => a.confidence - b.confidence);
  const blocks: { from: number; right: number; guesses: number }[] = [];
  for (const { confidence, right } of sorted) {
    const last = blocks.at(-1);
    // guesses of one confidence are one block
    if (last && last.from === confidence) {
      last.right += Number(right);
      last.guesses++;
    } else blocks.push({ from: confidence, right: Number(right), guesses: 1 });
    while (blocks.length > 1 && meanOf(blocks.at(-2)!) >= meanOf(blocks.at(-1)!)) {
      const { right: more, guesses } = blocks.pop()!;
      const into = blocks.at(-1)!;
      into.right += more;
      into.guesses += guesses;
    }
  }
  const expected = scaled(sorted);
  return (confidence) => {
    const block = blocks.findLast(({ from }) => from <= confidence) ?? blocks[0];
    const prior = expected(confidence);
    return block ? (block.right + PRIOR * prior) / (block.guesses + PRIOR) : prior;
  };
}

/** What is expected counts as so many guesses: a few guesses say little about how often somebody is right. */
const PRIOR = 10;

/** All confidences, or all doubts, shrunk by one factor, so that their mean is the share of right guesses. */
function scaled(graded: readonly Graded[]): (confidence: number) => number {
  const stated = sum(graded.map(({ confidence }) => confidence)) / Math.max(1, graded.length);
  const right =
    (sum(graded.map((one) => Number(one.right))) + PRIOR * stated) / (graded.length + PRIOR);
  if (right < stated) return (confidence) => confidence * (right / stated);
  return (confidence) => (stated < 1 ? 1 - (1 - confidence) * ((1 - right) / (1 - stated)) : 1);
}

/** Guesses of a bin at least: with fewer, chance alone makes a share differ from its probability by a tenth and more. */
const LEAST_IN_BIN = 20;

const meanOf = ({ right, guesses }: { right: number; guesses: number }): number => right / guesses;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Folds for calibration; people stay whole. */
const FOLDS = 5;

/** Calibrated confidences, each learnt without the guesses about its person. */
export function calibrated(graded: readonly Graded[]): number[] {
  const people = [...new Set(graded.map(({ person }) => person))];
  const foldOf = new Map(people.map((person, i) => [person, i % FOLDS]));
  const maps = Array.from({ length: FOLDS }, (_, fold) =>
    isotonic(graded.filter(({ person }) => foldOf.get(person) !== fold)),
  );
  return graded.map(({ person, confidence }) => maps[foldOf.get(person)!]!(confidence));
}

/** Mean distance between confidence and share of right ones over bins, weighted by their guesses. */
function calibrationError(graded: readonly Pick<Graded, "confidence" | "right">[]): number {
  return sum(
    binned(graded).map(
      ({ guesses, stated, right }) => (guesses / graded.length) * Math.abs(stated - right),
    ),
  );
}

/** Tenths of the scale; those with few guesses are one bin with the next, and the last with the one before. */
function binned(graded: readonly Pick<Graded, "confidence" | "right">[]): Calibration["bins"] {
  const bins: (typeof graded)[number][][] = [[]];
  for (let tenth = 0; tenth < 10; tenth++) {
    const own = graded.filter(
      ({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth,
    );
    if (bins.at(-1)!.length >= LEAST_IN_BIN && own.length > 0) bins.push([]);
    bins.at(-1)!.push(...own);
  }
  if (bins.length > 1 && bins.at(-1)!.length < LEAST_IN_BIN) {
    const few = bins.pop()!;
    bins.at(-1)!.push(...few);
  }
  return bins
    .filter(({ length }) => length > 0)
    .map((own) => ({
      from: Math.floor(10 * Math.min(...own.map(({ confidence }) => confidence))) / 10,
      guesses: own.length,
      stated: sum(own.map(({ confidence }) => confidence)) / own.length,
      right: own.filter(({ right }) => right).length / own.length,
    }));
}

export function calibrationOf(graded: readonly Graded[]): Calibration {
  const after = calibrated(graded);
  const learnt = graded.map(({ right }, i) => ({ right, confidence: after[i]! }));
  return {
    guesses: graded.length,
    eceStated: calibrationError(graded),
    ece: calibrationError(learnt),
    bins: binned(learnt),
  };
}
