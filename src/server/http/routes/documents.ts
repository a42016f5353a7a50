/** `POST /v1/detect` and `/v1/sanitize`: the stages over HTTP, with the command line's JSON. */

import type { FastifyReply } from "fastify";
import Type from "typebox";
import type { Document } from "../../../document/document.js";
import { mentionsToJson, sanitizedToJson } from "../../../document/json.js";
import { SanitizedSchema } from "../../../document/json-schema.js";
import type { Policy } from "../../../policy/policy.js";
import type { Call } from "../../engine/engine.js";
import type { App, Context } from "../context.js";
import {
  type DocumentsRequest,
  DocumentsRequestSchema,
  documentsOf,
} from "../schemas/documents.js";
import { FAILURES } from "../schemas/failure.js";
import { policyFor } from "../schemas/request-policy.js";
import { sayUnexamined } from "../unexamined-header.js";
import { inTurns, untilGone } from "./work.js";

export function documentRoutes(app: App, { engine, limits }: Context): void {
  function eachDocument<Result>(
    body: DocumentsRequest,
    reply: FastifyReply,
    work: (document: Document, policy: Policy, call: Call) => Promise<Result>,
  ): Promise<Result[]> {
    const policy = policyFor(engine.policy, body.policy);
    const call = { signal: untilGone(reply) };
    return inTurns(documentsOf(body, limits, policy), (document) => work(document, policy, call));
  }

  app.post(
    "/v1/detect",
    {
      schema: {
        tags: ["documents"],
        summary: "Mentions found, by document id",
        body: DocumentsRequestSchema,
        response: {
          200: Type.Record(Type.String(), SanitizedSchema.properties.mentions),
          ...FAILURES,
        },
      },
    },
    async ({ body }, reply) => {
      const detected = await eachDocument(body, reply, engine.detect);
      const texts = detected.map(({ document: { text }, unexamined }) => ({ text, unexamined }));
      sayUnexamined(reply, texts, body.offsets);
      return Object.fromEntries(
        detected.map((one) => [one.document.id, mentionsToJson(one, body.offsets)]),
      );
    },
  );

  app.post(
    "/v1/sanitize",
    {
      schema: {
        tags: ["documents"],
        summary: "The sanitized text, with what was found, decided and replaced",
        body: DocumentsRequestSchema,
        response: {
          200: Type.Union([SanitizedSchema, Type.Array(SanitizedSchema)], {
            description: "one for 'text', a list for 'documents'",
          }),
          ...FAILURES,
        },
      },
    },
    async ({ body }, reply) => {
      const sanitized = await eachDocument(body, reply, engine.sanitize);
      const values = sanitized.map((one) => sanitizedToJson(one, body.offsets));
      return body.documents === undefined ? values[0]! : values;
    },
  );
}
