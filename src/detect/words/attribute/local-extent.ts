/**
 * How far a trade or an illness of the lists goes in the other languages: the adjectives that say of which kind it is, before
 * it or behind, and the field behind a trade. 'hokejový rozhodca', 'fibrillazione atriale permanente', 'agente de seguros'.
 */

import type { Span } from "../../../document/span.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";

interface Extent {
  /** How adjectives end that stand before what they are said of. Matched against words in lower case. */
  readonly before?: string;
  /** Behind it. */
  readonly behind?: string;
  /** What joins a trade and its field. */
  readonly of?: string;
}

/**
 * From the file `extent` of a language: adjectives that place a thing among others of its kind; those that judge or count
 * have other endings.
 */
function extentOf(language: string): Extent {
  const entries = ["before", "behind", "of"].map((key) => [
    key,
    valuesOf(`${language}/extent`, key)[0],
  ]);
  return Object.fromEntries(entries) as Extent;
}

/** They end so and say nothing of the kind. */
const OTHERS =
  /^(?:total|normal|actual|principal|général[e]?|seul[e]?|même|quel(?:le)?|telle?|nouvel(?:le)?|cet(?:te)?|pendant|avant|maintenant|depuis|souvent|récent[e]?|présent[e]?|suivante?|après|grande?|est|lugar|pasar|estar|trabajar|ahora|además|hablar|igual|final|mejor|único|única|todo|toda|parte|antes|durante|estado|pasad[oa]|realizad[oa]|ingresad[oa]|diagnosticad[oa]|tratad[oa]|indicad[oa]|cuando|quando|stat[oa]|dopo|andare|fare|dare|stare|mare|are|lavorare|parlare|anche|sempre|circa|paziente|mediante|presente|prima|durante|precedente|recente|ultim[oa]|seguit[oa]|trattat[oa]|ricoverat[oa]|dat[oa]|nat[oa]|passat[oa]|arrivat[oa]|casad[oa]|internad[oa]|tratad[oa]|lugar|ficar|passar|total|atual|tal|qual|mal|igual|special|când|mult|sunt|având|fiind|acum|doar|dar|iar|chiar|când|foarte|nowy|nowa|nowego|nowej|każdy|każda|taki|taka|jaki|jaka|który|która|wszystkie|wielki|wysoki|bliski|krótki|szybki|nasz|starszy|polski|polska|polskiego|polskiej|nov[iaeu]|novog|novoj|prva|prvi|isti|svaki|svaka|takav|kako|njegova|njihova|ovaj|ova|ove|ovi|ovog|ovu|druga|dugi|visoki|neki|slovensk[áéý]|každ[ýáé]|jeden|jedn[áé]|žiadn[ayý]|vlastn[ýáé]|posledn[ýáé]|hlavn[ýáé]|nov[ýáéú]|rovnak[ýáé]|hendel|andere|deutsche[rns]?|irgendeine?|diverse[rn]?|inklusive|exklusive|massive|jeweilige|passiert(?:e[nr]?)?|geen|een|alle|hele|vele|zeer|hoge|vorige|huidige|eerste|laatste|twee|kende|havde|være|heller|eller|derefter|hende|selle|samtidige|siden|under|kunde|borde|skulle|måste|hade|annan|annen|andre|andra|blivande|ende|ande|henne|denne|dette|detta|være|følgende|inntil|kun|innan|heller|tidlige|eventuelle?|aktuelle?|generelle?|spesielle?|specielle?|nuvarande|följande|nåværende|nuværende|omfattande|omfattende|avgörande|hyvä|uusi|oleva|olevan|seuraava|vanha|tämä|ensimmäinen|toinen|viimeinen|sellainen|tällainen|jonkinlainen|millainen|nykyinen|entinen|iva|kova|terve|hyvin|oma|omaa|päivä|yötä|syvä|hyvän|kuva|sanova|tuleva)$/u;
/** What follows the preposition and is no field. */
const NO_FIELD =
  /^(?:congé|retraite|arrêt|charge|cours|attente|garde|service|permanence|fonction|plus|moins|nouveau|suite|formation|vacances|guardia|baja|nuevo|turno|profesión|oficio|años|casa|momento|paro|forma|parte|acuerdo|hecho|repente|verdad|turno|fiducia|nuovo|pensione|malattia|ruolo|anni|casa|famiglia|cura|carico|sede|attesa|quanto|seguito|base|nuovo|plantão|férias|licença|casa|anos|família|serviço|novo|baixa|turno|repente|gardă|serviciu|familie|concediu|pensie|casă|nou|acord|fapt|asemenea|ani|timp|către|peste|lângă|când|aceea|aici|unde|fost|fiecare|nationalité|confession|religion|origine|nacionalidad|nazionalità|nacionalidade|cetățenie|etnie|religione|fede|fé|idade|edad|età|sesso|sexo|luni|août|mars|juin|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|ianuarie|februarie|martie|aprilie|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie)$/u;

const WORD_BEFORE = /(?<![\p{L}\p{M}\p{N}'’-])(?<word>[\p{L}\p{M}-]{5,}) $/u;
const WORD_BEHIND = /^ (?<word>[\p{Ll}\p{M}-]{4,})(?![\p{L}\p{M}'’])/u;
const LONGEST_WORD = 40;
/** 'chronická obštrukčná choroba'. */
const MOST_BEFORE = 2;

const formsOf = memoize((language: string) => {
  const { before, behind, of } = extentOf(language);
  const ended = (endings: string | undefined): RegExp | undefined =>
    endings === undefined ? undefined : new RegExp(`\\p{L}{2}${endings}$`, "u");
  return {
    before: ended(before),
    behind: ended(behind),
    field: of && new RegExp(`^ ${of}(?<word>[\\p{Ll}\\p{M}-]{4,})(?![\\p{L}\\p{M}'’])`, "u"),
  };
});

/** The span of a listed word with the adjectives of its kind and the field behind a trade. */
export function withinExtent(
  text: string,
  { start, end }: Span,
  language: ListedLanguage,
  trade: boolean,
): Span {
  const forms = formsOf(language);
  const isKind = (word: string | undefined, form: RegExp): boolean =>
    word !== undefined &&
    form.test(word.toLowerCase()) &&
    !OTHERS.test(word.toLowerCase()) &&
    !isFunctionWordsOf(word, language);
  let from = start;
  for (let i = 0; forms.before && i < MOST_BEFORE; i++) {
    const word = WORD_BEFORE.exec(text.slice(Math.max(0, from - LONGEST_WORD), from))?.groups?.[
      "word"
    ];
    // a capital inside a sentence is a name's, of no adjective
    const isWritten =
      word === word?.toLowerCase() ||
      /(?:^|[\n.:] ?)$/u.test(text.slice(0, from - word!.length - 1).slice(-2));
    if (!isKind(word, forms.before) || !isWritten) break;
    from -= word!.length + 1;
  }
  let to = end;
  const field = trade && forms.field ? forms.field.exec(text.slice(to, to + LONGEST_WORD)) : null;
  const word = field?.groups?.["word"];
  if (word !== undefined && !NO_FIELD.test(word) && !isFunctionWordsOf(word, language))
    to += field![0].length;
  else {
    for (let i = 0; forms.behind && i < MOST_BEFORE; i++) {
      const next = WORD_BEHIND.exec(text.slice(to, to + LONGEST_WORD))?.groups?.["word"];
      if (!isKind(next, forms.behind)) break;
      to += next!.length + 1;
    }
  }
  return { start: from, end: to };
}
