/** The documents to read again first, with the words that matter. */

import { escapeMarkup } from "../../escape.js";
import type { RunReport } from "../report.js";
import type { WorstDocument } from "../worst.js";
import { column, figure, nameColumn, plural, raw, share, table, words } from "./table.js";

export function worst(report: RunReport): string {
  const lists = report.worst.filter(({ documents }) => documents.length > 0);
  if (lists.length === 0) return "";
  const hidden = lists.some(({ documents }) =>
    documents.some(({ attack }) => attack?.words === null),
  );
  const tables = lists.map(({ system, documents }) => {
    const { name } = report.systems[system - 1]!;
    return `<h3>${escapeMarkup(name)}</h3>${listing(documents)}`;
  });
  const note = hidden
    ? `<p class="note">Words of texts from a table are not shown, since the attack was not told which column contains the original text: <code>palimpsest attack --clear COLUMN</code> says so.</p>`
    : "";
  return `<section><h2>Worst documents first</h2>
<p>Those whose person the attack names, the surest first; then those in which least of what people mask is masked. All these words appear in the protected text.</p>
${tables.join("")}${note}</section>`;
}

function listing(documents: readonly WorstDocument[]): string {
  return table(`The worst ${plural(documents.length, "document")}.`, documents, [
    nameColumn("Document", ({ document }) => document),
    column("attack", ({ attack }) => attack && verdict(attack)),
    column("words that gave it away", ({ attack }) => (attack?.words ? words(attack.words) : null)),
    figure("recall", ({ tokenRecall }) => share(tokenRecall)),
    column(
      "what people mask, still visible",
      ({ missed }) => missed && (missed.length > 0 ? words(missed) : "nothing"),
    ),
    figure("risk left", ({ riskLeft }) => share(riskLeft)),
    figure("replaced words still visible", ({ residue }) => residue),
  ]);
}

function verdict({ rank, candidates, probability }: NonNullable<WorstDocument["attack"]>) {
  if (rank === null) return "no background text";
  const sure = probability > 0.99 ? "over 99% sure" : `${Math.round(100 * probability)}% sure`;
  if (rank === 1) return raw(`<b>named</b>,<br>${sure.replaceAll(" ", "&nbsp;")}`);
  return `place ${rank.toLocaleString("en")} of ${candidates.toLocaleString("en")}`;
}
