/**
 * Words that an output hides and that must not leave beside it: in a report's reasons, in the
 * evidence of a JSON, in what else a file holds. Words that stand in an output are no secret here:
 * residue.ts has looked at them.
 */

import { EditedText } from "../../../document/edited-text.js";
import type { Output } from "../model/output.js";
import { addSurface, hiddenSurfaces, type Surface, SurfaceFinder } from "../model/surfaces.js";
import type { OpenTask } from "./open-task.js";

/** In place of the name of a person to protect that no mention holds. */
const PERSON = "[PERSON]";

/** Fields of reports and JSON that hold words; others name types, actions, measures. */
const FIELDS: ReadonlySet<string> = new Set([
  "text",
  "originals",
  "reasons",
  "evidence",
  "reason",
  "note",
  "detectors",
  "allow",
  "officials",
  "others",
]);

export class HiddenWords {
  readonly #finder: SurfaceFinder;
  readonly #labels = new Map<string, string>();

  /** @param released the documents that leave in one file, with their outputs */
  constructor(released: readonly { readonly opened: OpenTask; readonly output: Output }[]) {
    const outputs = released.map(({ output }) => output.text).join("\n");
    const all = new Map<string, Surface>();
    for (const { opened } of released) {
      const { dossier, stream, task } = opened;
      const own = new Map(hiddenSurfaces(dossier.analysis, stream.state, { covered: true }));
      for (const person of [...task.persons, ...dossier.analysis.document.persons]) {
        addSurface(own, person, PERSON);
      }
      for (const [surface, one] of own) {
        // two documents of a file may have mentions of one id
        const key = `${task.id} ${one.mention}`;
        if (!all.has(surface)) all.set(surface, { ...one, mention: key });
        const entity = stream.state.mentions.get(one.mention)?.entity;
        this.#labels.set(key, stream.state.entities.get(entity ?? "")?.label ?? PERSON);
      }
    }
    for (const { surface } of new SurfaceFinder(all).find(outputs)) all.delete(surface);
    this.#finder = new SurfaceFinder(all);
  }

  /** How many stand in a text. */
  countIn(text: string): number {
    return this.#finder.find(text).length;
  }

  /** A value with labels in their place, wherever it holds words and not names of its own form. */
  removedFrom<Value>(value: Value): Value {
    return this.#without(value, false) as Value;
  }

  #without(value: unknown, words: boolean): unknown {
    if (typeof value === "string") return words ? this.#withoutIn(value) : value;
    if (Array.isArray(value)) return value.map((one) => this.#without(one, words));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        this.#without(one, words || FIELDS.has(key)),
      ]),
    );
  }

  #withoutIn(text: string): string {
    const out = new EditedText(text);
    for (const { start, end, mention } of this.#finder.find(text)) {
      if (end <= out.at) continue;
      out.replace(start, end, start < out.at ? "" : this.#labels.get(mention)!);
    }
    return out.finish();
  }
}
