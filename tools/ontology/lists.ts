/**
 * The hand-written lists. A line is `parent: child, child; child > kind, kind` or `child < parent`; a `#`
 * at the start is a comment. After a comma stands another name of a name ('NASA, National Aeronautics
 * ...'), but another kind beside a kind ('tribunal, court'), and always so in the list of people.
 */

import { readFileSync } from "node:fs";
import type { Relation } from "../../src/knowledge/ontology/file.js";
import { isName } from "../../src/knowledge/ontology/key.js";

export interface Listed {
  /** The name, or `name / parent` for what the same word means elsewhere in the lists. */
  readonly id: string;
  readonly name: string;
  readonly aliases: string[];
  /** Names of what stands above it: of the lists, or `lemma#n` of WordNet. */
  readonly parents: string[];
}

/** Where capital letters are no sign of a name: 'Lutheran, Anglican'. */
export const PEOPLE = "people.txt";

/** The lines of a list that say something. */
export function linesOf(file: string): string[] {
  return readFileSync(new URL(`./lists/${file}`, import.meta.url), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Everything the lists name, by id; a name of WordNet, `lemma#n`, only where its parent is set. */
export function readLists(files: readonly string[]): Map<string, Listed> {
  const listed = new Map<string, Listed>();
  const add = ([name, ...aliases]: readonly string[], parent: string) => {
    const known = listed.get(name!);
    const same = !known || known.parents.includes(parent) || name!.includes("#");
    const id = same ? name! : `${name!} / ${parent}`;
    const one = listed.get(id) ?? { id, name: name!, aliases: [], parents: [] };
    for (const alias of aliases) if (!one.aliases.includes(alias)) one.aliases.push(alias);
    if (!one.parents.includes(parent)) one.parents.push(parent);
    listed.set(id, one);
  };
  const lines = files.flatMap((file) => linesOf(file).map((line) => ({ file, line })));
  for (const { file, line } of lines) {
    const below = /^([^:<]+) < ([^:<]+)$/.exec(line);
    if (below) {
      for (const one of split(below[1]!, ",")) add([one], below[2]!);
      continue;
    }
    const [parent, children] = /^([^:]+): (.+)$/.exec(line)?.slice(1) ?? [];
    if (!parent || !children) throw new Error(`expected 'parent: children', got: ${line}`);
    for (const group of split(children, ";")) {
      const [head, kinds] = split(group, " > ");
      const names = split(head!, ",");
      if (isName(names[0]!) && file !== PEOPLE) add(names, parent);
      else for (const one of names) add([one], parent);
      for (const kind of kinds ? split(kinds, ",") : []) add([kind], names[0]!);
    }
  }
  // another name that something stands below is a concept of its own
  for (const parent of [...listed.values()].flatMap(({ parents }) => parents)) {
    if (listed.has(parent)) continue;
    const owner = [...listed.values()].find(({ aliases }) => aliases.includes(parent));
    if (!owner) continue;
    owner.aliases.splice(owner.aliases.indexOf(parent), 1);
    listed.set(parent, { id: parent, name: parent, aliases: [], parents: [...owner.parents] });
  }
  return listed;
}

const split = (text: string, by: string): string[] => text.split(by).map((part) => part.trim());

export const relationOf = (name: string): Relation =>
  isName(name) ? "instance of" : "subclass of";
