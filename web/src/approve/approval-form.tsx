/** A second person's approval: a reason where the risk is over the threshold, and signing in again. */

import { Button, Checkbox, PasswordInput, Textarea } from "@mantine/core";
import { useState } from "react";
import { post, session } from "../api/client.js";
import type { Approval } from "../api/types.js";
import { Icon } from "../shell/icons.js";
import { tell, tellProblem } from "../shell/problem.js";

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
        <Icon name="lock" size={14} /> You cannot approve this: {approval.why ?? "not your role"}
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
      tell("Approved.");
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
      <h2>Approve</h2>
      <Textarea
        label={riskOnly ? "Reason (needed)" : "Reason"}
        description="Without words of the document."
        value={reason}
        maxLength={500}
        autosize
        minRows={2}
        data-testid="approval-reason"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {riskOnly && (
        <Checkbox
          label="I accept the risk above the threshold"
          checked={acceptRisk}
          onChange={(event) => setAcceptRisk(event.currentTarget.checked)}
        />
      )}
      {signed && (
        <PasswordInput
          label="Sign in again: your token"
          value={token}
          autoComplete="off"
          data-testid="approval-token"
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={!ready} data-testid="approve">
        Approve this output
      </Button>
    </form>
  );
}
