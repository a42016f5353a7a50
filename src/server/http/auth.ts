/**
 * Who sends a request, and what they may do. With a token file every request carries a bearer token; without one
 * the server is bound to loopback and every request acts as a local user.
 */

import type { FastifyInstance, FastifyRequest } from "fastify";
import { errors } from "../../errors.js";
import type { TokenFile } from "./tokens.js";
import { type Role, type User, withLower } from "./user.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Set before any handler runs; on a public route without a token, nobody with no roles. */
    user: User;
  }
  interface FastifyInstance {
    /**
     * Whether a token is the user's own: whoever does something that cannot be taken back signs in
     * again. Without a token file there is nothing to ask for.
     */
    signedAgain(user: User, token: string | undefined): boolean;
    /** There is no token file: whoever sits at this machine is everybody. */
    readonly alone: boolean;
  }
  interface FastifyContextConfig {
    /** Role the route asks for; `public` for none. Default: `submit`. */
    role?: Role | "public";
  }
}

const NOBODY: User = Object.freeze({ name: "nobody", roles: new Set<Role>() });
const ALL_ROLES = withLower(["admin"]);
/** A name that a header may give, as it appears in logs and stored decisions. */
const USER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Sets `request.user` and holds every route to its role. Without `tokens`: local users only. */
export function authenticate(app: FastifyInstance, tokens: TokenFile | undefined): void {
  app.decorateRequest("user");
  app.decorate("alone", tokens === undefined);
  app.decorate(
    "signedAgain",
    ({ name }: User, token: string | undefined) =>
      tokens === undefined || (token !== undefined && tokens.userOf(token)?.name === name),
  );
  app.addHook("onRequest", async (request, reply) => {
    // an unknown address may be a place within the workstation's page
    const role = request.is404 ? "public" : (request.routeOptions.config.role ?? "submit");
    const user = tokens === undefined ? localUser(request) : bearer(request, tokens);
    request.user = user ?? NOBODY;
    if (role === "public" || request.user.roles.has(role)) return;
    if (user === undefined) {
      reply.header("www-authenticate", "Bearer");
      throw errors.NOT_AUTHENTICATED`the token in 'Authorization: Bearer ...' is missing, wrong or expired; ask the server's operator for a valid one`;
    }
    throw errors.NOT_ALLOWED`this request needs the role '${role}', which the user does not have; ask the server's operator for it`;
  });
}

function bearer({ headers }: FastifyRequest, tokens: TokenFile): User | undefined {
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : tokens.userOf(token);
}

/**
 * The local user. A page of another site that a browser has open may not act as one: it can neither
 * send another site's origin nor reach the server under a name of its own (DNS rebinding).
 * @throws NOT_ALLOWED for both, REQUEST_INVALID for a malformed name
 */
function localUser({ headers }: FastifyRequest): User {
  const { host = "", origin } = headers;
  // an address of this machine with another port is another program's page
  const foreign = origin !== undefined && origin.replace(/^https?:\/\//, "") !== host;
  if (foreign || !LOOPBACK_HOST.test(host)) {
    throw errors.NOT_ALLOWED`without tokens the server answers only requests to 'localhost' or '127.0.0.1' from its own pages; start it with --token-file to reach it under other names`;
  }
  const name = headers["x-palimpsest-user"] ?? "local";
  if (typeof name !== "string" || !USER_NAME.test(name)) {
    throw errors.REQUEST_INVALID`the name in X-Palimpsest-User is not valid; use 1 to 64 letters, digits, spaces or . _ @ -`;
  }
  return { name, roles: ALL_ROLES };
}

/** Whether an address to bind to is this machine's own. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
