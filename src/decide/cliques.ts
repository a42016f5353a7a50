import type { Cover } from "./cover.js";

/**
 * Pairs that form cliques, each as its options; greedily, every pair in at most one. Of a clique of n
 * at least n - 1 must be chosen, which says more than its n (n - 1) / 2 pairs do apart.
 * @returns cliques of three and more, and the rows that lie in none
 */
export function cliquesOf(cover: Cover): { cliques: number[][]; others: number[] } {
  const near = new Map<number, Set<number>>();
  const join = (a: number, b: number) => near.set(a, (near.get(a) ?? new Set()).add(b));
  const pairs = [...cover.rows.keys()].filter((row) => cover.rows[row]!.length === 2);
  for (const row of pairs) {
    const [a, b] = cover.rows[row] as [number, number];
    join(a, b);
    join(b, a);
  }
  const covered = new Set<string>();
  const key = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const cliques: number[][] = [];
  const others: number[] = [];
  for (const row of pairs) {
    const [a, b] = cover.rows[row] as [number, number];
    if (covered.has(key(a, b))) continue;
    const clique = [a, b];
    for (const option of near.get(a)!) {
      if (clique.every((member) => member !== option && near.get(option)!.has(member))) {
        clique.push(option);
      }
    }
    if (clique.length < 3) others.push(row);
    else cliques.push(clique);
    for (const [i, x] of clique.entries())
      for (const y of clique.slice(0, i)) covered.add(key(x, y));
  }
  const larger = [...cover.rows.keys()].filter((row) => cover.rows[row]!.length !== 2);
  return { cliques, others: [...others, ...larger] };
}
