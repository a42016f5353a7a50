import { createDocument } from "../document/document.js";
import type { Format } from "./format.js";

const readPlain: Format["read"] = (text, { id, persons }) => ({
  documents: [createDocument(text, { id, persons })],
  write: ([sanitized]) => sanitized!.text,
});

/** Plain text: one document per file. Line ends stay as they are. */
export const txt: Format = { name: "txt", extensions: [".txt", ".text"], read: readPlain };

/** Markdown: read as text, so its marks stay where they are. */
export const md: Format = { name: "md", extensions: [".md", ".markdown"], read: readPlain };
