/**
 * Names of places and bodies of other languages that the recognizer takes for two: 'Talavera' and 'de la Reina', 'Hospital
 * de la Santa Creu' and 'Sant Pau'.
 */

import type { Mention } from "../../../document/document.js";

const PARTICLE =
  "(?:de|del|du|des|di|della|do|da|dos|das|sur|sous|am|an der|ob der|im)(?: (?:la|las|los|le|les|el|l['’]))?";
const BETWEEN = new RegExp(`^ (?:${PARTICLE} |d['’]|de l['’])$`, "u");
const BEHIND = new RegExp(` ${PARTICLE}$`, "u");
const BEFORE = new RegExp(`^(?:${PARTICLE} |d['’])`, "u");
/** Within the names of bodies; between places they join two. */
const AND = /^ (?:i|y|e|et) $/u;

export function withJoinedNames(text: string, found: readonly Mention[]): Mention[] {
  const joined: Mention[] = [];
  for (const one of found) {
    const before = joined.at(-1);
    if (before && isSameName(text, before, one))
      joined[joined.length - 1] = { ...before, end: one.end };
    else joined.push(one);
  }
  return joined;
}

function isSameName(text: string, before: Mention, one: Mention): boolean {
  if ((before.type !== "LOC" && before.type !== "ORG") || one.type !== "LOC") return false;
  const between = text.slice(before.end, one.start);
  if (between === " ")
    return (
      BEHIND.test(text.slice(before.start, before.end)) ||
      BEFORE.test(text.slice(one.start, one.end))
    );
  return BETWEEN.test(between) || (before.type === "ORG" && AND.test(between));
}
