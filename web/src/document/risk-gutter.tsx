/**
 * The gutter beside the text: a bar at each line, as long as the highest risk of the mentions that
 * begin in it. The list holds the same risks, mention by mention.
 */

import { memo, type RefObject, useEffect, useRef } from "react";
import { useAfterPaint } from "../shell/after-paint.js";
import { useStable } from "../shell/use-stable.js";
import { type Drawn, riskByLine, type Stretch } from "./risk-lines.js";

interface Props extends Drawn {
  readonly root: RefObject<HTMLElement | null>;
  /** Whatever else changes the lines; looked at for change only. */
  readonly layout: string;
}

/** Pixels: of a bar, and from the edge of the text to it. */
const WIDTH = 12;
const INSET = 6;
/** Share of the window's height that is drawn above and below it, so that scrolling finds it there. */
const BEYOND = 0.5;

const NOTHING: Stretch = { top: 0, bottom: 0 };

export const RiskGutter = memo(function RiskGutter(props: Props) {
  const { root, paragraphs, groups, riskOf, layout } = props;
  const svg = useRef<SVGSVGElement>(null);
  /** What of the text is drawn, in pixels below its top. */
  const drawn = useRef(NOTHING);

  const { draw, drawMissing } = useStable({
    draw: () => {
      const text = root.current!;
      const view = viewOf(text);
      const beyond = BEYOND * (view.bottom - view.top);
      const { top } = text.getBoundingClientRect();
      const stretch = { top: view.top - beyond, bottom: view.bottom + beyond };
      const lines = riskByLine(text, { paragraphs, groups, riskOf }, stretch);
      drawn.current = { top: stretch.top - top, bottom: stretch.bottom - top };
      const [track, bar] = svg.current!.children;
      const at = (y: number) => Math.round(y * 2) / 2;
      track!.setAttribute("d", lines.map(({ y }) => `M0 ${at(y)}h${WIDTH}`).join(""));
      bar!.setAttribute(
        "d",
        lines.map(({ y, risk }) => `M0 ${at(y)}h${(risk * WIDTH).toFixed(1)}`).join(""),
      );
      svg.current!.style.left = `${text.offsetLeft + INSET}px`;
      svg.current!.style.top = `${text.offsetTop}px`;
    },
    /** Draws anew where the window shows what is not drawn. */
    drawMissing: () => {
      const view = viewOf(root.current!);
      const { top } = root.current!.getBoundingClientRect();
      const isDrawn =
        view.top - top >= drawn.current.top && view.bottom - top <= drawn.current.bottom;
      if (!isDrawn) draw();
    },
  });

  useAfterPaint(draw, [paragraphs, groups, riskOf, layout]);

  useEffect(() => {
    const text = root.current!;
    const scroller = scrollerOf(text);
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(drawMissing);
    };
    const resized = new ResizeObserver(() => {
      drawn.current = NOTHING; // the lines are others now
      look();
    });
    resized.observe(text);
    resized.observe(scroller);
    scroller.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, [root, drawMissing]);

  return (
    <svg ref={svg} className="risk-gutter" aria-hidden="true" data-testid="risk-gutter">
      <path className="risk-track" />
      <path className="risk-bar" />
    </svg>
  );
});

const scrollerOf = (text: HTMLElement) => text.closest<HTMLElement>("[data-scroller]")!;

/** What of the window shows the text. */
function viewOf(text: HTMLElement): Stretch {
  const { top, bottom } = scrollerOf(text).getBoundingClientRect();
  return { top, bottom };
}
