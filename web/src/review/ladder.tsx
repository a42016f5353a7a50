/** The ladder of replacements, most specific first, each with the outcome of the attack on it. */

import type { Candidate, Entity, Mention } from "../api/types.js";
import { percent } from "../shell/format.js";
import { t, w } from "../words/words.js";

interface Props {
  readonly mention: Mention;
  readonly entity: Entity;
  /** The step under the cursor while a step is being chosen. */
  readonly chosen: number | undefined;
  readonly disabled: boolean;
  onTake(step: Candidate): void;
}

export function Ladder({ mention, entity, chosen, disabled, onTake }: Props) {
  return (
    <section aria-label={t("What could appear instead")}>
      <h3>{t("What could appear instead")}</h3>
      <ol className="ladder">
        {entity.ladder.map((step, index) => (
          <li key={`${step.level} ${step.text}`}>
            <button
              type="button"
              className={chosen === index ? "chosen" : ""}
              aria-pressed={isNow(mention, step)}
              disabled={disabled}
              data-testid="ladder-step"
              onClick={() => onTake(step)}
            >
              <kbd>{index < 9 ? index + 1 : ""}</kbd>
              <span className="step-text" dir="auto">
                {wordingOf(mention, step) || t("(nothing)")}
                {isProposed(mention, step) && <b className="proposed">{t("proposed")}</b>}
              </span>
              <Attack step={step} />
              {step.similarity !== null && (
                <span className="kept number" title={t("how much of the meaning stays")}>
                  {t("{share} of the meaning", { share: percent(step.similarity) })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {entity.ladder.every(({ state }) => state !== "generalize") && (
        <p className="hint">
          {t("No true but vaguer words are known for it. You can write your own.")}
        </p>
      )}
    </section>
  );
}

export const isNow = (mention: Mention, step: Candidate): boolean =>
  mention.state === step.state && (step.state !== "generalize" || mention.level === step.level);

const isProposed = ({ proposal }: Mention, step: Candidate): boolean =>
  proposal.state === step.state && (step.state !== "generalize" || proposal.level === step.level);

/**
 * A step's words as they would appear here. The ladder is worded for the entity's first mention; the
 * proposal and what is there now are worded for this one.
 */
function wordingOf(mention: Mention, step: Candidate): string {
  if (isNow(mention, step) && mention.replacement !== null) return mention.replacement;
  if (isProposed(mention, step) && mention.proposal.replacement !== null) {
    return mention.proposal.replacement;
  }
  return step.state === "keep" ? mention.text : step.text;
}

/** What is known of a step: the attack on it, and whether it is known to be true. */
function Attack({ step: { attack, state, truth } }: { step: Candidate }) {
  if (state === "keep") return <span className="attack">{t("the original")}</span>;
  return (
    <span className="attack">
      {attack === null ? (
        state === "mask" && t("says only what kind of thing it is")
      ) : attack.survived ? (
        <span className="holds">✓ {t("an attacker did not guess it")}</span>
      ) : (
        <span className="guessed">▲ {t("an attacker guessed it")}</span>
      )}
      {state === "generalize" && truth !== "true" && ` · ${t(TRUTH_WORDS[truth])}`}
    </span>
  );
}

const TRUTH_WORDS: Readonly<Record<Exclude<Candidate["truth"], "true">, string>> = {
  false: w("not true"),
  unknown: w("nobody has checked that it is true"),
};
