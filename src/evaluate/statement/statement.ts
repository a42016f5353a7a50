/**
 * The statement of a release: what was done, for whom, what risk is left and what is not known, for somebody to sign.
 * It is made of the figures of a run alone and holds no word of any document, no name of a file and no id.
 */

import { SAFE_HARBOR } from "../../knowledge/safe-harbor.js";
import type { Run } from "../report/run/run.js";
import { partsOf } from "../report/run/run.js";
import { INTRUDER_STEPS, LIMITS, TERMS, VOIDED_BY } from "./terms.js";

export const RELEASES = ["public", "controlled", "contract"] as const;

/** What the people who release say; the rest is measured. */
export interface Said {
  readonly recipient: string;
  readonly purpose: string;
  readonly release: (typeof RELEASES)[number];
  /** What the recipient may know or hold already. */
  readonly mayKnow?: string;
  readonly population?: string;
  /** Highest risk that is accepted, in [0, 1], and who set it. */
  readonly threshold?: number;
  readonly thresholdBy?: string;
  /** Earlier releases about the same people, by their statements. */
  readonly earlier?: readonly EarlierRelease[];
  readonly reviewers?: readonly string[];
  readonly overrides?: readonly string[];
  /** Dates as YYYY-MM-DD. */
  readonly validUntil?: string;
}

export interface EarlierRelease {
  readonly digest: string;
  readonly at: string;
  readonly recipient: string;
  readonly release: Said["release"];
  readonly documents: number;
  /** Highest risk there; null where no measure ran. */
  readonly maximum: number | null;
  /** Files that this run has too, byte by byte. */
  readonly sharedFiles: number;
}

/** What a statement of an earlier release says, for the statement of a run with these files. */
export function earlierRelease(
  { digest, made, said, coverage, risk, run }: Sealed,
  files: readonly RunDigest[],
): EarlierRelease {
  const own = new Set(files.map(({ sha256 }) => sha256));
  return {
    digest,
    at: made.at,
    recipient: said.recipient,
    release: said.release,
    documents: coverage.documents,
    maximum: "maximum" in risk ? risk.maximum : null,
    sharedFiles: run.files.filter(({ sha256 }) => own.has(sha256)).length,
  };
}

/** A file of the run, by what it contains; its name may be somebody's. */
export interface RunDigest {
  readonly sha256: string;
  readonly bytes: number;
}

export type Statement = ReturnType<typeof statementOf>;
/** A statement with the digest of all its other fields. */
export type Sealed = Statement & { readonly digest: string };

/**
 * @param run figures of the run; one `sanitize --report` at least
 * @param files all files of the run, in order of their names
 * @param made release of the program, and when (ISO 8601)
 */
export function statementOf(
  run: Run,
  files: readonly RunDigest[],
  said: Said,
  made: { readonly version: string; readonly at: string },
) {
  const reports = partsOf(run, "sanitization").map(({ figures }) => figures);
  const documents = reports.flatMap((one) => one.documents);
  const entities = documents.flatMap((one) => one.entities);
  const masked = entities.filter(({ action }) => action === "mask");
  const failures = reports.flatMap((one) => one.failures);
  const byType = countsByType(reports.flatMap(({ types }) => types));
  const risks = documents.flatMap(({ protection }) => protection.riskLeft ?? []);
  return {
    version: 1,
    kind: "statement",
    made,
    said,
    run: {
      files,
      programs: [...new Set(reports.flatMap(({ made: one }) => one?.version ?? []))],
      models: modelsOf(reports),
      policies: reports.map(({ policy }) => shownPolicy(policy)),
      seed: reports.map(({ policy }) => (typeof policy["seed"] === "number" ? policy["seed"] : 0)),
    },
    coverage: {
      documents: documents.length,
      characters: sum(documents.map(({ characters }) => characters)),
      failed: countBy(failures.map(({ code }) => code)),
      unexaminedCharacters: sum(
        documents.flatMap(({ unexamined }) => unexamined.map(({ characters }) => characters)),
      ),
      passedOver: countBy(reports.flatMap(omissionKinds)),
    },
    hidden: {
      entities: entities.length,
      masked: masked.length,
      kept: entities.length - masked.length,
      direct: entities.filter(({ identifier }) => identifier === "DIRECT").length,
      directKept: entities.filter(
        ({ identifier, action }) => identifier === "DIRECT" && action === "keep",
      ).length,
      stillVisible: entities.filter(({ residue }) => residue > 0).length,
      byType,
      byWay: countBy(reports.flatMap(waysOf)),
    },
    missRate: missRate(run),
    singlingOut: singlingOut(documents),
    linkability: linkability(run),
    inference: inference(run),
    risk: {
      ...(risks.length === 0
        ? { notMeasured: "no risk measure ran" }
        : { maximum: Math.max(...risks), average: sum(risks) / risks.length }),
      threshold: said.threshold ?? null,
      thresholdBy: said.thresholdBy ?? null,
      measures: reports.map(({ thresholds }) => thresholds ?? {}),
    },
    composition: composition(risks, said.earlier ?? []),
    utility: utility(run, documents),
    safeHarbor: SAFE_HARBOR.map(({ letter, what, rule }) => {
      const own = entities.filter(({ safeHarbor }) => safeHarbor === letter);
      const count = (wanted: string) =>
        sum(own.flatMap(({ action, mentions }) => (action === wanted ? mentions : [])));
      return { letter, identifier: what, rule, masked: count("mask"), kept: count("keep") };
    }),
    keys: {
      releaseKey: reports.some(({ policy }) => policy["release"] !== undefined),
      reversible: reports.some(({ policy }) => usesWay(policy, "encrypt")),
      note: "A map written by --map, or a key, lets its holder undo the release. Keep it apart, or delete it.",
    },
    approval: {
      reviewers: said.reviewers ?? [],
      overrides: said.overrides ?? [],
      earlier: said.earlier ?? [],
      validUntil: said.validUntil ?? null,
      voidedBy: VOIDED_BY,
    },
    intruder: INTRUDER_STEPS,
    terms: TERMS,
    limits: LIMITS,
  };
}

type Reports = ReturnType<typeof partsOf<"sanitization">>[number]["figures"];

/** What the releases come to for somebody who holds them all and knows which texts are about one person. */
function composition(risks: readonly number[], earlier: readonly EarlierRelease[]) {
  const all = [
    risks.length === 0 ? null : Math.max(...risks),
    ...earlier.map(({ maximum }) => maximum),
  ];
  const known = all.flatMap((one) => one ?? []);
  return {
    releases: all.length,
    recipients: [...new Set(earlier.map(({ recipient }) => recipient))],
    /** That one of them names the person, if each did so apart from the others; null where one was not measured. */
    maximum:
      known.length < all.length
        ? null
        : 1 - known.reduce((product, risk) => product * (1 - risk), 1),
    note: "Texts that say different things about one person say more together. Attack all releases together before the next one.",
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const countBy = (keys: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const key of [...keys].sort()) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

function countsByType(types: Reports["types"]) {
  const found = new Map<string, { type: string; masked: number; kept: number }>();
  for (const { type, masked, kept } of types) {
    const one = found.get(type) ?? { type, masked: 0, kept: 0 };
    found.set(type, { type, masked: one.masked + masked, kept: one.kept + kept });
  }
  return [...found.values()];
}

/** The report has more keys than the figures of a run need. */
const more = (value: object): Readonly<Record<string, unknown>> =>
  value as Readonly<Record<string, unknown>>;

const omissionKinds = (report: Reports): string[] => {
  const list = more(report)["omissions"];
  return Array.isArray(list) ? list.map(({ kind }: { kind: unknown }) => String(kind)) : [];
};

/** How each hidden entity was replaced, by the form of what replaced it. */
const waysOf = (report: Reports): string[] =>
  report.documents.flatMap(({ entities }) =>
    entities.flatMap((entity) => {
      const words = more(entity)["replacement"];
      if (entity.action !== "mask" || typeof words !== "string") return [];
      if (/^\[[^\][]*\]$/u.test(words)) return ["label"];
      if (/^\*+$/u.test(words)) return ["suppressed"];
      return ["other words"];
    }),
  );

const modelsOf = (reports: readonly Reports[]) => {
  const models = reports.flatMap(({ made }) => made?.models ?? []);
  const files = models.flatMap(({ name, files: own }) =>
    own.map(({ path, sha256 }) => ({ model: name, file: path, sha256 })),
  );
  return [...new Map(files.map((one) => [`${one.model} ${one.file}`, one])).values()];
};

/** Keys of a policy whose values are figures or words of the program; of all others, that they are set. */
const SHOWN: ReadonlySet<string> = new Set(
  "version mask budget levels until_safe until_safe_attacker solver solver_seconds seed measures thresholds k arity weights replace others officials persons_as dates day_zero keep_intervals hemisphere attackers language allow_unsupported_language min_score names suppress send labels preset types".split(
    " ",
  ),
);

const shownPolicy = (policy: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(policy).map(([key, value]) => [key, SHOWN.has(key) ? value : "set, not shown"]),
  );

const usesWay = (policy: Readonly<Record<string, unknown>>, way: string): boolean =>
  Object.values((policy["replace"] as object | undefined) ?? {}).includes(way);

function missRate(run: Run) {
  const checks = partsOf(run, "spot-check").map(({ figures }) => figures);
  if (checks.length === 0)
    return { notMeasured: "people read no sample; 'sanitize --review 5%' draws one" };
  return {
    read: checks.map((one) => ({
      documents: one.documents,
      identifiers: one.identifiers,
      missed: one.missed,
      documentsWithMiss: one.documentsWithMiss,
      /** Upper bounds by Clopper and Pearson, at the confidence. */
      identifiersBound: one.identifiersBound,
      documentsBound: one.documentsBound,
      confidence: one.confidence,
    })),
  };
}

function singlingOut(documents: Reports["documents"]) {
  const sizes = documents
    .flatMap(({ protection }) => protection.anonymity?.smallest ?? [])
    .sort((a, b) => a - b);
  const fits = documents
    .flatMap((one) => one.fits ?? [])
    .map(({ low }) => low)
    .sort((a, b) => a - b);
  const found = fits.length > 0 ? fits : sizes;
  if (found.length === 0) {
    return {
      notMeasured:
        "nobody counted the people who fit; '--measures population' or '--measures k-anonymity' does",
    };
  }
  return {
    people: found.length,
    worst: found[0]!,
    median: found[found.length >> 1]!,
    by: fits.length > 0 ? "base rates of the population" : "the people index",
  };
}

function linkability(run: Run) {
  const attacks = partsOf(run, "attack").map(({ figures }) => figures);
  if (attacks.length === 0)
    return { notMeasured: "no attack was run; 'palimpsest attack --json' measures it" };
  return {
    attacks: attacks.map(({ attacker, individuals, chance, risk, interval, clear }) => ({
      attacker,
      individuals,
      chance,
      methods: Object.entries(risk).map(([method, percent], i) => ({
        // columns are named by people
        method: clear?.includes(method) ? "clear text" : `method ${i + 1}`,
        risk: percent,
        interval: interval[method]!,
      })),
    })),
  };
}

function inference(run: Run) {
  const attacks = partsOf(run, "attribute-attack").map(({ figures }) => figures);
  if (attacks.length === 0) {
    return {
      notMeasured: "nobody tried; 'palimpsest attack --attacker chat|attributes --json' does",
    };
  }
  return {
    attacks: attacks.map(({ attacker, people, inferred, accuracy, found }) => ({
      attacker,
      people,
      inferred,
      perPerson: people === 0 ? 0 : sum(Object.values(inferred)) / people,
      accuracy,
      found,
    })),
  };
}

function utility(run: Run, documents: Reports["documents"]) {
  const parts = partsOf(run, "utility").map(({ figures }) => figures);
  const kept = documents.map(({ protection }) => protection.informationKept);
  return {
    informationKept: kept.length === 0 ? null : sum(kept) / kept.length,
    tps: parts.map(({ tps }) => tps),
    truth:
      "Replacements are shown to be true of the original or are labels; surrogates, shifted dates and words of a chat model are not, and only the policy allows them.",
  };
}
