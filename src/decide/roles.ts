/** What a policy wants for people of a role and for kinds of mentions, whatever the measures say. */

import type { Entity, Mention, PersonRole, RiskyCombination } from "../document/document.js";
import { type Kind, kindOf } from "../document/kinds.js";
import type { SemanticType } from "../document/types.js";

type Treatment = "keep" | "mask" | "risk";
export type Treatments = Partial<Record<PersonRole, Treatment>>;
export type KindTreatments = Partial<Record<Kind | SemanticType | "default", Treatment>>;

/** How an entity is treated. */
export type TreatmentOf = (entity: Entity) => Treatment;

/**
 * Treatments by role, else by kind, else by type, else the default, which never keeps a direct identifier: an entity
 * is masked where one of its mentions is to be masked, and kept where all are to be kept.
 */
export function treatmentOf(
  mentions: readonly Mention[],
  roles: Treatments = {},
  kinds: KindTreatments = {},
): TreatmentOf {
  const { default: rest } = kinds;
  return ({ role, identifier, mentions: own }) => {
    const byRole = role && roles[role];
    if (byRole) return byRole;
    const otherwise = (identifier === "DIRECT" && rest === "keep" ? undefined : rest) ?? "risk";
    const all = own.map((index) => treatmentByKind(mentions[index]!, kinds) ?? otherwise);
    if (all.includes("mask")) return "mask";
    return all.every((one) => one === "keep") ? "keep" : "risk";
  };
}

/** What a policy says of the mention's kind, or else of its type. */
export function treatmentByKind(mention: Mention, kinds: KindTreatments): Treatment | undefined {
  const kind = kindOf(mention);
  return (kind && kinds[kind]) ?? kinds[mention.type];
}

/** Ids of the entities that a policy keeps: no combination asks for them any more. */
export function entitiesToKeep(
  entities: readonly Entity[],
  treated: TreatmentOf,
): ReadonlySet<string> {
  return new Set(entities.filter((entity) => treated(entity) === "keep").map(({ id }) => id));
}

/** Ids of the entities that are masked in any case: direct identifiers that are not kept, and what the policy masks. */
export function entitiesToMask(
  entities: readonly Entity[],
  treated: TreatmentOf,
): ReadonlySet<string> {
  const ids = entities.flatMap((entity) => {
    const treatment = treated(entity);
    const direct = entity.identifier === "DIRECT" && treatment !== "keep";
    return direct || treatment === "mask" ? [entity.id] : [];
  });
  return new Set(ids);
}

/** The combinations without their kept members; those with only kept members are dropped. */
export function excludeKept(
  risks: readonly RiskyCombination[],
  kept: ReadonlySet<string>,
): readonly RiskyCombination[] {
  if (kept.size === 0) return risks;
  return risks.flatMap((risk) => {
    const entities = risk.entities.filter((id) => !kept.has(id));
    return entities.length === 0 ? [] : [{ ...risk, entities }];
  });
}
