/** What a web page holds: its texts, and the values of attributes that may say something. */

import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { FilePart } from "./part.js";

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Attributes whose values say how an element looks or is nested, not what it says. */
const OF_LOOK = new Set(
  `class style lang dir width height align valign border cellpadding cellspacing colspan rowspan rel
   type charset http-equiv media role tabindex color bgcolor face size span start scope target loading`.split(
    /\s+/,
  ),
);

/** Comments and scripts too: that they are gone is the format's promise, not this reader's. */
export function partsOfPage(source: string): FilePart[] {
  const parts: FilePart[] = [];
  const waiting: Node[] = [parse(source)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === "#text") {
      const { value, parentNode } = node as DefaultTreeAdapterTypes.TextNode;
      if (/\S/.test(value))
        parts.push({ where: parentNode?.nodeName ?? "text", text: value.trim() });
    } else if (node.nodeName === "#comment") {
      parts.push({ where: "comment", text: (node as DefaultTreeAdapterTypes.CommentNode).data });
    } else if ("attrs" in node) {
      for (const { name, value } of node.attrs) {
        if (value !== "" && !OF_LOOK.has(name)) {
          parts.push({ where: `${node.nodeName} ${name}`, text: value });
        }
      }
    }
    // the last goes on top, so that the first is next
    if ("content" in node) waiting.push(...[...node.content.childNodes].reverse());
    if ("childNodes" in node) waiting.push(...[...node.childNodes].reverse());
  }
  return parts;
}
