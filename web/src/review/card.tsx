/** The card of the mention under the cursor: the proposal first, three states, the ladder, the why. */

import { Button, CloseButton } from "@mantine/core";
import type { Ref } from "react";
import type { Candidate, Mention, State } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import type { SemanticType } from "../theme/types.js";
import { CardMenu } from "./card-menu.js";
import { FreeText } from "./free-text.js";
import { Ladder } from "./ladder.js";
import { ReasonChoice } from "./reason-choice.js";
import { type EntityScope, STATE_WORDS, scopeWords } from "./scope.js";
import { isOpen, type Reading } from "./state.js";
import { Why } from "./why.js";
import "./card.css";

export type CardAction =
  | "accept"
  | "keep"
  | "generalize"
  | "mask"
  | "reject"
  | "unsure"
  | "boundary"
  | "comment"
  | "history";

interface Props {
  readonly task: string;
  readonly reading: Reading;
  readonly mention: Mention;
  readonly scope: EntityScope;
  /** Decide for the whole entity, not this mention alone. */
  readonly wide: boolean;
  readonly chosenStep: number | undefined;
  /** A decision for the entity that waits for Enter, since it meets exceptions. */
  readonly asking: string | undefined;
  readonly boundary: string | undefined;
  /** Given with the next decision. */
  readonly reason: string | undefined;
  readonly editable: boolean;
  readonly whyRef: Ref<HTMLElement>;
  onWide(wide: boolean): void;
  onReason(reason: string | undefined): void;
  onAct(action: CardAction, wide: boolean): void;
  onStep(step: Candidate): void;
  onOwnWords(text: string): void;
  onRetype(type: SemanticType): void;
  onGo(mention: string): void;
  onSplit(): void;
  onMerge(entity: string): void;
  onConfirm(): void;
  onClose(): void;
}

export function Card(props: Props) {
  const { task, reading, mention, scope, wide, editable } = props;
  const entity = reading.entities.get(mention.entity);
  if (!entity) return null;
  const at = entity.mentions.indexOf(mention.id) + 1;
  const off = !editable;
  return (
    <section className="card" aria-label="Mention" data-testid="card">
      <header>
        <TypeTag type={mention.type} />
        <h2 className="words" dir="auto">
          {mention.text}
        </h2>
        <span className="soft number">
          {entity.mentions.length > 1 ? `mention ${at} of ${entity.mentions.length} · ` : ""}
          {statusWords(mention)}
        </span>
        <span className="tools">
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={off}
            onClick={() => props.onAct("unsure", false)}
          >
            {mention.unsure ? "No longer unsure" : "Unsure"} <kbd>F</kbd>
          </Button>
          <CardMenu {...props} />
          <CloseButton aria-label="Close the card" onClick={props.onClose} />
        </span>
      </header>

      {props.boundary !== undefined && (
        <p className="strip" role="status">
          Boundaries: ← → move the end, Shift the start, Ctrl by a character. Now “
          <bdi>{props.boundary}</bdi>”. Enter saves, Esc leaves.
        </p>
      )}
      {props.asking !== undefined && (
        <p className="strip" role="alert" data-testid="scope-question">
          {props.asking}{" "}
          <Button size="compact-xs" onClick={props.onConfirm}>
            Apply <kbd>Enter</kbd>
          </Button>
        </p>
      )}

      <div className="columns">
        <div>
          <p className="proposal">
            Proposed: <strong>{proposalWords(mention)}</strong>{" "}
            <Button
              size="compact-sm"
              disabled={off}
              data-testid="accept"
              onClick={() => props.onAct("accept", wide)}
            >
              Accept <kbd>A</kbd>
            </Button>
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: three buttons, no form */}
          <div className="states" role="group" aria-label="State">
            {(["keep", "generalize", "mask"] as const).map((state) => (
              <button
                key={state}
                type="button"
                aria-pressed={mention.state === state}
                disabled={off}
                className={`state-${state}`}
                data-testid={`state-${state}`}
                onClick={() => props.onAct(state, wide)}
              >
                {STATE_BUTTONS[state].word} <kbd>{STATE_BUTTONS[state].key}</kbd>
              </button>
            ))}
            <button
              type="button"
              disabled={off}
              data-testid="reject"
              onClick={() => props.onAct("reject", wide)}
            >
              Not personal <kbd>X</kbd>
            </button>
          </div>
          {scope.mentions.length > 1 && (
            <label className="scope">
              <input
                type="checkbox"
                checked={wide}
                onChange={(event) => props.onWide(event.currentTarget.checked)}
              />
              <span>
                the whole entity (<kbd>Shift</kbd>):{" "}
                <span data-testid="scope">{scopeWords(scope)}</span>
                {scope.otherWords.length > 0 && (
                  <span className="soft" dir="auto">
                    {" "}
                    — {scope.otherWords.slice(0, 3).join(" · ")}
                  </span>
                )}
                {entity.mixed && <strong> ▲ treated in different ways</strong>}
              </span>
            </label>
          )}
          <ReasonChoice reason={props.reason} disabled={off} onReason={props.onReason} />
          <FreeText
            key={mention.id}
            task={task}
            mention={mention}
            disabled={off}
            onUse={props.onOwnWords}
          />
        </div>
        <Ladder
          mention={mention}
          entity={entity}
          chosen={props.chosenStep}
          disabled={off}
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

const STATE_BUTTONS: Readonly<Record<State, { word: string; key: string }>> = {
  keep: { word: "Keep", key: "K" },
  generalize: { word: "Generalize", key: "G" },
  mask: { word: "Mask", key: "M" },
};

function statusWords(mention: Mention): string {
  if (mention.unsure) return "unsure, for a second reader";
  if (mention.covered) return "covered by a masked mention around it";
  if (isOpen(mention)) return `open, ${STATE_WORDS[mention.state]} so far`;
  const { by, reason } = mention.decided!;
  return `${STATE_WORDS[mention.state]} by ${by}${reason === null ? "" : `: ${reason}`}`;
}

function proposalWords({ proposal, text }: Mention): string {
  if (proposal.state === "keep")
    return `keep “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
  return `${proposal.state} as “${proposal.replacement ?? ""}”`;
}
