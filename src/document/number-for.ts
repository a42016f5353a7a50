/** What stands in the place of a number where words should: the number of a label, of `[PHONE 2]` 2, else the first told, else 0. */
export function numberFor(words: string): string {
  const [, labelled] = /\[\p{Lu}[\p{Lu} -]* (\d+)\]/u.exec(words) ?? [];
  const [told = "0"] = /\d[\d,]*(?:\.\d+)?/.exec(words) ?? [];
  return labelled ?? String(Number(told.replaceAll(",", "")));
}
