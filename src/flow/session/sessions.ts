/**
 * A conversation with somebody who may see no originals: what goes out is masked, what comes back is restored, and the
 * same person has the same label or pseudonym in every turn.
 */

import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import { checkPolicy, type Policy } from "../../policy/policy.js";
import type { Numbering } from "../../replace/replacers/numbering.js";
import { openMap, type RestoreMap, requireLabels } from "../../replace/restore/map-file.js";
import { createSanitizer } from "../create-sanitizer.js";
import type { SanitizerOptions } from "../sanitizer.js";
import { numbersIn } from "./literals.js";
import { type ConversationNumbers, conversationNumbers } from "./numbers.js";
import { LABEL_WORDS, openSession } from "./open-session.js";
import { type ConversationPolicy, conversationPolicy } from "./policy.js";
import { rememberFinds } from "./remember-finds.js";
import type { Session } from "./session.js";

export interface SessionOptions extends Omit<SanitizerOptions, "numbering"> {
  /** An earlier session's bytes, with the key that sealed them. */
  readonly from?: { readonly bytes: Uint8Array; readonly key: Uint8Array };
  /** What a policy goes on from that does not say what to hide; `none`: it is taken as it is. */
  readonly preset?: "prompt" | "none";
}

/** Sessions of one policy, which share its models and nothing else. */
export interface Sessions {
  readonly policy: Policy;
  /** @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID */
  open(from?: SessionOptions["from"]): Session;
}

/**
 * One conversation.
 * @param policy default: the preset for prompts, which a policy that does not say what to hide goes on from
 * @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID, and what `createSanitizer` throws
 */
export async function sessionOf(
  policy?: Policy,
  { from, preset = "prompt", ...options }: SessionOptions = {},
): Promise<Session> {
  const map = from && openMap(from.bytes, from.key);
  const chosen =
    preset === "none"
      ? { policy: checkPolicy(policy ?? { version: 1 }), isForPrompts: false }
      : undefined;
  return (await makeSessions(chosen ?? conversationPolicy(policy), options, map?.secret)).openMap(
    map,
  );
}

/**
 * Sessions that share a policy.
 * @throws what `createSanitizer` throws
 */
export async function sessionsOf(
  policy?: Policy,
  options: Omit<SanitizerOptions, "numbering"> = {},
): Promise<Sessions> {
  const { policy: own, openMap: open } = await makeSessions(conversationPolicy(policy), options);
  return { policy: own, open: (from) => open(from && openMap(from.bytes, from.key)) };
}

async function makeSessions(
  { policy, isForPrompts }: ConversationPolicy,
  options: Omit<SanitizerOptions, "numbering">,
  known?: string,
) {
  const secret = known ?? bytesToHex(randomBytes(32));
  const isKeyed = policy.release_key !== undefined;
  const scopes = new Map<string, Numbering>();
  let first: ConversationNumbers | undefined;
  const sanitizer = await createSanitizer(
    {
      ...policy,
      release: policy.release ?? "session",
      ...(!isKeyed && { salt: policy.salt ?? secret }),
    },
    {
      ...options,
      ...(!isKeyed && {
        numbering: (document) => {
          const own = scopes.get(document.scope ?? "");
          if (own) return own;
          first ??= conversationNumbers();
          // labels that the source has are its own
          if ("text" in document) first.take(numbersIn(String(document.text), LABEL_WORDS));
          return first;
        },
      }),
    },
  );
  const detect = rememberFinds(sanitizer, isForPrompts);
  return {
    policy: sanitizer.policy,
    openMap(map?: RestoreMap): Session {
      const labels = policy.labels ?? "kind";
      if (map) requireLabels(map, labels);
      const numbers = conversationNumbers(map?.numbers, map?.taken);
      first ??= numbers;
      return openSession(
        { sanitizer, isForPrompts, isKeyed, secret, labels, numbers, scopes, detect },
        map,
      );
    },
  };
}
