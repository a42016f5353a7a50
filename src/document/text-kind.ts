/** Kinds of texts, by what their readers are and what annotators of such texts mask. */

export const TEXT_KINDS = [
  "court",
  "biography",
  "news",
  "clinical",
  "hr",
  "support",
  "chat",
  "prompt",
  "logs",
  "letter",
  "other",
] as const;

export type TextKind = (typeof TEXT_KINDS)[number];

/** The kind of a document's text, and where that comes from. */
export interface TextKindFound {
  readonly kind: TextKind;
  /** Of the kind, in [0, 1]; absent where the policy names it. */
  readonly probability?: number;
  readonly from: "policy" | "inferred";
}
