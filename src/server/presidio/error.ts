/** A failure in the incumbent's words: `{"error": message}` with its status, nothing else. */
export class PresidioError extends Error {
  override readonly name = "PresidioError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the incumbent calls `InvalidParamError`. */
export const invalidParameter = (message: string): PresidioError => new PresidioError(422, message);
