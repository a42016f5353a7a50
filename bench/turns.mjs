/**
 * Loaded into the server with `node --import`: how long the turns of its main thread take. A turn is the
 * time between two calls of a timer of 5 ms. Of each, the clock includes waiting for a processor that other
 * processes use; the processor time (Linux's `schedstat`) is what the server's own work takes.
 *
 * Started with a channel (`ipc`) it answers each message with the turns since the last one, milliseconds.
 */

import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const EVERY = 5;

if (isMainThread && process.send) {
  // the main thread's number is the process's
  const path = `/proc/self/task/${process.pid}/schedstat`;
  const onProcessor = () => Number(readFileSync(path, "latin1").split(" ")[0]) / 1e6;
  let turns = [];
  let clock = performance.now();
  let processor = onProcessor();
  setInterval(() => {
    const [now, used] = [performance.now(), onProcessor()];
    turns.push([now - clock, used - processor]);
    [clock, processor] = [now, used];
  }, EVERY).unref();
  process.on("message", () => {
    const of = (column) => turns.map((turn) => turn[column]).sort((a, b) => a - b);
    const [byClock, byProcessor] = [of(0), of(1)];
    process.send({
      clock99: byClock[Math.floor(byClock.length * 0.99)] ?? 0,
      clock: byClock.at(-1) ?? 0,
      processor: byProcessor.at(-1) ?? 0,
    });
    turns = [];
  });
  process.channel.unref();
}
