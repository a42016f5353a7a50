/** Putting documents in: dropped files, chosen files, pasted text. */

import { Button, FileButton, Modal, Textarea, TextInput } from "@mantine/core";
import { type DragEvent, type ReactNode, useState } from "react";
import { post } from "../api/client.js";
import type { Project, TaskInput, TaskRow } from "../api/types.js";
import { count } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { tell, tellProblem } from "../shell/problem.js";

export interface Upload {
  files(files: readonly File[], persons?: readonly string[]): Promise<void>;
  text(text: string, name: string, persons: readonly string[]): Promise<void>;
  readonly busy: boolean;
}

export function useUpload(project: string | null, onDone: () => void): Upload {
  const [busy, setBusy] = useState(false);
  const submit = async (inputs: readonly (() => Promise<TaskInput>)[]) => {
    setBusy(true);
    let added = 0;
    for (const input of inputs) {
      try {
        const body = await input();
        const rows = await post<TaskRow[]>("/v1/tasks", {
          id: crypto.randomUUID(),
          ...(project !== null && { project }),
          ...body,
        });
        added += rows.length;
        onDone();
      } catch (error) {
        tellProblem(error);
      }
    }
    setBusy(false);
    if (added > 0) tell(`${count(added, "document")} added.`);
  };
  return {
    busy,
    files: (files, persons = []) =>
      submit(
        files.map((file) => async () => ({
          name: file.name,
          content: await base64(file),
          ...(persons.length > 0 && { persons: [...persons] }),
        })),
      ),
    text: (text, name, persons) =>
      submit([
        async () => ({
          text,
          ...(name !== "" && { name }),
          ...(persons.length > 0 && { persons: [...persons] }),
        }),
      ]),
  };
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}

interface DropZoneProps {
  readonly disabled: boolean;
  readonly children: ReactNode;
  onFiles(files: readonly File[]): Promise<void>;
}

/** The whole page takes files. */
export function DropZone({ disabled, children, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const carries = (event: DragEvent) => event.dataTransfer.types.includes("Files") && !disabled;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button 'Add documents' does the same
    <div
      className={over ? "drop over" : "drop"}
      data-testid="drop"
      onDragOver={(event) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!carries(event)) return;
        event.preventDefault();
        void onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <p className="drop-note" role="status">
          <Icon name="upload" size={28} /> Let go to add these files
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly project: Project | undefined;
  readonly upload: Upload;
  onClose(): void;
}

export function AddDocuments({ project, upload, onClose }: Props) {
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [persons, setPersons] = useState("");
  const protect = persons
    .split(/[;\n]/)
    .map((person) => person.trim())
    .filter((person) => person !== "");
  return (
    <Modal
      opened
      onClose={onClose}
      title={project ? `Add documents to ${project.name}` : "Add documents"}
      size="lg"
    >
      <TextInput
        label="Whom to protect"
        description="Names, parted by semicolons. Empty: everyone mentioned."
        value={persons}
        onChange={(event) => setPersons(event.currentTarget.value)}
      />
      <div className="add-files">
        <FileButton
          multiple
          onChange={(files) => {
            void upload.files(files, protect);
            onClose();
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<Icon name="file" />}
              data-testid="choose-files"
            >
              Choose files
            </Button>
          )}
        </FileButton>
        <span className="soft">or drop them on the queue, or paste a text:</span>
      </div>
      <TextInput
        label="Name of the text"
        description="What the queue calls it. Better without anybody’s name."
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label="Text"
        mt="sm"
        autosize
        minRows={8}
        maxRows={16}
        value={text}
        data-testid="paste"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="dialog-buttons">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={text.trim() === ""}
          loading={upload.busy}
          data-testid="add-text"
          onClick={async () => {
            await upload.text(text, name.trim(), protect);
            onClose();
          }}
        >
          Add this text
        </Button>
      </div>
    </Modal>
  );
}
