import { createHash } from "node:crypto";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseTokens, readTokenFile } from "./tokens.js";

const sha256 = (token: string): string => createHash("sha256").update(token).digest("hex");

describe("a token file", () => {
  it("names a user and brings the roles below the named one", () => {
    const tokens = parseTokens(`# reviewers\n\nann approve ${sha256("secret-a")}\n`);
    expect(tokens.userOf("secret-a")).toEqual({
      name: "ann",
      roles: new Set(["submit", "review", "approve"]),
    });
  });

  it("takes several roles and keeps the highest", () => {
    const tokens = parseTokens(`bo submit,review ${sha256("b")}`);
    expect([...tokens.userOf("b")!.roles]).toEqual(["submit", "review"]);
  });

  it("reads JSON too", () => {
    const tokens = parseTokens(
      JSON.stringify([{ name: "Cy", roles: ["admin"], sha256: sha256("c").toUpperCase() }]),
    );
    expect(tokens.userOf("c")?.roles.has("admin")).toBe(true);
  });

  it.each(["wrong", "", sha256("secret-a")])("does not know '%s'", (token) => {
    expect(parseTokens(`ann submit ${sha256("secret-a")}`).userOf(token)).toBeUndefined();
  });

  it("forgets a token once it has expired", () => {
    const tokens = parseTokens(`ann submit ${sha256("a")} 2030-01-01T00:00:00Z`);
    expect(tokens.userOf("a", new Date("2029-12-31T23:59:59Z"))?.name).toBe("ann");
    expect(tokens.userOf("a", new Date("2030-01-01T00:00:00Z"))).toBeUndefined();
  });

  it.each([
    ["no token", "# nobody\n"],
    ["an unknown role", `ann boss ${sha256("a")}`],
    ["a token in place of its hash", "ann admin hunter2"],
    ["a field too many", `ann admin ${sha256("a")} 2030-01-01 more`],
    ["a date that is none", `ann admin ${sha256("a")} tomorrow`],
    ["broken JSON", '[{"name":'],
    ["JSON of another shape", '[{"user":"ann"}]'],
  ])("is refused with %s, without quoting it", (_, text) => {
    expect(() => parseTokens(text)).toThrow(
      expect.objectContaining({
        code: "TOKENS_INVALID",
        message: expect.not.stringMatching(/hunter2|tomorrow|boss/),
      }),
    );
  });
});

describe("the file itself", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "palimpsest-tokens-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    [0o600, true],
    [0o640, true],
    [0o644, false],
    [0o620, false],
  ])("of mode %o is taken: %s", async (mode, taken) => {
    const path = join(folder, "tokens");
    await writeFile(path, `ann submit ${sha256("a")}`);
    await chmod(path, mode);
    const reading = readTokenFile(path);
    if (taken) expect((await reading).userOf("a")?.name).toBe("ann");
    else await expect(reading).rejects.toMatchObject({ code: "TOKENS_INVALID" });
  });

  it("is refused where it is not there", async () => {
    await expect(readTokenFile(join(folder, "none"))).rejects.toMatchObject({
      code: "TOKENS_INVALID",
    });
  });
});
