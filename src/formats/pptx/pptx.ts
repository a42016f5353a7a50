/**
 * Presentations, .pptx: Office Open XML (ISO/IEC 29500).
 *
 * | of the file | becomes |
 * | --- | --- |
 * | each slide's shapes and tables, also of hidden slides; its notes; words of its charts | text, a blank line between paragraphs |
 * | footers and other text of layouts and masters | text, after the last slide |
 * | prompts of placeholders on layouts and masters, shown dates and slide numbers | gone; the fields stay alive |
 * | numbers of charts | as they were; their workbook is gone |
 * | comments and their authors, pictures, diagrams, embedded files, sounds, films, addresses of links, animations, sections, tags, macros, fonts, properties, names of shapes, alternative texts | gone |
 * | places, sizes, colours, layouts, themes | as they were |
 *
 * Only elements on the list in clean.ts are written. What was written is read again (office/checked.ts).
 */

import type { BytesFormat } from "../format.js";
import { type OpenPackage, writeChecked } from "../office/checked.js";
import type { Part } from "../office/package.js";
import type { Element } from "../office/xml.js";
import { oneDocument } from "../require-text.js";
import { clean } from "./clean.js";
import { openPresentation, packPresentation, partsInOrder } from "./package.js";
import { collectText, finishText } from "./text.js";

export const pptx: BytesFormat = {
  name: "pptx",
  extensions: [".pptx", ".ppsx", ".potx", ".pptm"],
  writtenAs: ".pptx",
  readBytes(bytes, options) {
    const { name } = options;
    const { pieces, leftOut } = open(bytes, name);
    return {
      ...oneDocument(pieces.text, options, (sanitized) =>
        writeChecked((again) => open(again, name), bytes, sanitized, ".pptx"),
      ),
      ...(leftOut.length > 0 && { notes: [`left out: ${leftOut.join(", ")}`] }),
    };
  },
};

interface Presentation extends OpenPackage {
  /** Kinds of things that are left out, as words for people. */
  readonly leftOut: readonly string[];
}

function open(bytes: Uint8Array, name: string): Presentation {
  const file = openPresentation(bytes, name);
  const leftOut = new Set(file.leftOut);
  for (const part of file.parts) for (const kind of clean(part)) leftOut.add(kind);
  const parts: readonly Part[] = partsInOrder(file);
  const roots = parts.map(({ xml }): Element => xml.documentElement!);
  return {
    parts: parts.map(({ xml }) => xml),
    pieces: collectText(roots),
    leftOut: [...leftOut],
    finish() {
      for (const root of roots) finishText(root);
    },
    pack: () => packPresentation({ ...file, parts }),
  };
}
