/** A stream of records to standard output or a file, with failures reported as they occur. */

import { type StreamedRecord, type StreamOptions, streamRecords } from "../corpus/stream.js";
import type { Outputs } from "../files/outputs.js";
import { keepMemoryFlat } from "./engine-settings.js";
import { gathered } from "./gathered.js";
import { print } from "./output.js";
import { printError } from "./print-error.js";
import type { Failure } from "./run.js";

/**
 * Writes each record as soon as it is done.
 * @param output `undefined` for standard output
 * @param see called with each record
 */
export async function writeRecords<Result>(
  options: StreamOptions<Result>,
  outputs: Outputs,
  output: string | undefined,
  see: (record: StreamedRecord<Result>) => void,
): Promise<Failure[]> {
  keepMemoryFlat();
  const failures: Failure[] = [];
  const file = output === undefined ? undefined : outputs.open(output);
  const standardOutput = gathered(print);
  try {
    for await (const records of streamRecords(options)) {
      const written = records.map((record) => record.output).join("");
      if (file) file.write(written);
      else await standardOutput.add(written);
      for (const record of records) {
        if (record.error) {
          failures.push({ name: `line ${record.line}`, error: record.error });
          printError(record.error);
        }
        see(record);
      }
    }
    await standardOutput.finish();
    file?.finish();
    return failures;
  } catch (error) {
    file?.discard();
    throw error;
  }
}
