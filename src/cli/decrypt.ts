import type { Command } from "commander";
import { decryptIn } from "../entries/replace.js";
import { PalimpsestError } from "../errors.js";
import { keyText } from "../files/aes-key.js";
import { readBytes } from "./flag.js";
import { readTextFile } from "./inputs.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

interface DecryptFlags extends OverwriteFlag {
  readonly keyFile: string;
  readonly output?: string;
  readonly json?: boolean;
}

/** `palimpsest decrypt INPUT --key-file KEY`: the words behind encrypted replacements. */
export function registerDecrypt(program: Command): void {
  withOverwrite(program.command("decrypt"))
    .argument(
      "[input]",
      "a text that 'sanitize --replace encrypt' wrote, or - for standard input",
      "-",
    )
    .requiredOption("--key-file <file>", "file with the AES key with which it was encrypted")
    .option("-o, --output <file>", "file for the text (default: standard output)")
    .option("--json", "print one JSON value")
    .action(decrypt);
}

async function decrypt(input: string, flags: DecryptFlags): Promise<void> {
  const outputs = outputOf(flags.output, flags, [input, flags.keyFile]);
  const key = keyText(readBytes(flags.keyFile, "the key"), flags.keyFile);
  const { text, opened, closed } = decryptIn(await readTextFile(input), key);
  if (opened === 0) {
    throw new PalimpsestError(
      "CIPHERTEXT_INVALID",
      closed === 0
        ? "the input has no encrypted value; name a text that 'sanitize --replace encrypt' wrote"
        : `the key opens none of ${closed} encrypted ${closed === 1 ? "value" : "values"}; name the key with which they were encrypted`,
    );
  }
  const content = flags.json ? `${JSON.stringify({ text, opened, closed })}\n` : text;
  if (flags.output === undefined) await print(content);
  else await outputs.write(flags.output, content);
  process.stderr.write(
    `palimpsest: ${opened} encrypted ${opened === 1 ? "value" : "values"} decrypted${closed === 0 ? "" : `; ${closed} could not be, since they were encrypted with another key or not at all`}\n`,
  );
}
