/** The text that masks leave, as it is attacked and as it is known again by its hash. */

import type { Protected, TextHashes } from "../entries/evaluate.js";
import { editedText, hashesOf } from "../entries/own/release.js";

/** Stands where a mask does not say what takes its place. */
const SUPPRESSED = "***";

export const outputText = ({ id, text, edits }: Protected): string =>
  editedText({
    id,
    text,
    edits: edits.map((edit) => ({ ...edit, replacement: edit.replacement ?? SUPPRESSED })),
  });

export const outputHashes = (documents: readonly Protected[]): TextHashes =>
  hashesOf(documents.map((one) => ({ id: one.id, text: outputText(one) })));
