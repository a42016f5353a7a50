/**
 * From any failure to an answer: `{"error", "code", "requestId", "issues"?}` with the status of its code.
 * Neither answer nor log quotes what the client sent; a wrong shape is named by its place.
 */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asPalimpsestError, errors, PalimpsestError } from "../../errors.js";
import { framesOf } from "../engine/frames.js";

/** Seconds after which to try again, by code. */
const RETRY_AFTER: Readonly<Record<string, number>> = { OVERLOADED: 1, TIMED_OUT: 10 };

/** Statuses of fastify's own errors that carry over, with what they mean here. */
const OWN: Readonly<Record<string, () => PalimpsestError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => invalid("the request body is not valid JSON"),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalid("the request body is empty"),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    invalid("the request body is not as long as its Content-Length says"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    errors.FORMAT_UNSUPPORTED`the request body must be application/json; set the Content-Type header`,
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    errors.INPUT_TOO_LARGE`the request body is larger than the server allows; split it, or have the operator raise --max-bytes`,
};

/** Answers for errors and for unknown routes. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toPalimpsestError(error);
    logFailure(request, known);
    return sendFailure(request, reply, known);
  });
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: PalimpsestError) {
  const retry = RETRY_AFTER[error.code];
  if (retry !== undefined && !reply.hasHeader("retry-after")) reply.header("retry-after", retry);
  return reply.status(error.httpStatus).send({
    error: error.message,
    code: error.code,
    requestId: request.id,
    ...(error.issues.length > 0 && { issues: error.issues }),
  });
}

/** A defect leaves its stack in the log, without its message, which could quote the document. */
function logFailure(request: FastifyRequest, error: PalimpsestError): void {
  if (error.httpStatus < 500 || error.code === "OVERLOADED") return;
  request.log.error({ code: error.code, stack: framesOf(error.cause) }, "request failed");
}

function toPalimpsestError(error: FastifyError): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  if (error.validation) return invalid(wrongPlaces(error));
  const own = OWN[error.code];
  if (own) return own();
  if (error instanceof SyntaxError) return invalid("the request body is not valid JSON");
  if (Math.floor((error.statusCode ?? 500) / 100) === 4)
    return invalid("the server does not understand the request");
  return asPalimpsestError(error);
}

const invalid = (problem: string): PalimpsestError =>
  errors.REQUEST_INVALID`${problem}; /openapi.json describes the requests`;

interface SchemaProblem {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword?: string;
  readonly params?: Readonly<Record<string, readonly string[]>>;
}

/** Where a body differs from its schema, and in what; at most three places. */
function wrongPlaces({ validation, validationContext: part = "body" }: FastifyError): string {
  const all = validation as readonly SchemaProblem[];
  // one of them accompanies every unknown key; the list ends at eight, and may hold nothing else
  const told = all.filter(({ keyword }) => keyword !== "boolean");
  const problems = told.length > 0 ? told : [ofUnknownKeys(all)];
  const places = problems.slice(0, 3).map((one) => `'${part}${one.instancePath}' ${wanted(one)}`);
  const more = problems.length > 3 ? ` and ${problems.length - 3} more` : "";
  return `the request does not match its schema: ${places.join(", ")}${more}`;
}

const ofUnknownKeys = (all: readonly SchemaProblem[]): SchemaProblem => ({
  instancePath: all[0]!.instancePath.replace(/[/][^/]*$/, ""),
  keyword: "additionalProperties",
  params: { additionalProperties: all.map((one) => one.instancePath.split("/").at(-1)!) },
});

/** As keys of these interfaces are written; anything else could be a part of somebody's text. */
const PLAIN_KEY = /^[a-z][a-z_]{0,31}$|^[a-z]+(?:[A-Z][a-z]+){1,4}$/;

function unknownKeys(keys: readonly string[] = []): string {
  const plain = keys.filter((key) => PLAIN_KEY.test(key)).slice(0, 3);
  if (plain.length === 0)
    return "has an unknown key, which is not repeated here because it is no plain word";
  return `has the unknown ${plain.length === 1 ? "key" : "keys"} '${plain.join("', '")}'`;
}

function wanted({ keyword, message = "is wrong", params = {} }: SchemaProblem): string {
  if (keyword === "required") return `lacks ${params["requiredProperties"]?.join(", ")}`;
  if (keyword === "enum") return `must be one of ${params["allowedValues"]?.join(", ")}`;
  if (keyword === "additionalProperties") return unknownKeys(params["additionalProperties"]);
  return message;
}
