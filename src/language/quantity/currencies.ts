/**
 * Currencies: ISO 4217 codes in use and withdrawn ones still found in documents, other
 * abbreviations, symbols and the English (and own-language) names used in running text.
 */

import { alternatives } from "./alternatives.js";

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Plural for running text: 'Polish zlotys'. */
  readonly plural: string;
  /** Abbreviations other than the code, as they are written. */
  readonly abbreviations: readonly string[];
  readonly symbols: readonly string[];
  /** Lower-case nouns, singular and plural. */
  readonly nouns: readonly string[];
  /** Lower-case adjectives that may come before the noun; several currencies share a noun. */
  readonly adjectives: readonly string[];
}

// code | plural | nouns | adjectives | abbreviations | symbols, lists separated by commas
const TABLE = `
EUR|euros|euro,euros||Euro|€
USD|US dollars|dollar,dollars|us,u.s.,united states,american|US$,USD$|$,US$
GBP|pounds sterling|pounds sterling,pound sterling,pounds,pound,quid|british,english|STG|£
CHF|Swiss francs|franc,francs,franken|swiss|SFr.,SFr,Fr.,SF|
JPY|Japanese yen|yen|japanese||¥
CNY|Chinese yuan|yuan,renminbi|chinese|RMB|
CAD|Canadian dollars|dollar,dollars|canadian|CA$,C$|
AUD|Australian dollars|dollar,dollars|australian|AU$,A$|
NZD|New Zealand dollars|dollar,dollars|new zealand|NZ$|
SEK|Swedish kronor|krona,kronor,crown,crowns|swedish|Skr,SKr|
NOK|Norwegian kroner|krone,kroner,crown,crowns|norwegian|Nkr,NKr|
DKK|Danish kroner|krone,kroner,crown,crowns|danish|Dkr,DKr|
ISK|Icelandic krónur|króna,krónur,kronur|icelandic||
PLN|Polish zlotys|zloty,zlotys,zloties,złoty,złotych,złote|polish,new|zł|
PLZ|Polish zlotys|zloty,zlotys,zloties|old,polish old,old polish||
CZK|Czech korunas|koruna,korunas,koruny,crown,crowns|czech|Kč|
SKK|Slovak korunas|koruna,korunas,koruny,crown,crowns|slovak|Sk|
HUF|Hungarian forints|forint,forints|hungarian|Ft|
RON|Romanian lei|leu,lei|romanian,new romanian||
ROL|Romanian lei|leu,lei|old romanian||
MDL|Moldovan lei|leu,lei|moldovan||
BGN|Bulgarian levs|lev,levs,leva|bulgarian||
HRK|Croatian kunas|kuna,kunas|croatian||
RSD|Serbian dinars|dinar,dinars|serbian||
MKD|Macedonian denars|denar,denars|macedonian||
BAM|convertible marks|mark,marks|convertible|KM|
ALL|Albanian leks|lek,leks,lekë|albanian||
RUB|Russian roubles|rouble,roubles,ruble,rubles|russian|RUR|₽
UAH|Ukrainian hryvnias|hryvnia,hryvnias,hryvnya,hryvnyas|ukrainian||₴
BYN|Belarusian roubles|rouble,roubles,ruble,rubles|belarusian||
GEL|Georgian laris|lari,laris|georgian||
AMD|Armenian drams|dram,drams|armenian||
AZN|Azerbaijani manats|manat,manats|azerbaijani||
TRY|Turkish liras|lira,liras|turkish,new turkish|YTL|₺
TRL|Turkish liras|lira,liras|old turkish||
ILS|Israeli shekels|shekel,shekels|israeli,new israeli|NIS|₪
INR|Indian rupees|rupee,rupees|indian|Rs.,Rs|₹
PKR|Pakistani rupees|rupee,rupees|pakistani||
ZAR|South African rand|rand,rands|south african||
KES|Kenyan shillings|shilling,shillings|kenyan,kenya|Kshs.,Kshs,KShs.,KShs,Ksh.,Ksh,KSh|
UGX|Ugandan shillings|shilling,shillings|ugandan,uganda|UShs.,UShs,USh|
TZS|Tanzanian shillings|shilling,shillings|tanzanian,tanzania|TShs.,TShs,TSh|
NGN|Nigerian naira|naira|nigerian||₦
GHS|Ghanaian cedis|cedi,cedis|ghanaian,ghana|GH¢|GH₵,₵
PHP|Philippine pesos|peso,pesos|philippine|Php,PhP|₱
MYR|Malaysian ringgit|ringgit|malaysian|RM|
BDT|Bangladeshi taka|taka|bangladeshi|Tk.,Tk|৳
BRL|Brazilian reais|real,reais|brazilian|R$|
MXN|Mexican pesos|peso,pesos|mexican||
ARS|Argentine pesos|peso,pesos|argentine,argentinian||
CLP|Chilean pesos|peso,pesos|chilean||
KRW|South Korean won|won|south korean,korean||₩
SGD|Singapore dollars|dollar,dollars|singapore|S$|
HKD|Hong Kong dollars|dollar,dollars|hong kong|HK$|
THB|Thai baht|baht|thai||฿
SAR|Saudi riyals|riyal,riyals|saudi||
AED|UAE dirhams|dirham,dirhams|uae||
EGP|Egyptian pounds|pounds,pound|egyptian||
SYP|Syrian pounds|pounds,pound|syrian||
CYP|Cypriot pounds|pounds,pound|cypriot,cyprus||
MTL|Maltese liras|lira,liras|maltese||
LTL|Lithuanian litai|litas,litai|lithuanian||
LVL|Latvian lats|lats,lati|latvian||
EEK|Estonian kroons|kroon,kroons|estonian||
SIT|Slovenian tolars|tolar,tolars|slovenian||
DEM|German marks|mark,marks,deutschmark,deutschmarks,deutsche mark,deutsche marks,deutsch mark,deutsch marks|german|DM|
FRF|French francs|franc,francs|french|FF|
BEF|Belgian francs|franc,francs|belgian|BF|
LUF|Luxembourg francs|franc,francs|luxembourg||
ATS|Austrian schillings|schilling,schillings|austrian|AS,öS,ÖS|
ITL|Italian lire|lira,lire,liras|italian|Lit.,Lit|
ESP|Spanish pesetas|peseta,pesetas|spanish|Ptas,ptas|
PTE|Portuguese escudos|escudo,escudos|portuguese||
NLG|Dutch guilders|guilder,guilders|dutch,netherlands|NLG,Hfl|ƒ
FIM|Finnish marks|mark,marks,markka,markkas|finnish|FMk|
GRD|Greek drachmas|drachma,drachmas,drachmae|greek||
IEP|Irish pounds|pounds,pound,punt,punts|irish|IR£|
`;

const list = (field: string | undefined): string[] => (field ? field.split(",") : []);

export const CURRENCIES: readonly Currency[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [code, plural, nouns, adjectives, abbreviations, symbols] = row.split("|");
    return {
      code: code!,
      plural: plural!,
      nouns: list(nouns),
      adjectives: list(adjectives),
      abbreviations: list(abbreviations),
      symbols: list(symbols),
    };
  });

/** A code, abbreviation or symbol before the amount: 'EUR', 'DM', '€', 'US$'. Case matters. */
export const CURRENCY_SIGN = `(?:${alternatives([
  ...CURRENCIES.flatMap((c) => [c.code, ...c.abbreviations, ...c.symbols]),
  "Kr.",
  "kr.",
  "kr",
])})`;

// words of other meanings name a currency only after its adjective
const AMBIGUOUS = new Set(["mark", "marks", "won", "real", "som"]);
const nouns = CURRENCIES.flatMap((c) => c.nouns);

/** A currency's name after the amount: 'euros', 'Turkish liras', 'new Polish zlotys'. Flag `i`. */
export const CURRENCY_NAME = `(?:(?:old |new )?(?:${alternatives(
  CURRENCIES.flatMap((c) => c.adjectives),
)}) (?:${alternatives(nouns)})|(?:${alternatives(
  nouns.filter((noun) => !AMBIGUOUS.has(noun)),
)}|cents?|pence|pennies))`;

const bySign = new Map<string, Currency>(
  CURRENCIES.flatMap((c) =>
    [c.code, ...c.abbreviations, ...c.symbols].map((sign) => [sign, c] as const),
  ).reverse(),
);
const byName = new Map<string, Currency>(
  CURRENCIES.flatMap((c) =>
    c.nouns.flatMap((noun) =>
      c.adjectives.map((adjective) => [`${adjective} ${noun}`, c] as const),
    ),
  ).reverse(),
);
// a noun alone means a currency only when no other has it, or by general use
const shared = new Map<string, number>();
for (const c of CURRENCIES)
  for (const noun of c.nouns) shared.set(noun, (shared.get(noun) ?? 0) + 1);
for (const c of CURRENCIES) {
  for (const noun of c.nouns) {
    if (shared.get(noun) === 1 || ["GBP", "EUR"].includes(c.code)) byName.set(noun, c);
  }
}

/** The currency that a sign or name means; undefined where several do ('francs', 'crowns'). */
export function currencyOf(text: string): Currency | undefined {
  return bySign.get(text) ?? byName.get(text.toLowerCase());
}
