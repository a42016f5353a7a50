/** The text of a cleaned OpenDocument text, as pieces that know their element. */

import type { Node } from "@xmldom/xmldom";
import { PieceCollector, type PieceText } from "../office/pieces.js";
import { childrenOf, type Element, elementsOf, isElement, remove, unwrap } from "../office/xml.js";
import { odfName, TEXT_NAMESPACE } from "./names.js";

/** An element of our own around characters while a file is open; never written. */
const RUN = "urn:palimpsest:run";
const isRun = (element: Element): boolean => element.namespaceURI === RUN;

const isParagraph = (element: Element): boolean => /^text:[ph]$/.test(odfName(element));
/** Fields that a word processor fills; the number shown is not part of the text. */
const isLive = (element: Element): boolean => /^text:page-(?:number|count)$/.test(odfName(element));
/** More blanks than a line holds. */
const MOST_SPACES = 1_000;

/**
 * Puts characters in place of `text:s`, `text:tab` and `text:line-break`, runs of blanks in the source
 * being one blank (OpenDocument 1.3, part 3, 6.1.2), each stretch of characters in a run.
 */
export function decodeSpaces(root: Element): void {
  for (const paragraph of elementsOf(root).filter(isParagraph)) decode(paragraph, { blank: true });
}

function decode(element: Element, state: { blank: boolean }): void {
  for (const node of Array.from(element.childNodes)) {
    if (isElement(node)) {
      const name = odfName(node);
      if (name === "text:s" || name === "text:tab" || name === "text:line-break") {
        replaceWith(node, charactersOf(node, name));
        state.blank = false;
      } else if (name === "text:note") {
        // its paragraphs are decoded by themselves
      } else if (!isLive(node)) decode(node, state);
      continue;
    }
    let out = "";
    for (const char of (node.nodeValue ?? "").replace(/[\t\r\n ]+/g, " ")) {
      if (char === " " && state.blank) continue;
      out += char;
      state.blank = char === " ";
    }
    replaceWith(node, out);
  }
}

function charactersOf(element: Element, name: string): string {
  if (name === "text:tab") return "\t";
  if (name === "text:line-break") return "\n";
  const count = Number(element.getAttributeNS(TEXT_NAMESPACE, "c") || "1");
  return " ".repeat(Math.min(MOST_SPACES, Number.isInteger(count) && count > 0 ? count : 1));
}

function replaceWith(node: Node, text: string): void {
  const parent = node.parentNode!;
  if (text !== "") {
    const run = node.ownerDocument!.createElementNS(RUN, "run");
    run.textContent = text;
    const before = node.previousSibling;
    if (before && isElement(before) && isRun(before)) before.textContent += text;
    else parent.insertBefore(run, node);
  }
  remove(node);
}

/** The way back: runs as characters and elements of the standard. */
export function encodeSpaces(root: Element): void {
  for (const run of elementsOf(root).filter(isRun)) {
    const document = run.ownerDocument!;
    const prefix = root.lookupPrefix(TEXT_NAMESPACE) ?? "text";
    const create = (name: string) => document.createElementNS(TEXT_NAMESPACE, `${prefix}:${name}`);
    const text = run.textContent ?? "";
    run.textContent = "";
    for (const [piece] of text.matchAll(/\t|\n|[^\t\n ]+(?: [^\t\n ]+)*| +/g)) {
      if (piece === "\t") run.appendChild(create("tab"));
      else if (piece === "\n") run.appendChild(create("line-break"));
      else if (piece.startsWith(" ")) {
        const spaces = create("s");
        if (piece.length > 1)
          spaces.setAttributeNS(TEXT_NAMESPACE, `${prefix}:c`, `${piece.length}`);
        run.appendChild(spaces);
      } else run.appendChild(document.createTextNode(piece));
    }
    unwrap(run);
  }
}

/** The text of parts in order, each a tree that was cleaned and decoded. */
export function collectText(roots: readonly Element[]): PieceText {
  const pieces = new PieceCollector();
  const walk = (element: Element, notes?: Element[]): void => {
    if (isRun(element)) {
      pieces.add(element, element.textContent ?? "", true);
    } else if (isParagraph(element)) {
      pieces.beginParagraph();
      const inside: Element[] = [];
      for (const child of childrenOf(element)) walk(child, inside);
      for (const note of inside) for (const child of childrenOf(note)) walk(child);
    } else if (odfName(element) === "text:note" && notes) {
      notes.push(...childrenOf(element).filter((child) => odfName(child) === "text:note-body"));
    } else if (!isLive(element)) {
      for (const child of childrenOf(element)) walk(child, notes);
    }
  };
  for (const root of roots) walk(root);
  return pieces.finish();
}
