import { expect, test } from "vitest";
import { analysisOfMarked, Reading } from "../../../../test/reviewed.js";
import type { PersonRole } from "../../../document/document.js";
import type { Analysis } from "../../engine/analysis.js";
import { scoredUnder } from "../model/risk.js";
import { entitiesIn } from "./entity-view.js";

const ROLES: Readonly<Record<string, PersonRole>> = {
  e1: "protected",
  e2: "official",
  e4: "private",
};
const withRoles = (analysis: Analysis): Analysis => ({
  ...analysis,
  entities: analysis.entities.map((entity) => {
    const role = ROLES[entity.id];
    return role ? { ...entity, role } : entity;
  }),
});

const LETTER =
  "[PERSON/e1 Ann Lie] of [LOC/e3 Oslo] met Judge [PERSON/e2 Bo Moe] and [PERSON/e4 Cy Ek]. [PERSON/e1 Lie] left.";

function rolesIn(reading: Reading): Record<string, PersonRole | null> {
  const analysis = withRoles(analysisOfMarked(LETTER));
  const entities = entitiesIn(
    { ...reading.dossier, analysis },
    reading.state,
    scoredUnder(analysis, {}),
  );
  return Object.fromEntries([...entities].map(([id, { role }]) => [id, role]));
}

test("people have the role they were detected with, others none", () => {
  expect(rolesIn(new Reading(LETTER))).toEqual({
    e1: "protected",
    e2: "official",
    e3: null,
    e4: "private",
  });
});

test("of people who are one the stronger role counts; a part split off keeps it", () => {
  const reading = new Reading(LETTER);
  reading.act({ kind: "merge", entities: ["e4", "e2"] });
  expect(rolesIn(reading)).toMatchObject({ e1: "protected", e4: "official" });
  const split = reading.act({ kind: "split", mentions: ["m5"] });
  expect(rolesIn(reading)).toMatchObject({ e1: "protected", [`${split}.e`]: "protected" });
});

test("nobody has looked who a person is that a reader marked", () => {
  const reading = new Reading(LETTER);
  const id = reading.act({ kind: "add", spans: [{ start: 17, end: 20 }], type: "PERSON" });
  expect(rolesIn(reading)).toMatchObject({ [`${id}.e`]: null });
});
