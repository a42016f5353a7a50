/** How a Word document looks: paragraphs, tables, headers and columns over its text. */

import type { Block, Look, Paragraph, Run, Section } from "../layout/layout.js";
import { cellOf, joined, type Layout } from "../layout/layout.js";
import type { Piece, PieceText } from "../office/pieces.js";
import { attributeOf, childrenOf, type Element, elementsOf, nameOf } from "../office/xml.js";
import type { Package } from "./package.js";

/** What a style or a paragraph says of its look; absent: what the style before it says. */
interface Form {
  readonly looks: ReadonlyMap<Look, boolean>;
  readonly heading?: number;
  readonly align?: string;
  readonly item?: boolean;
}

const PLAIN: Form = { looks: new Map() };

const ROLES: Readonly<Record<string, Section["role"]>> = {
  header: "header",
  footer: "footer",
  footnotes: "note",
  endnotes: "note",
};

export function layoutOf({ parts }: Package, { pieces }: PieceText): Layout {
  const styles = stylesIn(parts);
  const byElement = new Map(pieces.map((piece) => [piece.element, piece]));
  const reader = new Reader(byElement, styles);
  const blocks: Block[] = [];
  for (const { type, xml, isText } of parts) {
    if (!isText) continue;
    const own = reader.blocksOf(xml.documentElement!);
    const role = ROLES[type];
    if (!role) blocks.push(...own);
    else if (own.some(hasText)) {
      const section: Section = { kind: "section", role, blocks: own };
      // a page begins with its header; notes and footers come last, as in the text
      if (role === "header") blocks.unshift(section);
      else blocks.push(section);
    }
  }
  const columns = columnsIn(parts[0]!.xml.documentElement!);
  return { kind: "flow", blocks, ...(columns > 1 && { columns }) };
}

class Reader {
  constructor(
    private readonly pieces: ReadonlyMap<Element, Piece>,
    private readonly styles: ReadonlyMap<string, Form>,
  ) {}

  blocksOf(element: Element): Block[] {
    return childrenOf(element).flatMap((child): Block[] => {
      const name = nameOf(child);
      if (name === "w:p") return this.#paragraph(child);
      if (name === "w:tbl") return this.#table(child);
      return this.blocksOf(child);
    });
  }

  #table(element: Element): Block[] {
    const rows = within(element, "w:tr").map((row) =>
      within(row, "w:tc").map((cell) =>
        cellOf(this.blocksOf(cell), valueIn(cell, ["w:tcPr", "w:gridSpan"])),
      ),
    );
    return [{ kind: "table", rows }];
  }

  #paragraph(element: Element): Block[] {
    const style = this.styles.get(valueIn(element, ["w:pPr", "w:pStyle"]) ?? "") ?? PLAIN;
    const properties = childNamed(element, "w:pPr");
    const { looks, heading, align, item } = merged(style, formOf(properties));
    const runs: Run[] = [];
    const boxes: Element[] = [];
    this.#runs(element, looks, runs, boxes);
    const level = Number(valueIn(element, ["w:pPr", "w:numPr", "w:ilvl"]) ?? 0);
    const paragraph: Paragraph = {
      kind: "paragraph",
      runs: joined(runs),
      ...(heading !== undefined && { heading }),
      ...(align !== undefined && ALIGNS[align] && { align: ALIGNS[align] }),
      ...(item && { item }),
      ...(item && level > 0 && level < 10 && { indent: level }),
    };
    const inside = boxes.map(
      (box): Section => ({ kind: "section", role: "box", blocks: this.blocksOf(box) }),
    );
    return [paragraph, ...inside.filter(hasText)];
  }

  #runs(element: Element, looks: ReadonlyMap<Look, boolean>, runs: Run[], boxes: Element[]): void {
    for (const child of childrenOf(element)) {
      const name = nameOf(child);
      const piece = this.pieces.get(child);
      if (name === "w:txbxContent") boxes.push(child);
      else if (piece) runs.push(runOf(piece, looks));
      else if (name === "w:r") {
        const properties = childNamed(child, "w:rPr");
        const style = this.styles.get(valueIn(child, ["w:rPr", "w:rStyle"]) ?? "");
        const own = new Map([...looks, ...(style?.looks ?? []), ...looksOf(properties)]);
        this.#runs(child, own, runs, boxes);
      } else this.#runs(child, looks, runs, boxes);
    }
  }
}

const runOf = ({ start, end }: Piece, looks: ReadonlyMap<Look, boolean>): Run => {
  const own = [...looks].flatMap(([look, on]) => (on ? [look] : []));
  return { start, end, ...(own.length > 0 && { looks: own.sort() }) };
};

const ALIGNS: Readonly<Record<string, NonNullable<Paragraph["align"]>>> = {
  center: "center",
  right: "right",
  end: "right",
  both: "justify",
};

const LOOK_ELEMENTS: Readonly<Record<string, Look>> = {
  "w:b": "bold",
  "w:i": "italic",
  "w:u": "underline",
  "w:strike": "struck",
};

function looksOf(properties: Element | undefined): Map<Look, boolean> {
  const looks = new Map<Look, boolean>();
  for (const child of properties ? childrenOf(properties) : []) {
    const look = LOOK_ELEMENTS[nameOf(child)];
    if (look) looks.set(look, !/^(?:0|false|off|none)$/.test(attributeOf(child, "w:val") ?? ""));
  }
  return looks;
}

function formOf(properties: Element | undefined): Form {
  if (!properties) return PLAIN;
  const level = Number(valueIn(properties, ["w:outlineLvl"]) ?? Number.NaN);
  const align = valueIn(properties, ["w:jc"]);
  return {
    looks: new Map(),
    ...(level >= 0 && level < 6 && { heading: level + 1 }),
    ...(align !== undefined && { align }),
    ...(childNamed(properties, "w:numPr") && { item: true }),
  };
}

const merged = (before: Form, after: Form): Form => ({
  ...before,
  ...after,
  looks: new Map([...before.looks, ...after.looks]),
});

/** Styles by id, each with what it takes over from the one it is based on. */
function stylesIn(parts: Package["parts"]): Map<string, Form> {
  const found = new Map<string, Element>();
  for (const { type, xml } of parts) {
    if (type !== "styles") continue;
    for (const style of within(xml.documentElement!, "w:style")) {
      found.set(attributeOf(style, "w:styleId") ?? "", style);
    }
  }
  const forms = new Map<string, Form>();
  const resolve = (id: string, depth: number): Form => {
    const style = found.get(id);
    if (!style || depth > 20) return PLAIN;
    const known = forms.get(id);
    if (known) return known;
    const named = /^heading ([1-6])$/i.exec(valueIn(style, ["w:name"]) ?? "")?.[1];
    const own = merged(formOf(childNamed(style, "w:pPr")), {
      looks: looksOf(childNamed(style, "w:rPr")),
      ...(named !== undefined && { heading: Number(named) }),
    });
    const form = merged(resolve(valueIn(style, ["w:basedOn"]) ?? "", depth + 1), own);
    forms.set(id, form);
    return form;
  };
  for (const id of found.keys()) resolve(id, 0);
  return forms;
}

/** Columns of the last section, which is that of the document. */
function columnsIn(root: Element): number {
  const sections = elementsOf(root).filter((element) => nameOf(element) === "w:sectPr");
  const last = sections.at(-1);
  const columns = Number((last && attributeAt(last, ["w:cols"], "w:num")) ?? 1);
  return columns >= 1 && columns <= 6 ? columns : 1;
}

export const hasText = (block: Block): boolean =>
  block.kind === "paragraph"
    ? block.runs.length > 0
    : block.kind === "table"
      ? block.rows.some((row) => row.some(({ blocks }) => blocks.some(hasText)))
      : block.blocks.some(hasText);

const childNamed = (element: Element, name: string): Element | undefined =>
  childrenOf(element).find((child) => nameOf(child) === name);

/** Elements of a name below an element, not those within one another. */
function within(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((child) => {
    if (nameOf(child) === name) return [child];
    // the rows of a table within this one are its own
    return nameOf(child) === "w:tbl" || nameOf(child) === "w:tc" ? [] : within(child, name);
  });
}

function attributeAt(element: Element, path: readonly string[], name: string): string | undefined {
  let at: Element | undefined = element;
  for (const step of path) at = at && childNamed(at, step);
  return at && attributeOf(at, name);
}

const valueIn = (element: Element, path: readonly string[]): string | undefined =>
  attributeAt(element, path, "w:val");
