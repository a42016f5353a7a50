/** The streams of a session for `chunk_invariance_run.py`: `[stream, chunks]` a line in, the whole output as JSON out. */

import { createInterface } from "node:readline";
import { sessionsOf } from "../../src/flow/session/sessions.js";
import { restoreEvents } from "../../src/llm/wire/events.js";

const sessions = await sessionsOf();
const session = sessions.open();
await session.mask("Ann Berg of 12 Mill Lane, Bath BA1 5XX wrote to Tom Becker, a@b.example.");

const through = async (stream: TransformStream<string, string>, chunks: readonly string[]) => {
  let all = "";
  for await (const chunk of ReadableStream.from(chunks).pipeThrough(stream)) all += chunk;
  return all;
};

/** What a client reads of chat completions whose pieces are the chunks. */
function events(chunks: readonly string[]): string {
  const restorer = restoreEvents(session, "chat");
  const written = chunks.map((content) =>
    restorer.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`),
  );
  return [...`${written.join("")}${restorer.end()}`.matchAll(/^data: (.*)$/gm)]
    .map(([, data]) => JSON.parse(data!).choices[0].delta.content)
    .join("");
}

const STREAMS: Readonly<Record<string, (chunks: readonly string[]) => string | Promise<string>>> = {
  restore: ([text]) => session.restore(text!).text,
  restoreStream: (chunks) => through(session.restoreStream(), chunks),
  maskStream: (chunks) => through(sessions.open().maskStream(), chunks),
  events,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, chunks] = JSON.parse(line) as [string, string[]];
  console.log(JSON.stringify(await STREAMS[name]!(chunks)));
}
