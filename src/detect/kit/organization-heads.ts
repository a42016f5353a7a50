import { listOf } from "./phrases.js";

/** Nouns that names of organizations are built on: 'Warsaw District Court', 'Ministry of Justice'. */
export const HEADS: ReadonlySet<string> = new Set(
  listOf(`
  Academy, Administration, Agency, Airlines, Airways, Alliance, Archives, Army, Assembly, Assizes,
  Association, Associations, Authority, Bank, Bar, Base, Battalion, Board, Branch, Brigade,
  Broadcasting, Bureau, Centre, Center, Chamber, Chambers, Church, Clinic, Club, Coalition,
  College, Command, Commission, Committee, Company, Confederation, Congress, Constabulary,
  Consulate, Convent, Corporation, Corps, Council, Court, Courts, Department, Directorate, Diet,
  Division, Embassy, Entertainment, Faculty, Federation, Force, Forces, Forum, Foundation, Fund,
  Gendarmerie, Government, Group, Guard, Headquarters, Holding, Holdings, Hospital, House,
  Industries, Infirmary, Inspectorate, Institute, Institution, Jail, Kindergarten, Laboratory,
  Laboratories, League, Legion, Library, Militia, Ministry, Mission, Monastery, Mosque, Movement,
  Municipality, Museum, Navy, Observatory, Office, Ombudsman, Orchestra, Organisation,
  Organization, Panel, Parliament, Party, Penitentiary, Pictures, Police, Press, Prison,
  Productions, Prosecutor, Publishing, Railway, Railways, Records, Regiment, School, Secretariat,
  Senate, Service, Services, Society, Squadron, Studios, Surgery, Synagogue, Synod, Technologies, Theatre,
  Treasury, Tribunal, Tribunals, Trust, Unit, Union, University`),
);

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
export const NOT_ORGANIZATIONS: ReadonlySet<string> = new Set(
  listOf(`
  European Commission of Human Rights, Soviet Union, European Monetary Union, West Bank, Left Bank,
  White House, Grand Chamber, Chief Executive, Military Service, Civilian Service, Community
  Service, Customer Service, Civil Union, Town Centre, City Centre, City Center, Town Center, Third
  Party, Second Party, First Party, Working Group, Control Group, Age Group, Task Force, Air Force
  One, Best Club, Night Club, Great Service, Good Service, Poor Service, Excellent Service, Prompt
  Service, First Division, Second Division, Third Division, Air Division, High School, Middle
  School, Elementary School, Primary School, Secondary School, Nursery School, Local Government,
  Public Library, Call Center, Call Centre, Civic Center, Convention Center, Gross Records, Public
  Records, Medical Records, World Records, Work Force, Labor Force, Special Forces`),
);

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
