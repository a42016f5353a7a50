/** Where everything comes from, and how to make it again. */

import { escapeMarkup } from "../../escape.js";
import type { RunReport, RunSummary } from "../report.js";
import { column, hash, nameColumn, plural, raw, table } from "./table.js";

export function sources(report: RunReport): string {
  return `<section><h2>Versions, hashes, and how to repeat it</h2>
${report.runs.map(commands).join("")}
${files(report)}${models(report)}${inputs(report)}</section>`;
}

const LEFT_OUT = raw('<span class="none">left out</span>');

function commands({ name, sources: parts }: RunSummary): string {
  const made = parts.flatMap((part) => (part.made ? [{ file: part.name, ...part.made }] : []));
  const unsaid = parts.length - made.length;
  const lines = made.map(
    ({ command, version, file }) => `# ${file}.json, release ${version}\n${command}`,
  );
  const note =
    unsaid > 0
      ? `<p class="note">${plural(unsaid, "file")} of the run ${unsaid === 1 ? "does" : "do"} not say where ${unsaid === 1 ? "it comes" : "they come"} from: tables (CSV) and figures made by the library.</p>`
      : "";
  return `<h3>${escapeMarkup(name)}</h3>${lines.length > 0 ? `<pre><code>${escapeMarkup(lines.join("\n"))}</code></pre>` : ""}${note}`;
}

function files({ runs }: RunReport): string {
  const rows = runs.flatMap(({ name, files: own }) => own.map((file) => ({ run: name, ...file })));
  return table(
    "Files of the runs. Hashes of what depends on originals are left out: with one, guesses of hidden words could be tested.",
    rows,
    [
      column("Run", ({ run }) => (runs.length > 1 ? run : null)),
      nameColumn("File", ({ name }) => name),
      column("is", ({ role, originals }) => (originals ? `${role}, shows hidden words` : role)),
      column("SHA-256", ({ sha256 }) => hash(sha256) ?? LEFT_OUT),
    ],
  );
}

function models({ runs }: RunReport): string {
  const all = runs.flatMap(({ sources: parts }) => parts.flatMap(({ made }) => made?.models ?? []));
  const rows = new Map(
    all.flatMap(({ files: own }) =>
      own.map(({ path, sha256 }) => [`${path} ${sha256}`, { path, sha256 }] as const),
    ),
  );
  return table(
    "Models at hand, checked against these hashes whenever they are loaded.",
    [...rows.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    [nameColumn("Model file", ({ path }) => path), column("SHA-256", ({ sha256 }) => hash(sha256))],
  );
}

function inputs({ runs }: RunReport): string {
  const rows = runs.flatMap(({ sources: parts }) =>
    parts.flatMap(({ made }) => made?.inputs ?? []),
  );
  const distinct = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  return table("What the commands read.", distinct, [
    nameColumn("Input", ({ name }) => name),
    column("holds", ({ holds }) => holds),
    column("SHA-256", ({ sha256 }) => hash(sha256) ?? LEFT_OUT),
  ]);
}
