import type { LanguageTimes } from "../times.js";

export const IT_TIMES: LanguageTimes = {
  ages: [
    "(?:di )?anni #",
    "# anni",
    "(?<=[Ee]tà:? )#",
    "(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)(?:due|tre|quattro|cinque|sei|sette|nove|otto)?enne",
    "#enne",
    "(?:di )?a\\. #",
    "(?<=[,(] ?)# ?a(?:\\.|(?=[,;)]))",
    "(?:ultra)?(?:quarant|cinquant|sessant|settant|ottant|novant)enni",
    "(?<=(?:sulla|della) )(?:trentina|quarantina|cinquantina|sessantina|settantina)(?! di )",
    "(?:di )?mesi #",
    "# mesi (?:di vita|di età)",
    "classe (?:19|20|[’'])?\\d\\d",
    "(?:una )?(?:trentin|quarantin|cinquantin|sessantin|settantin|ottantin)a d[’']anni",
  ],
  numbers:
    "un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|alcuni|alcune|diversi|diverse|qualche",
  units:
    "secondi|secondo|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|trimestr[ei]|ann[oi](?: e mezzo)?|decenni?",
  spans: ["da @", "@ fa", "per @", "tra @", "fra @", "dopo @", "@"],
  relative:
    "(?:l['’])?altro ieri|l['’]altroieri|dopodomani|il giorno (?:prima|dopo|seguente|successivo)|l['’]indomani|l['’]altro ieri|ieri(?: (?:sera|mattina|pomeriggio))?|oggi|dopodomani|domani(?: (?:sera|mattina|pomeriggio))?|stamattina|stasera|stanotte|questa (?:mattina|settimana|sera)|questo (?:mese|anno|pomeriggio)|la settimana (?:scorsa|prossima)|la scorsa settimana|la prossima settimana|il mese (?:scorso|prossimo)|lo scorso (?:mese|anno|autunno|inverno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|l['’]anno (?:scorso|prossimo)|l['’](?:estate|inverno|autunno) scors[ao]|la (?:scorsa )?primavera scorsa|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) (?:scors[oa]|prossim[oa])",
  weekdays: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
  clock: [
    "ore #(?:[:.,][0-5][0-9])?(?![\\d])",
    "(?<=alle |le )#(?:[:.,][0-5][0-9])?(?![\\d])",
    "#[:.][0-5][0-9](?= ?ore)",
  ],
  currencies: "euro|EUR|€|centesimi|lire|franchi|dollari|dollaro",
  parts:
    "all['’]inizio del|alla fine del|a metà|fine|inizio|nella primavera del|nell['’]estate del|nell['’]autunno del|nell['’]inverno del|primavera|estate|autunno|inverno",
  months:
    "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  ofYear: " ",
  leads: [
    ["entro il ", "entro ", "entro il "],
    ["in data ", "nel ", "nel "],
    ["del giorno ", "di ", "del "],
    ["il giorno ", "nel ", "nel "],
    ["dal ", "da ", "dal "],
    ["del ", "di ", "del "],
    ["al ", "a ", "al "],
    ["dell'", "di ", "del "],
    ["il ", "nel ", "nel "],
    ["l'", "nel ", "nel "],
  ],
  thousands: ".",
};
