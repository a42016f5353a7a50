/** A message of Outlook (.msg), read and written as .eml. */

import msgReader, { type FieldsData } from "@kenjiuno/msgreader";
import { errors, PalimpsestError } from "../../errors.js";
import type { BytesFormat } from "../format.js";
import type { Attachment, Message } from "./message.js";
import { readMessage } from "./read.js";

// a CommonJS package, whose default export some loaders wrap and some do not
const MsgReader = (
  "default" in msgReader ? msgReader.default : msgReader
) as typeof msgReader.default;

export const msg: BytesFormat = {
  name: "msg",
  extensions: [".msg"],
  writtenAs: ".eml",
  readBytes: async (bytes, options) => readMessage(messageOf(bytes, options.name), options),
};

function messageOf(bytes: Uint8Array, name: string): Message {
  let fields: FieldsData;
  let attachments: Attachment[];
  try {
    // a copy: the buffer behind bytes may hold other files too
    const reader = new MsgReader(new Uint8Array(bytes).buffer);
    fields = reader.getFileData();
    attachments = (fields.attachments ?? []).map((one) => {
      const { fileName, content } = reader.getAttachment(one);
      const inner = one.innerMsgContent === true;
      return {
        name: inner ? "message.msg" : (fileName ?? ""),
        type: inner
          ? "application/vnd.ms-outlook"
          : (one.attachMimeTag ?? "application/octet-stream"),
        content,
      };
    });
  } catch (cause) {
    throw new PalimpsestError(
      "INPUT_TRUNCATED",
      `${name} is not a complete Outlook message; open it in Outlook and save it again, or as .eml`,
      { cause },
    );
  }
  if (
    fields.error ||
    (fields.subject === undefined && fields.body === undefined && fields.recipients === undefined)
  ) {
    throw errors.INPUT_FORMAT`${name} is not an Outlook message; give its format with --from`;
  }
  const recipients = (kind: string) =>
    (fields.recipients ?? [])
      .filter(({ recipType = "to" }) => recipType === kind)
      .map(({ name: own = "", smtpAddress, email }) => ({
        name: own,
        address: smtpAddress ?? email ?? "",
      }));
  const page = fields.bodyHtml ?? (fields.html && new TextDecoder().decode(fields.html));
  const date = new Date(fields.clientSubmitTime ?? fields.messageDeliveryTime ?? "");
  return {
    people: {
      from: [
        {
          name: fields.senderName ?? "",
          address: fields.senderSmtpAddress ?? fields.senderEmail ?? "",
        },
      ].filter((one) => one.name !== "" || one.address !== ""),
      sender: [],
      replyTo: [],
      to: recipients("to"),
      cc: recipients("cc"),
      bcc: recipients("bcc"),
    },
    subject: fields.subject ?? "",
    ...(!Number.isNaN(date.getTime()) && { date }),
    ...(fields.messageId !== undefined && { messageId: fields.messageId }),
    inReplyTo: [],
    references: [],
    ...(fields.body !== undefined && { text: fields.body.replace(/\r\n/g, "\n") }),
    ...(page && { html: page }),
    attachments,
  };
}
