import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

const LEFT = "(?<![\\p{L}\\p{N}./-])";
const RIGHT = "(?![\\p{L}\\p{N}/]|[.,-]\\d)";
const YEAR = "(?:(?:19|20)\\d\\d|\\d\\d)";

/** Forms of the courts, offices and plates of a country that no other number has; case matters. */
const FORMS: Partial<Record<ListedLanguage, readonly string[]>> = {
  // chamber, register, number and year: '12 F 87/23 UG', 'S 14 AS 1102/20 ER', '22 Cg 14/23k'
  de: [
    "(?:[A-Z]{1,2} )?\\d{1,4}[a-z]? (?:[A-Z][A-Za-z]{0,3}|XVII) \\d{1,6}[/.]\\d{2}(?:[a-z]| (?:[A-Z]{1,3})(?!\\p{L}))?",
  ],
  // division, register, number and year; bailiffs; prosecutors; plates
  pl: [
    "[IVX]{1,5} ?[A-Z][A-Za-z]{0,3} \\d{1,6}/\\d{2}(?: (?:upr|of))?",
    "G?Km \\d{1,6}/\\d{2}",
    "(?:PR|RP|PO|PK) [IVX\\d]{1,4} (?:Ds|Ko)\\.? ?\\d{1,6}[./](?:19|20)?\\d{2}",
    "[BCDEFGKLNOPRSTWZ][A-Z]{1,2} (?:\\d{4}[A-Z]|\\d{3}[A-Z]{2}|\\d[A-Z]\\d{2,3}|\\d{2}[A-Z]\\d{1,2}|\\d{2}[A-Z]{2}|\\d[A-Z]{2}\\d{2})",
  ],
  sv: ["[TBÄFMPKÖ] \\d{2,6}-\\d{2}", "[A-HJ-PR-UW-Z]{3} \\d{2}[A-Z]"],
  fr: [
    "[A-HJ-NP-TV-Z]{2}[ -]\\d{3}[ -][A-HJ-NP-TV-Z]{2}",
    `(?:RG|R\\.G\\.)(?: n[°o])? ?\\d{2}/\\d{3,6}(?:/[A-Z])?`,
  ],
  nl: [
    `(?:C/\\d{2}/\\d{5,6}(?: ?/ ?))?(?:HA|KG|FA|JE|EX) (?:ZA|RK) \\d{2}-\\d{1,5}`,
    "C/\\d{2}/\\d{5,6}",
    "(?:\\d{6,8}(?: ?[/ ] ?))?(?:CV|EJ|AO|VV|OA) (?:EXPL|VERZ) \\d{2}-\\d{1,5}",
  ],
  da: ["(?:SKS|BS|SS|K|VL|ØL) ?-?\\d{1,5}[-/]\\d{1,5}(?:[-/](?:19|20)\\d\\d)(?:-[A-ZÆØÅ]{2,4})?"],
  fi: [`(?:R|S|L|H|HO|KKO|KHO) \\d{2}/\\d{2,6}`],
  pt: [`(?:FT|FR|FS|NC|ND|RC) ?\\d{4}/\\d{1,6}`, "[A-Z]{3}-\\d{4}"],
  it: [
    "(?:AG|AL|AN|AO|AP|AQ|AR|AT|AV|BA|BG|BL|BN|BO|BR|BS|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FE|FG|FI|FO|FR|GE|GO|GR|IM|IS|LC|LE|LI|LO|LT|LU|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PR|PS|PT|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|SA|SI|SO|SP|SR|SS|SV|TA|TE|TN|TO|TP|TR|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV) \\d[A-Z]\\d{4}",
    "[A-HJ-NP-TV-Z]{2} ?\\d{3} ?[A-HJ-NP-TV-Z]{2}",
    `(?:PC|PR|FT|RG|R\\.G\\.|RGNR|R\\.G\\.N\\.R\\.) ?(?:n\\. ?)?(?:19|20)\\d\\d[./]\\d{2,6}`,
  ],
  // Romania: county, number, letters; 'B 104 XYZ'
  ro: [
    "(?:AB|AR|AG|BC|BH|BN|BT|BR|BV|BZ|CL|CS|CJ|CT|CV|DB|DJ|GL|GR|GJ|HR|HD|IL|IS|IF|MM|MH|MS|NT|OT|PH|SJ|SM|SB|SV|TR|TM|TL|VL|VS|VN)[ -]\\d{2}[ -](?!ANI)[A-Z]{3}",
    "B[ -]\\d{2,3}[ -][A-Z]{3}",
  ],
  hr: [
    "(?:(?:I{1,3} )?(?:Gž|Pž|Kž|Kžm|Ovr|Pn|Psp|Rev|Revr|Usž|Us|Pl|Pp|St|Kir|Kov|Kv|Kr|Su|Km|Ikž|Ob|Gzp|UsI)|P|K|R1?|O)[ -](?:[A-Z]{1,3}-?)?\\d{1,6}/(?:(?:19|20)\\d\\d|\\d\\d)(?:-\\d{1,3})?",
    "(?:BJ|BM|ČK|DA|DE|DJ|DU|GS|IM|KA|KC|KR|KT|KŽ|MA|NA|NG|OG|OS|PU|PŽ|RI|SB|SK|SL|ST|ŠI|VK|VT|VU|VŽ|ZD|ZG|ŽU)[ -]\\d{3,4}[ -][A-ZČŠŽĐ]{1,2}",
  ],
  sk: [
    "(?:BA|BB|BJ|BL|BN|BR|BS|BY|CA|DK|DS|DT|GA|GL|HC|HE|IL|KA|KE|KK|KM|KN|KS|LC|LE|LM|LV|MA|MI|ML|MT|MY|NM|NO|NR|NZ|PB|PD|PE|PK|PN|PO|PP|PT|PU|RA|RK|RS|RV|SA|SB|SC|SE|SI|SK|SL|SN|SO|SP|SV|TN|TO|TR|TS|TT|TV|VK|VT|ZA|ZC|ZH|ZM|ZV)[ -]\\d{3}[ -]?[A-Z]{2}",
  ],
  nb: ["(?:TOSL|LB|LA|LF|LG|LH|LE|HR|T[A-ZÆØÅ]{3})-(?:19|20)\\d\\d-\\d{3,7}(?:-\\d)?"],
};

/** Words before the number of a file, a plate or a card; in any case. */
const LABELS: Partial<Record<ListedLanguage, string>> = {
  de: "(?:Kfz-|Auto)?Kennzeichen|Ausweis(?:-?Nr\\.?|nummer)?|Az\\.?|Aktenzeichen|Geschäftszeichen|Flurstück|Fahrgestellnummer",
  fr: "immatriculée?|plaque|carte d['’]identité(?: nationale)?|CNI|titre de séjour|allocataire(?: CAF)?|CAF|CPAM|matricule|répertoire général|rôle général|N° ?RG",
  es: "DNI|matrícula|autos(?: núm\\.)?|rollo|diligencias previas|procedimiento(?: abreviado| ordinario)?|atestado",
  it: "targata?|carta d['’]identità|C\\.?I\\.?|patente|pratica|prot(?:ocollo|\\.)|R\\.G\\.(?:N\\.R\\.)?|fascicolo|repertorio",
  nl: "kenteken|zaaknummer|rolnummer|kenmerk|identiteitskaart|ID-kaart|dossier|parketnr\\.?",
  pt: "(?:CRM|OAB|CREA|COREN|CRO|CRP|CRC|CRF)[/-][A-Z]{2}|matrícula|placa|CC|BI|RG|processo|proc\\.|inquérito|autos|cartão de cidadão|fatura",
  pl: "(?:nr |numer )?rej(?:\\.|estracyjn\\p{L}+)|(?:seria i )?(?:nr |numer )?dow(?:ód|odu|odem)(?: osobist\\p{L}+)?|paszport(?:u|em)?|sygn(?:\\.|atura)(?: akt)?|zn(?:\\.|ak)(?: sprawy)?|legitymacj\\p{L}+|księga wieczysta|KW",
  da: "(?:j\\.? ?nr|jnr|sagsnr|sag)\\.?|reg\\.? ?nr\\.?|nummerplade|konto|pasnr\\.?",
  nb: "(?:bank)?konto|saksnr\\.?|sak(?: nr\\.?)?|reg\\.? ?nr\\.?|skilt(?:nummer)?|registreringsnummer|bil(?:en)? med",
  sv: "mål(?: nr\\.?)?|dnr|reg\\.? ?nr\\.?|registreringsnummer|bankkonto|konto|ärende",
  fi: "dnro|diaarinro|rekisterinumero|rek\\. ?(?:nro|tunnus)|henkilökortti|tilinumero|asianro",
  ro: "C\\.?I\\.? seri[ae] [A-Z]{2}(?: nr\\.?)?|seria [A-Z]{2}(?: nr\\.?)?|(?:nr\\. )?(?:de )?înmatriculare|dosar(?:ul)?(?: penal)?(?: nr\\.)?|carte(?:a)? de identitate",
  hr: "reg\\.? ?(?:oznak\\p{L}+|br\\.|tablic\\p{L}+)|registracij\\p{L}+|tablic\\p{L}+|os(?:\\.|obn\\p{L}+) iskaznic\\p{L}+|putovnic\\p{L}+|(?:ur\\.?broj|posl\\. ?br\\.?|k\\.?č\\. ?(?:br\\.)?|kat\\. čest\\.(?: br\\.)?)",
  sk: "EČV?|ŠPZ|občiansk\\p{L}+ preukaz\\p{L}*|OP|pas(?:u)?|sp\\. ?zn\\.|zn\\.|parc(?:\\.|ela|ely)(?: č\\.)?|k\\. ?ú\\.|LV(?: č\\.)?",
};

/** Before the number of a piece of land, which may be short. */
const LAND: Readonly<Partial<Record<ListedLanguage, string>>> = {
  de: "Flurst(?:ück|\\.)|Flst\\.|Flur|Grundbuchblatt|EZ|KG",
  fr: "parcelle|section cadastrale|lot",
  es: "parcela|polígono|finca(?: registral)?|folio|tomo|libro",
  it: "foglio|fg\\.|particella|p\\.lla|part\\.|mapp(?:ale|\\.)|sub(?:alterno|\\.)?",
  nl: "perceel|kadastraal perceel",
  pt: "artigo(?: matricial)?|fra[cç]ção|descrição predial",
  pl: "działk\\p{L}+|dz\\.|obręb(?:u|ie)?",
  da: "matr(?:ikel|\\.)",
  nb: "gnr\\.?|bnr\\.?|snr\\.?",
  sv: "fastighet(?:en)? \\p{Lu}\\p{L}+",
  fi: "tila(?:n)? \\p{Lu}\\p{L}+|RN:o",
  ro: "nr\\. cad\\.|nr\\. cadastral|parcela|CF",
  hr: "k\\. ?č\\.(?: ?br\\.)?|čest\\.(?: ?br\\.)?|z\\. ?k\\. ?ul\\.|zk\\. ?ul\\.|kat\\. čest\\.(?: br\\.)?",
  sk: "parc(?:ela|ely|\\.)|LV",
};
const PIECE_OF_LAND = "\\d{1,6}[a-z]{0,2}(?:[/:-]\\d{1,5}){0,3}";

/** Words for a number, and for what has one, all languages. */
const NUMBER_WORDS =
  "n[°ºo]|n\\.[°ºo]?|nr\\.?|nro|núm\\.?|num(?:éro|ero|ărul)|número|nummer|numer(?:em|u|olla)?|broj(?:em|a)?|čísl(?:o|om|a)|č\\.|br\\.|seri[aeiąę]|série|faktur[aęy]?|faktúr[ay]|facturen?|factuur|fattura|fatura|factura|rechnung|lasku|račun|contrat|contrato|contratto|contract(?:ul)?|vertrag|sopimus|ugovor|zmluv[ay]|umow[ay]|avtal|kontrakt";
/** Before the number of a law, which everybody knows. */
const LAW =
  "(?:legg[ei]|ley(?:es)?|loi|lei|l\\.|d\\.? ?lgs\\.|d\\.p\\.r\\.|d[eé]cre\\p{L}+|ordonn?an[cț]\\p{L}+|lag(?:en)?|lov(?:en)?|zákon\\p{L}*|zakon\\p{L}*|legea?|oug|hg|ustaw\\p{L}*|gesetz|verordnung|rozporządzeni\\p{L}*|nariadeni\\p{L}*|vyhlášk\\p{L}*|uredb\\p{L}*|direttiva|directiv\\p{L}*|regolamento|reglament\\p{L}*|règlement|regulamento|arrêté|avis|sentenza|sentencia|art\\.?|artikel|article|dz\\. ?u\\.|nn|zb\\.) ?";
/** A series and its number, a year and its number. */
const IN_SERIES = "(?:\\p{Lu}{1,3} \\d{3,8}(?: \\d{3}){0,2}|(?:19|20)\\d\\d-\\d{3,6})";
/** What is short and has a letter, behind a word for a code. */
const CODES =
  "(?:code|kode|kod|kód|kod(?:en)?|koodi|codice|código|codul|šifr[aue]|šifrom|kennung|kürzel) ?[:=]? ?(?<value>\\p{Lu}{1,2}-?\\d{2,5})";

const VALUE =
  "(?:[\\p{Lu}]{1,5}[ ./-]?)?(?:\\d{1,4}[ ./-])?(?=[\\p{Lu} ./-]{0,5}\\d)[\\p{Lu}\\d]{1,12}(?:[./-][\\p{Lu}\\d]{1,12}| (?=[\\p{Lu}\\d]*\\d)[\\p{Lu}\\d]{2,8}| \\p{Lu}{1,3}(?!\\p{L})){0,5}";
/** A date, an amount, or a number too short to be one of many. */
const OTHER = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d$/u;
const FEWEST = 4;

interface NumberForm {
  readonly regex: RegExp;
  readonly score: number;
  /** Whether the form alone says that it is a number of one of many, however short. */
  readonly isSure?: true;
}

const formsOf = memoize((tag: string): readonly NumberForm[] => {
  const language = tag as ListedLanguage;
  const labels = LABELS[language];
  return [
    ...(FORMS[language] ?? []).map((form) => ({
      regex: new RegExp(`${LEFT}(?<value>${form})${RIGHT}`, "dgu"),
      score: 0.75,
      isSure: true as const,
    })),
    ...(labels
      ? [
          {
            regex: new RegExp(
              `(?<![\\p{L}\\p{N}])(?:${labels})(?: \\p{L}{3,14})??(?: ?(?:n\\.?[°º]|n\\.|nr\\.?|no\\.?|núm\\.?|č\\.|br\\.))?[ :]{1,2}(?<value>${VALUE})${RIGHT}`,
              "dgiu",
            ),
            score: 0.75,
          },
        ]
      : []),
    {
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${LAND[language] ?? "(?!)"})(?: ?(?:n\\.?[°º]|n\\.|nr\\.?|no\\.?|č\\.|br\\.))?[ :]{1,2}(?<value>${PIECE_OF_LAND})(?! ?(?:CE|RGO|§|%))${RIGHT}`,
        "dgu",
      ),
      score: 0.7,
      isSure: true as const,
    },
    {
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}])(?<!${LAW})(?:${NUMBER_WORDS})[ :]{1,2}(?<value>${IN_SERIES})${RIGHT}`,
        "dgiu",
      ),
      score: 0.7,
    },
    { regex: new RegExp(`(?<![\\p{L}\\p{N}])(?:${CODES})${RIGHT}`, "dgiu"), score: 0.7 },
    // register, serial number and year behind the sign of a Polish, Slovak or Croatian office
    ...(["pl", "sk", "hr"].includes(language)
      ? [
          {
            regex: new RegExp(
              `(?<=(?:zn\\.|sygn\\.|k\\. ?č\\.|č\\. ?k\\.|č\\. ?j\\.|čj\\.|kč\\.) ?)(?<value>\\d{1,6}/${YEAR}|\\d{1,6}/\\d{1,4})${RIGHT}`,
              "dgiu",
            ),
            score: 0.75,
          },
        ]
      : []),
  ];
});

/**
 * Numbers of files, plates and cards in the forms of a country, or behind the word for them, in languages other than
 * English: 'RG 21/0473/B', 'HA ZA 20-118', 'CJ 08 WXY', 'dowód DBA 554120'.
 */
export const localDocket: Detector = {
  name: "local-docket",
  finds: ["CODE/reference"],
  detect: (input) =>
    findLocally(input, (text, language) =>
      /\d{2}/.test(text)
        ? formsOf(language).flatMap(({ regex, score, isSure }) =>
            Array.from(matchesOf(regex, text)).flatMap((match): Found[] => {
              const written = match.groups!["value"]!;
              // 'nr rej. auta WX 4417K'
              const value = isSure ? written : written.replace(/^\p{Ll}+ /u, "");
              const end = match.indices!.groups!["value"]![1];
              const start = end - value.length;
              const figures = value.match(/\d/gu)?.length ?? 0;
              const letters = value.match(/\p{Lu}/gu)?.length ?? 0;
              const isMany = figures + Math.min(letters, 2) >= FEWEST && figures >= 2;
              const isCoded = figures >= 2 && letters > 0 && /^\p{Lu}{1,2}-?\d{2,5}$/u.test(value);
              if (!isSure && (!(isMany || isCoded) || /\p{Ll}/u.test(value))) return [];
              if (OTHER.test(value)) return [];
              return [
                {
                  start,
                  end,
                  type: "CODE",
                  subtype: "reference",
                  score,
                  evidence: { rule: `number of a file, plate or card, ${language}` },
                },
              ];
            }),
          )
        : [],
    ),
  examples: {
    finds: [
      "fr: Affaire [RG 21/0473/B], appel interjeté.",
      "nl: Zaak [C/09/551204 / HA ZA 20-118] en [HA RK 19-44].",
      "da: Sagen [SKS 12-440/2021] er afsluttet.",
      "fi: Tuomio [R 21/2208] annettiin.",
      "pt: A fatura [FT 2021/118] está paga.",
      "ro: Mașina [CJ 08 WXY] și [B 104 RST].",
      "ro: CI seria KX nr [441902]",
      "hr: Vozilo [VŽ 612-KL] je stalo.",
      "sk: Auto [ZA 417HT] stálo, sp. zn. [44/2021].",
      "pl: dowód [DBA 554120], rej. [WE 3K118]",
      "de: Ausweis [L01X00T47], Kennzeichen [EM-KT 904]",
      "it: alla guida di una Punto tg. [FG 418 TZ]",
      "fr: CAF [4412098 B], véhicule [FG 418 TZ]",
      "pl: wpłynęło pod numerem [ZY 7720194]",
      "fi: Sopimus nro [2019-0447], lasku [2022-0931]",
      "ro: posesor al CI seria [XV 555 018]",
      "hr: doznaka, šifra [M51]",
      "fr: la loi n° 2019-1446 et le contrat n° [2019-0447]",
      "nb: Overført til bankkonto [1503 22 81190].",
      "nl: kenteken rolstoelbus [12-XK-VL].",
      "pl: nr rej. auta [WX 4417K].",
      "de: Verfahren [12 F 87/23 UG] und [S 14 AS 1102/20 ER].",
      "de: Flurstück [112/3], Flur [4]",
      "pl: Sprawy [V GC 1184/22 upr], [Km 44/21] i [PR 1 Ds. 4412.2023].",
      "pl: Auto [KR 4A123] stało obok [PO 7K41].",
      "sv: Målen [B 118-22] och bilen [KLM 41B].",
      "hr: Rješenje [Gž R-44/19-2] i [Kov-118/2022].",
      "it: foglio [77], particella [441], targa [MI 4A1234]",
      "nb: Eiendommen gnr. [12] bnr. [441].",
      "pt: Médico CRM/SP [44.123], carro [ABC-1234].",
    ],
    misses: [
      "ro: Are MS 17 ani și ia 500 mg.",
      "fi: Annos R 20 mg, L 4/5.",
      "sk: Podľa § 44 ods. 2 zákona č. 40/1964 Zb., PO 250 ml.",
      "hr: ST elevacija 2 mm, RI 0,7.",
      "nl: artikel 6:162 BW, kenmerk onbekend",
      "de: Ausweis vom 12.03.2020, Kennzeichen fehlt",
      "pl: dowód z 2019 r.",
      "es: procedimiento de 2021",
      "de: Am 3 Mai 12 Kisten, 5 Mio 2022, Flur rechts",
      "it: sub iudice, foglio firmato",
    ],
  },
};
