/** `POST /v1/detect` and `/v1/sanitize`: the stages over HTTP, with the command line's JSON. */

import type { FastifyReply } from "fastify";
import Type from "typebox";
import type { Detected, Document } from "../../../document/document.js";
import { mentionsToJson, sanitizedToJson } from "../../../document/json.js";
import { SanitizedSchema } from "../../../document/json-schema.js";
import { PalimpsestError } from "../../../errors.js";
import type { Policy } from "../../../policy/policy.js";
import type { Call } from "../../engine/engine.js";
import type { App, Context } from "../context.js";
import { route } from "../route.js";
import {
  type DocumentsRequest,
  DocumentsRequestSchema,
  documentsOf,
} from "../schemas/documents.js";
import { OF_DOCUMENTS } from "../schemas/failure.js";
import { policyFor } from "../schemas/request-policy.js";
import { sayUnexamined } from "../unexamined-header.js";
import { inTurns, untilGone } from "./work.js";

/** In the place of a document's result: why it has none. */
const LostSchema = Type.Object({
  id: Type.String(),
  error: Type.String({ description: "a code of the catalogue, docs/errors.md" }),
});
type Lost = { readonly id: string; readonly error: string };

const isLost = (one: object): one is Lost => "error" in one;

/** Statuses that a text is the cause of, not the policy or the server. */
const OF_ONE_TEXT: ReadonlySet<number> = new Set([413, 422]);

export function documentRoutes(app: App, { engine, limits }: Context): void {
  /** One of several documents that cannot be sanitized becomes its error, and the others are answered. */
  function eachDocument<Result>(
    body: DocumentsRequest,
    reply: FastifyReply,
    work: (document: Document, policy: Policy, call: Call) => Promise<Result>,
  ): Promise<(Result | Lost)[]> {
    const policy = policyFor(engine.policy, body.policy);
    const call = { signal: untilGone(reply) };
    return inTurns(documentsOf(body, limits, policy), async (document) => {
      try {
        return await work(document, policy, call);
      } catch (thrown) {
        const isOfOne =
          body.documents !== undefined &&
          thrown instanceof PalimpsestError &&
          OF_ONE_TEXT.has(thrown.httpStatus);
        if (!isOfOne) throw thrown;
        return { id: document.id, error: thrown.code };
      }
    });
  }

  app.post(
    "/v1/detect",
    route(
      "Mentions found, by document id",
      Type.Record(Type.String(), SanitizedSchema.properties.mentions),
      { tag: "documents", body: DocumentsRequestSchema, also: OF_DOCUMENTS },
    ),
    async ({ body }, reply) => {
      const detected = (await eachDocument(body, reply, engine.detect)).filter(
        (one): one is Detected => !isLost(one),
      );
      const texts = detected.map(({ document: { text }, unexamined }) => ({ text, unexamined }));
      sayUnexamined(reply, texts, body.offsets);
      return Object.fromEntries(
        detected.map((one) => [one.document.id, mentionsToJson(one, body.offsets)]),
      );
    },
  );

  app.post(
    "/v1/sanitize",
    route(
      "The sanitized text, with what was found, decided and replaced",
      Type.Union(
        [SanitizedSchema, LostSchema, Type.Array(Type.Union([SanitizedSchema, LostSchema]))],
        {
          description:
            "one for 'text', a list for 'documents', in which a document that cannot be sanitized has its error",
        },
      ),
      { tag: "documents", body: DocumentsRequestSchema, also: OF_DOCUMENTS },
    ),
    async ({ body }, reply) => {
      const sanitized = await eachDocument(body, reply, engine.sanitize);
      const values = sanitized.map((one) =>
        isLost(one) ? one : sanitizedToJson(one, body.offsets),
      );
      return body.documents === undefined ? values[0]! : values;
    },
  );
}
