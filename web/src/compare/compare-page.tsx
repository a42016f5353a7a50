/** Original and output side by side, page by page: what a reader of the result will and will not see. */

import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { request } from "../api/client.js";
import type { DocumentLayout, Output, Task } from "../api/types.js";
import { useOutput } from "../api/use-output.js";
import { visible } from "../document/invisible.js";
import { offsetsOf } from "../document/offsets.js";
import { useCommands } from "../keyboard/commands.js";
import { FlowPage } from "../layout/flow.js";
import { inUnits, pagesOf as pagesOfBlocks } from "../layout/leaves.js";
import { PageView } from "../layout/pages.js";
import { RecordView } from "../layout/record.js";
import { useLayout } from "../layout/use-layout.js";
import { markOf } from "../review/marks.js";
import { readingOf } from "../review/state.js";
import { announce } from "../shell/announce.js";
import { Waiting } from "../shell/parts.js";
import { t } from "../words/words.js";
import { type Compared, pagesOf } from "./pages.js";
import "../document/document.css";
import "./compare.css";

interface Shown {
  readonly document: Task;
  readonly output: Output;
  readonly layout: DocumentLayout;
}

/** Two leaves that turn together. */
type Leaves = readonly { readonly original: ReactNode; readonly output: ReactNode }[];

export function ComparePage({ task }: { task: string }) {
  const document = useQuery({
    queryKey: ["task", task],
    queryFn: () => request<Task>(`/v1/tasks/${task}`),
  });
  const version = document.data?.row.version;
  const output = useOutput(task, version);
  const layout = useLayout(task, version);
  if (!document.data || !output.data || !layout.data) {
    return <Waiting error={document.error ?? output.error ?? layout.error} />;
  }
  return <Pages document={document.data} output={output.data} layout={layout.data} />;
}

function Pages(shown: Shown) {
  const { document } = shown;
  const [, navigate] = useLocation();
  const [at, setAt] = useState(0);
  const leaves = useLeaves(shown);
  const last = leaves.length - 1;
  const page = leaves[Math.min(at, last)]!;
  const go = (way: 1 | -1) => {
    const next = Math.min(last, Math.max(0, at + way));
    setAt(next);
    announce(t("Page {n} of {total}", { n: next + 1, total: leaves.length }));
  };
  useCommands({
    place: "compare",
    act: (action) => {
      if (action === "back-from-pages") navigate(`/doc/${document.row.id}`);
      if (action === "next-page") go(1);
      if (action === "previous-page") go(-1);
    },
  });
  return (
    <main id="main" className="page compare">
      <header>
        <h1>
          <bdi>{visible(document.row.name)}</bdi>
        </h1>
        <span className="push" />
        <Button variant="default" disabled={at === 0} onClick={() => go(-1)}>
          {t("Previous page")}
        </Button>
        <span className="number" data-testid="page-number">
          {t("Page {n} of {total}", { n: at + 1, total: leaves.length })}
        </span>
        <Button
          variant="default"
          disabled={at >= last}
          data-testid="next-page"
          onClick={() => go(1)}
        >
          {t("Next page")}
        </Button>
        <Button component={Link} href={`/doc/${document.row.id}`} variant="default">
          {t("Back to the document")}
        </Button>
      </header>
      <div className="leaves">
        <Leaf heading={t("Original")} side="source">
          <Fragment key={at}>{page.original}</Fragment>
        </Leaf>
        <Leaf heading={t("Output")} side="output">
          <Fragment key={at}>{page.output}</Fragment>
        </Leaf>
      </div>
    </main>
  );
}

function useLeaves({ document, output, layout }: Shown): Leaves {
  return useMemo(() => {
    const { text, row } = document;
    const offsets = offsetsOf(text);
    const reading = readingOf(document);
    const marks = [...reading.mentions.values()].map(markOf);
    switch (layout.kind) {
      case "flow":
        return pagesOfBlocks(inUnits(layout.blocks, offsets)).map((blocks) => {
          const drawn = { text, blocks, marks, columns: layout.columns ?? 1 };
          return {
            original: <FlowPage {...drawn} view="original" />,
            output: <FlowPage {...drawn} view="output" />,
          };
        });
      case "pages": {
        const byId = new Map(marks.map((mark) => [mark.id, mark]));
        return layout.pages.map((_, page) => {
          const drawn = { task: row.id, layout, page, version: row.version };
          return {
            original: <PageView {...drawn} of="original" marks={byId} />,
            output: <PageView {...drawn} of="output" />,
          };
        });
      }
      case "record": {
        const drawn = (view: "original" | "output") => (
          <RecordView
            text={text}
            layout={layout}
            marks={marks}
            views={[{ heading: t("Cell"), view }]}
          />
        );
        return [{ original: drawn("original"), output: drawn("output") }];
      }
      case "none":
        return plainLeaves(document, output);
    }
  }, [document, output, layout]);
}

function plainLeaves({ text }: Task, output: Output): Leaves {
  const source = offsetsOf(text);
  const target = offsetsOf(output.text);
  const places = output.replacements.map((each) => ({
    start: source.toUnits(each.start),
    end: source.toUnits(each.end),
    outStart: target.toUnits(each.outStart),
    outEnd: target.toUnits(each.outEnd),
  }));
  return pagesOf(text, output.text, places).map((page) => ({
    original: <PlainLeaf text={text} page={page} side="source" />,
    output: <PlainLeaf text={output.text} page={page} side="output" />,
  }));
}

const Leaf = (props: { heading: string; side: "source" | "output"; children: ReactNode }) => (
  <section className="sheet paper" aria-label={props.heading}>
    <h2>{props.heading}</h2>
    <div data-testid={`leaf-${props.side}`}>{props.children}</div>
  </section>
);

function PlainLeaf(props: { text: string; page: Compared; side: "source" | "output" }) {
  const { text, page, side } = props;
  return (
    <div className="text output">
      {page.runs.map((run) => {
        const [start, end] = run[side];
        const words = visible(text.slice(start, end));
        if (!run.changed) return <span key={start}>{words}</span>;
        return side === "source" ? (
          <del key={`${start} del`}>{words}</del>
        ) : (
          <ins key={`${start} ${run.source[0]} ins`}>{words}</ins>
        );
      })}
    </div>
  );
}
