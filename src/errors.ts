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
  OUTPUT_EXISTS: usage("An output exists already, and nobody said that it may be replaced."),

  INPUT_NOT_FOUND: input("An input path does not exist.", 404),
  INPUT_UNREADABLE: input("An input file cannot be read."),
  INPUT_NOT_UTF8: input("The input is not UTF-8 text."),
  INPUT_BINARY: input("The input is a binary file."),
  INPUT_SCANNED: input("A page is a picture without text, or its font does not name its letters."),
  OCR_MISSING: missing("Tesseract or its data for a language is not installed."),
  READER_FAILED: input("The process that reads a file ended before it was done."),
  PASSWORD_NEEDED: input("A file is encrypted, and no password or a wrong one was given."),
  INPUT_EMPTY: input("The input holds no text."),
  INPUT_FORMAT: input("The input does not have the form its format asks for."),
  INPUT_TRUNCATED: input("An input file breaks off before its end, or is damaged."),
  DUPLICATE_ID: input("Two documents of one run have the same id."),
  FORMAT_UNSUPPORTED: input("The format is not read or written by this release.", 415),
  SPAN_INVALID: input("A span lies outside its text or ends before it starts."),
  OUTPUT_UNWRITABLE: input("The output cannot be written."),
  MAP_INVALID: input("The file is no map of originals, or one of another version."),
  MAP_KEY_WRONG: input("A map of originals does not open with the given key."),
  LABEL_UNKNOWN: input("A text to restore holds labels for which the map has no original."),
  CIPHERTEXT_INVALID: input("An encrypted value cannot be decrypted with this key."),

  INPUT_CHANGED: input("An input changed while it was sanitized."),
  LEDGER_INVALID: input("The ledger of a run is damaged, unreadable or of another format."),
  LEDGER_MISMATCH: usage("The outputs of a run were made with another policy or release."),
  WORKER_DIED: internal("A worker thread ended while it worked on a document, twice."),

  INPUT_TOO_LARGE: limit("The input is larger than the limit."),

  MODEL_MISSING: missing("A model file is not there."),
  MODEL_CORRUPT: missing("A model file differs from the hash in its manifest."),
  MODEL_INVALID: missing("A model's graph or configuration is not what this release expects."),
  TELEMETRY_ON: usage(
    "ONNX Runtime would report usage to its vendor, and this thread cannot stop it.",
  ),
  HUB_UNREACHABLE: missing("A model hub does not answer, or its answer breaks off."),
  HUB_REFUSED: missing("A download is refused: not pinned, not safe, too large, or not there."),
  INDEX_MISSING: missing("No inverted index is there, or its build did not finish."),
  INDEX_CORRUPT: missing("A file of an inverted index differs from its checksum."),
  INDEX_VERSION: missing("An inverted index has a format this release does not read."),
  INDEX_LOCKED: usage("Another process builds into the folder."),
  BUDGET_CONTRADICTORY: usage("What may be hidden is less than what the wanted risk needs."),
  CHAT_UNREACHABLE: missing("A chat model's address does not answer."),
  CHAT_REFUSED: missing("A chat model's address refuses the key, the model or the request."),
  SEARCH_PERSON_UNKNOWN: input(
    "No background text or page holds the name of the person to protect.",
  ),
  SEARCH_UNREACHABLE: missing("A search provider does not answer."),
  SEARCH_REFUSED: missing("A search provider refuses: a wrong key, or its quota is spent."),
  BACKGROUND_MISSING: missing("Something needs background texts, and none were named."),
  MEASURE_UNAVAILABLE: missing("A risk measure is not available here."),
  REPLACER_UNAVAILABLE: missing("A way of replacing is not available here."),

  REQUEST_INVALID: { exit: 2, http: 400, meaning: "A request is no JSON or has a wrong shape." },
  NOT_AUTHENTICATED: {
    exit: 2,
    http: 401,
    meaning: "A request's token is missing, wrong, expired.",
  },
  NOT_ALLOWED: { exit: 2, http: 403, meaning: "The user's roles do not cover the request." },
  NOT_FOUND: {
    exit: 3,
    http: 404,
    meaning: "What a request names is not there, or not for this user.",
  },
  RATE_LIMITED: {
    exit: 4,
    http: 429,
    meaning: "One client sent more requests than the rate allows.",
  },
  OVERLOADED: {
    exit: 4,
    http: 503,
    meaning: "The server has as much work as it takes, or is stopping.",
  },
  CANCELLED: { exit: 4, http: 503, meaning: "The caller cancelled the work." },
  TIMED_OUT: { exit: 4, http: 503, meaning: "The work took longer than the limit." },
  TOKENS_INVALID: usage("A token file is missing where one must be, open to others or malformed."),
  ADDRESS_UNAVAILABLE: usage("The server cannot listen at the address."),

  STORE_UNAVAILABLE: { exit: 5, http: 503, meaning: "The database does not answer." },
  STORE_LOCKED: missing("Another process has the data folder open."),
  STORE_KEY_WRONG: missing("Stored data was sealed with another key, or was changed."),
  STORE_VERSION: missing("The stored data is of a later release."),
  CONFLICT: { exit: 1, http: 409, meaning: "Somebody else has changed the same thing meanwhile." },
  CHECKS_FAILED: { exit: 1, http: 409, meaning: "A check that must hold first does not." },
  LEASE_HELD: { exit: 1, http: 409, meaning: "Somebody else has the document open." },
  NOT_APPROVED: { exit: 1, http: 409, meaning: "The output is not approved as it stands." },
  EVENT_INVALID: input("An event does not fit the state of its task."),
  REASON_MISSING: input("Thresholds are moved without one of the reasons there are for it."),

  INTERNAL: internal("A defect in the program."),
} as const satisfies Record<string, Kind>;

export type ErrorCode = keyof typeof ERRORS;

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
