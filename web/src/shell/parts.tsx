/** Small things several screens show. */

import type { ReactNode } from "react";
import { RequestError } from "../api/client.js";
import type { TaskRisk } from "../api/types.js";
import { type SemanticType, TYPE_NAMES } from "../theme/types.js";
import { estimate, oneIn } from "./format.js";

export const TypeTag = ({ type }: { type: SemanticType }) => (
  <span className="type-tag" data-type={type} title={TYPE_NAMES[type].name}>
    {TYPE_NAMES[type].tag}
  </span>
);

/** A level of risk as bar, threshold and words; never by colour alone. */
export function RiskLevel({ risk, words = true }: { risk: TaskRisk | null; words?: boolean }) {
  if (!risk || risk.measure === null) return <span className="soft">not measured</span>;
  return (
    <span
      className="status-word number"
      title={risk.direct > 0 ? "a direct identifier is shown" : estimate(risk)}
    >
      <Level value={risk.level} threshold={risk.threshold} />
      {words && (
        <>
          {oneIn(risk.level)}
          {risk.over && <span title="over the threshold">▲</span>}
        </>
      )}
    </span>
  );
}

export const Level = ({ value, threshold }: { value: number; threshold?: number }) => (
  <span
    className={`level${threshold !== undefined && value > threshold ? " over" : ""}`}
    aria-hidden
  >
    <i style={{ width: `${value * 100}%` }} />
    {threshold !== undefined && (
      <b style={{ insetInlineStart: `calc(${threshold * 100}% - 1px)` }} />
    )}
  </span>
);

export const Empty = ({ children }: { children: ReactNode }) => (
  <div className="empty">{children}</div>
);

/** What a page shows while it waits, or when it cannot go on. */
export function Waiting({ error, what }: { error?: unknown; what: string }) {
  if (!error) {
    return (
      <div className="empty" aria-busy="true">
        Opening {what} …
      </div>
    );
  }
  return (
    <div className="empty" role="alert">
      <p>
        <strong>{what[0]!.toUpperCase() + what.slice(1)} cannot be shown.</strong>
      </p>
      <p>{error instanceof RequestError ? error.message : "Something went wrong on this page."}</p>
    </div>
  );
}

/** Holds what may be wider than the screen; the keyboard can scroll it. */
export const Scrollable = (props: { label: string; sheet?: boolean; children: ReactNode }) => (
  <section
    className={props.sheet ? "sheet spaced scroll-x" : "scroll-x"}
    aria-label={props.label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    tabIndex={0}
  >
    {props.children}
  </section>
);
