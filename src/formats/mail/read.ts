/**
 * E-mail: one document of the people, the subject and all bodies of a message, so that a person of a
 * header is the same person in the text; then one or more of each attachment, by its own format.
 *
 * | of the message | becomes |
 * | --- | --- |
 * | names and addresses of From, Sender, Reply-To, To, Cc, Bcc | people and codes, known before detection; an address that is hidden leads to `hidden.invalid` |
 * | subject, plain body, HTML body, quoted replies | text |
 * | date | the day, at midnight UTC; as vague as the words of the text where that hides a day |
 * | Message-ID, In-Reply-To, References | numbered; a thread stays a thread |
 * | attached files of a format that is read, attached messages | sanitized by their own format, under a numbered name |
 * | other attachments, pictures, archives, signatures, encrypted parts | gone, and named in the notes |
 * | all other headers (Received, X-, DKIM-Signature, User-Agent, List- ...) | gone |
 *
 * The message is written anew; what was written is read again and must be what was sanitized.
 */

import { createDocument, type Document, type Sanitized } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import { asPalimpsestError, errors, PalimpsestError } from "../../errors.js";
import type { AnyFile, ReadOptions } from "../format.js";
import { html } from "../html/html.js";
import { type Block, linesOf, placed } from "../layout/layout.js";
import { joinDocuments, partOf, wordsAt } from "../parts.js";
import { requireText } from "../require-text.js";
import { addressOf, composeMessage, NOWHERE, type Outgoing } from "./compose.js";
import { type HeaderText, layHeaders } from "./layout.js";
import { type Attachment, type Message, parseMessage, ROLES, type Role } from "./message.js";
import { sentDate } from "./sent-date.js";

/** Messages inside messages. */
const MAX_DEPTH = 5;

/** Numbers for the ids of messages, one for each id of a file. */
export type MessageIds = Map<string, number>;

/** An attachment that was read, with the documents that are its own. */
interface OpenAttachment extends Attachment {
  readonly file: AnyFile;
  readonly first: number;
}

/** @throws INPUT_*, FORMAT_UNSUPPORTED */
export async function readMessage(
  message: Message,
  options: ReadOptions,
  ids: MessageIds = new Map(),
): Promise<AnyFile> {
  const { name, id, persons, depth = 0 } = options;
  const scope = options.scope ?? id;
  const notes: string[] = [];
  const headers = layHeaders(message);
  const parts: Document[] = [headers.document];
  if (message.text !== undefined && /\S/.test(message.text)) {
    parts.push(createDocument(message.text.trimEnd()));
  }
  const page =
    message.html !== undefined && /\S/.test(message.html)
      ? openPage(message.html, options)
      : undefined;
  if (page) parts.push(page.documents[0]!);
  notes.push(...(page?.notes ?? []));
  const { document, spans } = joinDocuments(parts, { id, persons, scope });
  requireText(document.text, name, "it has no people, subject or body");
  const documents = [document];
  const attachments: OpenAttachment[] = [];
  for (const [i, attachment] of message.attachments.entries()) {
    const place = `${name}, attachment ${i + 1} (${attachment.type})`;
    const opened = await openAttachment(attachment, {
      ...options,
      name: place,
      id: `${id}/${i + 1}`,
      scope,
      depth: depth + 1,
    }).catch((error) => asPalimpsestError(error));
    if (opened instanceof PalimpsestError) {
      notes.push(`${place} was removed, since it cannot be read (${opened.code})`);
      continue;
    }
    for (const note of opened.notes ?? []) {
      notes.push(note.startsWith(`${place},`) ? note : `${place}: ${note}`);
    }
    attachments.push({ ...attachment, file: opened, first: documents.length });
    documents.push(...opened.documents);
  }
  const thread = threadOf(message);
  return {
    documents,
    threads: documents.map(() => thread),
    notes,
    layoutOf: async (at) =>
      at === 0
        ? { kind: "flow", blocks: await messageBlocks(document, spans, page) }
        : layoutIn(
            attachments.map(({ file }) => file),
            at - 1,
          ),
    write: async (sanitized) => {
      const [main] = sanitized as [Sanitized, ...Sanitized[]];
      if (main.document.text !== document.text) throw unverified(name);
      const wordsIn = (part: number, span: Span): string =>
        wordsAt(main, {
          start: spans[part]!.start + span.start,
          end: spans[part]!.start + span.end,
        });
      const bodyAt = parts.findIndex((_, i) => i > 0 && parts[i] !== page?.documents[0]);
      const date = sentDate(message.date, main);
      const outgoing: Outgoing = {
        ...peopleOf(headers, (span) => wordsIn(0, span)),
        ...idsOf(message, ids, /(?:\/\d+)+$/.exec(id)?.[0] ?? ""),
        ...(date && { date }),
        ...(bodyAt > 0 && { text: wordsAt(main, spans[bodyAt]!) }),
        ...(page && {
          html: page.write([partOf(main, page.documents[0]!, spans.at(-1)!)]),
        }),
        attachments: await writeAttachments(attachments, sanitized),
      };
      const bytes = await composeMessage(outgoing);
      await verify(bytes, outgoing, message, main, name);
      return bytes;
    },
  };
}

const ANSWER = /^(?:\s*(?:re|aw|antw|sv|fwd?|wg|tr|rv)(?:\[\d+\])?\s*:)+/i;
/** Shorter subjects, as 'Hello', join what has nothing in common. */
const SUBJECT_WORDS = 3;

/** What joins a message to the others of its thread. */
function threadOf({ messageId, inReplyTo, references, subject }: Message): string[] {
  const plain = subject.replace(ANSWER, "").replace(/\s+/g, " ").trim().toLowerCase();
  const ids = [...(messageId === undefined ? [] : [messageId]), ...inReplyTo, ...references];
  return [
    ...new Set(ids),
    ...(plain.split(" ").length < SUBJECT_WORDS ? [] : [`subject ${plain}`]),
  ];
}

/** The layout of a document of several files in order. */
export function layoutIn(files: readonly AnyFile[], document: number) {
  let at = document;
  for (const { documents, layoutOf } of files) {
    if (at < documents.length) return layoutOf?.(at);
    at -= documents.length;
  }
  return undefined;
}

/** The header fields, then the bodies; quoted lines apart, as mail programs show them. */
async function messageBlocks(
  { text }: Document,
  [head, ...bodies]: readonly Span[],
  page: AnyFile | undefined,
): Promise<Block[]> {
  const fields = linesOf(text.slice(head!.start, head!.end), head!.start);
  const blocks: Block[] = [{ kind: "section", role: "fields", blocks: fields }];
  for (const [i, { start, end }] of bodies.entries()) {
    const own = page && i === bodies.length - 1 ? await page.layoutOf?.(0) : undefined;
    blocks.push(
      ...(own?.kind === "flow"
        ? placed(own.blocks, (at) => at + start)
        : quotedApart(text, { start, end })),
    );
  }
  return blocks;
}

function quotedApart(text: string, { start, end }: Span): Block[] {
  const blocks: Block[] = [];
  let quote: Block[] | undefined;
  for (const line of linesOf(text.slice(start, end), start)) {
    const isQuoted = line.runs[0] && text[line.runs[0].start] === ">";
    if (!isQuoted) {
      quote = undefined;
      blocks.push(line);
    } else if (quote) quote.push(line);
    else blocks.push({ kind: "section", role: "quote", blocks: (quote = [line]) });
  }
  return blocks;
}

/** A page without text says nothing and is left out. */
function openPage(source: string, options: ReadOptions) {
  try {
    return html.read(source, { ...options, name: `${options.name}, its HTML body` });
  } catch (error) {
    if (error instanceof PalimpsestError && error.code === "INPUT_EMPTY") return undefined;
    throw error;
  }
}

/** Formats of attachments by MIME type, where their name has no ending that is known. */
const FORMAT_OF: Readonly<Record<string, string>> = {
  "text/plain": "txt",
  "text/html": "html",
  "text/csv": "csv",
  "text/markdown": "md",
  "message/rfc822": "eml",
};

async function openAttachment(attachment: Attachment, options: ReadOptions): Promise<AnyFile> {
  const { name, type, content } = attachment;
  if ((options.depth ?? 0) > MAX_DEPTH) {
    throw errors.INPUT_TOO_LARGE`messages are nested too deep`;
  }
  const ending = endingOf(name);
  const format = FORMAT_OF[type] ?? (ending === "" ? undefined : "auto");
  if (!format || !options.open || /^(?:image|audio|video|font)\//.test(type)) {
    throw errors.FORMAT_UNSUPPORTED`an attachment of a kind that is not read`;
  }
  // the ending alone says the format, and the name may be somebody's
  return options.open(content, format, { ...options, name: `${options.name}${ending}` });
}

const endingOf = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? "";

async function writeAttachments(
  attachments: readonly OpenAttachment[],
  sanitized: readonly Sanitized[],
): Promise<Attachment[]> {
  const written: Attachment[] = [];
  for (const { name, type, file, first } of attachments) {
    const own = sanitized.slice(first, first + file.documents.length);
    const content = await file.write(own);
    const ending = file.writtenAs ?? (endingOf(name) || (type === "message/rfc822" ? ".eml" : ""));
    written.push({
      name: `attachment-${written.length + 1}${ending}`,
      type: ending === ".eml" ? "message/rfc822" : Object.hasOwn(FORMAT_OF, type) ? type : "",
      content: typeof content === "string" ? new TextEncoder().encode(content) : content,
    });
  }
  return written;
}

function peopleOf(
  headers: HeaderText,
  wordsIn: (span: Span) => string,
): Pick<Outgoing, "people" | "subject"> {
  const people = Object.fromEntries(ROLES.map((role) => [role, []])) as unknown as Record<
    Role,
    { name: string; address: string }[]
  >;
  for (const { role, name, address } of headers.people) {
    const words = address === undefined ? "" : wordsIn(address);
    const original = address && headers.document.text.slice(address.start, address.end);
    people[role].push({
      name: name === undefined ? "" : wordsIn(name),
      address: words === original ? words : addressOf(words),
    });
  }
  return { people, subject: headers.subject === undefined ? "" : wordsIn(headers.subject) };
}

function idsOf(
  { messageId, inReplyTo, references }: Message,
  ids: MessageIds,
  inside: string,
): Pick<Outgoing, "messageId" | "inReplyTo" | "references"> {
  const numbered = (id: string): string => {
    if (!ids.has(id)) ids.set(id, ids.size + 1);
    return `<message${inside.replaceAll("/", ".")}-${ids.get(id)}@${NOWHERE}>`;
  };
  return {
    messageId: numbered(messageId ?? `none ${ids.size}`),
    inReplyTo: inReplyTo.map(numbered),
    references: references.map(numbered),
  };
}

/** Reads the message again: its texts are those that were written, and no hidden word of a header is left in one. */
async function verify(
  bytes: Uint8Array,
  outgoing: Outgoing,
  { people }: Message,
  { replacements, document }: Sanitized,
  name: string,
): Promise<void> {
  const again = await parseMessage(bytes, name);
  const same =
    visible(again.text) === visible(outgoing.text) &&
    visible(again.html) === visible(outgoing.html) &&
    visible(again.subject) === visible(outgoing.subject) &&
    again.attachments.length === outgoing.attachments.length &&
    ROLES.every((role) => again.people[role].length === outgoing.people[role].length);
  if (!same) throw unverified(name);
  const replaced = new Set(replacements.map(({ start, end }) => document.text.slice(start, end)));
  const head = Buffer.from(bytes)
    .toString("latin1")
    .split(/\r?\n\r?\n/, 1)[0]!;
  for (const { address } of ROLES.flatMap((role) => people[role])) {
    if (address && replaced.has(address) && head.includes(address)) throw unverified(name);
  }
}

const visible = (text = ""): string => text.replace(/\s+/g, "");

const unverified = (name: string): PalimpsestError =>
  errors.OUTPUT_UNWRITABLE`the message written for ${name} reads differently from what was sanitized; write it with --to txt, and report it`;
