/** The history as a diff: who, when, which words, before and after, with a way back to each. */

import { Button, Drawer, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { request } from "../api/client.js";
import type { Change, History, HistoryEntry } from "../api/types.js";
import { clock, day } from "../shell/format.js";
import { t, tn, w } from "../words/words.js";
import { type Difference, type Told, type Treatment, told } from "./history.js";
import type { Reading } from "./state.js";
import { Named } from "./why.js";

interface Props {
  readonly opened: boolean;
  readonly task: string;
  readonly reading: Reading;
  readonly mention: string | undefined;
  readonly editable: boolean;
  onGo(mention: string): void;
  onRestore(changes: Change[]): void;
  onClose(): void;
}

const KIND_WORDS: Readonly<Record<HistoryEntry["kind"], string>> = {
  decide: w("decided"),
  add: w("marked words"),
  remove: w("unmarked, as not personal"),
  retype: w("changed the type of"),
  boundary: w("moved the boundaries of"),
  merge: w("merged"),
  split: w("split off"),
  unsure: w("was unsure about"),
  comment: w("commented on"),
  dismiss: w("checked unmarked places"),
  undo: w("undid"),
  finish: w("finished"),
  reopen: w("opened it again"),
  return: w("sent it back"),
  resolve: w("settled a disagreement"),
};

export const HistoryDrawer = ({ opened, ...props }: Props) => (
  <Drawer opened={opened} onClose={props.onClose} position="right" title={t("History")} size="lg">
    <Entries {...props} />
  </Drawer>
);

/** Drawn at once; the rest on demand. */
const MOST = 100;
const MOST_MENTIONS = 6;

function Entries(props: Omit<Props, "opened">) {
  const { task, reading, mention } = props;
  // what nobody has touched has no history of its own
  const own = mention !== undefined && reading.mentions.get(mention)?.decided != null;
  const [all, setAll] = useState(!own);
  const [most, setMost] = useState(MOST);
  const query = all || mention === undefined ? "" : `?mention=${mention}`;
  const history = useQuery({
    queryKey: ["history", task, reading.row.version, query],
    queryFn: () => request<History>(`/v1/tasks/${task}/history${query}`),
  });
  const entries = useMemo(
    () => told(reading, history.data?.events ?? []).toReversed(),
    [reading, history.data],
  );
  return (
    <>
      {mention !== undefined && (
        <Switch
          label={t("Of the whole document")}
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      {history.data && (
        <>
          <p className="soft" data-testid="chain">
            {tn(history.data.events.length, "1 entry", "{n} entries")};{" "}
            {history.data.chain === "intact"
              ? t("nobody has altered it.")
              : t("it has been altered. Tell whoever runs the server.")}
          </p>
          <ol className="history">
            {entries.slice(0, most).map((each) => (
              <EntryLine key={each.entry.id} told={each} {...props} />
            ))}
          </ol>
          {entries.length > most && (
            <Button size="xs" variant="default" onClick={() => setMost(most + MOST)}>
              {t("Show earlier ones")}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function EntryLine({
  told: { entry, differences, mentions },
  ...props
}: Omit<Props, "opened"> & { readonly told: Told }) {
  const { reading, onGo } = props;
  const shown = differences.slice(0, MOST_MENTIONS);
  const restorable =
    props.editable && differences.length > 0 && entry.kind === "decide" && !entry.undone;
  const entityOf = (id: string) => reading.mentions.get(id)?.entity ?? "";
  return (
    <li className={entry.undone ? "undone" : ""} data-testid="history-entry">
      <p>
        <strong>{entry.by}</strong> {t(KIND_WORDS[entry.kind])}{" "}
        {mentions.slice(0, MOST_MENTIONS).map((id) => (
          <span key={id}>
            <Named reading={reading} entity={entityOf(id)} onGo={onGo} />{" "}
          </span>
        ))}
        {entry.undone && <span className="soft">({t("undone")}) </span>}
        <span className="number soft">
          {day(entry.at)} {clock(entry.at)}
        </span>
      </p>
      {typeof entry.body["reason"] === "string" && (
        <p className="soft">
          {t("Reason")}: <bdi>{t(entry.body["reason"])}</bdi>
        </p>
      )}
      {shown.length > 0 && (
        <ul className="diff">
          {shown.map((difference) => (
            <DifferenceLine key={difference.mention} difference={difference} {...props} />
          ))}
          {differences.length > shown.length && (
            <li className="soft">
              {t("… and {n} more", { n: differences.length - shown.length })}
            </li>
          )}
        </ul>
      )}
      {restorable && (
        <Button
          size="compact-xs"
          variant="subtle"
          data-testid="restore"
          onClick={() => props.onRestore(differences.map(changeBack))}
        >
          {t("Restore what was before")}
        </Button>
      )}
    </li>
  );
}

function DifferenceLine({
  difference,
  reading,
  onGo,
}: Omit<Props, "opened"> & { readonly difference: Difference }) {
  const mention = reading.mentions.get(difference.mention);
  if (!mention) return <li className="soft">{t("words that are no longer marked")}</li>;
  return (
    <li>
      <button type="button" className="named" dir="auto" onClick={() => onGo(difference.mention)}>
        {mention.text}
      </button>{" "}
      <del dir="auto">{treatmentWords(difference.before)}</del> →{" "}
      <ins dir="auto">{treatmentWords(difference.after)}</ins>
    </li>
  );
}

const treatmentWords = ({ state, words }: Treatment): string =>
  state === "keep" ? t("kept") : (words ?? t(state === "mask" ? "masked" : "generalized"));

const changeBack = ({ mention, before }: Difference): Change => ({
  mention,
  state: before.state,
  ...(before.state === "generalize" && before.level !== null && { level: before.level }),
  ...(before.state === "generalize" &&
    before.level === null &&
    before.words !== null && { replacement: before.words }),
});
