/**
 * One span of the recognizer that is several things.
 *
 * | the model says | the words | they are |
 * | --- | --- | --- |
 * | person | 'Jan, Theo' before 'and', a verb or another name | two people |
 * | person | 'Aurèle et Délima LeBlanc' | two people |
 * | person | 'Irena. Ex', 'Irena. Bob' | a name, and the next sentence, which may begin with another |
 * | person | 'Kev (Danny' before "'s bro)" | two people |
 * | person | 'Philippa Stanhope-Lyle of' | a name, and a word beside it |
 * | attribute | '84 and blind' | an age and an attribute |
 * | attribute | 'aged 9. 2' | an age, and the number of the next item |
 * | person | 'Dr. Chepkoech amputated', "Mr Parata's nan" | a name, and a word beside it |
 * | person | 'devon_m: fwiw Marisol' | who says it, and a name |
 * | person | 'Kemi' of 'Hi Kemi' and 'Aliyah' on the next line | two people |
 * | person | 'DSL - Mrs K. Oyebanji' | a name behind an office |
 * | person | 'Jan. Gaffer (Kev)' | a name, and one of the next sentence |
 * | person | 'A. Dawit' of an answer, 'Wojciech Dudek  M' of a sheet | a name |
 * | code | 'Tom 07700 900 882' | a person and a number |
 * | code | '0600-1400. 0612' | two numbers of two sentences |
 * | code | 'mel_harte88: two' of a chat | who says it |
 * | any | '1-5): 2' | what a bracket parts |
 * | code | 'Rm 4118 – Kowalczyk' | a room, which stays, and a person |
 * | place, body, person | 'Hosp No 7741902' | a code |
 * | code | 'H448120  6/52' of two columns | each by itself |
 * | code | 'jo@lund.org. TFN 123 456 782' | a code, and that of the next sentence |
 * | quantity | '001482 L' before ' Goodacre' | a code |
 * | quantity | '£1.20, 31', '£1.20. TM' | an amount, and what stands beside it |
 * | time, quantity | '14/3 CTG' | a day, and an abbreviation beside it |
 * | quantity, code | '19.3.24 INR 2.3' | a date, and what was measured that day |
 * | time | 'THR 2016' | a year, and an abbreviation beside it |
 * | time | '10am Star' | a time, and how a name begins |
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { isLabel, NUMBERED_NOUNS } from "../codes/reference/code-labels.js";
import { isForename } from "../people/forenames.js";

const GREETING =
  /(?:^|[\n>] ?)(?:Hi|Hiya|Hello|Hey|Dear|Morning|Afternoon|Evening|Thanks|Cheers),? $/u;
/** A record of questions and answers: 'Q4. Where were you born?'. */
const QUESTION = /(?:^|\n)[ \t]*Q\d{0,3}[.:)] /;
/** Who asks or answers at the beginning of a line: the 'Q. ' of 'Q. Ms. Stutzman, where', the 'A. ' of 'A. Dawit'. */
const ASKS_OR_ANSWERS = /^[QA][.:](?: (?=\p{Lu}\p{Ll})|$)/u;

interface Piece extends Span {
  readonly type: SemanticType;
}

/** 'Aurèle et Délima LeBlanc'. */
const COUPLE =
  /^(?<first>\p{Lu}[\p{L}'’-]+) (?:et|und|och|og) (?<second>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)$/u;
const FORENAMES = /^\p{Lu}[\p{L}\p{M}'’-]+(?:, \p{Lu}[\p{L}\p{M}'’-]+)+$/u;
/** What follows the last but one of several: 'Jan, Theo and the lady from Payroll'. */
const GOES_ON = /^(?:,? (?:and|or|&) |, \p{Lu})/u;
/** Words behind a name that no name ends in. */
export const BEHIND_NAME = "of|from|and|at|in|by|to|with|for|the";
const NAME_AND_WORD = new RegExp(
  `^(?<name>.*\\p{L}) (?:${BEHIND_NAME}|of the|d|b|k|p|ps|m|aged|née|ok|okay|pls|asap|says|said|tells|told|asks|asked|thinks|thought|reckons|wrote|writes|wants|is|was|has|had|does|did|went|rang|came)$`,
  "su",
);
/** 'Dr. Chepkoech amputated', 'Mr Parata's nan'. */
const PERSON_OF_PLACE =
  /^(?<name>(?<forename>\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+) (?:of|from) (?<place>\p{Lu}.*)$/su;
const NAME_AND_VERB = /^(?<name>.*\p{Lu}\p{L}+)(?: \p{Ll}{4,}ed|['’]s \p{Ll}{3,})$/su;
/** 'Tom Apr' before ' 2020'; June and May are also names. */
const NAME_AND_MONTH = /^(?<what>.+) (?<month>Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)$/su;
/** 'o/c "Tallman'. */
const ALIAS = /^(?:o\/c|a\/?k\/?a|alias|AKA) ["“']?(?<name>\p{Lu}.*)$/su;
/** 'devon_m: fwiw Marisol' of a chat. */
const SPEAKER_AND_NAME = /^(?<who>[\p{L}\p{N}._]+): (?:\p{Ll}+ )*(?<name>\p{Lu}.*)$/su;
/** 'Rm 4118 – Kowalczyk': rooms stay. */
const ROOM =
  /^(?:Rm|RM|Room|Bed|Bay|Ward|Unit) ?\d{1,5}[A-Za-z]?(?:(?: ?[-–—:,] ?| )(?<name>\p{Lu}[\p{L}'’ ,.-]*))?$/su;
/** A bracket that does not end with the name: 'Kev (Danny' of "Kev (Danny's bro)". */
const OPEN_BRACKET = /^(?<first>\p{Lu}[\p{L}'’ -]*) \((?<second>\p{Lu}[\p{L}'’ -]*)$/u;
/** 'Irena. Ex' before '-miner'; not 'Prof. Hirani', 'Cst. Bedi', 'Mohd. Yousuf': see `endsSentence`. */
const NAME_AND_SENTENCE = /^(?<name>(?:.* )?(?<last>\p{Lu}\p{Ll}{2,}))\. (?<next>\p{Lu}\p{L}*)$/su;
/** The line below a name that says what somebody is. */
const OFFICE_LINE =
  /^\n(?:\p{Lu}[\p{L}&-]+ ){0,4}(?:Officer|Manager|Director|Advis[eo]r|Assistant|Consultant|Secretary|Administrator|Co-?ordinator|Engineer|Surveyor|Solicitor|Partner|Clerk|Nurse|Teacher|Lead|Team|Department|Services?)(?!\p{L})/u;
const COLUMNS = /^(?<first>\S[^\n]*?) {2,}\p{Lu}[\p{L} ]{2,30}: *(?<second>\S.*)$/su;
const NAME_AND_BRACKET =
  /^(?<name>(?:.* )?(?<last>\p{Lu}\p{Ll}{2,}))\. \p{Lu}\p{Ll}+ \((?<inner>\p{Lu}[\p{L} '’-]*)\)?$/su;
/** What is abbreviated has few letters. */
const LONGEST_ABBREVIATION = 6;
/** 'aged 9. 2' of a list whose next item is the second. */
const AGE_AND_NEXT = /^(?<age>(?:aged? )?\d{1,3})\.\s+\d{1,2}$/u;
const AGE_AND_MORE = /^(?<age>[1-9]\d?) and (?<more>\p{Ll}.{2,})$/su;
const NAME_AND_NUMBER =
  /^(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?<number>\+?\(?\d[\d ()+-]{8,})$/u;

const NUMBERED: ReadonlySet<SemanticType> = new Set(["LOC", "ORG", "PERSON", "MISC"]);
const LABELLED_NUMBER =
  /^\p{L}{2,12}\.? (?:No|Nos|Number|Num|ID)\.?:? ?(?<number>[A-Z]{0,3}\d{4,})$/u;
/** 'jo@lund.org. TFN 123 456 782', 'LS2-9918; Policy 4471': a code, and the words and figures behind its sentence. */
const CODE_AND_SENTENCE =
  /^(?<first>[^\s,;]*(?:@|\d)[^\s,;]*[\p{L}\p{N}/])[.,;:]\s+(?<next>\p{Lu}\p{L}+(?:\s+\p{L}+){0,3}[.:#]{0,2}\s+\S*\d.*)$/su;
/** 'ADR-4471. DA' before ' referral'. */
const CODE_AND_WORD = /^(?<code>[^\s.]*\d[^\s.]*)\. \p{Lu}\p{L}*$/u;
const AMOUNT_AND_NUMBER = /^(?<amount>[£$€]\d+(?:\.\d\d)?), \d+$/u;
/** '001482 L' of '001482 L Goodacre': no amount begins with a zero. */
const LEADING_ZERO = /^(?<code>0\d{3,})(?: \p{Lu})?$/u;
/** '£2,318.77. TM' before ' reported'. */
const AMOUNT_AND_SENTENCE = /^(?<amount>[£$€]?\d[\d.,]*\d|[£$€]\d)\. \p{Lu}.*$/u;
/** '10am Star' of the Star of the Sea. */
const TIME_AND_NAME =
  /^(?<time>\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?) (?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b)\p{Lu}\p{Ll}+$/u;
/** '14/3 CTG' of a note. */
const DAY_AND_ABBREVIATION =
  /^(?<day>\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{2}){1,2})?) (?!(?:AM|PM|AD|BC|BST|GMT|UTC|CET)$)\p{Lu}[\p{L}\d&]{1,5}$/u;
/** '19.3.24 INR 2.3' of a note. */
const DATE_AND_MORE =
  /^(?<date>(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\2(?:\d{4}|\d{2}))[,:;]? (?<more>\p{L}.*)$/su;
const ABBREVIATION_AND_YEAR =
  /^(?:(?!(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|AD|BC|CE|FY|Q) )[A-Z]{1,5} )+(?<year>(?:19|20)\d\d)$/u;

/** The things a span names, with their types; most name one. */
export function piecesOf(text: string, type: SemanticType, { start, end }: Span): readonly Piece[] {
  const words = text.slice(start, end);
  const at = (part: string, from: number, of: SemanticType): Piece => ({
    start: start + from,
    end: start + from + part.length,
    type: of,
  });
  const alias = ALIAS.exec(words)?.groups?.["name"];
  if (alias !== undefined) return [at(alias, words.length - alias.length, "PERSON")];
  // 'SEO  Directorate: Borders & Trade' of two columns
  const columns = COLUMNS.exec(words)?.groups;
  if (columns) {
    const second = columns["second"]!;
    return [
      ...piecesOf(text, type, { start, end: start + columns["first"]!.length }),
      at(second, words.length - second.length, type),
    ];
  }
  if (type === "PERSON") {
    // 'Interpreter (Sylheti)'
    const tongue = /^(?:[Ii]nterpreter|[Tt]ranslator) \((?<of>[^()]+)\)?$/u.exec(words)?.groups?.[
      "of"
    ];
    if (tongue !== undefined) return [at(tongue, words.indexOf("(") + 1, "DEM")];
    // 'Hi Kemi' and the line behind it
    const line = words.indexOf("\n");
    if (line > 0 && GREETING.test(text.slice(Math.max(0, start - 12), start)))
      return [
        at(words.slice(0, line).replace(/,$/, ""), 0, type),
        ...piecesOf(text, type, { start: start + line + 1, end }),
      ];
    // 'L Dack' and 'Overpayments' of the next line, before ' Officer': what she is
    if (line > 0 && OFFICE_LINE.test(text.slice(start + line, end + 16)))
      return piecesOf(text, type, { start, end: start + line });
    // 'DSL - Mrs K. Oyebanji'
    const office = /^\p{Lu}{2,6} [-–] (?=\p{Lu})/u.exec(words)?.[0].length;
    if (office !== undefined) return piecesOf(text, type, { start: start + office, end });
    const asked = ASKS_OR_ANSWERS.exec(words)?.[0].length;
    if (asked !== undefined && /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 9), start)))
      if (QUESTION.test(text))
        return asked < words.length ? piecesOf(text, type, { start: start + asked, end }) : [];
    // 'Wojciech Dudek  M' before '  Age 57'
    const sex = /^(?<name>.*\p{Ll}) {1,4}[MF]$/su.exec(words)?.groups?.["name"];
    if (sex !== undefined && /^(?: {1,4}|\t)(?:Age|DOB|\d|\()/.test(text.slice(end, end + 8)))
      return [at(sex, 0, type)];
    const couple = COUPLE.exec(words)?.groups;
    if (couple) {
      const second = couple["second"]!;
      return [at(couple["first"]!, 0, type), at(second, words.length - second.length, type)];
    }
    const after = text.slice(end, end + 8);
    if (FORENAMES.test(words) && (GOES_ON.test(after) || /^ \p{Ll}/u.test(after))) {
      const names = words.split(", ");
      if (names.every(isForename)) {
        let from = 0;
        return names.map((name) => {
          const one = at(name, from, type);
          from += name.length + 2;
          return one;
        });
      }
    }
    const open = OPEN_BRACKET.exec(words)?.groups;
    if (open && !text.startsWith(")", end)) {
      const second = at(open["second"]!, words.length - open["second"]!.length, type);
      // 'the OT (Prue, from'
      return /^\p{Lu}{2,5}$/u.test(open["first"]!)
        ? [second]
        : [at(open["first"]!, 0, type), second];
    }
    const sentence = NAME_AND_SENTENCE.exec(words)?.groups;
    if (sentence && endsSentence(sentence["last"]!)) {
      const { name = "", next = "" } = sentence;
      const first = at(name, 0, type);
      return isForename(next) ? [first, at(next, words.length - next.length, type)] : [first];
    }
    // 'Jan. Gaffer (Kev)'
    const bracketed = NAME_AND_BRACKET.exec(words)?.groups;
    if (bracketed && endsSentence(bracketed["last"]!)) {
      const { name = "", inner = "" } = bracketed;
      return [at(name, 0, type), at(inner, words.lastIndexOf(inner), type)];
    }
    const name = (NAME_AND_WORD.exec(words) ?? NAME_AND_VERB.exec(words))?.groups?.["name"];
    if (name !== undefined) return [at(name, 0, type)];
    // "Brannigan i/v'd": half of a word
    if (/\p{L} \p{Ll}$/u.test(words) && /^\/\p{L}/u.test(text.slice(end, end + 2)))
      return [at(words.slice(0, -2), 0, type)];
    // 'D. Osei' of 'D. Osei\nT+3h10'
    const lone = /^(?<name>.*\p{L}.*?)\s+\p{Lu}$/su.exec(words)?.groups?.["name"];
    if (lone !== undefined && /^[+=/]\d/.test(text.slice(end, end + 2))) return [at(lone, 0, type)];
    // 'Covid Apr' before ' 2020'
    const dated = NAME_AND_MONTH.exec(words)?.groups;
    if (dated && /^ \d{2,4}(?!\d)/.test(text.slice(end, end + 6))) {
      const { what = "", month = "" } = dated;
      const isWho = !/^(?:Covid|COVID)(?:-19)?$/.test(what);
      return [
        ...(isWho ? [at(what, 0, type)] : []),
        {
          start: end - month.length,
          end: end + /^ \d+/.exec(text.slice(end, end + 6))![0].length,
          type: "DATETIME" as const,
        },
      ];
    }
    const said = SPEAKER_AND_NAME.exec(words)?.groups;
    if (said) {
      const { who = "", name: named = "" } = said;
      return [at(who, 0, type), at(named, words.length - named.length, type)];
    }
  }
  // 'Juliette Marsh of Peninsula'
  const named = type === "LOC" ? PERSON_OF_PLACE.exec(words)?.groups : undefined;
  if (named && isForename(named["forename"]!)) {
    const place = named["place"]!;
    return [at(named["name"]!, 0, "PERSON"), at(place, words.length - place.length, type)];
  }
  if (type === "DEM") {
    const aged = AGE_AND_NEXT.exec(words)?.groups?.["age"];
    if (aged !== undefined) return [at(aged, 0, type)];
    const both = AGE_AND_MORE.exec(words)?.groups;
    if (both) {
      return [
        at(both["age"]!, 0, type),
        at(both["more"]!, words.length - both["more"]!.length, type),
      ];
    }
  }
  if (NUMBERED.has(type)) {
    const number = LABELLED_NUMBER.exec(words)?.groups?.["number"];
    if (number !== undefined) return [at(number, words.length - number.length, "CODE")];
  }
  if (type === "QUANTITY" || type === "CODE") {
    const dated = DATE_AND_MORE.exec(words)?.groups;
    if (dated) {
      const more = dated["more"]!;
      return [at(dated["date"]!, 0, "DATETIME"), at(more, words.length - more.length, type)];
    }
  }
  if (type === "QUANTITY") {
    const coded = LEADING_ZERO.exec(words)?.groups?.["code"];
    if (coded !== undefined) return [at(coded, 0, "CODE")];
    const sum = AMOUNT_AND_SENTENCE.exec(words)?.groups?.["amount"];
    if (sum !== undefined) return [at(sum, 0, type)];
    const amount = AMOUNT_AND_NUMBER.exec(words)?.groups?.["amount"];
    if (amount !== undefined) return [at(amount, 0, type)];
  }
  if (type === "DATETIME") {
    const time = TIME_AND_NAME.exec(words)?.groups?.["time"];
    if (time !== undefined) return [at(time, 0, type)];
  }
  if (type === "DATETIME" || type === "QUANTITY") {
    const day = DAY_AND_ABBREVIATION.exec(words)?.groups?.["day"];
    if (day !== undefined) return [at(day, 0, "DATETIME")];
  }
  if (type === "DATETIME" || type === "CODE") {
    const year = ABBREVIATION_AND_YEAR.exec(words)?.groups?.["year"];
    if (year !== undefined) return [at(year, words.length - year.length, "DATETIME")];
  }
  // '1-5): 2'
  const parted = /^(?<first>[^()]*[^()\s])\)[\s:;,.–-]*(?<second>[^()]*)$/su.exec(words)?.groups;
  if (parted) {
    const second = parted["second"]!;
    const first = at(parted["first"]!, 0, type);
    return second === "" ? [first] : [first, at(second, words.length - second.length, type)];
  }
  if (type === "CODE") {
    const two = /^(?<first>[\d-]+\d)\. (?<second>\d[\d-]+)$/u.exec(words)?.groups;
    if (two) {
      const { first = "", second = "" } = two;
      return [at(first, 0, type), at(second, words.length - second.length, type)];
    }
    const plain = CODE_AND_WORD.exec(words)?.groups?.["code"];
    if (plain !== undefined) return [at(plain, 0, type)];
    const column = /^(?<first>\S+) {2,}(?=\S)/u.exec(words);
    if (column) {
      const from = start + column[0].length;
      return [at(column.groups!["first"]!, 0, type), ...piecesOf(text, type, { start: from, end })];
    }
    const next = CODE_AND_SENTENCE.exec(words)?.groups;
    if (next) {
      const from = words.length - next["next"]!.length;
      return [at(next["first"]!, 0, type), ...piecesOf(text, type, { start: start + from, end })];
    }
    const who = /^(?<who>[\p{L}\p{N}.@-]*[\p{N}._][\p{L}\p{N}._-]*\p{L}?): /u.exec(words)?.groups?.[
      "who"
    ];
    if (who !== undefined && /\p{L}/u.test(who)) return [at(who, 0, type)];
    const room = ROOM.exec(words);
    if (room) {
      const name = room.groups?.["name"];
      return name === undefined ? [] : [at(name, words.length - name.length, "PERSON")];
    }
    const place = /^@ (?<name>\p{Lu}\p{Ll}.*)$/su.exec(words)?.groups?.["name"];
    if (place !== undefined) return [at(place, words.length - place.length, "LOC")];
    const both = NAME_AND_NUMBER.exec(words)?.groups;
    if (both && !isLabel(both["name"]!) && !INTRODUCES.test(both["name"]!)) {
      const noun = both["name"]!.split(" ").at(-1)!.toLowerCase();
      if (!NUMBERED_NOUNS.has(noun)) {
        return [
          at(both["name"]!, 0, "PERSON"),
          at(both["number"]!, words.length - both["number"]!.length, type),
        ];
      }
    }
  }
  return [{ start, end, type }];
}

/** Whether the dot behind a word ends its sentence: short words that are nobody's forename are titles and forenames cut short. */
const endsSentence = (word: string): boolean =>
  word.length > LONGEST_ABBREVIATION || isForename(word);

/** Words before a telephone number. */
const INTRODUCES =
  /\b(?:tel|telephone|phone|mob|mobile|cell|fax|home|work|office|direct|call|ring|ext|whatsapp|text|switchboard|helpline|hotline|day|evening|number|contact|emergency|landline)$/iu;
