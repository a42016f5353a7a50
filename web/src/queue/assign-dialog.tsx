/** Who reads a document, until when; and taking it out for good. */

import { Button, Modal, TagsInput, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/client.js";
import type { TaskRow, UserSummary } from "../api/types.js";
import { CancelButton } from "../shell/parts.js";
import { tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { t } from "../words/words.js";

interface Props {
  /** Undefined: closed. */
  readonly row: TaskRow | undefined;
  onClose(): void;
}

export const AssignDialog = ({ row, onClose }: Props) => (
  <Modal opened={row !== undefined} onClose={onClose} title={t("Assign")}>
    {row && <Assign key={row.id} row={row} onClose={onClose} />}
  </Modal>
);

function Assign({ row, onClose }: { row: TaskRow; onClose(): void }) {
  const client = useQueryClient();
  const user = useUser();
  const users = useQuery({
    queryKey: ["users"],
    queryFn: () => request<UserSummary[]>("/v1/users"),
  });
  const [readers, setReaders] = useState(row.readers.map(({ name }) => name));
  const [due, setDue] = useState(row.due?.slice(0, 10) ?? "");
  const [confirmed, setConfirmed] = useState("");

  const send = async (method: "PATCH" | "DELETE", body?: unknown) => {
    try {
      await request(`/v1/tasks/${row.id}`, { method, ...(body !== undefined && { body }) });
      onClose();
    } catch (error) {
      tellProblem(error);
    }
    await client.invalidateQueries({ queryKey: ["tasks"] });
  };
  return (
    <>
      <form
        className="approval"
        onSubmit={(event) => {
          event.preventDefault();
          void send("PATCH", {
            readers,
            due: due === "" ? null : new Date(`${due}T12:00:00Z`).toISOString(),
          });
        }}
      >
        <TagsInput
          label={t("Readers")}
          description={t("Two at most. Empty: anyone can take it.")}
          data={(users.data ?? []).map(({ name }) => name)}
          maxTags={2}
          value={readers}
          data-testid="assign-readers"
          onChange={setReaders}
        />
        <TextInput
          label={t("Due")}
          type="date"
          value={due}
          onChange={(event) => setDue(event.currentTarget.value)}
        />
        <div className="dialog-buttons">
          <CancelButton onClick={onClose} />
          <Button type="submit" data-testid="assign">
            {t("Assign")}
          </Button>
        </div>
      </form>
      {user.may("admin") && (
        <details>
          <summary>{t("Erase this document")}</summary>
          <p className="soft">
            {t("Text, decisions and approvals are gone for good. Type its name to go on.")}
          </p>
          <TextInput
            aria-label={t("Its name")}
            value={confirmed}
            onChange={(event) => setConfirmed(event.currentTarget.value)}
          />
          <Button
            mt="xs"
            color="red"
            disabled={confirmed !== row.name}
            onClick={() => void send("DELETE")}
          >
            {t("Erase")}
          </Button>
        </details>
      )}
    </>
  );
}
