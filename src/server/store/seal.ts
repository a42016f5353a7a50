/**
 * Encryption at rest: AES-256-GCM under a key from a file. What is sealed is bound to its place (table,
 * column, row), so that one row's text cannot be put in another's.
 */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { errors, PalimpsestError } from "../../errors.js";
import type { OwnKeys } from "./own-keys.js";

/** Sealed with the server's key, or with the owner's (own-keys.ts). */
const FORM = 1;
const OWN_FORM = 2;
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
  /**
   * A keyed hash: says 'the same words again' to who has the key, nothing to anybody else.
   * @param place whose key is taken; without one the server's
   */
  fingerprint(text: string, place?: string): string;
  /** Whether a fingerprint of this place is that of a text; those of earlier releases count too. */
  isFingerprint(fingerprint: string, text: string, place: string): boolean;
  /** Throws the keys of owners away: nothing that was sealed for them opens again. */
  forget(owners: readonly string[]): void;
  /** As `forget`, for all owners but these; how many. */
  forgetAllBut(owners: readonly string[]): number;
}

/** What has a key of its own, by the table that its rows are in. */
const OWNERS: Readonly<Record<string, "task" | "file" | "background" | "project">> = {
  tasks: "task",
  "tasks.analysis": "task",
  events: "task",
  approvals: "task",
  attacks: "task",
  "attacks.people": "background",
  files: "file",
  entity_numbers: "file",
  file_columns: "file",
  backgrounds: "background",
  background_texts: "background",
  projects: "project",
};

/** Whose key seals a place such as `events:TASK:EVENT`; nothing for what belongs to the server. */
function ownerOf(place: string): string | undefined {
  const [table = "", id] = place.split(":");
  const kind = OWNERS[table];
  return kind === undefined || id === undefined ? undefined : `${kind} ${id}`;
}

/**
 * A seal under a 32-byte key. Sealing and hashing use different keys drawn from it.
 * @param ownKeys keys of tasks, files, backgrounds and projects; without them all is under the one key
 */
export function createSeal(
  key: Uint8Array,
  ownKeys?: (wrap: Pick<Seal, "seal" | "open">) => OwnKeys,
): Seal {
  if (key.length !== KEY_BYTES) {
    throw keyInvalid(`${key.length} bytes`);
  }
  const sealing = drawn(key, "seal");
  const hashing = drawn(key, "fingerprint");

  const keys = ownKeys?.({
    seal: (place, value) => sealUnder(sealing, FORM, place, value),
    open: (place, sealed) => openUnder(() => sealing, place, sealed),
  });

  const seal: Seal["seal"] = (place, value) => {
    const owner = ownerOf(place);
    return keys === undefined || owner === undefined
      ? sealUnder(sealing, FORM, place, value)
      : sealUnder(keys.findOrMake(owner), OWN_FORM, place, value);
  };
  const open: Seal["open"] = (place, sealed) =>
    openUnder(
      (form) => (form === FORM ? sealing : keys?.find(ownerOf(place) ?? "")),
      place,
      sealed,
    );
  const hashKeyOf = (place: string | undefined): Uint8Array => {
    const owner = place === undefined ? undefined : ownerOf(place);
    const own = owner === undefined ? undefined : keys?.findOrMake(owner);
    return own === undefined ? hashing : drawn(own, "fingerprint");
  };

  return {
    seal,
    open,
    sealJson: (place, value) => seal(place, Buffer.from(JSON.stringify(value))),
    openJson: (place, sealed) => JSON.parse(Buffer.from(open(place, sealed)).toString("utf8")),
    fingerprint: (text, place) => fingerprintUnder(hashKeyOf(place), text),
    isFingerprint: (fingerprint, text, place) =>
      [hashKeyOf(place), hashing].some((one) => fingerprintUnder(one, text) === fingerprint),
    forget: (owners) => keys?.throwAway(owners),
    forgetAllBut: (owners) => keys?.sweep(owners) ?? 0,
  };
}

const drawn = (key: Uint8Array, purpose: string): Uint8Array =>
  Buffer.from(hkdfSync("sha256", key, "", `palimpsest ${purpose}`, KEY_BYTES));

const fingerprintUnder = (key: Uint8Array, text: string): string =>
  createHmac("sha256", key).update(text).digest("hex").slice(0, 32);

function sealUnder(key: Uint8Array, form: number, place: string, value: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  const body = [cipher.update(value), cipher.final()];
  return Buffer.concat([Buffer.of(form), nonce, ...body, cipher.getAuthTag()]);
}

function openUnder(
  keyOf: (form: number) => Uint8Array | undefined,
  place: string,
  sealed: Uint8Array,
): Uint8Array {
  try {
    const form = sealed[0] ?? 0;
    if (form !== FORM && form !== OWN_FORM) throw new Error("another form");
    const key = keyOf(form);
    if (key === undefined) throw new Error("its key was thrown away");
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const body = sealed.subarray(1 + NONCE_BYTES, sealed.length - TAG_BYTES);
    const cipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    return Buffer.concat([cipher.update(body), cipher.final()]);
  } catch (cause) {
    throw new PalimpsestError(
      "STORE_KEY_WRONG",
      "stored data does not open with this key; give the key file it was written with together with the folder of keys beside it, or restore the data",
      { cause },
    );
  }
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
      `the key file ${path} cannot be read (${cause.code ?? "unknown failure"}); make one with 'openssl rand -hex 32 > FILE'`,
      { cause },
    );
  });
  if (bytes.length === KEY_BYTES) return bytes;
  const hex = bytes.toString("latin1").trim();
  if (/^[0-9a-f]{64}$/i.test(hex)) return Buffer.from(hex, "hex");
  throw keyInvalid(`${bytes.length} bytes`);
}

/** The key of a file that is made on first use, readable by its owner only. */
export async function readOrMakeKey(path: string): Promise<Uint8Array> {
  const refuse = (cause: NodeJS.ErrnoException): never => {
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `a new key cannot be written to ${path} (${cause.code ?? "unknown failure"}); name a key file with --key-file`,
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
  errors.KEY_INVALID`a key has 32 bytes or 64 hexadecimal digits, and this one has ${got}; make one with 'openssl rand -hex 32 > FILE'`;
