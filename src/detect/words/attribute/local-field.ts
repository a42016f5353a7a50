import type { SemanticType } from "../../../document/types.js";
import { alternativesIn, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

/** What a field of a form says, by the key of its titles in the file `fields` of a language. */
const FIELDS: readonly {
  readonly type: SemanticType;
  readonly subtype: string;
  readonly key: string;
}[] = [
  { type: "PERSON", subtype: "name", key: "person" },
  { type: "LOC", subtype: "birthplace", key: "place" },
  { type: "ORG", subtype: "institution", key: "body" },
  { type: "DEM", subtype: "nationality", key: "nationality" },
  { type: "DEM", subtype: "religion", key: "religion" },
  { type: "DEM", subtype: "occupation", key: "occupation" },
  { type: "DEM", subtype: "marital-status", key: "marital status" },
];

/** At the beginning of a line or a cell; the value ends with them, or before a title of the next field. */
const fieldOf = (labels: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[\\n\\t|;]|[ ]{2})[ \\t]?)(?:${labels})[ ]?(?:\\([^)\\n]{0,20}\\))?[ ]?:[ \\t]*(?<value>\\p{L}[^\\n\\t|:;,]{1,60}?)(?=[ ]{2}|[ ]?(?:[\\n\\t|;,(]|$)|\\.(?:\\s|$))`,
    "dgiu",
  );

const fieldsOf = memoize((language: string): readonly RegExp[] =>
  FIELDS.map(({ key }) => fieldOf(alternativesIn(valuesOf(`${language}/fields`, key)))),
);

/** Values that say nothing about the person, and words of the form itself. */
const NOTHING_STATED =
  /^(?:keine?|ohne|unbekannt|néant|aucune?|inconnue?|sans|ningun[oa]|desconocid[oa]|no consta|nessun[oa]|non noto|geen|onbekend|nenhum[a]?|desconhecid[oa]|brak|nieznan[eya]|ingen|ukendt|ukjent|okänd|inget|ei ole|ei tiedossa|nu|nu are|nu este cazul|necunoscut[ăa]?|nema|nepoznat[oa]?|nije poznato|žiadn[ae]|žiadny|neznám[aey]|neuvedené|áno|n\/a|ja|nein|oui|non|s[ií]|no|nee|sim|não|tak|nie|nei|nej|kyllä|ei)$/iu;
/** A name and what it does: two words in small letters in a row behind a capital. */
const SENTENCE = /^\p{Lu}[\p{L}-]+ \p{Ll}{3,} \p{Ll}{2,}(?: |$)/u;
/** A sentence, not a value. */
const MOST_WORDS = 6;

const SCORE = 0.96;

/**
 * What forms in languages other than English state of a person: 'Geburtsort: Hildesheim', 'Apellidos: Quispe Mamani',
 * 'Profession du père : chauffeur de bus', 'Wyznanie: rzymskokatolickie'.
 */
export const localField: Detector = {
  name: "local-field",
  finds: [...new Set(FIELDS.map(({ type, subtype }) => `${type}/${subtype}`))],
  detect: (input) =>
    findLocally(input, (text, language) =>
      text.includes(":")
        ? fieldsOf(language).flatMap((regex, i) => {
            const { type, subtype } = FIELDS[i]!;
            return [...matchesOf(regex, text)].flatMap(({ indices, groups }): Found[] => {
              const value = groups!["value"]!;
              if (NOTHING_STATED.test(value) || value.split(/\s+/u).length > MOST_WORDS) return [];
              // 'Schule: Jeremy besucht die 5. Klasse' is a sentence
              if (type === "ORG" && SENTENCE.test(value)) return [];
              // a name has a capital where the form uses them
              if (type !== "DEM" && !/\p{Lu}/u.test(value)) return [];
              const [start, end] = indices!.groups!["value"]!;
              return [
                { start, end, type, subtype, score: SCORE, evidence: { rule: "labelled field" } },
              ];
            });
          })
        : [],
    ),
};
