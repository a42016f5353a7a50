/** One paragraph of the document, drawn again only when its own marks change. */

import { Fragment, memo, type ReactNode } from "react";
import { typeCovers, typeName } from "../theme/types.js";
import { t, w } from "../words/words.js";
import { visible } from "./invisible.js";
import type { Paragraph } from "./paragraphs.js";
import { type Mark, type Segment, segmentsOf } from "./segments.js";

/**
 * `marked`: one text, each mention in the form of its state. `changes`: originals struck, replacements
 * beside them. `output`: as it will be exported. `original`: the source, the left of side by side.
 */
export type View = "marked" | "changes" | "output" | "original";

interface Props {
  readonly index: number;
  readonly paragraph: Paragraph;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly view: View;
  /** The mention shown the other way round: its original where the output stands, and back. */
  readonly peek: string | undefined;
}

/** Nothing in here holds state or listens: the document view has one listener for all. */
export const ParagraphView = memo(function ParagraphView(props: Props) {
  const { index, paragraph, text, marks, view, peek } = props;
  return (
    <p className="para" dir="auto" data-para={index} data-start={paragraph.start}>
      {marks.length === 0
        ? visible(text.slice(paragraph.start, paragraph.end))
        : segmentsOf(paragraph, marks).map((segment) => (
            <Fragment key={segment.start}>{drawSegment(segment, text, view, peek)}</Fragment>
          ))}
    </p>
  );
});

export function drawSegment(
  segment: Segment,
  text: string,
  view: View,
  peek: string | undefined,
): ReactNode {
  const original = text.slice(segment.start, segment.end);
  const [innermost] = segment.marks;
  if (!innermost) return visible(original);
  const { replacedBy } = segment;
  const shown = replacedBy ?? innermost;
  const peeked = peek !== undefined && segment.marks.some(({ id }) => id === peek);
  const asOriginal = view === "original" || (peeked && view !== "changes");
  if (replacedBy && !segment.first && !asOriginal && view !== "changes") return null;
  const content = asOriginal ? (
    replacedBy && view === "original" ? (
      <del>{visible(original)}</del>
    ) : (
      visible(original)
    )
  ) : (
    contentOf(segment, shown, original, view)
  );
  const state = asOriginal && view !== "original" ? "keep" : shown.state;
  const target = asOriginal ? innermost : shown;
  return (
    // A role on a span, not a button: a button's box would not break over lines.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      title={view === "marked" && state === "mask" ? typeCovers(target.type) : undefined}
      tabIndex={-1}
      className="mention"
      data-m={target.id}
      data-start={segment.start}
      data-end={segment.end}
      data-original={asOriginal || !replacedBy || undefined}
      data-type={target.type}
      data-state={state}
      data-status={segment.last || replacedBy ? target.status : undefined}
      data-depth={segment.marks.length > 1 ? Math.min(3, segment.marks.length) : undefined}
      data-more={segment.marks.length > 3 ? `+${segment.marks.length - 3}` : undefined}
      {...(view === "changes" && replacedBy
        ? { "aria-description": spoken(target, original, asOriginal) }
        : { "aria-label": spoken(target, original, asOriginal) })}
    >
      {content}
    </span>
  );
}

function contentOf(segment: Segment, shown: Mark, original: string, view: View): ReactNode {
  if (segment.replacedBy === undefined) return visible(original);
  if (view === "changes") {
    return (
      <>
        <del>{visible(original)}</del>
        {segment.first && shown.replacement && <ins>{visible(shown.replacement)}</ins>}
      </>
    );
  }
  const replacement = shown.replacement ?? "";
  return view === "marked" && shown.state === "mask"
    ? chipOf(shown, replacement)
    : visible(replacement);
}

/** A label without its brackets; a mention left out entirely still shows what stood there. */
const chipOf = ({ type }: Mark, replacement: string) =>
  replacement.replace(/^\[(.+)\]$/s, "$1") || t("{type} removed", { type: typeName(type) });

const STATUS_WORDS = { open: w("open"), disputed: w("unsure"), doubtful: w("doubtful") } as const;

function spoken(mark: Mark, original: string, asOriginal: boolean): string {
  const parts = {
    type: typeName(mark.type),
    words: asOriginal || mark.state === "keep" ? original : (mark.replacement ?? ""),
  };
  const status = mark.status ? `, ${t(STATUS_WORDS[mark.status])}` : "";
  if (asOriginal) return `${t("{type}, original: {words}", parts)}${status}`;
  if (mark.state === "keep") return `${t("{type}, kept: {words}", parts)}${status}`;
  if (mark.state === "generalize") return `${t("{type}, generalized: {words}", parts)}${status}`;
  return `${t("{words}, masked", { words: chipOf(mark, mark.replacement ?? "") })}${status}`;
}
