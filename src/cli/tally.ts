import type { SettledCount } from "../corpus/stream.js";
import type { Sanitized } from "../document/document.js";
import { kindWord } from "./kind-word.js";

/** Kinds and reasons that a summary names; the rest is one number. */
const NAMED = 6;

/** What a run did, and its results where a report wants them. */
export function createTally(keeps: boolean) {
  const kept: Sanitized[] = [];
  const kinds = new Map<string, number>();
  const reasons = new Map<string, number>();
  let first: { readonly concern: number; readonly says: string } | undefined;
  let documents = 0;
  let masked = 0;
  let left = 0;
  const see = (one: Sanitized): void => {
    const entityOf = new Map(one.entities.map((entity) => [entity.id, entity]));
    const stays = new Set<string>();
    for (const { entity: id, action, reasons: because } of one.decisions) {
      if (action === "keep") {
        left++;
        stays.add(id);
        add(reasons, shortly(because[0] ?? ""));
        continue;
      }
      masked++;
      const mention = one.mentions[entityOf.get(id)?.mentions[0] ?? -1];
      if (mention === undefined) continue;
      add(kinds, kindWord(mention));
    }
    const risk = one.scores.reduce(
      (most, { entities, risk: own }) =>
        entities.every((id) => stays.has(id)) ? Math.max(most, own) : most,
      0,
    );
    const unseen = one.unexamined.length > 0;
    // text that nobody looked at comes before any risk that somebody measured
    const concern = unseen ? 1 + one.unexamined.length : risk;
    if (concern <= (first?.concern ?? 0)) return;
    const says = unseen
      ? "part of its text was not examined"
      : `a detail kept there has the highest risk of the run, ${risk.toFixed(2)}`;
    first = { concern, says: `${one.document.id}: ${says}` };
  };
  return {
    kept: kept as readonly Sanitized[],
    get documents() {
      return documents;
    },
    count(sanitized: Sanitized): void {
      documents++;
      see(sanitized);
      if (keeps) kept.push(sanitized);
    },
    /** Documents of which only this is known, and of which no report tells. */
    countSettled({ records, entities }: SettledCount): void {
      documents += records;
      masked += entities;
    },
    /**
     * What a person wants to know after a run.
     * @param unread inputs and records that were not released, by error code
     * @param unit what a document is: 'row' where all are of tables
     * @param perDocument say what was replaced and kept; not of rows, of which some are settled without a document
     */
    summary(output: string, unread: readonly string[], unit: string, perDocument: boolean): string {
      const lines = [
        `${output}: ${documents} ${documents === 1 ? unit : `${unit}s`}, ${masked} ${masked === 1 ? "entity" : "entities"} replaced, ${left} kept`,
      ];
      if (perDocument && kinds.size > 0) lines.push(`  replaced    ${listed(kinds)}`);
      if (perDocument && reasons.size > 0) lines.push(`  kept        ${listed(reasons)}`);
      if (unread.length > 0)
        lines.push(`  not read    ${unread.length}: ${listed(counted(unread))}`);
      if (perDocument && first && documents > 1) lines.push(`  look first  ${first.says}`);
      return lines.join("\n");
    },
  };
}

const add = (counts: Map<string, number>, key: string): Map<string, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

const counted = (words: readonly string[]): Map<string, number> =>
  words.reduce((counts, word) => add(counts, word), new Map<string, number>());

/** A reason in a word or two: the kind that the policy keeps, or what is before its colon or its comma. */
const shortly = (reason: string): string =>
  reason.startsWith("no measure")
    ? "not risky"
    : reason.split(/[:,]/)[0]!.replace(/^the policy keeps .*'(.+)'$/, "$1 (policy)");

/** `person 68, date 40, and 12 more`, the most frequent first. */
function listed(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  const more = rows.slice(NAMED).reduce((sum, [, count]) => sum + count, 0);
  const named = rows.slice(0, NAMED).map(([word, count]) => `${word} ${count}`);
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
