/** What one server takes on, with its defaults. */

export interface Limits {
  /** Bytes of a request's body. */
  readonly bodyBytes: number;
  /** Requests that may be in the server at one time, answered or waiting; more get 503. */
  readonly requests: number;
  /** Bytes of all bodies in the server at one time. */
  readonly allBodyBytes: number;
  /** Requests of one client per minute; more get 429. */
  readonly ratePerMinute: number;
  /** Milliseconds a document may wait and run, together. */
  readonly workMs: number;
  /** Documents in one request. */
  readonly documents: number;
}

export const DEFAULT_LIMITS: Limits = Object.freeze({
  bodyBytes: 4 * 1024 * 1024,
  requests: 256,
  allBodyBytes: 256 * 1024 * 1024,
  ratePerMinute: 6000,
  workMs: 120_000,
  documents: 100,
});
