import { createDocument } from "../document/document.js";
import { isRecord } from "../document/is-record.js";
import type { Format } from "./format.js";
import { readTabDocuments } from "./tab.js";

/**
 * The Text Anonymization Benchmark's form, an array of `{doc_id, text, ...}`. Written back as
 * `[{doc_id, text}]`: task, meta and annotations name the person, so they are left out.
 */
export const tab: Format = {
  name: "tab",
  extensions: [".json"],
  read(json, { name, persons }) {
    const documents = readTabDocuments(json, name);
    return {
      documents: documents.map((document) =>
        persons.length === 0
          ? document
          : createDocument(document.text, { id: document.id, persons }),
      ),
      recordNames: documents.map((_, i) => `document ${i + 1}`),
      write: (sanitized) =>
        `${JSON.stringify(
          sanitized
            .filter(({ notReleased }) => !notReleased)
            .map(({ document, text }) => ({ doc_id: document.id, text })),
          null,
          2,
        )}\n`,
    };
  },
};

/** Whether a file has the benchmark's form, or is not JSON at all. */
export function isTab(bytes: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(
      Buffer.from(bytes)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
    return Array.isArray(value) && value.every((one) => isRecord(one) && isText(one));
  } catch {
    return false;
  }
}

const isText = ({ doc_id, id, text }: Readonly<Record<string, unknown>>): boolean =>
  typeof text === "string" && typeof (doc_id ?? id) === "string";
