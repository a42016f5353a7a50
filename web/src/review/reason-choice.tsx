/** Why somebody decides otherwise than proposed: a short list, so that no words of a document slip in. */

import type { ReasonCode, Task } from "../api/types.js";
import { t } from "../words/words.js";

/** The server's; a record, so that the compiler misses what is missing here. */
export const REASONS = Object.keys({
  "public role": true,
  "already public": true,
  "needed to understand": true,
  "gives the person away": true,
  "asked for": true,
  "stricter for this project": true,
  "less strict for this project": true,
  "as in the guidelines": true,
} satisfies Record<ReasonCode, true>);

interface Props {
  readonly reason: string | undefined;
  /** The project's own come first. */
  readonly codes: Task["codes"];
  readonly disabled: boolean;
  onReason(reason: string | undefined): void;
}

/** Goes with the next decision into the log. */
export const ReasonChoice = ({ reason, codes, disabled, onReason }: Props) => (
  <label className="reason">
    <span className="soft">{t("Reason")}</span>
    <select
      value={reason ?? ""}
      disabled={disabled}
      data-testid="reason"
      onChange={(event) => onReason(event.currentTarget.value || undefined)}
    >
      <option value="">{t("none")}</option>
      {codes.map(({ code, meaning }) => (
        <option key={code} value={code}>
          {meaning === "" ? code : `${code}: ${meaning}`}
        </option>
      ))}
      {REASONS.map((each) => (
        <option key={each} value={each}>
          {t(each)}
        </option>
      ))}
    </select>
  </label>
);
