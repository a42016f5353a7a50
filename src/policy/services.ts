/** What a policy says about services beside the program: search engines, a chat model, Wikidata. */

import Type from "typebox";
import { oneOf } from "./one-of.js";

/** Texts on this machine, a trained model in place of a search, or engines on the network. */
export const SEARCH_PROVIDERS = ["background", "emulated", "searxng", "brave", "google"] as const;

export const Search = Type.Object(
  {
    provider: oneOf(
      SEARCH_PROVIDERS,
      "who is asked; 'searxng', 'brave' and 'google' are told what the document says",
    ),
    address: Type.Optional(
      Type.String({ pattern: "^https?://", description: "address of SearXNG" }),
    ),
    key_file: Type.Optional(
      Type.String({ minLength: 1, description: "file with the key of brave or google" }),
    ),
    engine: Type.Optional(
      Type.String({ minLength: 1, description: "id of the engine ('cx') of google" }),
    ),
    top: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 200,
        description: "pages read of an answer, default 50",
      }),
    ),
    max_queries: Type.Optional(
      Type.Integer({ minimum: 1, description: "queries for a document, default 20000" }),
    ),
    pace: Type.Optional(
      Type.Number({ minimum: 0, description: "seconds between two queries, default 1" }),
    ),
    cache: Type.Optional(
      Type.String({ minLength: 1, description: "folder of answers, so that none is asked twice" }),
    ),
  },
  { additionalProperties: false, description: "the search provider of 'search'" },
);

export const Chat = Type.Object(
  {
    address: Type.Optional(
      Type.String({
        pattern: "^https?://",
        description: "OpenAI-compatible address, as http://127.0.0.1:11434/v1",
      }),
    ),
    model: Type.String({
      minLength: 1,
      description: "the model's name there, or a GGUF file on this machine",
    }),
    key_file: Type.Optional(
      Type.String({
        minLength: 1,
        description: "file with the key; without it the variable PALIMPSEST_CHAT_KEY is read",
      }),
    ),
    temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2, description: "default .3" })),
    batch: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 16, description: "mentions in a request, default 4" }),
    ),
    concurrency: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 64, description: "requests at a time, default 4" }),
    ),
    timeout: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "seconds a request may take, default 60" }),
    ),
    max_seconds: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "seconds a document may take, default 600" }),
    ),
    max_tokens: Type.Optional(
      Type.Integer({ minimum: 1, description: "tokens a run may use, default no limit" }),
    ),
    max_cost: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "what a run may cost, in the prices' unit" }),
    ),
    price_in: Type.Optional(
      Type.Number({ minimum: 0, description: "price of a million tokens sent" }),
    ),
    price_out: Type.Optional(
      Type.Number({ minimum: 0, description: "price of a million tokens received" }),
    ),
    cache: Type.Optional(
      Type.String({
        minLength: 1,
        description: "folder of answers, each sealed with a key made from its request",
      }),
    ),
  },
  { additionalProperties: false, description: "the chat model of 'chat'" },
);

export const Wikidata = Type.Object(
  {
    address: Type.Optional(
      Type.String({
        pattern: "^https?://",
        description: "another Wikibase's api.php, default Wikidata's",
      }),
    ),
    pace: Type.Optional(
      Type.Number({ minimum: 0, description: "milliseconds between two requests, default 1,000" }),
    ),
    timeout: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "seconds a request may take, default 20" }),
    ),
    cache: Type.Optional(Type.String({ minLength: 1, description: "folder of answers" })),
  },
  {
    additionalProperties: false,
    description:
      "asks Wikidata's service about names that the ontology does not hold; they leave this machine",
  },
);
