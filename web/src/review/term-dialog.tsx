/** A term found here, looked for in all documents of the project: seen first, then hidden and added to the policy. */

import { Checkbox, Modal, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { post } from "../api/client.js";
import type { Batch, TermInput, TermPreview } from "../api/types.js";
import { Found, Look, Report } from "../queue/batch-found.js";
import { useAttempt } from "../shell/attempt.js";
import { tell } from "../shell/problem.js";
import { type SemanticType, TYPES, typeName } from "../theme/types.js";
import { t, tn } from "../words/words.js";

interface Props {
  readonly project: string;
  /** What is selected. */
  readonly words: string;
  readonly type: SemanticType;
  onClose(): void;
}

export const TermDialog = ({ opened, ...props }: Props & { readonly opened: boolean }) => (
  <Modal
    opened={opened}
    onClose={props.onClose}
    title={t("Find in all documents of the project")}
    size="lg"
  >
    <Term {...props} />
  </Modal>
);

function Term({ project, onClose, ...selected }: Props) {
  const [words, setWords] = useState(selected.words);
  const [type, setType] = useState(selected.type);
  const [isExpression, setIsExpression] = useState(false);
  const [preview, setPreview] = useState<TermPreview>();
  const [done, setDone] = useState<Batch>();
  const { busy, attempt } = useAttempt();
  const address = `/v1/projects/${project}/terms`;
  const term = { type, ...(isExpression ? { expression: words } : { words: words.trim() }) };

  const look = () =>
    attempt(async () => {
      setDone(undefined);
      setPreview(await post<TermPreview>(`${address}/preview`, term));
    });
  const apply = ({ targets }: TermPreview) =>
    attempt(async () => {
      const input: TermInput = {
        id: crypto.randomUUID(),
        ...term,
        targets: targets.map(({ task, seen, spans }) => ({ task, seen, spans })),
      };
      setDone(await post<Batch>(address, input));
      setPreview(undefined);
    });
  const undo = ({ id }: Batch) =>
    attempt(async () => {
      const { undone } = await post<Batch>(`/v1/projects/${project}/batches/${id}/undo`, undefined);
      tell(tn(undone?.tasks ?? 0, "Undone in 1 document.", "Undone in {n} documents."));
      onClose();
    });
  return (
    <>
      <form
        className="approval"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <TextInput
          label={isExpression ? t("Expression") : t("Words")}
          description={
            isExpression
              ? t("A regular expression in RE2 syntax.")
              : t("In upper or lower case, wherever nothing is marked yet.")
          }
          value={words}
          maxLength={500}
          data-autofocus
          data-testid="term-words"
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPreview(undefined);
          }}
        />
        <Checkbox
          label={t("This is an expression")}
          checked={isExpression}
          data-testid="term-expression"
          onChange={(event) => {
            setIsExpression(event.currentTarget.checked);
            setPreview(undefined);
          }}
        />
        <div className="batch-line">
          <Select
            label={t("Type")}
            allowDeselect={false}
            data={TYPES.map((each) => ({ value: each, label: typeName(each) }))}
            value={type}
            onChange={(next) => {
              setType(next as SemanticType);
              setPreview(undefined);
            }}
          />
          <Look busy={busy} disabled={words.trim() === ""} testId="term-look" />
        </div>
      </form>
      {preview && (
        <Found
          preview={preview}
          busy={busy}
          action={tn(
            preview.mentions,
            "Hide 1 place and add it to the policy",
            "Hide {n} places and add it to the policy",
          )}
          mayBeNone
          onApply={() => void apply(preview)}
        />
      )}
      {done && <Report batch={done} onUndo={() => void undo(done)} />}
    </>
  );
}
