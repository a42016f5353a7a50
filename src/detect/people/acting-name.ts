import type { Span } from "../../document/span.js";
import { withCapitals } from "../../language/capitals.js";
import type { Detector, Found } from "../kit/detector.js";
import { listOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { nameFound } from "./name.js";
import { NOT_IN_NAMES } from "./not-names.js";

const WORD =
  "\\p{Lu}[\\p{L}\\p{M}]*(?:['’]\\p{Lu}[\\p{L}\\p{M}]*)?(?:-\\p{Lu}[\\p{L}\\p{M}]*){0,2}";
/** 'Made Wirawan-Sutrisno', 'Szentgyörgyi, Ildikó'. */
const NAME = `${WORD}(?:,? ${WORD}){0,3}`;
/** Begins no word within another name: not 'Egypt' in 'Bank of Egypt said', nor 'Surgery' in 'Dr Hoffmann's Surgery rang'. */
const FREE = "(?<![\\p{L}\\p{N}.'’-]|['’]s |\\b(?:of|the|The|in|at|from|by|for|a|an|A|An) )";
/** What only people do. */
const ACTS =
  "(?:said that (?:she|he|they|the|her|his|their|it|I|we|there)|said (?:she|he|they|I)|told (?:me|us|him|her|them|the)|asked (?:me|us|him|her|them|whether|if)|rang|phoned|wept|cried|smiled|laughed|nodded|(?:was|were) (?:born|absent|late|ill|crying|my|his|her|our)|lives|lived|sends? (?:her|his|their) apologies|has a|had (?:left|gone|a) )";
/** Who is asked, told and spoken with. */
const ADDRESSED =
  "(?:(?:[Aa]sk|[Aa]sked|[Tt]ell|[Tt]old|[Ss]poke (?:to|with)|[Ss]peak (?:to|with)|[Tt]alked (?:to|with)|[Mm]et|[Pp]hone|[Pp]honed|[Tt]hank|[Rr]emind|[Rr]eminded))";
const ADDRESS_GOES_ON =
  "(?:whether|if|that|about|again|on the phone|yesterday|today|to |when|why|how|for )";

const FORMS: readonly (readonly [string, RegExp, number])[] = [
  [
    "what only people do",
    new RegExp(`${FREE}(?<value>${NAME})(?= ${ACTS}(?![\\p{L}]))`, "dgu"),
    0.7,
  ],
  [
    "who works in a department",
    new RegExp(
      `${FREE}(?<value>\\p{Lu}[\\p{Ll}'’-]{1,20}(?: \\p{Lu}[\\p{Ll}'’-]{1,20})?)(?= (?:in|from) (?:HR|Payroll|Finance|Accounts|Legal|IT|Reception|Facilities|Procurement|Compliance|Marketing|Sales|Security|Housekeeping|Admissions|Billing|Medical Records)(?!\\p{L}))`,
      "dgu",
    ),
    0.7,
  ],
  [
    "who is asked or told",
    new RegExp(
      `(?<![\\p{L}])${ADDRESSED} (?<value>${NAME})(?=,? ${ADDRESS_GOES_ON}(?<=\\P{L}|(?!\\p{L})))`,
      "dgu",
    ),
    0.7,
  ],
  [
    "who signed or wrote",
    new RegExp(
      `${FREE}(?<value>${NAME})(?= (?:signed the|signed this|wrote to (?:me|us|her|him)|came late|left early|came to see)(?!\\p{L}))`,
      "dgu",
    ),
    0.7,
  ],
  [
    "surname and forename in a field",
    new RegExp(
      `(?<=\\b(?:[Nn]ame|[Pp]atient|[Cc]lient|[Tt]enant|[Ww]itness|[Aa]pplicant): )(?<value>${WORD}, ${WORD}(?: ${WORD})?)(?=\\n|$|[;(]| {2})`,
      "dgu",
    ),
    0.8,
  ],
];

const LIST =
  /(?<![\p{L}])(?:Attendees|Attending|Present|In attendance|Participants|Apologies(?: from)?|Invited|Distribution|Cc): (?<list>[^\n]{3,300})/gu;
const LISTED = new RegExp(`^(?:\\p{Lu}\\. ){0,2}${WORD}(?: (?:${WORD}|\\p{Lu}\\.)){0,3}$`, "u");

/** Words that begin sentences, name bodies or stand for people who are not named. */
const NOBODY = new Set(
  listOf(`
  yesterday, today, tomorrow, everyone, everybody, nobody, someone, somebody, anyone, people, staff, police, chair,
  chairman, secretary, treasurer, clerk, council, committee, board, team, company, government, ministry, union, bank,
  landlord, tenant, customer, patient, pt, client, cl, baby, doctor, nurse, teacher, manager, director, officer, parents, members, mother, father,
  mum, mam, mom, mama, dad, papa, granny, grandma, grandpa, nan, gran, judge, court, hospital, school, university, college, church, department, group, party, office, agency, association,
  i, that, this, these, those, he, she, we, they, you, it, who, there, people's, both, neither, applicant, respondent, witness, counsel, please, when, then,
  reuters, afp, google, microsoft, apple, amazon, facebook, twitter, siemens, volkswagen, toyota, nestlé, gazprom, brussels, washington,
  moscow, beijing, london, berlin, paris, europe, america, germany, france, russia, china, britain, england, scotland, parliament`),
);

const isName = (written: string): boolean =>
  written.length > 1 &&
  /\p{Ll}/u.test(written) &&
  written
    .split(/,? /)
    .every((word) => !NOBODY.has(word.toLowerCase()) && !NOT_IN_NAMES.has(word.toLowerCase()));

/** In a text without capitals a single word is too little, and so are words in the plural. */
const isFullName = (written: string): boolean =>
  / /.test(written) && !/(?<!s)s(?:$|[ ,-])/.test(written.split(" ").at(-1)!);

const PREPOSITION = /\b(?:according to|per|after|before|like|than) $/iu;

/** The words of a match without 'Yesterday', 'When' or another person before them. */
function nameIn(written: string, before = ""): { at: number; name: string } | undefined {
  // 'Ola Nowak, Keith' are two, 'Szentgyörgyi, Ildikó' is one, unless a preposition has the first: 'according to Jamal, Cody'
  const another = (PREPOSITION.test(before) ? /^[^,]+, /u : /^[^ ,]+ [^,]+, /u).exec(written)?.[0];
  if (another !== undefined) {
    const rest = nameIn(written.slice(another.length));
    return rest && { ...rest, at: rest.at + another.length };
  }
  const first = /^\p{L}+,? /u.exec(written)?.[0];
  if (first !== undefined && !isName(first.replace(/,? $/, ""))) {
    const rest = written.slice(first.length);
    return isName(rest) ? { at: first.length, name: rest } : undefined;
  }
  return isName(written) ? { at: 0, name: written } : undefined;
}

/** Names by what their sentence says they do, whatever country they come from: 'Thiri said that she', 'ask Hoa whether'. */
export const actingName: Detector = {
  name: "acting-name",
  finds: ["PERSON/name"],
  patterns: [
    ...FORMS.map(([name, regex, score]) => ({ name, regex, score })),
    { name: "list of people", regex: LIST, score: 0.6 },
  ],
  needs: [...FORMS.map(([, regex]) => regex), LIST],
  presidioEntity: "PERSON",
  detect({ text }): Found[] {
    const found: Found[] = [];
    const titled = withCapitals(text);
    for (const [rule, regex, score] of FORMS) {
      for (const { groups, indices } of matchesOf(regex, titled ?? text)) {
        const from = indices!.groups!["value"]![0];
        const one = nameIn(groups!["value"]!, text.slice(Math.max(0, from - 14), from));
        if (!one || (titled !== undefined && !isFullName(one.name))) continue;
        const start = from + one.at;
        found.push(nameFound(start, start + one.name.length, score, rule));
      }
    }
    for (const { groups, index, 0: whole } of matchesOf(LIST, text)) {
      let at = index + whole.length - groups!["list"]!.length;
      for (const item of groups!["list"]!.split(/(, | and |; )/)) {
        const bare = item.replace(/[. ]+$/, "");
        if (LISTED.test(bare) && isName(bare.replace(/\p{Lu}\. /gu, ""))) {
          found.push(nameFound(at, at + bare.length, 0.6, "list of people"));
        }
        at += item.length;
      }
    }
    return found;
  },
};

const IN_LIST =
  /(?:^|\n)(?:Attendees|Attending|Present|In attendance|Participants|Apologies(?: from)?): (?:[^\n.]*, )?$/u;
const SUBJECT = new RegExp(`^ ${ACTS}(?![\\p{L}])`, "u");
const OBJECT = new RegExp(`(?<![\\p{L}])${ADDRESSED} $`, "u");

/** Whether a span that reads as a body's name does, or is told, what only a person is. */
export function actsAsPerson(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  if (!new RegExp(`^${NAME}$`, "u").test(written) || !isName(written)) return false;
  return (
    IN_LIST.test(text.slice(Math.max(0, start - 200), start)) ||
    SUBJECT.test(text.slice(end, end + 30)) ||
    (OBJECT.test(text.slice(Math.max(0, start - 14), start)) &&
      new RegExp(`^,? ${ADDRESS_GOES_ON}`, "u").test(text.slice(end, end + 14)))
  );
}
