/** From the pages that were read and the sanitized text to a new file. */

import type { Sanitized } from "../../document/document.js";
import { firstEndingAfter } from "../../document/span.js";
import { errors } from "../../errors.js";
import { hiddenBy } from "../html/hidden.js";
import type { BlockEdit } from "./edited-words.js";
import { type OutputPage, type Stretch, writePdf } from "./file.js";
import type { PageContent } from "./page.js";
import type { PagesText, TextBlock } from "./pages-text.js";
import { setAnew, setAsIs } from "./setting.js";
import { verifyPdf } from "./verify.js";

/** @throws OUTPUT_UNWRITABLE */
export async function writePages(
  pages: readonly PageContent[],
  text: PagesText,
  sanitized: Sanitized,
  name: string,
): Promise<Uint8Array> {
  const edits = editsOf(text, sanitized);
  const stretches = pages.map((): Stretch[] => []);
  let missing = 0;
  for (const block of text.blocks) {
    const own = edits.get(block);
    const set = own ? setAnew(block, own) : setAsIs(block);
    missing += set.missing;
    for (const stretch of set.stretches) stretches[block.page]!.push(stretch);
  }
  if (missing > 0) {
    throw errors.OUTPUT_UNWRITABLE`${name} has ${missing} letters of scripts that the embedded fonts lack; write its text with --to txt, md or docx`;
  }
  const output = pages.map(
    ({ area, rotation, rules }, i): OutputPage => ({
      area,
      rotation,
      rules,
      stretches: stretches[i]!,
    }),
  );
  const bytes = writePdf(output);
  const expected = output.map(({ stretches }) =>
    stretches
      .map(({ settings }) => settings.map((one) => String.fromCodePoint(one.codePoint)).join(""))
      .join(" "),
  );
  await verifyPdf(bytes, expected, hiddenBy(sanitized, sanitized.text), name);
  return bytes;
}

/** The edits of each block that has any; what reaches over several has its words in the first. */
function editsOf(
  { blocks, text }: PagesText,
  { replacements }: Sanitized,
): ReadonlyMap<TextBlock, BlockEdit[]> {
  const edits = new Map<TextBlock, BlockEdit[]>();
  for (const { start, end, replacement } of replacements) {
    if (replacement === text.slice(start, end)) continue;
    let words = replacement;
    for (let i = firstEndingAfter(blocks, start); i < blocks.length; i++) {
      const block = blocks[i]!;
      if (block.start >= end) break;
      const edit = {
        start: Math.max(0, start - block.start),
        end: Math.min(end, block.end) - block.start,
        words,
      };
      const own = edits.get(block);
      if (own) own.push(edit);
      else edits.set(block, [edit]);
      words = "";
    }
  }
  return edits;
}
