/**
 * Notes of an invented clinic with spans of the eighteen identifiers of the Safe Harbor method, from a seed. Each
 * identifier has several ways of writing it down: in forms with keys, and in prose. Odd ways are kept aside from the
 * even ones, so that a mend can be measured on ways that it was not made for.
 */

import { randomNumbers } from "../../src/document/random.js";

export interface Planted {
  readonly letter: string;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export interface Note {
  readonly text: string;
  readonly planted: readonly Planted[];
  /** What the rule lets stand: years, ages up to 89, states. */
  readonly stays: readonly Omit<Planted, "letter">[];
}

/** Random choices from a seed. */
export class Chance {
  readonly #next: () => number;
  constructor(seed: number) {
    this.#next = randomNumbers(seed);
  }
  below(most: number): number {
    return Math.floor(this.#next() * most);
  }
  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!;
  }
  /** `#` becomes a figure, `?` a capital; the first figure is never 0. */
  form(form: string): string {
    let isFirst = true;
    return form.replace(/[#?]/g, (sign) => {
      if (sign === "?") return "ABCDEFGHJKLMNPRSTUVWXYZ"[this.below(23)]!;
      const figure = isFirst ? 1 + this.below(9) : this.below(10);
      isFirst = false;
      return String(figure);
    });
  }
}

const GIVEN =
  "Maria,James,Aisha,Robert,Mei,Carlos,Helen,Tyrone,Ingrid,Samuel,Priya,Walter,Fatima,George,Lucía,Dmitri,Naomi,Patrick".split(
    ",",
  );
const FAMILY =
  "Alvarez,Thornton,Okafor,Whitfield,Chen,Delgado,Kowalski,Freeman,Lindqvist,Abernathy,Raman,Hutchins,Haddad,Pruitt,O'Rourke,Volkov,Steinberg,McAllister".split(
    ",",
  );
const TOWNS =
  "Dayton,Spokane,Macon,Duluth,Laredo,Bangor,Eau Claire,Chattanooga,Bakersfield,Pocatello,Saginaw,Worcester".split(
    ",",
  );
const STATES = "Ohio,Washington State,Georgia,Minnesota,Texas,Maine,Wisconsin,Idaho".split(",");
const STREETS =
  "Maple Avenue,Grant Street,Lakeview Drive,Old Mill Road,Third Street,Cedar Lane".split(",");
const MONTHS =
  "January,February,March,April,May,June,July,August,September,October,November,December".split(
    ",",
  );

const person = (c: Chance): string => `${c.of(GIVEN)} ${c.of(FAMILY)}`;
const street = (c: Chance): string => `${100 + c.below(9000)} ${c.of(STREETS)}`;
const zip = (c: Chance): string => c.form("#####");
const month = (c: Chance): string => c.of(MONTHS);
const day = (c: Chance): number => 1 + c.below(28);
const year = (c: Chance): number => 1995 + c.below(30);
const two = (n: number): string => String(n).padStart(2, "0");
const figures = (c: Chance): string => `${two(1 + c.below(12))}/${two(day(c))}/${year(c)}`;
const call = (c: Chance): string =>
  c.form(`${c.of(["(4##) 555-####", "6##-555-####", "8##.555.####", "+1 3## 555 ####"])}`);
/** A number that a vehicle can have: the ninth sign is a sum. */
function vin(c: Chance): string {
  const signs = [...c.form("1FT?W1C?#N?######").replace("?", "K")];
  const values: Record<string, number> = {};
  for (const [i, sign] of [..."ABCDEFGH"].entries()) values[sign] = i + 1;
  for (const [i, sign] of [..."JKLMN"].entries()) values[sign] = i + 1;
  Object.assign(values, { P: 7, R: 9 });
  for (const [i, sign] of [..."STUVWXYZ"].entries()) values[sign] = i + 2;
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = signs.reduce((all, sign, i) => all + (values[sign] ?? Number(sign)) * weights[i]!, 0);
  signs[8] = sum % 11 === 10 ? "X" : String(sum % 11);
  return signs.join("");
}

/** What is planted stands in braces; what the rule lets stand in brackets. */
type Way = (c: Chance) => string;

/** By letter of the rule. */
export const WAYS: Readonly<Record<string, readonly Way[]>> = {
  A: [
    (c) => `Patient: {${person(c)}}`,
    (c) => `{${person(c)}} was seen in clinic with her daughter.`,
    (c) => `Discussed with Dr. {${c.of(FAMILY)}}, who agrees with the plan.`,
    (c) => `Emergency contact: {${person(c)}} (brother)`,
    (c) => `Ms. {${c.of(FAMILY)}} denies chest pain.`,
    (c) => `Name: {${c.of(FAMILY)}, ${c.of(GIVEN)}}`,
  ],
  B: [
    (c) => `Address: {${street(c)}, ${c.of(TOWNS)}}, [${c.of(STATES)}] {${zip(c)}}`,
    (c) => `He lives at {${street(c)}} with his wife.`,
    (c) => `She was transferred from {${c.of(TOWNS)}} this morning.`,
    (c) => `ZIP: {${zip(c)}}`,
    (c) => `Lives in {${c.of(FAMILY)} County}, [${c.of(STATES)}].`,
    (c) => `Home: {${street(c)}, Apt ${1 + c.below(40)}}`,
  ],
  C: [
    (c) => `DOB: {${figures(c)}}`,
    (c) => `Admitted on {${month(c)} ${day(c)}, ${year(c)}} with fever.`,
    (c) => `Discharge date: {${year(c)}-${two(1 + c.below(12))}-${two(day(c))}}`,
    (c) => `The ${c.of(["woman", "man"])} is {${90 + c.below(12)} years old}.`,
    (c) => `Follow-up visit {${day(c)} ${month(c).slice(0, 3)} ${year(c)}}.`,
    (c) => `First diagnosed in [${year(c)}]; seen again in {${month(c)} ${year(c)}}.`,
  ],
  D: [
    (c) => `Phone: {${call(c)}}`,
    (c) => `Please call his wife at {${call(c)}} with the results.`,
    (c) => `Cell {${call(c)}}`,
    (c) => `Reached by telephone ({${call(c)}}) yesterday evening.`,
  ],
  E: [
    (c) => `Fax: {${call(c)}}`,
    (c) => `Records were faxed to {${call(c)}}.`,
    (c) => `F: {${call(c)}}`,
    (c) => `Send the report by facsimile to {${call(c)}}.`,
  ],
  F: [
    (c) => `Email: {${c.of(GIVEN).toLowerCase()}.${c.form("##")}@example.com}`,
    (c) =>
      `She prefers e-mail ({${c.of(FAMILY).toLowerCase().replace("'", "")}@clinic.example.org}).`,
    (c) => `Portal invitation sent to {${c.form("user####")}@mail.example.net}`,
    (c) => `Contact {${c.of(GIVEN).toLowerCase()}_${c.form("####")}@example.edu} for consent.`,
  ],
  G: [
    (c) => `SSN: {${c.form("5##-4#-####")}}`,
    (c) => `His social security number is {${c.form("4##-5#-####")}}.`,
    (c) => `Social Security No. {${c.form("3## 2# ####")}}`,
    (c) => `SS# {${c.form("2##6#####")}}`,
  ],
  H: [
    (c) => `MRN: {${c.form("#######")}}`,
    (c) => `Medical record number {${c.form("##-##-##")}} was pulled.`,
    (c) => `Chart # {${c.form("??#####")}}`,
    (c) => `Patient ID {${c.form("P########")}}`,
    (c) => `Medical Record No.: {${c.form("M-######")}}`,
    (c) => `Hospital number {${c.form("########")}}`,
  ],
  I: [
    (c) => `Member ID: {${c.form("???#########")}}`,
    (c) => `Her health plan beneficiary number is {${c.form("H########")}}.`,
    (c) => `Medicaid ID {${c.form("##########")}}`,
    (c) => `Insurance policy number {${c.form("??-#######")}}`,
    (c) => `Subscriber no. {${c.form("#########-##")}}`,
    (c) => `Group number: {${c.form("#####")}}`,
  ],
  J: [
    (c) => `Account number: {${c.form("##########")}}`,
    (c) => `Billed to account {${c.form("####-####-##")}}.`,
    (c) => `Acct # {${c.form("########")}}`,
    (c) => `Co-pay charged to bank account no. {${c.form("############")}}.`,
  ],
  K: [
    (c) => `Driver's license: {${c.form("?#######")}}`,
    (c) => `Medical license number {${c.form("MD######")}}`,
    (c) => `License No. {${c.form("?##-###-###")}}`,
    (c) => `Birth certificate number {${c.form("###-##-######")}}`,
    (c) => `DEA # {${c.form("B?#######")}}`,
    (c) => `Certificate no. {${c.form("C-######")}}`,
  ],
  L: [
    (c) => `License plate: {${c.form("???-####")}}`,
    (c) => `VIN: {${vin(c)}}`,
    (c) => `He drove a pickup, plate number {${c.form("?? #####")}}, into a ditch.`,
    (c) => `The ambulance logged vehicle identification number {${vin(c)}}.`,
  ],
  M: [
    (c) => `Pacemaker serial number {${c.form("PJN######")}}`,
    (c) => `Device S/N: {${c.form("####-??-###")}}`,
    (c) => `Insulin pump, serial no. {${c.form("SN########")}}`,
    (c) => `Implanted defibrillator, device identifier {${c.form("(01)00########")}}`,
    (c) => `The glucose meter (serial {${c.form("?###-#####")}}) was replaced.`,
    (c) => `UDI: {${c.form("(01)0086#########(21)####")}}`,
  ],
  N: [
    (c) => `Website: {https://www.example.com/patients/${c.form("####")}}`,
    (c) =>
      `He blogs about it at {http://${c.of(FAMILY).toLowerCase().replace("'", "")}.example.net/journal}.`,
    (c) => `Profile: {www.example.org/people/${c.of(GIVEN).toLowerCase()}${c.form("##")}}`,
    (c) =>
      `Photos and updates on {${c.of(FAMILY).toLowerCase().replace("'", "")}family.com/updates}.`,
  ],
  O: [
    (c) => `IP address: {${c.form("1##.#.1##.#").replace(/\.0/g, ".7")}}`,
    (c) => `The portal was opened from {203.0.113.${1 + c.below(250)}}.`,
    (c) => `Client IP {198.51.100.${1 + c.below(250)}}`,
    (c) => `Last login via {2001:db8:${c.form("4##")}::${c.form("##")}}`,
  ],
  P: [
    (c) => `Fingerprint ID: {${c.form("FP-#####-??")}}`,
    (c) => `Voiceprint template {${c.form("VP########")}}`,
    (c) => `Retinal scan reference {${c.form("RS-####-###")}}`,
    (c) => `Iris template no. {${c.form("IR######")}}`,
    (c) => `Biometric identifier {${c.form("BIO-######")}}`,
    (c) => `Facial recognition hash {${c.form("9f#a4c##be##d0#1")}}`,
  ],
  Q: [
    (c) => `Photo: {${c.of(FAMILY).toLowerCase().replace("'", "")}_face_${c.form("##")}.jpg}`,
    (c) => `Full-face photograph saved as {IMG_${c.form("####")}.jpg}.`,
    (c) => `Photograph on file: {${c.form("face-#####")}.png}`,
    (c) => `Image {https://images.example.com/${c.form("######")}.jpeg} shows the lesion.`,
  ],
  R: [
    (c) => `Study ID: {${c.form("TX-####")}}`,
    (c) => `Accession number {${c.form("##-??-#####")}}`,
    (c) => `Case no. {${c.form("##-#####")}}`,
    (c) => `Encounter ID {${c.form("E#########")}}`,
    (c) => `Specimen barcode {${c.form("S########")}}`,
    (c) => `Employee number {${c.form("######")}}`,
  ],
};

/** How it is written where nobody fills in a form: dictated, in passing, several in a sentence, without a key. */
export const IN_PASSING: Readonly<Record<string, readonly Way[]>> = {
  A: [
    (c) => `pt's son {${person(c)}} at bedside, updated by RN {${c.of(FAMILY)}}`,
    (c) => `cc: {${c.of(GIVEN)} ${c.form("?")}. ${c.of(FAMILY)}}, MD; {${person(c)}}, NP`,
    (c) => `Mother ({${c.of(GIVEN)}}) reports he has been eating well.`,
  ],
  B: [
    (c) => `grew up in {${c.of(TOWNS)}}, moved to {${c.of(TOWNS)}} after the war`,
    (c) => `Found down outside {${street(c)}} by EMS, {${zip(c)}}.`,
    (c) => `Commutes from the {${c.of(TOWNS)}} area to work at a mill.`,
  ],
  C: [
    (c) =>
      `s/p CABG {${1 + c.below(12)}/${day(c)}/${c.form("1#")}}, seen again {${month(c)} ${day(c)}}`,
    (c) => `A {${90 + c.below(10)}-year-old} with a fall on {${month(c).slice(0, 3)} ${day(c)}}.`,
    (c) => `b. {${day(c)}.${1 + c.below(12)}.${year(c) - 50}}, married in [${year(c)}]`,
  ],
  D: [
    (c) => `daughter reachable at {${call(c)}} after five, or at work, {${call(c)}}`,
    (c) => `Callback {${call(c)}}, ask for the night desk`,
  ],
  E: [
    (c) => `Tel ext. ${c.form("##")} / Fax {${call(c)}}`,
    (c) => `refill request came by fax from {${call(c)}}`,
  ],
  F: [
    (c) =>
      `results to {${c.of(GIVEN).toLowerCase()}.${c.form("##")}@example.com} please, not by mail`,
    (c) => `<{${c.of(GIVEN).toLowerCase()}${c.form("##")}@example.org}> wrote about the dose`,
  ],
  G: [
    (c) => `verified with date of birth and SSN {${c.form("5##-4#-####")}} at the desk`,
    (c) => `soc. sec. {${c.form("3##-2#-####")}}`,
  ],
  H: [
    (c) => `pt w/ MRN {${c.form("###-####")}} seen in bed 4`,
    (c) => `merged chart {${c.form("#######")}} into {${c.form("#######")}}`,
  ],
  I: [
    (c) => `covered by Medicare, number {${c.form("1EG4-TE5-MK7#")}}`,
    (c) => `Blue Cross ID {${c.form("XYZ#########")}}, grp {${c.form("######")}}`,
  ],
  J: [
    (c) => `statement for acct {${c.form("##-######-#")}} returned`,
    (c) => `the balance on account no. {${c.form("#########")}} was written off`,
  ],
  K: [
    (c) => `identity shown by driver's licence {${c.form("?###-####-####")}}`,
    (c) => `signed, RN, lic. {${c.form("RN######")}}`,
  ],
  L: [
    (c) => `was driving a Ford, tag {${c.form("???####")}}, belted`,
    (c) => `rear-ended by a truck with plates {${c.form("#??? ###")}}`,
  ],
  M: [
    (c) => `lead revised, new generator is a Medtronic, S/N {${c.form("PJN######H")}}`,
    (c) => `hip prosthesis lot {${c.form("########")}}, serial {${c.form("?#######")}}`,
  ],
  N: [
    (c) =>
      `follows a forum, {www.example.net/u/${c.of(GIVEN).toLowerCase()}${c.form("##")}}, for tips`,
    (c) => `see {https://${c.of(FAMILY).toLowerCase().replace("'", "")}.example.org} for the diary`,
  ],
  O: [
    (c) => `video visit from {203.0.113.${1 + c.below(250)}}, dropped twice`,
    (c) => `portal log shows {198.51.100.${1 + c.below(250)}} at 02:14`,
  ],
  P: [
    (c) => `enrolled by thumbprint, template {${c.form("TP-######")}}`,
    (c) => `unlocked with iris code {${c.form("IC####-####")}}`,
  ],
  Q: [
    (c) => `rash, see {DSC_${c.form("#####")}.JPG} and {portrait-${c.form("###")}}.heic`,
    (c) => `photo attached ({${c.of(GIVEN).toLowerCase()}-face.png})`,
  ],
  R: [
    (c) => `randomised as subject {${c.form("0##-####")}} in arm B`,
    (c) => `badge {${c.form("#####")}}, locker key {${c.form("?##")}}`,
  ],
};

export const LETTERS = Object.keys(WAYS);

/** Between what identifies: words that say nothing of who. */
const FILLERS = [
  "Blood pressure 128/76, pulse 72.",
  "Continue metoprolol 25 mg twice daily.",
  "No acute distress.",
  "Lungs clear on both sides.",
  "The wound is healing well.",
  "Age [67].",
];

export type Ways = "even" | "odd" | "in-passing";

const waysOf = (letter: string, ways: Ways): readonly Way[] =>
  ways === "in-passing"
    ? IN_PASSING[letter]!
    : WAYS[letter]!.filter((_, at) => (at % 2 === 0) === (ways === "even"));

/**
 * Notes of six identifiers each.
 * @param spans least number of planted spans over all notes, the kinds in turn
 * @param ways of writing an identifier down: the even ones, the odd ones, or those in passing
 */
export function notesOf(spans: number, ways: Ways, seed = 1): Note[] {
  const c = new Chance(seed);
  const notes: Note[] = [];
  let planted = 0;
  for (let turn = 0; planted < spans; ) {
    const lines: string[] = [];
    for (let i = 0; i < 6; i++, turn++) {
      // seven and eighteen have no divisor in common: a note has six letters, and all come round
      const letter = LETTERS[(turn * 7) % LETTERS.length]!;
      lines.push(`${letter}${c.of(waysOf(letter, ways))(c)}`);
      if (i % 2 === 1) lines.push(`-${c.of(FILLERS)}`);
    }
    const note = noteOf(lines);
    planted += note.planted.length;
    notes.push(note);
  }
  return notes;
}

/** Each line starts with its letter. */
function noteOf(lines: readonly string[]): Note {
  const planted: Planted[] = [];
  const stays: Omit<Planted, "letter">[] = [];
  let text = "";
  for (const line of lines) {
    const letter = line[0]!;
    for (const part of line.slice(1).split(/(\{[^}]*\}|\[[^\]]*\])/)) {
      const start = text.length;
      const isMarked = part.startsWith("{") || part.startsWith("[");
      text += isMarked ? part.slice(1, -1) : part;
      if (part.startsWith("{")) planted.push({ letter, start, end: text.length });
      if (part.startsWith("[")) stays.push({ start, end: text.length });
    }
    text += "\n";
  }
  return { text, planted, stays };
}
