/** Makes a format of files that are text themselves, as subtitles, logs and configurations are. */

import { EditedText } from "../document/edited-text.js";
import { type Span, spanOf } from "../document/span.js";
import { errors } from "../errors.js";
import type { Format } from "./format.js";
import { hiddenBy } from "./html/hidden.js";
import { joinDocuments, wordsAt } from "./parts.js";
import { requireText } from "./require-text.js";

export interface TextFormatOptions {
  readonly name: string;
  /** Endings of file names, lower case, with the dot. */
  readonly extensions: readonly string[];
  /**
   * Spans of a file that are read, in order and without overlap. Everything between them stays byte
   * for byte; a file that contains a hidden word there is not written.
   */
  readonly textIn: (source: string) => readonly Span[];
}

/**
 * A format in which some spans of a file are text for people and the rest is markup. A file is one
 * document: its spans in order, with a blank line between them.
 */
export function textFormat({ name, extensions, textIn }: TextFormatOptions): Format {
  return Object.freeze({
    name,
    extensions,
    read(source, { name: file, id, persons, scope }) {
      const spans = spansIn(source, textIn);
      const texts = spans.map(({ start, end }) => source.slice(start, end));
      requireText(texts.join(""), file, `check what 'textIn' of the format '${name}' returns`);
      const { document, spans: places } = joinDocuments(
        texts.map((text) => ({ id, text, persons: [] })),
        { id, persons, ...(scope !== undefined && { scope }) },
      );
      return {
        documents: [document],
        isExact: false,
        write([sanitized]) {
          const written = new EditedText(source);
          const words = places.map((place) => wordsAt(sanitized!, place));
          for (const [i, { start, end }] of spans.entries()) written.replace(start, end, words[i]!);
          const output = written.finish();
          const again = spansIn(output, textIn);
          if (!isSame(output, again, words)) {
            throw unwritable(file, "reads differently from the sanitized text");
          }
          if (hiddenBy(sanitized!, words.join("\n")).in(outside(output, again))) {
            throw unwritable(file, "still contains hidden words outside the parts that are read");
          }
          return output;
        },
      };
    },
  } satisfies Format);
}

/** @throws SPAN_INVALID where a span is outside the file or overlaps the one before it */
function spansIn(source: string, textIn: TextFormatOptions["textIn"]): readonly Span[] {
  let last = 0;
  return textIn(source).map(({ start, end }) => {
    const span = spanOf(source, start, end);
    if (start < last) {
      throw errors.SPAN_INVALID`the span from ${start} to ${end} begins before the one in front of it ends; return spans in order, without overlap`;
    }
    last = end;
    return span;
  });
}

const isSame = (output: string, spans: readonly Span[], words: readonly string[]): boolean =>
  spans.length === words.length &&
  spans.every(({ start, end }, i) => output.slice(start, end) === words[i]);

/** What is not read of a file. */
function outside(source: string, spans: readonly Span[]): string {
  const rest = new EditedText(source);
  for (const { start, end } of spans) rest.replace(start, end, "\n");
  return rest.finish();
}

const unwritable = (file: string, problem: string) =>
  errors.OUTPUT_UNWRITABLE`the output for ${file} ${problem}, so it is not released; check the format's 'textIn'`;
