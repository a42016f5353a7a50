/**
 * The one file that calls ONNX Runtime: opens a graph, checks its inputs and outputs, and runs it.
 *
 * A session runs one sequence at a time, without padding. Batches would gain 10% on short texts and
 * lose 10% on long ones, and an int8 graph scales its activations by the largest of the batch, so a
 * text's result would depend on the texts beside it.
 */

import type * as Runtime from "onnxruntime-node";
import { host } from "#host";
import { errors, PalimpsestError } from "../errors.js";
import { throwIfCancelled } from "./cancellation.js";

export interface GraphInterface {
  /** Names of the inputs: int64, `[batch, tokens]`. */
  readonly inputs: readonly string[];
  /** Inputs of the same form that a graph may have or not. */
  readonly optionalInputs?: readonly string[];
  /** Names of the outputs, float32, with the length of their last dimension. */
  readonly outputs: Readonly<Record<string, number>>;
  /** Other names under which an output may go; the first that the graph has is taken. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

export interface Session {
  /**
   * @param inputs one array per input, all of the sequence's length; values from 0. Optional inputs
   * that the graph does not have are left out
   * @returns one array per output, row after row, one row per token
   * @throws MODEL_INVALID when the graph fails, as on an id beyond its vocabulary; CANCELLED
   */
  run(
    inputs: Readonly<Record<string, Int32Array>>,
  ): Promise<Readonly<Record<string, Float32Array>>>;
  /** Milliseconds spent in ONNX Runtime since the session was opened. */
  readonly milliseconds: number;
  /** Frees the graph's memory; the session cannot run after it. */
  close(): Promise<void>;
}

/** @throws TELEMETRY_ON, RUNTIME_MISSING */
const runtime = (): typeof Runtime => host.modelRuntime() as typeof Runtime;

/**
 * Opens a graph. One thread: two that spin cost a third of the speed where two virtual cores share
 * a physical one.
 * @param name what errors call the graph
 * @throws MODEL_INVALID when the bytes are no graph, or one with other inputs or outputs
 */
export async function openSession(
  bytes: Uint8Array,
  expected: GraphInterface,
  name: string,
): Promise<Session> {
  const onnx = runtime();
  const session = await load(onnx, bytes, name);
  const outputs = Object.entries(checkedOutputs(session, expected, name));
  const names = outputs.map(([, own]) => own);
  let milliseconds = 0;

  return {
    get milliseconds() {
      return milliseconds;
    },
    async run(inputs) {
      throwIfCancelled();
      const feeds: Record<string, Runtime.Tensor> = {};
      for (const [input, values] of Object.entries(inputs)) {
        if (!session.inputNames.includes(input)) continue;
        feeds[input] = new onnx.Tensor("int64", toInt64(values), [1, values.length]);
      }
      const tokens = inputs[expected.inputs[0]!]!.length;
      const started = performance.now();
      try {
        const results = await session.run(feeds, names);
        return Object.fromEntries(
          outputs.map(([output, own]) => {
            const rows = results[own]!.data as Float32Array;
            if (rows.length !== tokens * expected.outputs[output]!) throw new RangeError(own);
            return [output, rows];
          }),
        );
      } catch (cause) {
        throw new PalimpsestError(
          "MODEL_INVALID",
          `${name} does not write one row per token for ${tokens} tokens, or ONNX Runtime failed; check that graph, configuration and vocabulary belong together`,
          { cause },
        );
      } finally {
        milliseconds += performance.now() - started;
      }
    },
    close: () => session.release(),
  };
}

async function load(
  onnx: typeof Runtime,
  bytes: Uint8Array,
  name: string,
): Promise<Runtime.InferenceSession> {
  try {
    return await onnx.InferenceSession.create(bytes, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: "all",
      // on the CPU, the fused form of this layer takes ten times as long as its parts
      extra: { optimization: { disable_specified_optimizers: "SkipLayerNormFusion" } },
      logSeverityLevel: 4,
    });
  } catch (cause) {
    throw new PalimpsestError(
      "MODEL_INVALID",
      `ONNX Runtime cannot load the ${bytes.length} bytes of ${name} as a graph in one file; install or fetch it again`,
      { cause },
    );
  }
}

/** The graph's own name of each output, after a check of all inputs and outputs. */
function checkedOutputs(
  session: Runtime.InferenceSession,
  { inputs, optionalInputs = [], outputs, aliases = {} }: GraphInterface,
  name: string,
): Record<string, string> {
  const wanted = (input: string): string => `${input} int64[2]`;
  const has = session.inputMetadata.map((one) =>
    one.isTensor ? `${one.name} ${one.type}[${one.shape.length}]` : one.name,
  );
  const allowed = [...inputs, ...optionalInputs].map(wanted);
  const found: Record<string, string> = {};
  for (const [output, width] of Object.entries(outputs)) {
    const own = [output, ...(aliases[output] ?? [])].find((one) => writes(session, one, width));
    if (own !== undefined) found[output] = own;
  }
  if (
    inputs.every((input) => has.includes(wanted(input))) &&
    has.every((input) => allowed.includes(input)) &&
    Object.keys(found).length === Object.keys(outputs).length
  ) {
    return found;
  }
  const reads = inputs.map(wanted).join(", ");
  const may = optionalInputs.length === 0 ? "" : ` (and may read ${optionalInputs.join(", ")})`;
  const rows = Object.entries(outputs).map(([output, width]) => `${output} float32[..., ${width}]`);
  const written = session.outputMetadata.map((one) =>
    one.isTensor ? `${one.name} ${one.type}[..., ${one.shape.at(-1)}]` : one.name,
  );
  throw errors.MODEL_INVALID`the graph ${name} reads ${has.join(", ")} and writes ${written.join(", ")}, but this task needs one that reads ${reads}${may} and writes ${rows.join(", ")}; use a graph exported for this task`;
}

/** A graph may leave the length of a dimension open; `run` checks it then. */
function writes(session: Runtime.InferenceSession, output: string, width: number): boolean {
  const one = session.outputMetadata.find(({ name }) => name === output);
  if (!one?.isTensor || one.type !== "float32") return false;
  const last = one.shape.at(-1);
  return one.shape.length === 3 && (last === width || typeof last !== "number" || last < 0);
}

/** Widens without a BigInt a value: little-endian words, the high ones zero. */
function toInt64(values: Int32Array): BigInt64Array {
  const wide = new BigInt64Array(values.length);
  const words = new Int32Array(wide.buffer);
  for (let i = 0; i < values.length; i++) words[2 * i] = values[i]!;
  return wide;
}
