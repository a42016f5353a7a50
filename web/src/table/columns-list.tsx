/** The columns of a table, before its rows: what is done with each, and what leaves without being read. */

import { Button, Modal, Select } from "@mantine/core";
import { useState } from "react";
import { request } from "../api/client.js";
import type { Table, TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { clock, day } from "../shell/format.js";
import { tell, tellProblem } from "../shell/problem.js";
import { TYPES, typeName } from "../theme/types.js";
import { t, tn, w } from "../words/words.js";

type Column = Table["columns"][number];

/** The server's reasons; a list, so that no words of a document slip in. */
const REASONS = [
  w("says nothing about a person"),
  w("many share each value"),
  w("needed to understand"),
  w("already public"),
  w("could give a person away"),
  w("stricter for this project"),
] as const;

interface Props {
  readonly task: TaskRow;
  readonly columns: Table["columns"];
  /** A row read anew has another id. */
  onDone(task: TaskRow): void;
}

/** Columns with cells that no text shows and that leave as they are. */
export const leavingUnread = (columns: Table["columns"]): Column[] =>
  columns.filter(
    ({ unread, treatment, isHarmless }) => unread > 0 && treatment !== "drop" && !isHarmless,
  );

export function ColumnsList(props: Props & { onConfirm(columns: Column[]): void }) {
  const { columns, onConfirm } = props;
  const [changed, setChanged] = useState<Column>();
  const open = leavingUnread(columns).filter(({ decided }) => decided === null);
  return (
    <section aria-label={t("Columns")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="table-columns" tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t("Column")}</th>
              <th scope="col">{t("What is done with it")}</th>
              <th scope="col">{t("Why")}</th>
              <th scope="col">{t("Decided")}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.name} data-testid={`about-${column.name}`}>
                <th scope="row">
                  <bdi>{visible(column.name)}</bdi>
                </th>
                <td>{treatmentWords(column)}</td>
                <td className="soft">{column.reason}</td>
                <td>
                  <Decided column={column} onConfirm={onConfirm} onChange={setChanged} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open.length > 0 && (
        <p className="banner warn" role="status" data-testid="columns-open">
          <span>
            {tn(
              open.length,
              "1 column leaves as it is, and nobody reads its cells. Look at it below, then confirm it or treat it otherwise.",
              "{n} columns leave as they are, and nobody reads their cells. Look at them below, then confirm them or treat them otherwise.",
            )}
          </span>
          <Button
            size="xs"
            variant="default"
            data-testid="confirm-columns"
            onClick={() => onConfirm(open)}
          >
            {t("Let them leave (L)")}
          </Button>
        </p>
      )}
      <TreatDialog {...props} column={changed} onClose={() => setChanged(undefined)} />
    </section>
  );
}

function Decided(props: {
  column: Column;
  onConfirm(columns: Column[]): void;
  onChange(column: Column): void;
}) {
  const { column, onConfirm, onChange } = props;
  const { decided, unread, treatment, isHarmless } = column;
  if (decided) {
    return (
      <span>
        {t("{name}, {time}: {reason}", {
          name: decided.by,
          time: `${day(decided.at)} ${clock(decided.at)}`,
          reason: t(decided.reason),
        })}
      </span>
    );
  }
  if (isHarmless) return <span className="soft">{t("none needed: it only counts rows")}</span>;
  if (unread === 0 || treatment === "drop")
    return <span className="soft">{t("cell by cell")}</span>;
  return (
    <span className="column-buttons">
      <Button size="compact-xs" variant="default" onClick={() => onConfirm([column])}>
        {t("Let it leave")}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        data-testid={`treat-${column.name}`}
        onClick={() => onChange(column)}
      >
        {t("Treat it otherwise")}
      </Button>
    </span>
  );
}

function treatmentWords({ treatment, unread }: Column): string {
  const [head = "", way] = treatment.split("=");
  if (head === "drop") return t("removed");
  if (head === "keep")
    return tn(unread, "1 cell leaves as it is, unread", "{n} cells leave as they are, unread");
  if (head === "text") return t("read as text");
  const type = TYPES.find((each) => each === head);
  const words = type ? typeName(type) : head;
  return way
    ? t("replaced as {type}, by {way}", { type: words, way })
    : t("replaced as {type}", { type: words });
}

/** Lets columns leave as they are, for one reason. */
export function ConfirmDialog(
  props: Props & { readonly confirmed: readonly Column[] | undefined; onClose(): void },
) {
  const { confirmed, onClose, ...rest } = props;
  return (
    <Modal
      opened={confirmed !== undefined}
      onClose={onClose}
      title={t("Let columns leave as they are")}
    >
      {confirmed && (
        <>
          <p>
            {t("Their cells are in the file that leaves, exactly as they are now: {names}.", {
              names: confirmed.map(({ name }) => visible(name)).join(", "),
            })}
          </p>
          <Decide
            {...rest}
            names={confirmed.map(({ name }) => name)}
            button={t("Let them leave")}
            onClose={onClose}
          />
        </>
      )}
    </Modal>
  );
}

function TreatDialog(props: Props & { readonly column: Column | undefined; onClose(): void }) {
  const { column, onClose, ...rest } = props;
  const [treatment, setTreatment] = useState("drop");
  return (
    <Modal
      opened={column !== undefined}
      onClose={onClose}
      title={column ? t("Column '{name}'", { name: column.name }) : ""}
    >
      {column && (
        <>
          <p className="soft">
            {t("The table is read anew, so this comes before any decision in its rows.")}
          </p>
          <Select
            label={t("What is done with it")}
            allowDeselect={false}
            value={treatment}
            data={[
              { value: "drop", label: t("Remove the column") },
              { value: "text", label: t("Read its cells as text") },
              ...TYPES.map((type) => ({
                value: type,
                label: t("Replace every cell as {type}", { type: typeName(type) }),
              })),
            ]}
            data-testid="treatment"
            onChange={(next) => next && setTreatment(next)}
          />
          <Decide
            {...rest}
            names={[column.name]}
            treatment={treatment}
            button={t("Read the table anew")}
            onClose={onClose}
          />
        </>
      )}
    </Modal>
  );
}

function Decide(
  props: Props & {
    readonly names: readonly string[];
    readonly treatment?: string;
    readonly button: string;
    onClose(): void;
  },
) {
  const { task, names, treatment, button, onDone, onClose } = props;
  const [reason, setReason] = useState<string>(treatment ? REASONS[4] : REASONS[0]);
  const [busy, setBusy] = useState(false);
  const decide = async () => {
    setBusy(true);
    try {
      const columns = Object.fromEntries(
        names.map((name) => [name, { reason, ...(treatment && { treatment }) }]),
      );
      const row = await request<TaskRow>(`/v1/tasks/${task.id}/table`, {
        method: "PATCH",
        body: { columns },
      });
      onClose();
      onDone(row);
      tell(tn(names.length, "1 column decided.", "{n} columns decided."));
    } catch (problem) {
      tellProblem(problem);
    }
    setBusy(false);
  };
  return (
    <>
      <Select
        label={t("Reason")}
        allowDeselect={false}
        value={reason}
        data={REASONS.map((each) => ({ value: each, label: t(each) }))}
        onChange={(next) => next && setReason(next)}
      />
      <div className="dialog-buttons">
        <Button
          data-autofocus
          loading={busy}
          data-testid="columns-apply"
          onClick={() => void decide()}
        >
          {button}
        </Button>
      </div>
    </>
  );
}
