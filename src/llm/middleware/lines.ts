/**
 * Lines of a log on their way to where they are kept: pino's and winston's JSON, or plain text. Detection takes longer than
 * a call of a logger may, so it is the stream behind the logger that masks: `pino(maskLines(process.stdout))`,
 * `new winston.transports.Stream({ stream: maskLines(process.stdout) })`.
 */

import { Writable } from "node:stream";
import { isRecord } from "../../document/is-record.js";
import { type SessionSource, sessionFor } from "./session-for.js";

/** Keys of records that say when, where and in which trace. */
const OF_THE_RECORD: ReadonlySet<string> = new Set(
  "level time timestamp pid hostname v reqId requestId request_id traceId trace_id spanId span_id trace_flags parentId parent_id severity logger context.id".split(
    " ",
  ),
);

/** What stands in place of a line that could not be examined. */
const NOT_EXAMINED = "[NOT RELEASED]";

/**
 * A stream for lines, which writes them masked and in order.
 * @param source default: the preset for prompts, with labels that are numbered line by line
 */
export function maskLines(destination: NodeJS.WritableStream, source?: SessionSource): Writable {
  const open = sessionFor(source);
  let waiting = "";

  async function masked(line: string): Promise<string> {
    if (line.trim() === "") return line;
    try {
      const session = await open();
      const record = parsed(line);
      if (record === undefined) return (await session.mask(line)).text;
      const kept = Object.fromEntries(
        Object.entries(record).filter(([key]) => OF_THE_RECORD.has(key)),
      );
      const rest = Object.fromEntries(
        Object.entries(record).filter(([key]) => !OF_THE_RECORD.has(key)),
      );
      const { input } = await session.maskValue({ input: rest });
      // in the order in which the logger wrote them
      return JSON.stringify(
        Object.fromEntries(
          Object.keys(record).map((key) => [key, key in kept ? kept[key] : input[key]]),
        ),
      );
    } catch {
      return parsed(line) === undefined ? NOT_EXAMINED : JSON.stringify({ msg: NOT_EXAMINED });
    }
  }

  return new Writable({
    decodeStrings: false,
    async write(chunk: string | Buffer, _encoding, done) {
      waiting += chunk.toString();
      const lines = waiting.split("\n");
      waiting = lines.pop()!;
      for (const line of lines) destination.write(`${await masked(line)}\n`);
      done();
    },
    async final(done) {
      if (waiting !== "") destination.write(await masked(waiting));
      done();
    },
  });
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
