/** The ladder of replacements, most specific first, each with the outcome of the attack on it. */

import type { Candidate, Entity, Mention } from "../api/types.js";
import { percent } from "../shell/format.js";

interface Props {
  readonly mention: Mention;
  readonly entity: Entity;
  /** The step under the cursor while a step is being chosen. */
  readonly chosen: number | undefined;
  readonly disabled: boolean;
  onTake(step: Candidate): void;
}

export function Ladder({ mention, entity, chosen, disabled, onTake }: Props) {
  const first = mention.id === entity.mentions[0];
  return (
    <section aria-label="Ladder of replacements">
      <h3>Ladder</h3>
      {!first && entity.ladder.length > 0 && (
        <p className="hint">Wording shown for the entity’s first mention; here it is adapted.</p>
      )}
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
                {step.text === "" ? "(nothing)" : step.text}
              </span>
              <Attack step={step} />
              {step.similarity !== null && (
                <span className="kept number" title="how much of the meaning stays">
                  {percent(step.similarity)} meaning
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {entity.ladder.every(({ state }) => state !== "generalize") && (
        <p className="hint">No true but vaguer words are known for it. Write your own below.</p>
      )}
    </section>
  );
}

export const isNow = (mention: Mention, step: Candidate): boolean =>
  mention.state === step.state && (step.state !== "generalize" || mention.level === step.level);

/** What is known of a step: the attack on it, and whether it is known to be true. */
function Attack({ step: { attack, state, truth, note } }: { step: Candidate }) {
  if (state === "keep") return <span className="attack">the original</span>;
  return (
    <span className="attack">
      {attack === null ? (
        state === "mask" ? (
          "says only the type"
        ) : (
          "not attacked"
        )
      ) : attack.survived ? (
        <span className="holds">✓ not guessed{attack.attacker && ` (${attack.attacker})`}</span>
      ) : (
        <span className="guessed">▲ guessed{attack.attacker && ` (${attack.attacker})`}</span>
      )}
      {state === "generalize" && TRUTH_WORDS[truth]}
      {note !== null && ` · ${note}`}
    </span>
  );
}

const TRUTH_WORDS: Readonly<Record<Candidate["truth"], string>> = {
  true: " · true",
  false: " · not true",
  unknown: " · truth not checked",
};
