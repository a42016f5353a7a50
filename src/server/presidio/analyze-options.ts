/** The options of one `/analyze` call, checked and with their defaults: plain data for a thread. */

/** Patterns and words of the client's own. */
export interface AdHocRecognizer {
  readonly name: string;
  readonly entity: string;
  readonly patterns: readonly {
    readonly name: string;
    /** In RE2's syntax. */
    readonly regex: string;
    readonly score: number;
  }[];
  readonly denyList: readonly string[];
  readonly denyListScore: number;
  /** Words that raise the score when they precede a find. */
  readonly context: readonly string[];
  /** Python's numbers: 2 ignore case, 8 multi-line, 16 dot matches all. */
  readonly flags: number;
}

export interface AnalyzeOptions {
  /** Entities to look for; empty: all. */
  /** As the client names it. */
  readonly language: string;
  readonly entities: readonly string[];
  readonly scoreThreshold: number;
  readonly explain: boolean;
  readonly adHoc: readonly AdHocRecognizer[];
  /** Words that count as standing near every find. */
  readonly context: readonly string[];
  readonly allow: readonly string[];
  readonly allowMatch: "exact" | "regex";
  readonly allowFlags: number;
}
