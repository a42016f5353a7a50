/** The text of a Rich Text tree, and the tree as a file. */

import { PARAGRAPH_END, type Stretch } from "../office/pieces.js";
import type { Group, Node, Text, Tree } from "./tree.js";
import { ENDS, MARGINS, NOTES } from "./words.js";

interface Piece extends Stretch {
  readonly node: Text;
}

/** Body, each footnote after its paragraph, then headers and footers. */
export function textOf({ root }: Tree): { readonly text: string; readonly pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = "";
  const margins: Group[] = [];
  const walk = (group: Group, notes: Group[]): void => {
    for (const node of group.nodes) {
      if (node.kind === "text") {
        const { value } = node;
        pieces.push({ node, isText: true, start: text.length, end: text.length + value.length });
        text += value;
      } else if (node.kind === "word") {
        if (!ENDS.has(node.word)) continue;
        text += PARAGRAPH_END;
        for (const note of notes.splice(0)) whole(note);
      } else if (NOTES.has(node.role)) notes.push(node);
      else if (MARGINS.has(node.role)) margins.push(node);
      else walk(node, notes);
    }
  };
  const whole = (group: Group): void => {
    const notes: Group[] = [];
    walk(group, notes);
    if (!text.endsWith(PARAGRAPH_END)) text += PARAGRAPH_END;
    for (const note of notes) whole(note);
  };
  whole(root);
  for (const margin of margins) whole(margin);
  return { text, pieces };
}

export function serializeTree({ root, fonts, colours }: Tree): Uint8Array {
  const fontTable = [...fonts].map(([number, name]) => `{\\f${number} ${name};}`).join("");
  const colourTable = colours.map((colour) => `${colour ?? ""};`).join("");
  const head = [
    "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1",
    ...(fonts.size > 0 ? [`{\\fonttbl${fontTable}}`] : []),
    ...(colours.length > 0 ? [`{\\colortbl${colourTable}}`] : []),
  ];
  return Buffer.from(`${head.join("\n")}\n${root.nodes.map(written).join("")}}\n`, "latin1");
}

function written(node: Node): string {
  if (node.kind === "text") return escaped(node.value);
  if (node.kind === "word") return `\\${node.word}${node.param ?? ""} `;
  const role = node.role === "" ? "" : `\\${node.role} `;
  return `{${role}${node.nodes.map(written).join("")}}`;
}

const escaped = (text: string): string =>
  text.replace(/[\\{}]|[^ -~]/g, (char) => {
    if (char === "\n") return "\\line ";
    if (char === "\t") return "\\tab ";
    return /[ -~]/.test(char) ? `\\${char}` : `\\u${signed(char.charCodeAt(0))}?`;
  });

const signed = (code: number): number => (code > 32_767 ? code - 65_536 : code);
