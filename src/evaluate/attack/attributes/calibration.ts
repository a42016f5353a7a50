/**
 * From an attacker's confidence to how often it is right: isotonic regression, learnt on other people than those whose
 * figures are given, and the expected calibration error before and after.
 */

/** A guess whose truth is known. */
export interface Graded {
  readonly person: string;
  readonly confidence: number;
  readonly right: boolean;
}

export interface Calibration {
  readonly guesses: number;
  /** Expected calibration error in ten bins, of the stated and of the calibrated confidence. */
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
  const prior =
    sorted.length === 0 ? 0.5 : sum(sorted.map(({ right }) => Number(right))) / sorted.length;
  return (confidence) => {
    const block = blocks.findLast(({ from }) => from <= confidence) ?? blocks[0];
    // two guesses of the average, so that a block of one is not certain
    return block ? (block.right + 2 * prior) / (block.guesses + 2) : prior;
  };
}

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

/** Mean distance between confidence and share of right ones in ten bins, weighted by their guesses. */
function calibrationError(graded: readonly Pick<Graded, "confidence" | "right">[]): number {
  return sum(
    binned(graded).map(
      ({ guesses, stated, right }) => (guesses / graded.length) * Math.abs(stated - right),
    ),
  );
}

function binned(graded: readonly Pick<Graded, "confidence" | "right">[]): Calibration["bins"] {
  return Array.from({ length: 10 }, (_, i) => {
    const own = graded.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === i);
    return {
      from: i / 10,
      guesses: own.length,
      stated: own.length === 0 ? 0 : sum(own.map(({ confidence }) => confidence)) / own.length,
      right: own.length === 0 ? 0 : own.filter(({ right }) => right).length / own.length,
    };
  }).filter(({ guesses }) => guesses > 0);
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
