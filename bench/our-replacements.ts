/** Texts as we replace them, for the benches of attacks. */

import { createDocument } from "../src/document/document.js";
import { editedText } from "../src/entries/evaluate.js";
import { createSanitizer } from "../src/index.js";

/** By default, everything found in vaguer words, and everything found by labels: name -> text by id. */
export async function ourReplacements(
  originals: ReadonlyMap<string, string>,
): Promise<Map<string, Map<string, string>>> {
  const replaced = new Map<string, Map<string, string>>();
  for (const [name, policy] of [
    ["default", { version: 1 }],
    ["everything, vaguer", { version: 1, mask: "all" }],
    ["everything, labels", { version: 1, mask: "all", replace: { default: "label" } }],
  ] as const) {
    const writer = await createSanitizer(policy);
    const texts = new Map<string, string>();
    for (const [id, text] of originals) {
      const { replacements } = await writer.sanitize(createDocument(text, { id }));
      texts.set(id, editedText({ id, text, edits: replacements }));
    }
    replaced.set(name, texts);
  }
  return replaced;
}
