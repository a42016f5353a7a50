/** Two people decided the same mention: both decisions side by side, nothing overwritten. */

import { Button } from "@mantine/core";
import type { Conflict } from "../api/types.js";
import { clock } from "../shell/format.js";
import { STATE_WORDS } from "./scope.js";
import type { Reading } from "./state.js";

interface Props {
  readonly reading: Reading;
  readonly conflict: Conflict;
  onChoose(choice: "theirs" | "mine"): void;
}

type Side = Conflict["conflicts"][number]["theirs"];

export function ConflictCard({ reading, conflict, onChoose }: Props) {
  return (
    <section className="banner warn" role="alert" data-testid="conflict">
      <strong>Somebody else decided this while you did. Nothing of yours was saved.</strong>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Mention</th>
            <th scope="col">Theirs, saved</th>
            <th scope="col">Yours</th>
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
      {conflict.conflicts.length > 5 && <span>and {conflict.conflicts.length - 5} more</span>}
      <Button
        size="xs"
        variant="default"
        data-testid="take-theirs"
        onClick={() => onChoose("theirs")}
      >
        Leave theirs
      </Button>
      <Button size="xs" data-testid="take-mine" onClick={() => onChoose("mine")}>
        Decide as I did
      </Button>
    </section>
  );
}

function sideWords(side: Side): string {
  if (side === null) return "taken out";
  const state = side.state === null ? "changed" : STATE_WORDS[side.state];
  const words = side.replacement === null ? "" : ` as “${side.replacement}”`;
  return `${state}${words}, ${side.by}${side.at === null ? "" : `, ${clock(side.at)}`}`;
}
