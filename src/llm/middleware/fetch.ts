/** `fetch` for clients of models that let theirs be given: requests go out masked, answers come back restored. */

import { errors } from "../../errors.js";
import { endpointAt, saysNothing } from "../wire/endpoints.js";
import { type Exchange, MASKED_HEADER, maskedBody, restoredAnswer } from "../wire/exchange.js";
import { type SessionSource, sessionFor } from "./session-for.js";

/**
 * A `fetch` for OpenAI's, Anthropic's and Gemini's clients and those that speak like them.
 * @param source one session for all calls, or a policy; default: the preset for prompts, a session for each call
 * @throws ENDPOINT_UNKNOWN for an address that is not understood, REQUEST_INVALID for a body that is not: nothing was sent
 */
export function palimpsestFetch(source?: SessionSource, send: typeof fetch = fetch): typeof fetch {
  const open = sessionFor(source);
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (saysNothing(request.method, pathname)) return send(request);
    const endpoint = endpointAt(pathname);
    if (endpoint === undefined || request.method !== "POST") {
      throw errors.ENDPOINT_UNKNOWN`nothing is known of ${request.method} at this address, so it was not sent; use another fetch for it`;
    }
    const exchange: Exchange = { session: await open(), endpoint };
    const { text, count } = await maskedBody(await request.text(), exchange);
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    const answer = await send(request.url, {
      method: "POST",
      headers,
      body: text,
      signal: request.signal,
    });
    const restored = await restoredAnswer(answer, exchange);
    restored.headers.set(MASKED_HEADER, String(count));
    return restored;
  };
}
