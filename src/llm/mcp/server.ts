/** `palimpsest mcp`: a server of the Model Context Protocol over standard input and output. */

import type { Readable, Writable } from "node:stream";
import { isRecord } from "../../document/is-record.js";
import { asPalimpsestError } from "../../errors.js";
import { VERSION } from "../../files/version.js";
import { eachMessage, failure, type Message, sendMessage } from "./lines.js";
import type { Tool } from "./tools.js";

/** Versions of the protocol that are spoken, the newest first. */
const PROTOCOLS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;

const INSTRUCTIONS =
  "Use sanitize_file to read files that may name people, instead of reading them directly: its text has labels such as [PERSON 1], which you may use in answers and files, and restore_file puts the originals back. A tool is called after the prompt was read: what the prompt itself says has already reached the model. For prompts, use the proxy ('palimpsest proxy').";

export interface McpServer {
  readonly tools: readonly Tool[];
  readonly input: Readable;
  readonly output: Writable;
}

/** Answers until the client ends. */
export function serveTools({ tools, input, output }: McpServer): Promise<void> {
  return eachMessage(input, async (message) => {
    const answer = await answerTo(message, tools);
    if (answer && "id" in message)
      sendMessage(output, { jsonrpc: "2.0", id: message["id"], ...answer });
  });
}

async function answerTo(
  { id, method, params }: Message,
  tools: readonly Tool[],
): Promise<Message | undefined> {
  const given = isRecord(params) ? params : {};
  switch (method) {
    case "initialize": {
      const wanted = given["protocolVersion"];
      return {
        result: {
          protocolVersion: PROTOCOLS.find((one) => one === wanted) ?? PROTOCOLS[0],
          capabilities: { tools: {} },
          serverInfo: { name: "palimpsest", version: VERSION },
          instructions: INSTRUCTIONS,
        },
      };
    }
    case "ping":
      return { result: {} };
    case "tools/list":
      return { result: { tools: tools.map(({ run: _, ...tool }) => tool) } };
    case "tools/call":
      return call(id, given, tools);
    default:
      return typeof method === "string" && !method.startsWith("notifications/")
        ? failure(
            id,
            METHOD_NOT_FOUND,
            "this method is not one of the server's; it offers tools alone",
          )
        : undefined;
  }
}

async function call(
  id: unknown,
  params: Record<string, unknown>,
  tools: readonly Tool[],
): Promise<Message> {
  const tool = tools.find(({ name }) => name === params["name"]);
  if (!tool)
    return failure(
      id,
      INVALID_PARAMS,
      `no tool has this name; the tools are ${tools.map(({ name }) => name).join(", ")}`,
    );
  try {
    const { text, structured } = await tool.run(
      isRecord(params["arguments"]) ? params["arguments"] : {},
    );
    return { result: { content: [{ type: "text", text }], structuredContent: structured } };
  } catch (thrown) {
    const { code, message } = asPalimpsestError(thrown);
    return {
      result: {
        content: [{ type: "text", text: `palimpsest: ${code}: ${message}` }],
        isError: true,
      },
    };
  }
}
