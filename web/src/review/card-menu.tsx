/** What else can be done with a mention: type, boundaries, splitting and merging its entity. */

import { ActionIcon, Menu } from "@mantine/core";
import { fold } from "../../../src/document/fold.js";
import type { Mention } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import { type SemanticType, TYPES, typeName } from "../theme/types.js";
import { t } from "../words/words.js";
import type { EntityScope } from "./scope.js";
import type { Reading } from "./state.js";

interface Props {
  readonly reading: Reading;
  readonly mention: Mention;
  readonly scope: EntityScope;
  readonly editable: boolean;
  onAct(action: "boundary" | "comment" | "history"): void;
  onRetype(type: SemanticType): void;
  onSplit(): void;
  onMerge(entity: string): void;
}

export function CardMenu(props: Props) {
  const { mention, scope, editable } = props;
  return (
    <Menu position="top-end" withinPortal={false} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={t("More about this mention")} data-testid="more">
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("Type (T, then the number)")}</Menu.Label>
        {TYPES.map((type, index) => (
          <Menu.Item
            key={type}
            disabled={!editable || type === mention.type}
            leftSection={<TypeTag type={type} />}
            rightSection={<kbd>{index + 1}</kbd>}
            onClick={() => props.onRetype(type)}
          >
            {typeName(type)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={!editable} onClick={() => props.onAct("boundary")}>
          {t("Move its boundaries (B)")}
        </Menu.Item>
        <Menu.Item onClick={() => props.onAct("comment")}>{t("Comment (C)")}</Menu.Item>
        <Menu.Item onClick={() => props.onAct("history")}>{t("History (H)")}</Menu.Item>
        <Menu.Divider />
        <Menu.Item disabled={!editable || scope.mentions.length < 2} onClick={props.onSplit}>
          {t("Split: this place means another {type}", { type: typeName(mention.type) })}
        </Menu.Item>
        <MergeItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Looked for only once the menu is open. */
const MergeItems = ({ reading, mention, editable, onMerge }: Props) =>
  mergeCandidates(reading, mention).map(({ id, words }) => (
    <Menu.Item key={id} disabled={!editable} onClick={() => onMerge(id)}>
      {t("Merge with")} “<bdi>{words}</bdi>”
    </Menu.Item>
  ));

/** Entities of the same type that share a word with this one: offered, never joined by themselves. */
function mergeCandidates(reading: Reading, mention: Mention) {
  const words = wordsOf(mention.text);
  const found: { id: string; words: string }[] = [];
  for (const entity of reading.entities.values()) {
    if (found.length === 4) break;
    if (entity.id === mention.entity || entity.type !== mention.type) continue;
    const first = reading.mentions.get(entity.mentions[0]!);
    if (first && [...wordsOf(first.text)].some((word) => words.has(word))) {
      found.push({ id: entity.id, words: first.text });
    }
  }
  return found;
}

const wordsOf = (text: string) => new Set(fold(text).text.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
