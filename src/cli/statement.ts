/** `palimpsest statement RUN`: what was released, for whom and at what risk, for somebody to sign; and its check. */

import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { defined } from "../document/defined.js";
import {
  differences,
  earlierRelease,
  RELEASES,
  readRunLoosely,
  readStatement,
  type Said,
  seal,
  statementOf,
  writeStatement,
} from "../entries/evaluate.js";
import { errors } from "../errors.js";
import { VERSION } from "../files/version.js";
import { repeatable } from "./flag.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
import { checkReportName, isJsonName } from "./report-file.js";

interface StatementFlags extends OverwriteFlag {
  readonly output?: string;
  readonly recipient?: string;
  readonly purpose?: string;
  readonly release?: Said["release"];
  readonly mayKnow?: string;
  readonly population?: string;
  readonly threshold?: string;
  readonly thresholdBy?: string;
  readonly earlier: readonly string[];
  readonly reviewer: readonly string[];
  readonly override: readonly string[];
  readonly validUntil?: string;
  readonly json?: boolean;
}

export function registerStatement(program: Command): void {
  const statement = program.command("statement");
  withOverwrite(statement.command("make", { isDefault: true }))
    .description("write the statement of a run")
    .argument(
      "<run>",
      "folder of a run, with the report of 'sanitize --report', or one such report",
    )
    .option("-o, --output <file>", "the statement, .html or .json (default: standard output)")
    .option("--recipient <who>", "who gets the release")
    .option("--purpose <why>", "what they want it for")
    .addOption(new Option("--release <kind>", "how it is released").choices([...RELEASES]))
    .option("--may-know <what>", "what the recipient may know or hold already")
    .option("--population <name>", "the people among whom nobody should be singled out")
    .option("--risk-threshold <share>", "highest risk that is accepted, from 0 to 1")
    .option("--threshold-by <who>", "who set the threshold")
    .addOption(
      repeatable("--earlier <file>", "statement of an earlier release about the same people"),
    )
    .addOption(repeatable("--reviewer <who>", "somebody who read outputs, or approved them"))
    .addOption(
      repeatable(
        "--override <reason>",
        "a decision that was overridden, and why; no original words",
      ),
    )
    .option("--valid-until <date>", "YYYY-MM-DD")
    .option("--json", "print one JSON value")
    .action(make);
  statement
    .command("verify")
    .description("rebuild a statement and say whether one byte changed")
    .argument("<file>", "the statement")
    .argument("<run>", "the run")
    .option("--json", "print one JSON value")
    .action(verify);
}

async function make(
  path: string,
  flags: StatementFlags & { riskThreshold?: string },
): Promise<void> {
  if (flags.output !== undefined) checkReportName(flags.output);
  const outputs = outputOf(flags.output, flags, []);
  const stated = await saidIn(flags);
  const { run, files } = await readRunLoosely(path, flags.output);
  const earlier = [];
  for (const file of flags.earlier)
    earlier.push(
      earlierRelease(readStatement((await bytesAt(file)).toString("utf8")).sealed, files),
    );
  const said = { ...stated, ...(earlier.length > 0 && { earlier }) };
  const sealed = seal(
    statementOf(run, files, said, { version: VERSION, at: new Date().toISOString() }),
  );
  if (flags.output !== undefined)
    await outputs.write(
      flags.output,
      writeStatement(sealed, isJsonName(flags.output) ? "json" : "html"),
    );
  if (flags.json || flags.output === undefined) await print(writeStatement(sealed, "json"));
}

async function saidIn(flags: StatementFlags & { riskThreshold?: string }): Promise<Said> {
  const { recipient, purpose, release } = flags;
  if (!recipient || !purpose || !release) {
    throw errors.USAGE`a statement needs --recipient, --purpose and --release public|controlled|contract, since risk depends on who reads`;
  }
  const { mayKnow, population, riskThreshold, thresholdBy, validUntil } = flags;
  const threshold = riskThreshold === undefined ? undefined : shareOf(riskThreshold);
  const until = validUntil === undefined ? undefined : dateOf(validUntil);
  return {
    ...{ recipient, purpose, release },
    ...defined({ mayKnow, population, threshold, thresholdBy, validUntil: until }),
    ...(flags.reviewer.length > 0 && { reviewers: flags.reviewer }),
    ...(flags.override.length > 0 && { overrides: flags.override }),
  };
}

function shareOf(text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= 0 && value <= 1) return value;
  throw errors.USAGE`--risk-threshold must be a share from 0 to 1, such as 0.09; write a percentage as its hundredth`;
}

function dateOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw errors.USAGE`--valid-until must be a date such as 2027-11-30; write year, month, day`;
}

async function verify(
  file: string,
  path: string,
  flags: { readonly json?: boolean },
): Promise<void> {
  const bytes = await bytesAt(file);
  const read = readStatement(bytes.toString("utf8"));
  const { run, files } = await readRunLoosely(path, file);
  const { digest, ...statement } = read.sealed;
  // what a changed byte made of it may be nothing that can be rebuilt
  const rebuilt =
    seal(statement).digest === digest
      ? statementOf(run, files, statement.said, statement.made)
      : statement;
  const found = differences(bytes, read, rebuilt);
  if (flags.json)
    await print(`${JSON.stringify({ unchanged: found.length === 0, differences: found })}\n`);
  else if (found.length === 0)
    await print("unchanged: the run gives this statement, byte by byte\n");
  if (found.length === 0) return;
  throw errors.STATEMENT_CHANGED`${found.join("; ")}; make the statement again, and have it signed again`;
}

async function bytesAt(path: string): Promise<Buffer> {
  const found = await stat(resolve(path)).catch(() => undefined);
  if (found?.isFile()) return readFile(path);
  throw errors.INPUT_NOT_FOUND`there is no file at ${path}; check the path`;
}
