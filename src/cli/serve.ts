import { type Command, Option } from "commander";
import { defined } from "../document/defined.js";
import { asPalimpsestError } from "../errors.js";
import { parsePolicy } from "../policy/policy.js";
import { number, readText } from "./flag.js";
import { printError } from "./print-error.js";
import { whole, wholeNumber } from "./whole-number.js";

interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly keyFile?: string;
  readonly tokenFile?: string;
  readonly signIn?: string;
  readonly idleMinutes: number;
  readonly policy?: string;
  readonly threads?: number;
  readonly maxBytes?: number;
  readonly maxRequests?: number;
  readonly maxSeconds?: number;
  readonly rate?: number;
  readonly log: "info" | "warn" | "error" | "silent";
}

/** Seconds that a server may take to finish its work once asked to stop. */
const GRACE_SECONDS = 30;

/** `palimpsest serve`: the REST server and the review workstation. */
export function registerServe(program: Command): void {
  program
    .command("serve")
    .option("--port <number>", "port to listen on, 0 for a free one", wholeNumber(0, 65_535), 5002)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--data <place>",
      "folder or postgres://... address for review tasks (default: in memory)",
    )
    .option(
      "--key-file <file>",
      "file with the key that encrypts stored data (default: a key made on first use)",
    )
    .option(
      "--token-file <file>",
      "file of tokens with their roles; this or --sign-in is required to listen beyond this machine",
    )
    .option("--sign-in <file>", "settings of single sign-on by OpenID Connect")
    .option(
      "--idle-minutes <number>",
      "minutes after which an idle workstation locks itself, 0 for never",
      number,
      15,
    )
    .option("--policy <file>", "policy for requests without one")
    .option("--threads <number>", "threads that run the models (default: one per core)", whole)
    .option("--max-bytes <number>", "largest request body (default: 4 MiB)", whole)
    .option("--max-requests <number>", "largest number of requests at a time (default: 256)", whole)
    .option(
      "--max-seconds <number>",
      "longest time for a document to wait and run, in seconds (default: 120)",
      number,
    )
    .option(
      "--rate <number>",
      "largest number of requests per minute from one client (default: 6000)",
      whole,
    )
    .addOption(
      new Option("--log <level>", "what to log on standard output")
        .choices(["info", "warn", "error", "silent"])
        .default("info"),
    )
    .action(serve);
}

async function serve(flags: ServeFlags): Promise<void> {
  const { startServer } = await import("../server/start.js");
  const { port, host, log, data, keyFile, tokenFile, threads, policy, idleMinutes } = flags;
  const limits = defined({
    bodyBytes: flags.maxBytes,
    requests: flags.maxRequests,
    workMs: flags.maxSeconds && flags.maxSeconds * 1000,
    ratePerMinute: flags.rate,
  });
  const server = await startServer({
    ...{ port, host, log, limits, idleMinutes },
    ...defined({ data, keyFile, tokenFile, signInFile: flags.signIn, threads }),
    ...(policy !== undefined && { policy: parsePolicy(readText(policy, "the policy"), policy) }),
  });
  process.stderr.write(`palimpsest: serving at ${server.address}\n`);

  await new Promise<void>((resolve) => {
    const stop = async (exitCode: number): Promise<void> => {
      const finished = await server.stop(GRACE_SECONDS * 1000);
      process.exitCode = finished ? exitCode : 4;
      resolve();
      if (!finished) process.exit();
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130)); // asked twice: at once
        void stop(0);
      });
    }
    // without its models it can do nothing
    server.ready.catch((thrown) => {
      const error = asPalimpsestError(thrown);
      printError(error);
      void stop(error.exitCode);
    });
  });
}
