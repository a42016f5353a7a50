/**
 * How a web page looks, over its text: headings, lists, tables, quotations, bold and italic. Styles,
 * pictures and addresses play no part; what stands below the text (titles, addresses) comes last.
 */

import type { Span } from "../../document/span.js";
import type { Block, Cell, Layout, Look, Paragraph, Run, Section } from "../layout/layout.js";
import { cellOf, joined, linesOf } from "../layout/layout.js";
import { BLOCKS } from "./names.js";
import type { Page } from "./page.js";
import { tokensOf } from "./tokens.js";

const LOOK_OF: Readonly<Record<string, Look>> = {
  b: "bold",
  strong: "bold",
  th: "bold",
  i: "italic",
  em: "italic",
  cite: "italic",
  u: "underline",
  ins: "underline",
  s: "struck",
  strike: "struck",
  del: "struck",
};

/** Where blocks go: the page, a cell, a quotation. */
interface Frame {
  readonly tag: string;
  readonly blocks: Block[];
  /** Of a table. */
  readonly rows?: Cell[][];
}

export function layoutOf(source: string, page: Page, name: string): Layout {
  const builder = new Builder();
  const body = firstBelow(page);
  let at = 0;
  for (const token of tokensOf(source, name)) {
    if (token.kind === "open") {
      builder.open(token.name, spanned(source, token.attributes));
      if (token.name !== "br") continue;
    } else if (token.kind === "close") {
      builder.close(token.name);
      continue;
    }
    while (at < body && page.stretches[at]!.source.end <= token.start) at++;
    for (; at < body && page.stretches[at]!.source.start < token.end; at++) {
      builder.add(page.stretches[at]!, page.text);
    }
  }
  const blocks = builder.finish();
  const from = page.stretches[body]?.start ?? page.text.length;
  const below = page.text.slice(from).trim();
  if (below !== "")
    blocks.push({ kind: "section", role: "fields", blocks: linesOf(page.text.slice(from), from) });
  return { kind: "flow", blocks };
}

/** The first stretch that stands for a value below the text and not for the text itself. */
function firstBelow({ stretches }: Page): number {
  // the text is in the source's order; what begins again before it is a value
  const inText = (i: number) => stretches[i]!.place === "text" || stretches[i]!.place === "raw";
  let last = stretches.length;
  while (last > 0 && !inText(last - 1)) last--;
  return last;
}

function spanned(
  source: string,
  attributes: readonly { readonly name: string; readonly value: Span }[],
): string | undefined {
  const given = attributes.find(({ name }) => name === "colspan");
  return given && source.slice(given.value.start, given.value.end);
}

class Builder {
  readonly #frames: Frame[] = [{ tag: "", blocks: [] }];
  /** Elements of a look that are open, with the frames around each. */
  #looks: { tag: string; look: Look; depth: number }[] = [];
  #runs: Run[] = [];
  #heading: number | undefined;
  #items = 0;
  #isItem = false;

  open(tag: string, columns: string | undefined): void {
    if (BLOCKS.has(tag)) this.#endParagraph();
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    if (heading) this.#heading = Number(heading);
    if (tag === "ul" || tag === "ol") this.#items++;
    if (tag === "li") this.#isItem = true;
    if (tag === "blockquote") this.#frames.push({ tag, blocks: [] });
    if (tag === "table") this.#frames.push({ tag, blocks: [], rows: [] });
    if (tag === "tr") this.#rowOf()?.rows?.push([]);
    if (tag === "td" || tag === "th") this.#openCell(tag, columns);
    const look = LOOK_OF[tag];
    if (look) this.#looks.push({ tag, look, depth: this.#frames.length });
  }

  close(tag: string): void {
    if (BLOCKS.has(tag)) this.#endParagraph();
    if (/^h[1-6]$/.test(tag)) this.#heading = undefined;
    if (tag === "ul" || tag === "ol") this.#items = Math.max(0, this.#items - 1);
    if (tag === "li") this.#isItem = false;
    if (["blockquote", "table", "td", "th"].includes(tag)) this.#closeFrame(tag);
    const last = this.#looks.findLastIndex((one) => one.tag === tag);
    if (last >= 0) this.#looks.splice(last, 1);
  }

  add({ start, end }: Span, text: string): void {
    if (end === start) return;
    const looks = [...new Set(this.#looks.map(({ look }) => look))].sort();
    // the line end of a block is no part of it
    const isBreak = text.slice(start, end) === "\n" && this.#runs.length === 0;
    if (!isBreak) this.#runs.push({ start, end, ...(looks.length > 0 && { looks }) });
  }

  finish(): Block[] {
    this.#endParagraph();
    while (this.#frames.length > 1) this.#closeFrame(this.#frames.at(-1)!.tag);
    return this.#frames[0]!.blocks;
  }

  #endParagraph(): void {
    if (this.#runs.length === 0) return;
    const indent = Math.min(9, this.#items - 1);
    const paragraph: Paragraph = {
      kind: "paragraph",
      runs: joined(this.#runs),
      ...(this.#heading !== undefined && { heading: this.#heading }),
      ...(this.#items > 0 && this.#isItem && { item: true }),
      ...(indent > 0 && { indent }),
    };
    this.#frames.at(-1)!.blocks.push(paragraph);
    this.#runs = [];
    // only the first paragraph of an item has its bullet
    this.#isItem = false;
  }

  #rowOf(): Frame | undefined {
    while (/^t[dh]$/.test(this.#frames.at(-1)!.tag)) this.#closeFrame(this.#frames.at(-1)!.tag);
    const frame = this.#frames.at(-1)!;
    return frame.rows && frame;
  }

  #openCell(tag: string, columns: string | undefined): void {
    const table = this.#rowOf();
    if (!table) return;
    if (table.rows!.length === 0) table.rows!.push([]);
    const blocks: Block[] = [];
    table.rows!.at(-1)!.push(cellOf(blocks, columns));
    this.#frames.push({ tag, blocks });
  }

  /** Closes down to the innermost frame of a tag; those that were left open go with it. */
  #closeFrame(tag: string): void {
    const at = this.#frames.findLastIndex((frame) => frame.tag === tag);
    if (at <= 0) return;
    this.#endParagraph();
    for (const frame of this.#frames.splice(at).reverse()) {
      const around = this.#frames.at(-1)!.blocks;
      if (frame.rows) around.push({ kind: "table", rows: frame.rows });
      else if (frame.tag === "blockquote") {
        around.push({ kind: "section", role: "quote", blocks: frame.blocks } satisfies Section);
      }
    }
    // a look that was left open ends with its cell
    this.#looks = this.#looks.filter(({ depth }) => depth <= this.#frames.length);
  }
}
