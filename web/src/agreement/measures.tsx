/** How far two readings agree: several measures side by side, never one number. */

import type { Coefficients } from "../api/types.js";
import { Scrollable } from "../shell/parts.js";
import { t, tn } from "../words/words.js";

const shown = (coefficient: number | null) => (coefficient === null ? "—" : coefficient.toFixed(2));

export function Measures({ coefficients }: { coefficients: Coefficients }) {
  const rows = [
    [t("Decision, by mention"), coefficients.decisionSpan],
    [t("Decision, by character"), coefficients.decisionCharacter],
    [t("Type, by mention"), coefficients.typeSpan],
    [t("Type, by character"), coefficients.typeCharacter],
  ] as const;
  const { missed } = coefficients;
  return (
    <Scrollable label={t("Measures of agreement")}>
      <table className="plain-table" data-testid="measures">
        <thead>
          <tr>
            <th scope="col">{t("What")}</th>
            <th scope="col" className="n">
              {t("κ (Cohen)")}
            </th>
            <th scope="col" className="n">
              {t("α (Krippendorff)")}
            </th>
            <th scope="col" className="n">
              {t("compared / all")}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("Found the same characters (F1)")}</th>
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
            <th scope="row">{t("How much is hidden (keep, generalize, mask)")}</th>
            <td />
            <td className="n">{shown(coefficients.stateOrdinalAlpha)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">{t("One keeps what the other hides")}</th>
            <td className="n" colSpan={3}>
              {coefficients.leakPairs > 0 && "▲ "}
              {tn(coefficients.leakPairs, "1 pair", "{n} pairs")}
            </td>
          </tr>
          <tr>
            <th scope="row">{t("Probably missed by both")}</th>
            <td className="n" colSpan={3}>
              {missed === null
                ? "—"
                : t("about {n} ({low} to {high})", {
                    n: Math.round(missed.estimate),
                    low: Math.round(missed.low),
                    high: Math.round(missed.high),
                  })}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft">
        {t(
          "The last line assumes that the two readings are independent; readers who look for the same things miss the same things, so the true number is probably higher.",
        )}
      </p>
    </Scrollable>
  );
}
