/** Single lines that a machine wrote or reads, wherever they stand: listings of files, commands, traces of a stack. */

import { linesOf, type Piece } from "./grammar.js";

/** `-rw-r--r-- 1 root root 1048576 Jun  2 20:17 swap.img`: owner, group and name may be of somebody. */
const LISTED =
  /^[-dlbcps][-rwxsStT]{9}[.+@]?\s+\d+\s+(\S+)\s+(\S+)\s+[\d,.KMGT]+\s+(?:\w{3}\s+\d+\s+[\d:]+|[\d-]+\s[\d:.]+(?:\s[+-]\d+)?)\s+(.*)$/d;
/** The output of `uptime`, frames of a stack, lines of a table that a program drew. */
const OWN: readonly RegExp[] = [
  /^\s*\d{1,2}:\d{2}:\d{2} up .*load average/,
  /^\s+at [\w$.<>[\]/ ]+\([^()]*\)\s*$/,
  /^\s+at (?:async )?[\w./:@-]+:\d+:\d+\s*$/,
  /^\s*File "[^"]*", line \d+(?:, in \S+)?$/,
  /^(?:Traceback \(most recent call last\):|Caused by:.*Exception\b.*|\s+\.\.\. \d+ more)$/,
  /^\s*[-+|=]{5,}\s*$/,
  /^(?:diff --git |index [0-9a-f]{7,}\.\.|@@ -\d+|--- (?:a\/|\/dev)|\+\+\+ (?:b\/|\/dev))/,
];
/** A command behind a prompt, or one of those whose options are known. */
const COMMAND =
  /^\s*(?:[$#%>]\s+)?(?:sudo\s+)?((?:curl|wget|ssh|scp|sshpass|mysql|mysqldump|psql|git|docker|kubectl|npm|npx|yarn|pip|python3?|node|redis-cli|mongo|openssl|rsync|tar|grep|systemctl|apt|apt-get|brew|az|aws|gcloud|terraform|helm|make)\s+\S.*|\S.*)$/d;
const PROMPT = /^\s*[$%]\s+\S/;
const KNOWN =
  /^\s*(?:sudo\s+)?(?:curl|wget|ssh|scp|sshpass|mysql|mysqldump|psql|docker|kubectl|redis-cli|openssl|rsync|aws|gcloud)\s+(?:-|\S+\s+-|\S+@)/;

/** The pieces of a paragraph of which a line is one of these; other lines are prose. */
export function machineLines(text: string, start: number, end: number): Piece[] | undefined {
  const pieces: Piece[] = [];
  let found = false;
  for (const { line, start: from, end: to } of linesOf(text.slice(start, end))) {
    const at = start + from;
    const listed = LISTED.exec(line);
    if (listed) {
      found = true;
      for (const group of [1, 2, 3]) {
        const [open, close] = listed.indices![group]!;
        pieces.push({
          start: at + open,
          end: at + close,
          path: group === 3 ? "file" : "owner",
          ends: "\n",
        });
      }
    } else if (OWN.some((form) => form.test(line))) found = true;
    else if (PROMPT.test(line) || KNOWN.test(line)) {
      found = true;
      // the program, its options and sub-commands are words of the machine
      const [, command] = COMMAND.exec(line)!;
      const offset = at + line.length - command!.length;
      for (const word of command!.matchAll(/"[^"]*"|'[^']*'|\S+/g)) {
        if (/^-|^[a-z][a-z0-9-]*$/.test(word[0])) continue;
        const quoted = /^["']/.test(word[0]) ? 1 : 0;
        pieces.push({
          start: offset + word.index + quoted,
          end: offset + word.index + word[0].length - quoted,
          path: "argument",
          ends: "\n",
        });
      }
    } else if (/\S/.test(line)) pieces.push({ start: at, end: start + to, path: "", prose: true });
  }
  return found ? pieces.filter((one) => one.start < one.end) : undefined;
}
