import type { Policy } from "../policy/policy.js";
import type { Session } from "./session/session.js";
import type { SessionOptions } from "./session/sessions.js";

/**
 * A conversation with somebody who may see no originals. The flow is loaded here, so that importing the
 * package costs nothing.
 * @param policy default: names, codes, addresses, dates of birth and employers get labels
 * @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID, and what `createSanitizer` throws
 */
export async function createSession(policy?: Policy, options?: SessionOptions): Promise<Session> {
  const { sessionOf } = await import("./session/sessions.js");
  return sessionOf(policy, options);
}
