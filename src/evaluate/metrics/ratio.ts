/** Precision, recall and their harmonic mean, each in [0, 1]. */
export interface Scores {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** `part / whole`; 0 where there is nothing to count, as in the benchmark's own evaluation. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const harmonicMean = (precision: number, recall: number): number =>
  ratio(2 * precision * recall, precision + recall);
