/** Limits on what a run may spend on a chat model: tokens and money. */

import { type ChatModel, charactersOf, estimatedTokens } from "./chat-model.js";

export interface ChatLimits {
  /** Tokens sent and received, of all requests together. */
  readonly maxTokens?: number;
  /** In the unit of the prices. */
  readonly maxCost?: number;
  /** Price of a million tokens sent. */
  readonly priceIn?: number;
  /** Price of a million tokens received. */
  readonly priceOut?: number;
}

/** A model that answers nothing more once a request could pass a limit. */
export function limitedChat(model: ChatModel, limits: ChatLimits): ChatModel {
  const { maxTokens = Number.POSITIVE_INFINITY, maxCost = Number.POSITIVE_INFINITY } = limits;
  const price = (tokensIn: number, tokensOut: number): number =>
    (tokensIn * (limits.priceIn ?? 0) + tokensOut * (limits.priceOut ?? 0)) / 1e6;
  let tokens = 0;
  let cost = 0;

  return {
    ...model,
    async complete(request) {
      // what it may use at most is set aside first, so that requests under way cannot pass the limit
      const sent = estimatedTokens(charactersOf(request));
      const aside = { tokens: sent + request.maxTokens, cost: price(sent, request.maxTokens) };
      if (tokens + aside.tokens > maxTokens) return none("the limit of tokens is reached");
      if (cost + aside.cost > maxCost) return none("the limit of cost is reached");
      tokens += aside.tokens;
      cost += aside.cost;
      let used = aside;
      try {
        const answer = await model.complete(request);
        if (answer.text !== undefined) {
          const { tokensIn, tokensOut } = answer.usage;
          used = { tokens: tokensIn + tokensOut, cost: price(tokensIn, tokensOut) };
        }
        return answer;
      } finally {
        tokens += used.tokens - aside.tokens;
        cost += used.cost - aside.cost;
      }
    },
  };
}

const none = (reason: string) => ({ text: undefined, reason });
