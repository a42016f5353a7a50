/** Why somebody decides otherwise than proposed: a short list, so that no words of a document slip in. */

const REASONS = [
  "public role",
  "already public",
  "needed to understand",
  "gives the person away",
  "asked for",
  "as in the guidelines",
] as const;

interface Props {
  readonly reason: string | undefined;
  readonly disabled: boolean;
  onReason(reason: string | undefined): void;
}

/** Goes with the next decision into the log. */
export const ReasonChoice = ({ reason, disabled, onReason }: Props) => (
  <label className="reason">
    <span className="soft">Reason</span>
    <select
      value={reason ?? ""}
      disabled={disabled}
      data-testid="reason"
      onChange={(event) => onReason(event.currentTarget.value || undefined)}
    >
      <option value="">none</option>
      {REASONS.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
);
