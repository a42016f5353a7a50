/**
 * The texts of the bootstrapping: who is known (for the knowledge graph), what is labelled (for
 * training), and the Wikipedia summaries that are left out for measuring.
 */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { GoldDocument } from "../src/document/gold.js";
import { foldTerm } from "../src/language/fold.js";
import { DATA, gold, read, splitSummaries } from "./held-out.js";

/** A text about one person. */
export interface Biography {
  /** Folded name: the same person in two sources is the same individual. */
  readonly individual: string;
  readonly name: string;
  readonly text: string;
  readonly source: "film people" | "public bodies" | "DBpedia";
}

const named = (name: string, text: string | null, source: Biography["source"]): Biography => ({
  individual: foldTerm(name),
  name,
  text: text?.trim() ?? "",
  source,
});

/** Biographies of all sources, the summaries that people annotated not among them. */
export function biographies(): Biography[] {
  const lines = (text: string) => text.split("\n").filter((line) => line !== "");
  const film = gunzipSync(readFileSync(new URL("text/wikipedia_film_people.jsonl.gz", DATA)));
  const bodies = JSON.parse(read("wikireplace/background_public.json")) as Record<
    string,
    string | null
  >;
  return [
    ...lines(film.toString("utf8")).map((line) => {
      const { title, text } = JSON.parse(line) as { title: string; text: string };
      return named(title.replace(/ \(.*\)$/, ""), text, "film people");
    }),
    ...Object.entries(bodies).map(([id, text]) =>
      named(id.replaceAll("-", " "), text, "public bodies"),
    ),
    ...lines(read("reid_dbbio/train.jsonl")).map((line) => {
      const { text, people } = JSON.parse(line) as { text: string; people: string };
      return named(people, text.replaceAll('\\"', '"'), "DBpedia");
    }),
  ].filter(({ individual, text }) => individual !== "" && text !== "");
}

/** The Wikipedia summaries with people's masking decisions. */
export const summaries = (): GoldDocument[] => gold("wiki553/masking.json");

/** The summaries that are held out of all training. */
export const heldOut = (): GoldDocument[] => splitSummaries().heldOut;

/** The held-out judgments with people's masking decisions. */
export const judgments = (): GoldDocument[] => gold("tab/dev_masking.json");
