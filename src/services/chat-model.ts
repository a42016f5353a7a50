/** What a chat model is asked and what it answers. */

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** Most tokens of the answer. */
  readonly maxTokens: number;
  /** When the answer must be there, in milliseconds since 1970. */
  readonly until?: number;
  /** An answer of the expected form, with which a dry run goes on. */
  readonly standIn?: string;
}

/** What a request used; estimated from characters where the server does not say. */
interface ChatUsage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** A text, or why there is none. The reason holds no text of request or answer. */
export type ChatAnswer =
  | { readonly text: string; readonly usage: ChatUsage }
  | { readonly text: undefined; readonly reason: string };

export interface ChatModel {
  /** Model and settings: requests to models of one name may share a cache. */
  readonly name: string;
  /** @throws CHAT_UNREACHABLE, CHAT_REFUSED */
  complete(request: ChatRequest): Promise<ChatAnswer>;
  close(): Promise<void>;
}

export interface ChatSettings {
  /** Default .3 (Pilán et al. 2025, section 5.2). */
  readonly temperature?: number;
  /** Requests at a time; default 4. */
  readonly concurrency?: number;
  /** Seconds for one request; default 60. */
  readonly timeout?: number;
}

/** Tokens of a text where nobody counts them: about one in four characters. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / 4);

export const charactersOf = ({ messages }: ChatRequest): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);
