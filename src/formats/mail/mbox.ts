/** A mailbox: messages one after another, each after a line that begins with `From ` (RFC 4155). */

import type { Sanitized } from "../../document/document.js";
import { errors } from "../../errors.js";
import type { AnyFile, BytesFormat } from "../format.js";
import { parseMessage } from "./message.js";
import { layoutIn, type MessageIds, readMessage } from "./read.js";

/** Who and when are in the message itself; these are nobody and no time. */
const ENVELOPE = "From MAILER-DAEMON Thu Jan  1 00:00:00 1970\n";
const ESCAPED = /^>(>*From )/gm;
const TO_ESCAPE = /^(>*From )/gm;

export const mbox: BytesFormat = {
  name: "mbox",
  extensions: [".mbox", ".mbx"],
  async readBytes(bytes, options) {
    const { name, id } = options;
    const ids: MessageIds = new Map();
    const scope = options.scope ?? id;
    const files: AnyFile[] = [];
    for (const [i, source] of messagesIn(bytes, name).entries()) {
      const place = `${name}, message ${i + 1}`;
      const message = await parseMessage(Buffer.from(source, "latin1"), place);
      files.push(
        await readMessage(message, { ...options, name: place, id: `${id}:${i + 1}`, scope }, ids),
      );
    }
    return {
      documents: files.flatMap(({ documents }) => documents),
      threads: files.flatMap(({ threads = [] }) => threads),
      notes: files.flatMap(({ notes = [] }) => notes),
      layoutOf: (document) => layoutIn(files, document),
      recordNames: files.flatMap(({ documents }, i) => documents.map(() => `message ${i + 1}`)),
      write: async (sanitized: readonly Sanitized[]) => {
        let out = "";
        let first = 0;
        for (const { documents, write } of files) {
          const own = sanitized.slice(first, (first += documents.length));
          // a message of which one part may not leave stays behind whole
          if (own.some(({ notReleased }) => notReleased)) continue;
          const message = Buffer.from(await write(own))
            .toString("latin1")
            .replace(/\r\n/g, "\n");
          out += `${ENVELOPE}${message.replace(TO_ESCAPE, ">$1")}\n\n`;
        }
        return Buffer.from(out, "latin1");
      },
    };
  },
};

/** The sources of the messages; bytes as characters, since each message has encodings of its own. */
function messagesIn(bytes: Uint8Array, name: string): string[] {
  const source = Buffer.from(bytes).toString("latin1");
  if (!source.startsWith("From ")) {
    throw errors.INPUT_FORMAT`${name} does not begin with 'From ' as a mailbox does; if it is one message, give --from eml`;
  }
  return `\n${source}`
    .split(/\r?\n\r?\n(?=From \S+ )|^\n(?=From \S+ )/)
    .filter((one) => one.trim() !== "")
    .map((one) => one.replace(/^\s*From [^\n]*\n/, "").replace(ESCAPED, "$1"));
}
