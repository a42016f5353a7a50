import type { Command } from "commander";
import { createRunReport, readRun, renderRunReport } from "../entries/evaluate.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
import { checkReportName, writeReport } from "./report-file.js";

interface ReportFlags extends OverwriteFlag {
  readonly output?: string;
  readonly originals?: boolean;
  readonly json?: boolean;
}

/** `palimpsest report RUN...`: one page over what was released, its privacy and its utility. */
export function registerReport(program: Command): void {
  withOverwrite(program.command("report"))
    .argument(
      "<run...>",
      "folders or files of figures, written by other commands with --json or --report",
    )
    .option("-o, --output <file>", "the page, .html or .json (default: standard output)")
    .option(
      "--originals",
      "show names of individuals, words that may be original text, and all hashes",
    )
    .option("--json", "print one JSON value")
    .action(async (paths: string[], flags: ReportFlags) => {
      if (flags.output !== undefined) checkReportName(flags.output);
      const outputs = outputOf(flags.output, flags, paths);
      const runs = [];
      for (const path of paths) runs.push(await readRun(path));
      const report = createRunReport(runs, { originals: flags.originals ?? false });
      if (flags.output !== undefined) await writeReport(outputs, flags.output, report);
      if (flags.json) await print(`${JSON.stringify(report)}\n`);
      else if (flags.output === undefined) await print(renderRunReport(report));
    });
}
