/** Replacement: the ways of replacing, labels, decryption and the restoring of originals. */

export { identityOf } from "../replace/release.js";
export type { Occasion, Replacer } from "../replace/replacer.js";
export { asPeople } from "../replace/replacers/as-people.js";
export { type Decrypted, decryptIn, decryptText } from "../replace/replacers/decrypt.js";
export { type GeneralizeOptions, generalize } from "../replace/replacers/generalize.js";
export { labelOf } from "../replace/replacers/labels.js";
export type { Original } from "../replace/restore/originals.js";
export { type Restored, restoreText } from "../replace/restore/restore.js";
export { sentenceAround } from "../replace/sentence.js";
export { loadNameLists } from "../replace/surrogates/name-lists.js";
