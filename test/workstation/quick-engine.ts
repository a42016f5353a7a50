/**
 * An engine whose finds are two patterns, so that a text of any size can be read at once: for tests of
 * what people do with finds, not of finding.
 */

import type { Document, Entity, Mention } from "../../src/document/document.js";
import type { Analysis } from "../../src/server/engine/analysis.js";
import type { Engine } from "../../src/server/engine/engine.js";
import { idleEngine } from "../idle-engine.js";

const PATTERN = /(?<person>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\d*)|(?<date>\b(?:1[89]|20)\d\d\b)/gu;

export const quickEngine = (): Engine => ({
  ...idleEngine(),
  analyse: async (document) => analysisOf(document),
});

function analysisOf(document: Document): Analysis {
  const mentions: Mention[] = [];
  const owners = new Map<string, number[]>();
  for (const { 0: words, index, groups } of document.text.matchAll(PATTERN)) {
    const of = owners.get(words) ?? [];
    owners.set(words, of);
    of.push(mentions.length);
    mentions.push({
      start: index,
      end: index + words.length,
      type: groups!["person"] === undefined ? "DATETIME" : "PERSON",
      score: 0.9,
      detector: "quick",
      evidence: {},
    });
  }
  const entities = [...owners.values()].map(
    (of, i): Entity => ({
      id: `e${i + 1}`,
      type: mentions[of[0]!]!.type,
      identifier: mentions[of[0]!]!.type === "PERSON" ? "DIRECT" : "QUASI",
      mentions: of,
    }),
  );
  const scores = entities.map(({ id, type }) => ({
    entities: [id],
    measure: "classifier",
    score: type === "PERSON" ? 0.9 : 0.5,
    risk: type === "PERSON" ? 0.9 : 0.5,
    evidence: "a test says so",
  }));
  return {
    document,
    mentions,
    entities,
    unexamined: [],
    scores,
    measured: scores,
    risks: scores,
    decisions: entities.map(({ id }) => ({
      entity: id,
      action: "mask" as const,
      reasons: ["test"],
    })),
    hidden: mentions.map(({ type }) =>
      type === "PERSON"
        ? { state: "mask" as const, replacement: null, level: null, taken: 0 }
        : { state: "generalize" as const, replacement: "that century", level: 1, taken: 0 },
    ),
    ladders: entities.map(({ type }) =>
      type === "PERSON"
        ? []
        : ["that decade", "that century"].map((text, i) => ({
            text,
            level: i,
            by: "test",
            truth: "true" as const,
            outcome: null,
            attacker: null,
          })),
    ),
    content: mentions.map(() => 5),
    totalContent: 5 * mentions.length + document.text.length,
    thresholds: { classifier: { threshold: 0.4, risky: "from" } },
    riskBudget: null,
    rare: [],
  };
}
