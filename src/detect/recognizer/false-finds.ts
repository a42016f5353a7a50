/**
 * Finds of the recognizer that are nothing.
 *
 * | read as | the words |
 * | --- | --- |
 * | anything | small function words, which in capitals may be somebody's letters; words for numbers: 'NINO' |
 * | anything | 'every' of 'every other weekend'; the 'v' between parties, the '(a)' of a list; '12 x 12' |
 * | anything | what offices number, before its number: 'Case' of 'Case No: KW23P00417' |
 * | time | 'ago', 'between', 'days' with no number; what was done: 'Updated'; 'Year 4' of a school; the 18 of 'Over 18' and the Year of 'Nurse of the Year' |
 * | anything but a place | the number of a band, grade or level: 'Band 6' |
 * | anything | a meeting, a benefit, a finding by its letters: 'MARAC', 'PIP', 'IUGR'; 'Interviewee 7'; 'G4 P1+2' |
 * | anything | an abbreviation of a register: 'wid.' before a name; a letter for a relative: 'w.' |
 * | anything | part of a frame of a program's stack: 'Thread.java:1583' |
 * | code | what was measured, by its letters: 'IOP 16/22 mmHg' |
 * | amount, time | a seat: '42K' of a passenger; months by a twelve: '9-12/12'; 'one' of 'one Orville Swaby', 'the one who' |
 * | anything but a code | heads of the columns of a league: 'P W D L F A Pts' |
 * | time, amount | an address of a network: '10.12.0.0/16' |
 * | person | how a note begins: 'Kempt, tearful' |
 * | person | 'Sir or' of a letter that knows no name; 'JP' behind a name; 'Ta,'; 'Shes' of a chat |
 * | time, code | half of an age of a child's development, '2;9', or of 'D/C' |
 * | person | the side of a body: 'L thigh', 'R MCA infarct'; the letter of a thing: 'shift B' |
 * | anything | a scale, a laboratory test with its value: 'TJC 2', 'HCR-20' |
 * | no name | the end of a word: '-up' of 'walk-up' |
 * | place | 'County' of 'County Cllr Ashworth' |
 * | anything | halves of 'BI-RADS'; the 4 of '3 of 4'; the number of a bus, of a bed: 'the 62 bus' |
 * | time, name | a label: 'Last day:'; who asks or answers and with which number: 'Q41.', 'A.', 'P07:' |
 * | code | no more than shorthand, see code-evidence.ts; the zone of a time: '+0000' |
 * | attribute | a nationality in the name of a disease, an animal, a ware: 'Mongolian blue spot' |
 * | quantity | no number: 'approx' |
 * | other | one word in small letters: 'diesel', 'largest' |
 * | sex | the 'F' of 'F 47y', 'Sex F', 'Pt: F 47' |
 * | anything | a range of a laboratory or a scale: 'ref 115-165', 'Severity (1-5)'; a level of the spine: 'L5/S1' |
 * | attribute | the 1 of 'Pets: 1'; what somebody did: 'Mr Linley slipped' |
 * | attribute | a word of the title of a form: 'ASSESSMENT REPORT - OFFENDER MANAGER' |
 * | any name | a sign of the zodiac; 'KO' of a fixture, 'XI' of a team |
 * | code | the version of a program, the number of an error: 'Outlook 16.0.17928', 'error 0x80070057' |
 * | attribute | a word for how often or how long: 'bout' of 'a bout of meningitis'; a verb |
 * | any name | a ware or an animal: 'Victoria sponge', 'Lemsip'; kin and greetings: 'Granda', 'Namaskar' |
 * | any name | whose criteria or score it is: 'McDonald 2017 criteria'; what a note is: 'Interviewer notes:' |
 * | attribute | a side: 'left' |
 * | organization | a colour before a make: 'silver Ford'; thanks in a chat: 'ta'; an abbreviation of something else: 'CCJ' |
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { isFunctionWords } from "../../language/function-words.js";
import { NUMBER_WORDS } from "../../language/quantity/numerals.js";
import { HOUR_IN_FIGURES } from "../../language/time/clock-figures.js";
import { isLabel, NUMBERED_NOUNS } from "../codes/reference/code-labels.js";
import { isForename } from "../people/forenames.js";
import { isLettered } from "../people/initials-name.js";
import { POST_NOMINAL } from "../people/name.js";
import { isFormOfAddress } from "../words/attribute/form-of-address.js";
import { isWare } from "../words/attribute/nationality.js";
import { isMeasure } from "../words/clinical/scales.js";
import { isCodeLike } from "./code-evidence.js";
import { isTradeAbbreviation } from "./trade-abbreviation.js";
import { isWareOrGreeting } from "./wares.js";

const OF_ANY_TYPE: readonly RegExp[] = [
  /^\d{1,2} ?[x×] ?\d{1,2}$/u,
  /^(?:every|each|other)$/iu,
  /^\p{Ll}\.?$/u,
  /^0\.\d+$/,
  /^[Vv]it(?:amin)?\.? [A-EK]\d{0,2}$/u,
  // 'L5/S1' of a spine
  /^[CTLS]\d{1,2}[/–-][CTLS]?\d{1,2}$/u,
  // how a register abbreviates what somebody is to somebody: 'wid. Hannah'
  /^(?:wid|dau|gdau|bur|bapt|mar|unm|gt|sch|cox|pax|hd|wit)\.?$/u,
  // 'Vers.-Nr.', 'Kd.-Nr.'
  /^(?:Vers|Mitgl|Kd|Rechn|Pers|Kto|Nr)\.?(?:-?Nr\.?)?$/u,
];

const OF_TYPE: Partial<Readonly<Record<SemanticType, RegExp>>> = {
  DATETIME:
    /^(?:ago|next|last|[Bb]etween|[Ss]ince|[Uu]ntil|[Bb]efore|[Aa]fter|[Ff]rom|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|Year \d{1,2}|Updated?|Closed|Opened|Created|Sent|Received|Posted|about|early|late|wks?|mths?|yrs?|hrs?|mins?|[2-9]\d\d|\d{1,3} ?wpm|[Dd]ec['’]?d|\d{1,2}:\d|\d{1,2}\/\d{1,2}\/\d)$/u,
  PERSON:
    /^(?:Recess(?:ed)?|Adjourned|Laughter|Applause|Inaudible|Crosstalk|RIP|(?:d\. )?(?:Covid|COVID)(?:-19)?|[Tt]ech|cites|states|notes|reports|denies|admits|alleges|claims|requests|confirms|declines|accepts|agrees|agents?|callers?|clients?|customers?|tenants?|colleagues?|[Hh]es|[Ss]hes|[Tt]heyre|[Ww]eve|[Yy]ouve|[Tt]heyve|[Yy]oure|[Ii]ts|[Ii]m|[Ii]ve|[Ii]ll|[Ii]d|[Tt]hats|[Ww]hats|[Ww]hos|[Tt]heres|[Dd]ont|[Cc]ant|[Ww]ont|[Dd]idnt|[Ii]snt|[Ww]asnt|[Cc]ouldnt|[Ww]ouldnt|[Dd]oesnt)$/u,
  DEM: /^(?:out|off|ex|on|in|up|trust|hybrid|adult|nodules?|lesions?|opacit(?:y|ies)|infiltrates?|thorax|abdomen|pelvis|chest|arms?|legs?|head|neck|back|shoulders?|hips?|knees?|ankles?|wrists?|elbows?|hands?|foot|feet|fingers?|thumbs?|toes?|eyes?|ears?|nose|face|forearms?|thighs?|shins?|calf|calves|ribs?|spine|groin|stomach|belly|bowels?|bladder|liver|kidneys?|lungs?|heart|skin|scalp|jaw|tooth|teeth|\d{1,3}[ -]pack[ -]years?|left|right|both|bilateral|upper|lower|start|stop|continue|increase|reduce|hold|having|diagnosed|prescribed|grand|fine|poorly|unwell|tired|upset|off sick|man|woman|boy|girl|lad|lass|person|people|about|late|early|(?:after|before|since|during|until|from the) \p{Ll}+|[Ll]iv(?:es|ing) (?:alone|independently|with (?:his|her|their) (?:wife|husband|partner|parents|family|mother|father|mum|dad|children))|prefers|uses|likes|lives|works|takes|plays|speaks|now|(?:mum|mam|mom|mummy|dad|daddy|mother|father|parents|brother|sister|son|daughter|wife|husband|gran|nan|grandma|grandad|aunt|uncle|cousin)s?)$/u,
  MISC: /^(?:\p{Ll}+|(?:with|for|to|from|by|at|about) (?:us|me|him|her|them|you|it)|(?:the|this|that) (?:ones?|others?|same|rest|number|name|address|time|date|place|list|form)|(?:is|was|are|were|(?:has|have|had) been) \p{Ll}+ing)$/u,
  ORG: /^(?:Tech|tech|Mgr|mgr|twins|triplets|ta|thx|cheers|hiya|pls|plz|CCJ|IVA|DRO|POA|LPA|IPP|EPP|ROTL|HDC|SOPO|SHPO|MAPPA|MARAC|EHC|EHCP|IEP|PEP|TAF|CIN|CPP|DoLS|PAYE|SSP|CBT|DNR|ETA|FAO|FYI|ASAP|TBC|TBA|AOB|RSVP)s?$/u,
};

/** Without a digit or a word for a number an amount is none. */
const AMOUNT = new RegExp(
  `\\p{N}|(?<!\\p{L})(?:${NUMBER_WORDS}|half|halves|quarter|thirds?|several|few|couple|dozens?|hundreds?|thousands?|millions?|billions?|once|twice|single|double|triple)(?!\\p{L})`,
  "iu",
);
/** '1648' of a log of hours, which would else be a year. */
const EARLY_HOUR = /^(?:0\d|1[0-8])[0-5]\d$/;
const HOURS = /(?<!\d)(?:[01]\d|2[0-3])[0-5]\d ?(?:hrs|hours)(?!\p{L})/u;
const EPONYM =
  /^(?: \d{4})?(?:['’]s)? (?:criteria|scores?|classification|grading|staging|index|scale|sign|man(?:oeuv|euv)re|stain)(?!\p{L})/u;
const NOTE =
  /^ (?:notes?|comments?|name|signature|statement|details|summary|use only|assessment|observations?):/u;

const COLOURS = "silver|white|black|red|blue|green|grey|gray|yellow|orange|purple|brown|beige";
/** 'white Berlingo'. */
const PAINTED = new RegExp(`^(?:${COLOURS}) \\p{Lu}\\p{Ll}+$`, "u");
/** How a drug is inhaled: 'Trelegy Ellipta'. */
const INHALER =
  /^(?:Ellipta|Turbohaler|Respimat|Accuhaler|Genuair|Hand[iI]haler|Easyhaler|Nexthaler|Evohaler|Spiromax|Breezhaler|Diskus|Flexpen|FlexPen|KwikPen|Solostar)$/u;
const PAINT_BEFORE = new RegExp(`(?<!\\p{L})(?:${COLOURS}) $`, "u");
/** Bacteria and yeasts that many illnesses have in common. */
const ORGANISM =
  /^(?:Streptococcus|Staphylococcus|Escherichia|Klebsiella|Pseudomonas|Enterococcus|Enterobacter|Haemophilus|Acinetobacter|Serratia|Citrobacter|Moraxella|Bacteroides|Candida|Proteus|Legionella|Campylobacter|Helicobacter|Clostridi(?:um|oides)|Corynebacterium|Cutibacterium|Mycoplasma|E\. ?coli|S\. ?aureus|C\. ?diff(?:icile)?)(?: \p{Ll}{4,})?$/u;
const BRANCH =
  /^(?:Endocrin(?:e|ology)|Renal|Respiratory|Cardiac|Cardiology|Neurology|Rheumatology|Dermatology|Gastro(?:enterology)?|Urology|Ophthalmology|Orthopaedics?|Vascular|Haematology|Surgical|Medical|Paediatrics?|Dental|Dietetics?|Physio(?:therapy)?|Fracture|Falls|Pain|Voice|Tissue [Vv]iability|Infection [Cc]ontrol|Outreach|Stroke|Diabetes|Diabetic|Hepatology|Maxillofacial|Maxfax|Plastics?|Audiology|Orthoptics?|Podiatry|ENT)$/u;
const OF_BRANCH =
  /^ (?:clinics?|teams?|consultants?|registrar|reg|review|referral|outpatients?|OPD|follow-?up|nurses?|ward|input|opinion|advice)(?!\p{L})/u;
const IMAGED =
  /^(?:(?:[Ii]rregular|[Ww]ell|[Ii]ll|[Dd]efined|[Cc]ircumscribed|[Ss]piculated|[Ll]obulated|[Hh]ypo|[Hh]yper|[Ii]so|[Aa]n|[Ee]choic|[Ee]chogenic|[Dd]ense|[Dd]ensity|[Hh](?:ypo|yper)(?:echoic|dense|intense)|[Aa]nechoic|[Ee]nhancing|[Ii]ntense|[Gg]round|[Gg]lass|[Cc]alcified|[Cc]ystic|[Ss]olid|[Ff]ocal|[Rr]ounded|[Ss]oft|[Tt]issue|[Pp]atchy|[Nn]ew|[Ss]mall|[Ll]arge|[Ss]ubtle|[Aa]cute)[ -])+(?:mass|lesion|nodule|cyst|opacit|shadowing|consolidation|collection|focus|foci|area|thickening|density|change|structure)(?:e?s|y|ies)?$/u;
const COLOUR = new RegExp(`^(?:${COLOURS}|gold|pink)$`, "u");
const NAMES: readonly SemanticType[] = ["PERSON", "LOC", "ORG", "MISC"];
const ONE_NAME = /^\p{Lu}[\p{L}'’-]+$/u;
/** 'Over 18' on a form is the age that a law asks for. */
const AGE_OF_LAW = /^(?:16|18|21)$/;
const OVER = /\b(?:over|under)(?: the age of)? $/iu;
const RANKED =
  /\b(?:year|form|band|grade|level|tier|class|key stage|phase|category|stage|step|priority|part|unit|module|lesson) +$/iu;
/** Places that are counted: 'bay 3'. */
const NUMBERED_PLACE =
  /\b(?:bay|bed|pitch|stall|table|gate|platform|court|lane|pew|seat|row|desk|exhibit) $/iu;
/** Meetings, plans, benefits, findings: what everybody of a trade calls so. */
const ABBREVIATION =
  /^(?:WASSCE|KCSE|KCPE|NECO|JAMB|CSEC|CXC|SSLC|ICSE|CBSE|ATAR|NCEA|LSAT|MCAT|GOPD|OPD|GOA|EMS|PCP|PMD|HPI|FMLA|LAC|OHI|SLD|SPED|IEP|LRE|BIP|FBA|ESL|ELL|NDIS|SW|MARAC|EHCP|PIP|ESA|DLA|JSA|DHP|IAPT|IUGR|EMCS|ELCS|SVD|FGM|RTC|RTA|LMP|EDD)$/u;
/** Benefits by their letters, unless they begin a name: 'UC Davis'. */
const BENEFIT = /^(?:UC|HB|CTR|WTC|CTC|LCW|LCWRA|SMP|ADP|UCR)$/;
/** How often somebody was pregnant: 'G4 P1+2'. */
const PARITY = /^(?:G\d{1,2} ?)?P\d{1,2}(?:\+\d{1,2})?$|^\+\d{1,2}$/u;
/** How a note of a clinic begins: 'Seen w/ wife Irena', 'Kempt, tearful'. */
const NOTED =
  /^(?:Seen|Kempt|Unkempt|Tearful|Reviewed|Discussed|Examined|Attended|Telephoned|Rang|Spoke|Bloods|Obs|Temp|Sats|G&S|Hep [ABC]|[Hh]x)$/u;
const BEDSIDE_BEFORE =
  /\b(?:BP|HR|RR|USG|Wt|Ht|HC|QTc|QT|GCS|PEFR|BM|BMI|EF|HbA1c|A1c|CRP|WCC|WBC|Hb|Na|Plts?|INR|eGFR|Cr|TSH|alc|trop|ESR|PSA|LFTs?|lactate) $/;
const NUMBER_AFTER = /^ (?:Nos?|Number|Ref(?:erence)?|ID)\b\.?:? ?[A-Z]{0,4}\d/u;

/** A field of a form that does not ask for an age. */
const NUMBER_FIELD = /(?<!\b(?:age|aged|years?|yrs?|old)\)?)(?<=\p{L}):[ \t]*$/iu;
const RANGE_OF =
  /\b(?:ref(?:erence)?|normal|range|NR|RR|interval)[.:]?(?: range| interval)?[.:]? $/iu;
const SCALE_OF =
  /\b(?:severity|scale|scored?|scores|rating|rated|rate|level|priority|risk|likelihood|impact|grade|pain|mood|satisfaction|confidence)[^\n.]{0,8}\($/iu;
/** What somebody did; not how they are: 'divorced'. */
const DONE =
  /^(?!(?:retired|divorced|married|separated|widowed|engaged|disabled|adopted|fostered|emigrated|immigrated|converted|miscarried|overdosed|relapsed|unemployed|naturali[sz]ed|bereaved)$)\p{Ll}{3,}ed$/u;

/** How far around a find is read, UTF-16 units. */
const REACH = 24;
/** 'Mongolian' of 'Mongolian blue spot'. */
const PEOPLE = /^\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ss|sh)$/u;
const LINE_START = /(?:^|\n)[ \t]*$/;
/** Who asks or answers in a record of questions, with a number or without: 'Q41', 'A', 'P07', 'INT'. */
const NUMBERED_SPEAKER = /^(?:[QA]\d{0,3}|[PRI]\d{1,3}|INT|Interviewer|Participant \d{1,3})$/u;
/** Who is asked and has no name. */
const NUMBERED_PERSON =
  /^(?:Interviewee|Participant|Respondent|Informant|Subject|Volunteer|Witness|Speaker) (?:\d{1,3}|[A-Z])$/u;
const LABEL_OF_TIME =
  /^(?:(?:last|first|next|previous|start|end|due|working|leaving|joining) )?(?:day|date|week|month|year|shift|period|visit|review)$/iu;

/** Before an illness in small letters: 'Hx of stillbirth'. */
const COMPLAINT = /(?<!\p{L})(?:hx of|h\/o|history of|c\/o|s\/p|signs of|risk of|complains of) $/iu;

const CAPITAL_FUNCTION_WORD =
  /^(?:The|That|This|These|Those|There|Then|When|Where|While|What|Which|Who|Whose|Why|How|And|But|Or|If|As|So|Also|Please|Both|Each|Every|Either|Neither|After|Before|Since|Until|Upon|Unless|Although|Though|However|Therefore|Thus|Hence|Because|With|Without|From|Into|Per|Via)$/u;
/** What American reports abbreviate: 'BOLO issued', 'read Miranda'. */
const POLICE =
  /^(?:BOLO|Miranda|RP|R\/P|MGM|MGF|PGM|PGF|TPO|TRO|PFA|EPO|APB|BWC|CAD|MVA|DUI|DWI|OWI|MOS|LOD|EOW|PNA|T\/C|TCT|TCW|LVM|DOL|SIU|RCV|ACV)$/u;

/** A name of a program's source with a dot inside. */
const IDENTIFIER = /^[\p{L}_$][\w$]*(?:\.[\p{L}_$][\w$]*)+$/u;
const SALUTATION = /^(?:Dear )?(?:Sirs?|Madam)(?: (?:or|and))?(?: Madam| Sir)?$/u;
const THANKS = /^(?:Ta|Thx|Thks|Tks|Rgds|Brgds|Cheers|Tx|Regards|Thanks)$/u;

const SENT_WITH =
  /^(?:Monzo|PayPal|Paypal|Revolut|Starling|Venmo|Zelle|WhatsApp|Whatsapp|FaceTime|Facetime|Skype|Insta|Snap|Zoom|Google|Uber|Ping|Msg|DM)$/u;
const ZODIAC =
  /^(?:Aries|Taurus|Gemini|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)$/;
/** What many have had of an illness: 'a bout of meningitis'. */
const OCCURRENCE = /^(?:bouts?|spells?|touch|dose|attacks?|episodes?|cases?|courses?|history)$/u;
/** With three parts or more, since two may be a room's. */
const VERSION = /^v?\d{1,4}(?:\.\d{1,6}){2,4}(?:[-+]?\p{L}[\w.]*)?$/u;
const PROGRAM =
  /(?<!\p{L})(?:version|ver|v|build|release|firmware|driver|client|app|kernel|Windows|macOS|iOS|iPadOS|Android|Linux|Ubuntu|Debian|Chrome|Firefox|Edge|Safari|Outlook|Teams|Office|Excel|Word|Zoom|Java|Python|Node|PHP|MySQL|PostgreSQL|Oracle|SAP|Acrobat|Reader|Citrix|Slack)\.? ?v?$/iu;
const ERROR = /\b(?:error|code|status|exception|HRESULT|stop|bugcheck)[ :(]*(?:code)?[ :(]*$/iu;

/** A find that is nothing where all of what is given fits. */
interface Case {
  /** Absent: any type. */
  readonly of?: readonly SemanticType[];
  readonly not?: SemanticType;
  readonly words: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Heads of the columns of a league, of which some are letters alone, beside one that is none: 'P W D L F A Pts'. */
const HEAD = "(?:Po?s|Pl?d?|Played|W|D|L|T|G|GP|F|A|GF|GA|GD|\\+/-|PF|PA|PCT|Pct|Diff|Pts|Points)";
const CELL = "[ \\t|]+";
const HEADS = `${HEAD}(?:${CELL}${HEAD})*`;
const LEAGUE_HEADS = new RegExp(`^${HEADS}$`, "u");
const LEAGUE_HEADS_WHOLE = new RegExp(`^(?:${HEAD}${CELL})+(?:Pts|Points|Diff|Pct|PCT|GD)$`, "u");
const LEAGUE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:Team|Club|Name|Side|Pos|Pld|Played|GP)${CELL}(?:${HEAD}${CELL})*$`,
  "u",
);
const LEAGUE_AFTER = new RegExp(
  `^(?:${CELL}${HEAD})*${CELL}(?:Pts|Points|Diff|Pct|PCT|GD)(?!\\p{L})`,
  "u",
);

const CASES: readonly Case[] = [
  { not: "CODE", words: LEAGUE_HEADS, before: LEAGUE_BEFORE },
  { not: "CODE", words: LEAGUE_HEADS, after: LEAGUE_AFTER },
  { not: "CODE", words: LEAGUE_HEADS_WHOLE },
  // 'the city of' beside 'Bath'
  {
    of: ["LOC", "ORG", "MISC"],
    words:
      /^(?:the )?(?:city|town|village|hamlet|suburb|county|district|province|region|state|island|port) of$/iu,
  },
  // round the clock, unless it is said to be a day
  {
    of: ["DATETIME"],
    words: /^24\/7$/,
    before:
      /(?<!(?<!\p{L})(?:on|from|until|till|since|by|dated?|admitted|discharged|seen|reviewed|received|due|w\/[ce]|before|after)(?: the)?:? )$/iu,
  },
  // an address of a network and its mask are no time
  { of: ["DATETIME", "QUANTITY", "LOC"], words: /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/ },
  { of: ["PERSON", "LOC", "ORG"], words: /^(?:KO|HT|FT|GK)$/, after: /^(?::? ?\d|\))/ },
  { of: NAMES, words: /^X[IV]$/, before: /(?:\d(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird) $/ },
  { of: ["PERSON", "LOC", "MISC"], words: ZODIAC },
  { of: ["PERSON", "LOC", "MISC"], words: /^Leo$/, before: /\bsign(?: is|:)? $/iu },
  { of: ["CODE", "QUANTITY", "DATETIME"], words: VERSION, before: PROGRAM },
  {
    of: ["CODE", "QUANTITY"],
    words: /^(?:0x[\dA-F]{1,16}|[A-Z]{0,4}[-_]?\d{1,5})$/iu,
    before: ERROR,
  },
  { of: ["DEM"], words: OCCURRENCE, after: /^ of (?!\p{Lu})/u },
  { of: ["MISC"], words: /^\p{Lu}\p{Ll}{2,}ed$/u, after: /^ (?:the|an?|my|his|her|our) /u },
  // 'Monzo me'
  { of: ["PERSON", "ORG"], words: SENT_WITH, after: /^ (?:me|us|him|her|them|it)(?!\p{L})/u },
  { of: ["DATETIME"], words: AGE_OF_LAW, before: OVER },
  { not: "CODE", words: ABBREVIATION },
  { of: ["ORG"], words: BENEFIT, after: /^(?! \p{Lu}\p{Ll})/u },
  { words: PARITY },
  { not: "CODE", words: /^[Pp]age \d{1,3}$/ },
  // the class of 'Clementine Vance (7B)'
  {
    of: ["DATETIME", "QUANTITY", "DEM", "CODE"],
    words: /^\d{1,2}[A-Z]$/u,
    before: /\($/,
    after: /^\)/,
  },
  { words: /^Hosp(?:ital)?$/u, after: /^ No\b/u },
  { words: /^D\.?O\.?[BD]\.?$/iu },
  // '(F, 40s, Bradford)'
  { of: ["PERSON"], words: /^[FM]$/, before: /\($/, after: /^, ?(?:c\.? ?)?\d/ },
  { of: ["PERSON"], words: /^I$/, before: /(?<!\b(?:Mr|Mrs|Ms|Miss|Dr)\.?) $|^$/u },
  {
    of: ["PERSON"],
    words: /^Bins?$/,
    after: /^ (?:not|was|were|is|are|has|have|had|collections?|day|stores?|bags?|lorry|men)\b/,
  },
  // 'black mould', 'white van'
  {
    of: ["DEM"],
    words: /^(?:black|white|brown|red|yellow|green|blue|grey)$/,
    after:
      /^ (?!(?:wo)?m[ae]n\b|people|persons?\b|boys?\b|girls?\b|lads?\b|guys?\b|(?:fe)?males?\b|famil|child|kids?\b|and\b|or\b|in\b|at\b|with\b)\p{Ll}{3}/u,
  },
  {
    of: ["PERSON"],
    words:
      /^(?:[Ee]r+m?|[Uu][hm]+|[Hh]?m+|[Hh]iya|[Hh]ello|[Hh]ey|[Yy]eah|[Yy]ep|[Nn]ope|[Oo]kay|Aye|Nah|Yeah|Yep|Nope|Oh|Ah|God|Allah|Jehovah)[,.]?$/u,
  },
  // the owner of a patient of a vet
  {
    of: ["PERSON"],
    words: /^O$/,
    after:
      /^(?::|['’]s | (?:says?|said|can|can't|will|has|had|is|was|wants?|reports?|rang|rung|called|tearful|aware|declined|happy|unhappy|to) ?)/,
  },
  { of: ["PERSON"], words: /^(?:TC|TCI|T\/C|TTA|TTO|VV|HV|OV)$/, after: /^:/ },
  // '3rd' of '3rd (of 5) sister', which is no day
  {
    of: ["DATETIME", "QUANTITY"],
    words: /^(?:the )?(?:1st|2nd|3rd|\d{1,2}th)$/iu,
    after: /^ \((?:of|out of) \d/u,
  },
  // hours after take-off
  { of: NAMES, words: /^T[+-] ?\d{1,2}(?:h(?:\d{2})?|:\d{2})?$/ },
  // the result of a test: 'MRSA neg'
  {
    of: [...NAMES, "DEM"],
    words: /^[A-Z][A-Za-z]{1,6}\d{0,2}$/,
    after:
      /^ (?:neg|pos|[+-]ve|negative|positive|screen(?:ed|ing)?|swabs?|detected|titres?|levels?|ratio|screens)(?!\p{L})/u,
  },
  // what somebody is, before the name: 'DSL Ms Achebe-Rowe'
  { of: ["PERSON"], words: /^\p{Lu}{2,5}$/u, after: /^ (?:Mrs?|Ms|Miss|Mx|Dr|Prof)\.? \p{Lu}/u },
  // the version of a program and the zone of a clock
  {
    of: ["QUANTITY"],
    words: /^v?(?!(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.)\d{1,3}\.\d{1,3}\.\d{1,5}$/,
  },
  {
    of: ["LOC"],
    words:
      /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/\p{Lu}[\p{L}_]+$/u,
  },
  // diabetes, and no mark
  { of: ["QUANTITY"], words: /^DM[12]$/ },
  // 'L' of '#NOF L'
  { of: ["PERSON"], words: /^[LR]$/, before: /(?:#|\b)[A-Z]{2,6} $/ },
  // 'just to say the lad'
  {
    of: ["LOC", "ORG", "PERSON"],
    words: /^\p{Ll}{2,6}$/u,
    before: /(?<!\p{L})to $/u,
    after:
      /^ (?:the|an?|that|this|you|it|him|her|them|me|us|if|my|your|his|our|sorry|thanks|hi|hello)(?!\p{L})/u,
  },
  // 'visiting her mum'
  {
    of: ["DEM"],
    words: /^\p{Ll}{3,}ing$/u,
    after: /^ (?:the|an?|my|his|her|our|their|your|him|me|them|us|it|this|that|some|any) ?/u,
  },
  // 'R:' and 'I:' of a transcript
  { of: ["PERSON"], words: /^[RIQA]$/, before: LINE_START, after: /^:/ },
  // what programs print: 'java.lang.NullPointerException', 'String.length()', 'Job.java:42'
  { of: ["PERSON", "ORG", "LOC", "MISC", "CODE"], words: IDENTIFIER, after: /^\(/ },
  {
    of: ["PERSON", "ORG", "LOC", "MISC", "CODE"],
    words: /^(?:[\p{L}_$][\w$]*\.){0,9}\p{Lu}\w*(?:Exception|Error)$/u,
  },
  {
    of: ["PERSON", "ORG", "LOC", "MISC", "CODE"],
    words: /^[\p{L}_$][\w$]*\.(?:java|kt|scala|py|js|ts|tsx|rb|go|cs|cpp|c|h|php|rs|swift)$/u,
    after: /^[:)"]/,
  },
  // a verb: 'she translates', 'She bit a support worker'
  {
    of: ["DEM"],
    words: /^(?:\p{Ll}+|\p{Lu}{3,})$/u,
    before: /(?<!\p{L})(?:she|he|it|who|they|I|we) $/iu,
  },
  {
    of: ["DATETIME", "MISC", "DEM"],
    words: /^(?:Age|Sex|Gender|DOB)$/,
    before: /(?:^|[\n/ ])$/,
    after: /^[/:]/,
  },
  { of: ["ORG", "LOC"], words: /^(?:FIR|F\.I\.R\.)(?: No\.?)?$|^Soc(?:ial)?\.? Sec(?:urity)?$/u },
  { of: ["DEM"], words: /^step$/u, after: /^-\p{Ll}/u },
  { of: ["PERSON", "ORG"], words: /^(?:Per|FYI|Fyi)$/u, after: /^,? \p{Lu}/u },
  { of: NAMES, words: /^(?:Aadhaar|Aadhar|Pol\.?)$/u, after: /^:? [A-Z]{0,4}[/-]?\d/ },
  { of: ["PERSON"], words: /^(?:Aadhaar|Aadhar|Asst\.?|Retd\.?|Regd\.?|gen ed|Gen Ed)$/u },
  { of: ["CODE", "ORG"], words: /^u\/s \d+[A-Z]?(?: (?:IPC|CrPC|BNS|BNSS))?$/u },
  { words: /^\p{Ll}+$/u, before: /\bHb['’]$/u },
  { of: ["PERSON", "ORG", "LOC", "QUANTITY"], words: NOTED },
  {
    of: ["CODE", "DATETIME", "QUANTITY", "LOC", "DEM", "MISC"],
    words: /^\d{1,4}(?:\.\d+)?$/,
    before: BEDSIDE_BEFORE,
  },
  { not: "PERSON", words: NUMBERED_PERSON },
  // '4' of 'Pets: 4', which is no age
  { of: ["DEM"], words: /^\d{1,3}$/, before: NUMBER_FIELD },
  { of: ["DATETIME"], words: /^(?:Month|Week|Year|Day|Season)$/u, before: /\bof the $/u },
  {
    of: ["PERSON"],
    words: /^[MF]$/,
    before: /(?:^|[\n(,;|:]|\b(?:pt|patient|client)) ?$/iu,
    after: /^ \d{1,3}(?!\d)/,
  },
  // the range of a laboratory: '(ref 115-165)'
  { words: /^\d{1,4}(?:\.\d+)?[-–]\d{1,4}(?:\.\d+)?$/, before: RANGE_OF },
  { words: /^\d{1,2}[-–]\d{1,2}$/, before: SCALE_OF, after: /^\)/ },
  { words: /^(?:Sex|Gender)[ :]{1,3}(?:[FM]|[Ff]emale|[Mm]ale)$/ },
  // 'Mr Linley slipped'
  { of: ["DEM"], words: DONE, before: /(?<!\p{L})\p{Lu}\p{L}+ $/u },
  { not: "LOC", words: /^\d{1,2}$/, before: RANKED },
  { not: "LOC", words: /^\d{1,2}$/, before: /(?<!\d)\d{1,2} of $/ },
  {
    words: /^\d{1,3}[A-Za-z]?$/u,
    after: /^ (?:bus|tram|coach|service|to \p{Lu}\p{Ll}+ bus)(?!\p{L})/u,
  },
  { not: "LOC", words: /^\d{1,3}[A-Za-z]?$/u, before: NUMBERED_PLACE },
  // a deposition whose lines have numbers: '12   Q.   Good morning'
  { words: /^[QA]\.?$/, before: /(?:^|\n)[ \t]*\d{1,2}[ \t]+$/ },
  {
    words: /^\d{1,2}$/,
    before: LINE_START,
    after: /^[ \t]+(?:[QA]\.|\p{Lu}{2}[\p{Lu}. ]+:)[ \t]/u,
  },
  { words: NUMBERED_SPEAKER, before: LINE_START, after: /^(?:[.:)]|$)/ },
  {
    of: ["DATETIME"],
    words: LABEL_OF_TIME,
    before: LINE_START,
    after: /^(?: (?:worked|seen|attended|paid))?:/u,
  },
  { of: ["DATETIME"], words: /^\d{1,2}$/, after: /^;\d/ },
  { of: ["PERSON"], words: /^[LR]$/, after: /^ (?:\p{Ll}{3}|\p{Lu}{3})/u },
  { of: ["PERSON"], words: /^[LR] \p{Ll}{3,}$/u },
  {
    of: ["PERSON"],
    words: /^(?:[LR] )?[A-Z]{3,4}$/,
    after: /^ (?:infarct|stroke|stenosis|occlusion|aneurysm|territory)/,
  },
  { of: ["PERSON"], words: SALUTATION },
  { of: ["PERSON", "ORG"], words: POST_NOMINAL },
  // the label of a number: 'CHI: 1408121936'
  { of: NAMES, words: /^\p{Lu}{2,5}$/u, after: /^: ?\d/ },
  // the label of a form: 'Clinician: Shoshana Feld'
  {
    of: ["DEM"],
    words: /^\p{Lu}\p{L}+(?: \p{L}+)?$/u,
    before: /(?:^|\n|[ \t]{3})[ \t]*$/,
    after: /^: {0,4}\p{Lu}\p{Ll}/u,
  },
  { of: ["DEM"], words: /^\d{1,3}$/, after: /^["”″] / },
  { of: ["CODE"], words: /^[A-Z]{0,3}-?\d[\dA-Z-]{0,7}$/, before: /\bForm (?:No\. ?)?$/iu },
  { of: NAMES, words: CAPITAL_FUNCTION_WORD },
  { of: ["LOC", "ORG"], words: /^\p{Ll}+$/u, after: /^ (?:apt|apartment|flat|suite|unit)\b/ },
  // the end of 'P.O.'
  { words: /^\p{Lu}\.?$/u, before: /(?<!\p{L})\p{Lu}\.$/u },
  { of: ["PERSON", "ORG", "LOC"], words: POLICE },
  // hours and minutes of a note: '@ 0900', 'at 0250'
  { of: ["DATETIME"], words: new RegExp(`^${HOUR_IN_FIGURES}$`), before: /@ ?$/ },
  { of: ["DATETIME"], words: /^0\d[0-5]\d$/, before: /\bat $/ },
  // the number of a paragraph: '[3] Ms Strachan'
  { words: /^\d{1,3}$/, before: /(?:^|\n)\[$/, after: /^\]/ },
  { of: ["PERSON", "ORG", "LOC"], words: /^\p{Ll}+$/u, before: COMPLAINT },
  { of: ["PERSON"], words: THANKS, after: /^[,.!]/ },
  { of: NAMES, words: /^(?:W?P[CS]|D[CSI]|DCI|PCSO|Garda)$/, after: /^ [\p{Lu}\d]/u },
  { of: NAMES, words: ONE_NAME, after: EPONYM },
  {
    of: ["LOC", "ORG"],
    words: /^(?:County|Borough|District|Parish|Town|City)$/,
    after: /^ (?:Cllr|Councillor)/,
  },
  { of: ["LOC"], words: /^\p{Ll}+$/u, before: /['’]s $/u },
  {
    of: ["DATETIME", "QUANTITY", "CODE"],
    words: /^\d{1,3}$/,
    before: /(?<!\p{L})(?:total|scored?|scores|scoring)(?: of| is| was|:)? $/u,
  },
  { of: ["LOC", "ORG"], words: PAINTED },
  { of: ["MISC", "ORG", "LOC", "PERSON"], words: INHALER },
  { of: ["ORG"], words: COLOUR, after: /^ \p{Lu}/u },
  { of: ["DEM"], words: /^Year$/i, after: /^ (?:group|\d{1,2}(?!\d))/ },
  { of: ["MISC"], words: /^\p{Lu}(?: (?:low|medium|high))?$/u, before: /\p{Lu}\/$/u },
  { of: ["CODE"], words: /^[+-]?\d{4}$/, before: /\d:\d\d(?::\d\d)? [+-]?$/ },
  {
    of: ["CODE"],
    words: /^\d+$/,
    before: /\((?:\d[\d.,]*[-–])?$/,
    after: /^(?:[-–]\d[\d.,]*)?\)/,
  },
  { of: ["CODE", "DATETIME", "QUANTITY", "DEM", "MISC"], words: /^-/, before: /\p{L}$/u },
  { words: /^-RADS$/ },
  { words: /(?:)/, after: /^-RADS/ },
  { words: /^[FM]$/, after: /^ \d{1,3} ?y/u },
  // who speaks next: 'R and K. A: lovely'
  { of: ["PERSON"], words: /^[AQRIC]$/, before: /[.?!\]] $/, after: /^: / },
  // a frame of a program's stack: 'java.lang.NullPointerException', 'Thread.java:1583', 'Customer.getIban()'
  { words: /^[a-z]+(?:\.[a-z]+)+$/, after: /^\.[\w.$]*(?:Exception|Error)\b/ },
  { words: /^(?:java|kt|scala|py|rb|[jt]sx?|cs|go|php|cpp|c|rs|swift):\d+$/, before: /\.$/ },
  { of: NAMES, words: /^\p{Ll}+\p{Lu}\p{L}+$/u, before: /\.$/, after: /^\(/ },
  {
    of: ["CODE"],
    words: /^[A-Z]{2,5} \d{1,4}(?:[./]\d{1,4}){0,2} ?(?:mmHg|cmH2O|cm|mm|kg|mg|ml|bpm|%)$/u,
  },
  { of: ["QUANTITY"], words: /^[1-9]\d?[A-K]$/u, before: /\b(?:pax|passenger|seats?|row) $/iu },
  { of: ["DATETIME", "CODE"], words: /^\d{1,2}[-–]\d{1,2}\/(?:7|12|52)$/ },
  // the second engineer, the third officer
  { of: ["QUANTITY"], words: /^[1-4]\/[EO]$/ },
  { of: ["QUANTITY"], words: /^one$/u, after: /^ \p{Lu}\p{Ll}/u },
  {
    of: ["QUANTITY"],
    words: /^ones?$/u,
    before:
      /\b(?:the|this|that|these|those|which|each|every|no|any|some|other|another|last|first|next|only|new|old|big|little) $/iu,
  },
  // the parties of 'R v Pritchard' and 'S v Davids', the halves of 'D/C'
  {
    of: ["PERSON"],
    words: /^(?:R|S|Regina|Rex|The (?:King|Queen|State))$/,
    after: /^ v\.? \p{Lu}/u,
  },
  { of: ["PERSON"], words: /^\p{Lu}$/u, after: /^\/\p{Lu}(?!\p{L})/u },
  { of: ["PERSON"], words: /^\p{Lu}$/u, before: /(?<!\p{L})\p{Lu}\/$/u },
  // what grows in a culture: the illness is said by its own name
  { of: NAMES, words: ORGANISM },
  // a clinic by its branch: 'Endocrine clinic'
  { of: NAMES, words: BRANCH, after: OF_BRANCH },
  // 'Ca breast'
  { of: NAMES, words: /^Ca$/, after: /^ (?:of )?(?:the )?\p{Ll}{3}/u },
  // how somebody did something: 'drank heavily'
  { of: ["DEM"], words: /^(?!elderly$|only$|early$)\p{Ll}{4,}ly$/u },
  // what an image shows: 'Irregular hypoechoic mass'
  { of: ["DEM", "MISC"], words: IMAGED },
  // '9th centile'
  { words: /^(?:\d{1,2}(?:\.\d)?(?:st|nd|rd|th)?|below|above) (?:per)?centiles?$/u },
  // a page of a bundle: '[121-122]'
  { words: /^\d{1,4}(?: ?[-–] ?\d{1,4})?$/, before: /(?<=[\p{L}\p{N}"'”’),] )\[$/u, after: /^\]/ },
  // the number of a paragraph: '3.4 The complainant'
  { words: /^\d{1,2}\.\d{1,2}$/, before: LINE_START, after: /^[ \t]+["“‘']?\p{Lu}/u },
  // 'boarded the 81'
  {
    not: "CODE",
    words: /^\d{1,3}[A-Z]?$/u,
    before:
      /\b(?:board(?:ed|ing|s)?|caught|catch(?:es|ing)?|took|takes?|taking|missed|drives?) the $/u,
  },
  // a make behind its colour: 'a white Corsa'
  { of: ["ORG", "MISC"], words: ONE_NAME, before: PAINT_BEFORE },
  // a verb: 'had to cook'
  {
    of: ["LOC", "ORG", "PERSON"],
    words: /^\p{Ll}{3,}$/u,
    before:
      /(?<!\p{L})(?:had|have|has|having|need|needs|needed|want|wants|wanted|used|able|going|trying|tried|told \p{L}{2,4}) to $/u,
  },
  // the first word of a label: 'Fee earner: CLB'
  {
    of: ["ORG", "LOC", "MISC", "DEM"],
    words: /^\p{Lu}\p{Ll}+$/u,
    before: /(?:^|\n|[ \t]{3})[ \t]*$/,
    after: /^ \p{Ll}+(?: \p{Ll}+)?: /u,
  },
  // 'Addisonian', 'Cushingoid'
  { of: ["PERSON"], words: /^(?:Addisonian|Cushingoid|Parkinsonian|Marfanoid|Jacksonian)$/ },
  // '3rd fall' of several
  {
    of: ["DATETIME"],
    words:
      /^\d{1,2}(?:st|nd|rd|th) (?!(?:day|week|month|year|quarter|century|birthday|anniversary|night|morning|evening|of)\b)\p{Ll}{3,}$/u,
  },
  // an hour of a log: '1400 Waterloo'
  { of: ["LOC", "ORG", "PERSON"], words: new RegExp(`^${HOUR_IN_FIGURES}$`) },
  // what it was before: 'PHQ-9 17 (was 21)'
  {
    of: ["DATETIME", "QUANTITY", "DEM"],
    words: /^\d{1,3}(?:\.\d)?$/,
    before: /\d \((?:was|prev(?:iously)?|from) $/,
  },
  // a score and its centile
  {
    of: ["QUANTITY", "DATETIME", "CODE"],
    words: /^\d{1,3}$/,
    after: /^ \((?:\d{1,2}(?:st|nd|rd|th)|<\d)(?: (?:per)?centile)?\)/,
  },
  // how somebody breathes
  {
    of: ["PERSON"],
    words:
      /^(?:Cheyne[- ]Stokes|Kussmaul|Babinski|Romberg|Trendelenburg|Kernig|Lachman|Ishihara|Snellen)$/,
  },
  // 'Thornbury social services'
  { of: ["ORG"], words: /^services$/, before: /\bsocial $/ },
];

/** Whether a find says nothing. `span` is whole words of `text`. */
export function isNothing(text: string, type: SemanticType, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if ([...OF_ANY_TYPE, OF_TYPE[type]].some((form) => form?.test(words))) return true;
  if (CASES.some((one) => fits(one, type, words, before, after))) return true;
  if (type === "QUANTITY" && !AMOUNT.test(words)) return true;
  if (type === "DATETIME" && EARLY_HOUR.test(words) && HOURS.test(text)) return true;
  if (type === "PERSON" && /^\p{Lu}\.?$/u.test(words) && isLettered(before)) return true;
  if (type === "CODE" && !isCodeLike(text, { start, end })) return true;
  if (NAMES.includes(type) && isTradeAbbreviation(text, { start, end })) return true;
  if (isMeasure(words, after) || isWareOrGreeting(type, words, after)) return true;
  if (type === "DEM" && PEOPLE.test(words) && isWare(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? ""))
    return true;
  if (type === "DEM" && isFormOfAddress(text, { start, end })) return true;
  if (type === "DEM" && isInDocumentTitle(text, { start, end })) return true;
  if (
    (type === "ORG" || type === "MISC") &&
    DOCUMENT.test(words) &&
    isInDocumentTitle(text, { start, end })
  )
    return true;
  if (NAMES.includes(type) && ONE_NAME.test(words) && NOTE.test(after))
    if (/(?:^|\n)[ ]*$/u.test(before) && !isForename(words)) return true;
  if (NUMBERED_SPEAKER.test(words) && /\d/.test(words) && text.includes(`\n${words}:`)) return true;
  if (NUMBERED_NOUNS.has(words.toLowerCase()) && NUMBER_AFTER.test(after)) return true;
  return (words === words.toLowerCase() && isFunctionWords(words)) || isLabel(words);
}

/** 'OFFENDER MANAGER' of 'ASSESSMENT REPORT - OFFENDER MANAGER': what a form is called, not what somebody is. */
function isInDocumentTitle(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  if (start - from > LONGEST_TITLE) return false;
  const line = /^.*/u.exec(text.slice(from, end + LONGEST_TITLE))![0];
  // capitals are read in title case
  const rest = line.replace(DOCUMENT, "");
  return (
    rest.length < line.length &&
    line.length <= LONGEST_TITLE &&
    !/(?<!\p{L})\p{Ll}{4}|: /u.test(rest)
  );
}
const LONGEST_TITLE = 80;
const DOCUMENT =
  /(?<!\p{L})(?:Report|Referral|Form|Notes?|Records?|Summary|Letter|Assessment|Statement|Minutes|Plan|Review|Chart|Log|Transcript|Agreement|Notice|Invoice|Certificate|Application|Questionnaire|Checklist|Program(?:me)?|Handover|Booking|Sheet|Appraisal|Request|Contract|Memorandum)(?!\p{L})/iu;

const fits = (one: Case, type: SemanticType, words: string, before: string, after: string) =>
  type !== one.not &&
  (one.of?.includes(type) ?? true) &&
  one.words.test(words) &&
  (one.before?.test(before) ?? true) &&
  (one.after?.test(after) ?? true);
