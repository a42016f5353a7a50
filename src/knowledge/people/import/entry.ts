/** What the importers make of their sources: entries about individuals, in batches, with counts. */

/** One thing known about somebody. */
export interface Statement {
  /** What the value says of the individual: 'place of birth', 'P19', 'PERSON'. */
  readonly property: string;
  /** The value as words. Dates are ISO, cut short at their precision: '1943-09', '1943', '1940s'. */
  readonly value: string;
  /** Other names of the same value: 'Lisboa' for 'Lisbon'. */
  readonly aliases?: readonly string[];
}

/** What one record of a source says of one individual; others may say more of the same. */
export interface Entry {
  /** Identifier of the individual within its source; the same string is the same individual. */
  readonly individual: string;
  readonly statements: readonly Statement[];
}

/** Statements about something that the source does not name. */
export interface Unresolved {
  /** What they are about is not in the source. */
  absent: number;
  /** It is, without a name in the chosen languages. */
  unnamed: number;
}

/** What an importer met. Nothing is left out without being counted. */
export interface ImportCounts {
  /** Lines, rows, entities or documents read. */
  records: number;
  /** Entries made of them, those that an earlier run had taken among them. */
  entries: number;
  /** Statements handed on by this run. */
  statements: number;
  /** Records left out because they are not of the source's form. */
  malformed: number;
  /** Statements that carry no value, or none that can be written as words. */
  withoutValue: number;
  /** Statements whose value is something that the source does not name in the chosen languages. */
  unresolved: number;
  /** Why, by property. */
  unresolvedBy: Record<string, Unresolved>;
  /** 1 where a dump opens its array and does not close it: it may lack entities. */
  unclosed: number;
}

export const noCounts = (): ImportCounts => ({
  records: 0,
  entries: 0,
  statements: 0,
  malformed: 0,
  withoutValue: 0,
  unresolved: 0,
  unresolvedBy: {},
  unclosed: 0,
});

/** The progress of an importer. */
export interface ImportProgress {
  /** What is being done: 'humans', 'names of values', 'entries'. */
  readonly step: string;
  /** Bytes of the source read, as they lie on disk. */
  readonly bytes: number;
  /** Size of the source on disk, bytes. */
  readonly totalBytes: number;
  readonly counts: Readonly<ImportCounts>;
}

export interface ImportOptions {
  /** Malformed records to skip before the import fails; default 0. */
  readonly maxMalformed?: number;
  /** Entries to pass over: those that an earlier run had taken already. Default 0. */
  readonly from?: number;
  /** Called every few thousand records. */
  readonly onProgress?: (progress: ImportProgress) => void;
}

/**
 * A source of entries. Reading it twice yields the same entries in the same order, so that a run that
 * broke off goes on at the number of entries it had taken.
 */
export interface EntrySource {
  /** What messages call it: its path. */
  readonly name: string;
  /** Counts of the latest reading; whole when the reading has come to its end. */
  readonly counts: Readonly<ImportCounts>;
  /** Entries in batches. @throws INPUT_*, OUTPUT_UNWRITABLE */
  read(options?: ImportOptions): AsyncGenerator<readonly Entry[]>;
}

/**
 * A source that is read in one pass.
 * @param read makes entries of records, and counts both
 */
export function entrySource(
  name: string,
  read: (
    entries: EntryBatch,
    counts: ImportCounts,
    options: ImportOptions & { readonly maxMalformed: number },
  ) => AsyncGenerator<readonly Entry[]>,
): EntrySource {
  const counts = noCounts();
  return {
    name,
    counts,
    read({ maxMalformed = 0, from = 0, onProgress } = {}) {
      Object.assign(counts, noCounts());
      const options = { maxMalformed, ...(onProgress && { onProgress }) };
      return read(new EntryBatch(counts, from), counts, options);
    },
  };
}

/** Numbers entries and passes over those that an earlier run had taken. */
export class EntryBatch {
  #entries: Entry[] = [];

  constructor(
    private readonly counts: ImportCounts,
    private readonly from: number,
  ) {}

  /** Whether the next entry was taken by an earlier run. */
  get nextIsTaken(): boolean {
    return this.counts.entries < this.from;
  }

  add(entry: Entry): void {
    if (this.counts.entries++ < this.from) return;
    this.counts.statements += entry.statements.length;
    this.#entries.push(entry);
  }

  /** The entries since the last call. */
  take(): readonly Entry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  get size(): number {
    return this.#entries.length;
  }
}
