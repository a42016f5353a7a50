/** `POST /v1/restore`: originals in place of the labels and pseudonyms of a text. Nothing is kept here. */

import Type from "typebox";
import { SEMANTIC_TYPES } from "../../../document/types.js";
import type { App, Context } from "../context.js";
import { route } from "../route.js";
import { OF_DOCUMENTS } from "../schemas/failure.js";
import { lengthOf, untilGone } from "./work.js";

const RequestSchema = Type.Object(
  {
    text: Type.String({ description: "a text that holds labels or pseudonyms" }),
    originals: Type.Array(
      Type.Object(
        {
          words: Type.String({ minLength: 1, description: "a 'replacement' of /v1/sanitize" }),
          original: Type.String({ description: "what it replaced" }),
          type: Type.Unsafe<(typeof SEMANTIC_TYPES)[number]>({ enum: [...SEMANTIC_TYPES] }),
        },
        { additionalProperties: false },
      ),
      { description: "replacements and their originals, from all turns of the conversation" },
    ),
  },
  { additionalProperties: false },
);

const ResponseSchema = Type.Object({
  text: Type.String(),
  count: Type.Integer({ minimum: 0, description: "places restored" }),
  unknown: Type.Array(Type.String(), {
    description: "labels without an original, left as they are",
  }),
});

/** Of the shortest label, with a blank behind it. */
const LABEL = 9;

export function restoreRoutes(app: App, { engine }: Context): void {
  app.post(
    "/v1/restore",
    route("A text with originals in place of labels and pseudonyms", ResponseSchema, {
      tag: "documents",
      body: RequestSchema,
      also: OF_DOCUMENTS,
    }),
    async (request, reply) => {
      const { text, originals } = request.body;
      const longest = originals.reduce((most, one) => Math.max(most, one.original.length), 0);
      const size = lengthOf(request) + (text.length / LABEL) * longest;
      const call = { signal: untilGone(reply) };
      const { unknown, ...done } = await engine.plain("restore", request.body, size, call);
      return { ...done, unknown: [...unknown] };
    },
  );
}
