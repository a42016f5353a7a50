/** Joins two people or things: any of the document, found by its words, those alike first. */

import { Modal, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { fold } from "../../../src/document/fold.js";
import type { Mention } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import { t, tn } from "../words/words.js";
import type { Reading } from "./state.js";

interface Props {
  readonly opened: boolean;
  readonly reading: Reading;
  readonly mention: Mention | undefined;
  onMerge(entity: string): void;
  onClose(): void;
}

export const MergeDialog = (props: Props) => (
  <Modal opened={props.opened} onClose={props.onClose} title={t("Merge with")} size="md">
    {props.opened && props.mention && <Others {...props} mention={props.mention} />}
  </Modal>
);

/** More are not listed; a search narrows them. */
const SHOWN = 200;

function Others({ reading, mention, onMerge }: Props & { readonly mention: Mention }) {
  const [search, setSearch] = useState("");
  const [at, setAt] = useState(0);
  const all = useMemo(() => othersThan(reading, mention), [reading, mention]);
  const asked = fold(search.trim()).text;
  const shown = all.filter(({ about }) => about.includes(asked)).slice(0, SHOWN);
  const chosen = shown[Math.min(at, shown.length - 1)];
  return (
    <>
      <p className="soft">
        {t("“{words}” and the one you choose become one, and are decided together.", {
          words: mention.text,
        })}
      </p>
      <TextInput
        label={t("Search all people and things")}
        value={search}
        data-autofocus
        data-testid="merge-search"
        role="combobox"
        aria-expanded
        aria-controls="merge-list"
        aria-activedescendant={chosen && `merge-${chosen.id}`}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
          if (way !== 0) {
            event.preventDefault();
            setAt((before) => Math.min(shown.length - 1, Math.max(0, before + way)));
          } else if (event.key === "Enter" && chosen) {
            event.preventDefault();
            onMerge(chosen.id);
          }
        }}
      />
      <div
        id="merge-list"
        role="listbox"
        aria-label={t("People and things")}
        className="merge-list"
      >
        {shown.map((other, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={other.id}
            id={`merge-${other.id}`}
            role="option"
            aria-selected={index === Math.min(at, shown.length - 1)}
            data-testid="merge-option"
            onClick={() => onMerge(other.id)}
          >
            <TypeTag type={other.type} /> <bdi>{other.words}</bdi>{" "}
            <span className="soft number">{tn(other.places, "1 place", "{n} places")}</span>
          </div>
        ))}
      </div>
      {shown.length === 0 && <p role="status">{t("not found")}</p>}
    </>
  );
}

/** Every other entity: those that share a word first, then those of the same type, in reading order. */
function othersThan(reading: Reading, mention: Mention) {
  const words = wordsOf(mention.text);
  const own = reading.entities.get(mention.entity)?.type ?? mention.type;
  return [...reading.entities.values()]
    .filter(({ id }) => id !== mention.entity)
    .map(({ id, type, mentions }) => {
      const texts = [...new Set(mentions.map((one) => reading.mentions.get(one)?.text ?? ""))];
      const alike = texts.some((text) => [...wordsOf(text)].some((word) => words.has(word)));
      const rank = (alike ? 0 : 2) + (type === own ? 0 : 1);
      const about = fold(texts.join("\n")).text;
      return {
        id,
        type,
        words: texts.slice(0, 3).join(" · "),
        about,
        places: mentions.length,
        rank,
      };
    })
    .sort((a, b) => a.rank - b.rank);
}

const wordsOf = (text: string) => new Set(fold(text).text.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
