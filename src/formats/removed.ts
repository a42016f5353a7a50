/** What a person should hear about parts of a file that its output does not have. */

const counted = (count: number, kind: string): string =>
  count === 1 ? `1 ${kind}` : `${count} ${kind.replace(/^(\w+)/, "$1s")}`;

/**
 * One sentence in which each kind is counted.
 * @param kinds a word for each part that goes: its first word takes the plural (`picture`, `part of custom XML`)
 */
export function removedNotes(kinds: Iterable<string>): { notes?: readonly [string] } {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return {};
  const list = [...counts].map(([kind, count]) => counted(count, kind));
  return { notes: [`removed: ${list.join(", ")}`] };
}
