import { createDocument } from "../document/document.js";
import type { Format } from "./format.js";
import { readTabDocuments } from "./tab.js";

/**
 * The Text Anonymization Benchmark's form, an array of `{doc_id, text, ...}`. Written back as
 * `[{doc_id, text}]`: task, meta and annotations name the person, so they are left out.
 */
export const tab: Format = {
  name: "tab",
  extensions: [".json"],
  read: (json, { name, persons }) => ({
    documents: readTabDocuments(json, name).map((document) =>
      persons.length === 0 ? document : createDocument(document.text, { id: document.id, persons }),
    ),
    write: (sanitized) =>
      `${JSON.stringify(
        sanitized.map(({ document, text }) => ({ doc_id: document.id, text })),
        null,
        2,
      )}\n`,
  }),
};
