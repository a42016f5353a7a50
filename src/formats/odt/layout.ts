/** How an OpenDocument text looks: paragraphs, lists, tables, headers over its text. */

import { hasText } from "../docx/layout.js";
import type { Block, Layout, Look, Paragraph, Run, Section } from "../layout/layout.js";
import { cellOf, joined } from "../layout/layout.js";
import type { Piece, PieceText } from "../office/pieces.js";
import { childrenOf, type Element, elementsOf } from "../office/xml.js";
import { odfName } from "./names.js";

interface Form {
  readonly looks: ReadonlyMap<Look, boolean>;
  readonly align?: NonNullable<Paragraph["align"]>;
}

const PLAIN: Form = { looks: new Map() };

/** @param roots the parts of the file, cleaned and decoded */
export function layoutOf(roots: readonly Element[], { pieces }: PieceText): Layout {
  const byElement = new Map(pieces.map((piece) => [piece.element, piece]));
  const reader = new Reader(byElement, stylesIn(roots));
  const blocks = roots.flatMap((root) => reader.blocksOf(root));
  const isHead = (block: Block) => block.kind === "section" && block.role === "header";
  return {
    kind: "flow",
    blocks: [...blocks.filter(isHead), ...blocks.filter((block) => !isHead(block))],
  };
}

class Reader {
  constructor(
    private readonly pieces: ReadonlyMap<Element, Piece>,
    private readonly styles: ReadonlyMap<string, Form>,
  ) {}

  blocksOf(element: Element, list = 0): Block[] {
    return childrenOf(element).flatMap((child): Block[] => {
      const name = odfName(child);
      if (name === "text:p" || name === "text:h") return this.#paragraph(child, list);
      if (name === "text:list") return this.blocksOf(child, list + 1);
      if (name === "table:table") return this.#table(child);
      const role = /^style:(header|footer)/.exec(name)?.[1] as "header" | "footer" | undefined;
      if (!role) return this.blocksOf(child, list);
      const section: Section = { kind: "section", role, blocks: this.blocksOf(child) };
      return hasText(section) ? [section] : [];
    });
  }

  #table(element: Element): Block[] {
    const rows = within(element, /^table:table-row$/).map((row) =>
      within(row, /^table:(?:covered-)?table-cell$/)
        .filter((cell) => odfName(cell) === "table:table-cell")
        .map((cell) =>
          cellOf(this.blocksOf(cell), attributeOf(cell, "table:number-columns-spanned")),
        ),
    );
    return [{ kind: "table", rows }];
  }

  #paragraph(element: Element, list: number): Block[] {
    const form = this.#formOf(element);
    const level = Number(attributeOf(element, "text:outline-level") ?? 1);
    const runs: Run[] = [];
    const notes: Element[] = [];
    const boxes: Element[] = [];
    this.#runs(element, form.looks, runs, notes, boxes);
    const paragraph: Paragraph = {
      kind: "paragraph",
      runs: joined(runs),
      ...(odfName(element) === "text:h" && { heading: Math.min(6, Math.max(1, level)) }),
      ...(form.align && { align: form.align }),
      ...(list > 0 && { item: true }),
      ...(list > 1 && { indent: Math.min(9, list - 1) }),
    };
    const section = (role: "note" | "box") => (inside: Element) =>
      ({ kind: "section", role, blocks: this.blocksOf(inside) }) satisfies Section;
    return [
      paragraph,
      ...boxes.map(section("box")).filter(hasText),
      ...notes.map(section("note")).filter(hasText),
    ];
  }

  #runs(
    element: Element,
    looks: Form["looks"],
    runs: Run[],
    notes: Element[],
    boxes: Element[],
  ): void {
    for (const child of childrenOf(element)) {
      const name = odfName(child);
      const piece = this.pieces.get(child);
      if (piece) {
        const own = [...looks].flatMap(([look, on]) => (on ? [look] : [])).sort();
        runs.push({ start: piece.start, end: piece.end, ...(own.length > 0 && { looks: own }) });
      } else if (name === "text:note") {
        notes.push(...childrenOf(child).filter((one) => odfName(one) === "text:note-body"));
      } else if (name === "draw:text-box") boxes.push(child);
      else {
        const own = new Map([...looks, ...this.#formOf(child).looks]);
        this.#runs(child, own, runs, notes, boxes);
      }
    }
  }

  #formOf(element: Element): Form {
    return this.styles.get(attributeOf(element, "text:style-name") ?? "") ?? PLAIN;
  }
}

const ALIGNS: Readonly<Record<string, NonNullable<Paragraph["align"]>>> = {
  center: "center",
  right: "right",
  end: "right",
  justify: "justify",
};

function stylesIn(roots: readonly Element[]): Map<string, Form> {
  const found = new Map<string, Element>();
  for (const root of roots) {
    for (const element of elementsOf(root)) {
      if (odfName(element) !== "style:style") continue;
      found.set(attributeOf(element, "style:name") ?? "", element);
    }
  }
  const resolve = (id: string, depth: number): Form => {
    const style = found.get(id);
    if (!style || depth > 20) return PLAIN;
    const parent = resolve(attributeOf(style, "style:parent-style-name") ?? "", depth + 1);
    const text = childrenOf(style).find((one) => odfName(one) === "style:text-properties");
    const block = childrenOf(style).find((one) => odfName(one) === "style:paragraph-properties");
    const looks = new Map(parent.looks);
    const say = (look: Look, value: string | undefined, off: RegExp) => {
      if (value !== undefined) looks.set(look, !off.test(value));
    };
    if (text) {
      say("bold", attributeOf(text, "fo:font-weight"), /^(?:normal|[1-5]00)$/);
      say("italic", attributeOf(text, "fo:font-style"), /^normal$/);
      say("underline", attributeOf(text, "style:text-underline-style"), /^none$/);
      say("struck", attributeOf(text, "style:text-line-through-style"), /^none$/);
    }
    const align = ALIGNS[(block && attributeOf(block, "fo:text-align")) ?? ""] ?? parent.align;
    return { looks, ...(align && { align }) };
  };
  return new Map([...found.keys()].map((id) => [id, resolve(id, 0)]));
}

const attributeOf = (element: Element, name: string): string | undefined =>
  Array.from(element.attributes).find((attribute) => odfName(attribute) === name)?.value;

/** Elements of a name below an element; what is inside a cell is the cell's. */
function within(element: Element, name: RegExp): Element[] {
  return childrenOf(element).flatMap((child) => {
    if (name.test(odfName(child))) return [child];
    return /^table:(?:table|table-cell)$/.test(odfName(child)) ? [] : within(child, name);
  });
}
