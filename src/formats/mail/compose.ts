/** A sanitized message as bytes (RFC 5322, MIME). */

import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Message, Role } from "./message.js";

export interface Outgoing extends Omit<Message, "people"> {
  readonly people: Readonly<
    Record<Role, readonly { readonly name: string; readonly address: string }[]>
  >;
  readonly messageId: string;
}

/** A domain that can have no host (RFC 2606), for addresses and ids that took the place of others. */
export const NOWHERE = "hidden.invalid";

/** A replacement as an address that is valid and leads nowhere: `[CODE 2]` is `code-2@hidden.invalid`. */
export const addressOf = (replacement: string): string =>
  `${
    replacement
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "hidden"
  }@${NOWHERE}`;

/** The moment of sending to the day; a time of day is nobody's business. */
const dayOf = (date: Date): Date => new Date(Math.floor(date.getTime() / 86_400_000) * 86_400_000);

export function composeMessage(message: Outgoing): Promise<Uint8Array> {
  const { people, date, inReplyTo, references, attachments } = message;
  const list = (role: Role) => people[role].map(({ name, address }) => ({ name, address }));
  return new MailComposer({
    from: list("from"),
    ...(people.sender[0] && { sender: list("sender")[0] }),
    replyTo: list("replyTo"),
    to: list("to"),
    cc: list("cc"),
    bcc: list("bcc"),
    subject: message.subject,
    // a date that is missing stays unknown, which the format cannot say
    date: date ? dayOf(date) : new Date(0),
    messageId: message.messageId,
    ...(inReplyTo.length > 0 && { inReplyTo: inReplyTo.join(" ") }),
    ...(references.length > 0 && { references: references.join(" ") }),
    ...(message.text !== undefined && { text: message.text }),
    ...(message.html !== undefined && { html: message.html }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      ...(type !== "" && { contentType: type }),
      content: Buffer.from(content),
      contentDisposition: "attachment",
    })),
    baseBoundary: boundaryOf(message),
    disableFileAccess: true,
    disableUrlAccess: true,
    normalizeHeaderKey: (key: string) => key,
  } as ConstructorParameters<typeof MailComposer>[0])
    .compile()
    .build();
}

/** What separates the parts: the same message has the same bytes, and no part can hold the hash of all. */
function boundaryOf({ attachments, ...message }: Outgoing): string {
  const hash = createHash("sha256").update(JSON.stringify(message));
  for (const { name, content } of attachments) hash.update(name).update(content);
  return hash.digest("hex").slice(0, 16);
}
