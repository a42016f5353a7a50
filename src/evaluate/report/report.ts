/**
 * The report of a run: what was found, the risk, what was done and why. Holds no original words
 * unless asked for; kept mentions are in the sanitized text anyway.
 */

import type { Decision, Entity, Sanitized } from "../../document/document.js";
import type { TextKindFound } from "../../document/text-kind.js";
import { wordsAt, wordsOfEntity } from "../../document/words.js";
import { safeHarborRow } from "../../knowledge/safe-harbor.js";
import { type Protection, protectionOf } from "../metrics/protection.js";
import { residueOf } from "../metrics/residue.js";
import { countOmissions, type Omission } from "./omissions.js";
import { sha256 } from "./run/hash.js";
import type { Made } from "./run/made.js";

export interface ReportOptions {
  /** The policy the run had; secrets are left out of the report. */
  readonly policy: Readonly<Record<string, unknown>>;
  /** Where risk began, by measure; of the sanitizer that ran. */
  readonly thresholds?: Report["thresholds"];
  /** Show the original words beside their replacements. */
  readonly originals: boolean;
  /** Inputs that could not be done. */
  readonly failures: readonly ReportFailure[];
  /** Tables among the inputs. */
  readonly tables?: readonly ReportTable[];
  /** Files of which something was removed or changed beyond words. */
  readonly files?: readonly ReportFile[];
  /** Where each mention of a document is in its file; undefined where the format has no pages. */
  readonly placesOf?: (one: Sanitized) => readonly (readonly ReportPlace[])[] | undefined;
  /** How many people fit what is still said of each person of a document; absent: nobody counted. */
  readonly fitsOf?: (one: Sanitized) => readonly ReportFit[];
  /** People of several documents, where they were joined. */
  readonly people?: readonly ReportPerson[];
  /** What the run passed over besides what the results say themselves. */
  readonly omissions?: readonly Omission[];
  /** Where the report comes from. */
  readonly made?: Made;
}

/** How many people of a population fit, at least and as expected. */
export interface ReportFit {
  readonly low: number;
  readonly expected: number;
  /** People of the population. */
  readonly of: number;
}

/** A table of the run and what was done with its columns. */
export interface ReportTable {
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** Of a table with quasi-identifiers, a sentence on its groups before and after. */
  readonly anonymity?: string;
}

/** What became of a file beside its words: pictures, comments, links ... that were removed. */
export interface ReportFile {
  readonly name: string;
  readonly notes: readonly string[];
}

/** A person whom several documents of a case name, each in its own way. */
export interface ReportPerson {
  /** The words that stand for the person in the outputs; absent: the person is kept. */
  readonly label?: string;
  /** Ids of the documents, as released. */
  readonly documents: readonly string[];
  /** What joined the names. */
  readonly why: readonly string[];
  /** The names as written; in a report with the originals, or where they are kept. */
  readonly names?: readonly string[];
}

/** A place on a page. */
interface ReportPlace {
  /** From 1. */
  readonly page: number;
  /**
   * Left, bottom, right, top in points; only in a report with the originals, since its width reveals the length
   * of what is hidden.
   */
  readonly box?: readonly [number, number, number, number];
}

export interface ReportColumn {
  readonly column: string;
  readonly treatment: string;
  readonly by: "given" | "inferred";
  readonly reason: string;
  /** Share of the cells that vote for each form, in [0, 1]. */
  readonly votes: Readonly<Partial<Record<string, number>>>;
}

interface ReportFailure {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

export interface TypeCount {
  readonly type: string;
  readonly masked: number;
  readonly kept: number;
}

/** A piece of the sanitized text, in order; together they are the text. */
export interface ReportPiece {
  readonly text: string;
  /** Entity the piece belongs to; plain text has none. */
  readonly entity?: string;
  readonly masked?: boolean;
  readonly original?: string;
}

export interface ReportEntity {
  readonly id: string;
  readonly type: string;
  readonly identifier: string;
  readonly action: Decision["action"];
  readonly mentions: number;
  /** Letter of the Safe Harbor identifier that it is (45 CFR 164.514(b)(2)); absent: none. */
  readonly safeHarbor?: string;
  /** Its replacement, at the first mention. */
  readonly replacement?: string;
  readonly reasons: readonly string[];
  readonly detectors: readonly string[];
  /** Occurrences of a masked entity's words that are still visible. */
  readonly residue: number;
  readonly originals?: readonly string[];
  /** Of a file with pages: where its mentions are. */
  readonly places?: readonly ReportPlace[];
}

export interface ReportDocument {
  readonly id: string;
  readonly characters: number;
  /** Of the sanitized text in UTF-8. The original has no hash here: it would let somebody test guesses. */
  readonly sha256: string;
  readonly protection: Protection;
  readonly pieces: readonly ReportPiece[];
  readonly entities: readonly ReportEntity[];
  readonly unexamined: readonly { readonly characters: number; readonly reason: string }[];
  /** Of each person of whom the text still says something that can be counted; absent: nobody counted. */
  readonly fits?: readonly ReportFit[];
  /** How many of the people to protect the text does not contain in any form; absent: none. */
  readonly personsNotFound?: number;
  /** What kind of text it is; absent: not asked, or an earlier release. */
  readonly textKind?: TextKindFound;
}

export interface Report {
  readonly version: 1;
  readonly kind: "sanitization";
  readonly policy: Readonly<Record<string, unknown>>;
  /** Where risk began, by measure and on its own scale. */
  readonly thresholds?: Readonly<
    Record<string, { readonly threshold: number; readonly risky: string }>
  >;
  readonly originals: boolean;
  readonly types: readonly TypeCount[];
  readonly documents: readonly ReportDocument[];
  readonly failures: readonly ReportFailure[];
  readonly tables?: readonly ReportTable[];
  readonly files?: readonly ReportFile[];
  /** People of several documents; absent: they were not joined, or an earlier release. */
  readonly people?: readonly ReportPerson[];
  /** What the run passed over, as it said on standard error; absent: nothing, or an earlier release. */
  readonly omissions?: readonly Omission[];
  readonly made?: Made;
}

const SECRETS = new Set(["salt", "key", "persons"]);

export function createReport(sanitized: readonly Sanitized[], options: ReportOptions): Report {
  const k = typeof options.policy["k"] === "number" ? options.policy["k"] : undefined;
  const documents = sanitized.map((one) => documentReport(one, options, k));
  const counted = countOmissions();
  for (const one of sanitized) counted.see(one);
  const omissions = [...(options.omissions ?? []), ...counted.list()];
  return {
    version: 1,
    kind: "sanitization",
    policy: Object.fromEntries(Object.entries(options.policy).filter(([key]) => !SECRETS.has(key))),
    ...(options.thresholds && { thresholds: options.thresholds }),
    originals: options.originals,
    types: countTypes(documents),
    documents,
    failures: options.failures,
    ...(options.tables?.length && { tables: options.tables }),
    ...(options.files?.length && { files: options.files }),
    ...(options.people && { people: options.people }),
    ...(omissions.length > 0 && { omissions }),
    ...(options.made && { made: options.made }),
  };
}

function documentReport(
  sanitized: Sanitized,
  { originals, placesOf, fitsOf }: ReportOptions,
  k?: number,
): ReportDocument {
  const places = placesOf?.(sanitized);
  const fits = fitsOf?.(sanitized);
  const decisions = new Map(sanitized.decisions.map((decision) => [decision.entity, decision]));
  const residue = new Map(
    residueOf(sanitized).map(({ entity, occurrences }) => [entity, occurrences]),
  );
  const replacementOf = new Map<string, string>();
  for (const { entity, replacement } of sanitized.replacements) {
    if (!replacementOf.has(entity)) replacementOf.set(entity, replacement);
  }
  const { document, mentions } = sanitized;
  const wordsOf = (entity: Entity) => [...new Set(wordsOfEntity(sanitized, entity))];
  return {
    id: document.id,
    characters: document.text.length,
    sha256: sha256(sanitized.text),
    protection: protectionOf(sanitized, k),
    pieces: piecesOf(sanitized, originals),
    entities: sanitized.entities.map((entity) => {
      const decision = decisions.get(entity.id)!;
      const replacement = replacementOf.get(entity.id);
      const first = mentions[entity.mentions[0]!]!;
      const before = document.text.slice(0, first.start);
      const row = safeHarborRow(first, wordsAt(document.text, first), () => false, before);
      return {
        id: entity.id,
        type: entity.type,
        identifier: entity.identifier,
        action: decision.action,
        mentions: entity.mentions.length,
        ...(row !== undefined && { safeHarbor: row }),
        ...(replacement === undefined ? {} : { replacement }),
        reasons: decision.reasons,
        detectors: [...new Set(entity.mentions.map((i) => mentions[i]!.detector))],
        residue: residue.get(entity.id) ?? 0,
        ...(originals || decision.action === "keep" ? { originals: wordsOf(entity) } : {}),
        ...(places && {
          places: entity.mentions
            .flatMap((i) => places[i] ?? [])
            .map((place) => (originals ? place : { page: place.page })),
        }),
      };
    }),
    unexamined: sanitized.unexamined.map(({ start, end, reason }) => ({
      characters: end - start,
      reason,
    })),
    ...(fits && { fits }),
    ...(sanitized.textKind && { textKind: sanitized.textKind }),
    ...(sanitized.personsNotFound && { personsNotFound: sanitized.personsNotFound.length }),
  };
}

/** Cuts the sanitized text at replaced and kept mentions. */
function piecesOf(sanitized: Sanitized, originals: boolean): ReportPiece[] {
  const { document, mentions, entities, replacements, text } = sanitized;
  const replaced = new Set(replacements.map(({ entity }) => entity));
  const marks = [
    ...replacements.map((one) => ({ ...one, masked: true })),
    ...entities
      .filter(({ id }) => !replaced.has(id))
      .flatMap((entity) =>
        entity.mentions.map((i) => ({ ...mentions[i]!, entity: entity.id, masked: false })),
      ),
  ].sort((a, b) => a.start - b.start);
  const pieces: ReportPiece[] = [];
  let inText = 0;
  let inOriginal = 0;
  for (const mark of marks) {
    const gap = mark.start - inOriginal;
    if (gap > 0) pieces.push({ text: text.slice(inText, inText + gap) });
    inText += gap;
    const length = "replacement" in mark ? mark.replacement.length : mark.end - mark.start;
    pieces.push({
      text: text.slice(inText, inText + length),
      entity: mark.entity,
      masked: mark.masked,
      ...(mark.masked && originals ? { original: document.text.slice(mark.start, mark.end) } : {}),
    });
    inText += length;
    inOriginal = mark.end;
  }
  if (inText < text.length) pieces.push({ text: text.slice(inText) });
  return pieces;
}

function countTypes(documents: readonly ReportDocument[]): TypeCount[] {
  const counts = new Map<string, { masked: number; kept: number }>();
  for (const { type, action, mentions } of documents.flatMap(({ entities }) => entities)) {
    const count = counts.get(type) ?? { masked: 0, kept: 0 };
    counts.set(type, count);
    count[action === "mask" ? "masked" : "kept"] += mentions;
  }
  return [...counts]
    .map(([type, count]) => ({ type, ...count }))
    .sort((a, b) => b.masked + b.kept - a.masked - a.kept);
}
