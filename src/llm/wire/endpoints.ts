/** The addresses of model interfaces that are understood, and which parts of their requests are parameters. */

export type Dialect = "chat" | "completions" | "responses" | "messages" | "embeddings" | "gemini";

export interface Endpoint {
  readonly dialect: Dialect;
  /** Keys of the request one of which must be there. */
  readonly needs: readonly string[];
}

const ENDPOINTS: readonly (readonly [RegExp, Endpoint])[] = [
  [/\/chat\/completions$/, { dialect: "chat", needs: ["messages"] }],
  [/\/v1\/completions$/, { dialect: "completions", needs: ["prompt"] }],
  [/\/responses$/, { dialect: "responses", needs: ["input"] }],
  [/\/v1\/messages(?:\/count_tokens)?$/, { dialect: "messages", needs: ["messages"] }],
  [/\/embeddings$/, { dialect: "embeddings", needs: ["input"] }],
  [
    /\/models\/[^/]+:(?:generateContent|streamGenerateContent|countTokens)$/,
    { dialect: "gemini", needs: ["contents"] },
  ],
  [
    /\/models\/[^/]+:(?:embedContent|batchEmbedContents)$/,
    { dialect: "embeddings", needs: ["content", "requests"] },
  ],
];

/** What stands at an address; nothing for an address that is not understood. */
export const endpointAt = (path: string): Endpoint | undefined =>
  ENDPOINTS.find(([pattern]) => pattern.test(path))?.[1];

/** Addresses that take and give nothing that anybody wrote: lists of models. */
export const saysNothing = (method: string, path: string): boolean =>
  method === "GET" && /\/models(?:\/[^/:]+)?$/.test(path);

/** Keys of requests that set how a model works; every other key is read as text. */
export const PARAMETERS: ReadonlySet<string> = new Set(
  "model stream stream_options temperature top_p top_k n max_tokens max_completion_tokens max_output_tokens max_tool_calls presence_penalty frequency_penalty logit_bias logprobs top_logprobs seed tool_choice parallel_tool_calls reasoning reasoning_effort modalities audio store service_tier include truncation previous_response_id conversation background encoding_format dimensions betas anthropic_version thinking generationConfig generation_config safetySettings safety_settings toolConfig tool_config cachedContent cached_content verbosity container context_management speed prompt_cache_retention echo best_of".split(
    " ",
  ),
);

/** Keys whose values describe the shape of answers: their sentences are read, their names are not. */
export const SHAPES: ReadonlySet<string> = new Set([
  "tools",
  "functions",
  "response_format",
  "text",
  "output_config",
  "output_format",
  "mcp_servers",
  "web_search_options",
]);

/** Keys in which the application instructs the model. */
export const INSTRUCTIONS: ReadonlySet<string> = new Set([
  "system",
  "instructions",
  "systemInstruction",
  "system_instruction",
]);
