/** Where an offset of the text stands in the page, and back. */

import { PAGE, type Paragraph, paragraphAt } from "./paragraphs.js";

/** Half-open, UTF-16 code units of the document's text. */
export interface Selected {
  readonly start: number;
  readonly end: number;
}

/** What is selected in the text; a replacement counts as the whole of its mention. */
export function selectedIn(root: HTMLElement): Selected | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const start = offsetAt(root, range.startContainer, range.startOffset, "start");
  const end = offsetAt(root, range.endContainer, range.endOffset, "end");
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

function offsetAt(
  root: HTMLElement,
  node: Node,
  offset: number,
  side: "start" | "end",
): number | undefined {
  if (!root.contains(node)) return undefined;
  if (node.nodeType !== Node.TEXT_NODE) {
    const child = node.childNodes[side === "start" ? offset : offset - 1];
    if (child) {
      const inside = side === "start" ? 0 : (child.textContent?.length ?? 0);
      const text = side === "start" ? firstText(child) : lastText(child);
      return (
        text && offsetAt(root, text, side === "start" ? 0 : Math.min(inside, text.length), side)
      );
    }
    const paragraph = closest(node, ".para");
    return paragraph && Number(paragraph.dataset["start"]);
  }
  const mention = closest(node, ".mention");
  if (mention) {
    const { start, end, original } = mention.dataset;
    const struck = closest(node, "del");
    const isOriginal = original !== undefined || struck !== undefined;
    return isOriginal
      ? Number(start) + lengthBefore(struck ?? mention, node) + offset
      : Number(side === "start" ? start : end);
  }
  const paragraph = closest(node, ".para");
  return paragraph && offsetInPlain(paragraph, node) + offset;
}

/** Where a node between mentions begins; invisible characters part what is one run of text. */
function offsetInPlain(paragraph: HTMLElement, node: Node): number {
  let child = node;
  while (child.parentNode !== paragraph) child = child.parentNode!;
  let before = 0;
  let sibling = child.previousSibling as HTMLElement | null;
  while (sibling && sibling.dataset?.["end"] === undefined) {
    before += sibling.textContent?.length ?? 0;
    sibling = sibling.previousSibling as HTMLElement | null;
  }
  return Number(sibling?.dataset["end"] ?? paragraph.dataset["start"]) + before;
}

/** Length of the text in an element before one of its nodes. */
function lengthBefore(element: Element, node: Node): number {
  const walker = texts(element);
  let length = 0;
  for (let text = walker.nextNode(); text && text !== node; text = walker.nextNode()) {
    length += (text as Text).length;
  }
  return length;
}

const closest = (node: Node, selector: string) =>
  (node.nodeType === Node.ELEMENT_NODE
    ? (node as Element)
    : node.parentElement
  )?.closest<HTMLElement>(selector) ?? undefined;

const texts = (node: Node) => document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
const firstText = (node: Node): Text | undefined =>
  node.nodeType === Node.TEXT_NODE
    ? (node as Text)
    : ((texts(node).nextNode() as Text | null) ?? undefined);
const lastText = (node: Node): Text | undefined =>
  node.nodeType === Node.TEXT_NODE
    ? (node as Text)
    : ((texts(node).lastChild() as Text | null) ?? undefined);

/** What is drawn of a paragraph: the document draws them in order, in pages. */
const drawnAt = (root: HTMLElement, index: number): Element | undefined =>
  root.children[Math.floor(index / PAGE)]?.children[index % PAGE];

/** The element of a paragraph; side by side the original's. */
export function paragraphElement(root: HTMLElement, index: number): Element | undefined {
  const drawn = drawnAt(root, index);
  return drawn?.classList.contains("pair") ? (drawn.querySelector(".para") ?? undefined) : drawn;
}

/**
 * The elements of a mention. Looked for in its own paragraphs: a search through the whole document
 * takes milliseconds, and a reader waits for it at every key.
 */
export function mentionElements(
  root: HTMLElement,
  paragraphs: readonly Paragraph[],
  id: string,
  { start, end }: Selected,
): HTMLElement[] {
  const found: HTMLElement[] = [];
  const last = paragraphAt(paragraphs, Math.max(start, end - 1));
  for (let index = paragraphAt(paragraphs, start); index <= last; index += 1) {
    const drawn = drawnAt(root, index);
    if (drawn) found.push(...drawn.querySelectorAll<HTMLElement>(`[data-m="${CSS.escape(id)}"]`));
  }
  return found;
}

/** The range of a stretch of the text within its paragraph; undefined where something replaces it. */
export function rangeOf(
  root: HTMLElement,
  paragraphs: readonly Paragraph[],
  { start, end }: Selected,
): Range | undefined {
  const paragraph = paragraphElement(root, paragraphAt(paragraphs, start));
  const from = paragraph && nodeAt(paragraph, start, false);
  const to = paragraph && nodeAt(paragraph, end, true);
  if (!from || !to) return undefined;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

function nodeAt(
  paragraph: Element,
  offset: number,
  atEnd: boolean,
): { node: Text; offset: number } | undefined {
  let position = Number((paragraph as HTMLElement).dataset["start"]);
  for (const child of paragraph.childNodes) {
    const { start, end, original } = (child as HTMLElement).dataset ?? {};
    if (start !== undefined) position = Number(start);
    const after = end === undefined ? position + (child.textContent?.length ?? 0) : Number(end);
    const inside = atEnd
      ? offset > position && offset <= after
      : offset >= position && offset < after;
    if (inside) {
      const drawn = end === undefined || original !== undefined;
      return drawn ? textAt(child, offset - position, atEnd) : undefined;
    }
    position = after;
  }
  return undefined;
}

/** The text node at an offset of a child of the paragraph. */
function textAt(
  child: Node,
  offset: number,
  atEnd: boolean,
): { node: Text; offset: number } | undefined {
  if (child.nodeType === Node.TEXT_NODE) {
    return { node: child as Text, offset: Math.min((child as Text).length, offset) };
  }
  const walker = texts(child);
  let rest = offset;
  let last: Text | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    last = node;
    if (rest < node.length || (atEnd && rest === node.length)) return { node, offset: rest };
    rest -= node.length;
  }
  return last && { node: last, offset: last.length };
}

/** Names of the passing layers; fewer than ten, each drawn by one rule of document.css. */
const LAYERS = ["find", "suspect", "suspect-current", "unexamined"] as const;
export type Layer = (typeof LAYERS)[number];

/** Lights stretches of the text. Where the browser cannot, nothing is lit and nothing breaks. */
export function light(
  root: HTMLElement,
  paragraphs: readonly Paragraph[],
  layers: Readonly<Partial<Record<Layer, readonly Selected[]>>>,
): void {
  if (!("highlights" in CSS)) return;
  for (const layer of LAYERS) {
    const ranges = (layers[layer] ?? []).flatMap(
      (stretch) => rangeOf(root, paragraphs, stretch) ?? [],
    );
    if (ranges.length === 0) CSS.highlights.delete(layer);
    else CSS.highlights.set(layer, new Highlight(...ranges));
  }
}
