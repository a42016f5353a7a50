/** How far two readings agree: several measures side by side, never one number. */

import type { Coefficients } from "../api/types.js";
import { count } from "../shell/format.js";
import { Scrollable } from "../shell/parts.js";

const shown = (coefficient: number | null) => (coefficient === null ? "—" : coefficient.toFixed(2));

export function Measures({ coefficients }: { coefficients: Coefficients }) {
  const rows = [
    ["Decision, by mention", coefficients.decisionSpan],
    ["Decision, by character", coefficients.decisionCharacter],
    ["Type, by mention", coefficients.typeSpan],
    ["Type, by character", coefficients.typeCharacter],
  ] as const;
  const { missed } = coefficients;
  return (
    <Scrollable label="Measures of agreement">
      <table className="plain-table" data-testid="measures">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="n">
              κ (Cohen)
            </th>
            <th scope="col" className="n">
              α (Krippendorff)
            </th>
            <th scope="col" className="n">
              compared / all
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Found the same characters (F1)</th>
            <td className="n" colSpan={2}>
              {shown(coefficients.foundF1)}
            </td>
            <td className="n" />
          </tr>
          {rows.map(([name, level]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="n">{shown(level.kappa)}</td>
              <td className="n">{shown(level.alpha)}</td>
              <td className="n">
                {level.compared} / {level.positions}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">How much is hidden (keep &lt; generalize &lt; mask)</th>
            <td />
            <td className="n">{shown(coefficients.stateOrdinalAlpha)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">One keeps what the other hides</th>
            <td className="n" colSpan={3}>
              {coefficients.leakPairs > 0 && "▲ "}
              {count(coefficients.leakPairs, "pair")}
            </td>
          </tr>
          <tr>
            <th scope="row">Probably missed by both</th>
            <td className="n" colSpan={3}>
              {missed === null
                ? "—"
                : `about ${Math.round(missed.estimate)} (${Math.round(missed.low)} to ${Math.round(missed.high)})`}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft">
        The last line takes the two readings as independent; readers who look for the same things
        miss the same things, so it is rather too low.
      </p>
    </Scrollable>
  );
}
