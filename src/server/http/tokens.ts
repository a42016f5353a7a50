/**
 * The token file: who may do what. Tokens themselves are never stored, only their SHA-256.
 *
 * Lines `NAME ROLE[,ROLE] SHA256 [EXPIRES]`, or JSON `[{"name","roles","sha256","expires"?}]`.
 */

import { createHash, timingSafeEqual } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { PalimpsestError } from "../../errors.js";
import { ROLES, Role, type User, withLower } from "./user.js";

export interface TokenFile {
  /** The user of a token that is known and has not expired. Takes as long for a wrong one. */
  userOf(token: string, now?: Date): User | undefined;
}

const Entry = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 64 }),
    roles: Type.Array(Role, { minItems: 1 }),
    sha256: Type.String({ pattern: "^[0-9a-fA-F]{64}$" }),
    expires: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
const Entries = Compile(Type.Array(Entry, { minItems: 1 }));
type Entry = Static<typeof Entry>;

/** Others may not read it, and nobody but its owner may write it. */
const FORBIDDEN_BITS = 0o027;

/** @throws TOKENS_INVALID when the file cannot be read, is open to others or malformed */
export const readTokenFile = async (path: string): Promise<TokenFile> =>
  parseTokens(await readPrivate(path, "token file", "--token-file", refused));

/** A file that only its owner may read and write. @throws what `refused` makes of the problem */
export async function readPrivate(
  path: string,
  what: string,
  flag: string,
  refused: (problem: string) => PalimpsestError,
): Promise<string> {
  const read = Promise.all([stat(path), readFile(path, "utf8")]);
  const [{ mode }, text] = await read.catch(() => {
    throw refused(`the ${what} cannot be read; check the path given with ${flag}`);
  });
  if (process.platform === "win32" || (mode & FORBIDDEN_BITS) === 0) return text;
  const octal = (mode & 0o777).toString(8);
  throw refused(`the ${what} can be read by others (mode ${octal}); run chmod 600 on it`);
}

/** @throws TOKENS_INVALID, never quoting the text */
export function parseTokens(text: string): TokenFile {
  const entries = /^\s*\[/.test(text) ? fromJson(text) : fromLines(text);
  const known = entries.map((entry, i) => ({
    user: { name: entry.name, roles: withLower(entry.roles) },
    digest: Buffer.from(entry.sha256, "hex"),
    expires: expiryOf(entry, i),
  }));
  return {
    userOf(token, now = new Date()) {
      const digest = createHash("sha256").update(token).digest();
      let user: User | undefined;
      // every entry is compared, so that the time reveals nothing
      for (const one of known) {
        if (timingSafeEqual(one.digest, digest) && now < one.expires) user = one.user;
      }
      return user;
    },
  };
}

function fromJson(text: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused("the token file is not valid JSON; check its brackets");
  }
  if (Entries.Check(value)) return value;
  const [error] = Entries.Errors(value);
  throw refused(
    `the token file is wrong at '${error?.instancePath ?? "/"}'; write a list of {"name","roles","sha256","expires"?}, with roles from ${ROLES.join(", ")}`,
  );
}

function fromLines(text: string): Entry[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, i) => ({ number: i + 1, fields: line.trim().split(/\s+/) }))
    .filter(({ fields: [first = ""] }) => first !== "" && !first.startsWith("#"));
  const entries = lines.map(({ number, fields: [name, roles = "", sha256, expires, ...rest] }) => {
    const entry = { name, roles: roles.split(","), sha256, ...(expires && { expires }) };
    if (rest.length === 0 && Entries.Check([entry])) return entry as Entry;
    throw refused(
      `line ${number} of the token file is wrong; write NAME ROLE[,ROLE] SHA256 [EXPIRES], with roles from ${ROLES.join(", ")} and a hash of 64 hexadecimal digits`,
    );
  });
  if (entries.length > 0) return entries;
  throw refused("the token file is empty; add a token, or leave out --token-file");
}

function expiryOf({ expires }: Entry, index: number): Date {
  const date = expires === undefined ? new Date(8.64e15) : new Date(expires);
  if (!Number.isNaN(date.getTime())) return date;
  throw refused(
    `the expiry in entry ${index + 1} of the token file is not an ISO date or time; write it as 2030-12-31 or 2030-12-31T18:00:00Z`,
  );
}

const refused = (message: string): PalimpsestError =>
  new PalimpsestError("TOKENS_INVALID", message);
