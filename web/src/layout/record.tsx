/** A row of a table: its cells by column, before and after. */

import { Fragment } from "react";
import type { DocumentLayout } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { offsetsOf } from "../document/offsets.js";
import { drawSegment, type View } from "../document/paragraph.js";
import { type Mark, segmentsOf } from "../document/segments.js";
import { t } from "../words/words.js";

export function RecordView(props: {
  text: string;
  layout: Extract<DocumentLayout, { kind: "record" }>;
  marks: readonly Mark[];
  views: readonly { heading: string; view: View }[];
}) {
  const { text, layout, marks, views } = props;
  const { toUnits } = offsetsOf(text);
  return (
    <table className="laid-record">
      <thead>
        <tr>
          <th scope="col">{t("Column")}</th>
          {views.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {layout.cells.map(({ column, start, end }) => {
          const cell = { start: toUnits(start), end: toUnits(end) };
          const own = marks.filter((mark) => mark.start < cell.end && mark.end > cell.start);
          return (
            <tr key={start}>
              <th scope="row" dir="auto">
                {column}
              </th>
              {views.map(({ heading, view }) => (
                <td key={heading} dir="auto" className={`laid ${view}`}>
                  {cell.end > cell.start &&
                    segmentsOf(cell, own).map((segment) => (
                      <Fragment key={segment.start}>
                        {drawSegment(segment, text, view, undefined)}
                      </Fragment>
                    ))}
                </td>
              ))}
            </tr>
          );
        })}
        {layout.unread.map(({ column, text: words, isRemoved }) => (
          <tr key={column} data-testid="unread-cell">
            <th scope="row" dir="auto">
              {column}
            </th>
            {views.map(({ heading, view }) => (
              <td key={heading} dir="auto" className={`laid ${view}`}>
                {isRemoved && view === "output" ? (
                  <span className="soft">{t("removed")}</span>
                ) : (
                  visible(words)
                )}{" "}
                {!isRemoved && <span className="soft">{t("(not read: leaves as it is)")}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
