/** In front of a language model: middlewares, a proxy, a server of the Model Context Protocol. */

export { createSession } from "../flow/create-session.js";
export type { Masked, Session } from "../flow/session/session.js";
export type { SessionOptions } from "../flow/session/sessions.js";
export { type PalimpsestMiddleware, palimpsestMiddleware } from "./middleware/ai-sdk.js";
export { palimpsestFetch } from "./middleware/fetch.js";
export {
  type LangchainMiddleware,
  type LangchainOptions,
  langchainMiddleware,
} from "./middleware/langchain.js";
export { maskLines } from "./middleware/lines.js";
export { maskLogs, maskSpans } from "./middleware/opentelemetry.js";
export type { SessionSource } from "./middleware/session-for.js";
export {
  type ProxyOptions,
  type ProxyRecord,
  type RunningProxy,
  startProxy,
} from "./proxy/proxy.js";
