/** The report over runs: what was released, how it was protected, how private and how useful it is. */

import { errors } from "../../../errors.js";
import type { CurvePoint, FiguresKind, Part } from "./figures.js";
import type { Made } from "./made.js";
import { type ReleaseSummary, releaseOf } from "./release.js";
import { partsOf, type Run, type RunFile } from "./run.js";
import { type SystemSummary, summarizeSystem } from "./summary.js";
import { type System, systemsOf } from "./systems.js";
import { type WorstDocument, worstDocuments } from "./worst.js";

export interface RunReportOptions {
  /**
   * Show names of individuals, words that may be of clear text, and hashes of files that depend on
   * originals. Default not: such a hash lets guesses of hidden words be tested.
   */
  readonly originals?: boolean;
}

/** Where a part of a run comes from. */
interface Source {
  readonly name: string;
  readonly kind: FiguresKind;
  readonly made?: Made;
}

export interface RunSummary {
  readonly name: string;
  /** Absent where the run has no sanitization report. */
  readonly release?: ReleaseSummary;
  readonly files: readonly RunFile[];
  readonly sources: readonly Source[];
}

export interface RunReport {
  readonly version: 1;
  readonly kind: "report";
  readonly originals: boolean;
  readonly runs: readonly RunSummary[];
  /** Releases first, then other systems, clear text last; numbered from 1. */
  readonly systems: readonly SystemSummary[];
  readonly curves: readonly Curve[];
  /** Of the releases or, without a release, of all systems but clear text. */
  readonly worst: readonly {
    readonly system: number;
    readonly documents: readonly WorstDocument[];
  }[];
  /** Figures that are about no system: found types, agreement, candidates, ratings, single documents. */
  readonly others: readonly { readonly run: string; readonly part: Part<OtherKind> }[];
}

export interface Curve {
  readonly run: string;
  readonly name: string;
  readonly points: readonly CurvePoint[];
}

export type OtherKind = Extract<
  FiguresKind,
  | "document-attack"
  | "entities"
  | "agreement"
  | "replacements"
  | "ratings"
  | "safety"
  | "readability"
  | "spot-check"
>;

const OTHERS: readonly OtherKind[] = [
  "document-attack",
  "entities",
  "agreement",
  "replacements",
  "ratings",
  "safety",
  "readability",
  "spot-check",
];

const MOST_WORST = 10;

/**
 * @throws INPUT_EMPTY without a run; DUPLICATE_ID for two runs of one name
 * @throws INPUT_FORMAT where figures of a run contradict each other
 */
export function createRunReport(
  runs: readonly Run[],
  { originals = false }: RunReportOptions = {},
): RunReport {
  checkNames(runs);
  const systems = withoutRepeats(runs.flatMap(systemsOf));
  const naming = namesOf(runs, originals);
  const summaries = systems.map((system, i) =>
    summarizeSystem(system, i + 1, labelOf(system, runs, systems)),
  );
  const released = systems.filter((system) => system.released);
  const judged = released.length > 0 ? released : systems.filter(({ clear }) => !clear);
  return {
    version: 1,
    kind: "report",
    originals,
    runs: runs.map((run) => summarizeRun(run, originals)),
    systems: summaries,
    curves: runs.flatMap((run) =>
      partsOf(run, "frontier").map(({ name, figures }) => ({
        run: run.name,
        name,
        points: figures.points,
      })),
    ),
    worst: judged.map((system) => ({
      system: systems.indexOf(system) + 1,
      documents: worstDocuments(system, { most: MOST_WORST, naming, originals }),
    })),
    others: runs.flatMap((run) =>
      OTHERS.flatMap((kind) =>
        partsOf(run, kind).map((part) => ({ run: run.name, part: guarded(part, originals) })),
      ),
    ),
  };
}

function checkNames(runs: readonly Run[]): void {
  if (runs.length === 0) {
    throw errors.INPUT_EMPTY`no run was named; name a folder or a file`;
  }
  const names = runs.map(({ name }) => name);
  const again = names.find((name, i) => names.indexOf(name) < i);
  if (again !== undefined) {
    throw errors.DUPLICATE_ID`two runs are called '${again}'; rename one folder or file`;
  }
}

/** Files whose hash reveals nothing about the originals beyond the release itself. */
const HASHED = new Set<RunFile["role"]>(["released", "masks"]);

function summarizeRun(run: Run, originals: boolean): RunSummary {
  const [release] = partsOf(run, "sanitization");
  return {
    name: run.name,
    ...(release && { release: releaseOf(release.figures) }),
    files: run.files.map(({ sha256, ...file }) => ({
      ...file,
      ...(sha256 !== undefined && (originals || HASHED.has(file.role)) && { sha256 }),
    })),
    sources: run.parts.map(({ name, kind, figures: { made } }) => ({
      name,
      kind,
      ...(made && { made: originals ? made : withoutHashesOfOriginals(made) }),
    })),
  };
}

const withoutHashesOfOriginals = (made: Made): Made => ({
  ...made,
  inputs: made.inputs.map(({ name, holds, sha256 }) => ({
    name,
    holds,
    ...(sha256 !== undefined && holds !== "originals" && { sha256 }),
  })),
});

/**
 * Candidates of an attack on one document are people: their names are left out, and so are words that examples of
 * safety and readability quote.
 */
function guarded(part: Part<OtherKind>, originals: boolean): Part<OtherKind> {
  const { made, ...figures } = part.figures;
  const seen = made && !originals ? { made: withoutHashesOfOriginals(made) } : { made };
  const whole = { ...part, figures: { ...figures, ...(made && seen) } } as Part<OtherKind>;
  if (originals) return whole;
  if (whole.kind === "safety" || whole.kind === "readability") {
    const { byDocument: _documents, worst: _worst, ...totals } = whole.figures as Quoting;
    return { ...whole, figures: totals } as Part<OtherKind>;
  }
  if (whole.kind !== "document-attack") return whole;
  const { candidates, person, ...rest } = whole.figures;
  const nameless = <T extends { id: string }>(one: T) => ({ ...one, id: "" });
  return {
    ...whole,
    figures: {
      ...rest,
      candidates: candidates.map(nameless),
      ...(person && { person: nameless(person) }),
    },
  };
}

/** Keys of figures with words of single documents. */
interface Quoting {
  readonly byDocument?: unknown;
  readonly worst?: unknown;
}

/** Other systems that several runs measured alike appear once; releases first, clear text last. */
function withoutRepeats(systems: readonly System[]): System[] {
  const seen = new Set<string>();
  const kept = systems.filter((system) => {
    if (system.released) return true;
    const { name, attacks, masks, utility, clustering } = system;
    const risks = attacks.map(({ figures, method }) => [figures.background, figures.risk[method]]);
    const key = JSON.stringify([name, risks, masks?.f1, utility?.tps, clustering?.nmi]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const order = (one: System) => (one.released ? 0 : one.clear ? 2 : 1);
  return kept.sort((a, b) => order(a) - order(b));
}

/** A release is called as its run; another system by its own name, with its run where that is unclear. */
function labelOf(system: System, runs: readonly Run[], systems: readonly System[]): string {
  const { name, run, released, clear } = system;
  if (released) return name;
  const shown = clear ? "clear text" : name;
  const alike = systems.filter((one) => one.name === name || (clear && one.clear)).length > 1;
  return alike || runs.some((one) => one.name === shown) ? `${shown} (${run})` : shown;
}

/** Individuals that attacks know by name are numbered, in the order of the attack's table. */
function namesOf(runs: readonly Run[], originals: boolean): (name: string) => string {
  const numbers = new Map<string, number>();
  for (const { figures } of runs.flatMap((run) => partsOf(run, "attack"))) {
    for (const ranks of Object.values(figures.ranks)) {
      for (const name of Object.keys(ranks)) {
        if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
      }
    }
  }
  return (name) => (originals ? name : `individual ${numbers.get(name)}`);
}
