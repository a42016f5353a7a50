/** Histories and patches of git: hashes, paths and marks are syntax, who wrote and reviewed is known, messages are prose. */

import { type Grammar, linesOf, type Piece } from "../grammar.js";
import { tokens } from "./code.js";

const HASH = /^(?:commit|tree|parent|Merge:|From) [0-9a-f]{7,40}\b/;
/** Lines with somebody's name and address: of the head, and trailers as 'Reviewed-by'. */
const WHO =
  /^(\s*(?:author|commit|committer|tagger|from|cc|to|[a-z]+(?:-[a-z]+)*-by|Co-authored-by): +|(?:author|committer|tagger) )([^<\n]*?) *(?:<([^<>\n]+)>|$)/di;
const DATE = /^(?:(?:Author|Commit|Committer)?Date): +/;
/** What `--stat` prints, and the head of a difference. */
const OWN =
  /^(?: .+\| +(?:\d+ [+-]*|Bin .*)| \d+ files? changed.*| (?:create|delete) mode .*| rename .*|diff --git .*|index [0-9a-f]{7,}\.\..*|@@ .*|(?:---|\+\+\+) \S.*|(?:new|deleted) file mode \d+|similarity index .*|---)$/;

export const commits: Grammar = {
  name: "commits",
  machine: true,
  sniff: (text) => /^(?:commit|From) [0-9a-f]{7,40}\b/.test(text.trimStart()),
  cut(text) {
    const pieces: Piece[] = [];
    let isPatch = false;
    for (const { line, start, end } of linesOf(text)) {
      if (HASH.test(line)) isPatch = false;
      else if (/^diff --git /.test(line)) isPatch = true;
      if (!/\S/.test(line) || HASH.test(line) || OWN.test(line)) continue;
      if (isPatch) {
        for (const piece of tokens(line))
          pieces.push({ ...piece, start: start + piece.start, end: start + piece.end });
        continue;
      }
      const who = WHO.exec(line);
      const date = DATE.exec(line)?.[0].length;
      if (who) {
        for (const [group, is] of [
          [2, "PERSON"],
          [3, "CODE"],
        ] as const) {
          const [from, to] = who.indices![group] ?? [0, 0];
          if (from < to)
            pieces.push({ start: start + from, end: start + to, path: "author", is, ends: "<>\n" });
        }
      } else if (date !== undefined)
        pieces.push({ start: start + date, end, path: "date", is: "DATETIME", ends: "\n" });
      else pieces.push({ start, end, path: "message", prose: true, ends: "\n" });
    }
    return pieces;
  },
};
