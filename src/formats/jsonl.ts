/**
 * JSON Lines: one JSON value a line, one document a line.
 *
 * | in the line | in the text |
 * | --- | --- |
 * | a string, wherever it is nested | read, and replaced |
 * | a number | read as it is written, since numbers identify too; replaced, it becomes a string |
 * | `true`, `false`, `null` | not read |
 * | a key | a label: read for context, never replaced; a file is refused rather than keep a telling one |
 * | `doc_id`, `id` of the outermost object | the document's id, kept as it is |
 *
 * A document without an id is called after its line. Only values that change are written anew.
 */

import { PalimpsestError } from "../errors.js";
import { type Field, type FieldRecord, readFields, type Value } from "./fields.js";
import type { Format } from "./format.js";

export const jsonl: Format = {
  name: "jsonl",
  extensions: [".jsonl", ".ndjson"],
  read(source, { name, id, persons }) {
    const lines = linesOf(source, name);
    const counts = new Map<string, number>();
    for (const { scalars } of lines) {
      for (const label of new Set(scalars.map((one) => one.key))) {
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
    }
    const records = lines.flatMap(({ number, scalars }): FieldRecord[] => {
      const ids = scalars.filter(isId);
      const fields = scalars
        .filter((one) => !isId(one))
        .map(
          ({ key, value }): Field => ({
            label: key,
            shared: FIELD_NAME.test(key) || counts.get(key)! > 1,
            ...(value && { value }),
          }),
        );
      if (!fields.some(({ value }) => value && /\S/.test(value.value))) return [];
      const own = (ids.find(({ key }) => key === "doc_id") ?? ids[0])?.value?.value;
      return [
        {
          id: own || `${id}:${number}`,
          ids: ids.map((one) => one.value!.value),
          where: `line ${number}`,
          fields,
        },
      ];
    });
    return readFields({
      name,
      source,
      records,
      persons,
      encode: (_, replacement) => JSON.stringify(replacement),
      valuesOf: (text) =>
        linesOf(text, name).flatMap(({ scalars }) => scalars.flatMap(({ value }) => value ?? [])),
    });
  },
};

/** As programs name fields: `firstName`, `created_at`. */
const FIELD_NAME = /^[a-z_$@][A-Za-z0-9_$@.:-]*$/;

/** A key, a value, or both; a key before an object or a list stands alone. */
interface Scalar {
  readonly key: string;
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

/** @throws INPUT_FORMAT where a line is no JSON */
function linesOf(source: string, name: string): Line[] {
  const lines: Line[] = [];
  let start = source.startsWith("\ufeff") ? 1 : 0;
  for (let number = 1; start < source.length; number++) {
    const found = source.indexOf("\n", start);
    const end = found < 0 ? source.length : found;
    const line = source.slice(start, end);
    if (/\S/.test(line)) {
      try {
        JSON.parse(line);
      } catch {
        // the parser's own message quotes the line
        throw new PalimpsestError(
          "INPUT_FORMAT",
          `${name}, line ${number}: expected one JSON value a line, got something that does not parse; check that the file is whole`,
        );
      }
      lines.push({ number, scalars: scalarsOf(line, start) });
    }
    start = end + 1;
  }
  return lines;
}

/**
 * The scalars of a line that is JSON, with their places, in order.
 * @param offset where the line stands in its source
 */
function scalarsOf(line: string, offset: number): Scalar[] {
  const scalars: Scalar[] = [];
  // what is open: a list, or an object that waits for a key or for its value
  const open: ("list" | "key" | "value")[] = [];
  let key: string | undefined;
  const put = (value?: Value): void => {
    if (key !== undefined || value !== undefined) {
      scalars.push({ key: key ?? "", depth: open.length, ...(value && { value }) });
    }
    key = undefined;
  };
  for (let at = 0; at < line.length; ) {
    const mark = line[at]!;
    if (mark === '"') {
      const end = stringEnd(line, at);
      const text = JSON.parse(line.slice(at, end)) as string;
      if (open.at(-1) === "key") key = text;
      else put({ value: text, start: offset + at, end: offset + end });
      at = end;
    } else if (/[-0-9tfn]/.test(mark)) {
      LITERAL.lastIndex = at;
      const [text] = LITERAL.exec(line)!;
      const end = at + text.length;
      if (/[tfn]/.test(mark)) put();
      else put({ value: text, start: offset + at, end: offset + end });
      at = end;
    } else {
      if (mark === "{" || mark === "[") {
        put();
        open.push(mark === "{" ? "key" : "list");
      } else if (mark === "}" || mark === "]") open.pop();
      else if (mark === ":") open[open.length - 1] = "value";
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
