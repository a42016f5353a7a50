/** Signing in by single sign-on, and out: pages that a browser goes to, and what the workstation asks. */

import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { asPalimpsestError } from "../../../errors.js";
import { cookieOf, SESSION } from "../auth.js";
import type { App } from "../context.js";
import { route } from "../route.js";
import { type SignIn, UNDER_WAY_MS } from "../sign-in.js";

const UNDER_WAY = "palimpsest-under-way";

interface SessionOptions {
  readonly signIn: SignIn | undefined;
  readonly hasTokens: boolean;
  /** Minutes without a key or a movement after which the workstation locks itself; 0: never. */
  readonly idleMinutes: number;
}

export function sessionRoutes(app: App, { signIn, hasTokens, idleMinutes }: SessionOptions): void {
  const page = { config: { role: "public" }, schema: { hide: true } } as const;
  app.get(
    "/v1/session",
    route(
      "How people sign in here, and when the workstation locks itself",
      Type.Object({
        token: Type.Boolean(),
        openid: Type.Boolean(),
        idleMinutes: Type.Number({ description: "0: never" }),
      }),
      { role: "public", tag: "operation" },
    ),
    async () => ({ token: hasTokens, openid: signIn !== undefined, idleMinutes }),
  );
  if (!signIn) return;
  const kept = (reply: FastifyReply, name: string, value: string, site: "Lax" | "Strict") =>
    reply.header(
      "set-cookie",
      `${name}=${value}; Path=/; HttpOnly; SameSite=${site}${signIn.isSecure ? "; Secure" : ""}${
        value === "" ? "; Max-Age=0" : name === UNDER_WAY ? `; Max-Age=${UNDER_WAY_MS / 1000}` : ""
      }`,
    );
  /** A browser is sent on; after a failure to the page that says why, by its code. */
  const sent = async (request: FastifyRequest, reply: FastifyReply, on: () => Promise<string>) => {
    try {
      return await reply.redirect(await on());
    } catch (thrown) {
      const { code, cause } = asPalimpsestError(thrown);
      // the provider's own code of an error, never what it sent
      const why = (cause as { code?: unknown } | undefined)?.code;
      request.log.warn({ code, why: typeof why === "string" ? why : undefined }, "no sign-in");
      return reply.redirect(`/#/signed-in/${code}`);
    }
  };
  app.get<{ Querystring: { again?: string } }>("/v1/session/begin", page, (request, reply) =>
    sent(request, reply, async () => {
      const under = await signIn.begin(request.query.again !== undefined);
      kept(reply, UNDER_WAY, under.kept, "Lax");
      return under.to;
    }),
  );
  app.get("/v1/session/callback", page, (request, reply) =>
    sent(request, reply, async () => {
      kept(reply, UNDER_WAY, "", "Lax");
      const secret = await signIn.end(request.url, cookieOf(request, UNDER_WAY));
      await signIn.leave(cookieOf(request, SESSION));
      kept(reply, SESSION, secret, "Strict");
      return "/#/signed-in";
    }),
  );
  app.delete(
    "/v1/session",
    route(
      "Signs out; where to go to sign out at the provider too",
      Type.Object({ to: Type.Union([Type.String(), Type.Null()]) }),
      { role: "public", tag: "operation" },
    ),
    async (request, reply) => {
      const to = await signIn.leave(cookieOf(request, SESSION));
      kept(reply, SESSION, "", "Strict");
      return { to };
    },
  );
}
