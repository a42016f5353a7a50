/** The card of the mention under the cursor: the proposal first, three states, the ladder, the why. */

import { Button, CloseButton } from "@mantine/core";
import type { Ref } from "react";
import type { Candidate, Marginal, Mention, State } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import type { SemanticType } from "../theme/types.js";
import { t, tn, w } from "../words/words.js";
import { CardMenu } from "./card-menu.js";
import { FreeText } from "./free-text.js";
import { Ladder } from "./ladder.js";
import { ReasonChoice } from "./reason-choice.js";
import { type EntityScope, scopeWords, stateWords } from "./scope.js";
import { isOpen, type Reading } from "./state.js";
import { Why } from "./why.js";
import "./card.css";

type CardAction =
  | "accept"
  | "keep"
  | "generalize"
  | "mask"
  | "reject"
  | "unsure"
  | "boundary"
  | "comment"
  | "merge"
  | "term"
  | "history";

interface Props {
  readonly task: string;
  readonly reading: Reading;
  readonly mention: Mention;
  readonly scope: EntityScope;
  readonly chosenStep: number | undefined;
  /** A decision for the entity that waits for Enter, since it meets exceptions. */
  readonly asking: string | undefined;
  readonly boundary: string | undefined;
  /** Given with the next decision. */
  readonly reason: string | undefined;
  /** What deciding the other way would bring. */
  readonly marginal: Marginal | undefined;
  readonly editable: boolean;
  readonly whyRef: Ref<HTMLElement>;
  onReason(reason: string | undefined): void;
  onAct(action: CardAction): void;
  onStep(step: Candidate): void;
  onOwnWords(text: string): void;
  onRetype(type: SemanticType): void;
  onGo(mention: string): void;
  onSplit(): void;
  onConfirm(): void;
  onText(): void;
  onClose(): void;
}

export function Card(props: Props) {
  const { task, reading, mention, editable } = props;
  const entity = reading.entities.get(mention.entity);
  if (!entity) return null;
  return (
    <section className="card" aria-label={t("Mention")} data-testid="card">
      <Head {...props} at={entity.mentions.indexOf(mention.id) + 1} />
      {props.boundary !== undefined && (
        <p className="strip" role="status">
          {t("← → move the end, Shift the start, Ctrl by a character. Enter saves, Esc leaves.")} “
          <bdi>{props.boundary}</bdi>”
        </p>
      )}
      {props.asking !== undefined && (
        <p className="strip" role="alert" data-testid="scope-question">
          {props.asking}{" "}
          <Button size="compact-xs" onClick={props.onConfirm}>
            {t("Apply")} <kbd>Enter</kbd>
          </Button>
        </p>
      )}
      <div className="columns">
        <div>
          <Decide {...props} mixed={entity.mixed} />
          <FreeText
            key={mention.id}
            task={task}
            mention={mention}
            disabled={!editable}
            onUse={props.onOwnWords}
            onGo={props.onGo}
            onLeave={props.onText}
          />
          <ReasonChoice
            reason={props.reason}
            codes={reading.codes}
            disabled={!editable}
            onReason={props.onReason}
          />
        </div>
        <Ladder
          mention={mention}
          entity={entity}
          chosen={props.chosenStep}
          disabled={!editable}
          onTake={props.onStep}
        />
        <Why
          reading={reading}
          mention={mention}
          entity={entity}
          ref={props.whyRef}
          onGo={props.onGo}
        />
      </div>
    </section>
  );
}

function Head({ at, ...props }: Props & { readonly at: number }) {
  const { mention, scope, editable } = props;
  return (
    <header>
      <TypeTag type={mention.type} />
      <h2 className="words" dir="auto">
        {mention.text}
      </h2>
      <span className="soft number">
        {scope.mentions.length > 1 &&
          `${t("{n} of {total}", { n: at, total: scope.mentions.length })} · `}
        {statusWords(mention)}
      </span>
      <span className="tools">
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={!editable}
          onClick={() => props.onAct("unsure")}
        >
          {mention.unsure ? t("No longer unsure") : t("Unsure")} <kbd>F</kbd>
        </Button>
        <CardMenu {...props} />
        <CloseButton aria-label={t("Close the card")} onClick={props.onClose} />
      </span>
    </header>
  );
}

function Decide({ mixed, ...props }: Props & { readonly mixed: boolean }) {
  const { mention, scope, editable } = props;
  const many = scope.mentions.length;
  const wide = usePreferences().scope === "entity" && many > 1;
  const { fit: after = null, hidden = false } = props.marginal ?? {};
  return (
    <>
      <p className="proposal">
        <span>
          {t("Proposed:")} <strong>{proposalWords(mention)}</strong>
        </span>{" "}
        <Button
          size="compact-sm"
          disabled={!editable}
          data-testid="accept"
          onClick={() => props.onAct("accept")}
        >
          {wide ? tn(many, "Accept", "Accept {n} places") : t("Accept")} <kbd>A</kbd>
        </Button>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no form */}
      <div className="states" role="group" aria-label={t("Decide otherwise")}>
        {(["keep", "generalize", "mask"] as const).map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={mention.state === state}
            disabled={!editable}
            className={`state-${state}`}
            data-testid={`state-${state}`}
            onClick={() => props.onAct(state)}
          >
            {t(STATE_BUTTONS[state].word)} <kbd>{STATE_BUTTONS[state].key}</kbd>
          </button>
        ))}
        <button
          type="button"
          disabled={!editable}
          data-testid="reject"
          onClick={() => props.onAct("reject")}
        >
          {t("Not personal")} <kbd>X</kbd>
        </button>
      </div>
      {after !== null && props.reading.fit && (
        <p className="fit-after soft number" data-testid="fit-after">
          {hidden
            ? t("{now} fit now; {after} if it is kept", {
                now: people(props.reading.fit.expected),
                after: people(after),
              })
            : t("{now} fit now; {after} if it is hidden", {
                now: people(props.reading.fit.expected),
                after: people(after),
              })}
        </p>
      )}
      {many > 1 && (
        <label className="scope">
          <input
            type="checkbox"
            checked={wide}
            data-testid="wide"
            onChange={(event) =>
              prefer({ scope: event.currentTarget.checked ? "entity" : "mention" })
            }
          />
          <span>
            {t("all its places")}: <span data-testid="scope">{scopeWords(scope)}</span>
            {scope.otherWords.length > 0 && (
              <span className="soft" dir="auto">
                {" "}
                — {scope.otherWords.slice(0, 3).join(" · ")}
              </span>
            )}
            {mixed && <strong> ▲ {t("treated in different ways")}</strong>}{" "}
            <span className="soft key-hint">
              <kbd>{t("Shift")}</kbd> {wide ? t("this place only") : t("all its places")}
            </span>
          </span>
        </label>
      )}
    </>
  );
}

const people = (n: number): string => tn(n, "about 1 person", "about {n} people");

const STATE_BUTTONS: Readonly<Record<State, { word: string; key: string }>> = {
  keep: { word: w("Keep"), key: "K" },
  generalize: { word: w("Generalize"), key: "G" },
  mask: { word: w("Mask"), key: "M" },
};

function statusWords(mention: Mention): string {
  if (mention.unsure) return t("unsure, for a second reader");
  if (mention.covered) return t("covered by a masked mention around it");
  if (isOpen(mention)) return t("open");
  const { by, reason } = mention.decided!;
  const state = stateWords(mention.state);
  return reason === null
    ? t("{state} by {name}", { state, name: by })
    : t("{state} by {name}: {reason}", { state, name: by, reason: t(reason) });
}

function proposalWords({ proposal, text }: Mention): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  if (proposal.state === "keep") return t("keep “{words}”", { words: short });
  const words = proposal.replacement ?? "";
  return proposal.state === "mask"
    ? t("mask as {words}", { words })
    : t("say “{words}” instead", { words });
}
