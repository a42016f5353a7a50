/** Failures that say more than a message: the other person's version, the checks that do not hold. */

import { type ErrorCode, PalimpsestError } from "../../../errors.js";

/** An error whose answer carries details beside `error`, `code` and `requestId`. */
export class Refusal extends PalimpsestError {
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>>) {
    super(code, message);
    this.details = details;
  }
}

/** What is not there, and what somebody may not know to be there, look alike. */
export const notFound = (what: string): PalimpsestError =>
  new PalimpsestError(
    "NOT_FOUND",
    `expected the id of a ${what} of yours, got one that is none; check the list of them`,
  );

export const eventInvalid = (expectedAndGot: string): PalimpsestError =>
  new PalimpsestError("EVENT_INVALID", `expected ${expectedAndGot}; load the task again`);

export const notAllowed = (expectedAndGot: string): PalimpsestError =>
  new PalimpsestError("NOT_ALLOWED", `expected ${expectedAndGot}; ask an administrator`);
