import { randomNumbers } from "../../document/random.js";

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;

/**
 * 95% interval of a mean, by the percentile bootstrap (Efron 1979): 2,000 samples of the same size,
 * drawn with replacement. The same for the same seed.
 */
export function bootstrapInterval(values: readonly number[], seed = 0): Interval {
  if (values.length === 0) return { low: 0, high: 0 };
  const random = randomNumbers(seed);
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)]!;
    return sum / values.length;
  }).sort();
  return {
    low: means[Math.floor(0.025 * RESAMPLES)]!,
    high: means[Math.ceil(0.975 * RESAMPLES) - 1]!,
  };
}
