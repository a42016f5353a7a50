/**
 * Offices and trades in small letters that the recognizer of the other languages joins to the name behind them: 'de
 * ziekentrooster Jan de Hond', 'maisteri Arho'. They are an attribute, and the name is the person's.
 */

import type { Mention } from "../../../document/document.js";
import { isNameParticle } from "../../people/local-bounds.js";
import { isTitle } from "./name-evidence.js";

/** Words in small letters before the first with a capital. */
const SMALL_BEFORE = /^(?<small>(?:\p{Ll}[\p{L}\p{M}.'’=-]*\s+)+)(?=\p{Lu})/u;

/** The finds of a text that uses capitals, with such words apart. Titles ('fru', 'don') and particles stay with the name. */
export function withOffices(text: string, language: string, found: readonly Mention[]): Mention[] {
  return found.flatMap((find) => {
    if (find.type !== "PERSON") return [find];
    const { small } = SMALL_BEFORE.exec(text.slice(find.start, find.end))?.groups ?? {};
    if (small === undefined) return [find];
    const kept = keptFrom(small, language);
    if (kept === 0) return [find];
    const office = small.slice(0, kept).trimEnd();
    const name = { ...find, start: find.start + kept };
    return [{ ...find, end: find.start + office.length, type: "DEM" }, name];
  });
}

/** Where the titles and particles begin that stand before the name. */
function keptFrom(small: string, language: string): number {
  let from = small.length;
  for (const { 0: word, index } of [...small.matchAll(/\S+\s+/gu)].reverse()) {
    if (!isNameParticle(word.trim()) && !isTitle(word.trim().toLowerCase(), language)) break;
    from = index;
  }
  return from;
}
