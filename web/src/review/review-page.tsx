/** The document under review: mentions at the left, the text in the middle, the risk at the right. */

import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { Suspect } from "../api/types.js";
import { DocumentView } from "../document/document-view.js";
import { Overview } from "../document/overview.js";
import { paragraphAt } from "../document/paragraphs.js";
import { marksAt } from "../document/segments.js";
import { KeyboardHelp } from "../keyboard/keyboard-help.js";
import { RiskPanel } from "../risk/risk-panel.js";
import { Waiting } from "../shell/parts.js";
import { tell } from "../shell/problem.js";
import { useStable } from "../shell/use-stable.js";
import { useUser } from "../shell/user.js";
import { Banners } from "./banners.js";
import { Card } from "./card.js";
import { CommentDialog, FinishDialog, HistoryDrawer } from "./dialogs.js";
import { FindBar } from "./find-bar.js";
import { handleKey } from "./keys.js";
import { MentionList } from "./mention-list.js";
import { neighbour, riskByEntity } from "./order.js";
import { ReviewHeader } from "./review-header.js";
import { entityScope } from "./scope.js";
import type { ReviewSession } from "./session.js";
import type { Reading } from "./state.js";
import { type Review, useReview } from "./use-review.js";
import { refused, useSession } from "./use-session.js";
import "./review.css";

export function ReviewPage({ task }: { task: string }) {
  const user = useUser();
  const { session, error } = useSession(task, user.name, refused);
  if (!session) return <Waiting what="the document" error={error} />;
  return <ReviewScreen key={session.task} session={session} user={user.name} />;
}

function ReviewScreen({ session, user }: { session: ReviewSession; user: string }) {
  const review = useReview(session, user);
  const { reading, snapshot, mention, pending, preferences } = review;
  const [, navigate] = useLocation();
  const [panel, setPanel] = useState<"none" | "list" | "risk">("none");
  const [found, setFound] = useState<readonly { start: number; end: number }[]>([]);

  const entity = mention && reading.entities.get(mention.entity);
  const lit = useMemo(
    () =>
      review.lit
        ? { ids: mentionsOf(reading, review.lit), by: "lit" as const }
        : entity && { ids: entity.mentions, by: "same-entity" as const },
    [review.lit, reading, entity],
  );
  const risks = useMemo(() => riskByEntity(review.marginal), [review.marginal]);
  const { mentions } = reading;
  const riskOf = useMemo(
    () => (id: string) => risks.get(mentions.get(id)?.entity ?? ""),
    [risks, mentions],
  );
  const { suspect, suspects, tab } = review;
  const layers = useMemo(
    () => ({
      unexamined: reading.unexamined,
      suspect: tab === "sweep" ? suspects : [],
      "suspect-current": suspect ? [suspect] : [],
      find: found,
    }),
    [reading.unexamined, suspect, suspects, tab, found],
  );
  const handlers = useStable({
    onTab: review.setTab,
    onPick: (id: string) => {
      review.go(id);
      setPanel("none");
    },
    onClick: (id: string, at: number) => review.go(outward(review, id, at), false),
    placeOf: (id: string) => reading.mentions.get(id),
    onSuspect: review.goSuspect,
    onAdd: ({ start, end }: Suspect) => review.setPending({ kind: "add", spans: [{ start, end }] }),
    onDismiss: review.dismiss,
  });

  const finish = async () => {
    review.setDialog(undefined);
    session.send({ kind: "finish" });
    await session.settled();
    const { status } = session.get().reading.row;
    if (status !== "open") tell(FINISHED[status] ?? "Finished.");
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside
    <div
      className="review"
      data-panel={panel}
      tabIndex={-1}
      onKeyDown={(event) => handleKey(event, review)}
      data-testid="review"
    >
      <ReviewHeader review={review} panel={panel} onPanel={setPanel} />
      <section className="banners" aria-label="Messages">
        <Banners review={review} />
      </section>
      <div className="workbench">
        <MentionList
          reading={review.settled}
          openIds={review.openIds}
          risks={risks}
          tab={review.tab}
          current={mention?.id}
          suspect={review.suspect?.id}
          editable={review.editable}
          onTab={handlers.onTab}
          onPick={handlers.onPick}
          onSuspect={handlers.onSuspect}
          onAdd={handlers.onAdd}
          onDismiss={handlers.onDismiss}
        />
        <main id="main" className="centre">
          {review.finding && (
            <FindBar
              reading={reading}
              onFound={setFound}
              onGo={(place) => {
                if (place.mention) review.go(place.mention);
                else review.document.current?.show(place);
              }}
              onClose={() => {
                setFound([]);
                review.setFinding(false);
                review.document.current?.focus();
              }}
            />
          )}
          <div className="text-area">
            <div className="scroller" data-scroller>
              <DocumentView
                ref={review.document}
                text={reading.text}
                paragraphs={reading.paragraphs}
                groups={review.groups}
                mode={preferences.view}
                tags={preferences.tags}
                current={review.place}
                lit={lit}
                peek={review.peek}
                layers={layers}
                label="Document under review"
                riskOf={riskOf}
                placeOf={handlers.placeOf}
                onPick={handlers.onClick}
              />
            </div>
            <Overview
              length={reading.text.length}
              groups={review.groups}
              current={mention?.start ?? review.suspect?.start}
              onJump={(start) => review.document.current?.show({ start, end: start + 1 })}
            />
          </div>
          {mention && (
            <Card
              task={review.task}
              reading={reading}
              mention={mention}
              scope={entityScope(reading, mention, user)}
              wide={review.wide || (pending?.kind === "step" && pending.wide)}
              chosenStep={pending?.kind === "step" ? pending.index : undefined}
              asking={pending?.kind === "confirm" ? pending.words : undefined}
              boundary={
                pending?.kind === "boundary"
                  ? reading.text.slice(pending.start, pending.end)
                  : undefined
              }
              editable={review.editable}
              whyRef={review.why}
              reason={review.reason}
              onWide={review.setWide}
              onReason={review.setReason}
              onAct={review.act}
              onStep={(step) => review.takeStep(step, review.wide)}
              onOwnWords={(replacement) =>
                review.bring({ state: "generalize", replacement, level: null }, review.wide)
              }
              onRetype={review.retype}
              onGo={review.go}
              onSplit={() => session.send({ kind: "split", mentions: [mention.id] })}
              onMerge={(entity) =>
                session.send({ kind: "merge", entities: [mention.entity, entity] })
              }
              onConfirm={() => pending?.kind === "confirm" && pending.apply()}
              onClose={() => review.act("escape")}
            />
          )}
        </main>
        <RiskPanel
          task={review.task}
          reading={review.settled}
          marginal={review.marginal}
          waiting={snapshot.waiting > 0}
          editable={review.editable}
          round={review.round}
          onLight={review.setLit}
          onPreview={review.setPreview}
          onGo={handlers.onPick}
        />
      </div>
      {review.dialog === "finish" && (
        <FinishDialog
          task={review.task}
          version={reading.row.version}
          onGo={({ name, mentions }) => {
            review.setDialog(undefined);
            if (name === "sweep") review.act("next-suspect");
            else if (name === "attack") navigate(`/attack/${review.task}`);
            else if (name === "disputes") navigate(`/agree/${review.task}`);
            else review.go(mentions[0]);
          }}
          onFinish={() => void finish()}
          onClose={() => review.setDialog(undefined)}
        />
      )}
      {review.dialog === "history" && (
        <HistoryDrawer
          task={review.task}
          version={reading.row.version}
          mention={mention?.id}
          onClose={() => review.setDialog(undefined)}
        />
      )}
      {review.dialog === "comment" && (
        <CommentDialog
          reading={reading}
          mention={mention?.id}
          onSend={(text) =>
            session.send({ kind: "comment", text, ...(mention && { mention: mention.id }) })
          }
          onClose={() => review.setDialog(undefined)}
        />
      )}
      {review.dialog === "help" && <KeyboardHelp onClose={() => review.setDialog(undefined)} />}
      {review.dialog === "attack" && <Go to={`/attack/${review.task}`} navigate={navigate} />}
    </div>
  );
}

/** A click on the mention one is at goes on to the one around it, and from the outermost back. */
function outward({ groups, reading, place }: Review, clicked: string, at: number): string {
  if (place?.id === undefined) return clicked;
  const around = marksAt(groups[paragraphAt(reading.paragraphs, at)] ?? [], at).map(({ id }) => id);
  return around.includes(place.id) ? neighbour(around, place.id, 1)! : clicked;
}

const FINISHED: Readonly<Record<string, string>> = {
  finished: "Finished. It waits for approval.",
  disputed: "Finished. The readers differ in places; settle them under Agreement.",
};

function Go({ to, navigate }: { to: string; navigate(to: string): void }) {
  navigate(to);
  return null;
}

const mentionsOf = (reading: Reading, entities: readonly string[]) =>
  entities.flatMap((id) => reading.entities.get(id)?.mentions ?? []);
