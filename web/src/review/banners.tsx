/** What the page has to say above the text: conflicts, locks, previews, questions. */

import { Button } from "@mantine/core";
import { count, estimate, percent } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { TypeTag } from "../shell/parts.js";
import { TYPE_NAMES, TYPES } from "../theme/types.js";
import { ConflictCard } from "./conflict-card.js";
import { ReasonChoice } from "./reason-choice.js";
import { mayChange } from "./state.js";
import type { Review } from "./use-review.js";

export function Banners({ review }: { review: Review }) {
  const { reading, snapshot, preview, pending, offer, session } = review;
  return (
    <>
      {snapshot.conflict && (
        <ConflictCard
          reading={reading}
          conflict={snapshot.conflict.answer}
          onChoose={(choice) => session.resolveConflict(choice)}
        />
      )}
      {snapshot.heldBy !== undefined && (
        <p className="banner warn" role="status">
          <Icon name="lock" /> {snapshot.heldBy} is working on this document. You can read along; it
          becomes yours when they leave.
        </p>
      )}
      {!mayChange(reading) && (
        <p className="banner" role="status" data-testid="read-only">
          <Icon name="lock" />{" "}
          {READ_ONLY[reading.row.status] ?? "You can read this, not change it."}{" "}
          <a href={`#/approve/${review.task}`}>Approval and export</a>
        </p>
      )}
      {reading.refused.length > 0 && (
        <p className="banner warn" role="alert">
          {count(reading.refused.length, "mention")} not drawn: the words at their place are not
          theirs. Reload; if it stays, do not export this document.
        </p>
      )}
      {reading.unexamined.length > 0 && (
        <p className="banner warn">
          {count(reading.unexamined.length, "region")} could not be examined with everything there
          is ({reading.unexamined[0]!.reason}). Read them yourself.
        </p>
      )}
      {preview && (
        <div className="banner" role="status" data-testid="preview">
          <strong>Preview, nothing is saved.</strong>
          <span>
            {preview.what}: {count(preview.changes.length, "mention")} would change; risk:{" "}
            {estimate(preview.risk).toLowerCase()}; information kept {percent(preview.utility)}.
          </span>
          {preview.settings && (
            <ReasonChoice
              reason={review.reason}
              disabled={!review.editable}
              onReason={review.setReason}
            />
          )}
          {review.lacksReason && (
            <span id="reason-needed">
              Choose a reason to apply it: why a threshold was moved stands in the log.
            </span>
          )}
          <Button
            size="xs"
            data-testid="apply-preview"
            disabled={preview.changes.length === 0 || !review.editable || review.lacksReason}
            aria-describedby={review.lacksReason ? "reason-needed" : undefined}
            onClick={review.applyPreview}
          >
            Apply
          </Button>
          <Button size="xs" variant="default" onClick={review.leavePreview}>
            Leave (Esc)
          </Button>
        </div>
      )}
      {pending?.kind === "add" && <TypeQuestion review={review} spans={pending.spans} />}
      {pending?.kind === "retype" && (
        <p className="banner" role="status">
          Which type? Press{" "}
          {TYPES.map((type, index) => (
            <span key={type} className="status-word">
              <kbd>{index + 1}</kbd> {TYPE_NAMES[type].name}
            </span>
          ))}
        </p>
      )}
      {offer && (
        <div className="banner" role="status" data-testid="offer">
          <span>
            “<bdi>{offer.text}</bdi>” stands unmarked in {count(offer.spans.length, "other place")}.
          </span>
          <Button size="xs" onClick={() => void review.add(offer.spans, offer.type, offer.entity)}>
            Add {offer.spans.length === 1 ? "it" : "them"} to the entity
          </Button>
          <Button size="xs" variant="default" onClick={() => review.setOffer(undefined)}>
            Not now
          </Button>
        </div>
      )}
    </>
  );
}

const READ_ONLY: Readonly<Record<string, string>> = {
  finished: "This document is finished.",
  disputed: "This document is finished; its disagreements are settled under Agreement.",
  approved: "This document is approved. Opening it again voids the approval.",
  exported: "This document is exported. Opening it again voids the approval.",
};

function TypeQuestion({
  review,
  spans,
}: {
  review: Review;
  spans: readonly { start: number; end: number }[];
}) {
  const words = review.reading.text.slice(spans[0]!.start, spans[0]!.end);
  return (
    <div className="banner" role="status" data-testid="type-question">
      <span>
        “<bdi>{words.length > 60 ? `${words.slice(0, 60)}…` : words}</bdi>”
        {spans.length > 1 && ` in ${spans.length} places`} is a
      </span>
      {TYPES.map((type, index) => (
        <Button
          key={type}
          size="compact-sm"
          variant="default"
          leftSection={<TypeTag type={type} />}
          onClick={() => void review.add(spans, type)}
        >
          {TYPE_NAMES[type].name} <kbd>{index + 1}</kbd>
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => review.setPending(undefined)}>
        Cancel
      </Button>
    </div>
  );
}
