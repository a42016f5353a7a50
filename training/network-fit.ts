/** A network with one hidden layer of rectified units, fitted to yes-or-no outcomes by Adam. */

import { randomNumbers } from "../src/document/random.js";

export interface Example {
  readonly input: Float64Array;
  /** 1 or 0. */
  readonly label: number;
}

export interface FitOptions {
  readonly units: number;
  readonly epochs: number;
  readonly rate: number;
  /** Weight of the squared weights in the loss. */
  readonly decay: number;
  readonly seed: number;
}

/** Log-odds = outputBias + sum over units of output * max(0, bias + weights * input). */
export interface Fitted {
  /** [unit * inputs + input] */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  readonly output: Float64Array;
  readonly outputBias: number;
}

const BATCH = 64;

export function fit(examples: readonly Example[], options: FitOptions): Fitted {
  const { units, epochs, rate, decay, seed } = options;
  const inputs = examples[0]!.input.length;
  const random = randomNumbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  // all parameters in one row: weights, biases, outputs, the output's bias
  const places = { bias: units * inputs, output: units * inputs + units };
  const last = places.output + units;
  const parameters = new Float64Array(last + 1);
  for (let i = 0; i < places.bias; i++) parameters[i] = normal() * Math.sqrt(2 / inputs);
  for (let i = places.output; i < last; i++) parameters[i] = normal() * Math.sqrt(1 / units);
  const first = new Float64Array(parameters.length);
  const second = new Float64Array(parameters.length);
  const gradient = new Float64Array(parameters.length);
  const hidden = new Float64Array(units);
  const order = examples.map((_, i) => i);
  const steps = epochs * Math.ceil(examples.length / BATCH);
  let step = 0;

  const accumulate = ({ input, label }: Example, share: number): void => {
    let logOdds = parameters[last]!;
    for (let unit = 0; unit < units; unit++) {
      let sum = parameters[places.bias + unit]!;
      for (let i = 0, at = unit * inputs; i < inputs; i++, at++) sum += parameters[at]! * input[i]!;
      hidden[unit] = Math.max(0, sum);
      logOdds += parameters[places.output + unit]! * hidden[unit]!;
    }
    const error = (1 / (1 + Math.exp(-logOdds)) - label) * share;
    gradient[last]! += error;
    for (let unit = 0; unit < units; unit++) {
      gradient[places.output + unit]! += error * hidden[unit]!;
      if (hidden[unit] === 0) continue;
      const back = error * parameters[places.output + unit]!;
      gradient[places.bias + unit]! += back;
      for (let i = 0, at = unit * inputs; i < inputs; i++, at++) gradient[at]! += back * input[i]!;
    }
  };

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      gradient.fill(0);
      for (const index of batch) accumulate(examples[index]!, 1 / batch.length);
      step++;
      const now = rate * (1 - (step - 1) / steps);
      for (let i = 0; i < parameters.length; i++) {
        const slope = gradient[i]!;
        first[i] = 0.9 * first[i]! + 0.1 * slope;
        second[i] = 0.999 * second[i]! + 0.001 * slope * slope;
        const mean = first[i]! / (1 - 0.9 ** step);
        const spread = Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-8;
        parameters[i]! -= now * (mean / spread + decay * parameters[i]!);
      }
    }
  }
  return {
    weights: parameters.slice(0, places.bias),
    bias: parameters.slice(places.bias, places.output),
    output: parameters.slice(places.output, last),
    outputBias: parameters[last]!,
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
