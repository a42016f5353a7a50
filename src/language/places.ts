/**
 * How languages other than English say 'in a city in Germany': the words for a city behind each preposition. `#` is the
 * country, as `languages/LANG/countries-in.txt` has it ('in der Schweiz', 'aux Pays-Bas').
 */

import type { ListedLanguage } from "./supported.js";

export interface LanguagePlaces {
  /** A preposition as a regular expression, and what takes its place; the first that fits counts. */
  readonly leads: readonly (readonly [string, string])[];
  /** In the value of a field: 'Geburtsort: Stadt in Deutschland'. */
  readonly alone: string;
  /** Words right before the preposition that make the name a part of something: 'la ville de'. */
  readonly kinds?: string;
  /** Countries in which the language is at home, where a name of several places is first looked for. */
  readonly homes: readonly string[];
}

const nordic = (city: string, from: string, to: string, more: string): LanguagePlaces["leads"] => [
  ["(?:i|på)", `i ${city} #`],
  [from, `${from} ${city} #`],
  [to, `${to} ${city} #`],
  [`(?<lead>${more})`, `$<lead> ${city} #`],
];

/** What a town is called that may be no city, and the words for a city that it takes the place of. */
export const SMALL_TOWNS: Partial<Record<ListedLanguage, readonly (readonly [string, string])[]>> =
  {
    de: [
      ["einer Stadt", "einem Ort"],
      ["eine Stadt", "einen Ort"],
      ["Stadt", "Ort"],
    ],
    fr: [["ville", "localité"]],
    it: [["città", "località"]],
    nl: [["stad", "plaats"]],
    pt: [["cidade", "localidade"]],
    sv: [["stad", "ort"]],
    da: [["by", "by"]],
    pl: [
      ["pewnym mieście", "pewnej miejscowości"],
      ["pewnego miasta", "pewnej miejscowości"],
      ["miasto", "miejscowość"],
    ],
  };

export const PLACES: Readonly<Record<ListedLanguage, LanguagePlaces>> = {
  de: {
    leads: [
      ["(?<lead>in|aus|von|bei|nahe|ab)", "$<lead> einer Stadt #"],
      ["nach", "in eine Stadt #"],
      ["(?<lead>für|über|durch|um)", "$<lead> eine Stadt #"],
    ],
    alone: "Stadt #",
    kinds: "Stadt|Gemeinde|Kreis|Landkreis|benannt|Sehnsucht|Heimweh|Anruf",
    homes: ["DE", "AT", "CH"],
  },
  fr: {
    leads: [
      ["(?<=(?:de |d'|d’)\\p{Lu}[\\p{L}-]+ )à", "à une ville #"],
      ["(?<lead>jusqu['’]à|quant à|grâce à|rapport à|face à|comparé à)", "$<lead> une ville #"],
      ["à", "dans une ville #"],
      ["(?:de |d['’])", "d'une ville #"],
      ["(?<lead>vers|depuis|pour|par)", "$<lead> une ville #"],
    ],
    alone: "ville #",
    kinds:
      "ville|commune|région|métropole|agglomération|département|canton|quartier|centre|nord|sud|est|ouest|banlieue|pays|comté",
    homes: ["FR", "BE", "CH"],
  },
  es: {
    leads: [["(?<lead>en|de|a|desde|hacia|hasta|por|para|entre|sobre)", "$<lead> una ciudad #"]],
    alone: "ciudad #",
    kinds:
      "ciudad|municipio|provincia|comunidad|villa|localidad|partido|región|departamento|estado|isla|norte|sur|este|oeste",
    homes: ["ES", "MX", "AR", "CO", "CL"],
  },
  it: {
    leads: [
      ["(?<=(?:da|di) \\p{Lu}[\\p{L}-]+ )ad?", "a una città #"],
      [
        "(?<lead>vicino|fino|intorno|sino|accanto|grazie|rispetto|davanti|attorno) ad?",
        "$<lead> a una città #",
      ],
      ["ad?", "in una città #"],
      ["(?<lead>di|da|per|verso|presso|tra)", "$<lead> una città #"],
    ],
    alone: "città #",
    kinds: "città|comune|provincia|regione|borgo|paese|frazione|isola|nord|sud|est|ovest|golfo",
    homes: ["IT", "CH"],
  },
  nl: {
    leads: [
      ["te", "in een stad #"],
      [
        "(?<lead>in|uit|naar|bij|nabij|van|vanuit|vanaf|rond|buiten|voor|via)",
        "$<lead> een stad #",
      ],
    ],
    alone: "stad #",
    kinds: "stad|gemeente|provincie|regio|noorden|zuiden|oosten|westen",
    homes: ["NL", "BE"],
  },
  pt: {
    leads: [
      ["(?:em|no|na)", "numa cidade #"],
      ["(?:de|do|da)", "de uma cidade #"],
      ["(?:a|ao|à)", "a uma cidade #"],
      ["(?<lead>para|até|desde|sobre)(?: [oa])?", "$<lead> uma cidade #"],
    ],
    alone: "cidade #",
    kinds:
      "cidade|município|distrito|concelho|vila|região|comarca|freguesia|estado|ilha|norte|sul|leste|oeste",
    homes: ["PT", "BR"],
  },
  pl: {
    leads: [
      ["we?", "w pewnym mieście #"],
      ["do", "do pewnego miasta #"],
      ["ze?", "z pewnego miasta #"],
      ["(?<lead>koło|od|obok|niedaleko)", "$<lead> pewnego miasta #"],
    ],
    alone: "miasto #",
    homes: ["PL"],
  },
  da: {
    leads: nordic("en by", "fra", "til", "ved|omkring|uden for"),
    alone: "by #",
    homes: ["DK"],
  },
  nb: {
    leads: nordic("en by", "fra", "til", "ved|rundt|utenfor"),
    alone: "by #",
    homes: ["NO"],
  },
  sv: {
    leads: nordic("en stad", "från", "till", "vid|kring|utanför"),
    alone: "stad #",
    homes: ["SE", "FI"],
  },
  fi: { leads: [], alone: "kaupunki #", homes: ["FI", "SE"] },
  ro: {
    leads: [
      ["(?:de )?la(?<=de la)", "dintr-un oraș #"],
      ["în", "într-un oraș #"],
      ["la", "într-un oraș #"],
      ["din", "dintr-un oraș #"],
      ["(?<lead>spre|lângă|pentru|prin)", "$<lead> un oraș #"],
    ],
    alone: "oraș #",
    kinds: "până|aproape|județul|orașul|municipiul",
    homes: ["RO"],
  },
  hr: {
    leads: [
      ["u", "u jednom gradu #"],
      ["iz", "iz jednog grada #"],
      ["(?<lead>do|kod|pokraj|blizu|od)", "$<lead> jednog grada #"],
    ],
    alone: "grad #",
    homes: ["HR", "RS", "BA"],
  },
  sk: {
    leads: [
      ["vo?", "v jednom meste #"],
      ["zo?", "z jedného mesta #"],
      ["(?<lead>do|od|neďaleko|blízko)", "$<lead> jedného mesta #"],
    ],
    alone: "mesto #",
    homes: ["SK", "CZ"],
  },
};

/** Words of Norwegian in its other written form, for which there are no words here. */
const NYNORSK =
  /(?<!\p{L})(?:ein|eit|ikkje|frå|eg|dei|ho|vart|kjem|noko|nokon|berre|saman|heime|vore|korleis|bur|sjukepleiar|no|skule|veke|mykje)(?!\p{L})/iu;

/** Whether a text may be in the written form of the language that its words here have. */
export const isWrittenSo = (language: ListedLanguage, text: string): boolean =>
  language !== "nb" || !NYNORSK.test(text);
