/** A second person's approval: a reason where the risk is over the threshold, and signing in again. */

import { Button, Checkbox, PasswordInput, Textarea } from "@mantine/core";
import { useState } from "react";
import { post, session } from "../api/client.js";
import type { Approval } from "../api/types.js";
import { Icon } from "../shell/icons.js";
import { tell, tellProblem } from "../shell/problem.js";
import { t } from "../words/words.js";

export function ApprovalForm(props: { task: string; approval: Approval; onDone(): void }) {
  const { task, approval, onDone } = props;
  const [reason, setReason] = useState("");
  const [token, setToken] = useState("");
  const [acceptRisk, setAcceptRisk] = useState(false);
  const failing = approval.checks.filter(({ ok, blocks }) => !ok && blocks !== "nothing");
  const riskOnly = failing.length > 0 && failing.every(({ name }) => name === "risk");
  const signed = session.token() !== undefined;
  if (!approval.mayApprove) {
    return (
      <p className="soft" data-testid="may-not-approve">
        <Icon name="lock" size={14} /> {whyNot(approval)}
      </p>
    );
  }
  const approve = async () => {
    try {
      await post(`/v1/tasks/${task}/approval`, {
        hash: approval.hash,
        ...(reason.trim() !== "" && { reason: reason.trim() }),
        ...(acceptRisk && { acceptRisk }),
        ...(signed && { token: token.trim() }),
      });
      tell(t("Approved."));
    } catch (error) {
      tellProblem(error);
    }
    onDone();
  };
  const ready =
    (failing.length === 0 || (riskOnly && acceptRisk && reason.trim() !== "")) &&
    (!signed || token.trim() !== "");
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
        label={riskOnly ? t("Reason (needed)") : t("Reason")}
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
      {signed && (
        <PasswordInput
          label={t("Sign in again: your token")}
          value={token}
          autoComplete="off"
          data-testid="approval-token"
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={!ready} data-testid="approve">
        {t("Approve this output")}
      </Button>
    </form>
  );
}

/** Why this person may not approve, from what the server checked. */
function whyNot({ checks }: Approval): string {
  const decided = checks.some(({ name, ok }) => name === "decider" && !ok);
  return decided
    ? t("You have made decisions in this document, so somebody else approves it.")
    : t("Approving needs the role 'approve'. Ask somebody who has it.");
}
