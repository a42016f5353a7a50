/** `POST /v1/attack`: who could this text be about, and which words say so? As `palimpsest attack --document`. */

import Type from "typebox";
import type { AttackerName, PeopleAttackerName } from "../../../entries/evaluate.js";
import {
  ATTACKERS,
  cluesToJson,
  isOfPeople,
  PEOPLE_ATTACKERS,
} from "../../../entries/own/release.js";
import { errors } from "../../../errors.js";
import type { App, Context } from "../context.js";
import { route } from "../route.js";
import { OF_DOCUMENTS } from "../schemas/failure.js";
import { untilGone } from "./work.js";

const AttackRequestSchema = Type.Object(
  {
    text: Type.String({ minLength: 1, description: "an anonymized text" }),
    background: Type.Optional(
      Type.Union(
        [
          Type.Array(
            Type.Object(
              { name: Type.String({ minLength: 1 }), text: Type.String() },
              { additionalProperties: false },
            ),
            { minItems: 2 },
          ),
          Type.String({ minLength: 1 }),
        ],
        {
          description:
            "texts about people, one each; or the id of a stored one, for reviewers; chat and attributes need none",
        },
      ),
    ),
    attacker: Type.Optional(
      Type.Unsafe<AttackerName | PeopleAttackerName>({
        enum: [...ATTACKERS, ...PEOPLE_ATTACKERS],
        description:
          "default ensemble; chat asks the chat model of the server's policy, attributes takes visible words at their face",
      }),
    ),
    person: Type.Optional(
      Type.String({ minLength: 1, description: "whose text it is, as named in the background" }),
    ),
  },
  { additionalProperties: false },
);

const Candidate = Type.Object({
  id: Type.String({ description: "a name of the background" }),
  rank: Type.Integer({ minimum: 1 }),
  probability: Type.Number({ minimum: 0, maximum: 1 }),
});

const AttackSchema = Type.Object({
  background: Type.Integer({ description: "people in it" }),
  chance: Type.Number({ description: "risk of a guess at random, percent" }),
  candidates: Type.Array(Candidate, { description: "the most probable first, 200 at most" }),
  person: Type.Optional(Candidate),
  people: Type.Optional(
    Type.Array(
      Type.Object({
        person: Type.String({ description: "as the text calls them" }),
        attributes: Type.Array(
          Type.Object({
            attribute: Type.String(),
            value: Type.String(),
            confidence: Type.Number({ minimum: 0, maximum: 1 }),
            evidence: Type.Optional(Type.String()),
          }),
        ),
      }),
      { description: "what can be inferred of each person, by chat and attributes" },
    ),
  ),
  clues: Type.Array(
    Type.Object({
      text: Type.String(),
      weight: Type.Number({
        description: "how far the log-odds fall without the word; by chat the confidence",
      }),
      places: Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), {
        description: "[start, end] in code points",
      }),
    }),
    { description: "words that point to the person named, or else to the first candidate" },
  ),
});

export function attackRoutes(app: App, { engine, backgrounds }: Context): void {
  app.post(
    "/v1/attack",
    route("People whom a text could be about, and the words that give them away", AttackSchema, {
      tag: "documents",
      body: AttackRequestSchema,
      also: OF_DOCUMENTS,
    }),
    async ({ body, user }, reply) => {
      const { text, background: given, attacker = "ensemble", person } = body;
      if (given === undefined && !isOfPeople(attacker)) {
        throw errors.INPUT_FORMAT`the attacker compares texts with a background, and there is none; add 'background', or use chat or attributes`;
      }
      const background = typeof given === "string" ? await backgrounds(given, user) : (given ?? []);
      if (
        given !== undefined &&
        person !== undefined &&
        !background.some(({ name }) => name === person)
      ) {
        throw errors.INPUT_FORMAT`the background has no text about the 'person' named; leave 'person' out, or add a text about them`;
      }
      const result = await engine.attack(
        text,
        background,
        { by: attacker, ...(person !== undefined && { person }) },
        { signal: untilGone(reply) },
      );
      const { chance, candidates, people } = result;
      return {
        background: result.background,
        chance,
        candidates: candidates.map((one) => ({ ...one })),
        ...(result.person && { person: result.person }),
        ...(people && {
          people: people.map(({ person: called, attributes }) => ({
            person: called,
            attributes: attributes.map((one) => ({ ...one })),
          })),
        }),
        clues: cluesToJson(result.clues, text).map((clue) => ({
          ...clue,
          places: clue.places.map((place) => [...place]),
        })),
      };
    },
  );
}
