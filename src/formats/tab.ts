/**
 * The files in which the field exchanges documents, annotations and outputs: the JSON of the Text
 * Anonymization Benchmark (Pilán et al. 2022), its short form with typed mentions only, masks and
 * detections. Offsets in them are code points; `place` turns them into offsets inside a document.
 *
 * | file | form |
 * | --- | --- |
 * | benchmark | `[{doc_id, text, task?, meta?, annotations?: {ANNOTATOR: {entity_mentions: [..]}}}]` |
 * | entities | `[{doc_id, text, mentions: [{start, end, type}]}]` |
 * | masks | `{DOC_ID: [[start, end] or [start, end, replacement], ..]}` |
 * | detections | `{DOC_ID: [{start, end, type, ..}]}` |
 *
 * Messages name the file, the document's number and the field, never text, ids or names of people.
 */

import {
  createDocument,
  type Document,
  IDENTIFIER_TYPES,
  type IdentifierType,
} from "../document/document.js";
import type { GoldDocument, GoldMention } from "../document/gold.js";
import { isRecord } from "../document/is-record.js";
import { offsetConverter } from "../document/offsets.js";
import type { Span } from "../document/span.js";
import { isSemanticType, SEMANTIC_TYPES, type SemanticType } from "../document/types.js";
import { errors, type PalimpsestError } from "../errors.js";

/** A masked span of a file, in code points until placed. */
export interface Mask extends Span {
  readonly replacement?: string;
}

/** A detected span of a file, in code points until placed. */
export interface DetectedSpan extends Span {
  readonly type: SemanticType;
  readonly score?: number;
}

/** The documents of a benchmark file. Annotations are not looked at, so they may be anything. */
export function readTabDocuments(json: string, name: string): Document[] {
  return rawDocuments(json, name).map(({ document }) => document);
}

/**
 * The documents of a benchmark file with everybody's annotations, spans in UTF-16.
 * @throws INPUT_FORMAT where a field is absent or of the wrong kind, or an id occurs twice.
 * @throws SPAN_INVALID where a mention lies outside its text.
 */
export function readTab(json: string, name: string): GoldDocument[] {
  return rawDocuments(json, name).map(({ document, fields }, number) => {
    const where = `${name}, document ${number + 1}`;
    const annotations = new Map<string, readonly GoldMention[]>();
    if (fields["mentions"] !== undefined) {
      const mentions = arrayOf(fields["mentions"], `${where}: mentions`).map((value, index) =>
        shortMention(value, `${where}, mention ${index + 1}`),
      );
      annotations.set("gold", place(document, mentions, where));
    }
    const people = objectOf(fields["annotations"] ?? {}, `${where}: annotations`);
    for (const [i, [annotator, value]] of Object.entries(people).entries()) {
      const who = `annotator ${i + 1}`;
      const list = objectOf(value, `${where}, ${who}`)["entity_mentions"];
      const mentions = arrayOf(list, `${where}, ${who}: entity_mentions`).map((mention, index) =>
        fullMention(mention, `${where}, ${who}, mention ${index + 1}`),
      );
      annotations.set(annotator, place(document, mentions, where));
    }
    return { document, annotations };
  });
}

/**
 * Masks by document id, in code points.
 * @throws INPUT_FORMAT where the file has another form.
 */
export function readMasks(json: string, name: string): ReadonlyMap<string, readonly Mask[]> {
  return byDocument(json, name, (value, where) => {
    const [start, end, replacement] = arrayOf(value, where);
    const span = {
      start: offsetOf(start, `${where}: the start`),
      end: offsetOf(end, `${where}: the end`),
    };
    if (replacement === undefined || replacement === null) return span;
    return { ...span, replacement: stringOf(replacement, `${where}: the replacement`) };
  });
}

/**
 * Detections by document id, as `palimpsest detect` prints them, in code points.
 * @throws INPUT_FORMAT where the file has another form.
 */
export function readDetections(
  json: string,
  name: string,
): ReadonlyMap<string, readonly DetectedSpan[]> {
  return byDocument(json, name, (value, where) => {
    const { score } = objectOf(value, where);
    const span = shortMention(value, where);
    if (score === undefined) return span;
    if (typeof score !== "number") throw expected("a number", score, `${where}: score`);
    return { ...span, score };
  });
}

/**
 * The same spans with offsets in UTF-16 units of the document's text.
 * @param where what messages call the document; never its id, which may be somebody's name
 * @throws SPAN_INVALID where one is empty or lies outside the text
 */
export function place<T extends Span>(
  document: Pick<Document, "text">,
  spans: readonly T[],
  where = "a document",
): T[] {
  const { codePoints, toUtf16 } = offsetConverter(document.text);
  return spans.map((span, index) => {
    const { start, end } = span;
    if (start < 0 || start >= end || end > codePoints) {
      throw errors.SPAN_INVALID`span ${index + 1} of ${where}, from ${start} to ${end}, is empty or not within the text's ${codePoints} code points; check that the offsets count code points of this text`;
    }
    return { ...span, start: toUtf16(start), end: toUtf16(end) };
  });
}

export type Fields = Readonly<Record<string, unknown>>;

/** The documents with all fields of their records. */
export function rawDocuments(json: string, name: string): { document: Document; fields: Fields }[] {
  const seen = new Set<string>();
  return arrayOf(parse(json, name), name).map((value, index) => {
    const fields = objectOf(value, `${name}, document ${index + 1}`);
    const id = stringOf(fields["doc_id"] ?? fields["id"], `${name}, document ${index + 1}: doc_id`);
    if (seen.has(id)) {
      throw errors.INPUT_FORMAT`${name}: document ${index + 1} has the doc_id of an earlier one; rename or remove it`;
    }
    seen.add(id);
    const text = stringOf(fields["text"], `${name}, document ${index + 1}: text`);
    return { document: createDocument(text, { id, persons: personsOf(fields) }), fields };
  });
}

/** `meta.applicant`, else what follows the last 'person:' of the task; several names are split. */
function personsOf({ meta, task }: Fields): string[] {
  const applicant = isRecord(meta) ? meta["applicant"] : undefined;
  const names =
    typeof applicant === "string" && applicant.trim() !== ""
      ? applicant
      : typeof task === "string"
        ? (task
            .split(/\bperson(?:s|\(s\))?:/i)
            .slice(1)
            .at(-1) ?? "")
        : "";
  return names
    .split(/[,;&]|\sand\s/)
    .map((one) => one.trim())
    .filter((one) => one !== "" && !/^others?$/i.test(one));
}

function shortMention(value: unknown, where: string): GoldMention {
  const { start, end, type } = objectOf(value, where);
  return {
    start: offsetOf(start, `${where}: start`),
    end: offsetOf(end, `${where}: end`),
    type: typeOf(type, `${where}: type`),
  };
}

/** A mention of the long form. */
export function fullMention(value: unknown, where: string): GoldMention {
  const fields = objectOf(value, where);
  const identifier = fields["identifier_type"];
  const entity = fields["entity_id"];
  if (identifier !== undefined && !isIdentifierType(identifier)) {
    throw expected(
      `one of ${IDENTIFIER_TYPES.join(", ")}`,
      identifier,
      `${where}: identifier_type`,
    );
  }
  return {
    start: offsetOf(fields["start_offset"], `${where}: start_offset`),
    end: offsetOf(fields["end_offset"], `${where}: end_offset`),
    type: typeOf(fields["entity_type"], `${where}: entity_type`),
    ...(identifier === undefined ? {} : { identifier }),
    ...(entity === undefined ? {} : { entity: stringOf(entity, `${where}: entity_id`) }),
  };
}

function byDocument<T>(
  json: string,
  name: string,
  read: (value: unknown, where: string) => T,
): ReadonlyMap<string, readonly T[]> {
  const entries = Object.entries(objectOf(parse(json, name), name));
  return new Map(
    entries.map(([id, list], number) => [
      id,
      arrayOf(list, `${name}, document ${number + 1}`).map((value, index) =>
        read(value, `${name}, document ${number + 1}, span ${index + 1}`),
      ),
    ]),
  );
}

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    // the parser's own message quotes the file
    throw errors.INPUT_FORMAT`${name} is not valid JSON; check that the file is complete`;
  }
}

/** The error for a value of the wrong kind; says the value's kind and not the value. */
function expected(what: string, value: unknown, where: string): PalimpsestError {
  const is =
    value === undefined
      ? "missing"
      : value === null
        ? "null"
        : `of type ${Array.isArray(value) ? "array" : typeof value}`;
  return errors.INPUT_FORMAT`${where} must be ${what}, but is ${is}; check that the file has the form that this command reads`;
}

const isIdentifierType = (value: unknown): value is IdentifierType =>
  (IDENTIFIER_TYPES as readonly unknown[]).includes(value);

export function objectOf(value: unknown, where: string): Fields {
  if (!isRecord(value)) throw expected("an object", value, where);
  return value;
}

export function arrayOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw expected("an array", value, where);
  return value;
}

export function stringOf(value: unknown, where: string): string {
  if (typeof value !== "string") throw expected("a string", value, where);
  return value;
}

function offsetOf(value: unknown, where: string): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) {
    throw expected("a whole number", value, where);
  }
  return value;
}

function typeOf(value: unknown, where: string): SemanticType {
  if (!isSemanticType(value)) throw expected(`one of ${SEMANTIC_TYPES.join(", ")}`, value, where);
  return value;
}
