/** A statement as one page to read, print and sign. No script runs in it; the data at its end is for programs. */

import { escapeMarkup } from "../report/escape.js";
import type { Sealed } from "./statement.js";

const STYLE = `
:root{color-scheme:light}
body{margin:0 auto;max-width:960px;padding:24px;font:14px/1.45 system-ui,sans-serif;color:#1b1f24;background:#fff}
h1{font-size:26px;margin:0 0 4px}h2{font-size:17px;margin:26px 0 6px;border-bottom:1px solid #dfe3e8}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:3px 10px 3px 0;border-bottom:1px solid #eef0f2}
th{font-weight:600;width:32%}.hash{font:11px/1.3 ui-monospace,monospace;overflow-wrap:anywhere}
.sum{background:#f6f7f9;padding:10px 14px;margin:12px 0}.line{border-bottom:1px solid #1b1f24;height:28px;display:inline-block;width:44%;margin-right:4%}
@media print{body{padding:0;font-size:11px}h2{break-after:avoid}tr{break-inside:avoid}}`;

type Cell = string | number | null | undefined;

const text = (value: Cell): string =>
  escapeMarkup(
    value === null || value === undefined || value === "" ? "not stated" : String(value),
  );
const rows = (list: readonly (readonly Cell[])[]): string =>
  `<table>${list
    .map(
      ([head, ...cells]) =>
        `<tr><th>${text(head)}</th>${cells.map((cell) => `<td>${text(cell)}</td>`).join("")}</tr>`,
    )
    .join("")}</table>`;
const list = (items: readonly string[]): string =>
  items.length === 0
    ? "<p>none</p>"
    : `<ul>${items.map((item) => `<li>${text(item)}</li>`).join("")}</ul>`;
const section = (title: string, body: string): string => `<h2>${escapeMarkup(title)}</h2>${body}`;
const counts = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .map(([key, n]) => `${key}: ${n}`)
    .join(", ") || "none";
const share = (value: number): string => `${(100 * value).toFixed(1)}%`;
const unmeasured = (value: { readonly notMeasured: string }): string =>
  rows([["not measured", value.notMeasured]]);

const LINES = ["Prepared by", "Reviewed by", "Second approval by", "Released by"];

/** @param data markup that holds the statement for programs */
export function renderStatement(sealed: Sealed, data: string): string {
  const { said, run, coverage, hidden, missRate, singlingOut, linkability, inference } = sealed;
  const { risk, composition, utility, keys, approval } = sealed;
  const measured = "maximum" in risk ? risk : undefined;
  const body = [
    `<h1>Statement of release</h1>`,
    `<p>Made ${text(sealed.made.at)} by palimpsest ${text(sealed.made.version)}. Holds no words of the documents.</p>`,
    `<div class="sum">${escapeMarkup(summary(sealed))}</div>`,
    section(
      "Release",
      rows([
        ["recipient", said.recipient],
        ["purpose", said.purpose],
        ["kind of release", said.release],
        ["what the recipient may know", said.mayKnow],
        ["population", said.population],
        ["valid until", approval.validUntil],
      ]),
    ),
    section(
      "Coverage",
      rows([
        ["documents", coverage.documents],
        ["characters", coverage.characters],
        ["records that failed, by code", counts(coverage.failed)],
        ["characters that not all detectors could examine", coverage.unexaminedCharacters],
        ["passed over, by kind", counts(coverage.passedOver)],
      ]),
    ),
    section(
      "What was hidden",
      rows([
        ["people and things found", hidden.entities],
        ["hidden", hidden.masked],
        ["kept", hidden.kept],
        ["direct identifiers, of these kept", `${hidden.direct}, ${hidden.directKept}`],
        ["hidden, but their words are still visible elsewhere", hidden.stillVisible],
        ["replaced by", counts(hidden.byWay)],
      ]) +
        rows([
          ["type", "hidden", "kept"],
          ...hidden.byType.map(({ type, masked, kept }) => [type, masked, kept]),
        ]),
    ),
    section(
      "Missed",
      missRate.read
        ? rows(
            missRate.read.flatMap((one) => [
              ["documents that people read", one.documents],
              ["identifiers there, of these missed", `${one.identifiers}, ${one.missed}`],
              [
                `at most, with ${share(one.confidence)} confidence`,
                `${share(one.identifiersBound)} of identifiers; ${share(one.documentsBound)} of documents have a miss`,
              ],
            ]),
          )
        : unmeasured(missRate),
    ),
    section(
      "Singling out",
      singlingOut.worst !== undefined
        ? rows([
            ["counted by", singlingOut.by],
            ["people or entities counted", singlingOut.people],
            ["fewest people who fit", singlingOut.worst],
            ["median", singlingOut.median],
          ])
        : unmeasured(singlingOut),
    ),
    section(
      "Linkability",
      linkability.attacks
        ? linkability.attacks
            .map(({ attacker, individuals, chance, methods }) =>
              rows([
                [`${attacker} attack on ${individuals} people`, "named", "95% interval"],
                ...methods.map(({ method, risk: percent, interval: [low, high] }) => [
                  method,
                  `${percent.toFixed(1)}%`,
                  `${low.toFixed(1)} to ${high.toFixed(1)}%`,
                ]),
                ["at random", `${chance.toFixed(1)}%`, ""],
              ]),
            )
            .join("")
        : unmeasured(linkability),
    ),
    section(
      "Inference",
      inference.attacks
        ? inference.attacks
            .map(({ attacker, people, inferred, perPerson, accuracy, found }) =>
              rows([
                [
                  `${attacker} attack on ${people} people`,
                  accuracy === null ? "accuracy not known" : `${share(accuracy)} right`,
                ],
                ["guesses per person", perPerson.toFixed(2)],
                ["facts found", found === null ? "not known" : share(found)],
                ["inferred, by attribute", counts(inferred)],
              ]),
            )
            .join("")
        : unmeasured(inference),
    ),
    section(
      "Risk",
      rows([
        ["maximum", measured ? share(measured.maximum) : "not measured"],
        ["average", measured ? share(measured.average) : "not measured"],
        ["threshold", risk.threshold === null ? "not stated" : share(risk.threshold)],
        ["set by", risk.thresholdBy],
      ]),
    ),
    section(
      "Truth and utility",
      rows([
        [
          "information kept",
          utility.informationKept === null ? "not measured" : share(utility.informationKept),
        ],
        [
          "text preserved (TPS)",
          utility.tps.map((value) => value.toFixed(3)).join(", ") || "not measured",
        ],
        ["truth", utility.truth],
      ]),
    ),
    section(
      "Safe Harbor",
      rows([
        ["45 CFR 164.514(b)(2)", "rule", "hidden mentions", "kept"],
        ...sealed.safeHarbor.map((one) => [
          `${one.letter}. ${one.identifier}`,
          one.rule,
          one.masked,
          one.kept,
        ]),
      ]),
    ),
    section(
      "Keys and maps",
      rows([
        ["labels under a release key", keys.releaseKey ? "yes" : "no"],
        ["encrypted words, which a key opens", keys.reversible ? "yes" : "no"],
        ["note", keys.note],
      ]),
    ),
    section(
      "Earlier releases",
      approval.earlier.length === 0
        ? "<p>none named</p>"
        : `${rows([
            ["made, statement", "recipient, kind", "documents, files in common", "highest risk"],
            ...approval.earlier.map((one) => [
              `${one.at.slice(0, 10)}, ${one.digest.slice(0, 16)}`,
              `${one.recipient}, ${one.release}`,
              `${one.documents}, ${one.sharedFiles}`,
              one.maximum === null ? "not measured" : share(one.maximum),
            ]),
            [
              "all together, each attacked apart",
              " ",
              `${composition.releases} releases`,
              composition.maximum === null ? "not known" : share(composition.maximum),
            ],
          ])}<p>${text(composition.note)}</p>`,
    ),
    section("Reviewers", list(approval.reviewers)),
    section("Overrides and their reasons", list(approval.overrides)),
    section("What voids this statement", list(approval.voidedBy)),
    section(
      "Motivated intruder",
      `<ol>${sealed.intruder.map((step) => `<li>${text(step)}</li>`).join("")}</ol>${form()}`,
    ),
    section("Limits", list(sealed.limits)),
    section(
      "Terms",
      rows([
        ["framework", "term", "section"],
        ...sealed.terms.map((one) => [one.framework, one.term, one.section]),
      ]),
    ),
    section(
      "Digests",
      `<p class="hash">statement ${sealed.digest}<br>${run.files.map(({ sha256, bytes }, i) => `file ${i + 1}: ${sha256}, ${bytes} bytes`).join("<br>")}<br>${run.models.map(({ model, file, sha256 }) => `${text(model)} ${text(file)} ${text(sha256)}`).join("<br>")}</p>` +
        rows([
          ["programs", run.programs.join(", ")],
          ["seed", run.seed.join(", ")],
          ["policy", JSON.stringify(run.policies)],
        ]),
    ),
    section(
      "Signatures",
      `<p>The program signs nothing.</p>${LINES.map((line) => `<p>${line}<br><span class="line"></span><span class="line"></span></p>`).join("")}`,
    ),
    data,
  ].join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="palimpsest">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Statement of release</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function summary({ coverage, hidden, risk, said, missRate, linkability }: Sealed): string {
  const open = [
    ...(missRate.read ? [] : ["how much was missed"]),
    ...(linkability.attacks ? [] : ["whether an attack names people"]),
    ...("maximum" in risk ? [] : ["the risk that is left"]),
  ];
  const within =
    "maximum" in risk && risk.threshold !== null
      ? ` The highest risk is ${share(risk.maximum)}, ${risk.maximum <= risk.threshold ? "within" : "ABOVE"} the threshold of ${share(risk.threshold)}.`
      : "";
  return `${coverage.documents} ${coverage.documents === 1 ? "document" : "documents"} for ${said.recipient} (${said.release}): ${hidden.masked} of ${hidden.entities} people and things were hidden.${within}${open.length > 0 ? ` Not measured: ${open.join("; ")}.` : ""}`;
}

const form = (): string =>
  rows([
    ["document", "who is it", "how sure", "words that led there", "right?"],
    ...Array.from({ length: 5 }, (_, i) => [`${i + 1}`, " ", " ", " ", " "]),
  ]);
