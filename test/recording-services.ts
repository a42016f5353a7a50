/**
 * One server that plays every service a policy can name: a chat model, SearXNG and Wikidata. It records each request's
 * text, as `--dry-run` names it, and answers in the service's own form.
 */

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Policy, ServiceRequest } from "../src/index.js";

export interface RecordingServices {
  /** In the order in which they came. */
  readonly requests: ServiceRequest[];
  /** A policy that asks all three about everything. */
  readonly policy: Policy & { readonly chat: object };
  close(): void;
}

interface ChatBody {
  readonly messages: readonly { readonly content: string }[];
}

export async function startRecordingServices(): Promise<RecordingServices> {
  const requests: ServiceRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, "http://services");
    response.setHeader("content-type", "application/json");
    if (url.pathname === "/search") {
      requests.push({ service: "searxng", text: url.searchParams.get("q")! });
      const results = [{ url: `https://example.org/${requests.length}`, title: "", content: "" }];
      response.end(JSON.stringify({ results }));
    } else if (url.pathname === "/w/api.php") {
      const term = url.searchParams.get("search");
      if (term !== null) requests.push({ service: "wikidata", text: term });
      response.end("{}");
    } else {
      const { messages } = JSON.parse(await bodyOf(request)) as ChatBody;
      requests.push({
        service: "chat",
        text: messages.map(({ content }) => content).join("\n\n"),
      });
      response.end(
        JSON.stringify({
          choices: [{ message: { content: answerTo(messages.at(-1)!.content) } }],
        }),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    policy: {
      version: 1,
      measures: ["search", "classifier"],
      search: { provider: "searxng", address: `${at}/`, pace_seconds: 0 },
      replace: { default: "chat" },
      chat: { address: `${at}/v1`, model: "recording" },
      wikidata: { address: `${at}/w/api.php`, pace_seconds: 0 },
    },
    close: () => server.close(),
  };
}

/** Candidates, or guesses, for as many items as were asked about. */
function answerTo(question: string): string {
  const items = [...question.matchAll(/^#(\d+)/gmu)].map(([, number]) => number);
  const lines = question.includes("<document>")
    ? ["nobody knows"]
    : ["a thing of some kind", "a thing"];
  return items.map((item) => `#${item}\n${lines.map((line) => `- ${line}`).join("\n")}`).join("\n");
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}
