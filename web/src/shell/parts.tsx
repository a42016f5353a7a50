/** Small things several screens show. */

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { TaskRisk } from "../api/types.js";
import { type SemanticType, typeCovers, typeName, typeTag } from "../theme/types.js";
import { t } from "../words/words.js";
import { date, riskSentence, riskShare, verdictOn, verdictWords } from "./format.js";
import { sentenceOf } from "./problem.js";

/** A short word for the eye; the whole name for whoever hovers or listens. */
export const TypeTag = ({ type }: { type: SemanticType }) => (
  <span className="type-tag" data-type={type} title={typeCovers(type)}>
    <span aria-hidden>{typeTag(type)}</span>
    <span className="visually-hidden">{typeName(type)}</span>
  </span>
);

/** A level of risk as bar, threshold and words; never by colour alone. */
export function RiskLevel({ risk }: { risk: TaskRisk | null }) {
  if (!risk || risk.measure === null) return <span className="soft">{t("not measured")}</span>;
  const verdict = verdictOn(risk);
  return (
    <span className="status-word number" title={riskSentence(risk)}>
      <Level value={risk.level} threshold={risk.threshold} />
      {riskShare(risk.level)}
      {verdict !== "under" && (
        <>
          <span aria-hidden>{verdict === "borderline" ? "△" : "▲"}</span>
          <span className="visually-hidden">{verdictWords(risk)}</span>
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
export function Waiting({ error, inside = false }: { error?: unknown; inside?: boolean }) {
  // A page has one main part; within it this is a block.
  const Part = inside ? "div" : "main";
  const id = inside ? undefined : "main";
  if (!error) {
    return (
      <Part id={id} className="empty" aria-busy="true">
        {t("Opening …")}
      </Part>
    );
  }
  return (
    <Part id={id} className="empty">
      <p>
        <strong>{t("This page cannot be shown.")}</strong>
      </p>
      <p role="alert">{sentenceOf(error)}</p>
      <p>
        <a href="#/queue">{t("Back to the queue")}</a>
      </p>
    </Part>
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

export const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" onClick={onClick}>
    {t("Cancel")}
  </Button>
);

/** The end of what is printed: when, and where somebody signs. */
export const SignatureLine = () => (
  <p className="signature print-only">
    <span>{t("Printed {date}", { date: date(new Date().toISOString()) })}</span>
    <span>{t("Name and date")}</span>
    <span>{t("Signature")}</span>
  </p>
);
