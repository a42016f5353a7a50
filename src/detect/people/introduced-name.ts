import type { Detector, Found } from "../kit/detector.js";
import { listOf, type Phrase, phraseMatcher, wordsOf } from "../kit/phrases.js";
import { isForename } from "./forenames.js";
import { type Name, nameFound, readName, wordsOfName } from "./name.js";
import { NOT_IN_NAMES } from "./not-names.js";

type Cue = "statement" | "birth name" | "field" | "name field" | "greeting" | "closing";

const CUES: Readonly<Record<Cue, readonly string[]>> = {
  statement: listOf(`
  my name is, my name's, name is, I am called, I'm called, call me, his name was, her name was, a
  man named, a woman named, a boy named, a girl named, a guy named, a man called, a woman called, a
  boy called, a girl called, man by the name of, by the name of, signed by`),
  "birth name": listOf(
    "née, nee, geb, geborene, born as, alias, o/c, a/k/a, aka, otherwise called, better known as, also known as, known as",
  ),
  field: listOf(`
  account holder, applicant, attending physician, attention, attn, author, bcc, beneficiary,
  borrower, buyer, candidate, cardholder, cc, claimant, client, contact, contact person, customer,
  defendant, doctor, emergency contact, employee, from, guardian, guest, insured, interviewee,
  interviewer, landlord, manager, next of kin, nurse, parent, passenger, patient, payee, physician,
  plaintiff, policyholder, policy holder, prepared by, provider, recipient, referred by, reported
  by, reviewed by, approved by, seller, sender, ship to, bill to, sold to, signature, signed,
  spouse, student, supervisor, teacher, tenant, to, trainee, user, witness, written by`),
  "name field": listOf(`
  name, full name, first name, last name, middle name, family name, given name, forename, surname,
  maiden name, customer name, client name, patient name, student name, employee name, user name,
  contact name, company contact, account name, applicant name, father's name, mother's name,
  printed name, legal name, name of patient, name of applicant, passenger name, guest name`),
  greeting: listOf(`
  dear, hello, hi, hey, good morning, good afternoon, good evening, thanks, thank you, welcome,
  congratulations, happy birthday, sorry, bye, goodbye, Hello again, Hi again, My dear, Dearest`),
  closing: listOf(`
  regards, best regards, kind regards, warm regards, warmest regards, sincerely, yours sincerely,
  sincerely yours, yours truly, yours faithfully, faithfully, respectfully, best, best wishes, all
  the best, cheers, many thanks, with love, love, cordially, warmly, take care, with kind
  regards, respectfully yours, kindest regards, mit freundlichen Grüßen, cordialement`),
};

// who letters address when they know no name
const NOBODY = new Set(
  listOf(`
  all, anonymous, applicant, aunt, board, bot, boss, candidate, child, client, colleague,
  colleagues, committee, community, council, customer, customers, dad, diary, director, doctor,
  editor, editors, employee, everybody, everyone, fellow, folks, friend, friends, god, grandma,
  grandpa, guest, guests, guys, hiring, hr, judge, ladies, lord, madam, madame, male, female,
  manager, member, members, mom, mum, n, none, parent, parents, partner, patient, patients,
  president, professor, resident, santa, sir, sirs, staff, student, students, support, subscriber,
  team, teacher, there, user, users, valued, world, unknown, service, sales, admin, administrator,
  billing, info, office, it, human, resources, employees, shareholder, shareholders, family,
  neighbor, neighbour, homeowner, tenant, agent, representative, mr, mrs, ms, dr`),
);

function* cuePhrases(): Generator<Phrase<Cue>> {
  for (const cue of Object.keys(CUES) as Cue[]) {
    for (const phrase of CUES[cue]) yield { phrase, value: cue };
  }
}

const matchCues = phraseMatcher(cuePhrases());

const BETWEEN: Readonly<Record<Cue, RegExp>> = {
  statement: /[ :]{1,2}["“'‘]?/y,
  "birth name": /\.? ["“'‘]?/y,
  field: /(?: name)?[ \t]?:[ \t]{0,4}\n?/iy,
  "name field": /[ \t]?[:=][ \t]{0,4}/y,
  greeting: /,? /y,
  closing: /[,.!:]?(?: {0,3}\n{1,3}[ \t]{0,8}-{0,2} ?|,? )/y,
};

/** Names that a letter, a form or a speaker introduces: 'my name is Lena', 'Dear Anna,', 'Patient: J. Doe'. */
export const introducedName: Detector = {
  name: "introduced-name",
  finds: ["PERSON/name"],
  presidioEntity: "PERSON",
  detect(input) {
    const { text } = input;
    const found: Found[] = [];
    for (const { end, start, value: cue } of matchCues(wordsOf(input))) {
      const between = BETWEEN[cue];
      between.lastIndex = end;
      const gap = between.exec(text)?.[0];
      const name = gap === undefined ? undefined : readName(text, end + gap.length);
      if (!name || !isNameAfter(cue, text.slice(start, end), gap!, text, name)) continue;
      found.push(nameFound(name.start, name.end, 0.8, `after ${cue}`));
    }
    return found;
  },
};

function isNameAfter(cue: Cue, written: string, gap: string, text: string, name: Name): boolean {
  const words = wordsOfName(text, name);
  if (words.length === 0 || words.length > 4 || words.some(isNobody)) return false;
  const sure = name.parts.length > 1 || isForename(words[0]!);
  const after = text.slice(name.end, name.end + 2);
  switch (cue) {
    case "statement":
      return true;
    case "birth name":
      return sure || /^(?:n[ée]e|geb)/i.test(written) || /["“'‘]$/.test(gap);
    case "name field":
      return name.parts.length > 1 || /^(?:[\n,;.|(\t]| {2}| ?$)/.test(after);
    case "field":
      return sure && /^\p{Lu}/u.test(written);
    case "greeting":
      return (sure || /^dear/i.test(written)) && /^(?:[,.!?:;\n)]|$| a| -| –)/.test(after);
    case "closing":
      return (sure || gap.includes("\n")) && /^(?:[,.!\n(|]|$| -| –| {2})/.test(after);
  }
}

const isNobody = (word: string): boolean =>
  NOBODY.has(word.toLowerCase()) || NOT_IN_NAMES.has(word.toLowerCase());
