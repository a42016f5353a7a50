/** Records from standard input: each leaves as soon as it is done, in order. */

import { linesOf } from "../corpus/lines.js";
import { sanitizeStream } from "../corpus/stream.js";
import type { Sanitized } from "../document/document.js";
import { type AnyFile, readFormat } from "../entries/formats.js";
import type { PalimpsestError } from "../errors.js";
import type { Outputs } from "../files/outputs.js";
import type { Policy } from "../policy/policy.js";
import { tableOptions } from "./columns.js";
import type { Jobs } from "./jobs.js";
import { print } from "./output.js";
import { printError } from "./print-error.js";
import { rendered, type SinkFlags, targetOf } from "./sink.js";

/** Whether a run is a stream: JSON Lines from standard input alone, in a form that needs no end. */
export function isStream(inputs: readonly string[], flags: SinkFlags, policy: Policy): boolean {
  const target = targetOf(flags);
  return (
    inputs.length === 1 &&
    inputs[0] === "-" &&
    flags.from === "jsonl" &&
    (target === "same" || target === "txt" || target === "jsonl") &&
    policy.quasi === undefined &&
    flags.saveColumns === undefined
  );
}

export interface StreamRun {
  readonly sanitized: readonly Sanitized[];
  readonly failures: readonly { readonly name: string; readonly error: PalimpsestError }[];
  readonly documents: number;
}

/**
 * @param keep whether the results are kept for a report, which takes memory
 * @param see called with each result
 */
export async function runStream(
  flags: SinkFlags,
  policy: Policy,
  jobs: Jobs,
  outputs: Outputs,
  { keep, see }: { readonly keep: boolean; see(sanitized: Sanitized): void },
): Promise<StreamRun> {
  const target = targetOf(flags) as Exclude<ReturnType<typeof targetOf>, "masks">;
  const persons = [...(policy.persons ?? []), ...flags.person];
  const table = tableOptions(policy);
  const records = sanitizeStream({
    lines: linesOf(process.stdin, flags.maxBytes),
    read: async ({ bytes, number }): Promise<AnyFile> =>
      readFormat(bytes, "jsonl", {
        name: `standard input, line ${number}`,
        id: `stdin:${number}`,
        persons,
        names: policy.names ?? "number",
        ...table,
      }),
    sanitize: jobs.sanitize,
    render: async (file, sanitized) =>
      String(await rendered(target, sanitized, file, flags)).replace(/\n$/, ""),
    concurrency: jobs.count === 1 ? 1 : 8 * jobs.count,
  });
  const kept: Sanitized[] = [];
  const failures: { name: string; error: PalimpsestError }[] = [];
  let documents = 0;
  const file = flags.output === undefined ? undefined : outputs.open(flags.output);
  try {
    for await (const { output, line, sanitized, error } of records) {
      if (file) file.write(output);
      else await print(output);
      if (error) {
        failures.push({ name: `line ${line}`, error });
        printError(error);
      }
      documents += sanitized.length;
      for (const one of sanitized) see(one);
      if (keep) kept.push(...sanitized);
    }
    file?.finish();
  } catch (error) {
    file?.discard();
    throw error;
  }
  return { sanitized: kept, failures, documents };
}
