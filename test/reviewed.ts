/**
 * Documents under review for tests: `[PERSON/e1 Ann Lie] of [LOC/e2 Oslo]` becomes an analysis. Every
 * entity but DEM is proposed to be hidden; places have a ladder, everything else a label.
 */

import { createDocument, type Entity, type Mention } from "../src/document/document.js";
import type { SemanticType } from "../src/document/types.js";
import type { Analysis, Proposal, Step } from "../src/server/engine/analysis.js";
import { validateEvent } from "../src/server/review/commands/validate-event.js";
import type { EventBody } from "../src/server/review/model/events.js";
import { fold } from "../src/server/review/model/fold.js";
import { type Dossier, type Stream, unread } from "../src/server/review/queries/dossier.js";
import type { EventInput } from "../src/server/review/schema.js";
import type { StoredEvent } from "../src/server/review/store/records.js";
import { parseMarked } from "./marked.js";

const LADDER: readonly Step[] = ["a town", "a place"].map((text, i) => ({
  text,
  level: i + 1,
  by: "ontology",
  truth: "true",
  outcome: i === 0 ? "chosen" : "untried",
  attacker: null,
}));
const RISKS: Partial<Record<SemanticType, number>> = { PERSON: 0.9, LOC: 0.6, DEM: 0.2 };
const THRESHOLD = 0.5;

export function analysisOfMarked(marked: string): Analysis {
  const { text, spans } = parseMarked(marked);
  const mentions = spans.map(({ start, end, type }): Mention => {
    const [name] = type.split("/") as [SemanticType];
    return { start, end, type: name, score: 0.9, detector: "test", evidence: {} };
  });
  const ids = [...new Set(spans.map(({ type }) => type.split("/")[1]!))];
  const entities = ids.map((id): Entity => {
    const own = spans.flatMap(({ type }, i) => (type.endsWith(`/${id}`) ? [i] : []));
    const { type } = mentions[own[0]!]!;
    return { id, type, identifier: type === "PERSON" ? "DIRECT" : "QUASI", mentions: own };
  });
  const scores = entities.map(({ id, type }) => {
    const risk = RISKS[type] ?? 0.5;
    return { entities: [id], measure: "classifier", score: risk, risk, evidence: `risk ${risk}` };
  });
  const content = mentions.map(({ start, end }) => end - start);
  const hidden = mentions.map(
    ({ type }): Proposal =>
      type === "LOC"
        ? { state: "generalize", replacement: "a town", level: 1, taken: 0 }
        : { state: "mask", replacement: null, level: null, taken: 0 },
  );
  return {
    document: createDocument(text),
    mentions,
    entities,
    unexamined: [],
    scores,
    measured: scores,
    risks: scores.filter(({ risk }) => risk >= THRESHOLD),
    decisions: entities.map(({ id, type }) => ({
      entity: id,
      action: type === "DEM" ? "keep" : "mask",
      reasons: ["a test"],
    })),
    hidden,
    ladders: entities.map(({ type }) => (type === "LOC" ? LADDER : [])),
    content,
    totalContent: text.length,
    thresholds: { classifier: { threshold: THRESHOLD, risky: "from" } },
    calibrated: ["classifier"],
    riskBudget: null,
    rare: [],
  };
}

/** One reading of such a document, without a server: events are checked as the server checks them. */
export class Reading {
  readonly dossier: Dossier;
  stream: Stream;
  #made = 0;

  constructor(marked: string) {
    this.dossier = unread(analysisOfMarked(marked));
    this.stream = { name: "", version: 0, events: [], state: this.dossier.initial };
  }

  get text(): string {
    return this.dossier.analysis.document.text;
  }

  get state(): Stream["state"] {
    return this.stream.state;
  }

  /** Applies an event and gives its id. */
  act(body: EventBody, author = "ann"): string {
    const id = `event${++this.#made}`;
    const version = this.stream.version + 1;
    const input = { ...body, id, seen: version - 1 } as EventInput;
    const at = `2030-01-01T00:00:${String(version).padStart(2, "0")}.000Z`;
    const intake = validateEvent(input, this.dossier, this.stream, author);
    const event: StoredEvent = { id, version, author, at, ...intake, stream: "", link: "" };
    const events = [...this.stream.events, event];
    const state = fold(this.dossier.initial, events, this.dossier.analysis);
    this.stream = { name: "", version, events, state };
    return id;
  }

  decide(changes: Readonly<Record<string, "keep" | "mask">>, author?: string): string {
    const list = Object.entries(changes).map(([mention, state]) => ({ mention, state }));
    return this.act({ kind: "decide", changes: list }, author);
  }

  /** `m1 keep, m2 mask: [PERSON 1]`, ... */
  get shown(): Record<string, string> {
    return Object.fromEntries(
      Array.from(this.state.mentions.values(), ({ id, state, replacement }) => [
        id,
        replacement === null ? state : `${state}: ${replacement}`,
      ]),
    );
  }
}
