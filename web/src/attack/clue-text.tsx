/** The output with the words that gave it away, underlined by weight. */

import { useMemo } from "react";
import type { AttackResult, Output } from "../api/types.js";
import { offsetsOf } from "../document/offsets.js";
import { paragraphsOf } from "../document/paragraphs.js";
import "../document/document.css";

export type Clue = AttackResult["clues"][number];

/** The greatest weight: the others are shown beside it. */
export const heaviest = (clues: readonly Clue[]): number =>
  Math.max(1e-9, ...clues.map(({ weight }) => weight));

export function ClueText(props: {
  output: Output;
  clues: readonly Clue[];
  current: number | undefined;
  onPick(clue: number): void;
}) {
  const { output, clues, current, onPick } = props;
  const { text } = output;
  const paragraphs = useMemo(() => {
    const { toUnits } = offsetsOf(text);
    const placed = clues
      .map((clue, index) => ({
        index,
        start: toUnits(clue.outStart),
        end: toUnits(clue.outEnd),
        weight: clue.weight,
      }))
      .sort((a, b) => a.start - b.start);
    return paragraphsOf(text).map((paragraph) => ({
      ...paragraph,
      clues: placed.filter(({ start, end }) => start >= paragraph.start && end <= paragraph.end),
    }));
  }, [text, clues]);
  const most = heaviest(clues);
  return (
    <div className="text output clue-text">
      {paragraphs.map(({ start, end, clues: here }) => {
        const pieces: React.ReactNode[] = [];
        let from = start;
        for (const clue of here) {
          if (clue.start < from) continue;
          pieces.push(text.slice(from, clue.start));
          pieces.push(
            <button
              key={clue.start}
              type="button"
              className={`clue weight-${Math.max(1, Math.ceil((clue.weight / most) * 4))}${current === clue.index ? " here" : ""}`}
              onClick={() => onPick(clue.index)}
            >
              {text.slice(clue.start, clue.end)}
            </button>,
          );
          from = clue.end;
        }
        pieces.push(text.slice(from, end));
        return (
          <p key={start} className="para" dir="auto">
            {pieces}
          </p>
        );
      })}
    </div>
  );
}
