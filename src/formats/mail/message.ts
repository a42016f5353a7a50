/** A message: what is read of an e-mail. All other headers (Received, X-, DKIM, agents ...) are left out. */

import PostalMime, { type Address, type Mailbox } from "postal-mime";
import { errors, PalimpsestError } from "../../errors.js";

export const ROLES = ["from", "sender", "replyTo", "to", "cc", "bcc"] as const;
export type Role = (typeof ROLES)[number];

export interface Attachment {
  readonly name: string;
  /** MIME type, lower case; empty to write one that the name's ending gives. */
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Message {
  readonly people: Readonly<Record<Role, readonly Mailbox[]>>;
  readonly subject: string;
  readonly date?: Date;
  readonly messageId?: string;
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
  readonly text?: string;
  readonly html?: string;
  readonly attachments: readonly Attachment[];
}

/** Parts inside parts; deeper than any program nests them. */
const MAX_NESTING = 20;
const MAX_ATTACHMENTS = 1_000;

/** Headers of which a message has at least one. */
const USUAL = /^(?:from|to|cc|subject|date|message-id|received|mime-version|return-path)$/;

/** @throws INPUT_FORMAT, INPUT_TOO_LARGE */
export async function parseMessage(bytes: Uint8Array, name: string): Promise<Message> {
  const parsed = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTING,
  }).catch((cause) => {
    throw new PalimpsestError(
      "INPUT_TOO_LARGE",
      `${name} nests its parts too deep or has too many headers for a message; save the text of the inner message apart`,
      { cause },
    );
  });
  if (!parsed.headers.some(({ key }) => USUAL.test(key))) {
    throw errors.INPUT_FORMAT`${name} has none of the headers of an e-mail (From, To, Subject, Date); if it is text, give --from txt`;
  }
  if (parsed.attachments.length > MAX_ATTACHMENTS) {
    throw errors.INPUT_TOO_LARGE`${name} has more than ${MAX_ATTACHMENTS} attachments; split it`;
  }
  const flat = (addresses: readonly Address[] = []): Mailbox[] =>
    addresses.flatMap((one) => one.group ?? [{ name: one.name, address: one.address ?? "" }]);
  const date = parsed.date === undefined ? undefined : new Date(parsed.date);
  return {
    people: {
      from: flat(parsed.from && [parsed.from]),
      sender: flat(parsed.sender && [parsed.sender]),
      replyTo: flat(parsed.replyTo),
      to: flat(parsed.to),
      cc: flat(parsed.cc),
      bcc: flat(parsed.bcc),
    },
    subject: parsed.subject ?? "",
    ...(date && !Number.isNaN(date.getTime()) && { date }),
    ...(parsed.messageId !== undefined && { messageId: parsed.messageId }),
    inReplyTo: idsIn(parsed.inReplyTo),
    references: idsIn(parsed.references),
    ...(parsed.text !== undefined && { text: parsed.text.replace(/\r\n/g, "\n") }),
    ...(parsed.html !== undefined && { html: parsed.html }),
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "",
      type: mimeType,
      content:
        typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
  };
}

const idsIn = (header = ""): string[] => header.match(/<[^<>\s]+>/g) ?? [];
