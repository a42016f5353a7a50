import { createDocument, type Document, type Sanitized } from "../document/document.js";
import { errors } from "../errors.js";
import type { ReadOptions } from "./format.js";

/** @throws INPUT_EMPTY where a file has no text; `hint` says what may be the matter with it */
export function requireText(
  text: string,
  name: string,
  hint = "if it is a scan, recognize its text first",
): void {
  if (/\S/.test(text)) return;
  const what = name === "standard input" ? "name a file, or send the text to the command" : hint;
  throw errors.INPUT_EMPTY`${name} contains no text; ${what}`;
}

/** A file of one text, as a document with its way back. @throws INPUT_EMPTY, as `requireText` */
export function oneDocument<Output>(
  text: string,
  { name, id, persons }: Pick<ReadOptions, "name" | "id" | "persons">,
  write: (sanitized: Sanitized) => Output,
): { readonly documents: readonly Document[]; write(sanitized: readonly Sanitized[]): Output } {
  requireText(text, name);
  return {
    documents: [createDocument(text, { id, persons })],
    write: ([sanitized]) => write(sanitized!),
  };
}
