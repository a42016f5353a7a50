/**
 * Who sends a request, and what they may do. With a token file or single sign-on a request carries a bearer token or a
 * session's cookie; without them the server is bound to loopback and every request acts as a local user.
 */

import type { FastifyInstance, FastifyRequest } from "fastify";
import { errors } from "../../errors.js";
import type { SignIn } from "./sign-in.js";
import type { TokenFile } from "./tokens.js";
import { type Role, USER_NAME, type User, withLower } from "./user.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Set before any handler runs; on a public route without a token, nobody with no roles. */
    user: User;
  }
  interface FastifyInstance {
    /**
     * Whether a user has signed in again, as whoever does something that cannot be taken back does: the token is
     * their own, or they have just been at the provider. A local user has nothing to be asked for.
     */
    signedAgain(request: FastifyRequest, token: string | undefined): boolean;
    /** Nobody signs in here: whoever sits at this machine is everybody. */
    readonly alone: boolean;
  }
  interface FastifyContextConfig {
    /** Role the route asks for; `public` for none. Default: `submit`. */
    role?: Role | "public";
  }
}

const NOBODY: User = Object.freeze({ name: "nobody", roles: new Set<Role>() });
const ALL_ROLES = withLower(["admin"]);
/** The cookie that names a session. */
export const SESSION = "palimpsest-session";
/** Of whom the page is that sends a request. */
const PAGE_OF = "palimpsest-page-of";
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Sets `request.user` and holds every route to its role. Without `tokens` and `signIn`: local users only. */
export function authenticate(app: FastifyInstance, tokens?: TokenFile, signIn?: SignIn): void {
  const alone = tokens === undefined && signIn === undefined;
  app.decorateRequest("user");
  app.decorate("alone", alone);
  app.decorate("signedAgain", (request: FastifyRequest, token: string | undefined) =>
    token === undefined
      ? alone || signIn?.hasProved(cookieOf(request, SESSION)) === true
      : alone || tokens?.userOf(token)?.name === request.user.name,
  );
  app.addHook("onRequest", async (request, reply) => {
    // an unknown address may be a place within the workstation's page
    const role = request.is404 ? "public" : (request.routeOptions.config.role ?? "submit");
    const user = alone
      ? localUser(request)
      : (bearer(request, tokens) ?? signedIn(request, signIn));
    request.user = user ?? NOBODY;
    if (role === "public" || request.user.roles.has(role)) return;
    if (user === undefined) {
      reply.header("www-authenticate", "Bearer");
      throw signIn
        ? errors.NOT_AUTHENTICATED`nobody is signed in, or no longer; sign in, or send a valid token as 'Authorization: Bearer ...'`
        : errors.NOT_AUTHENTICATED`the token in 'Authorization: Bearer ...' is missing, wrong or expired; ask the server's operator for a valid one`;
    }
    throw errors.NOT_ALLOWED`this request needs the role '${role}', which the user does not have; ask the server's operator for it`;
  });
}

function bearer({ headers }: FastifyRequest, tokens: TokenFile | undefined): User | undefined {
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : tokens?.userOf(token);
}

/**
 * Whoever a session's cookie names, in requests of this server's own pages. A page says whose it is: another tab of the
 * browser may have signed in as somebody else meanwhile.
 */
function signedIn(request: FastifyRequest, signIn: SignIn | undefined): User | undefined {
  const user = isForeign(request) ? undefined : signIn?.userOf(cookieOf(request, SESSION));
  const page = request.headers[PAGE_OF];
  return page === undefined || page === encodeURIComponent(user?.name ?? "") ? user : undefined;
}

export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie
    ?.split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Sent by a page of another site; an address of this machine with another port is another program's page. */
const isForeign = ({ headers: { host = "", origin } }: FastifyRequest): boolean =>
  origin !== undefined && origin.replace(/^https?:\/\//, "") !== host;

/**
 * The local user. A page of another site that a browser has open may not act as one: it can neither
 * send another site's origin nor reach the server under a name of its own (DNS rebinding).
 * @throws NOT_ALLOWED for both, REQUEST_INVALID for a malformed name
 */
function localUser(request: FastifyRequest): User {
  const { headers } = request;
  if (isForeign(request) || !LOOPBACK_HOST.test(headers.host ?? "")) {
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
