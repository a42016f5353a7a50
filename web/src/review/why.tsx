/** Why a mention is proposed as it is: in words, and the evidence for whoever asks. */

import type { Ref } from "react";
import type { Entity, Mention } from "../api/types.js";
import { measureName } from "../risk/measure-names.js";
import { percent } from "../shell/format.js";
import { Level } from "../shell/parts.js";
import { typeName } from "../theme/types.js";
import { t } from "../words/words.js";
import type { Reading } from "./state.js";

interface Props {
  readonly reading: Reading;
  readonly mention: Mention;
  readonly entity: Entity;
  readonly ref?: Ref<HTMLElement>;
  onGo(mention: string): void;
}

const SHOWN = 6;

export function Why({ reading, mention, entity, ref, onGo }: Props) {
  const risks = reading.risks.filter(
    ({ entities }) => entities.length > 1 && entities.includes(entity.id),
  );
  return (
    <section aria-label={t("Why")} ref={ref} tabIndex={-1} data-testid="why">
      <h3>{t("Why")}</h3>
      <p className="hint">{reasonFor(mention, entity)}</p>
      {risks.length > 0 && (
        <>
          <p className="hint">{t("Together with others it may point to somebody:")}</p>
          <ul className="combinations">
            {risks.slice(0, SHOWN).map((risk) => (
              <li key={`${risk.measure} ${risk.entities.join(" ")}`}>
                {risk.entities.map((id, at) => (
                  <span key={id}>
                    {at > 0 && " + "}
                    <Named reading={reading} entity={id} onGo={onGo} />
                  </span>
                ))}
                <span className="soft">
                  {" "}
                  · {risk.broken ? t("one of them is hidden") : `▲ ${t("all of them show")}`}
                </span>
              </li>
            ))}
            {risks.length > SHOWN && (
              <li className="soft">{t("… and {n} more", { n: risks.length - SHOWN })}</li>
            )}
          </ul>
        </>
      )}
      <details>
        <summary>{t("Details")}</summary>
        <p className="hint">{foundBy(mention)}</p>
        <ul className="reasons">
          {entity.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <Scores entity={entity} />
      </details>
    </section>
  );
}

function Scores({ entity: { scores } }: { entity: Entity }) {
  if (scores.length === 0) return null;
  return (
    <table className="measures">
      <caption className="visually-hidden">{t("Measures of this entity")}</caption>
      <tbody>
        {scores.map((score) => (
          <tr key={score.measure}>
            <th scope="row">{measureName(score.measure)}</th>
            <td>
              {score.score >= 0 && score.score <= 1 && (
                <Level value={score.score} threshold={score.threshold ?? undefined} />
              )}
            </td>
            <td className="number">
              {score.score.toFixed(2)}
              {score.threshold !== null && ` / ${score.threshold}`}
            </td>
            <td>{score.risky ? `▲ ${t("over the limit")}` : t("under the limit")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NamedProps {
  readonly reading: Reading;
  readonly entity: string;
  onGo(mention: string): void;
}

/** An entity by the words of its first mention, as a link to it. */
export function Named({ reading, entity, onGo }: NamedProps) {
  const first = reading.mentions.get(reading.entities.get(entity)?.mentions[0] ?? "");
  if (!first) return <span className="soft">{t("an entity that was removed")}</span>;
  return (
    <button type="button" className="named" dir="auto" onClick={() => onGo(first.id)}>
      {first.text}
    </button>
  );
}

/** The proposal's reason in one sentence, from what the server says about the entity. */
function reasonFor({ detector, probabilities, proposal }: Mention, entity: Entity): string {
  if (detector === "reader") return t("A reader marked it.");
  if (entity.identifier === "DIRECT") {
    return t("It points to one person or thing by itself: a direct identifier.");
  }
  const hide = probabilities && 1 - probabilities.NO_MASK;
  if (hide === undefined) {
    return proposal.state === "keep"
      ? t("By itself it points to nobody.")
      : t("With other words it could point to somebody.");
  }
  return t("{share} of people who do this work would hide it here.", { share: percent(hide) });
}

function foundBy({ detector, score, evidence, subtype, type }: Mention): string {
  const parts = [
    t("Found by {detector}, confidence {share}", { detector, share: percent(score) }),
    subtype && t("kind: {kind}", { kind: subtype }),
    evidence.rule && evidence.rule !== detector && t("rule: {rule}", { rule: evidence.rule }),
    evidence.validated && t("its check digit is right"),
    evidence.context && t("because of the word “{word}”", { word: evidence.context }),
    typeName(type),
  ].filter(Boolean);
  return `${parts.join("; ")}.`;
}
