import { stretchAt } from "../../language/stretches.js";
import type { Detector, Found } from "../kit/detector.js";
import { listOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { nameFound, readName, wordsOfName } from "./name.js";
import { NAME_ENDS, NOT_IN_NAMES } from "./not-names.js";

/** What precedes a letter that is nobody's initial: 'Appendix B', 'hepatitis C'. */
export const LETTERED: ReadonlySet<string> = new Set(
  listOf(`
  annex, annexe, appendix, arm, article, bay, bed, block, building, category, cell, chapter, class, clause, cohort, column,
  copy, exhibit, figure, form, gate, gender, grade, group, hall, hepatitis, item, lane, level, line, list, no, option,
  page, panel, paragraph, part, phase, plan, plot, point, protocol, room, route, rule, sample, schedule, section,
  series, sex, shift, stage, stand, table, team, trench, type, unit, version, vitamin, ward, wing, zone`),
);

/** Whether a text ends in a word that letters are put to: 'Appendix ', 'Sex: '. */
export const isLettered = (before: string): boolean =>
  LETTERED.has(/(\p{L}+):? $/u.exec(before)?.[1]?.toLowerCase() ?? "");

const ABBREVIATIONS = new Set(
  listOf(`
  B.E, M.E, B.L, M.L, B.Ed, M.Ed, O.P.P, S.S.L.C, H.S.C, A.D, A.K.A, A.M, B.A, C.M.G, C.B.E, O.B.E, M.B.E, K.B.E, O.S, N.S, D.J, U.S.S, H.M.S, B.C, B.S,
  B.V, C.E, C.F.R, C.I.A, C.O, C.V, D.A, D.C, D.N.A, E.C, E.G, E.U, F.B.I, F.C, F.R, H.Q, H.R, I.D,
  I.E, I.Q, J.D, L.A, L.L.C, L.L.P, L.P, N.A, N.B, N.E, N.H, N.J, N.V, N.W, N.Y, N.Y.C, N.Z, O.K,
  P.C, P.M, P.O, P.R, P.S, Q.C, K.C, R.I, R.N, S.A, S.C, S.E, S.L, S.p.A, S.P.A, S.W, T.V, U.A.E,
  U.K, D.O.B, U.N, U.S, U.S.A, U.S.C, U.S.S.R, V.I.P, W.D, E.D, S.D, N.D, D.D`),
);

// what a person does or has done in the words right after single initials
const AFTER_INITIAL = new Set(
  listOf(`
  a, about, after, again, agreed, alleged, also, and, appealed, argued, as, asked, at, because,
  before, began, being, but, by, came, claimed, could, denied, did, died, does, explained, for,
  from, gave, had, has, having, her, himself, herself, his, if, in, informed, is, left, lived,
  lives, lodged, made, moved, no, not, of, on, or, refused, replied, requested, said, should,
  since, stated, submitted, that, the, then, to, told, took, until, was, went, were, when, where,
  which, while, who, whom, whose, will, with, without, would`),
);

/** The next sentence of a note: 'too close to P. Talk to the supervisor'. */
const IMPERATIVE =
  /^(?:Talk|Call|Ask|Tell|See|Speak|Check|Meet|Send|Write|Take|Get|Need|Note|Ring|Email|Remind|Discuss|Follow|Visit|Book|Chase|Review|Refer|Agreed|Told|Said|Also|Still|Very|Lots|Nothing|Everyone|Everything) (?:to|the|an?|with|about|her|him|them|if|whether|up|how|what|for|me|my|again|in|on|at)\b/u;

// legal forms, after a name
const LEGAL_FORMS = /^(?:A\.S|A\.G|K\.G|O\.Y)\.$/;
// '42 U.S.C.'
const CITED = /(?:§|(?<!\d)\d{1,3}) ?$/;

const DOTTED = /\p{Lu}\.(?:[ -]?\p{Lu}\.){0,3}/gu;
// tested apart from the pattern, which would otherwise look back from every character
const INSIDE_WORD = /[\p{L}\p{M}\p{N}.'’&-]/u;

/** Initials with a surname ('J. Smith', 'A.-M. Muster') and initials alone ('A.B.', 'W. was told'). */
export const initialsName: Detector = {
  name: "initials-name",
  finds: ["PERSON/name"],
  patterns: [{ name: "initials", regex: DOTTED, score: 0.6 }],
  presidioEntity: "PERSON",
  detect({ text, languages }) {
    const found: Found[] = [];
    for (const { 0: initials, index } of matchesOf(DOTTED, text)) {
      if (index > 0 && INSIDE_WORD.test(text[index - 1]!)) continue;
      // 'V.a.', 'Z. n.': an abbreviation continues
      if (/^ ?\p{Ll}\./u.test(text.slice(index + initials.length, index + initials.length + 3)))
        continue;
      const before = text.slice(Math.max(0, index - 20), index);
      // 'z. B.', 'o. B.': the end of an abbreviation
      if (/(?<!\p{L})\p{Ll}\. ?$/u.test(before)) continue;
      // 'net -4.2 L. Seen by cardiology', '9 umol/L. Telephoned': a unit that ends a sentence
      if (initials === "L." && /\d $|\p{L}\/$/u.test(before)) continue;
      // 'gyro error 1° W.'
      if (/^[NESW]\.$/.test(initials) && /[°ºd'′’] ?$/u.test(before)) continue;
      if (isLettered(before)) continue;
      if (
        ITALIAN.test(text.slice(index, index + 8)) &&
        languages &&
        stretchAt(languages, index)?.language === "it"
      )
        continue;
      const one =
        withSurname(text, index, initials) ??
        // 'of the R.C.M.P.': an office, never a person
        (OFFICE.test(initials) && /(?<!\p{L})[Tt]he $/u.test(before)
          ? undefined
          : alone(text, index, initials, before));
      if (one) found.push(one);
    }
    return found;
  },
};

const OFFICE = /^(?:\p{Lu}\.){3,}$/u;

/** Those of Italian judgments and wards: 'n. 1154/2020 R.G.', 'U.O. di Chirurgia', 'D.Lgs. 196/2003'. */
const ITALIAN = /^(?:R\.G|U\.O|D\.Lgs|D\.L|C\.F|C\.C|C\.P|D\.P\.R|R\.D|P\.I|D\.M)\.?(?!\p{L})/u;

const isAbbreviation = (initials: string): boolean =>
  ABBREVIATIONS.has(initials.replace(/\.$/, "").replace(/ /g, ""));

function withSurname(text: string, start: number, initials: string): Found | undefined {
  if (isAbbreviation(initials)) return undefined;
  // 'Kezia B.' ends its sentence before another line
  if (
    /^\p{Lu}\.$/u.test(initials) &&
    text[start + 2] === "\n" &&
    /\p{Ll} $/u.test(text.slice(Math.max(0, start - 2), start))
  )
    return undefined;
  const lineStart = start === 0 || text[start - 1] === "\n";
  if (lineStart && /^[A-IQVX]\.$/.test(initials)) return undefined;
  const name = readName(text, start);
  if (!name || name.parts[0]!.kind !== "initials") return undefined;
  if (/^[BM]\. ?(?:Sc|Phil|Tech|Ed|Eng|Com)\b/.test(text.slice(start, name.end))) return undefined;
  const words = wordsOfName(text, name);
  if (words.length === 0 || words.length > 3) return undefined;
  if (words.some((word) => NOT_IN_NAMES.has(word.toLowerCase()))) return undefined;
  if (words.length === 1 && IMPERATIVE.test(text.slice(name.end - words[0]!.length, name.end + 6)))
    return undefined;
  return nameFound(start, name.end, 0.75, "initials and surname");
}

function alone(text: string, start: number, initials: string, before: string): Found | undefined {
  const end = start + initials.length;
  const after = text.slice(end, end + 20);
  if (
    isAbbreviation(initials) ||
    CITED.test(before) ||
    /^ ?(?:\([A-Z][a-z.]{0,8}\) ?)?(?:Nos?\b|[\d§])/.test(after)
  )
    return undefined;
  // honours after a name: 'Sir Jan Nowak, K.C.M.G.'
  if (/\p{Lu}[\p{L}.]*, $/u.test(before)) return undefined;
  // a part of some other name: 'Acme A.S.', 'N.Y. Times'
  if (LEGAL_FORMS.test(initials) && /\p{Lu}\p{L}+ $/u.test(before)) return undefined;
  if (/\p{Lu}[\p{L}&]* $/u.test(before) && !/(?:^|[.\n] ?)\p{L}+ $/u.test(before)) return undefined;
  const next = /^ (\p{Lu}[\p{L}'’-]+)/u.exec(after)?.[1];
  if (next !== undefined && !NAME_ENDS.has(next.toLowerCase())) return undefined;
  const letters = initials.match(/\p{Lu}/gu)!.length;
  if (letters > 1) return nameFound(start, end, 0.6, "initials");
  if (/(?:^|\n)\s*$/.test(before)) return undefined;
  const word = /^(?:'s|’s)? ?([,;)]|\p{Ll}+)/u.exec(after)?.[1];
  if (word === undefined || !(AFTER_INITIAL.has(word) || /^[,;)]$/.test(word))) return undefined;
  return nameFound(start, end, 0.5, "initial");
}
