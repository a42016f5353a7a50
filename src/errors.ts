/**
 * Errors a user can act on. A message says what went wrong and what to do; it never quotes the document
 * or a secret. The catalogue of codes is errors/catalogue.ts.
 */

import { ERRORS, type ErrorCode } from "./errors/catalogue.js";

export { ERRORS, type ErrorCode };

/** One mistake in what a caller gave, as data. Never contains a secret or text of a document. */
export interface Issue {
  readonly code: "unknown_key" | "missing_key" | "wrong_type" | "wrong_value" | "out_of_range";
  /** Keys from the top; empty: the whole value. */
  readonly path: readonly string[];
  readonly expected: string;
  readonly received: string;
}

export interface PalimpsestErrorOptions extends ErrorOptions {
  readonly issues?: readonly Issue[];
}

/** An error a user can act on. `message` is one line and never contains text of a document. */
export class PalimpsestError extends Error {
  override readonly name = "PalimpsestError";
  readonly code: ErrorCode;
  /** The mistakes one by one, where the message sums up several. */
  readonly issues: readonly Issue[];

  constructor(code: ErrorCode, message: string, options: PalimpsestErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.issues = options.issues ?? [];
  }

  get exitCode(): number {
    return ERRORS[this.code].exit;
  }

  get httpStatus(): number {
    return ERRORS[this.code].http;
  }
}

type Tag = (parts: TemplateStringsArray, ...values: readonly unknown[]) => PalimpsestError;

/** An error by its code and its sentence: `throw errors.INPUT_NOT_FOUND\`there is no file ${path}; check the path\``. */
export const errors = Object.fromEntries(
  (Object.keys(ERRORS) as ErrorCode[]).map((code): [ErrorCode, Tag] => [
    code,
    (parts, ...values) => new PalimpsestError(code, String.raw({ raw: parts }, ...values)),
  ]),
) as Readonly<Record<ErrorCode, Tag>>;

/**
 * Any thrown value as a PalimpsestError. What is not one is a defect; its own message is dropped,
 * since it could quote the document, and kept as `cause` for a debugger.
 */
export function asPalimpsestError(error: unknown): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const name = error instanceof Error ? error.name : typeof error;
  return new PalimpsestError(
    "INTERNAL",
    `Internal error (${name}). Run with PALIMPSEST_DEBUG=1 and report the stack trace.`,
    { cause: error },
  );
}
