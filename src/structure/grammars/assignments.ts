/** `KEY=value` per line, with sections and comments: INI, TOML, `.env`, properties. */

import { type Grammar, linesOf, type Piece } from "../grammar.js";

const ASSIGNMENT = /^(\s*(?:export\s+|set\s+)?["']?([A-Za-z_][\w.-]*)["']?\s*=\s*)(.*)$/;
const SECTION = /^\s*\[{1,2}[^\]]*\]{1,2}\s*$/;
const COMMENT = /^\s*(?:#|;|\/\/)\s*/;
const CONTINUED = /^\s+\S|^[\]})]+,?\s*$/;
/** Fewest of the lines that must be assignments. */
const MOST = 0.8;

export const assignments: Grammar = {
  name: "assignments",
  machine: true,
  settings: true,
  sniff: (text) => /^\s*(?:export\s+)?["']?[A-Za-z_][\w.-]*["']?\s*=/m.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    let lines = 0;
    let known = 0;
    let assigned = 0;
    let statements = 0;
    let section = "";
    let last = "";
    for (const { line, start, end } of linesOf(text)) {
      if (!/\S/.test(line)) continue;
      lines++;
      const comment = COMMENT.exec(line)?.[0];
      const assignment = ASSIGNMENT.exec(line);
      if (comment !== undefined) {
        known++;
        pieces.push({
          start: start + comment.length,
          end,
          path: "comment",
          prose: true,
          ends: "\n",
        });
      } else if (SECTION.test(line)) {
        known++;
        section = line.replace(/[\s[\]]/g, "");
      } else if (assignment) {
        known++;
        assigned++;
        if (/[;{([]\s*$/.test(line)) statements++;
        const path = section === "" ? assignment[2]! : `${section}.${assignment[2]}`;
        pieces.push(...assignedValue(text, start + assignment[1]!.length, end, path));
        last = path;
      } else if (assigned > 0 && CONTINUED.test(line)) {
        // a value that goes on: lists of TOML, indented lines of INI
        known++;
        const indent = line.length - line.trimStart().length;
        pieces.push(
          ...(/["']/.test(line)
            ? stringsIn(line, start, last)
            : [{ start: start + indent, end, path: last, ends: "\n" }]),
        );
      } else pieces.push({ start, end, path: "", prose: true });
    }
    if (statements > assigned / 2) return undefined;
    return assigned >= 2 && known >= lines * MOST ? pieces : undefined;
  },
};

function assignedValue(text: string, start: number, end: number, path: string): Piece[] {
  const words = text.slice(start, end);
  const quoted = /^(["'])((?:(?!\1)[^\\]|\\.)*)\1/.exec(words);
  if (quoted) {
    const stop = start + 1 + quoted[2]!.length;
    return stop > start + 1 ? [{ start: start + 1, end: stop, path, ends: `${quoted[1]}\n` }] : [];
  }
  // a list or a table of TOML has strings of its own
  if (/^[[{]/.test(words)) return stringsIn(words, start, path);
  const value = words.replace(/\s+[#;]\s.*$/, "").trimEnd();
  return value === "" ? [] : [{ start, end: start + value.length, path, ends: "\n#" }];
}

/** The strings in some words that stand at `start`. */
const stringsIn = (words: string, start: number, path: string): Piece[] =>
  [...words.matchAll(/(["'])((?:(?!\1).)+)\1/g)].map((one) => ({
    start: start + one.index + 1,
    end: start + one.index + one[0].length - 1,
    path,
    ends: `${one[1]}\n`,
  }));
