/** An entity in the list: its name, who it is, how many mentions it has, and whether they are alike. */

import type { Entity } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import { t, tn, w } from "../words/words.js";
import { stateWords } from "./scope.js";
import type { Reading } from "./state.js";

/** Pixels: two lines. */
export const ENTITY_ROW = 52;

/** 'Private' is what remains where the text says nothing about somebody, which is no knowledge. */
const ROLE_WORDS: Readonly<Record<NonNullable<Entity["role"]>, string>> = {
  protected: w("to protect"),
  official: w("public office"),
  private: w("role unknown"),
};

export function EntityRow({ reading, entity }: { reading: Reading; entity: Entity }) {
  const first = reading.mentions.get(entity.mentions[0]!);
  return (
    <>
      <TypeTag type={entity.type} />
      <span className="entity" data-testid="entity">
        <span className="row-text" dir="auto">
          {first?.text ?? ""}
        </span>
        <span className="entity-facts soft">
          {entity.type === "PERSON" && (
            <>
              <span className="visually-hidden">{t("role:")} </span>
              <span data-testid="entity-role">{t(ROLE_WORDS[entity.role ?? "private"])}</span>
              {" · "}
            </>
          )}
          <span className="number">{tn(entity.mentions.length, "1 place", "{n} places")}</span>
          {" · "}
          <span data-testid="entity-states">
            {entity.mixed ? <strong>▲ {t("mixed")}</strong> : first && stateWords(first.state)}
          </span>
        </span>
      </span>
    </>
  );
}
