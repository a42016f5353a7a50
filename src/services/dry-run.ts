/** Requests to services that are printed instead of sent. */

import type { ChatModel, ChatSettings } from "./chat-model.js";

/** One request: the service's name, and its text with every word of the document that it contains. */
export interface ServiceRequest {
  /** `chat`, `wikidata`, or the search engine's name. */
  readonly service: string;
  readonly text: string;
}

/** Gets each request in the place of the service. */
export type DryRun = (request: ServiceRequest) => void;

/** A chat model that answers as a well-behaved one would, without words of its own. Named as the real one, whose cache it reads. */
export const recordedChat = (
  { model, temperature = 0.3 }: ChatSettings & { readonly model: string },
  dryRun: DryRun,
): ChatModel => ({
  name: `${model} ${temperature}`,
  async complete({ messages, standIn }) {
    dryRun({ service: "chat", text: messages.map(({ content }) => content).join("\n\n") });
    return standIn === undefined
      ? { text: undefined, reason: "the chat model is not asked in a dry run" }
      : { text: standIn, usage: { tokensIn: 0, tokensOut: 0 } };
  },
  close: async () => {},
});
