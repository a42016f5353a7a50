/** Failures that carry more than a message: the other person's version, the checks that failed. */

import { type ErrorCode, errors, PalimpsestError } from "../../../errors.js";

/** An error whose answer carries details beside `error`, `code` and `requestId`. */
export class Refusal extends PalimpsestError {
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>>) {
    super(code, message);
    this.details = details;
  }
}

/** The same answer whether the thing is missing or hidden from this user, so that it reveals neither. */
export const notFound = (what: string): PalimpsestError =>
  errors.NOT_FOUND`the ${what} does not exist, or you may not see it; check the list`;

export const eventInvalid = (problem: string): PalimpsestError =>
  errors.EVENT_INVALID`${problem}; load the task again`;

export const notAllowed = (problem: string): PalimpsestError =>
  errors.NOT_ALLOWED`${problem}; ask an administrator`;
