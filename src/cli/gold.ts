/**
 * `palimpsest gold from-marks|from-spans|from-TOOL`: the benchmark's form from texts with [[marks]], from spans of another
 * corpus, or from the export of an annotation tool; `to-TOOL` the other way. docs/data.md describes the form.
 */

import { mkdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Command } from "commander";
import { isRecord } from "../document/is-record.js";
import { offsetConverter } from "../document/offsets.js";
import { isSemanticType, SEMANTIC_TYPES, type SemanticType } from "../document/types.js";
import { readTab } from "../entries/formats.js";
import { errors, type PalimpsestError } from "../errors.js";
import { Outputs } from "../files/outputs.js";
import { ANNOTATION_TOOLS, type AnnotationTool, type SpanRecord } from "./annotation-tools.js";
import { readTextFile } from "./inputs.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

interface GoldFlags extends OverwriteFlag {
  readonly output?: string;
  readonly annotator: string;
}

interface Marked {
  readonly start: number;
  readonly end: number;
  readonly type: SemanticType;
  readonly identifier: string;
  readonly entity?: string;
}

export function registerGold(program: Command): void {
  const gold = program.command("gold");
  const add = (
    name: string,
    what: string,
    file: string,
    read: (text: string, name: string) => object[],
  ) =>
    withOverwrite(gold.command(name))
      .description(what)
      .argument("<file...>", file)
      .option("-o, --output <file>", "the file in the benchmark's form (default: standard output)")
      .option("--annotator <name>", "who marked", "annotator1")
      .action(async (paths: string[], flags: GoldFlags) => {
        const outputs = outputOf(flags.output, flags, paths);
        const documents: object[] = [];
        for (const path of paths)
          documents.push(
            ...read(await readTextFile(path), path).map((one) =>
              asGold(one as Read, flags.annotator),
            ),
          );
        const json = `${JSON.stringify(documents, null, 1)}\n`;
        if (flags.output === undefined) await print(json);
        else await outputs.write(flags.output, json);
      });
  add(
    "from-marks",
    "make the benchmark's form from texts with marks: [[PERSON Ann Berg]], [[LOC|QUASI|home Bergen]]",
    "texts",
    (text, name) => [fromMarks(text, name)],
  );
  add(
    "from-spans",
    "make the benchmark's form from JSON or JSON Lines: {id, text, spans: [{start, end, type}]}",
    "files of records",
    fromSpans,
  );
  for (const tool of ANNOTATION_TOOLS) {
    add(
      `from-${tool.name}`,
      `make the benchmark's form from an export of ${tool.name}`,
      "exports",
      (text, name) => fromSpans(JSON.stringify(exported(tool, text, name)), name),
    );
    withOverwrite(gold.command(`to-${tool.name}`))
      .description(`make what ${tool.name} imports from the benchmark's form`)
      .argument("<file>", "annotations in the benchmark's form")
      .requiredOption(
        "-o, --output <path>",
        tool.folder ? "folder, with a file for each document" : "the file to import",
      )
      .option("--annotator <name>", "whose annotations (default: the first of each document)")
      .action((file: string, flags: ToolFlags) => toTool(tool, file, flags));
  }
}

interface ToolFlags extends OverwriteFlag {
  readonly output: string;
  readonly annotator?: string;
}

function exported(tool: AnnotationTool, content: string, path: string): SpanRecord[] {
  try {
    return tool.read(content);
  } catch {
    throw wrong(path, `is no export of ${tool.name}`);
  }
}

async function toTool(tool: AnnotationTool, file: string, flags: ToolFlags): Promise<void> {
  const records = readTab(await readTextFile(file), file).map(({ document, annotations }) => {
    const whose = flags.annotator ?? [...annotations.keys()][0] ?? "";
    const { toCodePoint } = offsetConverter(document.text);
    const spans = (annotations.get(whose) ?? []).map(({ start, end, type }) => ({
      start: toCodePoint(start),
      end: toCodePoint(end),
      type,
    }));
    return { id: document.id, text: document.text, spans };
  });
  const outputs = tool.folder
    ? records.map(
        (record) => [join(flags.output, `${basename(record.id)}.json`), [record]] as const,
      )
    : [[flags.output, records] as const];
  const into = new Outputs(flags).reads({ path: file, what: "the annotations" });
  for (const [path] of outputs) into.plans({ path, what: "the export" });
  if (tool.folder) await mkdir(flags.output, { recursive: true });
  for (const [path, some] of outputs) await into.write(path, tool.write(some));
}

interface Read {
  readonly id: string;
  readonly text: string;
  readonly marked: readonly Marked[];
}

/** `[[TYPE words]]`, `[[TYPE|IDENTIFIER words]]`, `[[TYPE|IDENTIFIER|entity words]]`. */
const MARK =
  /\[\[(?<type>[A-Z]+)(?:\|(?<identifier>DIRECT|QUASI|NO_MASK))?(?:\|(?<entity>[^\s|\]]+))? (?<words>[^[\]]+)\]\]/gu;

function fromMarks(content: string, path: string): Read {
  let text = "";
  let last = 0;
  const marked: Marked[] = [];
  for (const { index, 0: whole, groups } of content.matchAll(MARK)) {
    text += content.slice(last, index);
    const { type, identifier, entity, words } = groups as Record<string, string | undefined>;
    const start = text.length;
    text += words!;
    marked.push({
      start,
      end: text.length,
      type: typeOf(type, path),
      identifier: identifier ?? identifierOf(type!),
      ...(entity !== undefined && { entity }),
    });
    last = index + whole.length;
  }
  text += content.slice(last);
  if (text.includes("[["))
    throw wrong(
      path,
      "has a mark that cannot be read; write [[TYPE words]] without brackets inside",
    );
  return { id: basename(path, extname(path)), text, marked };
}

function fromSpans(content: string, path: string): Read[] {
  let records: unknown;
  try {
    records = /^\s*\[/u.test(content)
      ? JSON.parse(content)
      : content
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line));
  } catch {
    throw wrong(path, "is neither JSON nor JSON Lines");
  }
  if (!Array.isArray(records)) throw wrong(path, "is no list of records");
  return records.map((record: unknown, i): Read => {
    const where = `${path}, record ${i + 1}`;
    if (!isRecord(record)) throw wrong(where, "is no object");
    const text = record["text"] ?? record["full_text"];
    const spans = record["spans"] ?? record["mentions"] ?? record["entities"];
    if (typeof text !== "string" || !Array.isArray(spans))
      throw wrong(where, "needs 'text' and 'spans'");
    const { toUtf16, codePoints } = offsetConverter(text);
    const marked = spans.map((span: unknown): Marked => {
      if (!isRecord(span)) throw wrong(where, "has a span that is no object");
      const start = span["start"] ?? span["start_offset"];
      const end = span["end"] ?? span["end_offset"];
      if (
        !Number.isInteger(start) ||
        !Number.isInteger(end) ||
        !((start as number) >= 0) ||
        (end as number) > codePoints ||
        (start as number) >= (end as number)
      )
        throw wrong(where, "has a span outside its text");
      const type = typeOf(span["type"] ?? span["label"] ?? span["entity_type"], where);
      const identifier = span["identifier"] ?? span["identifier_type"];
      const entity = span["entity"] ?? span["entity_id"];
      return {
        start: toUtf16(start as number),
        end: toUtf16(end as number),
        type,
        identifier: typeof identifier === "string" ? identifier : identifierOf(type),
        ...(entity !== undefined && { entity: String(entity) }),
      };
    });
    return { id: String(record["id"] ?? record["doc_id"] ?? i + 1), text, marked };
  });
}

const identifierOf = (type: string): string =>
  type === "PERSON" || type === "CODE" ? "DIRECT" : "QUASI";

function typeOf(type: unknown, where: string): SemanticType {
  if (isSemanticType(type)) return type;
  throw wrong(where, `has a type that is none of ${SEMANTIC_TYPES.join(", ")}; rename it`);
}

const wrong = (where: string, problem: string): PalimpsestError =>
  errors.INPUT_FORMAT`${where} ${problem}; docs/data.md has an example`;

function asGold({ id, text, marked }: Read, annotator: string): object {
  const { toCodePoint } = offsetConverter(text);
  const words = (one: Marked) => text.slice(one.start, one.end);
  // the same words of a type mean the same thing where nobody says otherwise
  const entities = new Map<string, number>();
  const entityOf = (one: Marked): number => {
    const key = one.entity ?? `${one.type}\n${words(one).toLowerCase()}`;
    if (!entities.has(key)) entities.set(key, entities.size + 1);
    return entities.get(key)!;
  };
  return {
    doc_id: id,
    text,
    annotations: {
      [annotator]: {
        entity_mentions: marked.map((one, i) => ({
          entity_type: one.type,
          entity_mention_id: `${id}_${annotator}_em${i + 1}`,
          start_offset: toCodePoint(one.start),
          end_offset: toCodePoint(one.end),
          span_text: words(one),
          edit_type: "insert",
          identifier_type: one.identifier,
          entity_id: `${id}_${annotator}_e${entityOf(one)}`,
        })),
      },
    },
  };
}
