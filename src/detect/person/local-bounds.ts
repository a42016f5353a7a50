/**
 * Where a name ends in a language other than English: at the end of its line, before an office, an
 * institution or a function word; and what is no name at all, a title with an office alone.
 */

import type { Span } from "../../document/span.js";
import { isGermanNoun } from "../../language/de/nouns.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { WORDS } from "../../language/listed.js";
import { isListed, type ListedLanguage } from "../../language/supported.js";
import { entriesOf } from "../kit/local.js";
import { isForename } from "./forenames.js";

/** One word for an office, which names nobody after a title: 'Herr Präsident', 'señora Comisaria'. */
const OFFICE =
  /^(?:Präsident|Kommissar|Vorsitzende|Minister|Abgeordnete|Berichterstatter|Kolleg|Doktor|Patient|President[ea]|Comisari[oa]|Ministr[oa]|Ponente|Diputad[oa]|Relator|Commissari[oa]|Onorevol|Dottor|Président|Commissaire|Ministre|Rapporteur|Député|Collègue|Docteur|Professeur|Directeur|Directrice|Voorzitter|Commissaris|Collega|Ministro|Deputad[oa]|Doutor|Juiz|Prezydent|Przewodnicz|Doktor|Dyrektor|Sędzi|Prezes|Formand|Ordfører|Kommissær|Talman|Kommissionär|Puhemie|Komissaari|Ministeri|Director|Desembargador|Relatora|Burgemeester|Bürgermeister|Borgmester|Kollega)[\p{Ll}]*$/u;

export const isOffice = (word: string): boolean => OFFICE.test(word);

/** The word behind a find on the same line. */
const NEXT = /^ (\p{L}+)/u;

/** Words in small letters inside names of some language. */
const PARTICLES =
  /^(?:van|von|vom|der|den|ter|ten|del|della|dello|delle|dei|degli|di|da|das|do|dos|du|des|la|le|las|los|el|al|bin|ibn|bint|ben|abu|de|y|e|af|av|und|san|d|l|zu|i)$/u;

export const isNameParticle = (word: string): boolean => PARTICLES.test(word);

/** Those of them that more often begin a phrase; a name goes on with them after a forename alone. */
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
    const words = (entries: string) =>
      new Set(entriesOf(entries).flatMap((entry) => entry.toLowerCase().match(WORD) ?? []));
    // an institution is recognized by its first word
    const institutions = new Set(
      entriesOf(WORDS[language].institutions)
        .filter((entry) => /^\p{Lu}/u.test(entry))
        .map((entry) => entry.split(" ")[0]!.toLowerCase()),
    );
    lists.set(language, (own = { titles: words(WORDS[language].titles), institutions }));
  }
  return own;
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
  if (first < 0) return isOffice(NEXT.exec(text.slice(span.end))?.[1] ?? "") ? undefined : span;
  if (first > 0 && words.slice(first).every(({ word }) => isOffice(word))) return undefined;
  for (let i = first + 1; i < words.length; i++) {
    const before = words[i - 1]!;
    const { word, start } = words[i]!;
    const ends =
      text.slice(before.end, start).includes("\n") ||
      isOffice(word) ||
      institutions.has(word.toLowerCase()) ||
      isPhrase(word, before.word, language) ||
      (language === "de" && beginsNoun(word, before.word, words[i + 1]?.word));
    if (ends) return { start: span.start, end: before.end };
  }
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
