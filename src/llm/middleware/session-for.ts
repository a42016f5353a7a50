/** What a middleware is given: a session, sessions to come, a policy, or nothing. */

import type { Session } from "../../flow/session/session.js";
import { type Sessions, sessionsOf } from "../../flow/session/sessions.js";
import type { Policy } from "../../policy/policy.js";

export type SessionSource =
  | Session
  | Promise<Session>
  | Policy
  | { readonly session: Session | Promise<Session> }
  | { readonly policy: Policy };

/** The session for a call: the one that was given, else a new one for each call, whose history comes with it. */
export function sessionFor(source?: SessionSource): () => Promise<Session> {
  if (source !== undefined && "session" in source) return async () => source.session;
  if (source instanceof Promise) return () => source;
  if (source !== undefined && "maskMessages" in source) return async () => source;
  const policy =
    source !== undefined && "policy" in source ? source.policy : (source as Policy | undefined);
  let sessions: Promise<Sessions> | undefined;
  return async () => {
    sessions ??= sessionsOf(policy);
    return (await sessions).open();
  };
}
