/** Putting documents in: dropped files, chosen files, pasted text. */

import { Button, FileButton, Modal, Textarea, TextInput } from "@mantine/core";
import { type DragEvent, type ReactNode, useState } from "react";
import { post, RequestError } from "../api/client.js";
import type { Project, TaskInput, TaskRow } from "../api/types.js";
import { Icon } from "../shell/icons.js";
import { untilOnline } from "../shell/online.js";
import { CancelButton } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { t, tn } from "../words/words.js";

export interface Upload {
  files(files: readonly File[], persons?: readonly string[]): Promise<void>;
  text(text: string, name: string, persons: readonly string[]): Promise<void>;
  readonly busy: boolean;
  /** While documents are sent: which one, from 1, and of how many. */
  readonly sending: { readonly at: number; readonly of: number } | null;
}

export function useUpload(project: string | null, onDone: () => void): Upload {
  const [sending, setSending] = useState<Upload["sending"]>(null);
  const submit = async (
    inputs: readonly (() => Promise<TaskInput>)[],
    nameOf: (at: number) => string | undefined = () => undefined,
  ) => {
    // the page stays open while documents are still to be sent from it
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stay);
    let added = 0;
    for (const [at, input] of inputs.entries()) {
      setSending({ at: at + 1, of: inputs.length });
      try {
        const body = await input();
        const rows = await untilAnswered({
          id: crypto.randomUUID(),
          ...(project !== null && { project }),
          ...body,
        });
        added += rows.length;
        onDone();
      } catch (error) {
        tellProblem(error, nameOf(at));
      }
    }
    removeEventListener("beforeunload", stay);
    setSending(null);
    if (added > 0) tell(tn(added, "1 document added.", "{n} documents added."));
  };
  return {
    busy: sending !== null,
    sending,
    files: (files, persons = []) =>
      submit(
        files.map((file) => async () => ({
          name: shortened(file.name),
          content: await base64(file),
          ...(persons.length > 0 && { persons: [...persons] }),
        })),
        (at) => files[at]?.name,
      ),
    text: (text, name, persons) =>
      submit([
        async () => ({
          text,
          ...(name !== "" && { name: shortened(name) }),
          ...(persons.length > 0 && { persons: [...persons] }),
        }),
      ]),
  };
}

const RETRIES = 5;
const RETRY_MS = 2_000;

/** Sent again where no answer came: by its id the server does it once. */
async function untilAnswered(input: TaskInput): Promise<TaskRow[]> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await post<TaskRow[]>("/v1/tasks", input);
    } catch (error) {
      const again = error instanceof RequestError && error.temporary && retry < RETRIES;
      if (!again) throw error;
      await untilOnline(RETRY_MS);
    }
  }
}

/** Characters that the server takes; the ending, which says the format, stays. */
const MOST = 200;

function shortened(name: string): string {
  if (name.length <= MOST) return name;
  const ending = /\.[^.\s]{1,8}$/.exec(name)?.[0] ?? "";
  const beginning = name.slice(0, MOST - ending.length - 1).replace(/[\ud800-\udbff]$/, "");
  return `${beginning}…${ending}`;
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
          <Icon name="upload" size={28} /> {t("Drop the files to add them")}
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

export const AddDocuments = ({ opened, ...props }: Props & { readonly opened: boolean }) => (
  <Modal
    opened={opened}
    onClose={props.onClose}
    title={
      props.project
        ? t("Add documents to {name}", { name: props.project.name })
        : t("Add documents")
    }
    size="lg"
  >
    <Adding {...props} />
  </Modal>
);

function Adding({ upload, onClose }: Props) {
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [persons, setPersons] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const nothing = text.trim() === "" && files.length === 0;
  const protect = persons
    .split(/[;\n]/)
    .map((person) => person.trim())
    .filter((person) => person !== "");
  return (
    <>
      <TextInput
        label={t("Who to protect")}
        description={t("Names, separated by semicolons. Empty: everyone mentioned.")}
        value={persons}
        onChange={(event) => setPersons(event.currentTarget.value)}
      />
      <div className="add-files">
        <FileButton multiple onChange={setFiles}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<Icon name="file" />}
              data-testid="choose-files"
            >
              {files.length === 0
                ? t("Choose files")
                : tn(files.length, "1 file chosen", "{n} files chosen")}
            </Button>
          )}
        </FileButton>
        <span className="soft">{t("or drop them on the queue, or paste a text:")}</span>
      </div>
      <TextInput
        label={t("Name of the text")}
        description={t("Its name in the queue. Avoid people's names: everyone sees it.")}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t("Text")}
        mt="sm"
        autosize
        minRows={8}
        maxRows={16}
        value={text}
        data-testid="paste"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="dialog-buttons">
        <CancelButton onClick={onClose} />
        <Button
          disabled={nothing}
          loading={upload.busy}
          data-testid="add-text"
          onClick={async () => {
            onClose();
            if (files.length > 0) await upload.files(files, protect);
            if (text.trim() !== "") await upload.text(text, name.trim(), protect);
          }}
        >
          {t("Add")}
        </Button>
      </div>
    </>
  );
}
