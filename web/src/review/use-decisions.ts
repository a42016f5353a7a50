/** What a reader decides, each as one event: states, types, boundaries, new mentions, the sweep. */

import { useState } from "react";
import type { Candidate, Change, Mention, Suspect } from "../api/types.js";
import type { Preview } from "../risk/preview.js";
import { announce } from "../shell/announce.js";
import { riskShare } from "../shell/format.js";
import { tell } from "../shell/problem.js";
import { type SemanticType, typeName } from "../theme/types.js";
import { t, tn, w } from "../words/words.js";
import { isNow } from "./ladder.js";
import type { Pending, Place } from "./mode.js";
import { neighbour } from "./order.js";
import { entityChanges, entityScope, proposalOf, scopeWords } from "./scope.js";
import type { ReviewSession } from "./session.js";
import { equalStrings, trimmed, wordAfter } from "./tokens.js";
import type { Cursor } from "./use-cursor.js";

/** Other places where the words of a new mention stand. */
export interface Offer {
  readonly text: string;
  readonly type: SemanticType;
  readonly entity: string;
  readonly spans: readonly Place[];
}

interface Given {
  readonly session: ReviewSession;
  readonly user: string;
  readonly cursor: Cursor;
  readonly editable: boolean;
  readonly pace: "queue" | "reading";
  /** Given with the next decision. */
  readonly reason: string | undefined;
  setPending(pending: Pending | undefined): void;
  onDecided(): void;
}

const DONE_WORDS = { keep: w("Kept"), generalize: w("Generalized"), mask: w("Masked") } as const;
const ASK_WORDS = {
  keep: w("Keep every place"),
  generalize: w("Generalize every place"),
  mask: w("Mask every place"),
} as const;

export function useDecisions(given: Given) {
  const { session, user, cursor, editable, pace, reason, setPending } = given;
  const { reading } = session.get();
  const { mention, suspect, suspects, go, goSuspect } = cursor;
  const [offer, setOffer] = useState<Offer>();

  /** Says what was decided once the server has said what it did to the risk. */
  const tellDecided = (words: string) => {
    const say = () => {
      const { risk, row } = session.get().reading;
      const about =
        risk && risk.measure !== null ? t("Risk {risk}.", { risk: riskShare(risk.level) }) : "";
      announce(`${words} ${tn(row.open, "1 open.", "{n} open.")} ${about}`.trim());
    };
    if (session.get().offline) say();
    else void session.settled().then(say);
  };

  const decide = (
    changes: Change[],
    scope: "mention" | "entity" | "batch",
    words: string,
    settings?: Preview["settings"],
  ) => {
    if (!editable || changes.length === 0) return;
    session.send({
      kind: "decide",
      changes,
      scope,
      ...(settings && { settings }),
      ...(reason !== undefined && { reason }),
    });
    setPending(undefined);
    given.onDecided();
    tellDecided(words);
    if (pace === "queue") cursor.goOn(session.get().reading, scope === "batch");
  };

  /** Brings the mention, or its entity, to a state; asks first where an entity has exceptions. */
  const bring = (change: Omit<Change, "mention">, forEntity: boolean) => {
    if (!mention || !editable) return;
    const word = DONE_WORDS[change.state];
    const scope = entityScope(reading, mention, user);
    if (!forEntity || scope.mentions.length === 1) {
      return decide([{ mention: mention.id, ...change }], "mention", `${t(word)}.`);
    }
    const changes = entityChanges(scope, change);
    const apply = () =>
      decide(changes, "entity", `${t(word)}, ${tn(changes.length, "1 place", "{n} places")}.`);
    if (scope.decidedByOthers.length === 0) return apply();
    setPending({
      kind: "confirm",
      words: t("{what}? {scope}; what others decided stays.", {
        what: t(ASK_WORDS[change.state]),
        scope: scopeWords(scope),
      }),
      apply,
    });
  };

  const takeStep = (candidate: Candidate, forEntity: boolean) =>
    bring(
      {
        state: candidate.state,
        ...(candidate.state === "generalize" && { level: candidate.level }),
      },
      forEntity,
    );

  const accept = (forEntity: boolean) => {
    if (!mention) return;
    if (!forEntity) return decide([proposalOf(mention)], "mention", t("Accepted."));
    const { mentions, decidedByOthers } = entityScope(reading, mention, user);
    const changes = mentions.filter((each) => !decidedByOthers.includes(each)).map(proposalOf);
    decide(changes, "entity", `${t("Accepted")}, ${tn(changes.length, "1 place", "{n} places")}.`);
  };

  const startGeneralizing = (forEntity: boolean) => {
    const ladder = mention && reading.entities.get(mention.entity)?.ladder;
    if (!ladder || !editable) return;
    const usable = (each: Candidate) => each.state === "generalize";
    const proposed = ladder.findIndex(
      (each) => usable(each) && each.level === mention.proposal.level,
    );
    const now = ladder.findIndex((each) => usable(each) && isNow(mention, each));
    const holding = ladder.findIndex((each) => usable(each) && each.attack?.survived !== false);
    const index = [now, proposed, holding, ladder.findIndex(usable)].find((at) => at >= 0);
    if (index === undefined) {
      document.querySelector<HTMLInputElement>('[data-testid="free-text"]')?.focus();
      return announce(t("No vaguer words are known. Write your own."));
    }
    setPending({ kind: "step", index, wide: forEntity });
  };

  const reject = (forEntity: boolean) => {
    if (suspect) return dismiss([suspect]);
    if (!mention || !editable) return;
    const mentions = forEntity ? entityScope(reading, mention, user).mentions : [mention];
    const next = neighbour(reading.order, mention.id, 1);
    session.send({ kind: "remove", mentions: mentions.map(({ id }) => id) });
    announce(
      tn(mentions.length, "Not personal: 1 place unmarked.", "Not personal: {n} places unmarked."),
    );
    go(next === mention.id ? undefined : next, pace === "queue");
  };

  const dismiss = (gone: readonly Suspect[]) => {
    if (!editable || gone.length === 0) return;
    const at = suspects.findIndex(({ id }) => id === gone[0]!.id);
    const ids = new Set(gone.map(({ id }) => id));
    session.send({ kind: "dismiss", suspects: [...ids] });
    const left = suspects.filter(({ id }) => !ids.has(id));
    announce(
      tn(
        left.length,
        "Dismissed. 1 place left to look at.",
        "Dismissed. {n} places left to look at.",
      ),
    );
    const next = left[Math.min(at, left.length - 1)];
    if (suspect && next) goSuspect(next);
    else if (suspect) cursor.leave();
  };

  const startAdding = (allEqual: boolean) => {
    if (!editable) return;
    const selected = cursor.document.current?.selection();
    const place = selected ? trimmed(reading.text, selected.start, selected.end) : suspect;
    if (!place || place.end <= place.start) {
      const from = mention ? mention.end : (cursor.document.current?.inView() ?? 0);
      const word = wordAfter(reading.text, { start: from, end: from }, 1);
      if (word.end === word.start) return tell(t("No word is left to mark."));
      return moveCaret(word.start, word.end);
    }
    const words = reading.text.slice(place.start, place.end);
    const spans = allEqual ? unmarked(reading, equalStrings(reading.text, words)) : [];
    const all = spans.length > 0 ? spans : [{ start: place.start, end: place.end }];
    if (suspect?.entity && !selected) {
      const entity = reading.entities.get(suspect.entity);
      if (entity) return void add(all, entity.type, entity.id);
    }
    setPending({ kind: "add", spans: all });
    announce(t("Which type? 1 to 8, Enter for a person."));
  };

  /** A stretch of words under the keyboard's caret: ← → by word, Shift makes it longer. */
  const moveCaret = (start: number, end: number) => {
    setPending({ kind: "caret", start, end });
    cursor.document.current?.show({ start, end });
    announce(reading.text.slice(start, end));
  };

  const add = async (
    spans: readonly { start: number; end: number }[],
    type: SemanticType,
    entity?: string,
  ) => {
    const { toCodePoints } = reading.offsets;
    setPending(undefined);
    setOffer(undefined);
    getSelection()?.removeAllRanges();
    session.send({
      kind: "add",
      spans: spans.map(({ start, end }) => ({
        start: toCodePoints(start),
        end: toCodePoints(end),
      })),
      type,
      state: "mask",
      ...(entity !== undefined && { entity }),
    });
    announce(
      tn(spans.length, "1 place marked as {type}.", "{n} places marked as {type}.", {
        type: typeName(type),
      }),
    );
    await session.settled();
    const after = session.get().reading;
    const added = [...after.mentions.values()].find(
      ({ start, end }) => start === spans[0]!.start && end === spans[0]!.end,
    );
    if (!added) return;
    go(added.id);
    const others = unmarked(after, equalStrings(after.text, added.text));
    if (others.length > 0)
      setOffer({ text: added.text, type, entity: added.entity, spans: others });
  };

  const saveBoundary = (start: number, end: number) => {
    const { toCodePoints } = reading.offsets;
    session.send({
      kind: "boundary",
      mention: mention!.id,
      start: toCodePoints(start),
      end: toCodePoints(end),
    });
    setPending(undefined);
    announce(t("Boundaries moved."));
  };

  const retype = (type: SemanticType) => {
    if (!mention) return;
    session.send({ kind: "retype", mentions: [mention.id], type });
    setPending(undefined);
    announce(t("Type changed: {type}.", { type: typeName(type) }));
  };

  return {
    offer,
    setOffer,
    decide,
    bring,
    takeStep,
    accept,
    startGeneralizing,
    reject,
    dismiss,
    startAdding,
    moveCaret,
    add,
    saveBoundary,
    retype,
  };
}

/** Places that no mention covers. */
function unmarked<Place extends { start: number; end: number }>(
  reading: { mentions: ReadonlyMap<string, Mention> },
  places: readonly Place[],
): Place[] {
  const mentions = [...reading.mentions.values()];
  return places.filter(
    (place) => !mentions.some(({ start, end }) => start < place.end && end > place.start),
  );
}
