/** Words beside what the recognizer found that are one thing with it: 'Pierce Glynn Solicitors', 'the end of April'. */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { NUMBER_WORDS } from "../../language/quantity/numerals.js";
import { MONTH_NAME } from "../../language/time/names.js";

/** What follows a name and is part of it: 'Pierce Glynn Solicitors'. */
const FIRM =
  /^ (?:Solicitors|Attorneys|Chambers|LLP|Advocates|& Co\.?|& Partners|and Partners|& Sons)(?![\p{L}])/u;
/** A title in small letters, as transcripts have it, which belongs to the name. */
const SPOKEN_TITLE =
  /(?<![\p{L}])(?:doctor|mister|missus|missis|miss|professor|sergeant|constable|inspector|reverend) $/u;
/** 'P. ' before 'Dhaliwal BDS'; at the beginning of a line 'A. ' answers. */
const INITIAL_BEFORE = /(?<=^|[\s,(])(?<!\n(?=A\.))\p{Lu}\. $/u;
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
  `^ of (?:the (?:month|year|school year|term)(?!\\p{L})|${MONTH_NAME}(?: [12]\\d{3})?(?![\\p{L}\\d])|[12]\\d{3}(?!\\d))`,
  "u",
);
const BEGINS_WITH_MONTH = new RegExp(`^${MONTH_NAME}(?!\\p{L})`, "u");
/** 'the 14th day' of 'the 14th day of March 2019', as solemn documents have it. */
const NTH_DAY =
  /(?<![\p{L}\d])(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}{3,6}teenth|twentieth|thirtieth)) day of $/iu;
/** 'w/c 18' before 'March'. */
const DAY = /^(?:w\/[ce] )?\d{1,2}(?:st|nd|rd|th)?$/u;
const MONTH_AFTER = new RegExp(`^ (?:of )?${MONTH_NAME}(?: [12]\\d{3})?(?![\\p{L}\\d])`, "u");

/** Forenames as printers clipped them. */
const CLIPPED =
  /^(?:Thos|Wm|Jas|Geo|Chas|Jno|Robt|Saml|Edwd|Edw|Benj|Danl|Alexr|Fredk|Richd|Andw|Archd|Abm|Hy)$/u;

/** Words that are one thing with a find beside them, and what the whole is; the first that fits counts. */
interface Neighbour {
  readonly of: readonly SemanticType[];
  /** What the find itself must say. */
  readonly words?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Absent: what the find is. */
  readonly type?: SemanticType;
}

const NEIGHBOURS: readonly Neighbour[] = [
  // "Me" of "Me'eter", 'eter' as well
  {
    of: ["LOC", "PERSON", "ORG"],
    words: /\p{L}$/u,
    after: /^['’](?!(?:ll|ve|re|em|im|er)(?!\p{L}))\p{Ll}\p{L}+(?:['’]\p{L}{2,})?/u,
  },
  {
    of: ["LOC", "PERSON", "ORG"],
    words: /^\p{Ll}{2,}/u,
    before: /(?<!\p{L})\p{Lu}\p{Ll}{0,4}['’]$/u,
  },
  // '2 SCOTS', a battalion
  {
    of: ["DEM", "ORG"],
    words: /^(?:SCOTS|RIFLES|PARA|YORKS|MERCIAN|LANCS|WELSH|ANGLIAN|GURKHA)$/,
    before: /(?<!\d)\d (?:R )?$/,
    type: "ORG",
  },
  // 'the Mitre public' before ' house'
  { of: ["LOC", "ORG"], words: / public$/u, after: /^ house(?!\p{L})/u },
  // 'Thos' of 'Thos. Coulthard' in old print
  { of: ["PERSON"], words: CLIPPED, after: /^\. ?\p{Lu}[\p{L}'’-]+/u },
  // 'years with the Carmelites' of 'eight years with the Carmelites'
  {
    of: ["DEM", "MISC", "DATETIME"],
    words: /^(?:years?|months?|weeks?|days?)(?!\p{L})/u,
    before: new RegExp(`(?<![\\p{L}\\p{N}.,/-])(?:\\d{1,3}|${NUMBER_WORDS}) $`, "iu"),
  },
  // '3, Paragon-street' in old print
  {
    of: ["LOC"],
    words: /[- ](?:street|road|lane|row|terrace|place|court|square|yard)(?!\p{L})/iu,
    before: /(?<=(?<!\p{L})(?:of|at|to|from|in|No\.?) )\d{1,4}[A-Za-z]?, $/u,
  },
  // the zone of a mail's time: '21:47:09 +0100'
  {
    of: ["DATETIME"],
    words: /\d{1,2}:\d{2}(?::\d{2})?$/u,
    after: /^ [+-](?:0\d|1[0-4])[0-5]\d(?: \([A-Z]{2,5}\))?(?!\d)/u,
  },
  // 'next Easter'
  { of: ["DATETIME"], words: /^\p{Lu}/u, before: /(?<!\p{L})(?:next|last) $/iu },
  // 'plot 14b'
  { of: ["LOC"], words: /^\d{1,4}[A-Za-z]?$/, before: /\bplots? $/iu },
  // 'in '53'
  { of: ["DATETIME"], words: /^\d{2}$/, before: /(?<=[ (])['’‘]$/ },
  { of: ["PERSON"], words: SURNAME, before: INITIAL_BEFORE },
  // 'J Tautari' under an order
  {
    of: ["PERSON"],
    words: SURNAME,
    before: /(?<=(?:^|\n)[ \t]*)(?![IAQ] )\p{Lu}(?: \p{Lu})? $/u,
  },
  // 'L Goodacre' behind the number of a cheque
  { of: ["PERSON"], words: SURNAME, before: /(?<=\d{4,} )(?![IAQ] )\p{Lu} $/u },
  // 'B/M' of a police report
  {
    of: ["PERSON", "LOC", "ORG", "MISC", "CODE", "DEM"],
    words: /^[MF]$/,
    before: /(?<![\p{L}/])[BWHAIU]\/$/u,
    type: "DEM",
  },
  // 'Siena Court' behind '@'
  {
    of: ["LOC"],
    words: /^\p{Lu}\p{Ll}+$/u,
    after:
      /^ (?:Court|House|Manor|Lodge|Village|Gardens|Terrace|Commons|Estates?|Villas?)(?!\p{L})/u,
  },
  // 'Tran, Lieu 34F' of a handover
  {
    of: ["PERSON"],
    words: SURNAME,
    after: /^, \p{Lu}(?:\.|\p{Ll}+)(?= \d{1,3} ?(?:y\/?o? ?)?[MF]\b)/u,
  },
  // 'devon_m'
  { of: ["PERSON"], after: /^_[\p{L}\p{N}_]+/u },
  // 'Creutzfeldt' of 'Creutzfeldt-Jakob disease', "Crohn" of "Crohn's flare"
  {
    of: ["PERSON", "LOC", "ORG", "DEM", "MISC"],
    words: /^\p{Lu}[\p{L}'’-]+$/u,
    after:
      /^(?:-\p{Lu}\p{L}+)*(?:['’]s?)? (?:disease|syndrome|palsy|lymphoma|contracture|thyroiditis|ataxia|chorea|sarcoma|neuropathy|malformation|dementia|arteritis|tumou?r|flare(?:[ -]up)?)(?!\p{L})/u,
    type: "DEM",
  },
  // halves of 'Tagoe-Laryea'
  {
    of: ["DEM"],
    after:
      /^ (?:surface antigen|core antibod(?:y|ies)|antibod(?:y|ies)|antigen|serology|viral load)(?!\p{L})/u,
  },
  { of: ["PERSON"], words: /^\p{Lu}/u, after: /^-\p{Lu}\p{L}+/u },
  { of: ["PERSON"], words: /^-\p{Lu}/u, before: /(?<!\p{L})\p{Lu}\p{L}+$/u },
  // 'Khumalo' of 'Khumalo, N.P.' in a list
  {
    of: ["PERSON", "LOC", "ORG"],
    words: /^(?:(?:van|von|de|du|le|al|el|der|den|ter|ten|bin|ap) ){0,2}\p{Lu}[\p{L}'’-]+$/u,
    after: /^, (?:\p{Lu}\.){1,4}(?=[ \t]*(?:[|\n\t;)]|$))/u,
    type: "PERSON",
  },
  {
    of: ["PERSON"],
    words: /^\p{Lu}/u,
    before:
      /(?<!\p{L})(?:Maj|Major|Col|Capt|Captain|Lt|Gen|Brig|Sgt|Cdr|Wg Cdr|Sqn Ldr)\.? \((?:[Rr]etd?|[Rr]td)\.?\) $/u,
  },
  // the number of a post office: 'MADURAI - 625020'
  { of: ["LOC"], after: /^ ?[-–] ?\d{3} ?\d{3}(?!\d)/u },
  // 'at The Gilded Pike'
  { of: ["LOC", "ORG"], words: /^\p{Lu}/u, before: /(?<=\p{Ll} )The $/u },
  { of: ["PERSON"], before: SPOKEN_TITLE },
  { of: ["PERSON", "ORG"], after: FIRM, type: "ORG" },
  { of: ["DATETIME"], words: PART_OF_PERIOD, after: PERIOD_AFTER },
  { of: ["DATETIME"], words: BEGINS_WITH_MONTH, before: NTH_DAY },
  { of: ["DATETIME"], words: DAY, after: MONTH_AFTER },
  // 'between November and February'
  { of: ["DATETIME"], words: / and \p{Lu}|\d and \d/u, before: /\b[Bb]etween $/u },
  { of: ["DEM"], before: /\b(?:retired|former) $/iu },
  // 'deaf in one' and 'ear', 'lost the sight of his left' and 'eye'
  {
    of: ["DEM"],
    words:
      /(?<!\p{L})(?:in|of|on|to|from|with|down|by|for) (?:(?:one|both|two|his|her|my|their|left|right|upper|lower)(?: |$))+$/u,
    after:
      /^ (?:(?:left|right|upper|lower|big|little|index|middle|ring) )?(?!(?:of|in|on|or|and|the|to)(?!\p{L}))\p{Ll}{3,}(?!\p{L})/u,
  },
  { of: ["LOC"], words: HOUSES, before: HOUSE_NUMBER },
  { of: ["LOC"], after: COURT_AFTER, type: "ORG" },
  { of: ["ORG"], after: DIVISION },
  // 'UAW Local 599'
  { of: ["ORG"], after: /^ Local(?: No\.?)? \d{1,5}(?!\d)/u },
  { of: ["ORG", "LOC"], before: SEAT, type: "ORG" },
];
const NAMED_SO: ReadonlySet<SemanticType> = new Set(["LOC", "ORG", "MISC"]);
const REACH_BEFORE = 60;
const REACH_AFTER = 30;

/** The span with the words beside it that are one thing with it. */
export function withNeighbours(
  text: string,
  type: SemanticType,
  { start, end }: Span,
): Span & { type: SemanticType } {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH_BEFORE), start);
  const after = text.slice(end, end + REACH_AFTER);
  for (const one of NEIGHBOURS) {
    if (!one.of.includes(type) || one.words?.test(words) === false) continue;
    const beside = one.before?.exec(before) ?? one.after?.exec(after);
    if (!beside) continue;
    const { length } = beside[0];
    return one.before
      ? { start: start - length, end, type: one.type ?? type }
      : { start, end: end + length, type: one.type ?? type };
  }
  const body = NAMED_SO.has(type) ? BODY.exec(before)?.[0] : undefined;
  // as a word with a capital, of which the expression knows nothing
  return body !== undefined && /^\p{Lu}/u.test(body)
    ? { start: start - body.length, end, type: "ORG" }
    : { start, end, type };
}
