import type { Command } from "commander";
import { SEMANTIC_TYPES } from "../document/types.js";
import { BUILT_IN_DETECTORS } from "../entries/detect.js";
import { print } from "./output.js";

/** `palimpsest detectors`: every built-in detector, for the policy's `without`. */
export function registerDetectors(program: Command): void {
  program
    .command("detectors")
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
