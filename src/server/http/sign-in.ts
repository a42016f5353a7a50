/**
 * Single sign-on by OpenID Connect: the authorization code flow with PKCE. What the provider says of a person is read
 * once, and its tokens are dropped; from then on a cookie names a session that only this process knows.
 */

import { createHash, randomBytes } from "node:crypto";
import * as openid from "openid-client";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { errors, PalimpsestError } from "../../errors.js";
import { readPrivate } from "./tokens.js";
import { ROLES, Role, USER_NAME, type User, withLower } from "./user.js";

const Address = Type.String({ pattern: "^https?://[^/?#]+[^?#]*$" });
const SettingsSchema = Type.Object(
  {
    /** Of the provider, as its tokens name it. */
    issuer: Address,
    clientId: Type.String({ minLength: 1 }),
    /** Absent: a public client. */
    clientSecret: Type.Optional(Type.String({ minLength: 1 })),
    /** Where browsers reach this server. The provider sends them back to its `/v1/session/callback`. */
    address: Address,
    /** Roles by the values of a claim. */
    roles: Type.Record(Type.String(), Role),
    /** Names of claims, with dots where one lies in another. */
    rolesClaim: Type.Optional(Type.String({ minLength: 1 })),
    nameClaim: Type.Optional(Type.String({ minLength: 1 })),
    scope: Type.Optional(Type.String({ minLength: 1 })),
    /** After which somebody signs in anew. */
    hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 168 })),
  },
  { additionalProperties: false },
);
type Settings = Static<typeof SettingsSchema>;
const Checked = Compile(SettingsSchema);

/** @throws SIGN_IN_INVALID, never quoting the file */
export async function readSignInFile(path: string): Promise<SignIn> {
  const refused = (problem: string) => new PalimpsestError("SIGN_IN_INVALID", problem);
  const text = await readPrivate(path, "sign-in file", "--sign-in", refused);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused("the sign-in file is not valid JSON; check its brackets");
  }
  if (Checked.Check(value)) return createSignIn(value);
  const [error] = Checked.Errors(value);
  throw refused(
    `the sign-in file is wrong at '${error?.instancePath || "/"}'; write {"issuer","clientId","address","roles"}, with roles from ${ROLES.join(", ")}`,
  );
}

interface Session {
  readonly user: User;
  /** When they last proved to the provider who they are, in answer to being asked anew. */
  readonly provedAt: number | undefined;
  readonly until: number;
}

/** What a browser keeps while somebody is at the provider. */
interface UnderWay {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly again: boolean;
}

export interface SignIn {
  readonly isSecure: boolean;
  /** Where a browser goes to sign in, and what it keeps meanwhile. @throws SIGN_IN_FAILED */
  begin(again: boolean): Promise<{ readonly to: string; readonly kept: string }>;
  /** The secret of a new session. @throws SIGN_IN_FAILED, NOT_ALLOWED for who has no role here */
  end(url: string, kept: string | undefined): Promise<string>;
  userOf(secret: string | undefined): User | undefined;
  /** Whether a session's person has just proved anew who they are. */
  hasProved(secret: string | undefined): boolean;
  /** Ends a session; where its browser goes to end that at the provider. */
  leave(secret: string | undefined): Promise<string | null>;
}

/** How long somebody may take at the provider, and how long a proof holds. */
export const UNDER_WAY_MS = 10 * 60_000;
const PROOF_MS = 5 * 60_000;

/** @param now the clock, in milliseconds; tests bring their own */
export function createSignIn(settings: Settings, now = Date.now): SignIn {
  const { issuer, clientId, clientSecret, address, hours = 10 } = settings;
  const back = `${address.replace(/\/$/, "")}/v1/session/callback`;
  const sessions = new Map<string, Session>();
  let discovered: Promise<openid.Configuration> | undefined;
  const provider = async (): Promise<openid.Configuration> => {
    const options = issuer.startsWith("http://") ? { execute: [openid.allowInsecureRequests] } : {};
    discovered ??= openid.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? openid.None() : undefined,
      options,
    );
    return discovered.catch((cause: unknown) => {
      discovered = undefined; // it may answer the next time
      throw failed("the sign-in provider does not answer; try again in a moment", cause);
    });
  };
  const sessionOf = (secret: string | undefined): Session | undefined => {
    const session = secret === undefined ? undefined : sessions.get(digestOf(secret));
    return session && session.until > now() ? session : undefined;
  };
  return {
    isSecure: address.startsWith("https://"),
    async begin(again) {
      const config = await provider();
      const underWay: UnderWay = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
        again,
      };
      const to = openid.buildAuthorizationUrl(config, {
        redirect_uri: back,
        scope: settings.scope ?? "openid profile",
        state: underWay.state,
        nonce: underWay.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(underWay.verifier),
        code_challenge_method: "S256",
        ...(again && { prompt: "login", max_age: "0" }),
      });
      return { to: to.href, kept: Buffer.from(JSON.stringify(underWay)).toString("base64url") };
    },
    async end(url, kept) {
      const config = await provider();
      const { state, nonce, verifier, again } = underWayOf(kept);
      let claims: Claims;
      try {
        const tokens = await openid.authorizationCodeGrant(config, new URL(url, back), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(again && { maxAge: 0 }),
        });
        claims = tokens.claims()!;
        if (config.serverMetadata().userinfo_endpoint !== undefined) {
          const { sub } = tokens.claims()!;
          claims = { ...claims, ...(await openid.fetchUserInfo(config, tokens.access_token, sub)) };
        }
      } catch (cause) {
        throw failed("the sign-in provider did not confirm who you are; sign in again", cause);
      }
      const user = userFrom(claims, settings);
      for (const [digest, { until }] of sessions) if (until <= now()) sessions.delete(digest);
      const secret = randomBytes(32).toString("base64url");
      const until = now() + hours * 3_600_000;
      sessions.set(digestOf(secret), { user, provedAt: again ? now() : undefined, until });
      return secret;
    },
    userOf: (secret) => sessionOf(secret)?.user,
    hasProved: (secret) => (sessionOf(secret)?.provedAt ?? -Infinity) > now() - PROOF_MS,
    async leave(secret) {
      if (!sessionOf(secret)) return null;
      sessions.delete(digestOf(secret!));
      const config = await provider().catch(() => undefined);
      if (config?.serverMetadata().end_session_endpoint === undefined) return null;
      return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: address }).href;
    },
  };
}

/** What is known by its secret is kept by its digest. */
const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const failed = (message: string, cause?: unknown): PalimpsestError =>
  new PalimpsestError("SIGN_IN_FAILED", message, { cause });

function underWayOf(kept: string | undefined): UnderWay {
  try {
    return JSON.parse(Buffer.from(kept ?? "", "base64url").toString()) as UnderWay;
  } catch (cause) {
    throw failed("this sign-in took too long or began in another browser; sign in again", cause);
  }
}

type Claims = Readonly<Record<string, unknown>>;

const claimOf = (claims: Claims, path: string): unknown =>
  path.split(".").reduce<unknown>((at, key) => (at as Claims | undefined)?.[key], claims);

/** @throws NOT_ALLOWED for a name that cannot be used, and for somebody without a role */
function userFrom(claims: Claims, settings: Settings): User {
  const { nameClaim = "preferred_username", rolesClaim = "groups" } = settings;
  const name = claimOf(claims, nameClaim);
  if (typeof name !== "string" || !USER_NAME.test(name)) {
    throw errors.NOT_ALLOWED`the provider's claim '${nameClaim}' holds no name of 1 to 64 letters, digits, spaces or . _ @ -; have the operator choose another`;
  }
  const values = [claimOf(claims, rolesClaim)].flat();
  const roles = Object.entries(settings.roles).flatMap(([value, role]) =>
    values.includes(value) ? [role] : [],
  );
  if (roles.length > 0) return { name, roles: withLower(roles) };
  throw errors.NOT_ALLOWED`none of your values of '${rolesClaim}' gives a role here; ask whoever runs this server for one`;
}
