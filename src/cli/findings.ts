/** `palimpsest detect --to sarif|lines`: where personal data stands in the files of a repository, never what it says. */

import { readFileSync } from "node:fs";
import type { Detected } from "../document/document.js";
import { lineFinder } from "../document/lines.js";
import type { Span } from "../document/span.js";
import { VERSION } from "../files/version.js";
import type { Input } from "./inputs.js";
import { kindWord } from "./kind-word.js";

/** A find by its place. */
interface Finding {
  /** As the input was named. */
  readonly path: string;
  /** `phone`, `id number`: the word of its label. */
  readonly kind: string;
  readonly score: number;
  /** From 1; absent where the file is no plain text, and places in it mean nothing. Columns are UTF-16 units. */
  readonly region?: {
    readonly startLine: number;
    readonly startColumn: number;
    readonly endLine: number;
    readonly endColumn: number;
  };
}

/** The finds of a document. @param input where it was read */
export function findingsOf({ document, mentions }: Detected, input: Input): Finding[] {
  const isPlain = input.path !== undefined && plainText(input.path) === document.text;
  const regionOf = isPlain ? regionsOf(document.text) : undefined;
  return mentions.map((mention) => ({
    path: input.name,
    kind: kindWord(mention),
    score: mention.score,
    ...(regionOf && { region: regionOf(mention) }),
  }));
}

/** A file's text where it is UTF-8; a mark at its beginning is no part of it. */
const plainText = (path: string): string => readFileSync(path, "utf8").replace(/^\uFEFF/, "");

/** Where spans of a text are, in lines and columns. */
function regionsOf(text: string) {
  const lineOf = lineFinder(text);
  const at = (offset: number): [line: number, column: number] => {
    const { line, start } = lineOf(offset);
    return [line, offset - start + 1];
  };
  return ({ start, end }: Span) => {
    const [startLine, startColumn] = at(start);
    const [endLine, endColumn] = at(end);
    return { startLine, startColumn, endLine, endColumn };
  };
}

/** `notes/ann.txt:3:12: phone`. */
export const findingLine = ({ path, kind, region }: Finding): string =>
  `${path}${region ? `:${region.startLine}:${region.startColumn}` : ""}: ${kind}\n`;

/** A log in SARIF 2.1.0, as code hosts and editors read it. */
export function sarifOf(findings: readonly Finding[]): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))].sort();
  const log = {
    version: "2.1.0",
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    runs: [
      {
        tool: {
          driver: {
            name: "palimpsest",
            version: VERSION,
            rules: kinds.map((kind) => ({
              id: idOf(kind),
              shortDescription: { text: `personal data: ${kind}` },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: findings.map(({ path, kind, score, region }) => ({
          ruleId: idOf(kind),
          level: score >= 0.7 ? "error" : "warning",
          message: { text: `personal data (${kind}); remove it, or make it up` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(path) },
                ...(region && { region }),
              },
            },
          ],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const idOf = (kind: string): string => kind.replaceAll(" ", "-");

/** A relative path as a URI. */
const uriOf = (path: string): string =>
  path.split(/[\\/]/).map(encodeURIComponent).join("/").replace(/^\.\//, "");
