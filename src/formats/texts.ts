import type { Document } from "../document/document.js";
import { errors } from "../errors.js";
import { readTabDocuments } from "./tab.js";

/**
 * Texts by id: `{DOC_ID: text}`, where null is no text, or documents in the benchmark's form.
 * @param name what messages call the file
 * @throws INPUT_FORMAT, DUPLICATE_ID
 */
export function readTexts(json: string, name: string): Pick<Document, "id" | "text">[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw errors.INPUT_FORMAT`${name} is not valid JSON; write the texts as {DOC_ID: text}`;
  }
  if (Array.isArray(value)) return readTabDocuments(json, name);
  // null is how tables of the field say that somebody has no text
  const entries = Object.entries(value ?? {}).filter(([, text]) => text !== null);
  const wrong = entries.findIndex(([, text]) => typeof text !== "string");
  if (typeof value !== "object" || wrong >= 0) {
    throw errors.INPUT_FORMAT`${name} ${wrong >= 0 ? `has no text at entry ${wrong + 1}` : `contains a ${typeof value}`}; write the texts as {DOC_ID: text}`;
  }
  return entries.map(([id, text]) => ({ id, text: text as string }));
}
