/** Where the results of `sanitize` go: standard output, one file, or a folder with one file per input. */

import { join } from "node:path";
import type { Sanitized } from "../document/document.js";
import { masksToJson, sanitizedToJson } from "../document/json.js";
import { type AnyFile, asDocx, asMarkdown, writtenEnding } from "../entries/formats.js";
import { errors } from "../errors.js";
import { Outputs } from "../files/outputs.js";
import type { Policy } from "../policy/policy.js";
import { hierarchyPath } from "./columns.js";
import { type Found, type Input, inputsOf, outputName } from "./inputs.js";
import type { DetectFlags } from "./options.js";
import { isFolder, print } from "./output.js";
import { type OverwriteFlag, readsOf } from "./overwrite.js";

export const TARGETS = [
  "same",
  "txt",
  "text",
  "md",
  "docx",
  "pdf",
  "json",
  "jsonl",
  "masks",
] as const;
type Target = Exclude<(typeof TARGETS)[number], "text">;

export type SinkFlags = DetectFlags &
  OverwriteFlag & {
    readonly to: Target | "text";
    readonly json?: boolean;
    readonly output?: string;
    readonly report: readonly string[];
    readonly saveColumns?: string;
    readonly saveHierarchies?: string;
    readonly resume?: boolean;
    /** What joins people across documents. */
    readonly link?: string;
    /** Size of the sample for the workstation. */
    readonly review?: { readonly share: number } | { readonly number: number };
  };

export const targetOf = ({ to, json }: SinkFlags): Target =>
  json ? "json" : to === "text" ? "txt" : to;

/** Where mentions are, for formats with pages. */
async function placesOf({ placesOf }: AnyFile, index: number, { mentions }: Sanitized) {
  return placesOf === undefined ? {} : { places: await placesOf(index, mentions) };
}

/** Takes the results of one file after another and writes them in the wanted form. */
export interface Sink {
  /** @returns what was written, where that is of this input alone */
  put(
    input: Input,
    sanitized: readonly Sanitized[],
    file: AnyFile,
  ): Promise<string | Uint8Array | undefined>;
  close(): Promise<void>;
}

/** Whether results go into a folder, one file per input. */
export function goesIntoFolder(inputs: readonly string[], flags: SinkFlags): boolean {
  const { output } = flags;
  if (output === undefined || targetOf(flags) === "masks") return false;
  return /[/\\]$/.test(output) || isFolder(output) || areSeveral(inputs);
}

const areSeveral = (inputs: readonly string[]): boolean =>
  inputs.length > 1 || (inputs[0] !== undefined && isFolder(inputs[0]));

/** Path of an input's output below the folder of the outputs. */
export const relativeOutput = (input: Input, flags: SinkFlags): string => {
  const target = targetOf(flags);
  return outputName(
    input.relative,
    target === "same" || target === "masks" ? writtenEnding(input.relative) : `.${target}`,
  );
};

const outputPath = (input: Input, flags: SinkFlags): string =>
  join(flags.output!, relativeOutput(input, flags));

/**
 * Everything the run writes, compared with everything it reads before any of it is written.
 * @param own whether an output that exists is one that this run wrote before it was resumed
 * @throws OUTPUT_OVERWRITES, OUTPUT_EXISTS
 */
export function outputsOf(
  paths: readonly string[],
  found: readonly Found[],
  flags: SinkFlags,
  policy: Policy,
  own: (output: string) => boolean = () => false,
): Outputs {
  const inputs = inputsOf(found);
  const outputs = new Outputs(flags).reads(
    ...paths.map((path) => ({ path, what: "an input" })),
    ...inputs.map(({ path }) => ({ path, what: "an input" })),
    ...readsOf(flags, policy),
  );
  if (goesIntoFolder(paths, flags)) {
    for (const input of inputs) {
      const path = outputPath(input, flags);
      outputs.plans({ path, what: `the output of ${input.name}`, replaceable: own(path) });
    }
  } else {
    outputs.plans({ path: flags.output, what: "the output" });
  }
  outputs.plans({ path: flags.saveColumns, what: "the columns" });
  for (const column of flags.saveHierarchies === undefined ? [] : (policy.quasi ?? [])) {
    outputs.plans({ path: hierarchyPath(flags.saveHierarchies!, column), what: "a hierarchy" });
  }
  return outputs.plans(...flags.report.map((path) => ({ path, what: "the report" })));
}

export function createSink(inputs: readonly string[], flags: SinkFlags, outputs: Outputs): Sink {
  const target = targetOf(flags);
  const several = areSeveral(inputs);
  if (target === "masks") return collectingSink(outputs, flags);
  if (several && flags.output === undefined && target === "same") {
    throw errors.USAGE`several inputs need -o FOLDER; name one, or choose --to json or --to masks`;
  }
  if (goesIntoFolder(inputs, flags)) return folderSink(target, outputs, flags);
  return singleSink(target, outputs, flags, several);
}

/** One result in the form asked for. */
export async function rendered(
  target: Exclude<Target, "masks">,
  sanitized: readonly Sanitized[],
  file: AnyFile,
  flags: SinkFlags,
): Promise<string | Uint8Array> {
  if (target === "same") return file.write(sanitized);
  if (target === "pdf") {
    if (file.format === "pdf") return file.write(sanitized);
    throw errors.FORMAT_UNSUPPORTED`only a PDF is written as PDF; choose --to same, txt, md or docx for other files`;
  }
  const released = sanitized.filter(({ notReleased }) => !notReleased);
  const text = released.map((one) => one.text).join("\n\n");
  if (target === "txt") return text;
  if (target === "md") return asMarkdown(text);
  if (target === "docx") return asDocx(text);
  const values = await Promise.all(
    sanitized.map(async (one, i) => {
      const { document, notReleased } = one;
      if (notReleased) return { id: document.id, error: notReleased };
      return { ...sanitizedToJson(one, flags.offsets), ...(await placesOf(file, i, one)) };
    }),
  );
  if (target === "jsonl") return values.map((one) => `${JSON.stringify(one)}\n`).join("");
  return `${JSON.stringify(values.length === 1 ? values[0] : values, null, 2)}\n`;
}

function folderSink(target: Exclude<Target, "masks">, outputs: Outputs, flags: SinkFlags): Sink {
  return {
    async put(input, sanitized, file) {
      const content = await rendered(target, sanitized, file, flags);
      await outputs.write(outputPath(input, flags), content);
      return content;
    },
    close: async () => {},
  };
}

/** Everything into one file or to standard output; JSON of several inputs becomes one array. */
function singleSink(
  target: Exclude<Target, "masks">,
  outputs: Outputs,
  flags: SinkFlags,
  several: boolean,
): Sink {
  if (target === "json" && several) return collectingSink(outputs, flags, true);
  return {
    async put(_input, sanitized, file) {
      const content = await rendered(target, sanitized, file, flags);
      if (flags.output === undefined) await print(content);
      else await outputs.write(flags.output, content);
      return content;
    },
    close: async () => {},
  };
}

/** Gathers small records of all documents and writes them as one JSON value at the end. */
function collectingSink(outputs: Outputs, flags: SinkFlags, asJson = false): Sink {
  const records: string[] = [];
  return {
    async put(_input, sanitized) {
      for (const one of sanitized) {
        if (one.notReleased) continue;
        records.push(
          asJson
            ? JSON.stringify(sanitizedToJson(one, flags.offsets))
            : `${JSON.stringify(one.document.id)}: ${JSON.stringify(masksToJson(one, flags.offsets))}`,
        );
      }
      return undefined;
    },
    async close() {
      const body = records.join(",\n");
      const text = asJson ? `[\n${body}\n]\n` : `{\n${body}\n}\n`;
      if (flags.output === undefined) await print(text);
      else await outputs.write(flags.output, text);
    },
  };
}
