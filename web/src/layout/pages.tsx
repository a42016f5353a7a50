/** The pages of a document as pictures, with its mentions where they are. */

import { useEffect, useRef, useState } from "react";
import { requestPicture } from "../api/client.js";
import type { DocumentLayout } from "../api/types.js";
import type { Mark } from "../document/segments.js";
import { percent } from "../shell/format.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { sentenceOf } from "../shell/problem.js";
import { typeName } from "../theme/types.js";
import { t } from "../words/words.js";
import "./layout.css";

type Pages = Extract<DocumentLayout, { kind: "pages" }>;

interface Props {
  readonly task: string;
  readonly layout: Pages;
  readonly page: number;
  readonly of: "original" | "output";
  /** Of the decisions: another one, another output. */
  readonly version: number;
  /** Drawn over the page; absent: the page alone. */
  readonly marks?: ReadonlyMap<string, Mark>;
  onPick?(id: string): void;
}

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

/** Makes the pages larger or smaller; how, is kept. */
export function Zoom() {
  const { zoom } = usePreferences();
  const at = ZOOMS.findIndex((one) => one >= zoom);
  const to = (next: number) => () => prefer({ zoom: ZOOMS[next] ?? 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no form
    <div className="zoom" role="group" aria-label={t("Zoom")}>
      <button type="button" aria-label={t("Smaller")} disabled={at <= 0} onClick={to(at - 1)}>
        −
      </button>
      <span className="number" role="status" data-testid="zoom">
        {percent(zoom)}
      </span>
      <button
        type="button"
        aria-label={t("Larger")}
        disabled={at >= ZOOMS.length - 1}
        data-testid="zoom-in"
        onClick={to(at + 1)}
      >
        +
      </button>
    </div>
  );
}

export function PageView({ task, layout, page, of, version, marks, onPick }: Props) {
  const frame = useRef<HTMLElement>(null);
  const { zoom } = usePreferences();
  const near = useNear(frame);
  const drawn = of === "original" ? 0 : version;
  const { address, error } = usePicture(task, page, of, drawn, near, zoom);
  const { width, height } = layout.pages[page]!;
  const label = of === "original" ? t("Page {n} of the original") : t("Page {n} of the output");
  const name = label.replace("{n}", String(page + 1));
  return (
    <figure
      ref={frame}
      className="laid-page"
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(zoom > 1 && { width: `${zoom * 100}%`, maxWidth: "none" }),
      }}
      aria-busy={!address && !error}
      data-testid={`page-${of}`}
    >
      {address && <img src={address} alt={name} data-testid="page-picture" />}
      {error !== undefined && (
        <p role="alert" className="soft">
          {sentenceOf(error)}
        </p>
      )}
      {marks &&
        layout.places
          .filter((place) => place.page === page && marks.has(place.mention))
          .map(({ mention, box: [left, top, wide, high] }) => (
            <button
              key={`${mention} ${left} ${top}`}
              type="button"
              tabIndex={-1}
              className="laid-place"
              data-m={mention}
              data-type={marks.get(mention)!.type}
              data-state={marks.get(mention)!.state}
              aria-label={typeName(marks.get(mention)!.type)}
              style={{
                insetInlineStart: `${left * 100}%`,
                insetBlockStart: `${top * 100}%`,
                width: `${wide * 100}%`,
                height: `${high * 100}%`,
              }}
              onClick={() => onPick?.(mention)}
            />
          ))}
    </figure>
  );
}

/** Whether something is in view, or soon will be; once true it stays so. */
function useNear(of: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: "800px" },
    );
    observer.observe(of.current!);
    return () => observer.disconnect();
  }, [of]);
  return near;
}

/** Pixels of a page's width that are asked for: sharp where it is shown, no more. */
const WIDTH = 1400;
const MOST = 3000;

function usePicture(
  task: string,
  page: number,
  of: string,
  version: number,
  wanted: boolean,
  zoom: number,
) {
  const [picture, setPicture] = useState<{ address?: string; error?: unknown }>({});
  const pixels = Math.min(MOST, Math.round(WIDTH * zoom));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, another picture
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    let address: string | undefined;
    requestPicture(`/v1/tasks/${task}/pages/${page}?of=${of}&width=${pixels}`, abort.signal).then(
      (blob) => {
        if (abort.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setPicture({ address });
      },
      (error: unknown) => abort.signal.aborted || setPicture({ error }),
    );
    return () => {
      abort.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [task, page, of, version, wanted, pixels]);
  return picture;
}
