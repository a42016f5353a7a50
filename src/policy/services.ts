/** What a policy says about services beside the program: search engines, a chat model, Wikidata. */

import Type from "typebox";
import { oneOf, option } from "./option.js";

/** Texts on this machine, a trained model instead of a search, or engines on the network. */
const SEARCH_PROVIDERS = ["background", "emulated", "searxng", "brave", "google"] as const;

const address = (description: string) =>
  Type.String({
    pattern: "^https?://",
    "x-form": "an address that begins with http:// or https://",
    description,
  });
const file = (description: string) => Type.String({ minLength: 1, description });
const seconds = (description: string, least: "from 0" | "above 0" = "above 0") =>
  Type.Number({
    ...(least === "from 0" ? { minimum: 0 } : { exclusiveMinimum: 0 }),
    maximum: 86_400,
    description,
  });
const SECONDS = { unit: "seconds" } as const;

/** What chat models and search engines get: labels for direct identifiers, or the words themselves. */
export const SENDS = ["labels", "originals"] as const;

export const Search = Type.Object(
  {
    provider: {
      ...oneOf(
        SEARCH_PROVIDERS,
        "search provider for the measure 'search'; searxng, brave and google receive words of the document (default: background)",
      ),
      "x-option": { flag: "--search <provider>" },
    },
    address: option(address("address of SearXNG")),
    key_file: option(file("file with the key for brave or google")),
    engine: option(file("id of Google's engine ('cx')")),
    top: option(
      Type.Integer({
        minimum: 1,
        maximum: 200,
        description: "pages read per answer (default: 50)",
      }),
      { unit: "pages", experimental: true },
    ),
    max_queries: option(
      Type.Integer({ minimum: 1, description: "queries per document (default: 20,000)" }),
      { unit: "queries", experimental: true },
    ),
    pace_seconds: option(seconds("time between two queries (default: 1)", "from 0"), SECONDS),
    cache: option(
      file(
        "folder for cached answers, so that no query is sent twice; each is sealed with a key derived from its query",
      ),
    ),
  },
  { additionalProperties: false, description: "the search provider for the measure 'search'" },
);

export const Chat = Type.Object(
  {
    address: option(
      address("OpenAI-compatible address of the chat model, such as http://127.0.0.1:11434/v1"),
      { flag: "--chat-address <url>" },
    ),
    model: {
      ...file("name of the chat model at that address, or a GGUF file on this machine"),
      "x-option": { flag: "--chat-model <name>" },
    },
    key_file: option(
      file(
        "file with the chat model's key (default: the environment variable PALIMPSEST_CHAT_KEY)",
      ),
      { flag: "--chat-key-file <file>" },
    ),
    temperature: option(
      Type.Number({ minimum: 0, maximum: 2, description: "sampling temperature (default: 0.3)" }),
      { experimental: true },
    ),
    batch: option(
      Type.Integer({ minimum: 1, maximum: 16, description: "mentions per request (default: 4)" }),
      { unit: "mentions", experimental: true },
    ),
    attack: option(
      oneOf(
        ["together", "each"],
        "whether the model attacks all candidates of a mention in one prompt, or each in its own until one withstands (default: together)",
      ),
      { experimental: true },
    ),
    choice: option(
      oneOf(
        ["attack", "most-specific", "least-specific"],
        "which of the model's candidates is taken: the first that withstands its attack, or the first or last without an attack (default: attack)",
      ),
      { experimental: true },
    ),
    candidates: option(
      Type.Integer({ minimum: 1, maximum: 20, description: "candidates per mention (default: 5)" }),
      { unit: "candidates", experimental: true },
    ),
    guesses: option(
      Type.Integer({ minimum: 1, maximum: 20, description: "guesses per candidate (default: 5)" }),
      { unit: "guesses", experimental: true },
    ),
    answer_tokens: option(
      Type.Integer({
        minimum: 16,
        maximum: 32_768,
        description: "tokens of an answer, per mention (default: 512)",
      }),
      { unit: "tokens", experimental: true },
    ),
    prompts: option(
      Type.Object(
        {
          system: option(Type.String({ description: "what the model is told first" })),
          candidates: option(Type.String({ description: "the rules for candidates" })),
          guesses: option(Type.String({ description: "the rules for guesses" })),
        },
        {
          additionalProperties: false,
          description:
            "prompts in the place of ours; the material, its marks and the form of the answer stay",
        },
      ),
      { experimental: true },
    ),
    readings: option(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: "how often the attacker 'chat' reads a text (default: 3)",
      }),
      { experimental: true },
    ),
    concurrency: option(
      Type.Integer({ minimum: 1, maximum: 64, description: "requests at a time (default: 4)" }),
      { unit: "requests", experimental: true },
    ),
    timeout: option(seconds("time limit per request (default: 60)"), SECONDS),
    max_seconds: option(seconds("time limit per document (default: 600)"), SECONDS),
    max_tokens: option(
      Type.Integer({ minimum: 1, description: "tokens per run (default: no limit)" }),
      { unit: "tokens" },
    ),
    max_cost: option(
      Type.Number({
        exclusiveMinimum: 0,
        description: "cost per run, in the unit of the prices (default: no limit)",
      }),
      { experimental: true },
    ),
    price_in: option(Type.Number({ minimum: 0, description: "price per million tokens sent" }), {
      experimental: true,
    }),
    price_out: option(
      Type.Number({ minimum: 0, description: "price per million tokens received" }),
      { experimental: true },
    ),
    cache: option(
      file("folder for cached answers, each sealed with a key derived from its request"),
    ),
  },
  {
    additionalProperties: false,
    description: "the chat model that writes replacements for 'chat'",
  },
);

export const Wikidata = Type.Object(
  {
    address: option(address("api.php of another Wikibase (default: Wikidata's)")),
    pace_seconds: option(seconds("time between two requests (default: 1)", "from 0"), SECONDS),
    timeout: option(seconds("time limit per request (default: 20)"), SECONDS),
    cache: option(
      file(
        "folder for cached answers, so that no name is sent twice; each is sealed with a key derived from its request",
      ),
    ),
  },
  {
    additionalProperties: false,
    description:
      "look up in Wikidata names that the ontology does not contain (sends those names over the network, never a number, an address or a direct identifier)",
  },
);
