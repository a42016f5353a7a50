/** How much labels say: the kind unless it is itself telling, the kind always, or one of the eight types. */
export const LABEL_SCHEMES = ["kind", "all-kinds", "type"] as const;
export type LabelScheme = (typeof LABEL_SCHEMES)[number];
