/**
 * Numbers of labels that hold in a whole file: who is [PERSON 2] in one row of a table is so in the others, and
 * nobody else is (docs/decisions/0042-one-numbering-per-table.md). They are counted within the word of the label, which
 * the column `type` holds.
 */

import type { Entity, Mention } from "../../../document/document.js";
import type { Labels } from "../../../entries/own/release.js";
import { identityOf } from "../../../entries/replace.js";
import type { Queryable } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";

interface Found {
  readonly document: { readonly text: string };
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
  readonly labels?: Labels;
}

/**
 * The number of each entity. New ones go on where the file's other documents have come to.
 * @param on a transaction, which other documents of the file wait for
 */
export async function numbersIn(
  on: Queryable,
  seal: Seal,
  file: string,
  { document, entities, mentions, labels }: Found,
): Promise<number[]> {
  await on.query("select id from files where id = $1 for update", [file]);
  const numbers: number[] = [];
  const namesakes = new Map<string, number>();
  for (const [at, { type, mentions: own }] of entities.entries()) {
    const label = labels?.found[at]?.word ?? type;
    const words = own.map((i) => document.text.slice(mentions[i]!.start, mentions[i]!.end));
    const identity = identityOf(type, words);
    // two that a document keeps apart stay apart
    const which = (namesakes.get(`${type} ${identity}`) ?? 0) + 1;
    namesakes.set(`${type} ${identity}`, which);
    const fingerprint = seal.fingerprint(`${identity}\n${which}`, `entity_numbers:${file}`);
    const [row] = await on.query<{ number: number }>(
      `insert into entity_numbers (file, type, fingerprint, number)
       select $1, $2, $3, coalesce(max(number), 0) + 1 from entity_numbers where file = $1 and type = $2
       on conflict (file, type, fingerprint) do update set number = entity_numbers.number
       returning number`,
      [file, label, fingerprint],
    );
    numbers.push(row!.number);
  }
  return numbers;
}
