/**
 * The eighteen identifiers of the Safe Harbor method (45 CFR 164.514(b)(2)(i), A to R), and which of them a mention
 * is. What the rule lets stand is none: states and countries, years, ages up to 89.
 */

import type { Mention } from "../document/document.js";
import { type Kind, kindOf } from "../document/kinds.js";
import { foldTerm } from "../language/fold.js";
import { parseTime } from "../language/time/time.js";

export interface SafeHarborRow {
  readonly letter: string;
  readonly what: string;
  /** What happens to it. */
  readonly rule: string;
}

const HIDDEN = "every mention is hidden";

export const SAFE_HARBOR: readonly SafeHarborRow[] = (
  [
    ["A", "names", HIDDEN],
    ["B", "places smaller than a state", "hidden, ZIP codes whole; states and countries stay"],
    ["C", "dates finer than a year, ages over 89", "hidden; years and ages up to 89 stay"],
    ["D", "telephone numbers", HIDDEN],
    ["E", "fax numbers", HIDDEN],
    ["F", "e-mail addresses", HIDDEN],
    ["G", "social security numbers", HIDDEN],
    ["H", "medical record numbers", HIDDEN],
    ["I", "health plan numbers", HIDDEN],
    ["J", "account numbers", HIDDEN],
    ["K", "certificate and licence numbers", HIDDEN],
    ["L", "vehicles and their plates", HIDDEN],
    ["M", "devices and their serial numbers", HIDDEN],
    ["N", "web addresses", HIDDEN],
    ["O", "IP addresses", HIDDEN],
    [
      "P",
      "biometric identifiers",
      "numbers and described marks are hidden; recordings are no text",
    ],
    ["Q", "full-face photographs", "names of files are hidden; for images see docs/formats.md"],
    ["R", "any other unique number, characteristic or code", HIDDEN],
  ] as const
).map(([letter, what, rule]) => ({ letter, what, rule }));

const STATES: ReadonlySet<string> = new Set(
  "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york state,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington state,west virginia,wisconsin,wyoming".split(
    ",",
  ),
);

const BY_KIND: Partial<Record<Kind, string>> = {
  address: "B",
  birthplace: "B",
  "date-of-birth": "C",
  phone: "D",
  email: "F",
  account: "J",
  card: "J",
  vehicle: "L",
  "id-number": "K",
  web: "N",
  mark: "P",
  uniqueness: "R",
};

const BY_SUBTYPE: Readonly<Record<string, string>> = {
  "us-ssn": "G",
  "us-itin": "G",
  "us-mbi": "I",
  "us-npi": "K",
  "us-dea": "K",
  imei: "M",
  "mac-address": "M",
  uuid: "M",
  "ip-address": "O",
};

/** What forms and notes call a number, by row: the name nearest before a code says which identifier it is. */
const NAMES_OF_CODES: Readonly<Record<string, string>> = {
  B: "zip,postal code",
  E: "fax,faxed,facsimile,f",
  G: "ssn,ss,social security,soc sec",
  H: "mrn,medical record,record,chart,patient id,patient number,hospital number,unit number",
  I: "health plan,member,subscriber,beneficiary,medicare,medicaid,insurance,insurer,policy,group,grp,payer,blue cross",
  J: "account,acct,bank,billing",
  K: "license,licence,lic,certificate,dea,npi,registration,passport",
  L: "plate,plates,tag,vin,vehicle",
  M: "serial,device,s n,udi,lot,implant,pacemaker,defibrillator,pump,prosthesis",
  P: "fingerprint,thumbprint,palm print,voiceprint,voice print,iris,retina,retinal,biometric,facial recognition",
  Q: "photo,photos,photograph,photographs,portrait,picture,image",
  R: "study,trial,subject,accession,specimen,barcode,encounter,case,employee,badge",
};
const ROW_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES_OF_CODES).flatMap(([letter, names]) =>
    names.split(",").map((name): [string, string] => [name, letter]),
  ),
);
/** Words between a number and its name, and words in the longest name. */
const NEAR = 6;
/** Characters that hold them. */
const REACH = 80;
const LONGEST_NAME = 2;
/** Rows that the form of a code shows by itself. */
const SHOWN_BY_FORM: ReadonlySet<string> = new Set(["F", "G", "N", "O"]);
const IMAGE = /\.(?:jpe?g|png|heic|gif|bmp|tiff?|dcm)$/i;

/** The row of the last name in the words up to a code, on its line and in its sentence. */
function namedRow(upTo: string, isPhone: boolean): string | undefined {
  const near = foldTerm(
    upTo
      .slice(-REACH)
      .split(/\n|[.;] (?=\p{Lu}\p{Ll})/u)
      .at(-1)!,
  )
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .slice(-NEAR);
  for (let end = near.length; end > 0; end--) {
    for (let length = LONGEST_NAME; length > 0; length--) {
      const row = ROW_OF_NAME.get(near.slice(Math.max(0, end - length), end).join(" "));
      if (row !== undefined && (row !== "E" || isPhone)) return row;
    }
  }
  return undefined;
}

const OLDEST_TOLD = 89;

/**
 * The row's letter; nothing where the rule lets the mention stand.
 * @param countries whether folded words name a country
 * @param before the text before the mention, which names what a code is
 */
export function safeHarborRow(
  mention: Pick<Mention, "type" | "subtype" | "employs">,
  words: string,
  countries: (folded: string) => boolean,
  before = "",
): string | undefined {
  const { type, subtype = "" } = mention;
  if (type === "PERSON") return "A";
  const kind = kindOf(mention);
  const known = BY_SUBTYPE[subtype] ?? (kind && BY_KIND[kind]);
  const age = parseTime(words);
  if (kind === "age" || age?.kind === "age") return oldest(words) > OLDEST_TOLD ? "C" : undefined;
  if (type === "CODE") {
    if (IMAGE.test(words)) return "Q";
    return known !== undefined && SHOWN_BY_FORM.has(known)
      ? known
      : (namedRow(before.slice(-REACH) + words.replace(/[0-9].*$/s, ""), known === "D") ??
          known ??
          "R");
  }
  if (known !== undefined) return known;
  const folded = foldTerm(words);
  if (type === "LOC") {
    return kind === "country" || STATES.has(folded) || countries(folded) ? undefined : "B";
  }
  if (type === "ORG") return "B";
  if (type !== "DATETIME" || kind === "time") return undefined;
  return age?.kind === "date" && age.precision !== "year" ? "C" : finer(words);
}

/** The highest age among the numbers of some words. */
const oldest = (words: string): number =>
  Math.max(0, ...(words.match(/[0-9]+/g) ?? []).map(Number));

/** A time that is no year and no decade alone is taken for a date. */
const finer = (words: string): string | undefined =>
  /^(?:in |the )*(?:1[5-9]|20)[0-9]{2}s?$/.test(words.trim()) ? undefined : "C";
