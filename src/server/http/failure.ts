/**
 * From any failure to an answer: `{"error", "code", "requestId", "issues"?}` with the status of its code.
 * Neither answer nor log quotes what the client sent; a wrong shape is named by its place.
 */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asPalimpsestError, PalimpsestError } from "../../errors.js";
import { framesOf } from "../engine/frames.js";

/** Seconds after which to try again, by code. */
const RETRY_AFTER: Readonly<Record<string, number>> = { OVERLOADED: 1, TIMED_OUT: 10 };

/** Statuses of fastify's own errors that carry over, with what they mean here. */
const OWN: Readonly<Record<string, () => PalimpsestError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => invalid("JSON in the body, got something else"),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalid("JSON in the body, got nothing"),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    invalid("a body as long as its Content-Length says, got another length"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new PalimpsestError(
      "FORMAT_UNSUPPORTED",
      "expected a body of type application/json, got another type; set the Content-Type header",
    ),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new PalimpsestError(
      "INPUT_TOO_LARGE",
      "expected a body within the server's limit, got a larger one; split it, or have the operator raise --max-bytes",
    ),
};

/** Answers for errors and for routes that are not there. */
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
  if (error instanceof SyntaxError) return invalid("JSON in the body, got something else");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return invalid("a request this server understands, got another");
  }
  return asPalimpsestError(error);
}

const invalid = (expectedAndGot: string): PalimpsestError =>
  new PalimpsestError(
    "REQUEST_INVALID",
    `expected ${expectedAndGot}; /openapi.json describes the requests`,
  );

interface SchemaProblem {
  readonly instancePath?: string;
  readonly message?: string;
  readonly keyword?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Where a body differs from its schema, and in what; at most three places. */
function wrongPlaces({ validation, validationContext }: FastifyError): string {
  const problems = (validation as readonly SchemaProblem[]).filter(
    ({ keyword }) => keyword !== "boolean", // stands beside every additionalProperties error
  );
  const places = problems.slice(0, 3).map((problem) => {
    const at = `${validationContext ?? "body"}${problem.instancePath ?? ""}`;
    return `'${at}' ${wanted(problem)}`;
  });
  const more =
    problems.length > places.length ? ` and ${problems.length - places.length} more` : "";
  return `a request of the right shape, got one where ${places.join(", ")}${more}`;
}

function wanted({ keyword, message = "is wrong", params = {} }: SchemaProblem): string {
  const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
  if (keyword === "required") return `lacks ${list(params["requiredProperties"])}`;
  if (keyword === "enum") return `must be one of ${list(params["allowedValues"])}`;
  if (keyword === "additionalProperties") return "has a key that is not known";
  return message;
}
