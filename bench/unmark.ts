/** Texts with marks in them, of whatever form. */

export interface Unmarked {
  readonly start: number;
  readonly end: number;
  /** Of the mark. */
  readonly groups: Readonly<Record<string, string>>;
}

/** The text without its marks, and where their words stand. @param mark global, with a group `words` */
export function unmark(marked: string, mark: RegExp): { text: string; spans: Unmarked[] } {
  let text = "";
  let last = 0;
  const spans: Unmarked[] = [];
  for (const { index, 0: whole, groups } of marked.matchAll(mark)) {
    text += marked.slice(last, index);
    const start = text.length;
    text += groups!["words"];
    spans.push({ start, end: text.length, groups: groups! });
    last = index + whole.length;
  }
  return { text: text + marked.slice(last), spans };
}

/** The marks of `training/documents`: `{+P1|Ann Berg}`. */
export const TEACHING_MARK = /\{[+-](?<mark>[A-Z]+\d*)\|(?<words>[^{}]+)\}/gu;
