/**
 * Encryption at rest: AES-256-GCM under a key from a file. What is sealed is bound to its place (table,
 * column, row), so that one row's text cannot be put in another's.
 */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { PalimpsestError } from "../../errors.js";

const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export interface Seal {
  /** @param place what the value is, as `tasks.document:ID` */
  seal(place: string, value: Uint8Array): Uint8Array;
  /** @throws STORE_KEY_WRONG when the key is another one, or the value was changed or moved */
  open(place: string, sealed: Uint8Array): Uint8Array;
  sealJson(place: string, value: unknown): Uint8Array;
  openJson<T>(place: string, sealed: Uint8Array): T;
  /** A keyed hash: says 'the same words again' to who has the key, nothing to anybody else. */
  fingerprint(text: string): string;
}

/** A seal under a 32-byte key. Sealing and hashing use different keys drawn from it. */
export function createSeal(key: Uint8Array): Seal {
  if (key.length !== KEY_BYTES) {
    throw keyInvalid(`${key.length} bytes`);
  }
  const draw = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", key, "", `palimpsest ${purpose}`, KEY_BYTES));
  const sealing = draw("seal");
  const hashing = draw("fingerprint");

  const seal: Seal["seal"] = (place, value) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", sealing, nonce).setAAD(Buffer.from(place));
    const body = [cipher.update(value), cipher.final()];
    return Buffer.concat([Buffer.of(FORM), nonce, ...body, cipher.getAuthTag()]);
  };
  const open: Seal["open"] = (place, sealed) => {
    try {
      if (sealed[0] !== FORM) throw new Error("another form");
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const body = sealed.subarray(1 + NONCE_BYTES, sealed.length - TAG_BYTES);
      const cipher = createDecipheriv("aes-256-gcm", sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      return Buffer.concat([cipher.update(body), cipher.final()]);
    } catch (cause) {
      throw new PalimpsestError(
        "STORE_KEY_WRONG",
        "expected stored data sealed with this key, got data that does not open; give the key file it was written with, or restore the data",
        { cause },
      );
    }
  };
  return {
    seal,
    open,
    sealJson: (place, value) => seal(place, Buffer.from(JSON.stringify(value))),
    openJson: (place, sealed) => JSON.parse(Buffer.from(open(place, sealed)).toString("utf8")),
    fingerprint: (text) => createHmac("sha256", hashing).update(text).digest("hex").slice(0, 32),
  };
}

/** A key that nobody else has and that ends with the process: for data kept in memory. */
export const passingKey = (): Uint8Array => randomBytes(KEY_BYTES);

/** Where the key is when no file is named: outside every data folder. */
export const defaultKeyFile = (): string =>
  join(process.env["XDG_CONFIG_HOME"] || join(homedir(), ".config"), "palimpsest", "store.key");

/**
 * A key from a file: 32 bytes, or 64 hexadecimal digits.
 * @throws INPUT_UNREADABLE, KEY_INVALID
 */
export async function readKey(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new PalimpsestError(
      "INPUT_UNREADABLE",
      `expected a key in ${path}, got ${cause.code ?? "an error"}; make one with 'openssl rand -hex 32 > FILE'`,
      { cause },
    );
  });
  if (bytes.length === KEY_BYTES) return bytes;
  const hex = bytes.toString("latin1").trim();
  if (/^[0-9a-f]{64}$/i.test(hex)) return Buffer.from(hex, "hex");
  throw keyInvalid(`${bytes.length} bytes that are no 64 digits`);
}

/** The key of a file that is made on first use, readable by its owner only. */
export async function readOrMakeKey(path: string): Promise<Uint8Array> {
  const refuse = (cause: NodeJS.ErrnoException): never => {
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `expected to write a new key to ${path}, got ${cause.code ?? "an error"}; name a key file with --key-file`,
      { cause },
    );
  };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(refuse);
  const key = `${randomBytes(KEY_BYTES).toString("hex")}\n`;
  await writeFile(path, key, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") refuse(error);
  });
  return readKey(path);
}

const keyInvalid = (got: string): PalimpsestError =>
  new PalimpsestError(
    "KEY_INVALID",
    `expected a key of 32 bytes or 64 hexadecimal digits, got ${got}; make one with 'openssl rand -hex 32 > FILE'`,
  );
