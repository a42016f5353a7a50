/**
 * Words that name nobody, whatever their capital: verbs and participles that open sentences, nouns of letters, notes,
 * judgments and contracts, and the talk of chats. For languages whose annotated corpora are small, or have no such texts.
 */

import { wordList } from "./lists.js";
import { memoize } from "./memo.js";

interface Endings {
  /** Of the verbs whose stems are listed, an alternation. */
  readonly verbs: string;
  /** Of words that are hardly ever names, an alternation: participles, abstract nouns, forms of verbs. */
  readonly telling: string;
}

const ENDINGS: Readonly<Partial<Record<string, Endings>>> = {
  fr: {
    verbs:
      "e|es|ent|ons|ez|ais|ait|aient|ions|iez|ant|é|ée|és|ées|er|ir|re|era|erai|eront|erons|erait|erais|a|ai|as|it|is|irent|èrent|u|ue|us|ues|t|s|d|ds|isse|issent|issant|issait|ra|rai|ront|rait|rais|dre|dra",
    telling: "aient|eront|erait|issant|ations?|itions?|ements?|ité|ités|ement",
  },
  es: {
    verbs:
      "o|as|a|an|amos|áis|es|e|en|emos|imos|é|í|ó|ió|aron|ieron|aste|iste|aba|abas|aban|ábamos|ía|ías|ían|íamos|ado|ada|ados|adas|ido|ida|idos|idas|ando|iendo|ar|er|ir|arse|erse|irse|ándose|iéndose|ándole|iéndole|ará|erá|irá|aré|eré|iré|arán|erán|irán|aría|ería|iría|se|le|me|ase|ese|nos|amos",
    telling:
      "ándose|iéndose|ándol[eoa]s?|iéndol[eoa]s?|(?<!concep|encarna|asun|purifica|visita|adora|consola|presenta|ascen|anuncia)ción|ciones|sión|mente|aron|ieron|aban|iendo|ábamos",
  },
  it: {
    verbs:
      "o|a|i|e|iamo|ate|ete|ite|ano|ono|avo|evo|ivo|ava|eva|iva|avano|evano|ivano|ato|ata|ati|uto|uta|uti|ute|ito|ita|iti|ando|endo|are|ere|ire|arsi|ersi|irsi|armi|ermi|irmi|erà|irà|erò|irò|rà|rò|ei|ebbe|ebbero|eranno|iranno|ò|ì|arono|irono|asi|osi|andosi|endosi|atosi|atasi|itosi|itasi|utosi|utasi|andola|andolo|andole|andovi|endola|endolo|isce|isco|iscono|sco|scono|gono|go|to|ta|ti|te",
    telling:
      "avano|evano|ivano|arono|zione|zioni|mente|andosi|endosi|[aiu]t[oaie]si|ebbero|iscono|erebbe|eranno|ità",
  },
  pt: {
    verbs:
      "o|as|a|am|amos|es|e|em|emos|imos|ei|i|ou|eu|iu|aram|eram|iram|aste|este|ava|avas|avam|ávamos|ia|ias|iam|íamos|ado|ada|ados|adas|ido|ida|idos|idas|ando|endo|indo|ar|er|ir|ará|erá|irá|arei|erei|irei|arão|erão|irão|aria|eria|iria|asse|esse|isse|ê|õe|ôs|s|",
    telling:
      "(?<!concei|assun|assump|louren|ascen|encarna|anuncia)ção|-(?:se|me|lhe|lhes|nos|o|a|os|as|lo|la|los|las)|avam|aram|eram|iram|ções|são|mente|endo|ando-se",
  },
  pl: {
    verbs:
      "y|ę|i|a|ą|e|ł|ła|ło|li|ły|łem|łam|iłem|iłam|ił|iła|ili|iły|ął|ęła|ęli|ał|ała|ali|ały|ałem|ałam|ować|uje|uję|ują|ać|ić|yć|eć|ąć|aj|ajcie|ij|ono|ano|iono|ony|ona|one|ana|any|ane|ąc|ąca|ący|ące|my|cie|sz|esz|isz|ysz|asz|łaś|łeś|ałaś|ałeś|iłaś|iłeś|ełam|iałam|iałem|i się",
    telling:
      "ować|uje|ują|uję|enie|eniu|enia|anie|aniu|ości|ością|ość|ując|ący|ące|ących|łam|łem|łaś|łeś|liśmy|łyśmy|owany|owana|owane|ono|acja|acji|ację|yzm",
  },
  ro: {
    verbs:
      "|a|ă|e|i|u|at|ată|ați|ate|it|ită|iți|ite|ut|ută|uți|ute|ând|ind|am|ez|ează|esc|ește|ăm|im|ați|iți|au|eau|ea|eam|area|erea|irea|t|tă|se",
    telling:
      "(?<!flo)area|erea|irea|urilor|ului|ilor|elor|[ua]ție|[ua]ția|[ua]ții|[ua]ției|ându|ându-se|ează|ește|ându-i|itate|itatea",
  },
  hr: {
    verbs:
      "e|i|a|o|la|lo|li|le|m|mo|te|u|ju|je|em|emo|im|imo|am|amo|ti|ši|vši|vši se|eći|ući|ajući|en|ena|eno|eni|ene|an|ana|ano|ani|iti|ati|ila|ilo|ili|io|ao|ala|ali|eš|iš|aš|ći",
    telling: "vši|jući|anje|enje|osti|ost|cija|cije|ciju|irati|ovati|ujem|ujemo|ajte|mljenje",
  },
  sk: {
    verbs:
      "|a|á|ám|áme|ajú|m|me|e|i|í|ia|ím|íme|il|ila|ili|al|ala|ali|el|ela|ený|ená|ené|aný|aná|ané|uje|ujem|ujú|ujeme|ovať|ovaný|ovaná|ať|iť|eť|ok|ujte|te|lo|la|l",
    telling: "ovaný|ovaná|ované|ovať|ujúc|ujú|enie|enia|anie|ania|osť|osti|ácia|ácie|ujem",
  },
};

interface Forms {
  readonly verb: RegExp;
  readonly noun: RegExp;
  readonly chat: ReadonlySet<string>;
}

const formsOf = memoize((language: string): Forms | undefined => {
  const own = ENDINGS[language];
  if (!own) return undefined;
  const nouns = wordList(`${language}/plain-nouns`).map((noun) => noun.replace("*", "\\p{L}{0,6}"));
  return {
    verb: new RegExp(
      `^(?:(?:${wordList(`${language}/verb-stems`).join("|")})(?:${own.verbs})|\\p{L}{3,}(?:${own.telling}))$`,
      "u",
    ),
    noun: new RegExp(`^(?:${nouns.join("|")})$`, "u"),
    chat: new Set(wordList(`${language}/chat`)),
  };
});

/** Whether a word in lower case is a noun of texts that is nobody's name. */
export const isPlainNoun = (word: string, language: string): boolean =>
  formsOf(language)?.noun.test(word) ?? false;

/** Whether a word in lower case, where a sentence opens with it or in small letters, is a verb or noun and no name. */
export const isPlainWord = (word: string, language: string): boolean => {
  const forms = formsOf(language);
  return forms !== undefined && (forms.noun.test(word) || forms.verb.test(word));
};

/** Whether a word of a chat in small letters is no name. */
export const isChatWord = (word: string, language: string): boolean =>
  formsOf(language)?.chat.has(word) ?? false;
