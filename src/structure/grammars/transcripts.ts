/** WebVTT, SubRip and exported chats: times and numbers of cues stay, who speaks is known, what is said is prose. */

import { type Grammar, linesOf, type Piece } from "../grammar.js";

const CUE = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}/;

/** Parts in a conversation, which name nobody. */
const PART =
  /^(?:interviewer|interviewee|participant|respondent|speaker|moderator|facilitator|operator|agent|customer|client|caller|patient|doctor|nurse|clinician|therapist|officer|witness|counsel|the court|judge|teacher|student|host|guest|narrator|researcher|user|assistant|system|bot|support|person|male|female|voice|unknown|q|a|i|p|r|int|me|you|everyone)(?: ?#?\d{1,3}| [a-z])?$/iu;

export const cues: Grammar = {
  name: "subtitles",
  sniff: (text) => text.includes(" --> "),
  cut(text) {
    const pieces: Piece[] = [];
    const lines = [...linesOf(text)];
    let found = 0;
    for (const [i, { line, start, end }] of lines.entries()) {
      if (CUE.test(line)) found++;
      else if (!/\S/.test(line) || /^WEBVTT/.test(line) || CUE.test(lines[i + 1]?.line ?? ""))
        continue;
      else {
        let from = start;
        for (const tag of line.matchAll(/<(?:v(?:\.[^\s>]*)?\s+([^>]+)|[^>]*)>/g)) {
          const at = start + tag.index;
          if (from < at) pieces.push({ start: from, end: at, path: "", prose: true, ends: "<>\n" });
          from = at + tag[0].length;
          if (tag[1] && !PART.test(tag[1].trim()))
            pieces.push({
              start: from - 1 - tag[1].length,
              end: from - 1,
              path: "v",
              is: "PERSON",
              ends: "<>\n",
            });
        }
        if (from < end) pieces.push({ start: from, end, path: "", prose: true, ends: "<>\n" });
      }
    }
    return found > 0 ? pieces : undefined;
  },
};

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?: ?[AP]\.?M\.?)?`;
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const NAME = String.raw`(?<name>[^:\n[\]()<>]{1,40}?)`;

/** How lines begin in which somebody says something, and who it is; a time of day without a date stays. */
const SAID: readonly RegExp[] = [
  // WhatsApp, Signal: `[12/03/2024, 10:11:12] Ann: text`, `12/03/24, 10:11 - Ann: text`
  `^[\\u200e\\s]*(?:\\[(?<time>${DAY},? ${CLOCK})\\]|(?<when>${DAY},? ${CLOCK}) -) ${NAME}: `,
  // recordings: `Interviewer [00:00:03]: text`, `Ann Berg (00:12): text`
  `^${NAME} [[(]${CLOCK}[\\])]:?(?: |$)`,
  // `[00:00:03] Ann: text`, `00:00:03 Ann: text`
  `^[[(]?${CLOCK}[\\])]?(?: -)? ${NAME}: `,
  // Zoom: `10:11:12 From Ann Berg to Everyone: text`
  `^${CLOCK}\\s+From ${NAME} [Tt]o [^:\\n]{1,40}:\\s`,
  // Discord, Teams, Slack as they are copied: `ann_k — 04/03/2026 10:11`, `Ann Berg  10:11 AM`
  `^${NAME}(?: [—–-] |  +|\\t)(?:(?<time>${DAY},? ${CLOCK})|(?:(?:Yesterday|Today) at )?${CLOCK})$`,
  // IRC: `[10:11] <ann> text`, `10:11 <ann> text`
  `^[[(]?${CLOCK}[\\])]? ?<[@+ ]?(?<name>[^>\\n]{1,40})> `,
].map((form) => new RegExp(form, "diu"));

export const chat: Grammar = {
  name: "chat",
  sniff: (text) => new RegExp(CLOCK).test(text),
  cut(text) {
    const pieces: Piece[] = [];
    let said = 0;
    let others = 0;
    for (const { line, start, end } of linesOf(text)) {
      const found = SAID.map((form) => form.exec(line)).find((one) => one !== null);
      if (!found) {
        // a time alone names nobody: 'Messages are encrypted'
        if (/\S/.test(line)) {
          others++;
          pieces.push({ start, end, path: "", prose: true });
        }
        continue;
      }
      said++;
      const places = found.indices!.groups!;
      const [from, to] = places["name"]!;
      const time = places["time"] ?? places["when"];
      if (time) pieces.push({ start: start + time[0], end: start + time[1], path: "time" });
      const name = line.slice(from, to).trim();
      if (!PART.test(name))
        pieces.push({
          start: start + from,
          end: start + to,
          path: "from",
          is: "PERSON",
          ends: ":\n",
        });
      if (start + found[0].length < end)
        pieces.push({ start: start + found[0].length, end, path: "", prose: true });
    }
    pieces.sort((a, b) => a.start - b.start);
    // what is said may take several lines
    return said >= 2 && said * 4 >= others ? pieces : undefined;
  },
};
