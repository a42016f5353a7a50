/** The exemption log as a page one prints and signs: each place that is withheld, with its reason. */

import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { request } from "../api/client.js";
import type { ExemptionLog } from "../api/types.js";
import { useBack } from "../keyboard/use-back.js";
import { date } from "../shell/format.js";
import { Scrollable, SignatureLine, Waiting } from "../shell/parts.js";
import { TYPE_NAMES } from "../theme/types.js";
import { t, tn } from "../words/words.js";

export function ExemptionLogPage({ task }: { task: string }) {
  useBack(`/approve/${task}`);
  const log = useQuery({
    queryKey: ["exemptions", task],
    queryFn: () => request<ExemptionLog>(`/v1/tasks/${task}/exemptions`),
    staleTime: 0,
  });
  if (!log.data) return <Waiting error={log.error} />;
  const { project, version, hash, entries } = log.data;
  return (
    <main id="main" className="page paper">
      <header>
        <h1>{t("Exemption log")}</h1>
        <span className="push" />
        <Button variant="default" className="no-print" onClick={() => print()}>
          {t("Print")}
        </Button>
      </header>
      <dl className="record">
        <dt>{t("Project")}</dt>
        <dd>{project}</dd>
        <dt>{t("Document")}</dt>
        <dd>{task}</dd>
        <dt>{t("Version")}</dt>
        <dd className="number">{version}</dd>
        <dt>{t("SHA-256 of the output")}</dt>
        <dd className="hash">{hash}</dd>
      </dl>
      <p data-testid="by-code">{byCode(entries)}</p>
      <Scrollable label={t("Exemption log")}>
        <table className="plain-table" data-testid="exemptions">
          <thead>
            <tr>
              <th scope="col" className="n">
                {t("No.")}
              </th>
              <th scope="col" className="n">
                {t("Paragraph")}
              </th>
              <th scope="col">{t("Now reads")}</th>
              <th scope="col">{t("Kind")}</th>
              <th scope="col">{t("Reason")}</th>
              <th scope="col">{t("Decided")}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ mention, paragraph, words, type, code, meaning, by, at }, i) => (
              <tr key={mention}>
                <td className="n">{i + 1}</td>
                <td className="n">{paragraph}</td>
                <td dir="auto">{words}</td>
                <td>{t(TYPE_NAMES[type].name)}</td>
                <td>
                  {code === null ? "—" : t(code)}
                  {meaning && <span className="soft"> {meaning}</span>}
                </td>
                <td>{by === null ? t("not yet") : `${by}, ${date(at!)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <SignatureLine />
    </main>
  );
}

/** '12 places withheld: s. 40(2) 9, s. 38 2, without a reason 1.' */
function byCode(entries: ExemptionLog["entries"]): string {
  const counts = new Map<string, number>();
  for (const { code } of entries) {
    const reason = code === null ? t("without a reason") : t(code);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const parts = [...counts].sort(([, a], [, b]) => b - a).map(([code, n]) => `${code} ${n}`);
  const places = tn(entries.length, "1 place withheld", "{n} places withheld");
  return parts.length === 0 ? `${places}.` : `${places}: ${parts.join(", ")}.`;
}
