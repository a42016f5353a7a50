/** WebVTT, SubRip and exported chats: times and numbers of cues stay, who speaks is known, what is said is prose. */

import { type Grammar, linesOf, type Piece } from "../grammar.js";

const CUE = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}/;

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
          if (tag[1])
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

/** `[12/03/2024, 10:11:12] Ann: text`, `12/03/24, 10:11 - Ann: text`. */
const SAID =
  /^[\u200e\s]*(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]\.?M\.?)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?: ?[AP]\.?M\.?)? -) ([^:\n]{1,40}): /i;

export const chat: Grammar = {
  name: "chat",
  sniff: (text) => SAID.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    let said = 0;
    for (const { line, start, end } of linesOf(text)) {
      const found = SAID.exec(line);
      if (!found) {
        if (/\S/.test(line)) pieces.push({ start, end, path: "", prose: true });
        continue;
      }
      said++;
      const name = start + found[0].length - 2 - found[1]!.length;
      pieces.push({ start, end: name, path: "time" });
      pieces.push({
        start: name,
        end: name + found[1]!.length,
        path: "from",
        is: "PERSON",
        ends: ":\n",
      });
      if (start + found[0].length < end)
        pieces.push({ start: start + found[0].length, end, path: "", prose: true });
    }
    return said >= 2 ? pieces : undefined;
  },
};
