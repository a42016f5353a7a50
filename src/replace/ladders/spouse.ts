/** A spouse or partner without the sex that would give an orientation away. */

import type { Step } from "./rung.js";

const MARRIED = /^(?<former>ex-)?(?:wife|husband)$/iu;
const TOGETHER = /^(?<former>ex-)?(?:girlfriend|boyfriend|fiancée?)$/iu;

/** Ladder of a spouse's word; empty for any other word. */
export function generalizeSpouse(original: string): readonly Step[] {
  const married = MARRIED.exec(original);
  const found = married ?? TOGETHER.exec(original);
  if (!found) return [];
  const former = found.groups?.["former"] ? "former " : "";
  const words = married ? ["spouse", "partner"] : ["partner"];
  return words.map((word, i) => ({ text: `${former}${word}`, level: i + 1 }));
}
