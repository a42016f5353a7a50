/**
 * JSON Lines: one JSON value per line, one document per line. JSON: the same of the objects in its lists.
 *
 * | in the line | in the text |
 * | --- | --- |
 * | a string, wherever it is nested | read, and replaced |
 * | a number | read as it is written, since numbers identify too; replaced, it stays a number: that of its label, or the first of its range |
 * | `true`, `false`, `null` | not read |
 * | a key | a label: read for context, never replaced; a file is refused rather than keep a telling one |
 * | `doc_id`, `id` of the outermost object | the document's id, kept as it is |
 *
 * A document without an id is called after its line. Only values that change are written anew.
 */

import { numberFor } from "../document/number-for.js";
import type { Span } from "../document/span.js";
import { type ErrorCode, errors, type PalimpsestError } from "../errors.js";
import {
  type CellTreatment,
  cellTreatment,
  SAMPLE_ROWS,
  type Scheme,
  schemeOf,
} from "../tables/scheme.js";
import { isFieldName, isHarmlessId } from "../tables/telling-name.js";
import type { Dropped, Field, FieldRecord, Value } from "./field.js";
import { readFields } from "./fields.js";
import type { BrokenRecord, Format, ReadFile, ReadOptions } from "./format.js";
import type { UnreadCell } from "./layout/layout.js";
import { quasiCells } from "./quasi.js";
import { unreadColumnsOf } from "./row-fields.js";

export const jsonl: Format = {
  name: "jsonl",
  extensions: [".jsonl", ".ndjson"],
  read: (source, options) => {
    const file = readRecords(source, options, "line", linesOf);
    const broken = brokenIn(source, options.name);
    return {
      ...file,
      ...(broken.size > 0 && { broken: [...broken.values()] }),
      write: (sanitized) =>
        withErrorLines(file.write(sanitized), [
          ...[...broken].map(([line, { code }]) => ({ id: String(line), error: code, line })),
          ...sanitized.flatMap(({ document: { id }, notReleased: error }, i) => {
            const line = Number(file.recordNames![i]!.slice("line ".length));
            return error === undefined ? [] : [{ id, error, line }];
          }),
        ]),
    };
  },
};

/** Records that are not released, each an object with its error in the place of its line. */
function withErrorLines(
  output: string,
  errors: readonly { readonly id?: string; readonly error: ErrorCode; readonly line: number }[],
): string {
  if (errors.length === 0) return output;
  const lines = output.split("\n");
  for (const one of errors) {
    const end = lines[one.line - 1]!.endsWith("\r") ? "\r" : "";
    lines[one.line - 1] = JSON.stringify(one) + end;
  }
  return lines.join("\n");
}

/** JSON that is not of the benchmark's form; a document per object of a list at the top, or in an object there. */
export const json: Format = {
  name: "json",
  extensions: [],
  read: (source, options) => readRecords(source, options, "record", objectsOf),
};

function readRecords(
  source: string,
  options: ReadOptions,
  unit: string,
  split: (source: string, name: string) => Line[],
): ReadFile {
  const { name, id } = options;
  const lines = split(source, name);
  const counts = new Map<string, number>();
  for (const { scalars } of lines) {
    for (const label of new Set(scalars.map((one) => one.key))) {
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  const scheme = options.scheme ?? schemeOf(columnsOf(lines), options.columns, name);
  const quasi =
    options.quasi &&
    quasiCells(
      lines.map(
        ({ scalars }) => new Map(scalars.map(({ path, value }) => [path, value?.value ?? ""])),
      ),
      scheme.keys(),
      options.quasi,
      name,
    );
  let telling = 0;
  const unread: (() => UnreadCell[])[] = [];
  const records = lines.flatMap(({ number, scalars }, line): FieldRecord[] => {
    const ids: Scalar[] = [];
    const dropped: Dropped[] = [];
    const fields: Field[] = [];
    const decided: { value: Value; replacement: string }[] = [];
    // ids of FHIR link resources of many files: what they and their references are, their paths say
    const isResource = scalars.some(({ key, value }) => key === "resourceType" && value);
    for (const scalar of scalars) {
      const { key, value, path } = scalar;
      const shared = isFieldName(key) || counts.get(key)! > 1;
      if (value === undefined) {
        fields.push({ label: key, shared });
        continue;
      }
      if (quasi?.names.has(path)) {
        const replacement = quasi.cell(path, line);
        if (replacement !== value.value.trim()) decided.push({ value, replacement });
        continue;
      }
      const known = scheme.get(path);
      if (
        !isResource &&
        isId(scalar) &&
        (known?.by !== "given" || known.treatment.kind === "keep")
      ) {
        const harmless = known?.by === "given" || isHarmlessId(value.value);
        if (harmless || options.names === "keep") ids.push(scalar);
        else {
          telling++;
          fields.push({ label: key, shared, value, treatment: CODE });
        }
        continue;
      }
      const own = { kind: isResource && isMeasure(scalar, scalars) ? "keep" : "text" } as const;
      const treatment = isResource || !known ? own : cellTreatment(known, value.value);
      if (treatment.kind === "drop") dropped.push({ ...value, of: value });
      else if (treatment.kind !== "keep") fields.push({ label: key, shared, value, treatment });
      else if (!shared) fields.push({ label: key, shared });
    }
    if (!fields.some(({ value, shared }) => !shared || (value && /\S/.test(value.value)))) {
      fields.length = 0;
    }
    const left = () => unreadIn(scalars, fields, scheme);
    unread.push(left);
    if (fields.length + dropped.length + decided.length === 0) return [];
    const own = (ids.find(({ key }) => key === "doc_id") ?? ids[0])?.value?.value;
    return [
      {
        id: own || `${id}:${number}`,
        ids: ids.map((one) => one.value!.value),
        where: `${unit} ${number}`,
        fields,
        dropped,
        decided,
        unread: left,
      },
    ];
  });
  if (telling > 0) {
    options.note?.(
      `${name}: ${telling} ids that could tell of somebody are replaced, and their ${unit}s are called by number; --names keep leaves them`,
    );
  }
  const file = readFields({
    ...options,
    source,
    records,
    scheme,
    nothing: "null",
    placesOf: (label) =>
      lines.flatMap(({ scalars }) =>
        scalars.flatMap((one) => [
          ...(one.key === label && one.keyAt ? [one.keyAt] : []),
          ...(isId(one) && one.value?.value === label ? [one.value] : []),
        ]),
      ),
    fits: ({ start }, words) => (source[start] === '"' ? words : numberFor(words)),
    encode: ({ start }, replacement) =>
      source[start] === '"' ? JSON.stringify(replacement) : replacement,
    valuesOf: (text) =>
      split(text, name)
        .flatMap(({ scalars }) =>
          scalars.flatMap(({ value, keyAt }) => [
            ...(keyAt ? [keyAt] : []),
            ...(value ? [value] : []),
          ]),
        )
        .sort((a, b) => a.start - b.start),
  });
  return {
    ...file,
    unreadColumns: () =>
      unreadColumnsOf(
        unread.map((left) => left()),
        scheme,
      ),
    ...(quasi && { anonymity: quasi.anonymity, hierarchies: quasi.hierarchies }),
  };
}

/** Values that are no field: they stay as they are, or are removed. */
function unreadIn(
  scalars: readonly Scalar[],
  fields: readonly Field[],
  scheme: Scheme,
): UnreadCell[] {
  const read = new Set(fields.map(({ value }) => value));
  return scalars.flatMap((scalar): UnreadCell[] => {
    const { path, value } = scalar;
    if (!value || value.value === "" || read.has(value)) return [];
    const isRemoved = scheme.get(path)?.treatment.kind === "drop";
    const isHarmless = isId(scalar) && isHarmlessId(value.value);
    return [{ column: path, text: value.value, isRemoved, isHarmless }];
  });
}

/** A number that was measured, by the elements of FHIR, or a bound of its normal range; no age. */
const isMeasure = ({ path, value }: Scalar, scalars: readonly Scalar[]): boolean =>
  /(?:^|\.)(?:\w*[qQ]uantity|referenceRange\[\]\.(?:low|high))\.value$/.test(path) &&
  /^-?[\d.eE+-]+$/.test(value!.value) &&
  !scalars.some(
    (one) => one.path === path.replace(/value$/, "unit") && AGES.test(one.value?.value ?? ""),
  );
const AGES = /^(?:a|mo|wk|d|(?:year|yr|month|week|day)s?)$/iu;
const CODE: CellTreatment = { kind: "type", type: "CODE" };

/** Values by path of keys, from as many lines as a scheme needs. */
function columnsOf(lines: readonly Line[]): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const { scalars } of lines.slice(0, SAMPLE_ROWS)) {
    for (const { path, value } of scalars) {
      if (value === undefined) continue;
      const values = columns.get(path);
      if (values) values.push(value.value);
      else columns.set(path, [value.value]);
    }
  }
  return columns;
}

/** A key, a value, or both; a key before an object or a list is alone. */
interface Scalar {
  readonly key: string;
  readonly keyAt?: Value;
  /** Keys from the outermost: `user.email`, `items[].price`. */
  readonly path: string;
  readonly value?: Value;
  /** Lists and objects around it. */
  readonly depth: number;
}

interface Line {
  readonly number: number;
  readonly scalars: readonly Scalar[];
}

const isId = ({ key, value, depth }: Scalar): boolean =>
  depth === 1 && value !== undefined && (key === "doc_id" || key === "id");

/** The lines that are JSON. @throws INPUT_FORMAT where most are not: the file has another form */
function linesOf(source: string, name: string): Line[] {
  const lines = [...writtenLines(source)];
  const read = lines.filter(({ line }) => isJson(line));
  if (2 * read.length < lines.length) {
    throw notJson(name, lines.find(({ line }) => !isJson(line))!.number);
  }
  return read.map(({ line, number, start }) => ({ number, scalars: scalarsOf(line, start) }));
}

/** The lines that are no JSON, by their numbers. */
const brokenIn = (source: string, name: string): ReadonlyMap<number, BrokenRecord> =>
  new Map(
    [...writtenLines(source)]
      .filter(({ line }) => !isJson(line))
      .map(({ number }) => {
        const { code, message } = notJson(name, number);
        return [number, { code, message }];
      }),
  );

// the parser's own message quotes the line; that of a stream has its number in its name
const notJson = (name: string, number: number): PalimpsestError =>
  errors.INPUT_FORMAT`${name.includes(", line ") ? name : `${name}, line ${number}`} is not valid JSON; write one JSON value per line, and check that the file is complete`;

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** Lines that are not blank, numbered from 1. */
function* writtenLines(source: string) {
  let start = source.startsWith("\ufeff") ? 1 : 0;
  for (let number = 1; start < source.length; number++) {
    const found = source.indexOf("\n", start);
    const end = found < 0 ? source.length : found;
    const line = source.slice(start, end);
    if (/\S/.test(line)) yield { line, number, start };
    start = end + 1;
  }
}

/** @throws INPUT_FORMAT where the source is no JSON */
function objectsOf(source: string, name: string): Line[] {
  const start = source.startsWith("\ufeff") ? 1 : 0;
  const all = source.slice(start);
  if (!isJson(all))
    throw errors.INPUT_FORMAT`${name} is not valid JSON; check that the file is complete, or name it .jsonl if it has one value per line`;
  const objects = listedObjects(all);
  let next = 0;
  const others = scalarsOf(all, start).filter(({ keyAt, value }) => {
    const at = (keyAt ?? value)!.start - start;
    while (next < objects.length && objects[next]!.end <= at) next++;
    return next === objects.length || at < objects[next]!.start;
  });
  const scalars = [
    ...(others.length > 0 ? [others] : []),
    ...objects.map((one) => scalarsOf(all.slice(one.start, one.end), start + one.start)),
  ];
  return scalars.map((one, i) => ({ number: i + 1, scalars: one }));
}

/** The objects of a list that is the whole, or a member of the object that is. */
function listedObjects(all: string): Span[] {
  const open: string[] = [];
  const found: Span[] = [];
  let start = 0;
  const isListed = () => open.join("") === "[" || open.join("") === "{[";
  for (let at = 0; at < all.length; at++) {
    const mark = all[at]!;
    if (mark === '"') at = stringEnd(all, at) - 1;
    else if (mark === "{" || mark === "[") {
      if (mark === "{" && open.length < 3 && isListed()) start = at;
      open.push(mark);
    } else if (mark === "}" || mark === "]") {
      open.pop();
      if (mark === "}" && open.length < 3 && isListed()) found.push({ start, end: at + 1 });
    }
  }
  return found;
}

/**
 * The scalars of a line that is JSON, with their places, in order.
 * @param offset place of the line in its source
 */
function scalarsOf(line: string, offset: number): Scalar[] {
  const scalars: Scalar[] = [];
  // what is open: a list, or an object that waits for a key or for its value
  const open: ("list" | "key" | "value")[] = [];
  // the path of what is open, one entry each
  const paths: string[] = [];
  let key: Value | undefined;
  const path = (): string => {
    const outer = paths.at(-1) ?? "";
    if (key === undefined) return outer;
    return outer === "" ? key.value : `${outer}.${key.value}`;
  };
  const put = (value?: Value): void => {
    if (key ?? value)
      scalars.push({
        key: key?.value ?? "",
        path: path(),
        depth: open.length,
        ...(key && { keyAt: key }),
        ...(value && { value }),
      });
    key = undefined;
  };
  for (let at = 0; at < line.length; ) {
    const mark = line[at]!;
    if (mark === '"') {
      const end = stringEnd(line, at);
      const text = JSON.parse(line.slice(at, end)) as string;
      if (open.at(-1) === "key") key = { value: text, start: offset + at, end: offset + end };
      else put({ value: text, start: offset + at, end: offset + end });
      at = end;
    } else if (/[-0-9tfn]/.test(mark)) {
      LITERAL.lastIndex = at;
      const [text] = LITERAL.exec(line)!;
      const end = at + text.length;
      put(/[tfn]/.test(mark) ? undefined : { value: text, start: offset + at, end: offset + end });
      at = end;
    } else {
      if (mark === "{" || mark === "[") {
        const inner = mark === "[" ? `${path()}[]` : path();
        put();
        open.push(mark === "{" ? "key" : "list");
        paths.push(inner);
      } else if (mark === "}" || mark === "]") {
        open.pop();
        paths.pop();
      } else if (mark === ":") open[open.length - 1] = "value";
      else if (mark === "," && open.at(-1) === "value") open[open.length - 1] = "key";
      at++;
    }
  }
  return scalars;
}

const LITERAL = /[-+.\w]+/y;

/** Behind the closing quote of the string that starts here. */
function stringEnd(line: string, start: number): number {
  let at = start + 1;
  while (line[at] !== '"') at += line[at] === "\\" ? 2 : 1;
  return at + 1;
}
