/**
 * The error catalogue: every failure a user can meet has a code that never changes its meaning,
 * an exit status for the command line and a status for the server.
 *
 * Messages say what was expected, what came and what to do next. They never quote the document.
 */

interface Kind {
  /** Exit status of the command line: 2 usage, 3 input, 4 limit, 5 missing part, 1 anything else. */
  readonly exit: 1 | 2 | 3 | 4 | 5;
  readonly http: number;
  readonly meaning: string;
}

const usage = (meaning: string): Kind => ({ exit: 2, http: 400, meaning });
const input = (meaning: string, http = 422): Kind => ({ exit: 3, http, meaning });
const limit = (meaning: string): Kind => ({ exit: 4, http: 413, meaning });
const missing = (meaning: string): Kind => ({ exit: 5, http: 501, meaning });
const internal = (meaning: string): Kind => ({ exit: 1, http: 500, meaning });

export const ERRORS = {
  USAGE: usage("The command line or the options of a call are wrong."),
  POLICY_UNREADABLE: usage("The policy file cannot be read."),
  POLICY_SYNTAX: usage("The policy file is not YAML."),
  POLICY_INVALID: usage("The policy has an unknown key or a value of the wrong kind."),
  PATTERN_INVALID: usage("A user's regular expression is malformed or cannot run in linear time."),
  KEY_INVALID: { exit: 2, http: 422, meaning: "An encryption key has the wrong length." },
  OUTPUT_OVERWRITES: usage("An output would take the place of an input or of another output."),

  INPUT_NOT_FOUND: input("An input path does not exist.", 404),
  INPUT_UNREADABLE: input("An input file cannot be read."),
  INPUT_NOT_UTF8: input("The input is not UTF-8 text."),
  INPUT_BINARY: input("The input is a binary file."),
  INPUT_EMPTY: input("The input holds no text."),
  INPUT_FORMAT: input("The input does not have the form its format asks for."),
  DUPLICATE_ID: input("Two documents of one run have the same id."),
  FORMAT_UNSUPPORTED: input("The format is not read or written by this release.", 415),
  SPAN_INVALID: input("A span lies outside its text or ends before it starts."),
  OUTPUT_UNWRITABLE: input("The output cannot be written."),
  CIPHERTEXT_INVALID: input("An encrypted value cannot be decrypted with this key."),

  INPUT_TOO_LARGE: limit("The input is larger than the limit."),

  MODEL_MISSING: missing("A model file is not there."),
  MODEL_CORRUPT: missing("A model file differs from the hash in its manifest."),
  MODEL_INVALID: missing("A model's graph or configuration is not what this release expects."),
  HUB_UNREACHABLE: missing("A model hub does not answer, or its answer breaks off."),
  HUB_REFUSED: missing("A download is refused: not pinned, not safe, too large, or not there."),
  COMMAND_UNAVAILABLE: missing("The command is not there in this release."),
  MEASURE_UNAVAILABLE: missing("A risk measure is not available here."),
  REPLACER_UNAVAILABLE: missing("A way of replacing is not available here."),

  INTERNAL: internal("A defect in the program."),
} as const satisfies Record<string, Kind>;

export type ErrorCode = keyof typeof ERRORS;

/** An error a user can act on. `message` is one line and never holds text of a document. */
export class PalimpsestError extends Error {
  override readonly name = "PalimpsestError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get exitCode(): number {
    return ERRORS[this.code].exit;
  }

  get httpStatus(): number {
    return ERRORS[this.code].http;
  }
}

/**
 * Any thrown value as a PalimpsestError. What is not one is a defect; its own message is dropped,
 * since it could quote the document, and kept as `cause` for a debugger.
 */
export function asPalimpsestError(error: unknown): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const name = error instanceof Error ? error.name : typeof error;
  return new PalimpsestError(
    "INTERNAL",
    `expected no failure here, got ${name}; run with PALIMPSEST_DEBUG=1 for the stack and report it`,
    { cause: error },
  );
}
