/** The document is finished: what was hidden, what it did to the risk, and what comes next. */

import { Button, Modal } from "@mantine/core";
import { useLocation } from "wouter";
import { post } from "../api/client.js";
import type { TaskRow } from "../api/types.js";
import { percent, riskSentence, riskShare } from "../shell/format.js";
import { tell, tellProblem } from "../shell/problem.js";
import { TYPE_NAMES, TYPES } from "../theme/types.js";
import { t, w } from "../words/words.js";
import type { Reading } from "./state.js";

interface Props {
  readonly opened: boolean;
  readonly reading: Reading;
  readonly waitsForOther: boolean;
  onClose(): void;
}

export function DoneScreen({ opened, reading, waitsForOther, onClose }: Props) {
  const [, navigate] = useLocation();
  const next = async () => {
    try {
      const row = await post<TaskRow | undefined>("/v1/tasks/next", {});
      onClose();
      if (row) navigate(`/doc/${row.id}`);
      else {
        tell(t("Nothing else is waiting for you."));
        navigate("/queue");
      }
    } catch (error) {
      tellProblem(error);
    }
  };
  const { risk, utility, row } = reading;
  const worst = risk?.measures.find(({ measure }) => measure === risk.measure);
  return (
    <Modal opened={opened} onClose={onClose} title={t("Finished")} data-testid="done">
      <p>
        {waitsForOther
          ? t("Your reading is finished. It waits for the other reader.")
          : t(NEXT[row.status] ?? w("This document is finished."))}
      </p>
      <dl className="record done">
        <dt>{t("Hidden")}</dt>
        <dd>{hiddenWords(reading)}</dd>
        {risk && (
          <>
            <dt>{t("Risk")}</dt>
            <dd>
              {worst &&
                `${t("{before} before, {after} now", {
                  before: riskShare(worst.before),
                  after: riskShare(risk.level),
                })}. `}
              {riskSentence(risk)}
            </dd>
          </>
        )}
        {utility !== null && (
          <>
            <dt>{t("Information kept")}</dt>
            <dd>{percent(utility)}</dd>
          </>
        )}
      </dl>
      <div className="dialog-buttons">
        <Button variant="default" onClick={() => navigate("/queue")}>
          {t("To the queue")}
        </Button>
        <Button data-autofocus data-testid="next-document" onClick={() => void next()}>
          {t("Next document")}
        </Button>
      </div>
    </Modal>
  );
}

const NEXT: Readonly<Record<string, string>> = {
  finished: w("This document is finished. A second person approves it next."),
  disputed: w("Both readers have finished and disagree in places. Settle these under Agreement."),
};

/** '3 persons, 12 dates and times', by what is hidden of each type. */
function hiddenWords(reading: Reading): string {
  const entities = [...reading.entities.values()].filter(({ mentions }) =>
    mentions.some((id) => (reading.mentions.get(id)?.state ?? "keep") !== "keep"),
  );
  const parts = TYPES.flatMap((type) => {
    const n = entities.filter((entity) => entity.type === type).length;
    const { name, plural } = TYPE_NAMES[type];
    return n === 0 ? [] : [`${n} ${t(n === 1 ? name : plural)}`];
  });
  return parts.length === 0 ? t("nothing") : parts.join(", ");
}
