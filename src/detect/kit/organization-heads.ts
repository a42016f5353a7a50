import { wordList } from "../../language/lists.js";
import { listOf } from "./phrases.js";

/** Nouns that names of organizations are built on: 'Warsaw District Court', 'Ministry of Justice'. */
export const HEADS: ReadonlySet<string> = new Set(wordList("en/organization-heads"));

/** Heads that people write small after a name: 'Otley Road surgery', 'Ilkley hospice'. */
export const SMALL_HEADS: ReadonlySet<string> = new Set(
  listOf("surgery, clinic, hospice, infirmary, pharmacy, nursery"),
);

/** Heads that name an organization with nothing added. */
export const NAMED_ALONE: ReadonlySet<string> = new Set(["Ombudsman", "Parliament", "Treasury"]);

/**
 * Names in capitals that are no organization, or, as the commission that every older Strasbourg
 * judgment begins with, one that the field's annotators never mark.
 */
export const NOT_ORGANIZATIONS: ReadonlySet<string> = new Set(wordList("en/not-organizations"));

/** Words that make a head a common noun in contracts and forms: 'Borrower Company'. */
export const GENERIC_MODIFIERS: ReadonlySet<string> = new Set(
  listOf(`
  borrower, lender, beneficiary, registered, parent, holding, subsidiary, issuing, depositary,
  private, local, foreign, insurance, acquiring, surviving, target, new, old, country, best, my,
  great, good, poor, oval, company, account, small, big, whole, entire, cardiac, general, plastic, oral, vascular, day, hand,
  orthopaedic, thoracic, spinal, colorectal, breast, keyhole, heart, brain, bariatric, cosmetic, paediatric, trauma, tree, dental,
  gastrointestinal, maxillofacial, endocrine, eye, laser, open, key, emergency, elective, bypass, hip, knee, back, gp, doctor's`),
);

/** What follows an organization's name in the name of a law or a document. */
export const LAWS: ReadonlySet<string> = new Set(
  listOf(
    "Act, Code, Rules, Law, Order, Bill, Convention, Paper, Regulations, Ordinance, Statute, Report, Note",
  ),
);
