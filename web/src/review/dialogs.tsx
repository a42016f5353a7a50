/** What opens over the review: finishing, history, comments. */

import { Button, Drawer, Modal, Switch, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/client.js";
import type { Check, History } from "../api/types.js";
import { clock, count, day } from "../shell/format.js";
import { Checklist } from "./checklist.js";
import type { Reading } from "./state.js";

interface FinishProps {
  readonly task: string;
  readonly version: number;
  onGo(check: Check): void;
  onFinish(): void;
  onClose(): void;
}

export function FinishDialog({ task, version, onGo, onFinish, onClose }: FinishProps) {
  const checks = useQuery({
    queryKey: ["checks", task, version],
    queryFn: () => request<Check[]>(`/v1/tasks/${task}/checks`),
  });
  const blocked = checks.data?.some(({ ok, blocks }) => !ok && blocks === "finish") ?? true;
  return (
    <Modal opened onClose={onClose} title="Finish this document" size="lg">
      {checks.data ? <Checklist checks={checks.data} onGo={onGo} /> : <p>Checking …</p>}
      <div className="dialog-buttons">
        <Button variant="default" onClick={onClose}>
          Back to the text
        </Button>
        <Button disabled={blocked} data-testid="finish-now" onClick={onFinish}>
          Finish
        </Button>
      </div>
    </Modal>
  );
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  decide: "decided",
  add: "added a mention",
  remove: "took out a wrong detection",
  retype: "changed the type",
  boundary: "moved a boundary",
  merge: "merged entities",
  split: "split an entity",
  unsure: "marked as unsure",
  comment: "commented",
  dismiss: "looked at suspects",
  undo: "undid",
  finish: "finished",
  reopen: "opened it again",
  resolve: "settled a disagreement",
};

export function HistoryDrawer(props: {
  task: string;
  version: number;
  mention: string | undefined;
  onClose(): void;
}) {
  const { task, version, mention, onClose } = props;
  const [all, setAll] = useState(mention === undefined);
  const query = all || mention === undefined ? "" : `?mention=${mention}`;
  const history = useQuery({
    queryKey: ["history", task, version, query],
    queryFn: () => request<History>(`/v1/tasks/${task}/history${query}`),
  });
  return (
    <Drawer opened onClose={onClose} position="right" title="History">
      {mention !== undefined && (
        <Switch
          label="Of the whole document"
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      {history.data && (
        <>
          <p className="soft" data-testid="chain">
            {count(history.data.events.length, "event")}; the chain is {history.data.chain}.
          </p>
          <ol className="history">
            {history.data.events.toReversed().map((entry) => (
              <li key={entry.id} className={entry.undone ? "undone" : ""}>
                <span className="number soft">
                  {day(entry.at)} {clock(entry.at)}
                </span>
                <span>
                  <strong>{entry.by}</strong> {KIND_WORDS[entry.kind]}
                  {historyWords(entry.body)}
                  {entry.undone && <span className="soft"> (undone)</span>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}

/** States and counts of an event; never words of the text. */
function historyWords(body: Readonly<Record<string, unknown>>): string {
  const changes = body["changes"];
  if (!Array.isArray(changes)) return "";
  const byState = Object.groupBy(changes as { state: string }[], ({ state }) => state);
  const words = Object.entries(byState).map(([state, list]) => `${state} ${list!.length}`);
  return `: ${words.join(", ")}`;
}

export function CommentDialog(props: {
  reading: Reading;
  mention: string | undefined;
  onSend(text: string): void;
  onClose(): void;
}) {
  const { reading, mention, onSend, onClose } = props;
  const [text, setText] = useState("");
  const shown = reading.comments.filter((comment) => !mention || comment.mention === mention);
  const masked = [...reading.mentions.values()].some(
    (each) => each.state !== "keep" && each.text.length > 2 && text.includes(each.text),
  );
  return (
    <Modal opened onClose={onClose} title="Comment">
      {shown.map((comment) => (
        <p key={comment.id} className="comment">
          <strong>{comment.by}</strong> <span className="soft">{clock(comment.at)}</span>
          <br />
          <bdi>{comment.text}</bdi>
          {comment.warning && <span className="soft"> ▲ quotes words that are masked</span>}
        </p>
      ))}
      <Textarea
        label="For the other readers; without words of the document"
        value={text}
        maxLength={5000}
        autosize
        minRows={3}
        data-autofocus
        error={masked && "▲ This quotes words that are masked. Say it without them."}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="dialog-buttons">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button
          disabled={text.trim() === ""}
          onClick={() => {
            onSend(text.trim());
            onClose();
          }}
        >
          Send
        </Button>
      </div>
    </Modal>
  );
}
