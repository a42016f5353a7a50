import { listOf } from "../../kit/phrases.js";

/** What offices number; of several words the last. */
export const NUMBERED_NOUNS: ReadonlySet<string> = new Set(
  (
    "ref reference réf référence referencia riferimento kenmerk file folder case matter docket claim complaint incident " +
    "order po invoice bill receipt quote contract agreement policy voucher coupon purchase payment transfer transaction " +
    "ticket request application petition appeal indictment warrant registration registry record report booking " +
    "reservation confirmation tracking shipment parcel consignment delivery patient chart admission mrn specimen sample " +
    "accession prescription customer client member membership subscriber subscription loyalty employee staff personnel " +
    "payroll badge student enrolment enrollment matriculation account acct a/c loan mortgage credit card license licence " +
    "permit certificate visa serial device asset plot inmate prisoner prison detainee user vendor supplier merchant " +
    "terminal batch meter locker exhibit dossier expediente factura facture fattura pratica pedido commande rechnung " +
    "vertrag bestellung auftrag vorgang kunde kunden patienten faktura umowa zamówienie sprawa"
  ).split(" "),
);

/** Words for a number itself. */
const NUMBER_WORDS = ["number", "no", "code", "id"];

/** Abbreviations of documents and registers: the words before a number, never the number. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  listOf(`
  aadhaar, aadhar, abn, acn, bic, bsn, bvn, cccd, cin, cnic, cnp, cnpj, cpf, cpr, cui, curp, dni, egn, ein,
  ghana card, hetu, iban, imei, ine, itin, jmbg, kvnr, mac, mbi, mrz, nic, nie, nif, nik, nin, nino, nip, nir,
  npi, nric, nuss, oib, pan, pesel, pin, plz, ppsn, ramq, regon, rfc, rut, ruc, sin, siren, siret, ssn, steuer-id,
  steuer-idnr, sv-nummer, swift, tckn, tfn, tin, uen, umid, ust-id, ust-idnr, vat, vin, vkn, vrn`),
);

/** Whether offices number what a word in small letters is called, or it is a register's: 'dni'. */
const isNumbered = (word: string): boolean => NUMBERED_NOUNS.has(word) || ABBREVIATIONS.has(word);

/** More words for a number, and what hospitals and registers call theirs: names of offices as well, so no labels. */
const REGISTERS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS,
  ..."nos num nr hosp hospital ur urn nhi nhs chi sha opd passport reg".split(" "),
]);

/** Whether letters between a word and a number belong to the number: the 'PPR' of 'Hosp No PPR 033871'. */
export function introducesNumber(word: string): boolean {
  const lower = word.toLowerCase();
  return isNumbered(lower) || REGISTERS.has(lower);
}

const LABEL =
  /^(?<noun>[\p{L}/-]{2,24})(?<word>[ .]{1,2}(?:number|num|no|nr|nummer|numéro|número|id)\b)?[.:]{0,2} ?[:#]? ?(?=[\p{L}\p{N}])(?<![\p{L}\p{N}])/iu;

/** How many characters of a code are the word for it: 'DNI ' of 'DNI 11111111H'. */
export function labelLength(code: string): number {
  const match = LABEL.exec(code);
  if (!match || !/\p{N}/u.test(code.slice(match[0].length))) return 0;
  const noun = match.groups!["noun"]!.toLowerCase();
  return isNumbered(noun) ? match[0].length : 0;
}

/** Whether words are nothing but what documents are called: 'NINO', 'USt-IdNr'; a name is written otherwise. */
export function isLabel(words: string): boolean {
  const lower = words.toLowerCase().replace(/[.:]$/, "");
  const written = words === lower || /^(?:\p{Lu}|-)+$/u.test(words) || /-/.test(words);
  return written && ABBREVIATIONS.has(lower);
}
