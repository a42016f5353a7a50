/** Single lines that a machine wrote or reads, wherever they stand: listings of files, commands, traces of a stack. */

import type { Span } from "../document/span.js";
import { linesOf, type Piece } from "./grammar.js";
import { tokens } from "./grammars/code.js";

/** `-rw-r--r-- 1 root root 1048576 Jun  2 20:17 swap.img`: owner, group and name may be of somebody. */
const LISTED =
  /^[-dlbcps][-rwxsStT]{9}[.+@]?\s+\d+\s+(\S+)\s+(\S+)\s+[\d,.KMGT]+\s+(?:\w{3}\s+\d+\s+[\d:]+|[\d-]+\s[\d:.]+(?:\s[+-]\d+)?)\s+(.*)$/d;

/** Lines of programs that list who does what, and the groups that may be somebody's: `ps aux`, `last`, `who`, `git log --graph`. */
const LISTS: readonly RegExp[] = [
  /^(?<user>[a-z_][\w.+-]*)\s+\d+\s+[\d.]+\s+[\d.]+\s+\d+\s+\d+\s+\S+\s+\S+\s+\S+\s+[\d:]+\s+(?<rest>\S.*)$/d,
  /^(?<user>[a-z_][\w.+-]*)\s+(?:pts\/\d+|tty\w*|system boot|console|:\d+)\s+(?:(?<rest>[\w.:-]+)\s+)?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) .*|\d{4}-\d{2}-\d{2} .*)$/d,
  /^[*|\\/ ]*[0-9a-f]{7,40} (?:\([^)]*\) )?(?<message>\S.*)$/d,
];
const NOBODY =
  /^(?:root|reboot|daemon|postgres|mysql|redis|nobody|www-data|systemd[+\w-]*|message[+\w-]*|syslog|nginx|USER)$/;
/** Who asked for a change to be taken over: 'Merge pull request #88 from ann/fix'. */
const MERGED = /(?<=^Merge (?:pull request|branch) .{0,60}\bfrom )[\w.-]+(?=\/)/;

/** Frames of a stack and what stands between them, in the languages that have them; paths in them may be somebody's. */
const FRAMES: readonly RegExp[] = [
  // Java, Kotlin, Scala, JavaScript
  /^\s+at [\w$.<>[\]/ ]+\([^()]*\)\s*(?:\{\s*)?(?:~?\[[^\]]*\])?$/,
  /^\s+at (?:async )?\S+:\d+:\d+\)?\s*\{?$/,
  // .NET
  /^\s+at [\w.<>`,[\]+ |$&]+\([^()]*\)(?: in .+:line \d+)?$/,
  // Python
  /^\s*File "[^"]*", line \d+(?:, in \S+)?$/,
  /^\s*[~^]+\s*$/,
  // Go
  /^(?:goroutine \d+ \[[^\]]*\]:|[\w./*()-]+\.\S+\((?:0x[0-9a-f]+|[{}, .?]|\.\.\.)*\)|\s+\S+\.go:\d+(?: \+0x[0-9a-f]+)?|exit status \d+)$/,
  // Ruby, PHP, Rust, C
  /^\s*(?:from )?\S+\.rb:\d+:in [`'"].*$/,
  /^#\d+ +\S.*(?:\(\d+\): .*|:\d+|\{main\})$/,
  /^\s*\d+: +\S+::\S+$/,
  /^\s+at \.?\/\S+:\d+(?::\d+)?$/,
];
/** The output of `uptime`, lines of a table that a program drew, heads of a trace, marks of a difference. */
const OWN: readonly RegExp[] = [
  ...FRAMES,
  /^\s*\d{1,2}:\d{2}:\d{2} up .*load average/,
  /^(?:Traceback \(most recent call last\):|Caused by:.*(?:Exception|Error)\b(?=:?\s*$)|\s+\.\.\. \d+ more)$/,
  /^\s*[-+|=]{5,}\s*$/,
  /^(?:diff --git |index [0-9a-f]{7,}\.\.|@@ -\d+|--- (?:a\/|\/dev)|\+\+\+ (?:b\/|\/dev))/,
];
/** `java.lang.IllegalStateException: pool is closed`: what went wrong by the program's own name, and a message. */
const THROWN =
  /^\s*(?:(?:Caused by|Unhandled exception\.?|Exception in thread "[^"]*"|Uncaught|panic|fatal error)[:.]? *)?(?:[\w$]+[.:/\\]{1,2})*[\w$]*(?:Exception|Error|Failure|Fault|DoesNotExist|NotFound)\b(?: \[\w+\])?(?::\s*|$)/;

/** An indented line that is a call or ends with one: `    return getattr(self, name)(*args)`. */
const CALLS =
  /^\s{2,}(?:return |raise |await |throw |[\w.$]+ = )?(?:await )?[\w.$]+\([^\n]*\)[;:]?\s*$/;

/** Whether all of a line is the machine's own. */
const isOwnLine = (line: string): boolean => OWN.some((form) => form.test(line));

/** A command behind a prompt, or one of those whose options are known. */
const COMMAND =
  /^\s*(?:[$#%>]\s+)?(?:sudo\s+)?((?:curl|wget|ssh|scp|sshpass|mysql|mysqldump|psql|git|docker|kubectl|npm|npx|yarn|pip|python3?|node|redis-cli|mongo|openssl|rsync|tar|grep|systemctl|apt|apt-get|brew|az|aws|gcloud|terraform|helm|make)\s+\S.*|\S.*)$/d;
const PROMPT = /^\s*[$%]\s+\S/;
const KNOWN =
  /^\s*(?:sudo\s+)?(?:(?:curl|wget|ssh|scp|sshpass|mysql|mysqldump|psql|docker|kubectl|redis-cli|openssl|rsync|aws|gcloud|git|npm|npx|yarn|pip3?|tar|grep|chmod|chown|systemctl|helm|terraform)\s+(?:-|[\w.-]+\s+-|\S+@|(?:config|run|install|clone|commit|push|pull|checkout|exec|apply|restart|init|add)\b)|(?:cd|export|source|mkdir|rm|cp|mv|cat|ls|sudo)\s+[~/.$\w-]\S*(?:\s+\S+){0,3}$)/;

/** Whether a value is a command: `npm run bundle && node test.js`. */
export const isCommand = (value: string): boolean => value.length < 400 && KNOWN.test(value);

/** The pieces of a line that is of a machine; undefined: it is prose. None: nothing in it is to be read. */
export function machineLine(line: string, { start, end }: Span): Piece[] | undefined {
  const listed = LISTED.exec(line);
  if (listed)
    return [1, 2, 3].map((group) => {
      const [open, close] = listed.indices![group]!;
      const path = group === 3 ? "file" : "owner";
      return { start: start + open, end: start + close, path, ends: "\n", machine: true };
    });
  for (const form of LISTS) {
    const found = form.exec(line);
    if (found) return listPieces(line, start, found);
  }
  if (isOwnLine(line)) return [];
  // the line of a program under its frame
  if (CALLS.test(line))
    return tokens(line).map((piece) => ({
      ...piece,
      start: piece.start + start,
      end: piece.end + start,
      machine: true as const,
    }));
  const thrown = THROWN.exec(line)?.[0];
  if (thrown !== undefined)
    return [
      {
        start: start + thrown.length,
        end,
        path: "message",
        prose: true,
        ends: "\n",
        machine: true,
      },
    ];
  if (!PROMPT.test(line) && !KNOWN.test(line)) return undefined;
  // the program, its options and sub-commands are words of the machine
  const [, command] = COMMAND.exec(line)!;
  const offset = start + line.length - command!.length;
  return [...command!.matchAll(/"[^"]*"|'[^']*'|[^\s"']+/g)].flatMap((word): Piece[] => {
    if (/^-|^[a-z][a-z0-9-]*$/.test(word[0])) return [];
    const quoted = /^["']/.test(word[0]) ? 1 : 0;
    const from = offset + word.index + quoted;
    const to = offset + word.index + word[0].length - quoted;
    return [{ start: from, end: to, path: "argument", ends: "\n", machine: true }];
  });
}

function listPieces(line: string, start: number, found: RegExpExecArray): Piece[] {
  const pieces: Piece[] = [];
  const add = (
    place: readonly [number, number] | undefined,
    more: Omit<Piece, "start" | "end">,
  ) => {
    if (place) pieces.push({ start: start + place[0], end: start + place[1], ...more });
  };
  const { user, rest, message } = found.indices!.groups!;
  const owner = user ? line.slice(...user) : "";
  if (!NOBODY.test(owner))
    add(user, { path: "user", is: "CODE", account: true, ends: " \n", machine: true });
  if (rest && /[/@\d]/.test(line.slice(...rest)))
    add(rest, { path: "argument", ends: "\n", machine: true });
  if (!message) return pieces;
  const from = MERGED.exec(line.slice(message[0]));
  if (!from) add(message, { path: "message", prose: true, ends: "\n", machine: true });
  else
    add([message[0] + from.index, message[0] + from.index + from[0].length], {
      path: "user",
      is: "CODE",
      ends: "/\n",
      machine: true,
    });
  return pieces;
}

/** Headings of a table that a program drew, in capitals, with blanks between: `NAME   READY   STATUS`. */
const HEADINGS =
  /^ *[A-Z%][A-Z\d_%/-]*(?: [A-Z][A-Z\d_%/-]*)*(?:(?: {2,}|\t)[A-Z%][A-Z\d_%/() -]*){2,}$/;
const CELL = /\S+(?: \S+)*/g;

/** The cells of a line below such headings, each under the last that begins no later. */
function cellsBelow(head: string, line: string, start: number): Piece[] | undefined {
  const headings = [...head.matchAll(CELL)];
  const cells = [...line.matchAll(CELL)];
  if (cells.length < 2 || cells.length > headings.length + 1) return undefined;
  return cells.map(({ 0: cell, index }) => ({
    start: start + index,
    end: start + index + cell.length,
    path: headings.findLast((one) => one.index <= index + 1)?.[0] ?? "",
    ends: "\n",
    machine: true,
  }));
}

/** The pieces of a paragraph of which a line is one of these; other lines are prose. */
export function machineLines(text: string, start: number, end: number): Piece[] | undefined {
  const pieces: Piece[] = [];
  let found = false;
  let head = "";
  for (const { line, start: from, end: to } of linesOf(text.slice(start, end))) {
    const span = { start: start + from, end: start + to };
    const below = head === "" ? undefined : cellsBelow(head, line, span.start);
    const isHead = HEADINGS.test(line);
    head = isHead ? line : below ? head : "";
    const own = isHead ? [] : (below ?? machineLine(line, span));
    if (own) found = true;
    else if (/\S/.test(line)) pieces.push({ ...span, path: "", prose: true });
    pieces.push(...(own ?? []));
  }
  return found ? pieces.filter((one) => one.start < one.end) : undefined;
}
