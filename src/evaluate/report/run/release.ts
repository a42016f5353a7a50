/** What a run released, in figures. */

import type { Figures } from "./figures.js";
import { fingerprint } from "./hash.js";

export interface ReleaseSummary {
  readonly documents: readonly { readonly id: string; readonly sha256: string }[];
  /** Over the hashes of all documents. */
  readonly sha256: string;
  /** Of the originals. */
  readonly characters: number;
  readonly entities: { readonly masked: number; readonly kept: number; readonly direct: number };
  readonly types: Figures["sanitization"]["types"];
  readonly policy: Readonly<Record<string, unknown>>;
  /** Where risk began, by measure and on its own scale. */
  readonly thresholds: NonNullable<Figures["sanitization"]["thresholds"]>;
  /** Replaced entities whose words still occur elsewhere in the text. */
  readonly residue: number;
  readonly unexamined: Figures["sanitization"]["documents"][number]["unexamined"];
  readonly failures: Figures["sanitization"]["failures"];
  /** Highest risk that the measures see in what is left, mean over documents; null where none ran. */
  readonly riskLeft: number | null;
  /** Share of the information in all entities that is kept, mean over documents. */
  readonly informationKept: number;
  /** Over all documents, where k-anonymity was measured. */
  readonly anonymity?: { readonly smallest: number | null; readonly below: number };
}

export function releaseOf({
  documents,
  types,
  policy,
  thresholds = {},
  failures,
}: Figures["sanitization"]): ReleaseSummary {
  const entities = documents.flatMap((one) => one.entities);
  const masked = entities.filter(({ action }) => action === "mask");
  const protections = documents.map(({ protection }) => protection);
  const anonymities = protections.flatMap(({ anonymity }) => anonymity ?? []);
  return {
    documents: documents.map(({ id, sha256 }) => ({ id, sha256 })),
    sha256: fingerprint(Object.fromEntries(documents.map(({ id, sha256 }) => [id, sha256]))),
    characters: documents.reduce((sum, { characters }) => sum + characters, 0),
    entities: {
      masked: masked.length,
      kept: entities.length - masked.length,
      direct: entities.filter(({ identifier }) => identifier === "DIRECT").length,
    },
    types,
    policy,
    thresholds,
    residue: entities.filter(({ residue }) => residue > 0).length,
    unexamined: documents.flatMap(({ unexamined }) => unexamined),
    failures,
    riskLeft: meanOf(protections.flatMap(({ riskLeft }) => riskLeft ?? [])),
    informationKept: meanOf(protections.map(({ informationKept }) => informationKept)) ?? 1,
    ...(anonymities.length > 0 && {
      anonymity: {
        smallest: leastOf(anonymities.flatMap(({ smallest }) => smallest ?? [])),
        below: anonymities.reduce((sum, { below }) => sum + below, 0),
      },
    }),
  };
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const leastOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((least, value) => Math.min(least, value));
