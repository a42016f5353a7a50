/**
 * Where a name ends in a language other than English: at the end of its line, before an office, an
 * institution or a function word; and what is no name at all, a title with an office alone.
 */

import type { Span } from "../../document/span.js";
import { isGermanNoun } from "../../language/de/nouns.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { alternativesIn, listOfLanguage, valuesOf } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { isListed, type ListedLanguage } from "../../language/supported.js";
import { isForename } from "./forenames.js";

/** One word for an office, which names nobody after a title: 'Herr Präsident', 'señora Comisaria'. */
const OFFICE =
  /^(?:Präsident|Kommissar|Vorsitzende|Minister|Abgeordnete|Berichterstatter|Kolleg|Doktor|Patient|President[ea]|Comisari[oa]|Ministr[oa]|Ponente|Diputad[oa]|Relator|Commissari[oa]|Onorevol|Dottor|Président|Commissaire|Ministre|Rapporteur|Député|Collègue|Docteur|Professeur|Directeur|Directrice|Voorzitter|Commissaris|Collega|Ministro|Deputad[oa]|Doutor|Juiz|Prezydent|Przewodnicz|Doktor|Dyrektor|Sędzi|Prezes|Formand|Ordfører|Kommissær|Talman|Kommissionär|Puhemie|Komissaari|Ministeri|Director|Desembargador|Relatora|Burgemeester|Bürgermeister|Borgmester|Kollega)[\p{Ll}]*$/u;

export const isOffice = (word: string): boolean =>
  OFFICE.test(word) ||
  (IN_CAPITALS.test(word) && OFFICE.test(word[0]! + word.slice(1).toLowerCase()));
const IN_CAPITALS = /^\p{Lu}{4,}$/u;

/** What is beside a name in forms and heads of judgments: the number of a register, of a decision. */
const LABEL =
  /^(?:N[ºª]\p{L}*|Nr|Núm|ID|DNI|NIE|NIF|NUHSA|CPF|OAB|CRM|PESEL|OIB|CNP|JMBG|Tel|Telf|Fax|Email|E-mail|Colegiad[oa]|Acórdão|Processo|Relatora?|Agte|Agdo|Adv|Proc)$/iu;
const isLabel = (word: string, after: string): boolean =>
  LABEL.test(word) || NUMBER_LABEL.test(word) || (/^N$/iu.test(word) && after === "°");
/** 'NºCol', folded. */
const NUMBER_LABEL = /^N[oa]\p{Lu}\p{L}*$/u;

/** Whether a field's label stands before a find on its line: 'Médico: '. */
const isValue = (text: string, start: number): boolean =>
  /\p{L}[.)]? ?:[ \t]*$/u.test(text.slice(Math.max(0, start - LABEL_REACH), start));
const LABEL_REACH = 12;

/** The word behind a find on the same line. */
const NEXT = /^ (\p{L}+)/u;

/** Words in small letters inside names of some language. */
const PARTICLES =
  /^(?:van|von|vom|der|den|ter|ten|del|della|dello|delle|dei|degli|di|da|das|do|dos|du|des|la|le|las|los|el|al|bin|ibn|bint|ben|abu|de|y|e|af|av|und|san|d|l|zu|i)$/u;

export const isNameParticle = (word: string): boolean => PARTICLES.test(word);

/** Those of them that more often begin a phrase; they continue a name only after a forename. */
const DOUBTFUL = /^(?:te|zur|zum|vom|am|im|in|op|aan)$/u;

/** 'van der', 'von', between a title or the start of a sentence and the name that was found: 'de heer van der Maesen'. */
const BETWEEN = /(?<before>\p{L}+)\.? (?<particles>(?:van|von|te[nr])(?: de[nr]?| het| 't)? )$/u;
const OPENING = /(?:^|[.!?:\n(] ?)(?<particles>(?:Van|Von|Te[nr])(?: de[nr]?| het| 't)? )$/u;

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

interface Listed {
  readonly titles: ReadonlySet<string>;
  readonly institutions: ReadonlySet<string>;
}

const lists = new Map<ListedLanguage, Listed>();

function listed(language: ListedLanguage): Listed {
  let own = lists.get(language);
  if (!own) {
    const titles = new Set(
      listOfLanguage(language, "titles").flatMap((entry) => entry.toLowerCase().match(WORD) ?? []),
    );
    // an institution is recognized by its first word
    const institutions = new Set(
      listOfLanguage(language, "institutions")
        .filter((entry) => /^\p{Lu}/u.test(entry))
        .map((entry) => entry.split(" ")[0]!.toLowerCase()),
    );
    lists.set(language, (own = { titles, institutions }));
  }
  return own;
}

const JOINT = memoize(
  (language: string) =>
    new RegExp(
      ` (?:${isListed(language) ? alternativesIn(valuesOf(`${language}/inside-names`, "two people")) : "(?!)"}) (?:de )?(?=\\p{Lu})`,
      "gu",
    ),
);

/**
 * The names that a find holds, each within its borders: 'Tiziana Bernabei e Mauro Fioretti' are two people, 'Ortega y
 * Gasset' is one.
 */
export function boundedNames(text: string, found: Span, language: string): Span[] {
  const parts: Span[] = [];
  let { start } = found;
  for (const { 0: joint, index } of text.slice(found.start, found.end).matchAll(JOINT(language))) {
    const at = found.start + index;
    const [before, after] = [text.slice(start, at), text.slice(at + joint.length, found.end)];
    if (!areTwo(before, after, language)) continue;
    parts.push({ start, end: at });
    start = at + joint.length;
  }
  parts.push({ start, end: found.end });
  return parts.flatMap((part) => boundedName(text, beforeComma(text, part), language) ?? []);
}

function areTwo(before: string, after: string, language: string): boolean {
  const [first = "", second] = after.match(WORD) ?? [];
  const isTitled = isListed(language) && listed(language).titles.has(first.toLowerCase());
  const named = second !== undefined && /^\p{Lu}/u.test(second);
  const ahead = before.match(WORD)?.filter((word) => /^\p{Lu}/u.test(word)) ?? [];
  // 'Fátima y Segundo'
  const areForenames = second === undefined && ahead.length === 1 && isForename(ahead[0]!);
  return isTitled || isForename(first) || areForenames || (named && ahead.length > 1);
}

/** 'Jorge Llorente, director de RRHH' to its comma; 'García López, Ana' is a name. */
function beforeComma(text: string, { start, end }: Span): Span {
  const [before = "", ...rest] = text.slice(start, end).split(",");
  const after = rest.join(",");
  // the number of a house taken for somebody: 'Avda. Carlos Haya, s/n'
  if (rest.length === 0 || /^ ?(?:\d|s\/n|n\.?[º°o])/iu.test(after)) return { start, end };
  const isName =
    rest.length === 1 && /^ (?:\p{Lu}[\p{L}'’.-]*(?: (?:de|da|do|dos|del) )? ?){1,3}$/u.test(after);
  return isName ? { start, end } : { start, end: start + before.length };
}

/**
 * The borders of a name of a person in `language`.
 * @returns the span itself where nothing is to be cut; `undefined` where it names nobody
 */
export function boundedName(text: string, found: Span, language: string): Span | undefined {
  if (!isListed(language)) return found;
  const { titles, institutions } = listed(language);
  const span = withParticles(text, found, titles);
  const words = [...text.slice(span.start, span.end).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: span.start + index,
    end: span.start + index + word.length,
  }));
  const first = words.findIndex(({ word }) => !titles.has(word.toLowerCase()));
  if (words.every(({ word }) => DEGREE.test(word))) return undefined;
  // the floor and the next sentence: '2.º B. Mi número'
  const [letter, next] = words;
  if (
    words.length === 2 &&
    letter!.word.length === 1 &&
    text.slice(letter!.end, next!.start).startsWith(".") &&
    isFunctionWordsOf(next!.word, language)
  )
    return undefined;
  if (first < 0) return isOffice(NEXT.exec(text.slice(span.end))?.[1] ?? "") ? undefined : span;
  if (first > 0 && words.slice(first).every(({ word }) => isOffice(word))) return undefined;
  for (let i = first + 1; i < words.length; i++) {
    const before = words[i - 1]!;
    const { word, start } = words[i]!;
    const ends =
      text.slice(before.end, start).includes("\n") ||
      isOffice(word) ||
      isLabel(word, text.slice(words[i]!.end, words[i]!.end + 1)) ||
      institutions.has(word.toLowerCase()) ||
      isPhrase(word, before.word, language) ||
      (language === "de" &&
        (beginsNoun(word, before.word, words[i + 1]?.word) ||
          (i > first + 1 && isGermanNoun(word.toLowerCase()) && !isForename(word))));
    if (ends) return { start: span.start, end: before.end };
  }
  // 'Nombre: Juan Pérez Edad: 34': the next label
  if (words.length > first + 1 && text[span.end] === ":" && isValue(text, span.start))
    return { start: span.start, end: words.at(-2)!.end };
  return span;
}

/** 'Jeremy' | 'von Nachbarn', 'Noah' | 'den Pfarrkindergarten'. */
const beginsNoun = (word: string, before: string, next = ""): boolean =>
  (/^(?:d(?:e[nrms]|as|ie)|zu)$/u.test(word) && !/^(?:v[ao]n|an|auf|in|zu)$/iu.test(before)) ||
  (/^v[ao]n$/u.test(word) && isGermanNoun(next.toLowerCase()));

/** What is no name by itself. */
const DEGREE = /^(?:Dr|Prof|Dipl|Mag|Ing|PD|Doz|med|habil|phil|jur|rer|nat|Univ)$/u;

/** Whether a word inside a find begins something else: a function word that joins no names. */
function isPhrase(word: string, before: string, language: string): boolean {
  if (DOUBTFUL.test(word)) return before.length > 1 && !isForename(before);
  // with a capital it may be a surname: 'Tobias Ehrlich'
  const isName = word !== word.toLowerCase() && word !== word.toUpperCase();
  return !isName && !PARTICLES.test(word.toLowerCase()) && isFunctionWordsOf(word, language);
}

function withParticles(text: string, span: Span, titles: ReadonlySet<string>): Span {
  const before = text.slice(Math.max(0, span.start - 30), span.start);
  const { before: title = "", particles = "" } =
    BETWEEN.exec(before)?.groups ?? OPENING.exec(before)?.groups ?? {};
  const [first = ""] = text.slice(span.start, span.end).split(/[\s-]/);
  // 'Van Jan kreeg zij niets'
  const isName = title === "" ? !isForename(first) : titles.has(title.toLowerCase());
  return isName ? { ...span, start: span.start - particles.length } : span;
}
