import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aesKey, keyText } from "../../files/aes-key.js";
import { decryptIn } from "./decrypt.js";
import { encrypt } from "./operators.js";

const raw = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, i) => 255 - i));

describe("a key file", () => {
  test.each([
    ["16 raw bytes", raw(16), raw(16)],
    ["24 raw bytes", raw(24), raw(24)],
    ["32 raw bytes", raw(32), raw(32)],
    ["text of 16 bytes and a line feed", "0123456789abcdeF\n", Buffer.from("0123456789abcdeF")],
    ["48 hexadecimal digits", `${raw(24).toString("hex")}\n`, raw(24)],
    ["64 hexadecimal digits", raw(32).toString("hex").toUpperCase(), raw(32)],
    ["base64 of 32 bytes", `${raw(32).toString("base64")}\r\n`, raw(32)],
    ["hex: says so", `hex:${raw(16).toString("hex")}`, raw(16)],
    ["base64: says so", `base64:${raw(16).toString("base64")}`, raw(16)],
    // what earlier releases took as text stays text
    ["32 hexadecimal digits", raw(16).toString("hex"), Buffer.from(raw(16).toString("hex"))],
  ])("may hold %s", (_, content, key) => {
    expect(Buffer.from(aesKey(keyText(Buffer.from(content), "k"))).equals(key)).toBe(true);
  });

  test.each([
    ["nothing", ""],
    ["a word", "pepper-and-salt"],
    ["31 raw bytes", raw(31)],
    ["hex of 20 bytes", "ab".repeat(20)],
  ])("is refused with %s, by its name and never by its content", (_, content) => {
    const read = () => keyText(Buffer.from(content), "store/my.key");
    expect(read).toThrow(
      expect.objectContaining({
        code: "KEY_INVALID",
        message: expect.stringMatching(/^store\/my\.key .*openssl rand -hex 32 > store\/my\.key/),
      }),
    );
    if (String(content).length > 0) expect(read).not.toThrow(String(content));
  });
});

describe("encrypted values in a text", () => {
  const key = keyText(randomBytes(32), "k");
  const hide = async (words: string) => {
    const [proposal] = await encrypt(key).propose([{ original: words } as never], {} as never);
    return proposal!.candidates[0]!.text;
  };

  test("are opened, whatever stands around them", async () => {
    const names = ["Galip Yalman", "Ann", "é 😀", "x".repeat(200)];
    const values = await Promise.all(names.map(hide));
    const text = `Mr ${values[0]}, (${values[1]}) "${values[2]}".\n${values[3]}\tend`;
    expect(decryptIn(text, key)).toEqual({
      text: `Mr ${names[0]}, (${names[1]}) "${names[2]}".\n${names[3]}\tend`,
      opened: 4,
      closed: 0,
    });
  });

  test("stay with another key, and so does what only looks alike", async () => {
    const text = `${await hide("Galip Yalman")} and ${"A".repeat(64)} and ${"ab".repeat(20)}`;
    const found = decryptIn(text, keyText(Buffer.from("0123456789abcdef"), "k"));
    expect(found.text).toBe(text);
    expect(found.opened).toBe(0);
    expect(found.closed).toBeGreaterThan(0);
  });
});
