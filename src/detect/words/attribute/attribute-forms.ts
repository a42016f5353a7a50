/**
 * How words for trades and illnesses end in the languages other than English, and what is said before an attribute:
 * evidence for what no list has.
 */

const ILLNESSES =
  /(?:itis|itida|[äeé]mie|emia|emi|aemi|äämi|pathie|pat[ií]a|pati[ae]?|skl[eé]rose|sklerose|scl[eé]ros[eiy]s?|skleros|skler[oó]za|syndrom|syndrome|s[ií]ndrome?|syndroom|syndroma|oireyhtymä|[kc]ar[zc]inoma?|carcinome|krebs|kreft|kræft|cancer|kanker|c[áâ]ncer|rakovina|syöpä|krankheit|ziekte|sygdom|sykdom|sjukdom|tauti|störung|stoornis|insuffizienz|infarkt|phobie|fobia|fobi|plegie|pleg[ií]a|algie|alg[ií]a|lymphom|linfoma|lymfom|thrombose|trombos[ei]|arthrose|artros[ei]|artros|allergie|alergia|alerg[ií]a|allergi|astma|asthma|diabetes|diab[eè]te|epilep\p{L}*|migr[aeä]\p{L}*|d?[ée]?menti?[ae]|autis\p{L}*|-ca)$/u;
const TRADES =
  /(?:olog(?:e|in|en|o|a|ue|ka|ia)?|olog[oó]w|ist(?:in|innen|e|a|i|ka|en|ja)?|iker(?:in|en)?|t[øö]r(?:en|in)?|teur|teuse|trice|[aà]tore|[aeiì]dora?|meister(?:in)?|mester(?:en)?|mästare|lehrer(?:in)?|lærer(?:en)?|lärare|opettaja|hoitaja|työntekijä|johtaja|pfleger(?:in)?|pleier|plejer|p[æe]dagog\p{L}*|konsulent|assistente?|assistant|ingeni[øeoö]r\p{L}*|ingenjör|inginer|in[žz]en[iýj]e?r|tekniker|technik(?:er)?|t[eé]cnic[oa]|makers?|bouwer|bauer(?:in)?|bygger|byggare|rakentaja|händler(?:in)?|handlare|handler|k[øo]ster|sk[öø]terska|sygeplejerske|sykepleier|ierska?|nik|nica|niczka|iarz|iarka)$/u;

/** Whether a word in lower case ends as illnesses do. */
export const looksLikeIllness = (word: string): boolean => word.length > 5 && ILLNESSES.test(word);

/** Whether an unlisted word in lower case ends as trades or illnesses do. */
export const looksLikeAttribute = (word: string): boolean =>
  looksLikeIllness(word) || (word.length > 5 && TRADES.test(word));

/** What precedes what somebody is or has, by language. */
const STATED: Readonly<Record<string, string>> = {
  de: "arbeitet(?:e)? als|als gelernte[rn]?|(?:von )?Beruf|leidet (?:\\p{L}+ )?(?:an|unter)|Diagnose|erkrankt an|Staatsangehörigkeit|Konfession|Religion",
  fr: "travaille comme|profession|métier de|souffre d['’]?(?:e|u|es|e la)?|atteinte? d['’]?(?:e|u)?|diagnostic|nationalité|en tant que",
  es: "trabaja(?:ba)? (?:como|de)|profesión|padece(?: de)?|sufre(?: de)?|diagnóstico|diagnosticad[oa] de|nacionalidad",
  it: "lavora come|professione|soffre di|affett[oa] da|diagnosi|nazionalità|di professione",
  nl: "werkt als|werkzaam als|beroep|lijdt aan|diagnose|nationaliteit",
  pt: "trabalha como|profissão|sofre de|padece de|diagnóstico|diagnosticad[oa] com|nacionalidade",
  pl: "pracuje jako|pracował[a]? jako|zawód|choruje na|cierpi na|rozpoznanie|obywatelstwo|z zawodu",
  da: "arbejder som|ansat som|erhverv|stilling|lider af|diagnose|nationalitet|uddannet",
  nb: "(?:jobber|arbeider|arbeidar) som|ansatt som|yrke|stilling|(?:lider|lir) av|diagnose|nasjonalitet|utdannet",
  sv: "(?:jobbar|arbetar) som|anställd som|yrke|lider av|diagnos|nationalitet|utbildad",
  fi: "ammatti|ammatiltaan|diagnoosi|sairastaa|kansalaisuus",
  ro: "lucrează ca|profesia|suferă de|diagnostic|naționalitate",
  hr: "radi kao|zanimanje|boluje od|pati od|dijagnoza|državljanstvo",
  sk: "pracuje ako|povolanie|trpí|diagnóza|štátna príslušnosť",
};

const ARTICLE =
  "(?:(?:ein(?:e[rnms]?)?|une?|el|la|un[ao]?|il|een|um(?:a)?|en|ett?|et|der|die|das|den|o|a|les?) )?";
const forms = new Map<string, RegExp>();

/** Whether the words before a place say that what follows is somebody's attribute. */
export function isStatedOf(before: string, language: string): boolean {
  const own = STATED[language];
  if (own === undefined) return false;
  let form = forms.get(language);
  if (!form) {
    form = new RegExp(`(?<!\\p{L})(?:${own})(?: ?[:=] ?| )${ARTICLE}$`, "iu");
    forms.set(language, form);
  }
  return form.test(before);
}
