/** Two decisions on the same mention: both side by side, nothing overwritten. */

import { Button } from "@mantine/core";
import type { Conflict } from "../api/types.js";
import { clock } from "../shell/format.js";
import { t } from "../words/words.js";
import { stateWords } from "./scope.js";
import type { Reading } from "./state.js";

interface Props {
  readonly reading: Reading;
  readonly user: string;
  readonly conflict: Conflict;
  onChoose(choice: "theirs" | "mine"): void;
}

type Side = Conflict["conflicts"][number]["theirs"];

export function ConflictCard({ reading, user, conflict, onChoose }: Props) {
  const own = conflict.conflicts.every(({ theirs }) => theirs?.by === user);
  return (
    <section className="banner warn" role="alert" data-testid="conflict">
      <strong>
        {own
          ? t(
              "You have decided this in another window in the meantime. Your decision here was not saved.",
            )
          : t("Somebody else decided this at the same time. Your decision was not saved.")}
      </strong>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t("Words")}</th>
            <th scope="col">{own ? t("In the other window, saved") : t("Theirs, saved")}</th>
            <th scope="col">{own ? t("Here") : t("Yours")}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.conflicts.slice(0, 5).map(({ mention, theirs, yours }) => (
            <tr key={mention}>
              <td>
                <bdi>{reading.mentions.get(mention)?.text ?? mention}</bdi>
              </td>
              <td>{sideWords(theirs)}</td>
              <td>{sideWords(yours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {conflict.conflicts.length > 5 && (
        <span>{t("… and {n} more", { n: conflict.conflicts.length - 5 })}</span>
      )}
      <Button
        size="xs"
        variant="default"
        data-testid="take-theirs"
        onClick={() => onChoose("theirs")}
      >
        {t("Keep the saved decision")}
      </Button>
      <Button size="xs" data-testid="take-mine" onClick={() => onChoose("mine")}>
        {t("Decide as I did here")}
      </Button>
    </section>
  );
}

function sideWords(side: Side): string {
  if (side === null) return t("unmarked");
  const state = side.state === null ? t("changed") : stateWords(side.state);
  const words = side.replacement === null ? "" : ` → “${side.replacement}”`;
  return `${state}${words}, ${side.by}${side.at === null ? "" : `, ${clock(side.at)}`}`;
}
