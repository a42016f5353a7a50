/**
 * What a find of the recognizer is, where the words say so more surely than the model.
 *
 * | the model says | the words | it is |
 * | --- | --- | --- |
 * | organization | are called a building, a street, a farm, a river: 'Ash Building, Leeds' | a place |
 * | organization | 'court', 'labour court', 'court-martial', no capital letter | nothing |
 * | a name | does or is told what only a person is: 'Stavroula said that she' | a person |
 * | place, organization | one word behind 'me and': 'to me and Barnaby' | a person |
 * | person | untitled, solicitors or lawyers by trade, several: 'Pierce Glynn, a firm of solicitors' | an organization |
 * | person | an organization that everybody knows: 'Waitrose' | an organization |
 * | person | two surnames with '&': 'Quill & Thackeray' | an organization |
 * | person | an office and no name: 'Home Secretary', 'Wing Commander' | an attribute |
 * | a name | a rank before a surname, the label of a form before a name: 'Employee: Gwilym Prosser' | a person |
 * | person | one capitalized word behind 'the': 'the Seneschal' | an attribute |
 * | any | a surname behind a collar number: 'PC 4417 Harrow' | a person |
 * | any | an illness by its Latin name: 'Herpes zoster' | an attribute |
 * | person | a title and nothing else: 'Mrs' in a form | nothing |
 * | person | capital letters behind 'our' or 'the': 'our SENCO' | an attribute |
 * | person | a language or a people: 'a Yoruba interpreter' | an attribute |
 * | person | is called so by his town: 'Geordie' | an attribute |
 * | person | begins with 'Royal', or whom somebody with a title is of: 'Ms Fenwick of Cafcass' | an organization |
 * | person | a place behind 'in': 'in Georgia' | a place |
 * | person | 'The' and two words: 'The Brazen Head' | an organization |
 * | any | a feast: 'Michaelmas' | a time |
 * | person | behind 'Nr'; one word behind 'at the': 'chemo at the Freeman' | a place |
 * | place, person | a language behind 'interpreter in', 'speaks' | an attribute |
 * | any | a sum: '£318' | an amount |
 * | time | a number behind 'ext.', a telephone number: a code; behind 'plot': a place |
 * | organization | an office by its rank: 'VP Clinical Ops' | an attribute |
 * | place | a day by its weekday: 'Sun 9th' | a time |
 * | attribute | a height: '6ft' | an amount |
 * | amount | a length of time: '40 min' | a time |
 * | time | a count: 'out of twenty-two' | an amount |
 * | time | for how long somebody has been pregnant | an attribute |
 * | person | a service and no name: 'My GP', 'the nurse' | an attribute |
 * | code, organization, place | a number with its unit, or no more than a small number: '0.62 g/L', 'four' | an amount |
 * | any name | in quotation marks behind 'known as': 'the Badger' | a person |
 * | work, event | what somebody says: '"Tammy rings every Sunday."' | nothing |
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { NUMBER_WORDS } from "../../language/quantity/numerals.js";
import { feastWindow, TICKET_DAY } from "../../language/time/names.js";
import { DAY_AND_MONTH_IN_FIGURES } from "../../language/time/order.js";
import { introducesNumber } from "../codes/reference/code-labels.js";
import { listOf } from "../kit/phrases.js";
import { actsAsPerson } from "../people/acting-name.js";
import { isForename } from "../people/forenames.js";
import { parsePerson } from "../people/parse.js";
import { isIllness } from "../words/attribute/illness.js";
import { isOfView } from "../words/attribute/politics.js";
import { isOfFaith } from "../words/attribute/religion.js";
import { isKnownOrganization } from "../words/organization/known-organization.js";

/** A name whose head noun is that of a place, with the town or without: 'Ash Building, Leeds'. */
const CALLED_PLACE =
  /\p{Lu}[\p{L}.'’-]* (?:Buildings?|Barracks|Farm|Cottages?|Croft|Street|Road|Avenue|Square|Airport|Bridge|Islands?|Valley|Mountains?|River|Lake)(?:, \p{Lu}[\p{L} -]*)?$/u;

/** Feasts whose day moves, and holidays of other calendars. */
const MOVING =
  /^(?:Advent|Lent|Easter|Whitsun|Pentecost|Diwali|Deepavali|Dussehra|Holi|Eid(?: al-(?:Fitr|Adha))?|Ramadan|Ramzan|Navratri|Pongal|Onam|Hanukkah|Passover|Yom Kippur|Rosh Hashanah|Vaisakhi|Nowruz|Thanksgiving|Labor Day|Memorial Day|Juneteenth|Columbus Day|Veterans Day|Lunar New Year|Chinese New Year|Songkran|Vesak|Wesak|Thaipusam|Losar|Dashain|Tihar|Purim|Shavuot|Sukkot|Simchat Torah|Candlemas|Michaelmas|Martinmas|Lammas|Hogmanay|Samhain|Muharram|Ashura|Milad-un-Nabi|Eid ul-(?:Fitr|Adha)|Eid-ul-(?:Fitr|Adha)|Hari Raya|Baisakhi|Ugadi|Makar Sankranti|Janmashtami|Raksha Bandhan|Karwa Chauth|Kwanzaa|Mardi Gras|Carnival|Corpus Christi|Whit Monday|Boxing Day|Tabaski|Odwira|Durga Puja)(?: \d{4})?$/u;
const isFeast = (words: string): boolean => feastWindow(words) !== undefined || MOVING.test(words);

const ANY_COURT = /^(?:\p{Ll}+ )?courts?(?:[ -]martial)?$/u;

const FIRM_AFTER =
  /^,? (?:(?:a|an|the) (?:law )?firm of |Solicitors\b|Attorneys\b|solicitors\b|attorneys\b|lawyers\b|LLP\b|& Co\b|and Co\b|and Partners\b)/u;

/** What offices are called, and the words beside them in their names. */
const OFFICES = new Set(
  listOf(`
  secretary, minister, chancellor, president, speaker, chairman, chairwoman, ambassador, governor,
  mayor, commissioner, ombudsman, prosecutor, judge, justice, ordinary, sheriff, registrar, coroner,
  advocate, officer, inspector, superintendent, constable, commander, leader, captain, lieutenant,
  colonel, major, brigadier, commodore, marshal, admiral, adjutant, general, bishop, archbishop,
  majesty, honour, excellency, highness`),
);
const BESIDE_OFFICES = new Set(
  listOf(`
  the, of, and, her, his, home, foreign, state, first, deputy, vice, assistant, acting, prime, chief,
  high, lord, lady, senior, area, majesty's, principal, attorney, solicitor, public, convening, commanding, wing,
  squadron, group, flight, air, field, royal`),
);

/** Several words of an office, or one in small letters: a lone 'Bishop' may be a surname. */
function isOffice(words: string): boolean {
  const parts = words.toLowerCase().split(/[ -]/);
  if (parts.length === 1 && words !== parts[0]) return false;
  return (
    parts.some((part) => OFFICES.has(part)) &&
    parts.every((part) => OFFICES.has(part) || BESIDE_OFFICES.has(part))
  );
}

/** Before the bare word of an office: 'HM Senior Coroner'. */
const RANK_BEFORE = /\b(?:Senior|Assistant|Area|Deputy|Acting|HM|H\.M\.) $/u;
const isRankedOffice = (text: string, { start, end }: Span): boolean =>
  OFFICES.has(text.slice(start, end).toLowerCase()) &&
  RANK_BEFORE.test(text.slice(Math.max(0, start - 12), start));

/** 'PC 4417 Harrow'. */
const COLLAR_NUMBER =
  /\b(?:W?P[CS]|D[CSI]|PCSO|SC|Sgt|Constable|Sergeant|Officer) \p{Lu}{0,2}\d{2,6},? $/u;
/** Illnesses by their Latin names, in any language: 'Herpes zoster', 'Lichen ruber'. */
const LATIN_ILLNESS =
  /^(?:Herpes|Lichen|Lupus|Morbus|Myasthenia|Diabetes|Ulcus|Carcinoma|Asthma|Angina|Polymyalgia|Myelitis|Encephalomyelitis|Placenta|Spina|Pruritus|Erythema|Pityriasis|Psoriasis|Alopecia|Anorexia|Bulimia|Otitis|Colitis|Hepatitis|Amaurosis|Retinitis|Pes|Hallux|Vitium|Status|Tinea|Molluscum|Mycosis|Delirium|Dementia) (?:zoster|simplex|labialis|ruber|planus|vulgaris|vera|gravis|mellitus|insipidus|erythematodes|erythematosus|nervosa|areata|universalis|multiplex|nodosum|nodosa|rosea|bifida|praevia|pectoris|bronchiale|rheumatica|media|ulcerosa|fugax|pigmentosa|planus|valgus|cordis|epilepticus|asthmaticus|pedis|contagiosum|fungoides|tremens|duodeni|ventriculi|transversa|disseminata)$/u;
/** 'PC Hallam', 'CNS Bev Tindall'. */
const RANKED =
  /^(?:W?PC|PS|D[CSI]|PCSO|DCI|Sgt|Insp|CNS|CPN|ANP|HCA|SHO|SpR|ACP) (?:\p{Lu}{0,2}\d{2,6} )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** A label of a form before whom it is about: 'Employee:'. */
const PERSON_LABEL =
  /(?:^|\n|[ \t]{2})[ \t]*(?:(?:full |first |last |given |family |patient |employee |pupil |student |child(?:['’]s)? |client |tenant )?(?:name|surname)|employee|patient|pupil|student|service user|interviewee|line manager|(?:mother|father|carer|partner|wife|husband|guardian)(?:['’]s name)?|next of kin|social worker|health visitor|midwife|interpreter|key ?worker|signed|signed by|chaired by|minutes by|prepared by|author|known as|preferred name|likes to be called):[ \t]*$/iu;
const CALLED =
  /(?:known as|preferred name|likes to be called|first name|forename|surname):[ \t]*$/iu;
const FULL_NAME =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+|de|van|von|der|al|el|bin|ap|ferch)){1,4}$/u;
const BODY_WORD =
  /\b(?:Ltd|Limited|plc|LLP|Inc|Group|Services?|Council|Trust|School|Academy|Hospital|Surgery|Centre|Team|Department|Office|Agency|Company|Association|Society|Bank|University|College|Partners|Solicitors|Care|Home|Housing|Police|NHS)\b/u;
const isLabelledPerson = (text: string, { start, end }: Span): boolean =>
  (FULL_NAME.test(text.slice(start, end)) ||
    (SURNAME.test(text.slice(start, end)) &&
      CALLED.test(text.slice(Math.max(0, start - 24), start)))) &&
  !BODY_WORD.test(text.slice(start, end)) &&
  PERSON_LABEL.test(text.slice(Math.max(0, start - 44), start));

/** 'Dhaliwal BDS' behind 'P. '. */
const QUALIFIED = /^\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}{2,5})+$/u;
const SURNAME = /^\p{Lu}[\p{L}'’-]+$/u;

const BARE_TITLE = /^(?:Mrs?|Ms|Miss|Mx|Dr|Sir|Madam|Prof)\.?$/u;
const SERVICE =
  /^(?:(?:my|your|his|her|our|their|the|a) )?(?:GP|doctor|nurse|midwife|dentist|surgeon|consultant|pharmacist|physio(?:therapist)?|manager|boss|landlord|landlady|solicitor|lawyer|teacher|social worker|health visitor)s?$/iu;

/** Types that a number alone is none of. */
const NO_NUMBER: ReadonlySet<SemanticType> = new Set(["CODE", "ORG", "LOC", "MISC", "PERSON"]);
const AMOUNT =
  /^(?:[<>≤≥~]? ?\d{1,4}(?:[.,]\d+)? ?(?:%|[kmµun]?g|[kmµunp]?mol|[mdc]?[Ll]|[kcmµ]?m|IU|mcg|mU)(?:\/(?:[mdc]?L|l|mol|kg|day|h))?|\d{1,2}|\d{1,3}(?:,\d{3})+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u;
const QUOTE = /['‘"“„]/u;
const STOP = /[.?!]/u;

/** Whether it is what somebody says and no name of a thing: a quotation with a full stop, more small words than capitals. */
function isSaying(text: string, { start, end }: Span): boolean {
  if (!QUOTE.test(text[start - 1] ?? "") || !STOP.test(text[end] ?? "")) return false;
  const all = text.slice(start, end).split(/\s+/);
  return all.length >= 3 && all.filter((word) => /^\p{Lu}/u.test(word)).length * 2 <= all.length;
}

const PARTNERS =
  /^(?<first>\p{Lu}[\p{L}'’-]+)(?:, \p{Lu}[\p{L}'’-]+)* & (?<last>\p{Lu}[\p{L}'’-]+)$/u;

/** 'Quill & Thackeray'; 'Ann & Bob' are two people. */
function isFirm(words: string): boolean {
  const names = PARTNERS.exec(words)?.groups;
  return names !== undefined && !isForename(names["first"]!) && !isForename(names["last"]!);
}

const TITLED_OF = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? (?:\p{Lu}[\p{L}.'’-]* ){1,3}(?:of|from) $/u;

/** 'Royal Stanmere'; 'Cafcass' in 'Ms J. Fenwick of Cafcass'. */
const isBody = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  if (/^Royal \p{Lu}/u.test(words)) return true;
  const before = text.slice(Math.max(0, start - 60), start);
  return /^\p{L}+$/u.test(words) && !isForename(words) && TITLED_OF.test(before);
};

const DETERMINER = /(?:^|[^\p{L}])(?:our|the|my|your|his|her|their|an?) $/iu;
/** 'my father was the Seneschal'; 'the Hendersons' are people. */
const ONE_OFFICE = /^\p{Lu}\p{Ll}{3,}(?<!s)$/u;
const THE = /(?<!\p{L})the $/u;
const OF_PEOPLE =
  /^(?: interpreter| (?:person|people|man|woman|elder|elders|country|nation|tribe)\b|[ -]speak(?:er|ers|ing)\b| language\b| translator| \((?:native|fluent|basic|intermediate|beginner|mother tongue|[ABC][12])\))/u;

/** 'our SENCO', 'a Yoruba interpreter'. */
const isRoleOrPeople = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 8), start);
  return (
    (/^\p{Lu}{2,6}$/u.test(words) && DETERMINER.test(before)) ||
    (ONE_OFFICE.test(words) && THE.test(before) && !isForename(words)) ||
    (/^\p{Lu}\p{Ll}+$/u.test(words) && OF_PEOPLE.test(text.slice(end, end + 14)))
  );
};

/** A date in figures, an age in a note: '01/12/22', '47y'. */
const TIME =
  /^(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:(?:1[6-9]|20)\d{2}|\d{2})|\d{1,3} ?(?:yo|yrs?|y))$/u;

/** '2.9kg'. */
const WEIGHT = /^\d{1,4}(?:\.\d+)? ?(?:kg|g|lbs?|oz|cm|mm|ml)$/u;
/** '6ft', 'six feet two', "5'11", '180 cm'. */
const HEIGHT =
  /^(?:about |around |approx\.? )?(?:\d ?(?:ft|feet|foot|['’])(?: ?\d{1,2}(?: ?(?:in|inch(?:es)?|["”″])?)?)?|(?:four|five|six|seven) (?:foot|feet)(?: \p{L}{3,6})?|1[2-9]\d ?cm)(?: tall)?$/iu;
/** '40 min'. */
const LENGTH_OF_TIME =
  /^\d{1,3}(?:\.\d)? ?(?:secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|wks?|weeks?|mths?|months?|yrs?|years?)$/u;

/** 'the A38'. */
const ROAD = /^[ABM]\d{1,4}(?:\(M\))?$/u;
const ROADS: ReadonlySet<SemanticType> = new Set(["DATETIME", "QUANTITY", "MISC", "ORG"]);

/** 'nineteen out of twenty-two'. */
const OUT_OF = /\bout of $/iu;
const COUNT = new RegExp(`^(?:\\d{1,4}|(?:${NUMBER_WORDS})(?:[- ](?:${NUMBER_WORDS}))?)$`, "iu");

/** 'at number 47', as neighbours say it. */
const HOUSE = /^(?:number|no\.?) \d{1,4}[A-Za-z]?$/iu;
const AT = /(?:^|[^\p{L}])(?:at|to|from|opposite|outside|behind) $|\p{L} \($/u;

/** What a number is that is taken for a time: 'ext. 22', 'plot 14b'. */
const EXTENSION = /\b(?:ext|extn|extension)\b\.? ?$/iu;
const PLOT = /\bplots? $/iu;
const SHORT_NUMBER = /^\d{1,5}[A-Za-z]?$/u;
const OFFICE_BY_RANK =
  /^(?:VP|SVP|EVP|AVP|CEO|CFO|COO|CTO|CIO|CMO|CISO|CHRO|Head of|Director of|Chief (?:\p{L}+ ){1,2}Officer)(?: |$)/u;
/** 'Sun 9th' of a diary. */
const WEEKDAY_AND_DAY =
  /^(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?\.?,? (?:the )?\d{1,2}(?:st|nd|rd|th)?$/u;

/** What people of a town or a county are called. */
const REGIONAL =
  /^(?:Geordie|Scouser?|Brummie|Cockney|Glaswegian|Mancunian|Liverpudlian|Yorkshireman|Yorkshirewoman|Mackem|Janner|Aberdonian|Dundonian|Orcadian|Shetlander|Mancs?|Ulsterman|Ulsterwoman|Dubliner|Corkonian|Londoner|Bristolian|Texan|Californian|New Yorker|Bostonian|Hoosier|Kiwi|Aussie|Saffa|Scot|Paddy)s?$/u;
/** 'Nr Sapperton'. */
const NEAR = /(?<!\p{L})[Nn]r\.? $/u;
/** 'an interpreter in Farsi'. */
const LANGUAGE =
  /^(?:Arabic|Farsi|Dari|Pashto|Urdu|Hindi|Punjabi|Bengali|Sylheti|Tamil|Telugu|Gujarati|Sinhala|Nepali|Kurdish|Kurmanji|Sorani|Tigrinya|Amharic|Somali|Swahili|Yoruba|Igbo|Hausa|Twi|Lingala|Shona|Mandarin|Cantonese|Tagalog|Vietnamese|Albanian|Polish|Romanian|Russian|Ukrainian|Turkish|Welsh|Gaelic|Makaton|BSL)$/u;
const SPOKEN_IN =
  /\b(?:interpreter|interpreting|speaks?|spoke|speaking|fluent|translated|translator|language) (?:in |into |from )?(?:\p{Lu}\p{L}+(?:, | and | or ))*$/iu;

/** Places after which people are named: 'in Georgia'. */
const PLACE_AND_FORENAME =
  /^(?:Adelaide|Alexandria|Austin|Brooklyn|Camden|Carolina|Chad|Charlotte|Chelsea|Dakota|Florence|Georgia|Hamilton|Houston|Israel|Jackson|Jordan|Kingston|Lincoln|Madison|Milan|Paris|Preston|Regina|Savannah|Sydney|Tyler|Victoria|Virginia)$/u;
/** '029 2018 0417'. */
const TELEPHONE = /^\(?(?:\+\d{1,3}|0\d{2,4})\)? ?\d{3,4}[ -]\d{3,4}$/u;
const DAY_AND_MONTH = new RegExp(`^${DAY_AND_MONTH_IN_FIGURES}$`);
/** '06SEP24' of a ticket. */
const TICKET_DATE = new RegExp(`^${TICKET_DAY}(?:\\d\\d)?$`);
/** 'LHR-JFK': airports. */
const AIR_ROUTE = /^\p{Lu}{3}(?:[-–/]\p{Lu}{3})+$/u;
const ALSO_PEOPLES = /^(?:Christian|Dane|Roman|Norman|German|Scot|Frank|Israel|Jordan)$/u;
const CANADIAN = /Canad|Toronto|Ontario|Montr[eé]al|Vancouver|CAD ?\d[\d,]*[.,]\d/u;
/** Before the letters of who deals with it: 'Fee earner: CLB'. */
const HANDLER =
  /(?:^|\n|[ \t]{2})[ \t]*(?:fee[- ]earner|author|handler|case ?worker|adviser|advisor|clerk|worker|officer|inspector|assessor|interviewer|engineer|technician|drawn by|taken by|entered by|seen by)(?:['’]s initials)?:[ \t]*$/iu;
/** '24/03' of 'Case 24/03'. */
const DOCKET = /^\d{2}\/\d{2,4}$/;
const DOCKET_BEFORE =
  /\b(?:case|file|ref(?:erence)?|docket|complaint|incident|enquiry|inquiry|claim|application|minute|ticket)(?: nos?\.?| number| ref\.?)?:? $/iu;
/** '23-11-4471' of a reference: no year is that late. */
const NO_YEAR = /^\d{1,4}([-/])\d{1,2}\1(?:[03-9]\d{3}|\d{5,})$/u;
const SHORT_WEEKDAY = /^(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\.?$/u;
const ON = /(?<!\p{L})(?:on|by|until|till|since|last|next|this|every) $/u;
/** 'and one Fitzroy', 'a youth they call Stamma'. */
const ONE_CALLED =
  /(?<!\p{L})(?:(?:and|with|by|,) one|(?:they|we|people|everybody|everyone) calls?) ["“]?$/u;
const IN = /(?<!\p{L})in $/iu;
/** 'chemo at the Freeman', of a hospital or an inn. */
const AT_THE = /(?<!\p{L})(?:at|to|into|outside|opposite|near) the $/iu;
/** 'The Brazen Head'. */
const NAMED_HOUSE =
  /^The (?!Right|Rt|Hon|Rev|Very|Most|Late|Honou?rable)\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u;

/** 'Terrence Okafor' of a visit; not 'in Victoria Falls'. */
function isFullName(text: string, { start, end }: Span): boolean {
  const [first, ...rest] = text.slice(start, end).split(" ");
  return (
    rest.length === 1 &&
    isForename(first!) &&
    SURNAME.test(rest[0]!) &&
    !NO_SURNAME.test(rest[0]!) &&
    !WHERE.test(text.slice(Math.max(0, start - 10), start))
  );
}
/** 'to me and Barnaby'. */
const BESIDE_ME = /(?<!\p{L})(?:me|him|her|us|them|myself|himself|herself) and $/iu;
const NO_SURNAME =
  /^(?:Street|Road|Lane|Avenue|Close|Court|Drive|House|Hall|Square|Park|Green|Hill|Bay|Beach|City|Town|Falls|Island|Islands|Lake|River|Valley|Wood|Woods|Gardens|Place|Way|Walk|Crescent|Terrace|Centre|Center|Hospital|School|County|Bridge|Cottage|Farm|Lodge|Manor|Mews|Grove|Heights|Point|Springs|Creek|Plaza|Ward|Wing|Building|Villa|Villas|Rise|Row|Quay|Wharf|Cross|Vale|View)$/u;
const WHERE =
  /(?<!\p{L})(?:in|at|from|to|of|near|via|on|outside|around|into|towards|over|through|across) $/iu;

/** "known as 'the Badger'". */
const CALLED_IN_QUOTES =
  /(?<!\p{L})(?:(?:better |also |otherwise )?known (?:to (?:me|us|him|her|them|everyone|all) )?as|nicknamed|calls? (?:him|her|himself|herself)|called (?:him|her|himself|herself)|otherwise called|alias|a\.?k\.?a\.?|goes by(?: the name)?|answers to) ["“'‘]$/iu;

/** Types of names that a name from afar is mistaken for. */
const NAMES: ReadonlySet<SemanticType> = new Set(["ORG", "LOC", "DEM", "MISC"]);

/** The type of a find, nothing where it is no mention. */
export function typeOf(
  text: string,
  read: SemanticType,
  { start, end }: Span,
): SemanticType | undefined {
  const words = text.slice(start, end);
  if (
    (read === "DATETIME" || read === "QUANTITY") &&
    DOCKET.test(words) &&
    DOCKET_BEFORE.test(text.slice(Math.max(0, start - 24), start))
  )
    return "CODE";
  if (read === "CODE" && TICKET_DATE.test(words)) return "DATETIME";
  if ((read === "PERSON" || read === "ORG") && AIR_ROUTE.test(words)) return "LOC";
  if (read === "CODE" && DAY_AND_MONTH.test(words)) {
    const before = text.slice(Math.max(0, start - 24), start);
    if (
      !DOCKET_BEFORE.test(before) &&
      !introducesNumber(/(\p{L}+)[.:#]? ?$/u.exec(before)?.[1] ?? "")
    )
      return "DATETIME";
  }
  if (read === "PERSON" || read === "LOC") {
    if (/^(?:HMS|HMAS|HMCS|USS|RMS|RFA|MV|SS|FV) \p{Lu}\p{Ll}/u.test(words)) return "MISC";
    if (/^(?:HMP|HMYOI|YOI|IRC) \p{Lu}/u.test(words)) return "ORG";
  }
  // where somebody lives: 'Lance Oddie, 43, of Quarry Bank'
  if (read === "ORG" && /, \d{2}, (?:of|from) $/.test(text.slice(Math.max(0, start - 12), start)))
    return "LOC";
  // 'Lynne speaking'
  if (read === "DEM" && SURNAME.test(words) && isForename(words) && !ALSO_PEOPLES.test(words))
    if (/^ (?:speaking|here|calling)(?!\p{L})/u.test(text.slice(end, end + 12))) return "PERSON";
  if (read === "QUANTITY" && /^CAD \d{1,5}$/.test(words) && !CANADIAN.test(text)) return "CODE";
  if (NAMES.has(read) && /^\p{Lu}{2,4}$/u.test(words))
    if (HANDLER.test(text.slice(Math.max(0, start - 44), start))) return "PERSON";
  if (read === "DATETIME" && (TELEPHONE.test(words) || NO_YEAR.test(words))) return "CODE";
  if (
    (NAMES.has(read) || read === "PERSON") &&
    /^(?:[Tt]he )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(words) &&
    CALLED_IN_QUOTES.test(text.slice(Math.max(0, start - 44), start))
  )
    return "PERSON";
  if (NO_NUMBER.has(read) && AMOUNT.test(words)) return "QUANTITY";
  if (/^\p{Sc} ?\d/u.test(words)) return "QUANTITY";
  if (
    read === "DATETIME" &&
    COUNT.test(words) &&
    OUT_OF.test(text.slice(Math.max(0, start - 8), start))
  )
    return "QUANTITY";
  if (NO_NUMBER.has(read) && TIME.test(words)) return "DATETIME";
  if (read === "QUANTITY" && LENGTH_OF_TIME.test(words)) return "DATETIME";
  if (read === "DATETIME" && WEIGHT.test(words)) return "QUANTITY";
  if (read === "DEM" && HEIGHT.test(words)) return "QUANTITY";

  if (SHORT_NUMBER.test(words) && (read === "DATETIME" || read === "DEM" || read === "QUANTITY")) {
    const before = text.slice(Math.max(0, start - 12), start);
    if (EXTENSION.test(before)) return "CODE";
    if (PLOT.test(before)) return "LOC";
  }
  if (read !== "DATETIME" && WEEKDAY_AND_DAY.test(words)) return "DATETIME";
  if ((read === "ORG" || read === "PERSON") && OFFICE_BY_RANK.test(words)) return "DEM";
  if (read === "CODE" && HOUSE.test(words) && AT.test(text.slice(Math.max(0, start - 10), start)))
    return "LOC";
  if (read !== "DATETIME" && isFeast(words)) return "DATETIME";
  if (read === "PERSON" && (REGIONAL.test(words) || isOfFaith(words))) return "DEM";
  if (read === "PERSON" && NEAR.test(text.slice(Math.max(0, start - 6), start))) return "LOC";
  if ((read === "LOC" || read === "PERSON") && LANGUAGE.test(words)) {
    if (SPOKEN_IN.test(text.slice(Math.max(0, start - 40), start))) return "DEM";
    if (
      /^(?:,? (?:and|or) \p{Lu}\p{L}+)? (?:is|are|was|were) spoken/u.test(text.slice(end, end + 40))
    )
      return "DEM";
  }
  if (
    (read === "PERSON" || read === "LOC") &&
    PLACE_AND_FORENAME.test(words) &&
    IN.test(text.slice(Math.max(0, start - 8), start))
  )
    return "LOC";
  if (
    (read === "LOC" || read === "ORG") &&
    SHORT_WEEKDAY.test(words) &&
    ON.test(text.slice(Math.max(0, start - 10), start))
  )
    return "DATETIME";
  if (
    (read === "LOC" || read === "MISC" || read === "ORG") &&
    ONE_CALLED.test(text.slice(Math.max(0, start - 16), start)) &&
    SURNAME.test(words)
  )
    return "PERSON";
  if (read === "PERSON" && NAMED_HOUSE.test(words)) return "ORG";
  if (
    read === "PERSON" &&
    ONE_OFFICE.test(words) &&
    AT_THE.test(text.slice(Math.max(0, start - 12), start)) &&
    !/^(?:['’]|-\p{L}| \p{Lu})/u.test(text.slice(end, end + 2))
  )
    return "LOC";
  // a forename that is no place and no English word
  if (
    (read === "LOC" || read === "ORG") &&
    /^\p{Lu}\p{Ll}+$/u.test(words) &&
    BESIDE_ME.test(text.slice(Math.max(0, start - 12), start))
  )
    return "PERSON";
  if (read === "LOC" && (isForename(words) || isFullName(text, { start, end }))) return "PERSON";
  if (read !== "DEM" && LATIN_ILLNESS.test(words)) return "DEM";
  // a film may be called 'Vertigo'
  if ((read === "PERSON" || read === "LOC" || read === "ORG") && isIllness(words)) return "DEM";
  if (NAMES.has(read) && (RANKED.test(words) || isLabelledPerson(text, { start, end }))) {
    return "PERSON";
  }
  if (
    (read === "LOC" || read === "ORG") &&
    QUALIFIED.test(words) &&
    /(?:^|[\s,(])\p{Lu}\. $/u.test(text.slice(Math.max(0, start - 4), start))
  )
    return "PERSON";
  if (
    read !== "PERSON" &&
    SURNAME.test(words) &&
    COLLAR_NUMBER.test(text.slice(Math.max(0, start - 24), start))
  )
    return "PERSON";
  if (read !== "PERSON" && NAMES.has(read) && actsAsPerson(text, { start, end })) return "PERSON";
  if (
    ROADS.has(read) &&
    ROAD.test(words) &&
    /\b[Tt]he $/.test(text.slice(Math.max(0, start - 5), start))
  )
    return "LOC";
  if (read === "ORG") {
    if (isOfView(words)) return "DEM";
    if (ANY_COURT.test(words)) return undefined;
    return CALLED_PLACE.test(words) ? "LOC" : "ORG";
  }
  if (read === "DATETIME" && /\bpregnant$/u.test(words)) return "DEM";
  if (read === "MISC" && isSaying(text, { start, end })) return undefined;
  if (read === "PERSON") {
    if (BARE_TITLE.test(words)) return undefined;
    // 'thatcher' of 'this retired thatcher'
    if (
      /^\p{Ll}+$/u.test(words) &&
      /\b(?:retired|former) $/u.test(text.slice(Math.max(0, start - 8), start))
    )
      return "DEM";
    if (SERVICE.test(words)) return "DEM";
    if (isOffice(words) || isRankedOffice(text, { start, end })) return "DEM";
    if (isKnownOrganization(words) || isFirm(words) || isBody(text, { start, end })) return "ORG";
    if (isRoleOrPeople(text, { start, end })) return "DEM";
    const firm = FIRM_AFTER.test(text.slice(end, end + 30)) && !parsePerson(words).titled;
    return firm && !/ Mrs? | Ms /.test(text.slice(Math.max(0, start - 40), start))
      ? "ORG"
      : "PERSON";
  }
  return read;
}
