/** A chat model for the tests: a real HTTP server that answers what a test tells it to. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ChatCall {
  readonly body: {
    readonly model: string;
    readonly temperature: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  readonly authorization: string | undefined;
  /** The last message: what is asked. */
  readonly question: string;
  /** Whether it asks for guesses, and not for candidates. */
  readonly attack: boolean;
}

/** What to answer: the model's words, or anything else through the response itself. */
export type Behaviour = (call: ChatCall, response: ServerResponse) => string | undefined;

export interface ChatServer {
  readonly address: string;
  readonly calls: readonly ChatCall[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startChatServer(first: Behaviour): Promise<ChatServer> {
  let behaviour = first;
  const calls: ChatCall[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request)) as ChatCall["body"];
    const question = body.messages.at(-1)!.content;
    const call = {
      body,
      authorization: request.headers.authorization,
      question,
      attack: question.includes("<document>"),
    };
    calls.push(call);
    const content = behaviour(call, response);
    if (content === undefined) return;
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message: { role: "assistant", content } }],
        usage: { prompt_tokens: 100, completion_tokens: 20 },
      }),
    );
  });
  await listening(server);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next) {
      behaviour = next;
      calls.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listening = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** How many items or candidates a question has. */
export const itemsIn = (question: string): number => question.match(/^#[0-9]+/gm)?.length ?? 0;

/** The same five lines for each item. */
export const answerAll = (question: string, lines: readonly string[]): string =>
  Array.from(
    { length: itemsIn(question) },
    (_, i) => `#${i + 1}\n${lines.map((line) => `- ${line}`).join("\n")}`,
  ).join("\n");
