/**
 * A person by what the text says they are: 'the applicant', 'a lawyer'. Only roles that the text
 * itself gives beside the name are taken, so they are true.
 */

import { TITLE } from "../../language/titles.js";
import type { Candidate, Occasion, Proposal, Replacer } from "../replacer.js";
import { labelOf } from "./labels.js";

const ROLES =
  "applicant|plaintiff|defendant|accused|complainant|claimant|respondent|appellant|petitioner|victim|suspect|witness|judge|prosecutor|lawyer|barrister|solicitor|advocate|attorney|counsel|notary|registrar|agent|patient|doctor|physician|surgeon|nurse|psychiatrist|psychologist|midwife|teacher|pupil|student|professor|lecturer|headmaster|engineer|journalist|editor|author|writer|actor|actress|singer|musician|painter|director|producer|minister|mayor|politician|police officer|officer|soldier|guard|inspector|detective|mother|father|parent|son|daughter|brother|sister|wife|husband|widow|widower|child|grandmother|grandfather|uncle|aunt|cousin|neighbour|neighbor|colleague|manager|employer|employee|customer|client|tenant|landlord|owner|driver|farmer|priest|imam|pastor|expert|chairman|chairwoman|president|secretary|treasurer|social worker|case worker|guardian";
const QUALIFIER = "(?:\\p{Ll}[\\p{L}-]* )?";

/** 'Ann Berg (“the applicant”)', 'Ann Berg, a lawyer', 'Ann Berg, the child's mother' is not. */
const AFTER = new RegExp(
  `^(?: ?\\((?:hereinafter |hereafter )?[“"‘']?the (?<alias>${ROLES})[”"’']?\\)|, (?:an?|the|their|his|her) ${QUALIFIER}(?<role>${ROLES})(?=[,.;:)]| (?:practising|practicing|working|living|residing|from|at|in|of|who)\\b))`,
  "u",
);
/** 'the applicant, Ann Berg', 'their lawyer Mr Berg', 'Judge Berg'. */
const BEFORE = new RegExp(
  `(?:^|[\\s(“"])(?:(?:the|their|his|her|its|an?) ${QUALIFIER}(?<role>${ROLES}),? (?:(?:${TITLE})\\.? ?)?|(?<title>Judge|Professor|Inspector|Minister|President|Mayor|Father|Sister|Nurse) )$`,
  "iu",
);
const OWN_TITLE = /^(Judge|Professor|Prof\.|Dr\.?|Inspector|Minister|Mayor|Nurse) /;
const OF_TITLE: Readonly<Record<string, string>> = {
  "prof.": "professor",
  dr: "doctor",
  "dr.": "doctor",
};

/** Roles that a text uses like a name. */
const PARTY =
  /^(?:applicant|plaintiff|defendant|accused|complainant|claimant|respondent|appellant|petitioner|victim|patient)$/;

const ROLE_LEVEL = 5;

/** People by their role, numbered where several share it; by their label where the text gives none. */
export const byRole: Replacer = {
  name: "role",
  choice: "most-specific",
  propose(occasions) {
    const roles = new Map<string, string>();
    for (const occasion of occasions) {
      const { id } = occasion.entity;
      const role = roles.has(id) ? undefined : roleIn(occasion);
      if (role) roles.set(id, role);
    }
    const seen = new Set<string>();
    return occasions.map((occasion): Proposal => {
      const role = roles.get(occasion.entity.id);
      if (role === undefined) {
        return { candidates: [], note: "the text names no role beside the person" };
      }
      const sharing = [...roles].filter(([, other]) => other === role).map(([id]) => id);
      const first = !seen.has(occasion.entity.id);
      seen.add(occasion.entity.id);
      // 'their lawyer Ann Berg': the text already names the role
      const said = BEFORE.exec(occasion.before)?.groups?.["role"]?.toLowerCase() === role;
      return {
        candidates: [
          said
            ? { ...labelOf(occasion), level: ROLE_LEVEL }
            : words(role, sharing, occasion, first),
        ],
      };
    });
  },
};

function words(
  role: string,
  sharing: readonly string[],
  { entity }: Occasion,
  first: boolean,
): Candidate {
  const number = sharing.indexOf(entity.id) + 1;
  const article = first && !PARTY.test(role) ? "a" : "the";
  return {
    text: sharing.length > 1 ? `${role} ${number}` : `${article} ${role}`,
    level: ROLE_LEVEL,
    form: "phrase",
    source: "role",
    truth: "true",
    ground: "text",
  };
}

function roleIn({ original, before, after }: Occasion): string | undefined {
  const found = AFTER.exec(after)?.groups ?? BEFORE.exec(before)?.groups ?? {};
  const role = (
    found["alias"] ??
    found["role"] ??
    found["title"] ??
    OWN_TITLE.exec(original)?.[1]
  )?.toLowerCase();
  return role && (OF_TITLE[role] ?? role);
}
