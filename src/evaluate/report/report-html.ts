/** The report as one HTML page: no scripts, no requests, readable when printed. */

import { isSemanticType, TYPE_PROPERTIES } from "../../document/types.js";
import { escapeMarkup } from "./escape.js";
import { htmlPage, warningList } from "./html-page.js";
import type { Omission } from "./omissions.js";
import type {
  Report,
  ReportDocument,
  ReportEntity,
  ReportPiece,
  ReportTable,
  TypeCount,
} from "./report.js";
import { REPORT_STYLE } from "./report-style.js";

export function renderReport(report: Report): string {
  const documents = report.documents.map((document, i) => documentSection(document, i, report));
  return htmlPage(
    "Sanitization report",
    REPORT_STYLE,
    `<header>
<h1>Sanitization report</h1>
<p class="lead">${escapeMarkup(summarySentence(report))}</p>
</header>
<main>
${cards(report)}
${warnings(report)}
<section><h2>What was found</h2>${typeBars(report.types)}</section>
${filesOf(report)}
${(report.tables ?? []).map(columnsOf).join("\n")}
${peopleOf(report)}
${contents(report)}
${documents.join("\n")}
<section><h2>How it was done</h2>
<p>The policy of this run, without its secrets:</p>
<pre>${escapeMarkup(JSON.stringify(report.policy, null, 2))}</pre>
<p class="note">A report shows only what the program found, and it may have missed something: read the
sanitized text once more before you release it.</p>
</section>
</main>`,
  );
}

const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

const entitiesOf = (report: Report): ReportEntity[] =>
  report.documents.flatMap(({ entities }) => entities);

function summarySentence(report: Report): string {
  const entities = entitiesOf(report);
  const masked = entities.filter(({ action }) => action === "mask").length;
  return `${plural(report.documents.length, "document")}: ${plural(entities.length, "person or detail", "people and details")} found, ${masked.toLocaleString("en")} replaced, ${(entities.length - masked).toLocaleString("en")} kept.`;
}

function cards(report: Report): string {
  const entities = entitiesOf(report);
  const masked = entities.filter(({ action }) => action === "mask");
  const direct = entities.filter(({ identifier }) => identifier === "DIRECT");
  const places = report.types.reduce((sum, type) => sum + type.masked, 0);
  const card = (value: number, one: string, many: string) =>
    `<div class="card"><b>${value.toLocaleString("en")}</b><span>${value === 1 ? one : many}</span></div>`;
  return `<section class="cards">
${card(report.documents.length, "document", "documents")}
${card(masked.length, "entity replaced", "entities replaced")}
${card(places, "passage changed", "passages changed")}
${card(direct.length, "direct identifier, replaced", "direct identifiers, all replaced")}
${card(entities.length - masked.length, "entity kept", "entities kept")}
</section>`;
}

function warnings(report: Report): string {
  const residue = entitiesOf(report).filter(({ residue }) => residue > 0).length;
  const unexamined = report.documents.flatMap((document) => document.unexamined);
  const items = [
    ...(residue > 0
      ? [
          `${plural(residue, "replaced entity has", "replaced entities have")} words that still occur elsewhere in the text, for example inside a longer name that was kept. They are marked ▲ in the tables.`,
        ]
      : []),
    ...unexamined.map(
      ({ characters, reason }) =>
        `${plural(characters, "character")} not fully examined: ${reason}.`,
    ),
    ...report.documents.flatMap(({ id, personsNotFound = 0 }) =>
      personsNotFound === 0
        ? []
        : [
            `${id}: ${plural(personsNotFound, "person to protect does", "people to protect do")} not occur in the text. Check the spelling of ${personsNotFound === 1 ? "the name" : "the names"}.`,
          ],
    ),
    ...(report.omissions ?? [])
      .filter((one) => !PER_DOCUMENT.has(one.kind) && !isOfFile(one, report))
      .map(({ message }) => sentence(message)),
    ...report.failures.map(
      ({ name, code, message }) => `Not sanitized: ${name || "an input"} (${code}). ${message}`,
    ),
  ];
  return warningList(items);
}

/** Kinds that the documents themselves report above. */
const PER_DOCUMENT: ReadonlySet<Omission["kind"]> = new Set(["unexamined", "person"]);

/** Whether the table of files says it. */
const isOfFile = ({ kind, message }: Omission, { files = [] }: Report): boolean =>
  kind === "part" &&
  files.some(({ name, notes }) =>
    notes.some((note) => message === note || message === `${name}: ${note}`),
  );

const sentence = (message: string): string => {
  // a name of a file stays as it is
  const text = message.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

function typeBars(types: readonly TypeCount[]): string {
  const most = Math.max(1, ...types.map(({ masked, kept }) => masked + kept));
  const bar = (state: string, n: number) =>
    n === 0 ? "" : `<i class="${state}" style="width:${((100 * n) / most).toFixed(1)}%"></i>`;
  const rows = types.map(
    ({ type, masked, kept }) =>
      `<tr><th scope="row">${tag(type)} ${named(type, "plural")}</th><td class="bar">${bar("masked", masked)}${bar("kept", kept)}</td><td>${masked}</td><td>${kept}</td></tr>`,
  );
  return `<table class="types"><thead><tr><th scope="col">Type</th><th scope="col">Mentions</th><th scope="col">replaced</th><th scope="col">kept</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** What people call the type; reports of other releases may have types of their own. */
const named = (type: string, number: "name" | "plural"): string =>
  isSemanticType(type) ? TYPE_PROPERTIES[type][number] : type;

const tag = (type: string): string =>
  `<span class="tag ${type}">${type === "QUANTITY" ? "QTY" : type.slice(0, 3)}</span>`;

function filesOf({ files = [] }: Report): string {
  if (files.length === 0) return "";
  const rows = files.map(
    ({ name, notes }) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td>${notes.map(escapeMarkup).join("<br>")}</td></tr>`,
  );
  return `<section><h2>Removed or changed apart from words</h2><table><thead><tr><th scope="col">File</th><th scope="col">What</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function peopleOf({ people = [], originals }: Report): string {
  if (people.length === 0) return "";
  const rows = people.map(
    ({ label, documents, why, names }) =>
      `<tr><th scope="row">${escapeMarkup(label ?? "kept")}</th><td>${documents.map(escapeMarkup).join("<br>")}</td><td>${why.map(escapeMarkup).join("<br>")}</td>${originals ? `<td>${(names ?? []).map(escapeMarkup).join(", ")}</td>` : ""}</tr>`,
  );
  const was = originals ? '<th scope="col">was</th>' : "";
  return `<section><h2>People in several documents</h2><table><thead><tr><th scope="col">In the texts</th><th scope="col">Documents</th><th scope="col">Joined by</th>${was}</tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function columnsOf({ name, columns, anonymity }: ReportTable): string {
  const rows = columns.map(({ column, treatment, by, reason, votes }) => {
    const shares = Object.entries(votes).map(([form, share]) => `${form} ${share}`);
    return `<tr><th scope="row">${escapeMarkup(column)}</th><td>${escapeMarkup(treatment)}</td><td>${by}</td><td>${escapeMarkup(reason)}</td><td>${escapeMarkup(shares.join(", "))}</td></tr>`;
  });
  return `<section><h2>Columns of ${escapeMarkup(name)}</h2>${anonymity === undefined ? "" : `<p>${escapeMarkup(anonymity)}</p>`}<table><thead><tr><th scope="col">Column</th><th scope="col">Treatment</th><th scope="col">by</th><th scope="col">Reason</th><th scope="col">Form of its cells</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function contents(report: Report): string {
  if (report.documents.length < 2) return "";
  const rows = report.documents.map(({ id, entities, characters }, i) => {
    const masked = entities.filter(({ action }) => action === "mask").length;
    return `<tr><td><a href="#d${i}">${escapeMarkup(id)}</a></td><td>${characters.toLocaleString("en")}</td><td>${masked}</td><td>${entities.length - masked}</td></tr>`;
  });
  return `<section><h2>Documents</h2><table><thead><tr><th scope="col">Document</th><th scope="col">characters</th><th scope="col">replaced</th><th scope="col">kept</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function documentSection(document: ReportDocument, index: number, report: Report): string {
  const byId = new Map(document.entities.map((entity) => [entity.id, entity]));
  const masked = document.entities.filter(({ action }) => action === "mask");
  const kept = document.entities.filter(({ action }) => action === "keep");
  return `<section class="document" id="d${index}">
<h2>${escapeMarkup(document.id)}</h2>
<p class="legend"><span class="piece masked">replaced</span> <span class="piece kept">found and kept</span> Point at a mark, or move to it with Tab, to read why.</p>
<div class="columns">
<div class="text">${document.pieces.map((piece) => renderPiece(piece, byId)).join("")}</div>
<div class="tables">
<h3>Replaced, and why</h3>${entityTable(masked, report)}
<h3>Kept, and why</h3>${entityTable(kept, report)}
</div>
</div>
</section>`;
}

function renderPiece(piece: ReportPiece, byId: ReadonlyMap<string, ReportEntity>): string {
  const entity = piece.entity === undefined ? undefined : byId.get(piece.entity);
  if (!entity) return escapeMarkup(piece.text);
  const original = piece.original === undefined ? "" : `Was: ${piece.original}. `;
  const why = `${original}${named(entity.type, "name")}, ${piece.masked ? "replaced" : "kept"}: ${entity.reasons.join("; ")}`;
  const state = piece.masked ? "masked" : "kept";
  return `<span class="piece ${state} ${entity.type}" tabindex="0" data-why="${escapeMarkup(why)}">${escapeMarkup(piece.text)}</span>`;
}

function entityTable(entities: readonly ReportEntity[], report: Report): string {
  if (entities.length === 0) return `<p class="note">None.</p>`;
  const rows = entities.map((entity) => {
    const words = entity.originals?.join(", ");
    const shown = entity.action === "keep" ? words : entity.replacement;
    const was =
      report.originals && entity.action === "mask" ? `<td>${escapeMarkup(words ?? "")}</td>` : "";
    const residue =
      entity.residue > 0
        ? ` <span title="words of it that are still visible">▲ ${entity.residue}</span>`
        : "";
    return `<tr>${was}<td>${tag(entity.type)} ${escapeMarkup(shown ?? "")}${residue}</td><td>${entity.mentions}</td><td>${entity.identifier.toLowerCase().replace("_", " ")}</td><td>${escapeMarkup(entity.reasons.join("; "))}<br><small>found by ${escapeMarkup(entity.detectors.join(", "))}</small></td></tr>`;
  });
  const was = report.originals && entities[0]!.action === "mask" ? `<th scope="col">was</th>` : "";
  return `<table><thead><tr>${was}<th scope="col">in the text</th><th scope="col">times</th><th scope="col">identifier</th><th scope="col">why</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
