/** What opens over the review: finishing and comments. */

import { Button, Modal, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fold } from "../../../src/document/fold.js";
import { request } from "../api/client.js";
import type { Check } from "../api/types.js";
import { clock } from "../shell/format.js";
import { sentenceOf } from "../shell/problem.js";
import { t } from "../words/words.js";
import { Checklist } from "./checklist.js";
import type { Reading } from "./state.js";

interface FinishProps {
  readonly opened: boolean;
  readonly task: string;
  readonly version: number;
  onGo(check: Check): void;
  onFinish(): void;
  onClose(): void;
}

export const FinishDialog = (props: FinishProps) => (
  <Modal opened={props.opened} onClose={props.onClose} title={t("Finish this document")} size="lg">
    <Finish {...props} />
  </Modal>
);

function Finish({ task, version, onGo, onFinish, onClose }: FinishProps) {
  const checks = useQuery({
    queryKey: ["checks", task, version],
    queryFn: () => request<Check[]>(`/v1/tasks/${task}/checks`),
  });
  const button = useRef<HTMLButtonElement>(null);
  const blocked = checks.data?.some(({ ok, blocks }) => !ok && blocks === "finish") ?? true;
  // Enter finishes as soon as nothing stops it.
  useEffect(() => {
    if (!blocked) button.current?.focus();
  }, [blocked]);
  return (
    <>
      {checks.data ? (
        <Checklist checks={checks.data} about="finish" onGo={onGo} />
      ) : (
        <p role={checks.error ? "alert" : "status"}>
          {checks.error ? sentenceOf(checks.error) : t("Checking …")}
        </p>
      )}
      <div className="dialog-buttons">
        <Button variant="default" onClick={onClose}>
          {t("Back to the text")}
        </Button>
        <Button disabled={blocked} ref={button} data-testid="finish-now" onClick={onFinish}>
          {t("Finish")}
        </Button>
      </div>
    </>
  );
}

interface CommentProps {
  readonly opened: boolean;
  readonly reading: Reading;
  readonly mention: string | undefined;
  onSend(text: string): void;
  onClose(): void;
}

export const CommentDialog = (props: CommentProps) => (
  <Modal opened={props.opened} onClose={props.onClose} title={t("Comment")}>
    <Comments {...props} />
  </Modal>
);

function Comments({ reading, mention, onSend, onClose }: CommentProps) {
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() === "") return;
    onSend(text.trim());
    onClose();
  };
  const shown = reading.comments.filter((comment) => !mention || comment.mention === mention);
  const folded = fold(text).text;
  const masked = [...reading.mentions.values()].some(
    (each) =>
      each.state !== "keep" && each.text.length > 2 && folded.includes(fold(each.text).text),
  );
  return (
    <>
      {shown.map((comment) => (
        <p key={comment.id} className="comment">
          <strong>{comment.by}</strong> <span className="soft">{clock(comment.at)}</span>
          <br />
          <bdi>{comment.text}</bdi>
          {comment.warning && <span className="soft"> ▲ {t("quotes words that are hidden")}</span>}
        </p>
      ))}
      <Textarea
        label={t("For the other readers; without words of the document")}
        value={text}
        maxLength={5000}
        autosize
        minRows={3}
        data-autofocus
        error={masked && `▲ ${t("This quotes words that are hidden. Say it without them.")}`}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div className="dialog-buttons">
        <Button variant="default" onClick={onClose}>
          {t("Close")}
        </Button>
        <Button disabled={text.trim() === ""} title={t("Send (Ctrl+Enter)")} onClick={send}>
          {t("Send")}
        </Button>
      </div>
    </>
  );
}
