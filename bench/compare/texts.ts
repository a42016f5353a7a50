/** The texts that every system of `npm run compare` reads, and what people said of them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { GoldDocument } from "../../src/document/gold.js";
import { offsetConverter } from "../../src/document/offsets.js";
import { gold } from "../held-out.js";
import { KEPT_ASIDE, readOwn } from "../language-texts.js";
import { machineTexts } from "../machine-texts.js";
import { documentsOf } from "../marked-documents.js";

const DATA = new URL("../../../shared/data/", import.meta.url);

/** Words that must go. Offsets are UTF-16, here and below. */
export interface Gone {
  readonly start: number;
  readonly end: number;
  /** What they are part of: an entity is hidden once all that names it is. */
  readonly entity: string;
}

export interface Fact {
  readonly tag: string;
  readonly keyword: string;
}

export interface Text {
  readonly text: string;
  readonly gone: readonly Gone[];
  /** Words that must stay. */
  readonly stay: readonly { readonly start: number; readonly end: number }[];
  /** Facts about each person of the text. */
  readonly subjects: readonly (readonly Fact[])[];
}

/** Sets whose data are here, by name. */
export function textSets(): Readonly<Record<string, readonly Text[]>> {
  const sets: Record<string, readonly Text[]> = {
    documents: documentsOf("read").map(({ text, spans }) => ({
      ...plain(text),
      gone: spans
        .filter(({ mark }) => mark !== "=")
        .map(({ start, end, mark }, i) => ({
          start,
          end,
          entity: mark === "." ? `span ${i}` : mark,
        })),
      stay: spans.filter(({ mark }) => mark === "="),
    })),
    languages: readdirSync(KEPT_ASIDE)
      .filter((file) => file.endsWith("-third.txt"))
      .flatMap((file) => readOwn(`${KEPT_ASIDE}/${file}`))
      .map(({ text, mentions }) => ({
        ...plain(text),
        gone: mentions
          .filter(({ type }) => type === "PERSON" || type === "LOC" || type === "ORG")
          .map(({ start, end }, i) => ({ start, end, entity: String(i) })),
      })),
    machine: Object.values(machineTexts(400)).flat().map(plain),
  };
  if (!existsSync(DATA)) return sets;
  return {
    judgments: gold("tab/dev_masking.json").map(judged),
    everyday: everyday(),
    posts: posts(),
    ...sets,
  };
}

const plain = (text: string): Text => ({ text, gone: [], stay: [], subjects: [] });

/** Everything that any annotator masked; an entity is one annotator's. */
function judged({ document, annotations }: GoldDocument): Text {
  const gone = [...annotations].flatMap(([annotator, mentions]) =>
    mentions
      .filter(({ identifier }) => identifier !== undefined && identifier !== "NO_MASK")
      .map(({ start, end, entity = `${start}` }) => ({
        start,
        end,
        entity: `${annotator}/${entity}`,
      })),
  );
  return { ...plain(document.text), gone };
}

interface Everyday {
  readonly full_text: string;
  readonly spans: readonly { readonly start_position: number; readonly end_position: number }[];
}

function everyday(): Text[] {
  const file = new URL("presidio_synthetic/dev.json", DATA);
  return (JSON.parse(readFileSync(file, "utf8")) as Everyday[]).map(({ full_text, spans }) => {
    const { toUtf16 } = offsetConverter(full_text);
    const gone = spans.map(({ start_position, end_position }, i) => ({
      start: toUtf16(start_position),
      end: toUtf16(end_position),
      entity: String(i),
    }));
    return { ...plain(full_text), gone };
  });
}

interface Post {
  readonly text: string;
  readonly subjects: readonly { readonly PIIs: readonly Fact[] }[];
}

const posts = (): Text[] =>
  readFileSync(new URL("spia/posts_dev.jsonl", DATA), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Post)
    .map(({ text, subjects }) => ({ ...plain(text), subjects: subjects.map(({ PIIs }) => PIIs) }));
