/** A document with its headings, lists, tables, headers and columns, its mentions drawn as in the text. */

import { Fragment, memo, type ReactNode, useMemo, useRef } from "react";
import { drawSegment, type View } from "../document/paragraph.js";
import { type Mark, segmentsOf } from "../document/segments.js";
import { t, w } from "../words/words.js";
import { type Block, type Leaf, leavesOf, marksOfLeaves } from "./leaves.js";
import "./layout.css";

interface Props {
  readonly text: string;
  /** Offsets in code units of the text. */
  readonly blocks: readonly Block[];
  readonly marks: readonly Mark[];
  readonly view: View;
  readonly columns?: number;
}

export function FlowPage({ text, blocks, marks, view, columns = 1 }: Props) {
  const before = useRef<ReadonlyMap<Leaf, readonly Mark[]>>(new Map());
  const marksOf = useMemo(() => {
    before.current = marksOfLeaves(leavesOf(blocks), marks, before.current);
    return before.current;
  }, [blocks, marks]);
  const draw = (some: readonly Block[]): ReactNode =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a layout never changes its order
    some.map((block, i) => <BlockView key={i} block={block} draw={draw} leaf={leaf} />);
  const leaf = (one: Leaf) => (
    <LeafView leaf={one} marks={marksOf.get(one) ?? NONE} text={text} view={view} />
  );
  return (
    <div className={`laid ${view}`} style={columns > 1 ? { columnCount: columns } : undefined}>
      {draw(blocks)}
    </div>
  );
}

const NONE: readonly Mark[] = [];

const ROLES = {
  header: w("Page header"),
  footer: w("Page footer"),
  note: w("Note"),
  box: w("Text box"),
  quote: w("Quotation"),
  fields: w("Fields"),
} as const;

function BlockView(props: {
  block: Block;
  draw(blocks: readonly Block[]): ReactNode;
  leaf(leaf: Leaf): ReactNode;
}) {
  const { block, draw, leaf } = props;
  if (block.kind === "paragraph") return leaf(block);
  if (block.kind === "section") {
    return (
      // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field
      <div role="group" aria-label={t(ROLES[block.role])} className={`laid-${block.role}`}>
        {draw(block.blocks)}
      </div>
    );
  }
  return (
    <div className="laid-table">
      <table>
        <tbody>
          {block.rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={i}>
              {row.map(({ blocks, columns }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} colSpan={columns}>
                  {draw(blocks)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Drawn again only when its own mentions change. */
const LeafView = memo(function LeafView(props: {
  leaf: Leaf;
  marks: readonly Mark[];
  text: string;
  view: View;
}) {
  const { leaf, marks, text, view } = props;
  const { heading, align, indent, item, runs } = leaf;
  return (
    <p
      className="laid-para"
      dir="auto"
      data-heading={heading}
      data-align={align}
      data-item={item || undefined}
      style={indent ? { marginInlineStart: `${indent * 1.6}em` } : undefined}
    >
      {runs.map((run) => (
        <span key={run.start} className={run.looks?.join(" ")}>
          {segmentsOf(run, marks).map((segment) => (
            <Fragment key={segment.start}>{drawSegment(segment, text, view, undefined)}</Fragment>
          ))}
        </span>
      ))}
    </p>
  );
});
