/** What the name of a column can say of its cells. */

import type { SemanticType } from "../document/types.js";

export type Hint =
  | { readonly kind: "type"; readonly type: SemanticType; readonly of: string }
  | { readonly kind: "measure"; readonly of: string }
  | { readonly kind: "category"; readonly of: string }
  | { readonly kind: "text"; readonly of: string };

export const type = (kind: SemanticType, of: string): Hint => ({ kind: "type", type: kind, of });
export const measure = (of: string): Hint => ({ kind: "measure", of });
export const category = (of: string): Hint => ({ kind: "category", of });
export const text = (of: string): Hint => ({ kind: "text", of });
