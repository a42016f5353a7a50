/** A real OpenID Connect provider on a free port of this machine. Its page asks for a name, and believes it. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { createSignIn, type SignIn } from "../src/server/http/sign-in.js";

export interface SignInProvider {
  readonly issuer: string;
  /** Of the server that asks it: nothing listens there yet. */
  readonly port: number;
  /** What that server signs people in by. */
  readonly signIn: SignIn;
  close(): Promise<void>;
}

const CLIENT = { id: "palimpsest", secret: "a secret of the tests" };
const ROLES = { readers: "review", chiefs: "approve" } as const;

/**
 * @param groups of each person, by name; nobody else can sign in
 * @param now the clock of the server that asks
 */
export async function startProvider(
  groups: Readonly<Record<string, readonly string[]>>,
  now = Date.now,
): Promise<SignInProvider> {
  const server = createServer();
  const asking = createServer();
  const port = await listening(asking, "127.0.0.1");
  await closed(asking);
  const address = `http://127.0.0.1:${port}`;
  // to browsers another site than the server's
  const issuer = `http://localhost:${await listening(server, "localhost")}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${address}/v1/session/callback`],
        post_logout_redirect_uris: [address],
      },
    ],
    claims: { openid: ["sub"], profile: ["preferred_username", "groups"] },
    findAccount: (_, id) =>
      groups[id] && {
        accountId: id,
        claims: () => ({ sub: id, preferred_username: id, groups: [...groups[id]!] }),
      },
    pkce: { required: () => true },
    cookies: { keys: ["only for tests"] },
  });
  server.on("request", provider.callback());
  const settings = { issuer, address, clientId: CLIENT.id, clientSecret: CLIENT.secret };
  return {
    issuer,
    port,
    signIn: createSignIn({ ...settings, roles: ROLES, hours: 8 }, now),
    close: () => closed(server),
  };
}

const listening = (server: Server, host: string): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
