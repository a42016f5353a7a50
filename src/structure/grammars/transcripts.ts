/** WebVTT, SubRip and exported chats: times and numbers of cues stay, who speaks is known, what is said is prose. */

import { wordSet } from "../../language/lists.js";
import { type Grammar, linesOf, type Piece } from "../grammar.js";

const CUE = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}/;
/** A tag, which may say who speaks, and who does by the beginning of a line: `<v Ann>`, `ANN:`, `- Ann Berg (off):`. */
const MARK =
  /<(?:v(?:\.[^\s<>]*)?\s+(?<voice>[^<>]+)|[^<>]*)>|(?<=^(?:<[^<>]{0,80}>|[\s>–—-])*)(?<speaker>\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: (?:\p{Lu}[\p{L}\p{M}'’.-]{0,30}|d[aeiou]|del|v[ao]n|de[nr]|la|al|bin)){0,4})(?: ?\([^()]{0,40}\))?:(?=\s|<|$)/dgu;

/** Parts in a conversation, which name nobody. */
const PART =
  /^(?:interviewer|interviewee|participant|respondent|speaker|moderator|facilitator|operator|agent|customer|client|caller|patient|doctor|nurse|clinician|therapist|officer|witness|counsel|the court|judge|teacher|student|host|guest|narrator|announcer|reporter|presenter|researcher|user|assistant|system|bot|support|person|male|female|man|woman|boy|girl|child|crowd|audience|all|both|others|voice|unknown|q|a|i|p|r|int|me|you|everyone)(?: ?#?\d{1,3}| [a-z])?$/iu;
/** Words before a colon that are nobody unless in capitals: 'Note: it rains'. */
const isOrdinary = (name: string): boolean =>
  ["en/common-words", "en/form-nouns", "en/request-verbs"].some((list) =>
    wordSet(list).has(name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())),
  );

export const cues: Grammar = {
  name: "subtitles",
  sniff: (text) => text.includes(" --> "),
  cut(text) {
    const pieces: Piece[] = [];
    const lines = [...linesOf(text)];
    let found = false;
    for (const [i, { line, start, end }] of lines.entries()) {
      if (CUE.test(line)) found = true;
      else if (/\S/.test(line) && !/^WEBVTT/.test(line) && !CUE.test(lines[i + 1]?.line ?? "")) {
        let from = start;
        for (const { 0: mark, index, groups, indices } of line.matchAll(MARK)) {
          const { voice, speaker } = groups!;
          if (speaker && (!found || isOrdinary(speaker))) continue;
          pieces.push({ start: from, end: start + index, path: "", prose: true, ends: "<>\n" });
          from = start + index + mark.length;
          const at = indices!.groups![voice ? "voice" : "speaker"];
          if (at && !PART.test((voice ?? speaker)!.trim())) pieces.push(who(start, at, "<>\n"));
        }
        pieces.push({ start: from, end, path: "", prose: true, ends: "<>\n" });
      }
    }
    return found ? pieces : undefined;
  },
};

/** Whoever speaks, by place in a line. */
const who = (line: number, [start, end]: [number, number], ends: string): Piece => ({
  start: line + start,
  end: line + end,
  path: "from",
  is: "PERSON",
  ends,
});

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
        if (/\S/.test(line)) others++;
        pieces.push({ start, end, path: "", prose: true });
        continue;
      }
      said++;
      const places = found.indices!.groups!;
      const time = places["time"] ?? places["when"];
      if (time) pieces.push({ start: start + time[0], end: start + time[1], path: "time" });
      if (!PART.test(found.groups!["name"]!.trim()))
        pieces.push(who(start, places["name"]!, ":\n"));
      pieces.push({ start: start + found[0].length, end, path: "", prose: true });
    }
    pieces.sort((a, b) => a.start - b.start);
    // what is said may take several lines
    return said >= 2 && said * 4 >= others ? pieces : undefined;
  },
};
