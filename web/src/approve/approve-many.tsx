/** Several outputs are read one after the other, and approved with one signing in. */

import { Button } from "@mantine/core";
import { useState } from "react";
import type { FileRelease, TaskRow } from "../api/types.js";
import { useOutput } from "../api/use-output.js";
import { visible } from "../document/invisible.js";
import { OutputText } from "../shell/output-text.js";
import { ProofField, useProof } from "../shell/proof.js";
import { t, tn } from "../words/words.js";
import { approvalOf, FileContents, isShown, unseenIn, useFileRelease } from "./file-contents.js";

interface ApproveManyProps {
  readonly rows: readonly TaskRow[];
  /** The requests that approve what was read. */
  onApprove(read: ReadonlyMap<TaskRow, object>): void;
}

/** Each output is shown, one after the other; only what was shown is approved, as it was shown. */
export function ApproveMany({ rows, onApprove }: ApproveManyProps) {
  const [read, setRead] = useState<ReadonlyMap<TaskRow, FileRelease>>(new Map());
  const [at, setAt] = useState(0);
  const row = rows[at];
  if (row) {
    return (
      <ReadOne
        key={row.id}
        row={row}
        place={t("{at} of {of}", { at: at + 1, of: rows.length })}
        onRead={(release) => {
          if (release) setRead(new Map([...read, [row, release]]));
          setAt(at + 1);
        }}
      />
    );
  }
  return <SignForAll read={read} onApprove={onApprove} />;
}

/** @param onRead the file as it was shown; undefined: it is left out */
function ReadOne(props: {
  row: TaskRow;
  place: string;
  onRead(release: FileRelease | undefined): void;
}) {
  const { row, place, onRead } = props;
  const output = useOutput(row.id, row.version);
  const releasing = useFileRelease(row);
  const { release } = releasing;
  const whole = release !== undefined && unseenIn(release, releasing.rows.length) === 0;
  const stopped = release !== undefined && (release.stopped > 0 || release.unexamined > 0);
  const ready =
    output.data !== undefined && whole && !stopped && isShown(release, output.data.hash);
  return (
    <form
      data-testid="read-one"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onRead(release);
      }}
    >
      <h3>
        <bdi>{visible(row.name)}</bdi> <span className="soft">{place}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="read-one" tabIndex={0} aria-label={t("As it is exported")}>
        {output.data && row.documents === 1 && <OutputText output={output.data} />}
        <FileContents releasing={releasing} />
      </section>
      {stopped && (
        <p className="banner warn" role="status">
          {t("This one needs a decision or a reason of its own: approve it on its page.")}
        </p>
      )}
      {release && !whole && !stopped && (
        <p className="soft" role="status">
          {t("Not all of it is shown yet.")}
        </p>
      )}
      <div className="dialog-buttons">
        <Button variant="default" data-testid="leave-out" onClick={() => onRead(undefined)}>
          {t("Leave out")}
        </Button>
        <Button
          type="submit"
          key={ready ? "ready" : "waiting"}
          disabled={!ready}
          autoFocus={ready}
          data-testid="read-next"
        >
          {t("Read, next")}
        </Button>
      </div>
    </form>
  );
}

function SignForAll({
  read,
  onApprove,
}: Pick<ApproveManyProps, "onApprove"> & {
  readonly read: ReadonlyMap<TaskRow, FileRelease>;
}) {
  const proof = useProof();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApprove(
          new Map([...read].map(([row, release]) => [row, approvalOf(release, proof.token)])),
        );
      }}
    >
      <p>{t("You have read these. Each is approved exactly as it was shown.")}</p>
      <ul>
        {[...read.keys()].map(({ id, name }) => (
          <li key={id}>
            <bdi>{visible(name)}</bdi>
          </li>
        ))}
      </ul>
      <ProofField proof={proof} testId="many-token" />
      <div className="dialog-buttons">
        <Button
          type="submit"
          disabled={read.size === 0 || !proof.isGiven}
          data-testid="approve-all"
        >
          {tn(read.size, "Approve 1 document", "Approve {n} documents")}
        </Button>
      </div>
    </form>
  );
}
