/** The body of `/analyze`, and the options it asks for. */

import Type, { type Static, type TSchema } from "typebox";
import type { AdHocRecognizer, AnalyzeOptions } from "./analyze-options.js";
import { CONTEXTUAL, FORM_DETECTORS, LANGUAGES } from "./entities.js";
import { PresidioError } from "./error.js";
import { DEFAULT_FLAGS } from "./linear-regex.js";

const optional = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const Strings = Type.Array(Type.String(), { maxItems: 10_000 });
const Score = Type.Number({ minimum: 0, maximum: 1 });

/** Unknown keys are ignored, as the incumbent does. */
export const AnalyzeRequestSchema = Type.Object({
  text: optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  language: optional(Type.String({ description: LANGUAGES.join(", ") })),
  correlation_id: optional(Type.Unknown()),
  entities: optional(Strings),
  score_threshold: optional(Score),
  return_decision_process: optional(
    Type.Union([Type.Boolean(), Type.Number()], { description: "numbers as booleans: 0 is false" }),
  ),
  ad_hoc_recognizers: optional(Type.Array(Type.Unknown(), { maxItems: 100 })),
  context: optional(Strings),
  allow_list: optional(Strings),
  allow_list_match: optional(Type.String({ description: "exact or regex; default exact" })),
  regex_flags: optional(
    Type.Integer({
      description: "Python's re flags; default 26: ignore case, multi-line, dot all",
    }),
  ),
});

export type AnalyzeRequest = Static<typeof AnalyzeRequestSchema>;

export interface CheckedAnalyzeRequest {
  readonly texts: readonly string[];
  /** Whether the client sent a list and gets one. */
  readonly several: boolean;
  readonly options: AnalyzeOptions;
}

/**
 * The texts and options of a body that has the right shape.
 * @throws PresidioError as the incumbent answers
 */
export function checkAnalyzeRequest(request: AnalyzeRequest): CheckedAnalyzeRequest {
  const adHoc = adHocOf(request);
  requireText(request);
  const { text, language } = request;
  if (!LANGUAGES.includes(language!)) throw noRecognizers();
  const entities = request.entities ?? [];
  const usable = adHoc.filter(({ supported }) => supported === language);
  const known = new Set([
    ...CONTEXTUAL,
    ...FORM_DETECTORS.map(({ presidioEntity }) => presidioEntity),
    ...usable.map(({ recognizer }) => recognizer.entity),
  ]);
  if (entities.length > 0 && !entities.some((entity) => known.has(entity))) throw noRecognizers();
  const allowMatch = request.allow_list_match ?? "exact";
  if (allowMatch !== "exact" && allowMatch !== "regex") {
    throw new PresidioError(500, "allow_list_match must either be set to 'exact' or 'regex'.");
  }
  const options: AnalyzeOptions = {
    language: language!,
    entities,
    scoreThreshold: request.score_threshold ?? 0,
    explain: Boolean(request.return_decision_process),
    adHoc: usable.map(({ recognizer }) => recognizer),
    context: request.context ?? [],
    allow: request.allow_list ?? [],
    allowMatch,
    allowFlags: request.regex_flags ?? DEFAULT_FLAGS,
  };
  if (allowMatch === "regex" && options.allow.join("|").length > LONGEST_REGEX) {
    throw malformed(`allow_list should have at most ${LONGEST_REGEX} characters as a regex`);
  }
  return {
    texts: typeof text === "string" ? [text] : text!,
    several: Array.isArray(text),
    options,
  };
}

/** @throws PresidioError with status 500 where text or language is missing or empty */
export function requireText({ text, language }: Pick<AnalyzeRequest, "text" | "language">): void {
  if (!text || text.length === 0) throw new PresidioError(500, "No text provided");
  if (!language) throw new PresidioError(500, "No language provided");
}

export const noRecognizers = (): PresidioError =>
  new PresidioError(500, "No matching recognizers were found to serve the request.");

/** Characters of a client's expression; compiling grows with them. */
const LONGEST_REGEX = 10_000;
/** Expressions of one request. */
const MOST_PATTERNS = 200;

export const malformed = (what: string): PresidioError =>
  new PresidioError(400, `Failed to parse /analyze request for AnalyzerEngine.analyze(). ${what}`);

interface Supported {
  readonly recognizer: AdHocRecognizer;
  readonly supported: string;
}

function adHocOf({ ad_hoc_recognizers }: AnalyzeRequest): Supported[] {
  let count = 0;
  return (ad_hoc_recognizers ?? []).map((value) => {
    const given = fields(value, RECOGNIZER_KEYS, "PatternRecognizer");
    const several = given["supported_entities"];
    const entity = given["supported_entity"] ?? (Array.isArray(several) ? several[0] : undefined);
    if (typeof entity !== "string" || entity === "") {
      throw malformed("Pattern recognizer should be initialized with entity");
    }
    const patterns = list(given, "patterns");
    count += patterns.length;
    if (count > MOST_PATTERNS) throw malformed(`at most ${MOST_PATTERNS} patterns in a request`);
    const denyList = strings(given, "deny_list");
    if (patterns.length === 0 && denyList.length === 0) {
      throw malformed("Pattern recognizer should be initialized with patterns or with deny list");
    }
    const flags = given["global_regex_flags"] ?? DEFAULT_FLAGS;
    if (!Number.isInteger(flags)) throw malformed("global_regex_flags should be a number");
    return {
      supported: text(given, "supported_language", "en"),
      recognizer: {
        name: text(given, "name", "PatternRecognizer"),
        entity,
        patterns: patterns.map(patternOf),
        denyList,
        denyListScore: score(given, "deny_list_score", 1),
        context: strings(given, "context"),
        flags: flags as number,
      },
    };
  });
}

const RECOGNIZER_KEYS = [
  "supported_entity",
  "supported_entities",
  "name",
  "supported_language",
  "patterns",
  "deny_list",
  "context",
  "deny_list_score",
  "global_regex_flags",
  "version",
  "country_code",
];

function patternOf(value: unknown): AdHocRecognizer["patterns"][number] {
  const given = fields(value, ["name", "regex", "score"], "Pattern");
  for (const key of ["name", "regex", "score"]) {
    if (given[key] === undefined) {
      throw malformed(`Pattern.__init__() missing 1 required positional argument: '${key}'`);
    }
  }
  const regex = text(given, "regex", "");
  if (regex.length > LONGEST_REGEX) {
    throw malformed(`regex should have at most ${LONGEST_REGEX} characters`);
  }
  return { name: text(given, "name", ""), regex, score: score(given, "score", 0) };
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown, known: readonly string[], what: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw malformed(`${what} should be an object`);
  }
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown === undefined) return value as Fields;
  const shown = /^\w{1,40}$/.test(unknown) ? `'${unknown}'` : "with another name";
  throw malformed(`${what}.__init__() got an unexpected keyword argument ${shown}`);
}

function text(given: Fields, key: string, otherwise: string): string {
  const value = given[key] ?? otherwise;
  if (typeof value === "string") return value;
  throw malformed(`${key} should be a string`);
}

function score(given: Fields, key: string, otherwise: number): number {
  const value = given[key] ?? otherwise;
  if (typeof value === "number" && value >= 0 && value <= 1) return value;
  throw malformed("Invalid score. Score should be between 0 and 1");
}

function list(given: Fields, key: string): readonly unknown[] {
  const value = given[key] ?? [];
  if (Array.isArray(value)) return value;
  throw malformed(`${key} should be a list`);
}

function strings(given: Fields, key: string): string[] {
  const values = list(given, key);
  if (values.every((value) => typeof value === "string" && value !== "")) return values as string[];
  throw malformed(`${key} should be a list of words`);
}
