import { type Command, InvalidArgumentError, Option } from "commander";
import { asPalimpsestError } from "../errors.js";
import { startProxy } from "../llm/proxy/proxy.js";
import { checkPolicy, parsePolicy } from "../policy/policy.js";
import { readText } from "./flag.js";
import { readMapKey } from "./kept-map.js";
import { printError } from "./print-error.js";
import { whole, wholeNumber } from "./whole-number.js";

interface ProxyFlags {
  readonly upstream: string;
  readonly port: number;
  readonly host: string;
  readonly preset: string;
  readonly policy?: string;
  readonly passthrough: readonly string[];
  readonly images: "refuse" | "pass";
  readonly maxBytes?: number;
  readonly maxText?: number;
  readonly maps?: string;
  readonly keyFile?: string;
  readonly off?: boolean;
  readonly quiet?: boolean;
}

/** `palimpsest proxy --upstream URL`: masks what programs send to a model, and restores what it answers. */
export function registerProxy(program: Command): void {
  program
    .command("proxy")
    .requiredOption("--upstream <url>", "the model's server, such as https://api.openai.com")
    .option("--port <number>", "port to listen on, 0 for a free one", wholeNumber(0, 65_535), 5003)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--preset <name>", "policy to mask by", "prompt")
    .option("--policy <file>", "policy of your own, instead of a preset")
    .option(
      "--passthrough <path>",
      "pass this address on as it is; repeatable, and with '/' at its end all below it",
      collect,
      [],
    )
    .addOption(
      new Option(
        "--images <treatment>",
        "requests with pictures, sounds or files, which are not read",
      )
        .choices(["refuse", "pass"])
        .default("refuse"),
    )
    .option("--max-bytes <number>", "largest request body (default: 32 MiB)", whole)
    .option("--max-text <number>", "most characters of text in a request (default: 1000000)", whole)
    .option(
      "--maps <folder>",
      "keep the maps of conversations that the model's server stores, sealed with --key-file (default: in memory)",
    )
    .option("--key-file <file>", "file with the key of the maps")
    .option("--off", "mask nothing at all: everything passes as it is")
    .option("--quiet", "no line per request on standard error")
    .action(run);
}

async function run(flags: ProxyFlags): Promise<void> {
  const policy =
    flags.policy === undefined
      ? checkPolicy({ version: 1, extends: flags.preset })
      : parsePolicy(readText(flags.policy, "the policy"), flags.policy);
  const proxy = await startProxy({
    upstream: flags.upstream,
    port: flags.port,
    host: flags.host,
    policy,
    passthrough: flags.passthrough,
    off: flags.off ?? false,
    limits: {
      images: flags.images,
      ...(flags.maxBytes !== undefined && { bodyBytes: flags.maxBytes }),
      ...(flags.maxText !== undefined && { mostText: flags.maxText }),
    },
    ...(flags.maps !== undefined && {
      maps: { folder: flags.maps, key: readMapKey(flags.keyFile) },
    }),
    ...(!flags.quiet && { log: (record) => process.stderr.write(`${JSON.stringify(record)}\n`) }),
  });
  process.stderr.write(
    `palimpsest: proxy at ${proxy.address}${flags.off ? ", which masks nothing" : ""}\n`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        proxy.stop().then(resolve, (thrown) => {
          printError(asPalimpsestError(thrown));
          resolve();
        });
      });
    }
  });
}

const collect = (value: string, all: readonly string[]): string[] => {
  if (!value.startsWith("/"))
    throw new InvalidArgumentError("it must be a path that begins with '/'");
  return [...all, value];
};
