import type { Command } from "commander";
import { BUILT_IN_DETECTORS, SEMANTIC_TYPES } from "../index.js";
import { print } from "./output.js";

/** `palimpsest detectors`: every built-in detector, for the policy's `without`. */
export function registerDetectors(program: Command): void {
  program
    .command("detectors")
    .description("list the built-in detectors and what they find")
    .option("--json", "print JSON")
    .action(async ({ json }: { json?: boolean }) => {
      const rows = [{ name: "neural", finds: SEMANTIC_TYPES }, ...BUILT_IN_DETECTORS].map(
        ({ name, finds }) => ({ name, finds: [...finds] }),
      );
      const width = Math.max(...rows.map(({ name }) => name.length));
      await print(
        json
          ? `${JSON.stringify(rows, null, 2)}\n`
          : rows.map(({ name, finds }) => `${name.padEnd(width)}  ${finds.join(", ")}\n`).join(""),
      );
    });
}
