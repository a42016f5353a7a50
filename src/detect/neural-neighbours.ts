/** Words beside what the recognizer found that are one thing with it: 'Pierce Glynn Solicitors', 'the end of April'. */

import type { Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import { MONTH_NAMES } from "../language/time/names.js";

/** What follows a name and is part of it: 'Pierce Glynn Solicitors'. */
const FIRM =
  /^ (?:Solicitors|Attorneys|Chambers|LLP|Advocates|& Co\.?|& Partners|and Partners|& Sons)(?![\p{L}])/u;
/** A title in small letters, as transcripts have it, which belongs to the name. */
const SPOKEN_TITLE =
  /(?<![\p{L}])(?<title>(?:doctor|mister|missus|missis|miss|professor|sergeant|constable|inspector|reverend) )$/u;
/** 'P. ' before 'Dhaliwal BDS'. */
const INITIAL_BEFORE = /(^|[\s,(])\p{Lu}\. $/u;
const SURNAME = /^\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}{2,5})*$/u;
/** What comes before a place and makes it a body: 'London Borough of Southwark'. */
const BODY =
  /(?:(?:Royal |London |Metropolitan )*Borough|Municipality|Diocese|Archdiocese|Parish|Royal Burgh) of $/iu;

/** A region in brackets behind a body in capitals: 'Employment Tribunals (North West)'. */
const DIVISION =
  /^ \((?:(?:North|South|East|West|London|Central|Midlands?|Wales|Scotland|England|Mid|Greater|and|&)(?:ern)?[ -]?){1,4}\)/iu;
/** A court before its town: 'County Court at Skelby'. */
const SEAT =
  /(?<![\p{L}])(?:County Court|Crown Court|Magistrates['’]? Court|Family Court|Employment Tribunals?|Youth Court|Coroner['’]s Court)(?: at| in)? $/iu;
/** '3 ' before 'Church Cottages'. */
const HOUSES =
  /^\p{Lu}[\p{L}'’ -]* (?:Cottages?|Houses|Villas|Buildings|Mansions|Flats|Almshouses|Bungalows|Terrace|Row|Yard|Mews)(?:,|$)/u;
const HOUSE_NUMBER = /(?<![\p{L}\p{N}.,/-])\d{1,4}[A-Za-z]? $/u;
/** The court behind its town: 'preston family court'. */
const COURT_AFTER =
  /^ (?:family|county|crown|magistrates['’]?|youth|coroner['’]?s) court(?!\p{L})/iu;
/** 'the end' of 'the end of April': with its month one time. */
const PART_OF_PERIOD = /^(?:the )?(?:end|beginning|start|middle)$/iu;
const PERIOD_AFTER = new RegExp(
  `^ of (?:the (?:month|year|school year|term)(?!\\p{L})|(?:${MONTH_NAMES.join("|")})(?: [12]\\d{3})?(?![\\p{L}\\d])|[12]\\d{3}(?!\\d))`,
  "u",
);
const BEGINS_WITH_MONTH = new RegExp(`^(?:${MONTH_NAMES.join("|")})(?!\\p{L})`, "u");
/** 'the 14th day' of 'the 14th day of March 2019', as solemn documents have it. */
const NTH_DAY =
  /(?<![\p{L}\d])(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}{3,6}teenth|twentieth|thirtieth)) day of $/iu;
/** 'w/c 18' before 'March'. */
const DAY = /^(?:w\/[ce] )?\d{1,2}(?:st|nd|rd|th)?$/u;
const MONTH_AFTER = new RegExp(
  `^ (?:of )?(?:${MONTH_NAMES.join("|")})(?: [12]\\d{3})?(?![\\p{L}\\d])`,
  "u",
);

/** The span with the words beside it that are one thing with it. */
export function withNeighbours(
  text: string,
  type: SemanticType,
  { start, end }: Span,
): Span & { type: SemanticType } {
  if (
    type === "DATETIME" &&
    /^\d{2}$/.test(text.slice(start, end)) &&
    /[ (]['’‘]$/.test(text.slice(Math.max(0, start - 2), start))
  ) {
    // 'in '53'
    return { start: start - 1, end, type };
  }
  if (type === "PERSON" && INITIAL_BEFORE.test(text.slice(Math.max(0, start - 4), start))) {
    const initial = INITIAL_BEFORE.exec(text.slice(Math.max(0, start - 4), start))!;
    if (SURNAME.test(text.slice(start, end)))
      return { start: start - initial[0].length + initial[1]!.length, end, type };
  }
  if (type === "PERSON") {
    const title = SPOKEN_TITLE.exec(text.slice(Math.max(0, start - 14), start))?.groups?.["title"];
    if (title !== undefined) return { start: start - title.length, end, type };
  }
  if (type === "PERSON" || type === "ORG") {
    const firm = FIRM.exec(text.slice(end, end + 20));
    if (firm) return { start, end: end + firm[0].length, type: "ORG" };
  }
  if (type === "DATETIME" && PART_OF_PERIOD.test(text.slice(start, end))) {
    const period = PERIOD_AFTER.exec(text.slice(end, end + 30));
    if (period) return { start, end: end + period[0].length, type };
  }
  if (type === "DATETIME" && BEGINS_WITH_MONTH.test(text.slice(start, start + 12))) {
    const day = NTH_DAY.exec(text.slice(Math.max(0, start - 36), start));
    if (day) return { start: start - day[0].length, end, type };
  }
  if (type === "DATETIME" && DAY.test(text.slice(start, end))) {
    const month = MONTH_AFTER.exec(text.slice(end, end + 20));
    if (month) return { start, end: end + month[0].length, type };
  }
  if (type === "DEM") {
    const past = /\b(?:retired|former) $/iu.exec(text.slice(Math.max(0, start - 8), start));
    if (past) return { start: start - past[0].length, end, type };
  }
  const number =
    type === "LOC" &&
    HOUSES.test(text.slice(start, end)) &&
    HOUSE_NUMBER.exec(text.slice(Math.max(0, start - 8), start));
  if (number) return { start: start - number[0].length, end, type };
  if (type === "LOC" || type === "ORG") {
    const court = COURT_AFTER.exec(text.slice(end, end + 26));
    if (court && type === "LOC") return { start, end: end + court[0].length, type: "ORG" };
    const division = DIVISION.exec(text.slice(end, end + 30));
    if (division && type === "ORG") return { start, end: end + division[0].length, type };
    const seat = SEAT.exec(text.slice(Math.max(0, start - 60), start));
    if (seat) return { start: start - seat[0].length, end, type: "ORG" };
  }
  if (type === "LOC" || type === "ORG" || type === "MISC") {
    const body = BODY.exec(text.slice(Math.max(0, start - 50), start));
    if (body && /^\p{Lu}/u.test(body[0]))
      return { start: start - body[0].length, end, type: "ORG" };
  }
  return { start, end, type };
}
