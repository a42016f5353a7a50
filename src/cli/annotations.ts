/** `sanitize --annotations GOLD`: spans that people marked, in the place of detection. */

import type { Annotated, Document } from "../document/document.js";
import { place, readDetections, readTab } from "../entries/formats.js";
import { errors, type PalimpsestError } from "../errors.js";
import { readTextFile } from "./inputs.js";

/** Puts a document's annotations into it. @throws INPUT_FORMAT */
export type Annotate = (document: Document) => Document;

/**
 * @param path the benchmark's form, WikiReplace's, or {DOC_ID: [{start, end, type}]}
 * @param annotator whose; default: the first of each document
 * @throws INPUT_FORMAT, SPAN_INVALID
 */
export async function readAnnotations(path: string, annotator?: string): Promise<Annotate> {
  const json = await readTextFile(path);
  if (/^\s*\{/u.test(json)) {
    const found = readDetections(json, path);
    return (document) => {
      const spans = found.get(document.id);
      if (!spans) throw missing(path);
      return { ...document, annotated: place(document, spans) };
    };
  }
  const gold = new Map(readTab(json, path).map((one) => [one.document.id, one]));
  return (document) => {
    const own = gold.get(document.id);
    const mentions =
      annotator === undefined
        ? [...(own?.annotations.values() ?? [])][0]
        : own?.annotations.get(annotator);
    if (!own || !mentions) throw missing(path);
    if (own.document.text !== document.text) {
      throw errors.INPUT_FORMAT`${path} annotates another text than the input's document of that id; give the text that was annotated`;
    }
    return { ...document, annotated: mentions.map((one): Annotated => ({ ...one })) };
  };
}

const missing = (path: string): PalimpsestError =>
  errors.INPUT_FORMAT`${path} has no annotations for a document of the input; ids must be the same, and --annotator one of its annotators`;
