/**
 * OpenDocument text, .odt (ISO/IEC 26300).
 *
 * | of the file | becomes |
 * | --- | --- |
 * | paragraphs, headings, lists, tables cell by cell; text boxes and notes after their paragraph; then headers and footers | text, a blank line between paragraphs |
 * | results of fields, texts of links, content of sections and indexes | text |
 * | tracked changes | insertions are accepted, deletions gone |
 * | comments, bookmarks, addresses, forms, scripts, values behind the text of cells | gone |
 * | pictures, drawings, charts, embedded files, fonts, thumbnail, settings, properties (author, times ...), all parts but two | gone |
 * | names of styles | numbered |
 * | sizes, colours, borders, margins, levels of lists | as they were |
 *
 * Only elements and attributes on the lists in clean.ts are written. What was written is read again: its
 * text must be the new one, cleaning it again must change nothing, and no attribute may hold a hidden word.
 */

import type { BytesFormat } from "../format.js";
import { type OpenPackage, writeChecked } from "../office/checked.js";
import { removedNotes } from "../removed.js";
import { oneDocument } from "../require-text.js";
import { clean } from "./clean.js";
import { layoutOf } from "./layout.js";
import { pack, unpack } from "./package.js";
import { numberStyles } from "./styles.js";
import { collectText, decodeSpaces, encodeSpaces } from "./text.js";

export const odt: BytesFormat = {
  name: "odt",
  extensions: [".odt"],
  readBytes(bytes, options) {
    const { name } = options;
    const { pieces, gone } = open(bytes, name);
    return {
      ...oneDocument(pieces.text, options, (sanitized) =>
        writeChecked((again) => open(again, name), bytes, sanitized, ".odt"),
      ),
      ...removedNotes(gone),
      layoutOf: () => {
        const opened = open(bytes, name);
        return layoutOf(
          opened.parts.map((xml) => xml.documentElement!),
          opened.pieces,
        );
      },
    };
  },
};

function open(bytes: Uint8Array, name: string): OpenPackage & { readonly gone: readonly string[] } {
  const file = unpack(bytes, name);
  const roots = file.parts.map(({ root }) => root);
  const gone = roots.flatMap((root) => clean(root));
  numberStyles(roots);
  for (const root of roots) decodeSpaces(root);
  return {
    parts: file.parts.map(({ xml }) => xml),
    pieces: collectText(roots),
    gone,
    finish() {
      for (const root of roots) encodeSpaces(root);
    },
    pack: () => pack(file),
  };
}
