import type { Detector, Found } from "../../kit/detector.js";

const DATE = String.raw`\d{1,2}\. ?(?:\d{1,2}\. ?|\p{L}{3,10} )\d{4}`;

const GERMAN_COURT = String.raw`(?:BVerfG|BVerwG|BGH|BAG|BFH|BSG|BPatG|BayObLG|EuGH|EuG|EGMR|RG|KG|(?:OLG|LAG|LSG|OVG|VGH|ArbG|FG|LG|AG|SG|VG)(?: \p{Lu}[\p{L}-]+){0,2})`;
/** 'Urteil des Bundesfinanzhofs - BFH - vom', 'BSG, Beschluss vom', 'Senatsurteil vom', 'Beschluss der 2. Kammer vom'. */
const GERMAN_DECISION = String.raw`(?:${GERMAN_COURT}(?:,? |-))?(?:\p{Lu}?\p{Ll}*(?:[Uu]rteil|[Bb]eschlu(?:ss|ß)|[Bb]eschlüsse|[Gg]erichtsbescheid)(?:e[ns]?|s)?)(?: de[rs] (?:\d\. )?\p{Lu}[\p{L}-]+(?:(?: de[rs])? \p{Lu}[\p{L}-]+){0,3})?(?:,? -? ?${GERMAN_COURT} ?-?,?)?`;
/** '9 AZR 769/08', '29 W (pat) 68/04', 'VI R 40/13', '1 B 3.15', 'B 6 KA 51/17 B', 'I-13 U 30/11', 'C - 34/73'. */
const GERMAN_DOCKET = String.raw`(?:(?:\p{Lu} )?(?:[IVX]{1,5}-)?(?:\d{1,3}|[IVX]{1,5}[a-z]?)(?: [a-z])? \p{Lu}\p{L}{0,5}(?: \(\p{L}{1,6}\))?(?: \p{Lu}{1,3})? \d{1,5}[./]\d{2}(?: (?:\(?PKH\)?|B|R|S|ER|KH)(?!\p{L}))?|(?:Rs\. )?[CT] ?[-–] ?\d{1,4}\/\d{2}|GSSt \d\/\d{2})`;
const GERMAN_REPORT = String.raw`(?:BVerfGE|BVerfGK|BVerwGE|BGHZ|BGHSt|BGHR|RGZ|RGSt|BAGE|BSGE|BFHE|BFH\/NV|BStBl(?: II)?|SozR|GRUR(?:-RR)?|NJW(?:-RR)?|NStZ(?:-RR)?|NVwZ(?:-RR)?|NZA(?:-RR)?|DStR|EFG|Slg\.|BKR|WRP|VersR|NZS|DVBl\.?|DÖV|Buchholz|BeckRS|MDR|FamRZ|StV|WM|ZIP|AP|[Jj]uris)`;
/** ', BAGE 133, 1', ' - juris Rn. 36', ' BVerfGE 121, 205 < 219, 223 f. >', ' mwN'. */
const GERMAN_PLACE = String.raw`(?:(?:,| -| =|;| und)? ?(?:${GERMAN_REPORT},?)?(?: ?(?:Rn|Rz|RdNr|Rdnr|Rnd|S|Nr|§)\.?)?(?: ?(?<!\d)\d+(?:\/\d+)?(?: f{1,2}\.?)?| ?< ?[^<>\n]{1,40}>| II| 1\.| mwN| aaO)(?:,(?= \d))?){1,24}(?: [-–] \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,3})?`;

/** 'presude Okružnog suda u Pančevu Gž. br.': the decision, who took it, its register. */
const CROATIAN_DECISION = String.raw`(?:[Pp]resud|[Rr]ješenj|[Rr]ešenj|[Zz]aključ|[Oo]dlu[kc]|[Oo]ptužnic|[Nn]aredb|[Pp]otvrd|[Pp]riznanj)\p{Ll}{0,4}`;
const CROATIAN_REGISTER = String.raw`(?:[IVX]{1,5}[ -])?(?:\d{1,2} )?(?:\p{Lu}\p{L}{0,4}\.?(?: \d{1,2})?[ -]){0,3}`;
const CROATIAN_NUMBER = String.raw`${CROATIAN_REGISTER}(?:[Bb]r(?:\.|oj) ?(?:\p{Lu}{1,3}-)?\d[\d /-]{0,30}\d|(?:\p{Lu}{1,3}-)?\d{1,6}(?:[/-]\d{1,5}){0,3}\/\d{1,4}(?: ?- ?\d{1,4})?)(?!\d)`;
const CROATIAN_DATE = String.raw`,? od ${DATE}\.?(?: ?(?:godine|god\.|g\.))?`;

/** 'Acórdão', 'Habeas Corpus', 'AgRg no REsp', 'AgR-REspe'. */
const PORTUGUESE_DECISION = String.raw`(?:[Aa]córdãos?|ACÓRDÃO|[Ss]úmula(?: [Vv]inculante)?|SÚMULA(?: VINCULANTE)?|(?:Medida Cautelar em |Agravo Regimental n[oa] |Embargos de Declaração n[oa] )?(?:Habeas Corpus|HABEAS CORPUS|Mandado de Segurança|MANDADO DE SEGURANÇA|Recurso(?: \p{Lu}\p{Ll}+){1,3}|RECURSO(?: \p{Lu}+){1,3}|Apelação(?: \p{Lu}\p{Ll}+)?|APELAÇÃO(?: \p{Lu}+)?|Agravo(?: \p{Lu}\p{Ll}+){1,3}|Ação(?: \p{Lu}\p{Ll}+){1,2}(?: de \p{Lu}\p{Ll}+)?|Reclamação|[Aa]utos)|(?:(?:AgR|AgRg|AgInt|ED|EDcl)(?:-| (?:n[oa]|em) )){0,3}(?:REsp|RESp|REspe|ARESP|AREsp|EREsp|HC|RHC|MS|RMS|RE|ARE|AI|Al|AC|ADI|ADC|ADPF|Rcl|Pet|MC|PC|EAg|RSE))`;
const PORTUGUESE_NUMBER = String.raw`,? (?:[nN] ?[.ºo°]{0,3} ?:? ?)?\d[\d.]*(?:[-/⁄]\d[\d.]*)*(?: ?[-–/⁄] ?\p{Lu}{2,4}(?![\p{L}]))?(?:(?: [Dd][oO] | ?- ?)(?:STF|STJ|TSE|TST|TCU|STM)(?![\p{L}]))?(?: ?- ?Plenário)?`;

const FORMS: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${GERMAN_DECISION} )?vom ${DATE}(?:,| -| –)? ?${GERMAN_DOCKET}(?: [-–])?,?(?:${GERMAN_PLACE}| ?[Jj]uris)?|(?:(?:Verfahren )?${GERMAN_COURT},? (?:(?:vom )?${DATE} - )?|Verfahren )${GERMAN_DOCKET}(?: -)?(?:${GERMAN_PLACE})?|(?:${GERMAN_COURT},? (?:aaO )?|${GERMAN_DECISION} in )?${GERMAN_REPORT}${GERMAN_PLACE})`,
    "gu",
  ),
  hr: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${CROATIAN_DECISION}(?: (?!od )[\p{L}.]+){0,8}?,? ${CROATIAN_NUMBER}(?:${CROATIAN_DATE})?|${CROATIAN_NUMBER}${CROATIAN_DATE})`,
    "gu",
  ),
  pt: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${PORTUGUESE_DECISION}${PORTUGUESE_NUMBER}(?![\p{N}])`,
    "gu",
  ),
};

/**
 * Decisions of courts and authorities, cited with their court, date, file number and place in the reports:
 * 'BAG, Urteil vom 21. November 2017 - 9 AZR 117/17 - Rn. 12', 'presude Okružnog suda u Pančevu Gž. br. 900/2005 od
 * 12.6.2005. godine', 'Acórdão n. 1001457'. German, Serbian and Croatian, Portuguese, in texts of their language.
 */
export const courtDecision: Detector = {
  name: "court-decision",
  finds: ["CODE/case-number"],
  detect: ({ text, languages = [] }) =>
    languages.flatMap(({ start, end, language }) => {
      const form = FORMS[language];
      if (!form) return [];
      return [...text.slice(start, end).matchAll(form)].map(({ 0: match, index }): Found => {
        const cited = match.replace(/[\s.,;–-]+$/u, "");
        const at = start + index;
        return {
          start: at,
          end: at + cited.length,
          type: "CODE",
          subtype: "case-number",
          score: 0.7,
          evidence: { rule: `decision, ${language}` },
        };
      });
    }),
  examples: {
    finds: [
      "de: x [BAG, Urteil vom 12. März 2019 - 3 AZR 411/18 - Rn. 17] bejaht dies.",
      "de: x [BSG Urteil vom 8. 5. 2013 - B 2 KA 14/12 R - Juris RdNr 15]",
      "de: x [Beschluss der 2. Kammer des Ersten Senats vom 4. Mai 2011 - 1 BvR 77/10 -, juris, Rn. 9]",
      "de: x [vom 3. Juni 2008 VII R 12/07, BFHE 221, 455, BStBl II 2008, 901] ist",
      "de: x [BVerfGE 118, 79 < 111, 114 f. >; 121, 317 < 369 >]",
      "de: x [Beschluss vom 13. 09. 2006, 29 W (pat) 68/04] wies ab",
      "hr: x [presude Okružnog suda u Nišu Gž. br. 812/2004 od 3.2.2005. godine], stranka",
      "hr: x [Rješenje P-1750/00 od 21.3.2002. godine] je dostavljeno",
      "hr: x [optužnici Vojnog tužioca u Valjevu Iz. br. 658/45 od 8.5.1945. godine]",
      "pt: x [Acórdão n. 1001457], Relator",
      "pt: x [AgRg no REsp 1388030/MG]",
      "pt: x [Habeas Corpus nº 41-86.2014.7.00.0000]",
    ],
    misses: [
      "de: Das Urteil vom Mai 2019 liegt bei. Am 3. Juni 2008 kamen 12 Gäste.",
      "de: Die NJW ist eine Zeitschrift.",
      "hr: Odluku su donijeli 3. maja u 14 sati.",
      "pt: O acórdão foi publicado em 12 de maio.",
      "Acórdão n. 1001457 and BVerfGE 118, 79",
    ],
  },
};
