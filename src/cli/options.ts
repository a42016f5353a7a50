/** Flags that several commands share. */

import { type Command, Option } from "commander";
import { FORMAT_NAMES } from "../entries/formats.js";
import { number, repeatable } from "./flag.js";
import { MAX_FILE_BYTES } from "./inputs.js";
import { type PolicyFlags, withPolicyTopics } from "./policy-flags.js";

/** Flags of every command that reads documents. */
export type DetectFlags = PolicyFlags & {
  readonly from: string;
  readonly person: readonly string[];
  readonly maxBytes: number;
  readonly maxSeconds: number;
  readonly passwordFile?: string;
  readonly ocr?: string | true;
  readonly offsets: "codepoint" | "utf16";
  readonly models?: string;
};

export function withDetectFlags(command: Command): Command {
  withInputFlags(command);
  return withPolicyTopics(command, ["detect"]);
}

/** Flags of what to mask and how. */
export function withPolicyFlags(command: Command): Command {
  withInputFlags(command);
  return withPolicyTopics(command, [
    "people",
    "hide",
    "risk",
    "replace",
    "tables",
    "release",
    "services",
    "detect",
  ]);
}

function withInputFlags(command: Command): void {
  const input = (option: Option) => command.addOption(option.helpGroup("Input:"));
  input(new Option("--from <format>", "format of the input").choices(FORMAT_NAMES).default("auto"));
  input(repeatable("--person <name>", "a person to protect (default: everyone mentioned)"));
  input(new Option("--policy <file>", "policy file (YAML); flags override it"));
  input(
    new Option("--max-bytes <number>", "refuse files larger than this")
      .argParser(number)
      .default(MAX_FILE_BYTES),
  );
  input(
    new Option("--max-seconds <number>", "give up on a file after this many seconds")
      .argParser(number)
      .default(120),
  );
  input(new Option("--password-file <file>", "file with the password of encrypted PDFs"));
  input(
    new Option(
      "--ocr [languages]",
      "read scanned pages with an installed Tesseract (default: eng; 'eng+deu' for several)",
    ),
  );
  input(new Option("--models <folder>", "folder of the models (default: the shipped models)"));
  input(
    new Option("--offsets <unit>", "unit of the offsets in the output")
      .choices(["codepoint", "utf16"])
      .default("codepoint"),
  );
}
