import type { Document, IdentifierType } from "./document.js";
import type { Span } from "./span.js";
import type { SemanticType } from "./types.js";

/** What one annotator marked. */
export interface GoldMention extends Span {
  readonly type: SemanticType;
  /** The masking decision; the masking metrics need it, the entity metrics do not. */
  readonly identifier?: IdentifierType;
  /** Id of the entity, unique for one annotator of one document. */
  readonly entity?: string;
}

/** A document as people annotated it, each on their own. */
export interface GoldDocument {
  readonly document: Document;
  readonly annotations: ReadonlyMap<string, readonly GoldMention[]>;
}

/** A masked mention with the replacement that people chose (WikiReplace, Olstad et al. 2023). */
export interface GoldReplacement {
  readonly document: Document;
  readonly mention: GoldMention;
  /** Who marked the mention. */
  readonly annotator: string;
  /** What each person chose, by person; `***` where nothing that was offered would do. */
  readonly chosen: ReadonlyMap<string, string>;
}
