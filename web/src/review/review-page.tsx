/** The document under review: what is to decide at the left, the text in the middle, the risk at the right. */

import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { Check, Suspect } from "../api/types.js";
import { DocumentView } from "../document/document-view.js";
import { visible } from "../document/invisible.js";
import { Overview } from "../document/overview.js";
import { paragraphAt } from "../document/paragraphs.js";
import { marksAt } from "../document/segments.js";
import { useCommands } from "../keyboard/commands.js";
import { KeyStrip, type StripKey } from "../keyboard/key-strip.js";
import { RiskPanel } from "../risk/risk-panel.js";
import { SignatureLine, Waiting } from "../shell/parts.js";
import { useStable } from "../shell/use-stable.js";
import { useUser } from "../shell/user.js";
import { t, w } from "../words/words.js";
import { Banners } from "./banners.js";
import { BatchList } from "./batch-list.js";
import { Card } from "./card.js";
import { CommentDialog, FinishDialog } from "./dialogs.js";
import { DoneScreen } from "./done-screen.js";
import { FindBar } from "./find-bar.js";
import { HistoryDrawer } from "./history-drawer.js";
import { MentionList } from "./mention-list.js";
import { MergeDialog } from "./merge-dialog.js";
import { inMode } from "./mode-keys.js";
import { neighbour, riskByEntity } from "./order.js";
import { PhoneBar } from "./phone-bar.js";
import { ReviewHeader } from "./review-header.js";
import { entityScope } from "./scope.js";
import type { ReviewSession } from "./session.js";
import { hasFinished, type Reading } from "./state.js";
import { TermDialog } from "./term-dialog.js";
import { isOfTable, UnreadCells } from "./unread-cells.js";
import { type Review, useReview } from "./use-review.js";
import { refused, useSession } from "./use-session.js";
import "./review.css";

const LayoutPane = lazy(async () => ({
  default: (await import("../layout/layout-pane.js")).LayoutPane,
}));

export function ReviewPage({ task }: { task: string }) {
  const user = useUser();
  const { session, error } = useSession(task, user.name, refused);
  if (!session) return <Waiting error={error} />;
  return <ReviewScreen key={session.task} session={session} user={user.name} />;
}

/** The keys that make up the work, in the order in which one needs them. */
const STRIP: readonly StripKey[] = [
  { action: "next-open", name: w("next") },
  { action: "accept", name: w("accept") },
  { action: "keep", name: w("keep") },
  { action: "mask", name: w("mask") },
  { action: "generalize", name: w("other words") },
  { action: "peek", name: w("original") },
];

function ReviewScreen({ session, user }: { session: ReviewSession; user: string }) {
  const review = useReview(session, user);
  const { reading, document: text, mode } = review;
  const [panel, setPanel] = useState<"none" | "list" | "risk">("none");
  const [done, setDone] = useState(false);

  useCommands({
    place: "review",
    act: review.act,
    refuses: review.refuses,
    released: review.released,
    inMode: (event) => inMode(event, review),
  });
  // Who arrives by keyboard arrives at the text.
  useEffect(() => text.current?.focus(), [text]);

  const finish = async () => {
    review.setDialog(undefined);
    session.send({ kind: "finish" });
    await session.settled();
    const { reading: after } = session.get();
    setDone(after.row.status !== "open" || hasFinished(after, user));
  };

  return (
    <div className="review" data-panel={panel} data-testid="review">
      <PrintedHead reading={reading} />
      <ReviewHeader review={review} panel={panel} onPanel={setPanel} />
      <section className="banners" aria-label={t("Messages")}>
        <Banners review={review} />
      </section>
      <Workbench review={review} onPanel={setPanel} />
      <SignatureLine />
      <KeyStrip actions={STRIP} />
      <PhoneBar review={review} />
      <Dialogs review={review} onFinish={() => void finish()} />
      <BatchList
        batch={mode.kind === "batch" ? mode.batch : undefined}
        onApply={review.applyBatch}
        onClose={() => review.act("escape")}
      />
      <DoneScreen
        opened={done}
        reading={reading}
        waitsForOther={hasFinished(reading, user)}
        onClose={() => setDone(false)}
      />
    </div>
  );
}

/** On paper above the text: which document, in which state, whose work. */
const PrintedHead = ({ reading: { row } }: { reading: Reading }) => (
  <header className="print-only printed-head">
    <h1 dir="auto">{visible(row.name)}</h1>
    <p>
      {t(
        row.status === "open"
          ? "Review in progress: {open} of {total} places are open."
          : "Reviewed: {total} places decided.",
        { open: row.open, total: row.total },
      )}{" "}
      {t("Version {n}", { n: row.version })}
      {row.readers.length > 0 && `, ${row.readers.map(({ name }) => name).join(", ")}`}
    </p>
    <p className="not-for-release">{t("Working copy with originals. Not for release.")}</p>
  </header>
);

function Workbench({ review, onPanel }: { review: Review; onPanel(panel: "none"): void }) {
  const { reading, snapshot, mention, preferences, suspect, suspects, tab } = review;
  const [found, setFound] = useState<readonly { start: number; end: number }[]>([]);
  const [hovered, setHovered] = useState<string>();

  const entity = reading.entities.get(hovered ?? mention?.entity ?? "");
  const lit = useMemo(
    () =>
      review.lit
        ? { ids: mentionsOf(reading, review.lit), by: "lit" as const }
        : found.length > 0
          ? { ids: hiddenAmong(reading, found), by: "lit" as const }
          : entity && { ids: entity.mentions, by: "same-entity" as const },
    [review.lit, reading, entity, found],
  );
  const risks = useMemo(() => riskByEntity(review.marginal), [review.marginal]);
  const { mentions } = reading;
  const riskOf = useMemo(
    () => (id: string) => risks.get(mentions.get(id)?.entity ?? ""),
    [risks, mentions],
  );
  const caret = review.pending?.kind === "caret" ? review.pending : undefined;
  const layers = useMemo(
    () => ({
      unexamined: reading.unexamined,
      suspect: tab === "sweep" ? suspects : [],
      "suspect-current": caret ? [caret] : suspect ? [suspect] : [],
      find: found,
    }),
    [reading.unexamined, suspect, suspects, tab, found, caret],
  );
  const handlers = useStable({
    onTab: review.setTab,
    onPick: (id: string) => {
      review.go(id);
      onPanel("none");
    },
    onClick: (id: string, at: number) => review.go(outward(review, id, at), false),
    onHover: (id: string | undefined) => setHovered(id && reading.mentions.get(id)?.entity),
    placeOf: (id: string) => reading.mentions.get(id),
    onSuspect: review.goSuspect,
    onAdd: ({ start, end }: Suspect) => review.setPending({ kind: "add", spans: [{ start, end }] }),
    onDismiss: review.dismiss,
    onDismissKind: review.listSuspects,
    onAct: (action: "accept-direct" | "accept-rest") => review.act(action),
  });
  return (
    <div className="workbench">
      <MentionList
        reading={review.settled}
        rows={review.rows}
        openIds={review.openIds}
        risks={risks}
        tab={review.tab}
        current={mention?.id}
        suspect={suspect?.id}
        editable={review.editable}
        {...handlers}
      />
      <main id="main" className="centre">
        {review.mode.kind === "find" && (
          <FindBar
            reading={reading}
            onFound={setFound}
            onGo={(place) => {
              if (place.mention) review.go(place.mention);
              else review.document.current?.show(place);
            }}
            onClose={() => {
              setFound([]);
              review.act("escape");
            }}
          />
        )}
        <div className={preferences.layout ? "text-area with-layout" : "text-area"}>
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
              label={t("Document under review")}
              riskOf={riskOf}
              placeOf={handlers.placeOf}
              onPick={handlers.onClick}
              onHover={handlers.onHover}
            />
            {isOfTable(reading.row) && <UnreadCells row={reading.row} />}
          </div>
          <Overview
            length={reading.text.length}
            groups={review.groups}
            current={mention?.start ?? suspect?.start}
            onJump={(start) => review.document.current?.show({ start, end: start + 1 })}
          />
          {preferences.layout && (
            <Suspense fallback={<Waiting inside />}>
              <LayoutPane
                task={review.task}
                version={reading.row.version}
                text={reading.text}
                groups={review.groups}
                current={mention?.id}
                onPick={handlers.onPick}
              />
            </Suspense>
          )}
        </div>
        {mention && <MentionCard review={review} />}
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
  );
}

function MentionCard({ review }: { review: Review }) {
  const { reading, pending, session } = review;
  const mention = review.mention!;
  return (
    <Card
      task={review.task}
      reading={reading}
      mention={mention}
      scope={entityScope(reading, mention, review.user)}
      chosenStep={pending?.kind === "step" ? pending.index : undefined}
      asking={pending?.kind === "confirm" ? pending.words : undefined}
      boundary={
        pending?.kind === "boundary" ? reading.text.slice(pending.start, pending.end) : undefined
      }
      marginal={review.marginal.find(({ entity }) => entity === mention.entity)}
      editable={review.editable}
      whyRef={review.why}
      reason={review.reason}
      onReason={review.setReason}
      onAct={review.act}
      onStep={(step) => review.takeStep(step, review.wide(false))}
      onOwnWords={(replacement) =>
        review.bring({ state: "generalize", replacement, level: null }, review.wide(false))
      }
      onRetype={review.retype}
      onGo={review.go}
      onSplit={() => session.send({ kind: "split", mentions: [mention.id] })}
      onConfirm={() => pending?.kind === "confirm" && pending.apply()}
      onText={() => review.document.current?.focus()}
      onClose={() => {
        review.leave();
        review.document.current?.focus();
      }}
    />
  );
}

/** Always in the page, opened and closed, so that each gives the focus back where it was. */
function Dialogs({ review, onFinish }: { review: Review; onFinish(): void }) {
  const { mode, reading, mention, session, task } = review;
  const [, navigate] = useLocation();
  const open = mode.kind === "dialog" ? mode.dialog : undefined;
  const close = () => review.act("escape");
  const goTo = ({ name, mentions }: Check) => {
    review.setDialog(undefined);
    if (name === "sweep") review.act("next-suspect");
    else if (name === "attack") navigate(`/attack/${task}`);
    else if (name === "columns") navigate(`/table/${task}`);
    else if (name === "disputes") navigate(`/agree/${task}`);
    else if (mentions[0] === undefined) review.act("next-open");
    else review.go(mentions[0]);
  };
  return (
    <>
      <FinishDialog
        opened={open === "finish"}
        task={task}
        version={reading.row.version}
        onGo={goTo}
        onFinish={onFinish}
        onClose={close}
      />
      <HistoryDrawer
        opened={open === "history"}
        task={task}
        reading={reading}
        mention={mention?.id}
        editable={review.editable}
        onGo={(id) => {
          review.setDialog(undefined);
          review.go(id);
        }}
        onRestore={(changes) => {
          review.setDialog(undefined);
          review.decide(changes, "batch", t("Restored."));
        }}
        onClose={close}
      />
      <MergeDialog
        opened={open === "merge"}
        reading={reading}
        mention={mention}
        onMerge={(entity) => {
          close();
          session.send({ kind: "merge", entities: [mention!.entity, entity] });
        }}
        onClose={close}
      />
      {mention && (
        <TermDialog
          opened={open === "term"}
          project={reading.row.project}
          words={mention.text}
          type={mention.type}
          onClose={() => {
            close();
            void session.reload();
          }}
        />
      )}
      <CommentDialog
        opened={open === "comment"}
        reading={reading}
        mention={mention?.id}
        onSend={(text) =>
          session.send({ kind: "comment", text, ...(mention && { mention: mention.id }) })
        }
        onClose={close}
      />
    </>
  );
}

/** A click on the mention one is at goes on to the one around it, and from the outermost back. */
function outward({ groups, reading, place }: Review, clicked: string, at: number): string {
  if (place?.id === undefined) return clicked;
  const around = marksAt(groups[paragraphAt(reading.paragraphs, at)] ?? [], at).map(({ id }) => id);
  return around.includes(place.id) ? neighbour(around, place.id, 1)! : clicked;
}

/** Hidden mentions in which something was found: other words stand there, so the whole of each is lit. */
function hiddenAmong(reading: Reading, found: readonly { start: number; end: number }[]): string[] {
  const hidden = [...reading.mentions.values()].filter(({ state }) => state !== "keep");
  return hidden
    .filter((mention) => found.some((hit) => hit.start < mention.end && hit.end > mention.start))
    .map(({ id }) => id);
}

const mentionsOf = (reading: Reading, entities: readonly string[]) =>
  entities.flatMap((id) => reading.entities.get(id)?.mentions ?? []);
