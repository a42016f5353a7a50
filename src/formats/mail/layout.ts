/** A message as one text: its people and subject, a line each, then its bodies. */

import { createDocument, type Document, type GivenMention } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import { type Message, ROLES, type Role } from "./message.js";

/** The places of somebody's name and address in the text of the headers. */
interface PlacedPerson {
  readonly role: Role;
  readonly name?: Span;
  readonly address?: Span;
}

export interface HeaderText {
  readonly document: Document;
  readonly people: readonly PlacedPerson[];
  readonly subject?: Span;
}

const LABELS: Readonly<Record<Role, string>> = {
  from: "From",
  sender: "Sender",
  replyTo: "Reply-To",
  to: "To",
  cc: "Cc",
  bcc: "Bcc",
};

/** `Lee, Ann` is the Ann Lee of the body. */
const givenFirst = (name: string): string =>
  name.replace(/^([^,@]+), ([^,@]+)$/, (_, surname, given) => `${given} ${surname}`);

/** Names and addresses of headers are known for what they are before anything is detected. */
export function layHeaders({ people, subject }: Message): HeaderText {
  let text = "";
  const placed: PlacedPerson[] = [];
  const given: GivenMention[] = [];
  const put = (words: string): Span => {
    const start = text.length;
    text += words;
    return { start, end: text.length };
  };
  for (const role of ROLES) {
    for (const { name, address } of people[role]) {
      if (text !== "") text += "\n";
      text += `${LABELS[role]}: `;
      const own = givenFirst(name.replace(/\s+/g, " ").trim());
      const named = own === "" ? undefined : put(own);
      // some programs repeat the address as the name
      if (named) given.push({ ...named, type: own.includes("@") ? "CODE" : "PERSON" });
      if (named && address) text += " <";
      const addressed = address ? put(address) : undefined;
      if (addressed) given.push({ ...addressed, type: "CODE" });
      if (named && address) text += ">";
      placed.push({
        role,
        ...(named && { name: named }),
        ...(addressed && { address: addressed }),
      });
    }
  }
  const line = subject.replace(/\s+/g, " ").trim();
  if (line === "") return { document: createDocument(text, { given }), people: placed };
  if (text !== "") text += "\n";
  text += "Subject: ";
  const at = put(line);
  return { document: createDocument(text, { given }), people: placed, subject: at };
}
