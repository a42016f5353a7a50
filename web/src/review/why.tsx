/** Why a mention is proposed as it is: the rule that found it, the measures, the combinations. */

import type { Ref } from "react";
import type { Entity, Mention } from "../api/types.js";
import { capitalized, percent } from "../shell/format.js";
import { Level } from "../shell/parts.js";
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
    <section aria-label="Why" ref={ref} tabIndex={-1}>
      <h3>Why</h3>
      <p className="hint">{foundBy(mention)}</p>
      <ul className="reasons">
        {entity.reasons.map((reason) => (
          <li key={reason}>{capitalized(reason)}.</li>
        ))}
      </ul>
      {entity.scores.length > 0 && (
        <table className="measures">
          <caption className="visually-hidden">Measures of this entity</caption>
          <tbody>
            {entity.scores.map((score) => (
              <tr key={score.measure}>
                <th scope="row">{score.measure}</th>
                <td>
                  {score.score >= 0 && score.score <= 1 && (
                    <Level value={score.score} threshold={score.threshold ?? undefined} />
                  )}
                </td>
                <td className="number">
                  {score.score.toFixed(2)}
                  {score.threshold !== null && ` / ${score.threshold}`}
                </td>
                <td>{score.risky ? "▲ risky" : "below"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {risks.length > 0 && (
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
                · {risk.evidence} · {risk.broken ? "broken" : "still open ▲"}
              </span>
            </li>
          ))}
          {risks.length > SHOWN && <li className="soft">and {risks.length - SHOWN} more</li>}
        </ul>
      )}
    </section>
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
  if (!first) return <span className="soft">an entity no longer there</span>;
  return (
    <button type="button" className="named" dir="auto" onClick={() => onGo(first.id)}>
      {first.text}
    </button>
  );
}

function foundBy({ detector, score, evidence, subtype, probabilities }: Mention): string {
  if (detector === "reader") return "Marked by a reader.";
  const parts = [
    `Found by ${detector}${subtype ? ` as ${subtype}` : ""}, confidence ${percent(score)}`,
    evidence.rule && evidence.rule !== detector && `rule ${evidence.rule}`,
    evidence.validated && "check digit right",
    evidence.context && `context word “${evidence.context}”`,
    probabilities && `people would mask it: ${percent(1 - probabilities.NO_MASK)}`,
  ].filter(Boolean);
  return `${parts.join("; ")}.`;
}
