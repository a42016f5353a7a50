/**
 * Chat models: one interface for a server with an OpenAI-compatible address and for a GGUF file on
 * this machine, with limits and a cache in front.
 *
 * | what comes back | becomes |
 * | --- | --- |
 * | an answer | its text |
 * | none in time, too many requests, a limit reached, no answer of the expected form | a reason why not |
 * | a server that is not there, or refuses the key or the model | CHAT_UNREACHABLE, CHAT_REFUSED |
 */

import { openAnswers } from "./answers.js";
import { chatCache } from "./chat-cache.js";
import { openGguf } from "./chat-gguf.js";
import { openHttpChat } from "./chat-http.js";
import { type ChatLimits, limitedChat } from "./chat-limits.js";
import type { ChatModel, ChatSettings } from "./chat-model.js";
import { type DryRun, recordedChat } from "./dry-run.js";

export interface ChatOptions extends ChatSettings, ChatLimits {
  /** OpenAI-compatible; without one `model` is a GGUF file on this machine. */
  readonly address?: string;
  readonly model: string;
  /** Sent as bearer token; never logged, never part of an error. */
  readonly key?: string;
  /** Folder of sealed answers; without one answers are remembered in memory only. */
  readonly cache?: string;
  /** Gets each request instead of the model. */
  readonly dryRun?: DryRun;
}

/**
 * A chat model behind limits and cache. Answers from the cache cost nothing.
 * @throws CHAT_REFUSED for an address that is none; MODEL_MISSING, MODEL_INVALID,
 * REPLACER_UNAVAILABLE for a GGUF file that is not there, is none, or cannot be run here
 */
export async function openChat(options: ChatOptions): Promise<ChatModel> {
  const { address, dryRun } = options;
  const answers = openAnswers({
    folder: options.cache,
    option: "chat.cache",
    readOnly: dryRun !== undefined,
  });
  if (dryRun) return chatCache(recordedChat(options, dryRun), answers);
  const model =
    address === undefined
      ? await openGguf(options.model, options)
      : openHttpChat({ ...options, address });
  return chatCache(limitedChat(model, options), answers);
}
