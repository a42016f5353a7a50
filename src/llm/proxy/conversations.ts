/**
 * Sessions of conversations that the model's server keeps (`previous_response_id`, `conversation`), apart for each key of
 * the interface. Every other request has its whole history with it and gets a session of its own.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../document/is-record.js";
import { errors } from "../../errors.js";
import type { Session } from "../../flow/session/session.js";
import type { Sessions } from "../../flow/session/sessions.js";

export interface Conversations {
  /** @param tenant what the request identifies itself with @throws REQUEST_INVALID for an answer that is not known */
  sessionFor(tenant: string, body: unknown): Session;
  /** An answer that a later request may go on from. */
  keep(tenant: string, session: Session, answer: unknown): void;
}

export interface MapsFolder {
  readonly folder: string;
  readonly key: Uint8Array;
}

/** Answers that are remembered, over all keys. */
const MOST = 5_000;

export function createConversations(sessions: Sessions, maps?: MapsFolder): Conversations {
  const kept = new Map<string, Session>();
  if (maps) mkdirSync(maps.folder, { recursive: true, mode: 0o700 });
  const nameOf = (tenant: string, id: string): string =>
    createHash("sha256").update(`${tenant}\u0000${id}`).digest("hex");

  function find(name: string): Session | undefined {
    const known = kept.get(name);
    if (known) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const file = maps && join(maps.folder, `${name}.map`);
    if (!maps || !file || !existsSync(file)) return undefined;
    const session = sessions.open({ bytes: readFileSync(file), key: maps.key });
    put(name, session);
    return session;
  }

  function put(name: string, session: Session): void {
    kept.set(name, session);
    for (const old of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(old);
    }
  }

  return {
    sessionFor(tenant, body) {
      if (!isRecord(body)) return sessions.open();
      const previous = body["previous_response_id"];
      if (typeof previous === "string") {
        const session = find(nameOf(tenant, previous));
        if (session) return session;
        throw errors.REQUEST_INVALID`'previous_response_id' is of an answer whose labels are not known here (the proxy was restarted, or it came another way); send the history with the request, or keep maps with --maps and --key-file`;
      }
      const conversation = conversationOf(body);
      return (conversation && find(nameOf(tenant, conversation))) || sessions.open();
    },
    keep(tenant, session, answer) {
      const response =
        isRecord(answer) && isRecord(answer["response"]) ? answer["response"] : answer;
      if (!isRecord(response)) return;
      const { id, object } = response;
      const ids = [
        object === "response" && typeof id === "string" ? id : undefined,
        conversationOf(response),
      ];
      for (const one of ids) {
        if (one === undefined) continue;
        const name = nameOf(tenant, one);
        put(name, session);
        if (!maps) continue;
        const file = join(maps.folder, `${name}.map`);
        writeFileSync(`${file}.part`, session.seal(maps.key), { mode: 0o600 });
        renameSync(`${file}.part`, file);
      }
    },
  };
}

function conversationOf({ conversation }: Record<string, unknown>): string | undefined {
  if (typeof conversation === "string") return `conversation ${conversation}`;
  return isRecord(conversation) && typeof conversation["id"] === "string"
    ? `conversation ${conversation["id"]}`
    : undefined;
}
