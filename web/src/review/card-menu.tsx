/** What else can be done with a mention: type, boundaries, splitting and merging its entity. */

import { ActionIcon, Menu } from "@mantine/core";
import type { Mention } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import { useUser } from "../shell/user.js";
import { type SemanticType, TYPES, typeName } from "../theme/types.js";
import { t } from "../words/words.js";
import type { EntityScope } from "./scope.js";
import type { Reading } from "./state.js";

interface Props {
  readonly reading: Reading;
  readonly mention: Mention;
  readonly scope: EntityScope;
  readonly editable: boolean;
  onAct(action: "boundary" | "comment" | "history" | "merge" | "term"): void;
  onRetype(type: SemanticType): void;
  onSplit(): void;
}

export function CardMenu(props: Props) {
  const { mention, scope, editable } = props;
  const user = useUser();
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
        <Menu.Item disabled={!editable} data-testid="merge" onClick={() => props.onAct("merge")}>
          {t("Merge with another {type} (J)", { type: typeName(mention.type) })}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          disabled={!user.may("admin")}
          data-testid="term"
          onClick={() => props.onAct("term")}
        >
          {t("Find in all documents of the project")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
