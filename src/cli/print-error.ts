import type { PalimpsestError } from "../errors.js";

/** One line on standard error, in the form outside tools rely on. */
export function printError(error: PalimpsestError): void {
  process.stderr.write(`palimpsest: ${error.code}: ${error.message.replace(/\s*\n\s*/g, " ")}\n`);
  if (process.env["PALIMPSEST_DEBUG"] && error.cause instanceof Error) {
    process.stderr.write(`${error.cause.stack}\n`);
  }
}
