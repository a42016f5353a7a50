/**
 * Tests speak the domain: `[PERSON Ann] met [PERSON Bob] at [CODE/ip-address 10.0.0.1]`
 * becomes a text and its spans.
 */

import { expect, test } from "vitest";
import type { Detector, Found } from "../src/detect/kit/detector.js";
import { fold } from "../src/language/folded-text.js";

export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

const MARK = /\[(PERSON|CODE|LOC|ORG|DEM|DATETIME|QUANTITY|MISC)(\/[a-z0-9-]+)? ([^\]]+)\]/g;

/** Text and spans (UTF-16) of a marked text. */
export function parseMarked(marked: string): { text: string; spans: MarkedSpan[] } {
  let text = "";
  let last = 0;
  const spans: MarkedSpan[] = [];
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(last, match.index);
    const start = text.length;
    text += match[3];
    spans.push({ start, end: text.length, type: `${match[1]}${match[2] ?? ""}` });
    last = match.index + match[0].length;
  }
  return { text: text + marked.slice(last), spans };
}

const TYPE = /^(?:PERSON|CODE|LOC|ORG|DEM|DATETIME|QUANTITY|MISC)\/[a-z0-9-]+ /;

/**
 * An example of a detector: `de: Kundennummer [77120934]` becomes language, text and spans. A text with square brackets
 * of its own marks with ⟦ and ⟧; one of a detector of several types may write the type as `parseMarked` reads it, else any does.
 */
export function parseExample(
  example: string,
  { finds }: Pick<Detector, "finds">,
): { text: string; spans: MarkedSpan[]; language?: string } {
  const [, language, rest] = /^(?:([a-z]{2}): )?([\s\S]*)$/.exec(example)!;
  let text = "";
  const spans: MarkedSpan[] = [];
  const marks = rest!.includes("⟦") ? /⟦([^⟧]+)⟧/ : /\[([^\]]+)\]/;
  for (const [i, part] of rest!.split(marks).entries()) {
    if (i % 2 === 0) {
      text += part;
      continue;
    }
    const type = TYPE.exec(part)?.[0];
    const value = part.slice(type?.length ?? 0);
    spans.push({
      start: text.length,
      end: text.length + value.length,
      type: type?.trim() ?? (finds.length === 1 ? finds[0]! : ""),
    });
    text += value;
  }
  return { text, spans, ...(language && { language }) };
}

/** Runs one detector on a text as the registry does, spans in the original's offsets. Without a language: English. */
export async function findIn(
  detector: Detector,
  text: string,
  language?: string,
): Promise<Found[]> {
  const folded = fold(text);
  const input = {
    text: folded.text,
    persons: [],
    ...(language && { languages: [{ start: 0, end: folded.text.length, language }] }),
  };
  return (await detector.detect(input)).map((found) => ({
    ...found,
    ...folded.toOriginal(found.start, found.end),
  }));
}

export interface DetectorTable {
  /** Marked texts: exactly the marked spans are found with at least `least`, default .4. */
  readonly finds: readonly string[];
  /** Near misses: nothing is found with `least` or more. */
  readonly misses: readonly string[];
  readonly least?: number;
}

/** The table test of one detector. */
export function testDetector(detector: Detector, table: DetectorTable): void {
  const least = table.least ?? 0.4;
  const strong = async (text: string) =>
    (await findIn(detector, text))
      .filter((found) => found.score >= least)
      .sort((a, b) => a.start - b.start || a.end - b.end);

  test.each(table.finds)(`${detector.name} finds: %s`, async (marked) => {
    const { text, spans } = parseMarked(marked);
    const shown = (list: readonly { start: number; end: number; type: string }[]) =>
      list.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
    const found = (await strong(text)).map((one) => ({
      ...one,
      type: spans[0]?.type.includes("/") ? `${one.type}/${one.subtype}` : one.type,
    }));
    expect([...new Set(shown(found))]).toEqual(shown(spans));
  });

  test.each(table.misses)(`${detector.name} leaves: %s`, async (text) => {
    expect((await strong(text)).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });
}
