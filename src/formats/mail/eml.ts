import type { BytesFormat } from "../format.js";
import { parseMessage } from "./message.js";
import { readMessage } from "./read.js";

/** One message as programs save it. */
export const eml: BytesFormat = {
  name: "eml",
  extensions: [".eml"],
  readBytes: async (bytes, options) =>
    readMessage(await parseMessage(bytes, options.name), options),
};
