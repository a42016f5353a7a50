/**
 * The REST interface of Microsoft Presidio's analyzer and anonymizer, at its own addresses, so that
 * programs written for it need another host and port and nothing else.
 */

import type { FastifyReply, FastifyRequest } from "fastify";
import Type, { type TSchema } from "typebox";
import { PalimpsestError } from "../../../errors.js";
import {
  type AnalyzeRequest,
  AnalyzeRequestSchema,
  checkAnalyzeRequest,
  malformed,
  noRecognizers,
  requireText,
} from "../../presidio/analyze-request.js";
import {
  AnonymizeRequestSchema,
  DeanonymizeRequestSchema,
  EngineResultSchema,
} from "../../presidio/anonymize-request.js";
import { LANGUAGES, RECOGNIZERS, SUPPORTED_ENTITIES } from "../../presidio/entities.js";
import { PresidioError } from "../../presidio/error.js";
import { ANONYMIZERS, DEANONYMIZERS } from "../../presidio/operators.js";
import { RecognizerResultSchema } from "../../presidio/recognizer-result.js";
import type { App, Context } from "../context.js";
import { sayUnexamined } from "../unexamined-header.js";
import { inTurns, lengthOf, untilGone } from "./work.js";

const PresidioFailure = Type.Object({ error: Type.String() });
const FAILURES = { 400: PresidioFailure, 422: PresidioFailure, 500: PresidioFailure };
const Names = Type.Array(Type.String());
const tags = ["presidio"];

export function presidioRoutes(app: App, { engine }: Context): void {
  app.register(async (scope: App) => {
    const otherwise = scope.errorHandler;
    scope.setErrorHandler((error, request, reply) =>
      error instanceof PresidioError
        ? reply.status(error.status).send({ error: error.message })
        : otherwise(error as never, request, reply),
    );

    scope.post(
      "/analyze",
      {
        attachValidation: true, // a missing text is answered in the incumbent's words
        schema: {
          tags,
          summary: "Mentions in one text, or in each of several",
          body: AnalyzeRequestSchema,
          response: {
            200: Type.Union([
              Type.Array(RecognizerResultSchema),
              Type.Array(Type.Array(RecognizerResultSchema)),
            ]),
            ...FAILURES,
          },
        },
      },
      async (request, reply) => {
        const body = shaped(request, (given) => requireText(given as AnalyzeRequest));
        const { texts, several, options } = checkAnalyzeRequest(body as AnalyzeRequest);
        const call = { signal: untilGone(reply) };
        const analyzed = await inTurns(texts, (text) => engine.analyze(text, options, call)).catch(
          asMalformed,
        );
        sayUnexamined(
          reply,
          analyzed.map(({ unexamined }, i) => ({ text: texts[i]!, unexamined })),
        );
        const results = analyzed.map((one) => one.results);
        return several ? results : results[0]!;
      },
    );

    const operating = (
      url: string,
      summary: string,
      body: TSchema,
      work: "anonymize" | "deanonymize",
    ) => {
      const schema = { tags, summary, body, response: { 200: EngineResultSchema, ...FAILURES } };
      scope.post(
        url,
        { attachValidation: true, schema },
        (request: FastifyRequest, reply: FastifyReply) =>
          engine.plain(work, something(request.body), lengthOf(request), {
            signal: untilGone(reply),
          }),
      );
    };
    operating(
      "/anonymize",
      "The text with operators over its spans",
      AnonymizeRequestSchema,
      "anonymize",
    );
    operating(
      "/deanonymize",
      "The text with operators undone",
      DeanonymizeRequestSchema,
      "deanonymize",
    );

    const querystring = Type.Object({ language: Type.Optional(Type.String()) });
    const list = (summary: string, url: string, names: readonly string[], takes = {}) =>
      scope.get<{ Querystring: { language?: string } }>(
        url,
        { schema: { tags, summary, ...takes, response: { 200: Names, 500: PresidioFailure } } },
        async ({ query: { language } }) => {
          if ("querystring" in takes && language !== undefined && !LANGUAGES.includes(language))
            throw noRecognizers();
          return names as string[];
        },
      );
    list("Names of recognizers", "/recognizers", RECOGNIZERS, { querystring });
    list("Names of entities", "/supportedentities", SUPPORTED_ENTITIES, { querystring });
    list("Names of operators", "/anonymizers", Object.keys(ANONYMIZERS));
    list("Names of operators that undo", "/deanonymizers", Object.keys(DEANONYMIZERS));
    scope.get(
      "/health",
      {
        config: { role: "public" },
        schema: {
          tags,
          summary: "Whether the server is running",
          response: { 200: Type.String() },
        },
      },
      async (_request, reply) => reply.type("text/plain").send("Palimpsest service is up"),
    );
  });
}

/** An expression that a thread could not compile was the client's. */
function asMalformed(error: unknown): never {
  const isPattern = error instanceof PalimpsestError && error.code === "PATTERN_INVALID";
  throw isPattern ? malformed(error.message) : error;
}

/** A body of the right shape; `first` may answer otherwise for one that is not. */
function shaped(request: FastifyRequest, first: (body: object) => void): object {
  const { body, validationError } = request;
  if (validationError === undefined || validationError === null) return body as object;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) first(body);
  throw validationError;
}

/** @throws PresidioError where the body is empty or no object */
function something(body: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (isObject && Object.keys(body).length > 0) return body as Record<string, unknown>;
  throw new PresidioError(400, "Invalid request json");
}
