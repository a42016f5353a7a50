/** An output as it will be exported, with the places where hidden words remain. */

import { useMemo } from "react";
import type { Output } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { offsetsOf } from "../document/offsets.js";
import { paragraphsOf } from "../document/paragraphs.js";
import { t } from "../words/words.js";
import "../document/document.css";

export function OutputText({ output: { text, residue } }: { output: Output }) {
  const drawn = useMemo(() => {
    const { toUnits } = offsetsOf(text);
    const marked = residue.map(({ outStart, outEnd }) => ({
      start: toUnits(outStart),
      end: toUnits(outEnd),
    }));
    return paragraphsOf(text).map(({ start, end }) => {
      const pieces: React.ReactNode[] = [];
      let from = start;
      for (const place of marked.filter((each) => each.start < end && each.end > start)) {
        pieces.push(
          <span key={`before ${place.start}`}>
            {visible(text.slice(from, Math.max(from, place.start)))}
          </span>,
        );
        pieces.push(
          <mark key={place.start} title={t("hidden words still appear here")}>
            {text.slice(Math.max(from, place.start), Math.min(end, place.end))}
          </mark>,
        );
        from = Math.min(end, place.end);
      }
      pieces.push(<span key="rest">{visible(text.slice(from, end))}</span>);
      return { start, pieces };
    });
  }, [text, residue]);
  return (
    <div className="text output" data-testid="output">
      {drawn.map(({ start, pieces }) => (
        <p key={start} className="para" dir="auto">
          {pieces}
        </p>
      ))}
    </div>
  );
}
