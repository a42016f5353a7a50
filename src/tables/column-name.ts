/** What the name of a column says about its cells: `customer_email`, `createdAt`, `Date of birth`. */

import { inPlainLetters } from "../language/letters.js";
import { hintElsewhere } from "./column-name-elsewhere.js";
import { category, type Hint, measure, text, type } from "./hint.js";

/** Who somebody is to the record. */
const PEOPLE =
  "customer|client|patient|employee|staff|worker|colleague|teacher|tutor|doctor|physician|gp|consultant|surgeon|nurse|clinician|agent|operator|manager|supervisor|contact|parent|guardian|mother|father|mum|dad|spouse|partner|wife|husband|child|kin|author|sender|recipient|reviewer|pupil|student|learner|owner|assignee|reporter|interviewer|interviewee|caseworker|officer|respondent|participant|subscriber|member|visitor|guest|host|driver|passenger|applicant|claimant|tenant|landlord|buyer|seller|beneficiary|payee|(?<! a )payer|holder|witness|victim|suspect|relative|prescriber|attendee|candidate|referrer|approver|signatory|person|individual|head teacher|practitioner|therapist|dentist|midwife|pharmacist|attending|referring|requester|requestor|borrower|lender|cashier|clerk|technician|engineer|instructor|coach|trainer|mentor|lecturer|professor|lawyer|solicitor|judge|broker|courier|caller|resident|occupant|voter|elector|donor|trustee|director|editor|carer|keeper|rep|salesperson|spokesperson|bearer|complainant|defendant|plaintiff|appellant|inspector|auditor|translator|interpreter";

/**
 * Expressions over the words of a name in lower case, a space between; the first that matches says it.
 * The last words of an English name say what a thing is: `customer email` is an e-mail.
 */
const HINTS: readonly (readonly [RegExp, Hint])[] = (
  [
    [
      "(?:has|is|was|had|can|needs?|opt(?:ed)?)\\b.*|.*\\b(?:flag|y ?n|consent|enabled|active|verified)",
      category("a flag"),
    ],
    [
      ".*\\b(?:e ?mails?|mail address)(?: address)?|email.*|mail",
      type("CODE", "an e-mail address"),
    ],
    [
      ".*\\b(?:phone|tel|telephone|mobile|cell|fax|whatsapp|msisdn|contact (?:no|number))(?: ?(?:no|nr|number|home|work))?\\d*",
      type("CODE", "a phone number"),
    ],
    [
      ".*\\b(?:url|uri|website|web site|link|homepage|profile|avatar|photo|image|picture)",
      type("CODE", "an address on the web"),
    ],
    [
      ".*\\b(?:ip|mac|imei|imsi|hostname|device|session|cookie|token|fingerprint|user agent)(?: ?(?:address|addr|id))?",
      type("CODE", "a device or session"),
    ],
    [
      ".*\\b(?:user ?name|user|handle|login|screen ?name|nick(?: ?name)?|alias|twitter|instagram|facebook|linkedin|skype)",
      type("CODE", "a user name"),
    ],
    [
      ".*\\b(?:ssn|nino?|ni|national insurance|social security|nhs|mrn|cpr|bsn|pesel|passport|licen[cs]e(?: plate)?|plate|registration|reg|vin|iban|bic|swift|sort code|routing|card|cvv|pan|tin|vat|ein|insurance|policy|account|acct|badge|payroll|pupil|student|candidate|emp|empl|employee|staff|patient|hospital|customer|member|membership|client|case|claim|order|ticket|invoice|booking|reservation|tracking|transaction|payment|reference|ref|serial|tax|identity|identification|matriculation|upn|uln)(?: ?(?:id|no|nr|num|number|code|key|ref|reference|digits))",
      type("CODE", "a number of a record"),
    ],
    [
      ".*\\b(?:ssn|nino|mrn|passport|vin|iban|bic|plate|licen[cs]e|upn|uln|guid|uuid|imei)",
      type("CODE", "a number of a record"),
    ],
    [
      ".*\\b(?:isbn|issn|sku|ean|gtin|upc|asin|mcc|hs code|(?:product|item|article|part|material|model|catalogue|category) ?(?:id|no|nr|num|number|code|key|ref))",
      category("a kind of thing"),
    ],
    [
      ".*\\b(?:id|ids|identifier|guid|uuid|key|ref|reference|serial)|.*\\b(?:account|case|claim|order|ticket|invoice|tracking|transaction|policy|badge|sort code|card)(?: ?(?:no|nr|number|num))?",
      type("CODE", "an identifier"),
    ],
    [
      ".*\\b(?:dob|d o b|birth ?(?:day|date)|date of (?:birth|death)|born|birth ?year|year of birth|death date)",
      type("DATETIME", "a date of birth or death"),
    ],
    [
      ".*\\b(?:date|datetime|timestamp|time ?stamp)(?: time)?|.*\\b(?:date|time) (?:of|opened|closed|created|sent).*|(?:created|updated|modified|opened|closed|sent|received|submitted|resolved|admitted|discharged|hired|started|ended|joined|left|visited|registered|deleted|paid|shipped|delivered|ordered|sampled|collected|reported)(?: ?(?:at|on|date|time))?|.*\\b(?:at|since|until|from date|to date|deadline|due)|ts|when|epoch",
      type("DATETIME", "a point in time"),
    ],
    [".*\\b(?:post ?codes?|zip(?: ?code)?|postal ?code|plz)", type("LOC", "a postcode")],
    [
      ".*\\b(?:lat|latitude|lon|lng|long|longitude|coordinates?|geo(?:location)?|gps|location|grid ref)",
      type("LOC", "a place"),
    ],
    [
      ".*\\b(?:address(?: ?(?:line)? ?\\d)?|addr\\d?|street|road|house(?: ?(?:no|number|name))?|city|town|village|suburb|district|county|borough|municipality|neighbou?rhood|parish|birth ?place|place of birth|place|residence|hometown|destination|origin)",
      type("LOC", "a place"),
    ],
    [".*\\b(?:aws|gcp|azure|cloud|availability) ?(?:region|zone)", category("a kind of thing")],
    [
      ".*\\b(?:country|state|province|region|nation|continent)(?: code)?",
      type("LOC", "a country or region"),
    ],
    [
      ".*\\b(?:operation|method|service|api|action|function|log|host|role|policy|resource|task|step|job|queue|topic|bucket|index|database|schema|thread|process|package|class|product|item|course|file|project|event|plan|test|drug|medication|medicine|subject|module|service|category|campaign|feature|app|model|brand|exam|procedure|panel|analyte|class|field|column|table) ?name",
      category("the name of a thing"),
    ],
    [
      ".*\\b(?:company|employer|organi[sz]ation|institution|school|college|university|hospital|clinic|surgery|practice|vendor|supplier|bank|insurer|firm|business|agency|charity|church)(?: ?name)?",
      type("ORG", "an organization"),
    ],
    [
      "(?:.*\\b)?(?:full|first|last|given|family|middle|maiden|sur|fore|display|preferred|birth|legal|contact|christian|second|known as)? ?(?:name|surname|forename|initials)s?(?: of .*)?\\d?",
      type("PERSON", "a name of a person"),
    ],
    [
      `who(?:m|se)?\\b.*|(?:.*\\b)?(?:${PEOPLE})s?(?: ?(?:name|by|\\d))?|next of kin(?: name)?|(?:created|updated|assigned|approved|reviewed|seen|signed|taken|reported|requested|prepared|entered|taught|referred|ordered|handled|collected) (?:by|to)|by|from|to|cc|name`,
      type("PERSON", "a person"),
    ],
    [
      ".*\\b(?:salary|wage|pay|gross|net|bonus|amount|total|subtotal|price|cost|fee|balance|tax|deductions?|overtime|income|revenue|discount|paid|value|budget|spend)(?: ?(?:amount|gbp|usd|eur|per .*|net|gross))?",
      measure("an amount of money"),
    ],
    [
      ".*\\b(?:rating|score|csat|nps|ces|stars?|rank|grade|mark|marks|points?|level|count|qty|quantity|number of .*|no of .*|n|num .*|units?|size|length|width|height|weight|bmi|dose|dosage|duration|minutes?|mins?|hours?|hrs?|days?|weeks?|seconds?|secs?|percent(?:age)?|pct|rate|ratio|share|result|reading|measure(?:ment)?|temperature|temp|pulse|pressure|bp|hb|wbc|age|version|position|index|row|seq(?:uence)?|sort|year|quarter|month|week|attempts?|visits?|absences?|attendance|fte|step|lat ms|ms|likelihood|satisfaction|agree(?:ment)?|recommend|q\\d+)(?: ?(?:gbp|usd|eur|kg|g|mg|cm|mm|m|km|l|ml|c|f|min|mins|minutes|ms|sec|hours?|days?|value|scale|\\d+|per .*|worked|taken|group|band))?",
      measure("a measure or a count"),
    ],
    [
      ".*\\b(?:comments?|notes?|message|msg|description|desc|details?|body|text|content|feedback|remarks?|summary|narrative|history|complaint|question|answer|response|reason|review|bio|about|observations?|impression|findings?|conclusion|plan|free ?text|transcript|reply|request|subject|title|topic|headline|caption)(?: ?(?:text|\\d))?",
      text("free text"),
    ],
    [
      ".*\\b(?:status|type|kind|category|class|priority|severity|channel|source|method|mode|stage|state|outcome|result|gender|sex|marital(?: ?status)?|department|dept|division|team|unit|ward|shift|role|group|band|tier|segment|plan|currency|language|locale|unit|code|flag|colou?r|platform|os|browser|product|item|brand|model|sku|contract|employment|subject|course|module|test|analyte|specimen|procedure|form|set|key stage|house|payment method|carrier|triage|speciality|specialty|term|semester)",
      category("a category"),
    ],
    [
      ".*\\b(?:nationality|ethnicity|ethnic (?:group|origin)|race|religion|faith|citizenship|occupation|job|job title|profession|position|employment|sexual orientation|orientation|politic.*|party|union|disability|diagnos[ie]s|condition|illness|disease|allerg(?:y|ies)|medications?|medicine|drug|treatment|education|degree|qualification)",
      category("an attribute of a person"),
    ],
  ] as const
).map(([source, hint]) => [new RegExp(`^(?:${source})$`, "u"), hint]);

/** The words of a name in lower case: `customerEMail_2` is `customer e mail 2`. */
export const wordsOfName = (name: string): string =>
  name
    // the last part of a path in JSON; the index of a list says nothing
    .replace(/\[\]/g, "")
    .replace(/^.*\.(?=.)/, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * What a column's name says, or undefined where it says nothing known. Where the last key of a path says
 * nothing, the one before it does: `name.first` is a first name, `address.line1` an address.
 */
export function hintOf(name: string): Hint | undefined {
  const last = wordsOfName(name);
  const outer = /^(.*[^.])\.[^.]+$/.exec(name)?.[1];
  if (outer !== undefined && OF_STANDARD.test(`${wordsOfName(outer)} ${last}`)) return A_TERM;
  if (outer !== undefined && OF_CODE.test(`${wordsOfName(outer)} ${last}`))
    return text("a code's words");
  const found = hintIn(last);
  if (found || outer === undefined) return found;
  const before = wordsOfName(outer);
  return (
    hintIn(`${before} ${last}`) ?? (WHICH.test(last) ? hintIn(`${last} ${before}`) : undefined)
  );
}

/** Keys of FHIR, notebooks and events whose values a standard lists, whatever they are called alone. */
const OF_STANDARD =
  /^(?:(?:\w+ )?code|coding|translation|kernelspec|language info|code system|value set|provider) (?:name|code|version|guid|mimetype|file extension|nbconvert exporter|pygments lexer)$|^kernelspec display name$|^(?:type id|template id|realm code) (?:extension|root|code)$|^reactions? name$|^meta profile$|^(?:headers?|cookies?|params?|parameters?|query ?strings?|env|environment|attributes?|properties|settings?|annotations?|variables?|metadata) (?:name|key)$/u;
/** The words of a code, which may be an illness and are nobody's name. */
const OF_CODE = /^(?:(?:\w+ )?code|coding|value|translation|concept) display(?: name)?$/u;
/** What a standard lists, and nobody is told by. */
export const A_TERM: Hint = category("a term of a standard");

/** Keys that say which of several things of the key before them it is. */
const WHICH =
  /^(?:first|last|given|family|middle|maiden|full|formatted|home|work|private|primary|main|other)$/;

function hintIn(words: string): Hint | undefined {
  if (words === "" || words.length > 60) return undefined;
  const plain = inPlainLetters(words.normalize("NFKD").replace(/\p{M}/gu, ""));
  return HINTS.find(([expression]) => expression.test(plain))?.[1] ?? hintElsewhere(plain);
}
