/** What the page has to say above the text: conflicts, locks, previews, questions. */

import { Button } from "@mantine/core";
import { clock, date, estimate, percent } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { TypeTag } from "../shell/parts.js";
import { TYPES, typeName } from "../theme/types.js";
import { t, tn } from "../words/words.js";
import { ConflictCard } from "./conflict-card.js";
import type { Place } from "./mode.js";
import { ReasonChoice } from "./reason-choice.js";
import type { Reading } from "./state.js";
import type { Review } from "./use-review.js";

export function Banners({ review }: { review: Review }) {
  const { reading, snapshot, pending, session } = review;
  return (
    <>
      {snapshot.conflict && (
        <ConflictCard
          reading={reading}
          user={review.user}
          conflict={snapshot.conflict.answer}
          onChoose={(choice) => session.resolveConflict(choice)}
        />
      )}
      {review.refusal !== undefined && (
        <p className="banner" role="status" data-testid="read-only">
          <Icon name="lock" /> {review.refusal}{" "}
          {reading.row.status !== "open" && (
            <a href={`#/approve/${review.task}`}>{t("Approval and export")}</a>
          )}
        </p>
      )}
      {reading.sentBack && reading.row.returned === "sent back" && (
        <p className="banner warn" role="status" data-testid="sent-back">
          {t("{name} sent this back on {time}:", {
            name: reading.sentBack.by,
            time: `${date(reading.sentBack.at)}, ${clock(reading.sentBack.at)}`,
          })}{" "}
          <bdi>{reading.sentBack.reason}</bdi>
        </p>
      )}
      {reading.refused.length > 0 && (
        <p className="banner warn" role="alert">
          {t(
            "{n} mentions do not fit the text and are not shown. Reload the page; if this stays, do not export the document.",
            { n: reading.refused.length },
          )}
        </p>
      )}
      {reading.unexamined.length > 0 && (
        <p className="banner warn">
          {tn(
            reading.unexamined.length,
            "1 part of the text could not be checked by the machine. It is tinted: read it yourself.",
            "{n} parts of the text could not be checked by the machine. They are tinted: read them yourself.",
          )}
        </p>
      )}
      {reading.notes.length > 0 && (
        <p className="banner" data-testid="notes">
          {t("Of the file:")} {reading.notes.join("; ")}
        </p>
      )}
      <PreviewBanner review={review} />
      {pending?.kind === "add" && <TypeQuestion review={review} spans={pending.spans} />}
      {pending?.kind === "retype" && (
        <p className="banner" role="status">
          {t("Which type? Press")}{" "}
          {TYPES.map((type, index) => (
            <span key={type} className="status-word">
              <kbd>{index + 1}</kbd> {typeName(type)}
            </span>
          ))}
        </p>
      )}
      <OfferBanner review={review} />
    </>
  );
}

function PreviewBanner({ review }: { review: Review }) {
  const { preview } = review;
  if (!preview) return null;
  return (
    <div className="banner" role="status" data-testid="preview">
      <strong>{t("Preview, nothing is saved.")}</strong>
      <span>
        {preview.what}: {tn(preview.changes.length, "1 place changes", "{n} places change")};{" "}
        {t("risk {risk}, information kept {share}.", {
          risk: estimate(preview.risk),
          share: percent(preview.utility),
        })}
      </span>
      {preview.settings && (
        <ReasonChoice
          reason={review.reason}
          codes={NO_CODES}
          disabled={!review.editable}
          onReason={review.setReason}
        />
      )}
      {review.lacksReason && (
        <span id="reason-needed">
          {t("Choose a reason to apply it: it is recorded in the history.")}
        </span>
      )}
      <Button
        size="xs"
        data-testid="apply-preview"
        disabled={preview.changes.length === 0 || !review.editable || review.lacksReason}
        aria-describedby={review.lacksReason ? "reason-needed" : undefined}
        onClick={review.applyPreview}
      >
        {t("Apply")}
      </Button>
      <Button size="xs" variant="default" onClick={review.leavePreview}>
        {t("Discard preview")} <kbd>Esc</kbd>
      </Button>
    </div>
  );
}

/** A moved threshold has a reason of the program's list; a project's codes say why words are withheld. */
const NO_CODES: Reading["codes"] = [];

function OfferBanner({ review }: { review: Review }) {
  const { offer } = review;
  if (!offer) return null;
  const { spans, text, type, entity } = offer;
  return (
    <div className="banner" role="status" data-testid="offer">
      <span>
        “<bdi>{text}</bdi>”{" "}
        {tn(
          spans.length,
          "appears unmarked in 1 other place.",
          "appears unmarked in {n} other places.",
        )}
      </span>
      <Button size="xs" onClick={() => void review.add(spans, type, entity)}>
        {tn(spans.length, "Mark it too", "Mark them too")}
      </Button>
      <Button size="xs" variant="default" onClick={() => review.setOffer(undefined)}>
        {t("Not now")}
      </Button>
    </div>
  );
}

function TypeQuestion({ review, spans }: { review: Review; spans: readonly Place[] }) {
  const words = review.reading.text.slice(spans[0]!.start, spans[0]!.end);
  return (
    <div className="banner" role="status" data-testid="type-question">
      <span>
        “<bdi>{words.length > 60 ? `${words.slice(0, 60)}…` : words}</bdi>”{" "}
        {spans.length > 1 && `(${tn(spans.length, "1 place", "{n} places")}) `}
        {t("is a")}
      </span>
      {TYPES.map((type, index) => (
        <Button
          key={type}
          size="compact-sm"
          variant="default"
          leftSection={<TypeTag type={type} />}
          onClick={() => void review.add(spans, type)}
        >
          {typeName(type)} <kbd>{index + 1}</kbd>
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => review.setPending(undefined)}>
        {t("Cancel")}
      </Button>
    </div>
  );
}
