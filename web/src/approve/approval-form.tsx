/** A second person's approval: a reason where the risk is over the threshold, and signing in again. */

import { Button, Checkbox, Textarea } from "@mantine/core";
import { useState } from "react";
import { post } from "../api/client.js";
import type { Approval } from "../api/types.js";
import { Icon } from "../shell/icons.js";
import { tell, tellProblem } from "../shell/problem.js";
import { ProofField, useProof } from "../shell/proof.js";
import { localeNow, t, tn } from "../words/words.js";
import { approvalOf, isShown, type Releasing, unseenIn } from "./file-contents.js";

interface Props {
  readonly task: string;
  readonly approval: Approval;
  /** The file as it leaves, as far as it has been shown. */
  readonly releasing: Releasing;
  /** Hash of the text that is shown. */
  readonly output: string;
  onDone(): void;
}

export function ApprovalForm({ task, approval, releasing, output, onDone }: Props) {
  const { release, rows } = releasing;
  const [reason, setReason] = useState("");
  const proof = useProof();
  const [acceptRisk, setAcceptRisk] = useState(false);
  const [acceptUnseen, setAcceptUnseen] = useState(false);
  const failing = approval.checks.filter(({ ok, blocks }) => !ok && blocks !== "nothing");
  const riskOnly = failing.length > 0 && failing.every(({ name }) => name === "risk");
  const stopped = failing.some(({ name }) => name !== "risk") || (release?.stopped ?? 0) > 0;
  if (!approval.mayApprove) {
    return (
      <p className="soft" data-testid="may-not-approve">
        <Icon name="lock" size={14} /> {whyNot(approval, stopped)}
      </p>
    );
  }
  const approve = async () => {
    try {
      await post(`/v1/tasks/${task}/approval`, {
        ...approvalOf(release!, proof.token),
        ...(reason.trim() !== "" && { reason: reason.trim() }),
        ...(acceptRisk && { acceptRisk }),
      });
      tell(t("Approved."));
    } catch (error) {
      tellProblem(error);
    }
    onDone();
  };
  const unseen = release ? unseenIn(release, rows.length) : 0;
  const needsReason = riskOnly || unseen > 0 || (release?.unexamined ?? 0) > 0;
  const ready =
    release !== undefined &&
    release.stopped === 0 &&
    isShown(release, output) &&
    (failing.length === 0 || (riskOnly && acceptRisk)) &&
    (unseen === 0 || acceptUnseen) &&
    (!needsReason || reason.trim() !== "") &&
    proof.isGiven;
  return (
    <form
      className="approval"
      onSubmit={(event) => {
        event.preventDefault();
        void approve();
      }}
    >
      <h2>{t("Approve")}</h2>
      <Textarea
        label={needsReason ? t("Reason (needed)") : t("Reason")}
        description={t("Without words of the document.")}
        value={reason}
        maxLength={500}
        autosize
        minRows={2}
        data-testid="approval-reason"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {riskOnly && (
        <Checkbox
          label={t("I accept the risk over the limit")}
          checked={acceptRisk}
          onChange={(event) => setAcceptRisk(event.currentTarget.checked)}
        />
      )}
      {release && release.unexamined > 0 && (
        <p className="banner warn" data-testid="unexamined-note">
          {tn(
            release.unexamined,
            "The machine could not examine 1 part of the text. Say who read it.",
            "The machine could not examine {n} parts of the text. Say who read them.",
          )}
        </p>
      )}
      {unseen > 0 && (
        <Checkbox
          label={t(
            "This page has not shown all of it ({n} rows or characters). I approve the rest unread.",
            {
              n: unseen.toLocaleString(localeNow()),
            },
          )}
          checked={acceptUnseen}
          data-testid="accept-unseen"
          onChange={(event) => setAcceptUnseen(event.currentTarget.checked)}
        />
      )}
      <ProofField proof={proof} testId="approval-token" />
      <Button type="submit" disabled={!ready} data-testid="approve">
        {release && release.documents > 1 ? t("Approve the whole file") : t("Approve this output")}
      </Button>
    </form>
  );
}

/** Why this person may not approve, from what the server checked. */
function whyNot({ checks, why }: Approval, stopped: boolean): string {
  const decided = checks.some(({ name, ok }) => name === "decider" && !ok);
  if (decided) return t("You have made decisions in this document, so somebody else approves it.");
  if (stopped && why !== null && !/role/.test(why)) {
    return t("Something is still open: the list below says what, and leads there.");
  }
  return t("Approving needs the role 'approve'. Ask somebody who has it.");
}
