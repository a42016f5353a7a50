/** The document as it looks, beside its text: a click on a mention goes to it, and the current one is in view. */

import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { offsetsOf } from "../document/offsets.js";
import type { Mark } from "../document/segments.js";
import { Waiting } from "../shell/parts.js";
import { t } from "../words/words.js";
import { FlowPage } from "./flow.js";
import { inUnits } from "./leaves.js";
import { PageView, Zoom } from "./pages.js";
import { RecordView } from "./record.js";
import { useLayout } from "./use-layout.js";

export function LayoutPane(props: {
  task: string;
  version: number;
  text: string;
  groups: readonly (readonly Mark[])[];
  current: string | undefined;
  onPick(id: string): void;
}) {
  const { task, version, text, current, onPick } = props;
  const pane = useRef<HTMLElement>(null);
  const layout = useLayout(task, version);
  // The text is drawn first; the page follows.
  const groups = useDeferredValue(props.groups);
  const marks = useMemo(() => {
    const all = new Map<string, Mark>();
    for (const group of groups) for (const mark of group) all.set(mark.id, mark);
    return all;
  }, [groups]);
  const list = useMemo(() => [...marks.values()], [marks]);
  const { data } = layout;
  const blocks = useMemo(
    () => (data?.kind === "flow" ? inUnits(data.blocks, offsetsOf(text)) : []),
    [data, text],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew, marked anew
  useEffect(() => {
    const all = pane.current?.querySelectorAll<HTMLElement>("[data-m]") ?? [];
    let first: HTMLElement | undefined;
    for (const element of all) {
      const isCurrent = element.dataset["m"] === current;
      element.classList.toggle("current", isCurrent);
      if (isCurrent) first ??= element;
    }
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current, groups, data, blocks]);

  return (
    // The keyboard has the text beside it, which says the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <section
      ref={pane}
      className="layout-pane"
      aria-label={t("The document as it looks")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      data-testid="layout-pane"
      onClick={({ target }) => {
        const { m: id } = (target as Element).closest<HTMLElement>("[data-m]")?.dataset ?? {};
        if (id !== undefined) onPick(id);
      }}
    >
      {!data && <Waiting error={layout.error} inside />}
      {data?.kind === "none" && (
        <p className="soft">{t("This is plain text: it has no other appearance.")}</p>
      )}
      {data?.kind === "flow" && (
        <div className="laid-sheet">
          <FlowPage
            text={text}
            blocks={blocks}
            marks={list}
            view="marked"
            columns={data.columns ?? 1}
          />
        </div>
      )}
      {data?.kind === "pages" && <Zoom />}
      {data?.kind === "pages" &&
        data.pages.map((_, page) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
            key={page}
            task={task}
            layout={data}
            page={page}
            of="original"
            version={version}
            marks={marks}
          />
        ))}
      {data?.kind === "record" && (
        <div className="laid-sheet">
          <RecordView
            text={text}
            layout={data}
            marks={list}
            views={[{ heading: t("Cell"), view: "marked" }]}
          />
          <p>
            <Link href={`/table/${task}`}>{t("The whole table")}</Link>
          </p>
        </div>
      )}
    </section>
  );
}
