import type { Command } from "commander";
import { readOwnRates } from "../entries/knowledge.js";
import { readText } from "./flag.js";

/** `palimpsest rates check FILE`: reads base rates of one's own, without a document. */
export function registerRates(program: Command): void {
  const rates = program.command("rates");
  rates
    .command("check")
    .description(
      "read a CSV file of base rates (kind,words,share,within,source) and refuse what is wrong",
    )
    .argument("<file>", "the file that --rates will name")
    .option("--json", "print one JSON value")
    .action((file: string, { json }: { readonly json?: boolean }) => {
      const { rows } = readOwnRates(readText(file, "the file of base rates"), file);
      process.stdout.write(
        json ? `${JSON.stringify({ file, rows })}\n` : `${file}: ${rows} rows, no mistakes\n`,
      );
    });
}
