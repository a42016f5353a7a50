/** Signing in at a real provider, step by step as a browser takes it. */

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idleEngine } from "../../../test/idle-engine.js";
import { type SignInProvider, startProvider } from "../../../test/sign-in-provider.js";
import { type App, createApp } from "./app.js";
import { readSignInFile } from "./sign-in.js";

const clock = { ms: Date.now() };
let provider: SignInProvider;
let app: App;
let address: string;

beforeAll(async () => {
  provider = await startProvider(
    { ann: ["everybody", "readers"], cid: ["chiefs"], eve: ["everybody"], "a,b": ["chiefs"] },
    () => clock.ms,
  );
  app = await createApp({ engine: idleEngine(), signIn: provider.signIn });
  address = await app.listen({ host: "127.0.0.1", port: provider.port });
});
afterAll(async () => {
  await app?.close();
  await provider?.close();
});

/** Cookies by server and name, and where the last redirection led to. */
class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();
  set: string[] = [];

  async go(url: string, body?: Record<string, string>, headers: Record<string, string> = {}) {
    const { origin } = new URL(url);
    const own = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, own);
    const answer = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...own].map((one) => one.join("=")).join("; "), ...headers },
      ...(body && { body: new URLSearchParams(body) }),
    });
    const set = answer.headers.getSetCookie();
    if (origin === address) this.set.push(...set);
    for (const cookie of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value === "") own.delete(name!);
      else own.set(name!, value!);
    }
    const to = answer.headers.get("location");
    return { answer, to: to === null ? undefined : new URL(to, url).href };
  }

  /** Through the provider's pages to where the browser comes to rest. */
  async signIn(name: string, query = ""): Promise<string> {
    let { to } = await this.go(`${address}/v1/session/begin${query}`);
    while (to !== undefined && !to.startsWith(`${address}/#`)) {
      const next = await this.go(to);
      if (next.to === undefined) {
        const prompt = (await next.answer.text()).includes('value="login"') ? "login" : "consent";
        to = (await this.go(to, { prompt, login: name, password: "any" })).to;
      } else to = next.to;
    }
    return to!.slice(address.length);
  }

  async me(headers?: Record<string, string>) {
    const { answer } = await this.go(`${address}/metrics`, undefined, headers);
    return answer.status;
  }
}

const FAILED = "/#/signed-in/SIGN_IN_FAILED";

describe("a person of the provider", () => {
  test("signs in, with the roles that a claim gives, and out", async () => {
    const browser = new Browser();
    expect(await browser.me()).toBe(401);
    expect(await browser.signIn("ann")).toBe("/#/signed-in");
    expect(await browser.me()).toBe(200);
    const secret = browser.set.at(-1)!;
    expect(secret).toMatch(/^palimpsest-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const user = provider.signIn.userOf(secret.slice(secret.indexOf("=") + 1, secret.indexOf(";")));
    expect(user).toEqual({ name: "ann", roles: new Set(["submit", "review"]) });

    const answer = await fetch(`${address}/v1/session`, {
      method: "DELETE",
      headers: { cookie: secret.split(";")[0]! },
    });
    const { to } = (await answer.json()) as { to: string };
    expect(to).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`));
    expect(await browser.me()).toBe(401);
  });

  test("is asked again after the hours of a session", async () => {
    const browser = new Browser();
    await browser.signIn("ann");
    clock.ms += 8 * 3_600_000 - 1;
    expect(await browser.me()).toBe(200);
    clock.ms += 1;
    expect(await browser.me()).toBe(401);
  });

  test("proves anew who they are only where they were asked to, and for five minutes", async () => {
    const browser = new Browser();
    const proved = () => {
      const secret = /=([^;]*)/.exec(browser.set.at(-1)!)![1];
      return provider.signIn.hasProved(secret);
    };
    await browser.signIn("cid");
    expect(proved()).toBe(false);
    await browser.signIn("cid", "?again=1");
    expect(proved()).toBe(true);
    clock.ms += 5 * 60_000;
    expect(proved()).toBe(false);
  });

  test.each(["eve", "a,b"])("without a role or a usable name is not let in: %s", async (name) => {
    const browser = new Browser();
    expect(await browser.signIn(name)).toBe("/#/signed-in/NOT_ALLOWED");
    expect(await browser.me()).toBe(401);
  });

  test("is nobody in requests of other sites' pages, and in pages of somebody else", async () => {
    const browser = new Browser();
    await browser.signIn("ann");
    expect(await browser.me({ origin: "http://elsewhere.example" })).toBe(401);
    expect(await browser.me({ "palimpsest-page-of": "cid" })).toBe(401);
    expect(await browser.me({ "palimpsest-page-of": "ann", origin: address })).toBe(200);
  });
});

describe("nobody is signed in", () => {
  test.each([
    ["that began in another browser", "?code=x&state=y"],
    ["that the provider refused", "?error=access_denied"],
  ])("by an answer %s", async (_, query) => {
    const browser = new Browser();
    expect((await browser.go(`${address}/v1/session/callback${query}`)).to).toBe(address + FAILED);
  });

  test("by the answer to another request, or one that was used", async () => {
    const browser = new Browser();
    await browser.go(`${address}/v1/session/begin`);
    const other = await browser.go(`${address}/v1/session/callback?code=x&state=forged`);
    expect(other.to).toBe(address + FAILED);
    const again = await browser.go(`${address}/v1/session/callback?code=x&state=forged`);
    expect(again.to).toBe(address + FAILED);
    expect(await browser.me()).toBe(401);
  });
});

test("a provider that does not answer is said, and asked anew the next time", async () => {
  const gone = await startProvider({ ann: ["readers"] });
  await gone.close();
  await expect(gone.signIn.begin(false)).rejects.toMatchObject({ code: "SIGN_IN_FAILED" });
  expect(await gone.signIn.leave("no session")).toBeNull();
});

describe("a file of settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "sign-in-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "sign-in.json");
  const good = {
    issuer: "https://id.example",
    clientId: "palimpsest",
    clientSecret: "s3cret",
    address: "https://review.example/",
    roles: { Lawyers: "review" },
  };
  const read = (text: string, mode = 0o600) => {
    writeFileSync(path, text);
    chmodSync(path, mode);
    return readSignInFile(path);
  };

  test("says where browsers get cookies only over TLS", async () => {
    expect((await read(JSON.stringify(good))).isSecure).toBe(true);
  });

  test.each([
    ["not JSON", "{", 0o600, "JSON"],
    ["a role there is not", JSON.stringify({ ...good, roles: { x: "boss" } }), 0o600, "/roles/x"],
    ["no address", JSON.stringify({ ...good, issuer: "id.example" }), 0o600, "/issuer"],
    ["a key there is not", JSON.stringify({ ...good, secret: "s3cret" }), 0o600, "/secret"],
    ["readable by all", JSON.stringify(good), 0o644, "chmod 600"],
  ])("is refused: %s", async (_, text, mode, says) => {
    const refusal = read(text, mode);
    await expect(refusal).rejects.toMatchObject({ code: "SIGN_IN_INVALID" });
    await expect(refusal).rejects.toThrow(says);
    await expect(refusal).rejects.not.toThrow("s3cret");
  });
});
