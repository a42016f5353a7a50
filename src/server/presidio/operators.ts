/**
 * The incumbent's operators: what they ask for, what they do, and how they refuse, word for word.
 *
 * `hash` is salted at random unless `salt` says otherwise, as in its releases since 2.2.361; earlier
 * ones hashed without salt, and a list of names undoes that.
 */

import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { decryptText } from "../../entries/replace.js";
import { PalimpsestError } from "../../errors.js";
import { invalidParameter } from "./error.js";

type Parameters = Readonly<Record<string, unknown>>;

/** How one entity's text changes. */
export interface OperatorConfig {
  readonly name: string;
  readonly parameters: Parameters;
}

/** Checks its parameters, then gives the text that takes the original's place. @throws PresidioError */
type Operator = (text: string, parameters: Parameters, entity: string) => string;

export const ANONYMIZERS: Readonly<Record<string, Operator>> = {
  // runs a function of the client's program; no request can carry one
  custom: () => {
    throw invalidParameter("New value must be a callable function");
  },
  encrypt: (text, parameters) => encrypt(text, keyOf(parameters)),
  hash,
  keep: (text) => text,
  mask,
  redact: () => "",
  replace,
};

export const DEANONYMIZERS: Readonly<Record<string, Operator>> = {
  decrypt: (text, parameters) => decrypt(text, keyOf(parameters)),
  deanonymize_keep: (text) => text,
};

/** @throws PresidioError (422) when there is no such operator or it refuses its parameters */
export function operate(
  operators: Readonly<Record<string, Operator>>,
  { name, parameters }: OperatorConfig,
  text: string,
  entity: string,
): string {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator === undefined) throw invalidParameter(`Invalid operator class '${name}'.`);
  return operator(text, parameters, entity);
}

function replace(_text: string, parameters: Parameters, entity: string): string {
  const value = parameters["new_value"];
  checkType(value, "new_value", "string");
  return value ? (value as string) : `<${entity}>`;
}

function mask(text: string, parameters: Parameters): string {
  const character = required(parameters, "masking_char", "string") as string;
  if ([...character].length > 1) {
    throw invalidParameter("Invalid input, masking_char must be a character");
  }
  const count = Number(required(parameters, "chars_to_mask", "number"));
  const fromEnd = Boolean(required(parameters, "from_end", "boolean"));
  const characters = [...text];
  const masked = Math.min(characters.length, Math.max(0, count));
  const kept = characters.length - masked;
  return fromEnd
    ? characters.slice(0, kept).join("") + character.repeat(masked)
    : character.repeat(masked) + characters.slice(masked).join("");
}

const HASHES = ["sha256", "sha512"];
const SALT_BYTES = 16;

function hash(text: string, parameters: Parameters): string {
  const algorithm = Object.hasOwn(parameters, "hash_type") ? parameters["hash_type"] : HASHES[0];
  if (algorithm === null) throw invalidParameter("Expected parameter hash_type");
  if (typeof algorithm !== "string" || !HASHES.includes(algorithm)) {
    throw invalidParameter(
      `Parameter hash_type value ${String(algorithm)} is not in range of values ['sha256', 'sha512']`,
    );
  }
  return createHash(algorithm).update(text).update(saltOf(parameters)).digest("hex");
}

function saltOf(parameters: Parameters): Buffer {
  if (!Object.hasOwn(parameters, "salt")) return randomBytes(32);
  const salt = parameters["salt"];
  checkType(salt, "salt", "string");
  const bytes = Buffer.from(salt ? (salt as string) : "", "utf8");
  if (bytes.length === 0) {
    throw invalidParameter(
      "Salt parameter cannot be empty. Either omit the salt parameter to auto-generate a random salt, or provide a salt of at least 16 bytes (128 bits).",
    );
  }
  if (bytes.length < SALT_BYTES) {
    throw invalidParameter(
      `Salt must be at least 16 bytes (128 bits). Provided salt is ${bytes.length} bytes.`,
    );
  }
  return bytes;
}

const KEY_BYTES = [16, 24, 32];

function keyOf(parameters: Parameters): string {
  const key = required(parameters, "key", "string") as string;
  if (KEY_BYTES.includes(Buffer.byteLength(key))) return key;
  throw invalidParameter("Invalid input, key must be of length 128, 192 or 256 bits");
}

/** AES-CBC, PKCS#7, a random IV; base64 of IV and ciphertext in the URL alphabet, padded. */
function encrypt(text: string, key: string): string {
  const secret = Buffer.from(key, "utf8");
  const iv = randomBytes(16);
  const cipher = createCipheriv(`aes-${secret.length * 8}-cbc`, secret, iv);
  const bytes = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
  return bytes.toString("base64").replaceAll("+", "-").replaceAll("/", "_");
}

function decrypt(value: string, key: string): string {
  try {
    return decryptText(value, key);
  } catch (error) {
    if (error instanceof PalimpsestError) throw invalidParameter(error.message);
    throw error;
  }
}

type JsonType = "string" | "boolean" | "number";

function required(parameters: Parameters, name: string, type: JsonType): unknown {
  const value = parameters[name];
  if (value === undefined || value === null) throw invalidParameter(`Expected parameter ${name}`);
  checkType(value, name, type);
  return value;
}

/** What counts as false passes, as the incumbent lets it; a boolean passes for a number. */
export function checkType(value: unknown, name: string, expected: JsonType): void {
  if (!value || jsonType(value) === expected) return;
  if (expected === "number" && typeof value === "boolean") return;
  const actual = jsonType(value);
  throw invalidParameter(
    actual === undefined
      ? `Invalid parameter value for '${name}'.`
      : `Invalid parameter value for ${name}. Expecting '${expected}', but got '${actual}'.`,
  );
}

/** Of whole numbers, words, booleans and lists; the incumbent has no word for the others. */
function jsonType(value: unknown): string | undefined {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "number" : undefined;
  return typeof value === "string" || typeof value === "boolean" ? typeof value : undefined;
}
