/** Original and output side by side, page by page: what a reader of the result will and will not see. */

import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { request } from "../api/client.js";
import type { Output, Task } from "../api/types.js";
import { useOutput } from "../api/use-output.js";
import { visible } from "../document/invisible.js";
import { offsetsOf } from "../document/offsets.js";
import { useCommands } from "../keyboard/commands.js";
import { announce } from "../shell/announce.js";
import { Waiting } from "../shell/parts.js";
import { t } from "../words/words.js";
import { type Compared, pagesOf } from "./pages.js";
import "../document/document.css";
import "./compare.css";

export function ComparePage({ task }: { task: string }) {
  const document = useQuery({
    queryKey: ["task", task],
    queryFn: () => request<Task>(`/v1/tasks/${task}`),
  });
  const output = useOutput(task, document.data?.row.version);
  if (!document.data || !output.data) return <Waiting error={document.error ?? output.error} />;
  return <Pages document={document.data} output={output.data} />;
}

function Pages({ document, output }: { document: Task; output: Output }) {
  const [, navigate] = useLocation();
  const [at, setAt] = useState(0);
  const pages = useMemo(() => {
    const source = offsetsOf(document.text);
    const target = offsetsOf(output.text);
    return pagesOf(
      document.text,
      output.text,
      output.replacements.map((each) => ({
        start: source.toUnits(each.start),
        end: source.toUnits(each.end),
        outStart: target.toUnits(each.outStart),
        outEnd: target.toUnits(each.outEnd),
      })),
    );
  }, [document, output]);
  const page = pages[Math.min(at, pages.length - 1)]!;
  const go = (way: 1 | -1) => {
    const next = Math.min(pages.length - 1, Math.max(0, at + way));
    setAt(next);
    announce(t("Page {n} of {total}", { n: next + 1, total: pages.length }));
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
          <bdi>{document.row.name}</bdi>
        </h1>
        <span className="push" />
        <Button variant="default" disabled={at === 0} onClick={() => go(-1)}>
          {t("Previous page")}
        </Button>
        <span className="number" data-testid="page-number">
          {t("Page {n} of {total}", { n: at + 1, total: pages.length })}
        </span>
        <Button
          variant="default"
          disabled={at >= pages.length - 1}
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
        <Leaf heading={t("Original")} text={document.text} page={page} side="source" />
        <Leaf heading={t("Output")} text={output.text} page={page} side="output" />
      </div>
    </main>
  );
}

function Leaf(props: { heading: string; text: string; page: Compared; side: "source" | "output" }) {
  const { heading, text, page, side } = props;
  return (
    <section className="sheet paper" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="text output" data-testid={`leaf-${side}`}>
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
    </section>
  );
}
