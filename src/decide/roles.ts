/** What a policy wants for people of a role, whatever the measures say. */

import type { Entity, PersonRole, RiskyCombination } from "../document/document.js";

export type Treatment = "keep" | "mask" | "risk";
export type Treatments = Partial<Record<PersonRole, Treatment>>;

const treated = ({ role }: Entity, treatments: Treatments): Treatment =>
  (role && treatments[role]) ?? "risk";

/** Ids of the entities that a role keeps: no combination asks for them any more. */
export function spared(entities: readonly Entity[], treatments: Treatments): ReadonlySet<string> {
  return new Set(
    entities.filter((entity) => treated(entity, treatments) === "keep").map(({ id }) => id),
  );
}

/** Ids of the entities that are masked in any case: direct identifiers that no role keeps, and roles that ask for it. */
export function required(entities: readonly Entity[], treatments: Treatments): ReadonlySet<string> {
  const ids = entities.flatMap((entity) => {
    const treatment = treated(entity, treatments);
    const direct = entity.identifier === "DIRECT" && treatment !== "keep";
    return direct || treatment === "mask" ? [entity.id] : [];
  });
  return new Set(ids);
}

/** The combinations without spared members; those of spared members alone are gone. */
export function without(
  risks: readonly RiskyCombination[],
  spared: ReadonlySet<string>,
): readonly RiskyCombination[] {
  if (spared.size === 0) return risks;
  return risks.flatMap((risk) => {
    const entities = risk.entities.filter((id) => !spared.has(id));
    return entities.length === 0 ? [] : [{ ...risk, entities }];
  });
}
