/** The tools of `palimpsest mcp`. None of them ever answers with an original. */

import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { Sanitized } from "../../document/document.js";
import { isRecord } from "../../document/is-record.js";
import { kindOf } from "../../document/kinds.js";
import { errors } from "../../errors.js";
import type { Session } from "../../flow/session/session.js";
import { readFormat } from "../../formats/formats.js";
import type { Roots } from "./roots.js";

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly annotations: Readonly<Record<string, boolean>>;
  run(args: Readonly<Record<string, unknown>>): Promise<ToolResult>;
}

interface ToolResult {
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
}

const MOST_BYTES = 50 * 1024 * 1024;

const path = { type: "string", description: "path of a file inside the allowed folders" };
const schema = (properties: Record<string, unknown>, required: readonly string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

export function toolsOf(session: Session, roots: Roots): readonly Tool[] {
  async function sanitizeFile(file: string) {
    const bytes = bytesOf(file);
    const read = await readFormat(bytes, "auto", {
      name: "the file",
      id: basename(file),
      persons: [],
    });
    const sanitized: Sanitized[] = [];
    for (const document of read.documents) sanitized.push(await session.sanitize(document));
    return { sanitized, written: async () => read.write(sanitized) };
  }

  /** Of a text that was given, or of a file. */
  const documentsOf = async (args: Readonly<Record<string, unknown>>): Promise<Sanitized[]> =>
    args["text"] === undefined
      ? (await sanitizeFile(roots.readable(wordsOf(args, "path")))).sanitized
      : [await session.sanitize(wordsOf(args, "text"))];

  return [
    {
      name: "sanitize_file",
      description:
        "Reads a file (text, Markdown, HTML, CSV, JSON, docx, xlsx, pdf, mail) and returns its text with names, codes, addresses and employers replaced by labels such as [PERSON 1]. The same thing has the same label in every file. With 'output', also writes the sanitized file.",
      inputSchema: schema(
        {
          path,
          output: { ...path, description: "where to write the sanitized file; it must not exist" },
        },
        ["path"],
      ),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
      async run(args) {
        const output =
          args["output"] === undefined ? undefined : newFile(roots, wordsOf(args, "output"));
        const { sanitized, written } = await sanitizeFile(roots.readable(wordsOf(args, "path")));
        if (output !== undefined)
          writeFileSync(output, await written(), { flag: "wx", mode: 0o600 });
        const text = sanitized.map((one) => one.text).join("\n\n");
        const masked = sanitized.reduce((sum, one) => sum + one.replacements.length, 0);
        return {
          text,
          structured: { text, masked, ...(output !== undefined && { written: true }) },
        };
      },
    },
    {
      name: "detect",
      description:
        "Lists what a file, or a text that was given, says about people: type, kind, place and certainty of each find, without the words.",
      inputSchema: schema(
        { path, text: { type: "string", description: "a text, instead of a file" } },
        [],
      ),
      annotations: { readOnlyHint: true, openWorldHint: false },
      async run(args) {
        const documents = await documentsOf(args);
        const mentions = documents.flatMap(({ mentions, document }, i) =>
          mentions.map((one) => ({
            document: i + 1,
            start: codePoints(document.text, one.start),
            end: codePoints(document.text, one.end),
            type: one.type,
            ...(kindOf(one) !== undefined && { kind: kindOf(one) }),
            score: Math.round(one.score * 1000) / 1000,
            detector: one.detector,
          })),
        );
        return { text: JSON.stringify(mentions), structured: { mentions } };
      },
    },
    {
      name: "restore_file",
      description:
        "Puts the originals back into a file that uses labels of this session, and writes the result to another file. The originals are written to that file only; they are not returned.",
      inputSchema: schema(
        {
          path,
          output: {
            ...path,
            description:
              "where to write the restored file; it must not exist (default: the path with '.restored' before its ending)",
          },
        },
        ["path"],
      ),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
      async run(args) {
        const given = wordsOf(args, "path");
        const file = roots.readable(given);
        const ending = extname(given);
        const wanted =
          args["output"] === undefined
            ? `${given.slice(0, given.length - ending.length)}.restored${ending}`
            : wordsOf(args, "output");
        const output = newFile(roots, wanted);
        const { text, count, unknown } = session.restore(textOf(bytesOf(file)));
        writeFileSync(output, text, { flag: "wx", mode: 0o600 });
        const structured = { restored: count, unknown: unknown.length, output: wanted };
        return { text: `${count} labels restored in ${wanted}`, structured };
      },
    },
    {
      name: "explain",
      description:
        "Says why something in a file, or in a text that was given, was masked or kept: for each entity its type, the decision and its reasons, without the words.",
      inputSchema: schema(
        {
          path,
          text: { type: "string", description: "a text, instead of a file" },
          label: {
            type: "string",
            description: "only the entity with this label, such as [PERSON 1]",
          },
        },
        [],
      ),
      annotations: { readOnlyHint: true, openWorldHint: false },
      async run(args) {
        const documents = await documentsOf(args);
        const entities = documents.flatMap(({ entities, mentions, decisions, replacements }) =>
          entities.map((entity) => {
            const decision = decisions.find((one) => one.entity === entity.id);
            const label = replacements.find((one) => one.entity === entity.id)?.replacement;
            const first = mentions[entity.mentions[0]!]!;
            return {
              ...(label !== undefined && { label }),
              type: entity.type,
              ...(kindOf(first) !== undefined && { kind: kindOf(first) }),
              identifier: entity.identifier,
              mentions: entity.mentions.length,
              decision: decision?.action ?? "keep",
              reasons: decision?.reasons ?? [],
              detector: first.detector,
            };
          }),
        );
        const wanted =
          args["label"] === undefined
            ? entities
            : entities.filter(({ label }) => label === args["label"]);
        return { text: JSON.stringify(wanted), structured: { entities: wanted } };
      },
    },
  ];
}

const codePoints = (text: string, at: number): number => [...text.slice(0, at)].length;

/** @throws REQUEST_INVALID */
function wordsOf(args: Readonly<Record<string, unknown>>, key: string): string {
  const value = isRecord(args) ? args[key] : undefined;
  if (typeof value === "string" && value !== "") return value;
  throw errors.REQUEST_INVALID`the argument '${key}' must be a text; add it`;
}

/** @throws PATH_OUTSIDE, OUTPUT_EXISTS */
function newFile(roots: Roots, path: string): string {
  const file = roots.writable(path);
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return file;
  throw errors.OUTPUT_EXISTS`there is a file at the output's path already; choose another`;
}

/** @throws INPUT_TOO_LARGE, INPUT_UNREADABLE */
function bytesOf(file: string): Buffer {
  const { size } = statSync(file);
  if (size > MOST_BYTES)
    throw errors.INPUT_TOO_LARGE`the file has ${size} bytes, the most are ${MOST_BYTES}; split it`;
  try {
    return readFileSync(file);
  } catch {
    throw errors.INPUT_UNREADABLE`the file cannot be read; check that it is a file and its permissions`;
  }
}

/** @throws INPUT_NOT_UTF8 */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw errors.INPUT_NOT_UTF8`labels are restored in texts in UTF-8; save the file as text first`;
  }
}
