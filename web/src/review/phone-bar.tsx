/** On a telephone: the three decisions at the thumb, and on to the next. */

import { t } from "../words/words.js";
import type { Review } from "./use-review.js";

export function PhoneBar({ review }: { review: Review }) {
  const { mention, editable, rows } = review;
  if (!editable) return null;
  if (!mention) {
    return (
      <nav className="phone-bar" aria-label={t("Decide")}>
        <button type="button" className="main" onClick={() => review.act("next-open")}>
          {rows.length > 0 ? t("Next to decide") : t("Nothing left to decide")}
        </button>
        <button type="button" onClick={() => review.act("finish")}>
          {t("Finish")}
        </button>
      </nav>
    );
  }
  return (
    <nav className="phone-bar" aria-label={t("Decide")}>
      <button type="button" className="main" onClick={() => review.act("accept")}>
        {t("Accept")}
      </button>
      <button type="button" onClick={() => review.act("keep")}>
        {t("Keep")}
      </button>
      <button type="button" onClick={() => review.act("mask")}>
        {t("Mask")}
      </button>
      <button type="button" onClick={() => review.act("next-open")}>
        {t("Skip")}
      </button>
    </nav>
  );
}
