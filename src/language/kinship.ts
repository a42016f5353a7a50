/**
 * Words for relatives by language: which say more than that somebody has a family, and which mean a spouse.
 * Possessives and forms of address show the sex of whom the text spoke of last ('ihr Mann', 'Mme').
 */

import { listOfLanguage } from "./lists.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

interface Kinship {
  /** Rare, or revealing about a life: 'Witwe', 'Zwilling'. Beginnings of words. */
  readonly telling: string;
  readonly wives: string;
  readonly husbands: string;
  /** Words that speak of a woman, and of a man. */
  readonly female: string;
  readonly male: string;
}

const KINSHIP: Readonly<Record<string, Kinship>> = {
  de: {
    telling: "witwe zwilling vormund lebenspartner",
    wives: "ehefrau lebensgefährtin",
    husbands: "mann ehemann ehemannes lebensgefährte lebensgefährten",
    female: "frau fräulein ihr ihre ihrem ihren ihrer sie tochter mutter patientin",
    male: "herr herrn sein seine seinem seinen seiner er sohn vater patient",
  },
  fr: {
    telling: "veu jumea jumelle tuteur tutrice",
    wives: "épouse compagne conjointe femme",
    husbands: "mari époux compagnon conjoint",
    female: "mme madame mlle elle née fille mère patiente",
    male: "m monsieur il né fils père patient",
  },
  es: {
    telling: "viud gemel melliz tutor",
    wives: "esposa mujer",
    husbands: "marido esposo",
    female: "sra señora doña dña ella nacida hija madre hermana dra",
    male: "sr señor don él nacido hijo padre hermano dr",
  },
  it: {
    telling: "vedov gemell tutore",
    wives: "moglie compagna",
    husbands: "marito compagno",
    female: "signora sig.ra lei nata figlia madre sorella dottoressa",
    male: "signor sig lui nato figlio padre fratello dottor",
  },
  nl: {
    telling: "weduw tweeling voogd",
    wives: "echtgenote vrouw",
    husbands: "echtgenoot man",
    female: "mevrouw mw mevr haar zij ze dochter moeder",
    male: "heer dhr meneer zijn hij zoon vader",
  },
  pt: {
    telling: "viúv gém gêm tutor",
    wives: "esposa mulher companheira",
    husbands: "marido esposo companheiro",
    female: "sra senhora dona ela nascida filha mãe irmã dra",
    male: "sr senhor ele nascido filho pai irmão dr",
  },
  pl: {
    telling: "wdow bliźnia opiekun konkub",
    wives: "żona żony żonie żoną żonę partnerka partnerki partnerką",
    husbands: "mąż męża mężem mężowi partner partnera partnerem",
    female: "pani panią jej ona ją córka córki matka pacjentka urodzona",
    male: "pan pana panu jego on jemu syn syna ojciec pacjent urodzony",
  },
  da: {
    telling: "enke tvilling værge",
    wives: "hustru kone",
    husbands: "mand ægtemand",
    female: "fru frk hun hende hendes datter mor moder",
    male: "herr hr han ham hans søn far fader",
  },
  nb: {
    telling: "enk tvilling verge verje",
    wives: "kone kona",
    husbands: "mann mannen ektemann",
    female: "fru frøken hun ho henne hennes datter dotter mor",
    male: "herr hr han ham hans sønn son far",
  },
  sv: {
    telling: "änk tvilling förmyndare god",
    wives: "hustru hustrun fru frun maka makan",
    husbands: "make maken",
    female: "fröken hon henne hennes dotter mor mamma",
    male: "herr hr han honom hans son far pappa",
  },
  fi: {
    telling: "lesk kakso edunvalvoj huoltaj",
    wives: "vaimo vaimon vaimoni vaimonsa",
    husbands: "aviomies aviomiehen aviomiehensä mieheni miehensä",
    female: "rouva rva neiti tytär tyttären äiti",
    male: "herra hra poika pojan isä",
  },
  ro: {
    telling: "văduv gemen tutore",
    wives: "soția soție soției",
    husbands: "soțul soț soțului",
    female: "doamna domnișoara ea ei fiica mama născută",
    male: "domnul el lui fiul tatăl născut",
  },
  hr: {
    telling: "udov blizan skrbni",
    wives: "supruga suprugu supruge suprugom žena ženu",
    husbands: "suprug supruga muž muža mužem",
    female: "gospođa gđa ona nju njezin njezina njen njena kći kćer majka pacijentica rođena",
    male: "gospodin g on njega njegov njegova sin otac pacijent rođen",
  },
  sk: {
    telling: "vdov dvojč opatrovn",
    wives: "manželka manželky manželke manželkou manželku",
    husbands: "manžel manžela manželom manželovi",
    female: "pani ona jej ju dcéra matka pacientka narodená",
    male: "pán on jeho syn otec pacient narodený",
  },
};

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const tables = memoize((language: string) => {
  const own = KINSHIP[language];
  return (
    own && {
      telling: own.telling.split(" "),
      kin: listOfLanguage(language as ListedLanguage, "kin").map((entry) => ({
        written: entry.toLowerCase().replace("*", ""),
        open: entry.endsWith("*"),
      })),
      wives: setOf(own.wives),
      husbands: setOf(own.husbands),
      female: setOf(own.female),
      male: setOf(own.male),
    }
  );
});

const LONGEST_ENDING = 4;

/** Whether words in lower case name a relative. */
export const isKin = (words: string, language: string): boolean =>
  tables(language)?.kin.some(({ written, open }) =>
    open
      ? words.startsWith(written) && words.length - written.length <= LONGEST_ENDING
      : words === written,
  ) ?? false;

/** Whether a word for a relative, in lower case, says more than that somebody has one. */
export const isTellingKin = (word: string, language: string): boolean =>
  tables(language)?.telling.some((stem) => word.startsWith(stem)) ?? false;

type Sex = "female" | "male";

/** The sex that a word for a spouse says the spouse is of; nothing of other words. */
export function sexOfSpouse(word: string, language: string): Sex | undefined {
  const own = tables(language);
  if (own?.wives.has(word)) return "female";
  return own?.husbands.has(word) ? "male" : undefined;
}

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** The sex of whom the words before a place spoke of last, where one shows it. */
export function sexSpokenOf(before: string, language: string): Sex | undefined {
  const own = tables(language);
  if (!own) return undefined;
  for (const [word] of [...before.toLowerCase().matchAll(WORD)].reverse()) {
    if (own.female.has(word)) return "female";
    if (own.male.has(word)) return "male";
  }
  return undefined;
}
