/** A file as it leaves, made of what its bytes hold: the rows of its tables, and whatever no text shows. */

import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { request } from "../api/client.js";
import type { FileRelease, TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { sentenceOf } from "../shell/problem.js";
import { t, tn } from "../words/words.js";
import "./approve.css";

/** Rows asked for at a time. */
const WINDOW = 200;

/** Read from the bytes of the file, a window of rows at a time. */
export function useFileRelease(row: TaskRow | undefined) {
  const query = useInfiniteQuery({
    queryKey: ["release", row?.id, row?.version, row?.status],
    queryFn: ({ pageParam }) =>
      request<FileRelease>(`/v1/tasks/${row!.id}/release?from=${pageParam}&count=${WINDOW}`),
    initialPageParam: 0,
    getNextPageParam: ({ file }, _all, from) =>
      file && from + WINDOW < file.total ? from + WINDOW : undefined,
    enabled: row !== undefined,
    placeholderData: (before) => before,
  });
  const [first] = query.data?.pages ?? [];
  const rows = query.data?.pages.flatMap(({ file }) => file?.rows ?? []) ?? [];
  return { release: first, rows, query };
}

/** Whether a text that is shown is the one in the file; those of several are seen in its rows. */
export const isShown = ({ hash, documents }: FileRelease, output: string): boolean =>
  documents > 1 || hash === output;

/** Rows and characters of a file that its view has not shown. */
export const unseenIn = ({ file }: FileRelease, rows: number): number =>
  file ? file.total - rows + file.beside.reduce((sum, { left }) => sum + left, 0) : 0;

/** The request that approves a file as it was shown. */
export const approvalOf = ({ hash, file, documents }: FileRelease, token: string) => ({
  hash,
  ...(file && { file: file.hash }),
  ...(documents > 1 && { whole: true }),
  ...(token !== "" && { token }),
});

export type Releasing = ReturnType<typeof useFileRelease>;

export function FileContents({ releasing }: { releasing: Releasing }) {
  const { release, rows, query } = releasing;
  if (!release) {
    return (
      <p className="pad soft" role={query.error ? "alert" : "status"}>
        {query.error ? sentenceOf(query.error) : t("Reading the file as it leaves …")}
      </p>
    );
  }
  const { file, columns } = release;
  if (!file) {
    return (
      <p className="banner warn" role="alert" data-testid="unwritable">
        {sentenceOf(
          t("This document cannot be written in its own format. Export it as plain text."),
        )}
      </p>
    );
  }
  return (
    <section className="file-contents" aria-label={t("Everything in the file that leaves")}>
      {rows.length > 0 && (
        <>
          <h2 className="file-heading">
            {tn(file.total, "The table, 1 row", "The table, {n} rows")}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <div className="file-table" tabIndex={0} data-testid="file-table">
            <table className="plain-table">
              <tbody>
                {rows.map(({ where, cells }) => (
                  <tr key={where} data-testid="file-row">
                    {cells.map((cell, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                      <td key={i} dir="auto">
                        {visible(cell)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {query.hasNextPage && (
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("Show more rows")}
            </Button>
          )}
        </>
      )}
      {columns.length > 0 && (
        <>
          <h2 className="file-heading">{t("Columns that no text shows")}</h2>
          <ul className="file-columns">
            {columns.map(({ name, cells, decided, isRemoved, reason }) => (
              <li key={name} data-testid="file-column">
                <strong>
                  <bdi>{visible(name)}</bdi>
                </strong>
                {": "}
                {isRemoved
                  ? t("removed")
                  : tn(cells, "1 cell leaves as it is", "{n} cells leave as they are")}
                {", "}
                {decided
                  ? t("decided by {name}: {reason}", {
                      name: decided.by,
                      reason: t(decided.reason),
                    })
                  : reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {file.beside.length > 0 && (
        <>
          <h2 className="file-heading">{t("Also in the file, outside the text")}</h2>
          <dl className="file-beside" data-testid="file-beside">
            {file.beside.map(({ where, text, left }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
              <div key={i}>
                <dt>{where}</dt>
                <dd dir="auto">
                  {visible(text)}
                  {left > 0 && (
                    <span className="soft"> {t("({n} more characters)", { n: left })}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** What still stops a file of several documents. */
export function FileStops({ release }: { release: FileRelease }) {
  const { documents, finished, approved, stops, stopped } = release;
  if (documents === 1) return null;
  return (
    <section data-testid="file-stops">
      <p>
        {t("{documents} documents leave in one file: {finished} finished, {approved} approved.", {
          documents,
          finished,
          approved,
        })}
      </p>
      {stopped > 0 && (
        <>
          <p className="soft">
            {tn(
              stopped,
              "1 of them cannot be approved yet:",
              "{n} of them cannot be approved yet, such as:",
            )}
          </p>
          <ul>
            {stops.slice(0, 5).map(({ task, name }) => (
              <li key={task}>
                <Link href={`/doc/${task}`}>
                  <bdi>{visible(name)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
