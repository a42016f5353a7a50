import { type Command, Option } from "commander";
import { type Line, linesOf, textOf } from "../corpus/lines.js";
import { createDocument, type Detected } from "../document/document.js";
import { mentionsToJson, unexaminedToJson } from "../document/json.js";
import { errors } from "../errors.js";
import { Outputs } from "../files/outputs.js";
import { createSanitizer, explain } from "../index.js";
import { findingLine, findingsOf, sarifOf } from "./findings.js";
import { findInputs, inputsOf } from "./inputs.js";
import { createOmissions } from "./omissions.js";
import { type DetectFlags, withDetectFlags } from "./options.js";
import { print } from "./output.js";
import { policyOf } from "./policy-flags.js";
import { writeRecords } from "./record-stream.js";
import { type Failure, forEachInput, lostRecord, progress } from "./run.js";

/** `palimpsest detect INPUT...`: the mentions of each document, nothing changed. */
export function registerDetect(program: Command): void {
  withDetectFlags(
    program.command("detect").argument("[input...]", "files, folders, or - for standard input"),
  )
    .option(
      "--why <words>",
      "print what each step did to the finds at these words, and why they were hidden or kept",
    )
    .option("--json", "print JSON (always on; accepted because other commands have it)")
    .addOption(
      new Option(
        "--to <form>",
        'json for one value; jsonl for a stream of {"id", "text"} from standard input; sarif or lines for the places of finds, without their words',
      )
        .choices(["json", "jsonl", "sarif", "lines"])
        .default("json"),
    )
    .option("--fail", "exit with status 1 where anything is found, as a check of a repository does")
    .action(async (inputs: string[], flags: Flags) => {
      const [failure] = await (flags.why !== undefined
        ? why(inputs, flags, flags.why)
        : flags.to === "jsonl"
          ? detectStream(flags)
          : detect(inputs, flags));
      process.exitCode = failure?.error.exitCode ?? process.exitCode ?? 0;
    });
}

type Flags = DetectFlags & {
  readonly to: "json" | "jsonl" | "sarif" | "lines";
  readonly why?: string;
  readonly fail?: boolean;
  readonly json?: boolean;
};

/** Prints the explanation of words over all documents as one value; each mention names its document where there are several. */
async function why(inputs: readonly string[], flags: Flags, words: string): Promise<Failure[]> {
  const policy = policyOf(flags);
  const sanitizer = await createSanitizer(policy, modelsOf(flags));
  const found = findInputs(inputs.length === 0 ? [STDIN_PATH] : inputs);
  const mentions: object[] = [];
  const several = inputsOf(found).length > 1;
  const failures = await forEachInput(
    found,
    flags,
    policy,
    createOmissions(),
    async (file, input, lose) => {
      for (const [i, document] of file.documents.entries()) {
        const told = await explain(sanitizer, document, words, flags.offsets).catch(
          (thrown: unknown) => lose(lostRecord(thrown, file, input, i)),
        );
        const isNamed = several || file.documents.length > 1;
        for (const one of told?.mentions ?? [])
          mentions.push(isNamed ? { document: document.id, ...one } : one);
      }
    },
  );
  await print(`${JSON.stringify({ words, mentions }, undefined, 2)}\n`);
  return failures;
}

async function detect(inputs: readonly string[], flags: Flags): Promise<Failure[]> {
  const policy = policyOf(flags);
  const sanitizer = await createSanitizer({ ...policy, mask: "all" }, modelsOf(flags));
  const found = findInputs(inputs.length === 0 ? [STDIN_PATH] : inputs);
  const bar = progress(inputsOf(found).length);
  const omissions = createOmissions();
  const findings: ReturnType<typeof findingsOf> = [];
  let finds = 0;
  let first = true;
  const failures = await forEachInput(
    found,
    flags,
    policy,
    omissions,
    async (file, input, lose) => {
      for (const [i, document] of file.documents.entries()) {
        const detected = await sanitizer.detect(document).catch((thrown: unknown) => {
          lose(lostRecord(thrown, file, input, i));
        });
        if (!detected) continue;
        omissions.see(detected);
        finds += detected.mentions.length;
        if (flags.to !== "json") {
          findings.push(...findingsOf(detected, input));
          continue;
        }
        const mentions = mentionsToJson(detected, flags.offsets);
        await print(
          `${first ? "{\n" : ",\n"}${JSON.stringify(document.id)}: ${JSON.stringify(mentions)}`,
        );
        first = false;
      }
      bar.step();
    },
  );
  bar.stop();
  omissions.tell();
  if (flags.fail && finds > 0) process.exitCode = 1;
  if (flags.to === "sarif") await print(sarifOf(findings));
  else if (flags.to === "lines") await print(findings.map(findingLine).join(""));
  // nothing read is no empty answer, unless a program waits for one
  else if (!first || failures.length === 0 || flags.json) await print(first ? "{}\n" : "\n}\n");
  return failures;
}

/** Answers each record `{"id", "text"}` with `{"id", "mentions", "unexamined"?}`, offsets those of its text. */
async function detectStream(flags: DetectFlags): Promise<Failure[]> {
  const policy = policyOf(flags);
  const sanitizer = await createSanitizer({ ...policy, mask: "all" }, modelsOf(flags));
  const persons = [...(policy.persons ?? []), ...flags.person];
  const omissions = createOmissions();
  const failures = await writeRecords(
    {
      lines: linesOf(process.stdin, flags.maxBytes),
      read: async (line: Line) => ({ documents: [recordOf(line, persons)], write: () => "" }),
      work: (document) => sanitizer.detect(document),
      render: async (_file, [detected]: readonly Detected[]) => {
        const { document, unexamined } = detected!;
        const mentions = mentionsToJson(detected!, flags.offsets);
        const passedOver = unexaminedToJson(document.text, unexamined, flags.offsets);
        return JSON.stringify({
          id: document.id,
          mentions,
          ...(passedOver.length > 0 && { unexamined: passedOver }),
        });
      },
      concurrency: 1,
    },
    new Outputs(),
    undefined,
    ({ results }) => results.forEach(omissions.see),
  );
  omissions.tell();
  return failures;
}

/** @throws INPUT_FORMAT */
function recordOf(line: Line, persons: readonly string[]) {
  const { number } = line;
  try {
    const record = JSON.parse(textOf(line));
    const { text, doc_id, id = doc_id ?? `stdin:${number}` } = record;
    if (typeof text === "string") return createDocument(text, { id: String(id), persons });
  } catch {
    // said below, without the parser's words, which quote the line
  }
  throw errors.INPUT_FORMAT`line ${number} of standard input is not a JSON object with a string 'text'`;
}

export const STDIN_PATH = "-";

export const modelsOf = (flags: DetectFlags) =>
  flags.models === undefined ? {} : { models: flags.models };
