/** Operations, examinations and treatments in common words, written for this project. */

import { listOf } from "../../kit/phrases.js";

/** Words of medicine that end so are operations and examinations. */
export const PROCEDURE_ENDING =
  /^[a-z]{3,}(?:ectomy|otomy|ostomy|oscopy|plasty|centesis|pexy|graphy)$/;

/** Everyday words with such an ending. */
export const NO_PROCEDURES: ReadonlySet<string> = new Set(
  listOf(`
  anatomy, autobiography, bibliography, biography, calligraphy, cartography, choreography, cinematography, cryptography, demography,
  dichotomy, ethnography, filmography, geography, historiography, iconography, lithography, orthography, photography, pornography,
  stenography, topography, typography, videography, discography, lexicography, oceanography, hagiography, holography, telegraphy, monography`),
);
