/** One text, or several, as `/v1/detect` and `/v1/sanitize` take them. */

import Type, { type Static } from "typebox";
import { createDocument, type Document } from "../../../document/document.js";
import { errors } from "../../../errors.js";
import type { Policy } from "../../../policy/policy.js";
import type { Limits } from "../limits.js";
import { RequestPolicySchema } from "./request-policy.js";

const Id = Type.String({ minLength: 1, maxLength: 200 });
const Persons = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
  maxItems: 100,
  description: "names of the people to protect; none: everyone mentioned",
});
const Language = Type.String({ maxLength: 35, description: "BCP 47 tag, where known" });

const DocumentSchema = Type.Object(
  {
    id: Id,
    text: Type.String(),
    persons: Type.Optional(Persons),
    language: Type.Optional(Language),
  },
  { additionalProperties: false },
);

export const DocumentsRequestSchema = Type.Object(
  {
    text: Type.Optional(Type.String({ description: "one document" })),
    id: Type.Optional(Type.String({ ...Id, description: "its id; default 'document'" })),
    persons: Type.Optional(Persons),
    language: Type.Optional(Language),
    documents: Type.Optional(
      Type.Array(DocumentSchema, { minItems: 1, description: "several, in place of 'text'" }),
    ),
    policy: Type.Optional(RequestPolicySchema),
    offsets: Type.Optional(
      Type.Unsafe<"codepoint" | "utf16">({
        enum: ["codepoint", "utf16"],
        description: "unit of offsets; default codepoint",
      }),
    ),
  },
  { additionalProperties: false },
);

export type DocumentsRequest = Static<typeof DocumentsRequestSchema>;

/**
 * The documents of a request; the people a policy protects are protected in each.
 * @throws REQUEST_INVALID unless it holds either `text` or `documents`; DUPLICATE_ID, INPUT_TOO_LARGE
 */
export function documentsOf(request: DocumentsRequest, limits: Limits, policy: Policy): Document[] {
  const { text, id = "document", persons, language, documents } = request;
  if ((text === undefined) === (documents === undefined)) {
    throw errors.REQUEST_INVALID`the request has ${text === undefined ? "neither 'text' nor 'documents'" : "both 'text' and 'documents'"}; send one of them`;
  }
  const all = documents ?? [
    { id, text: text!, ...(persons && { persons }), ...(language && { language }) },
  ];
  if (all.length > limits.documents) {
    throw errors.INPUT_TOO_LARGE`the request has ${all.length} documents, and ${limits.documents} are allowed; send them in several requests`;
  }
  const ids = new Set<string>();
  for (const [i, one] of all.entries()) {
    if (ids.has(one.id)) {
      throw errors.DUPLICATE_ID`documents[${i}] has the id of an earlier document in the request; give each document its own id`;
    }
    ids.add(one.id);
  }
  return all.map(({ text: content, persons: names = [], ...rest }) =>
    createDocument(content, { ...rest, persons: [...(policy.persons ?? []), ...names] }),
  );
}
