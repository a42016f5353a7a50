/**
 * What the recognizer takes for a name although its words show that it is not.
 *
 * | the model says | the words | examples |
 * | --- | --- | --- |
 * | person | are how somebody is addressed | 'Sir', 'Madam Speaker', 'Your Honour', the 'Hon' of "Hon'ble" |
 * | person | are kin or one of the house, unnamed | 'Grandma', 'Landlord' |
 * | person | are a verb or an adjective that opens a sentence and could be a name | 'Rob nobody', 'Pat dry', 'Drew a line' |
 * | place | are a body, a direction or a kind of place | 'government', 'the Continent', 'South side' |
 * | any name or a code | are a column's heading or a test's abbreviation before its value | 'Qty', 'MCV 88', 'U&Es normal' |
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { listOf } from "../kit/phrases.js";
import { isBodyPart } from "../shared/words.js";
import { LABORATORY_ABBREVIATIONS } from "../words/clinical/laboratory-test.js";
import { CLINICAL_ABBREVIATIONS } from "../words/clinical/shorthand.js";

const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));

/** Words by which people are addressed who are not named. */
const ADDRESS = setOf(`
  sir, sirs, madam, madame, ma'am, speaker, chair, chairman, chairwoman, chairperson, president, director,
  mr, mrs, ms, miss, your, my, honour, honourable, honorable, hon, hon., hon'ble, sec, sec., treas, treas., ld, learned, counsel, court, bench,
  lord, lords, lady, ladies, lordship, lordships, ladyship, excellency, worship, members, colleague, colleagues,
  guest, visitor, caller, participant, interviewer, interviewee, moderator, operator, customer, tenant, resident, applicant, petitioner, respondent, complainant, appellant, secretary, treasurer, the, dear, and,
  app, app., witness, prosecution, accused, deponent, affiant, declarant, plaintiff, defendant, claimant, vitals, bates, exhibit`);
/** Any of these alone makes nobody. */
const ONLY_BESIDE = setOf("my, your, the, and, dear, mr, mrs, ms, miss");

const KIN = setOf(`
  mum, mummy, mom, mama, papa, mommy, mam, dad, daddy, grandma, grandpa, grandad, granny, gran, nan, nana, nanny, auntie, aunty,
  aunt, uncle, hubby, wifey, sis, bro, boss, landlord, landlady, neighbour, neighbor, reg`);

/** Names that are words that open sentences. */
const NAME_WORDS = setOf(`
  art, bill, bob, chase, chuck, drew, faith, frank, gene, grace, grant, guy, hope, jack, jay, josh, joy, june, lance,
  mark, max, may, nick, norm, pat, penny, peg, ray, rich, rob, rod, rose, ruby, skip, stew, sue, tug, wade, ward, will`);
/** What follows such a word where it is no name. */
const NO_NAME_AFTER =
  /^ (?:do|you|we|they|he|she|it|a|an|the|my|your|its|our|their|this|that|these|those|me|us|them|nobody|anybody|dry|early|up|out|off)(?![\p{L}\p{N}'’])/u;

/** Desks and departments, which mail headers name as they name people: 'HR Casework', 'Accounts Payable'. */
const DESKS = setOf(`
  hr, it, casework, occupational, health, wellbeing, safeguarding, employee, relations, learning, development, safety, talent, payments, lettings, repairs, estates, housing, payroll, accounts, account, payable, receivable, support, customer, customers, service, services, care, desk, helpdesk, help,
  admin, administration, office, reception, enquiries, inquiries, info, information, complaints, complaint, recruitment, people, team, sales, billing, finance,
  procurement, purchasing, police, ambulance, probation, education, benefits, pensions, planning, highways, licensing, audit, management, legal, compliance, marketing, press, communications, facilities, operations, ops, security, training, resources, human, general,
  ortho, orthopaedics, cardio, cardiology, neuro, neurology, gynae, obs, paeds, haem, onc, derm, rheum, gastro, resp, uro, ent, ophth, psych, physio, ot, salt, itu, hdu, outpatient, outpatients, inpatient, inpatients,
  central, duty, out, hours, bookings, appointments, referrals, admissions, records, archive, library, gp, fy1, fy2, sho, a&e, pals, nok, the, and, of`);

const PLACES = setOf(`
  government, kingdom, central, centre, center, continent, county, region, capital, state, district, borough,
  village, ward, border, chapel, church, mosque, temple, synagogue, address, premises, property, residence, republic, upstairs, downstairs, barn, shed, outhouse, byre, yard, garage, attic, loft, cellar, kitchen, bathroom, bedroom, lounge, hallway, corridor, porch, patio, driveway, lay-by, layby, overseas, home, headquarters, local, international, the, a, an, of`);
const DIRECTIONS = setOf("north, south, east, west, northern, southern, eastern, western");

const HEADINGS = setOf(
  "outpatient, outpatients, inpatient, inpatients, qty, item, price, total, subtotal, score, grade, rank, mean, median, date, signature",
);
const VALUE =
  /^ ?(?:[:=<>≤≥] ?)?(?:\d|normal|raised|low|high|clear|done|booked|negative|positive|nil|pending|stable)/;

const NAMED: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG", "MISC", "CODE"]);

/** Whether a find is not a name after all. `text` as written, the span whole words. */
export function isNoName(text: string, type: SemanticType, { start, end }: Span): boolean {
  if (!NAMED.has(type)) return false;
  const written = text.slice(start, end);
  const after = text.slice(end, end + 16);
  const words = written.toLowerCase().split(/[\s,]+/);
  const all = (list: ReadonlySet<string>) => words.every((word) => list.has(word));
  // 'A. PROSTATE' of a report
  const named = words.filter((word) => !/^\p{L}\.$/u.test(word));
  if (named.length > 0 && named.every(isBodyPart)) return true;
  if (type === "PERSON") {
    if (/^['’]ble(?!\p{L})/u.test(after)) return true;
    if (all(DESKS)) return true;
    if (all(ADDRESS)) return !all(ONLY_BESIDE) || words.length === 1;
    if (words.length === 1 && KIN.has(words[0]!)) return !isSurname(text, start);
    return (
      words.length === 1 &&
      NAME_WORDS.has(words[0]!) &&
      opens(text, start) &&
      NO_NAME_AFTER.test(after)
    );
  }
  if (type === "LOC") {
    return (
      all(PLACES) ||
      (words.length === 1 && KIN.has(words[0]!)) ||
      (all(DIRECTIONS) &&
        /^ \p{Ll}/u.test(after) &&
        !/^ (?:of|and|or|to|is|was|in)(?!\p{L})/u.test(after))
    );
  }
  if (words.length === 1 && HEADINGS.has(words[0]!)) return true;
  if (type === "ORG" && isOfTitle(text, { start, end })) return true;
  // 'OCCUPATIONAL HEALTH MANAGEMENT REFERRAL'
  if (type === "ORG" && words.length > 1 && all(DESKS) && written === written.toUpperCase())
    return true;
  return (
    (CLINICAL_ABBREVIATIONS.has(written) && VALUE.test(after)) ||
    (LABORATORY_ABBREVIATIONS.has(written) && VALUE.test(after)) ||
    (CLINICAL_ABBREVIATIONS.has(written) && written.length > 3 && written !== "PEARL")
  );
}

/** 'Head' and 'People' of 'Head of People'. */
const isOfTitle = (text: string, { start, end }: Span): boolean =>
  (/^(?:Head|Director|Chief|Vice President)$/u.test(text.slice(start, end)) &&
    /^ of \p{Lu}/u.test(text.slice(end, end + 6))) ||
  (/(?:^|[^\p{L}])(?:Head|Director|Chief|Vice President) of $/u.test(
    text.slice(Math.max(0, start - 20), start),
  ) &&
    text
      .slice(start, end)
      .toLowerCase()
      .split(/[\s,&]+/)
      .every((word) => DESKS.has(word)));

/** Whether a title or a name precedes it. */
const isSurname = (text: string, start: number): boolean =>
  /(?:\b(?:Mr|Mrs|Ms|Miss|Dr)\.?|\p{Lu}\p{Ll}+) $/u.test(
    text.slice(Math.max(0, start - 20), start),
  );

const opens = (text: string, start: number): boolean =>
  /(?:^|[.!?:;\n]["'”’)]? *)$/.test(text.slice(Math.max(0, start - 4), start));
