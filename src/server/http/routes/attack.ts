/** `POST /v1/attack`: who could this text be about, and which words say so? As `palimpsest attack --document`. */

import Type from "typebox";
import type { AttackerName } from "../../../entries/evaluate.js";
import { ATTACKERS, documentAttackToJson } from "../../../entries/own/release.js";
import { PalimpsestError } from "../../../errors.js";
import type { App, Context } from "../context.js";
import { FAILURES } from "../schemas/failure.js";
import { untilGone } from "./work.js";

const AttackRequestSchema = Type.Object(
  {
    text: Type.String({ minLength: 1, description: "an anonymized text" }),
    background: Type.Union(
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
        description: "texts about people, one each; or the id of a stored one, for reviewers",
      },
    ),
    attacker: Type.Optional(
      Type.Unsafe<AttackerName>({ enum: [...ATTACKERS], description: "default ensemble" }),
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
  clues: Type.Array(
    Type.Object({
      text: Type.String(),
      weight: Type.Number({ description: "how far the log-odds fall without the word" }),
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
    {
      schema: {
        tags: ["documents"],
        summary: "People whom a text could be about, and the words that give them away",
        body: AttackRequestSchema,
        response: { 200: AttackSchema, ...FAILURES },
      },
    },
    async ({ body, user }, reply) => {
      const { text, background: given, attacker, person } = body;
      const background = typeof given === "string" ? await backgrounds(given, user) : given;
      if (person !== undefined && !background.some(({ name }) => name === person)) {
        throw new PalimpsestError(
          "INPUT_FORMAT",
          "the background has no text about the 'person' named; leave 'person' out, or add a text about them",
        );
      }
      const result = await engine.attack(
        text,
        background,
        { ...(attacker && { by: attacker }), ...(person !== undefined && { person }) },
        { signal: untilGone(reply) },
      );
      const { background: people, chance, candidates, clues } = result;
      return {
        background: people,
        chance,
        candidates: candidates.map((one) => ({ ...one })),
        ...(result.person && { person: result.person }),
        clues: documentAttackToJson({ ...result, clues }, text).clues.map((clue) => ({
          ...clue,
          places: clue.places.map((place) => [...place]),
        })),
      };
    },
  );
}
