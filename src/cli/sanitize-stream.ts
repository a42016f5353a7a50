/** Records from standard input: each leaves as soon as it is done, in order. */

import { linesOf } from "../corpus/lines.js";
import type { Document, Sanitized } from "../document/document.js";
import { type AnyFile, readFormat } from "../entries/formats.js";
import type { Outputs } from "../files/outputs.js";
import type { Policy } from "../policy/policy.js";
import { tableOptions } from "./columns.js";
import type { Jobs } from "./jobs.js";
import { writeRecords } from "./record-stream.js";
import type { Failure } from "./run.js";
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

/** @param see called with each result */
export async function runStream(
  flags: SinkFlags,
  policy: Policy,
  jobs: Jobs,
  outputs: Outputs,
  see: (sanitized: Sanitized) => void,
): Promise<readonly Failure[]> {
  const target = targetOf(flags) as Exclude<ReturnType<typeof targetOf>, "masks">;
  const persons = [...(policy.persons ?? []), ...flags.person];
  const table = tableOptions(policy);
  const options = {
    lines: linesOf(process.stdin, flags.maxBytes),
    read: async ({ bytes, number }: { bytes: Uint8Array; number: number }): Promise<AnyFile> =>
      readFormat(bytes, "jsonl", {
        name: `standard input, line ${number}`,
        id: `stdin:${number}`,
        persons,
        names: policy.names ?? "number",
        ...table,
      }),
    work: (document: Document) => jobs.sanitize(document),
    render: async (file: AnyFile, sanitized: readonly Sanitized[]) =>
      String(await rendered(target, sanitized, file, flags)).replace(/\n$/, ""),
    concurrency: jobs.count === 1 ? 1 : 8 * jobs.count,
  };
  return writeRecords(options, outputs, flags.output, see);
}
