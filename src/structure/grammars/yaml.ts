/** YAML, by the places that its parser gives: scalars are values, comments are prose. */

import { isPair, isScalar, type ParsedNode, parseAllDocuments, type Scalar, visit } from "yaml";
import { type Grammar, linesOf, type Piece } from "../grammar.js";

const KEY = /^\s*(?:- +)*(?:[\w$./@-]+|"[^"]*"|'[^']*')\s*:(?:\s|$)/;
/** A list item, a comment, a mark of a document, a line that goes on a longer value. */
const OTHER = /^\s*(?:-(?:\s|$)|#|---|\.\.\.|[}\]]|\s{2,}\S)/;

export const yaml: Grammar = {
  name: "yaml",
  machine: true,
  settings: true,
  sniff(text) {
    let keys = 0;
    let items = 0;
    for (const { line } of linesOf(text)) {
      if (KEY.test(line)) {
        // 'Name: Ann Berg' above a letter is a line of a form
        if (keys++ === 0 && /^\p{Lu}/u.test(line)) return false;
      } else if (/^\s*- /.test(line)) items++;
      else if (/\S/.test(line) && !OTHER.test(line)) return false;
    }
    return keys >= 2 || (keys === 1 && items > 0);
  },
  cut(text) {
    const documents = parseAllDocuments(text, { logLevel: "silent", strict: false });
    if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0))
      return undefined;
    const pieces: Piece[] = [];
    for (const document of documents) {
      visit(document, {
        Scalar(key, node, path) {
          if (key === "key" || !node.range) return;
          const piece = pieceOf(text, node as Scalar.Parsed, pathOf(path as readonly ParsedNode[]));
          if (piece) pieces.push(piece);
        },
      });
    }
    const comments: Piece[] = [];
    for (const { line, start, end } of linesOf(text)) {
      const mark = /^\s*#+\s*/.exec(line)?.[0];
      if (
        mark !== undefined &&
        mark.length < line.length &&
        !pieces.some((one) => one.start < end && start < one.end)
      )
        comments.push({
          start: start + mark.length,
          end,
          path: "comment",
          prose: true,
          ends: "\n",
        });
    }
    return [...pieces, ...comments].sort((a, b) => a.start - b.start);
  },
};

const pathOf = (path: readonly unknown[]): string =>
  path
    .flatMap((one) => (isPair(one) && isScalar(one.key) ? [String(one.key.value)] : []))
    .join(".");

function pieceOf(
  text: string,
  { range, type, value }: Scalar.Parsed,
  path: string,
): Piece | undefined {
  const [start, end] = range;
  if (value === null || start === end) return undefined;
  const isBlock = type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED";
  if (isBlock) {
    const first = text.indexOf("\n", start) + 1;
    return first > 0 && first < end
      ? { start: first, end, path, prose: true, ends: "" }
      : undefined;
  }
  const quoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
  if (quoted)
    return end - start > 2 ? { start: start + 1, end: end - 1, path, ends: "\"'\\\n" } : undefined;
  return {
    start,
    end,
    path,
    ends: "#:\n",
    ...(typeof value !== "boolean" && { bare: true as const }),
  };
}
