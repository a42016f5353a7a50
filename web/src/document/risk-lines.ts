/** The lines of the text as they are laid out, each with the highest risk of what begins in it. */

import { PAGE, type Paragraph } from "./paragraphs.js";
import type { Mark } from "./segments.js";

export interface LineRisk {
  /** Middle of the line, in pixels below the top of the text. */
  readonly y: number;
  readonly risk: number;
}

/** A stretch of the window, in pixels from its top. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

export interface Drawn {
  readonly paragraphs: readonly Paragraph[];
  readonly groups: readonly (readonly Mark[])[];
  /** Of a mention; undefined: nothing is known of it. */
  riskOf(id: string): number | undefined;
}

/**
 * The lines in a stretch of the window that a mention begins in. Only what lies there is measured:
 * asking where an element stands makes the browser lay out what it had left out.
 */
export function riskByLine(root: HTMLElement, drawn: Drawn, stretch: Stretch): LineRisk[] {
  const lines: LineRisk[] = [];
  const { top } = root.getBoundingClientRect();
  const apart = Number.parseFloat(getComputedStyle(root).lineHeight) / 2;
  const add = (y: number, risk: number) => {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < apart) {
      lines[lines.length - 1] = { y: last.y, risk: Math.max(last.risk, risk) };
    } else lines.push({ y, risk });
  };
  for (const [page, element] of within(root.children, stretch)) {
    for (const [at, paragraph] of within(element.children, stretch)) {
      const index = page * PAGE + at;
      for (const { element: word, risk } of beginnings(paragraph, index, drawn)) {
        const box = word.getClientRects()[0];
        if (box) add((box.top + box.bottom) / 2 - top, risk);
      }
    }
  }
  return lines;
}

/** Elements that touch a stretch, with their places; they stand one below the other. */
function* within(elements: HTMLCollection, { top, bottom }: Stretch): Generator<[number, Element]> {
  for (const [at, element] of [...elements].entries()) {
    const box = element.getBoundingClientRect();
    if (box.top > bottom) return;
    if (box.bottom >= top) yield [at, element];
  }
}

/**
 * Each mention that begins in a paragraph, with the element its beginning is drawn in: its own, or that
 * of the mention around it which stands in its place.
 */
function* beginnings(
  element: Element,
  index: number,
  { paragraphs, groups, riskOf }: Drawn,
): Generator<{ element: Element; risk: number }> {
  const marks = groups[index]!;
  if (marks.length === 0) return;
  // side by side, the gutter stands beside the original
  const paragraph = element.classList.contains("pair") ? element.firstElementChild! : element;
  const words = paragraph.querySelectorAll<HTMLElement>(".mention");
  let at = 0;
  for (const { id, start } of [...marks].sort((a, b) => a.start - b.start)) {
    if (start < paragraphs[index]!.start) continue;
    while (at + 1 < words.length && Number(words[at + 1]!.dataset["start"]) <= start) at += 1;
    const risk = riskOf(id);
    const word = words[at];
    if (risk !== undefined && word) yield { element: word, risk };
  }
}
