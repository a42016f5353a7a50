/** The words of a block with replacements made, as they are set one after the other. */

import type { Block } from "./blocks.js";
import { widthOf } from "./file.js";
import type { Glyph, Style } from "./glyphs.js";
import type { Segment } from "./lines.js";
import { type Setting, settingOf } from "./typefaces.js";

/** Words in place of a stretch of a block's text. */
export interface BlockEdit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Width of a space, in parts of the size. */
export const SPACE_WIDTH = 0.26;

/** What is set: characters of one style, a space, or the end of a line. */
type Item = { readonly character: string; readonly style: Style } | "space" | "end";

export interface Word {
  readonly settings: readonly { readonly setting: Setting; readonly style: Style }[];
  /** Natural width at full size, points. */
  readonly width: number;
  /** What comes before it. */
  readonly before: "space" | "end" | "nothing";
}

/** @param miss hears of each character that no embedded font has */
export const wordsWith = (
  block: Block,
  edits: readonly BlockEdit[],
  miss: () => void,
): readonly Word[] => joinedWords(itemsOf(block, edits), miss);

function joinedWords(items: readonly Item[], miss: () => void): Word[] {
  const words: Word[] = [];
  let settings: { setting: Setting; style: Style }[] = [];
  let before: Word["before"] = "nothing";
  const finish = () => {
    if (settings.length === 0) return;
    const width = settings.reduce(
      (sum, { setting, style }) => sum + widthOf([setting]) * style.size,
      0,
    );
    words.push({ settings, width, before });
    settings = [];
    before = "nothing";
  };
  for (const item of items) {
    if (typeof item === "string") {
      finish();
      if (words.length > 0 && before !== "end") before = item;
      continue;
    }
    const setting = settingOf(item.character.codePointAt(0)!, item.style);
    if (setting) settings.push({ setting, style: item.style });
    else miss();
  }
  finish();
  return words;
}

/** The characters of a block with replacements made, and what its line ends become. */
function itemsOf({ lines }: Block, edits: readonly BlockEdit[]): Item[] {
  const items: Item[] = [];
  const push = (text: string, style: Style) => {
    for (const character of text) {
      items.push(/\s/.test(character) ? "space" : { character, style });
    }
  };
  let start = 0;
  let next = 0;
  for (const [i, line] of lines.entries()) {
    const end = line.text.length + (line.hyphen ? 0 : 1);
    for (let j = 0; j < end; j++) {
      const at = start + j;
      while (next < edits.length && edits[next]!.end <= at) next++;
      const edit = edits[next];
      if (edit && edit.start <= at) {
        if (at === edit.start) push(edit.words, styleAt(line, j));
        continue;
      }
      if (j === line.text.length) {
        if (i < lines.length - 1) items.push(lineEnd(line, lines[i + 1]!, lines));
        continue;
      }
      const code = line.text.codePointAt(j)!;
      // the second half of a pair came with the first
      if (code >= 0xdc00 && code < 0xe000) continue;
      push(String.fromCodePoint(code), styleAt(line, j));
    }
    start += end;
  }
  return items;
}

function styleAt({ glyphs }: Segment, index: number): Glyph["style"] {
  for (let i = index; i < glyphs.length; i++) if (glyphs[i]) return glyphs[i]!.glyph.style;
  for (let i = glyphs.length - 1; i >= 0; i--) if (glyphs[i]) return glyphs[i]!.glyph.style;
  throw new Error("a line has a glyph");
}

/** A line that leaves room for the next word ends there on purpose. */
function lineEnd(line: Segment, next: Segment, lines: readonly Segment[]): Item {
  const right = Math.max(...lines.map((one) => one.right));
  const space = next.glyphs.indexOf(undefined);
  const word = next.glyphs[space < 0 ? next.glyphs.length - 1 : space - 1];
  const needed = (word?.end ?? next.right) - next.left + SPACE_WIDTH * line.size;
  return line.right + needed < right - 0.5 * line.size ? "end" : "space";
}
