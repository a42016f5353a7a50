/**
 * The built program, kept warm: runs command lines one after another in one process, so that a test of forty
 * commands starts the program once. `node warm-program.mjs SOCKET` serves; `node warm-program.mjs SOCKET WORD...`
 * asks it, as if it were the program, in the folder it is called in.
 */

import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

const [, , socket, ...words] = process.argv;
if (words.length === 0) await serve();
else await ask();

/** All that the other side sends; reading does not end what is still to be written. */
function heard(connection) {
  return new Promise((resolve, reject) => {
    let all = "";
    connection.setEncoding("utf8").on("data", (chunk) => (all += chunk));
    connection.on("end", () => resolve(JSON.parse(all))).on("error", reject);
  });
}

async function ask() {
  const input = words.includes("-") ? await text(process.stdin) : "";
  const connection = connect({ path: socket, allowHalfOpen: true });
  connection.end(JSON.stringify({ folder: process.cwd(), words, input }));
  const { status, out, err } = await heard(connection);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = status;
}

async function serve() {
  const { runCommandLine } = await import("../dist/cli/command-line.js");
  let last = Promise.resolve();
  createServer({ allowHalfOpen: true }, (connection) => {
    last = last.then(async () => {
      const asked = await heard(connection);
      connection.end(JSON.stringify(await run(runCommandLine, asked)));
    });
  }).listen(socket);
}

async function run(runCommandLine, { folder, words, input }) {
  const printed = { stdout: "", stderr: "" };
  const writes = Object.keys(printed).map((name) => {
    const { write } = process[name];
    process[name].write = (chunk, ...rest) => {
      printed[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      rest.findLast((one) => typeof one === "function")?.();
      return true;
    };
    return () => Object.assign(process[name], { write });
  });
  Object.defineProperty(process, "stdin", {
    value: Readable.from([Buffer.from(input)]),
    configurable: true,
  });
  process.chdir(folder);
  process.exitCode = 0;
  try {
    const status = await runCommandLine(words);
    return { status, out: printed.stdout, err: printed.stderr };
  } finally {
    process.exitCode = 0;
    for (const restore of writes) restore();
  }
}
