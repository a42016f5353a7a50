/** `POST /v1/restore`: originals in place of the labels and pseudonyms of a text. Nothing is kept here. */

import Type from "typebox";
import { SEMANTIC_TYPES } from "../../../document/types.js";
import { restoreText } from "../../../entries/replace.js";
import type { App } from "../context.js";
import { route } from "../route.js";
import { OF_DOCUMENTS } from "../schemas/failure.js";

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

/** Of an answer, in characters: four times the largest request. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

export function restoreRoutes(app: App): void {
  app.post(
    "/v1/restore",
    route("A text with originals in place of labels and pseudonyms", ResponseSchema, {
      tag: "documents",
      body: RequestSchema,
      also: OF_DOCUMENTS,
    }),
    async ({ body }) => {
      const { text, count, unknown } = restoreText(body.text, body.originals, MOST_CHARACTERS);
      return { text, count, unknown: [...unknown] };
    },
  );
}
