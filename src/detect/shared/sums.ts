/** Prices of goods, fees and limits, interest, weights and lengths of things: what a thing costs or measures. */

/** What is said of the price of a thing, before and after a sum: 'costs £12', '£3 each'. */
const PRICED_BEFORE =
  /(?:\b(?:cost(?:s|ing)?|pric(?:e|ed|es)|only|just|reduced|discount|deposit|tickets?|entry|fares?|fees?|rrp|total|subtotal|delivery|postage|charges?|limit|minimum|at least|bought|sold|sells?|worth|voucher|coffee|tea|bottles?|each|uniform)\b)(?: (?:of|at|is|was|are|the|a|an|for|from|by|to|now|about|around|only|\p{L}{2,12}))*:? ?\(?$/iu;
const PRICED_AFTER =
  /^ ?(?:each|apiece|per (?:item|unit|kg|kilo|litre|bottle|pack|box|ticket|person|night|head|metre|sheet)|a (?:pint|piece|bottle|ticket|night|pop|head|kilo|litre|box|pack|go|bag|cup)|\/ ?(?:each|unit|item|kg)|\+ ?VAT|off\b|(?:gift )?(?:card|voucher)s?\b|discount\b|(?:\p{L}+ )?(?:fares?|fee|ticket|deposit|discount|delivery|postage)\b)/iu;
/** Less than a thousand, in figures: a thousand and more is a salary, a debt, a fine as often as a price. */
const SMALL_SUM = /^[^\d]{0,5}\d{1,3}(?:[.,]\d{2})?[^\d]{0,10}$/u;
/** Less than a hundred of a currency, in figures. */
const FEW_POUNDS =
  /^(?:(?:[£$€] ?)\d{1,2}(?:[.,]\d{2})?|(?:Rs\.?|₹|INR|KSh|KES|NGN|₦|N|PKR|PhP|₱|J\$|TT\$|TSh|USh|LKR|NPR|¥) ?\d{1,3}(?:[.,]\d{2})?)(?: ?(?:each|apiece|a \p{L}+|per \p{L}+))?$/iu;
const PAID_TIME = "(?:hr|hour|wk|week|month|annum|yr|year)";
/** '$41.87 an hr': what somebody earns. */
const WAGE = new RegExp(`(?: an?| per|\\/) ?${PAID_TIME}$`, "iu");
const WAGE_AFTER = new RegExp(`^ ?(?:an?|per|\\/) ?${PAID_TIME}(?!\\p{L})`, "iu");
/** Paid to or by somebody rather than for a thing. */
const PAID =
  /\b(?:salary|wages?|earn(?:s|ed|ing)?|paid|pays|income|pension|rent|debt|owe[sd]?|fine[ds]?|award(?:s|ed)?|damages|compensation|balance|overdrawn|stole|arrears)\b/iu;
const SENTENCE = /[.;!?\n][^.;!?\n]*$/u;

/** Kept or held by one, or lost for good: shares of a company, of votes; of sight, of earning. */
const SHARE_OF =
  /\b(?:votes?|stake|shares?|shareholding|stock|holding|own(?:s|ed)?|poll(?:ed)?|majority|loss|disab(?:led|ility)|incapacity|invalidity|impairment)\b/iu;
const PERCENT = /^[<>≤≥~]? ?\d{1,3}(?:[.,]\d{1,3})? ?(?:%|per ?cent)$/iu;

/** Raced, or of land and houses. */
const CONTEST =
  /\b(?:sprint|hurdles|freestyle|butterfly|backstroke|breaststroke|medley|relay|race[ds]?|raced|racing|springboard|platform|event|events|trial|stage|marathon|championships?|steeplechase|final|jump|throw|individual|competed|metres? at)\b/iu;
const AREA = /(?:\bsq|square|²|acres?|hectares?|\bha$)/iu;
const SMALL_MEASURE =
  /^(?:about |around |under |over |[<>≤≥~] ?)?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half an?)(?:[.,]\d+)?(?: ?(?:[x×]|by|to|-|–) ?\d{1,3}(?:[.,]\d+)?)?(?: ?[x×] ?\d{1,3})?[ -]?\p{L}|°/iu;

const REACH = 40;

interface At {
  readonly start: number;
  readonly end: number;
}

const clauseBefore = (text: string, start: number): string => {
  const before = text.slice(Math.max(0, start - REACH), start);
  return before.slice((SENTENCE.exec(before)?.index ?? -1) + 1);
};

/** Why a sum of money is no more than what a thing costs. */
export function priceOf(text: string, { start, end }: At): string | undefined {
  const words = text.slice(start, end);
  const isWage = WAGE.test(words) || WAGE_AFTER.test(text.slice(end, end + 12));
  if (FEW_POUNDS.test(words) && !isWage) return "a small sum";
  if (!SMALL_SUM.test(words)) return undefined;
  const before = clauseBefore(text, start);
  const after = text.slice(end, end + REACH);
  if (PRICED_AFTER.test(after)) return "the price of a thing";
  return PRICED_BEFORE.test(before) && !PAID.test(before) ? "the price of a thing" : undefined;
}

/** Why a percentage is no share that somebody holds or won. */
export function rateOf(text: string, { start, end }: At): string | undefined {
  if (!PERCENT.test(text.slice(start, end))) return undefined;
  const around = clauseBefore(text, start) + text.slice(end, end + REACH);
  return SHARE_OF.test(around) ? undefined : "a rate or a proportion";
}

/** Why a weight, a length or a temperature is that of a thing, or of a body among many. */
export function measureOf(text: string, { start, end }: At): string | undefined {
  const words = text.slice(start, end);
  if (AREA.test(words) || !SMALL_MEASURE.test(words)) return undefined;
  const around = text.slice(Math.max(0, start - REACH), start) + text.slice(end, end + REACH);
  return CONTEST.test(around) ? undefined : "a small measure";
}
