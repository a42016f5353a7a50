/** Replacing: ways of replacing, labels, and decrypting what was encrypted. */

export { type GeneralizeOptions, generalize } from "../replace/replacers/generalize.js";
export { labelOf } from "../replace/replacers/labels.js";
export { decryptText } from "../replace/replacers/operators.js";
export type { Occasion, Replacer } from "../replace/replacers/replacer.js";
export { sentenceAround } from "../replace/sentence.js";
