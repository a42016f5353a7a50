import type { SemanticType } from "../../../document/types.js";
import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

/** Labels of forms by language, alternations in any case, in the order of `FIELDS`. */
const LABELS: Readonly<
  Record<
    ListedLanguage,
    readonly [
      person: string,
      place: string,
      body: string,
      nationality: string,
      religion: string,
      occupation: string,
      marital: string,
    ]
  >
> = {
  de: [
    "name|nachname|familienname|vornamen?|vor- und (?:nach|zu|familien)name|geburtsname|rufname|patient(?:in)?|antragsteller(?:in)?|versicherte[r]?|kontoinhaber(?:in)?|ansprechpartner(?:in)?|sachbearbeiter(?:in)?|hausarzt|notfallkontakt",
    "geburtsort|wohnort|wohnhaft in|geburtsland|herkunftsland|heimatort",
    "krankenkasse|krankenversicherung|arbeitgeber|schule|kindergarten|bank|kreditinstitut|einrichtung",
    "staatsangehörigkeit|staatsbürgerschaft|nationalität",
    "konfession|religion|religionszugehörigkeit|bekenntnis",
    "beruf|ausgeübter beruf|tätigkeit|beschäftigung|beruf (?:des vaters|der mutter)",
    "familienstand|personenstand",
  ],
  fr: [
    "nom|noms|prénoms?|nom et prénom|nom de (?:naissance|jeune fille|famille)|nom d['’]usage|patiente?|demandeu(?:r|se)|allocataire|titulaire|bénéficiaire|médecin traitant|personne à prévenir",
    "lieu de naissance|ville|commune|pays de naissance|commune de naissance",
    "employeur|établissement|école|mutuelle|caisse|organisme|banque",
    "nationalité",
    "religion|confession",
    "profession|métier|emploi|profession (?:du père|de la mère)",
    "situation (?:familiale|de famille|matrimoniale)|état civil",
  ],
  es: [
    "nombre|nombres|apellidos?|nombre y apellidos|apellidos y nombre|paciente|solicitante|titular|beneficiari[oa]|persona de contacto|médico de cabecera",
    "lugar de nacimiento|localidad|ciudad|población|municipio|país de (?:nacimiento|origen)|natural de",
    "empresa|centro(?: escolar| de trabajo)?|colegio|aseguradora|entidad(?: bancaria)?|mutua|organismo",
    "nacionalidad",
    "religión|confesión",
    "profesión|ocupación|oficio|profesión (?:del padre|de la madre)",
    "estado civil",
  ],
  it: [
    "nome|cognome|nome e cognome|cognome e nome|paziente|richiedente|intestatari[oa]|beneficiari[oa]|medico curante",
    "luogo di nascita|comune di (?:nascita|residenza)|città|nat[oa] a|paese di nascita",
    "datore di lavoro|azienda|scuola|banca|istituto|ente|asl",
    "cittadinanza|nazionalità",
    "religione|confessione",
    "professione|occupazione|lavoro|professione (?:del padre|della madre)",
    "stato civile",
  ],
  nl: [
    "naam|voornaam|voornamen|achternaam|meisjesnaam|roepnaam|patiënte?|aanvrager|rekeninghouder|contactpersoon|huisarts",
    "geboorteplaats|woonplaats|geboorteland|land van herkomst",
    "werkgever|school|zorgverzekeraar|verzekeraar|bank|instelling",
    "nationaliteit",
    "religie|geloof|geloofsovertuiging",
    "beroep|functie|beroep (?:vader|moeder)",
    "burgerlijke staat",
  ],
  pt: [
    "nome|nome completo|apelidos?|sobrenome|utente|doente|paciente|requerente|titular|beneficiári[oa]|médico de família|encarregad[oa] de educação",
    "naturalidade|local de nascimento|localidade|cidade|concelho|freguesia|país de (?:nascimento|origem)",
    "entidade patronal|empregador|empresa|escola|banco|seguradora",
    "nacionalidade",
    "religião",
    "profissão|ocupação|profissão (?:do pai|da mãe)",
    "estado civil",
  ],
  pl: [
    "imię|imiona|nazwisko|imię i nazwisko|nazwisko i imię|nazwisko rodowe|pacjent(?:ka)?|wnioskodaw(?:ca|czyni)|posiadacz rachunku|lekarz prowadzący|osoba do kontaktu",
    "miejsce urodzenia|miejscowość|miasto|kraj (?:urodzenia|pochodzenia)",
    "pracodawca|zakład pracy|szkoła|bank|ubezpieczyciel",
    "obywatelstwo|narodowość",
    "wyznanie|religia",
    "zawód|stanowisko|zawód (?:ojca|matki)",
    "stan cywilny",
  ],
  da: [
    "navn|fornavne?|efternavn|fulde navn|patient|ansøger|kontohaver|kontaktperson|sagsbehandler|pårørende|egen læge",
    "fødested|by|bopæl|fødeland|oprindelsesland",
    "arbejdsgiver|arbejdsplads|skole|bank|forsikringsselskab|børnehave",
    "nationalitet|statsborgerskab",
    "religion|trossamfund",
    "stilling|erhverv|beskæftigelse",
    "civilstand|civilstatus",
  ],
  nb: [
    "navn|namn|fornavn|førenamn|etternavn|etternamn|fullt navn|pasient|søker|søkjar|kontoeier|kontaktperson|saksbehandler|pårørende|pårørande|fastlege",
    "fødested|fødestad|bosted|bustad|fødeland|opprinnelsesland",
    "arbeidsgiver|arbeidsgivar|arbeidssted|skole|skule|bank|forsikringsselskap|barnehage",
    "nasjonalitet|statsborgerskap|statsborgarskap",
    "religion|trossamfunn|livssyn",
    "yrke|stilling",
    "sivilstand|sivilstatus",
  ],
  sv: [
    "namn|förnamn|efternamn|fullständigt namn|patient|sökande|kontohavare|kontaktperson|handläggare|närstående|anhörig",
    "födelseort|bostadsort|ort|födelseland|ursprungsland",
    "arbetsgivare|arbetsplats|skola|bank|försäkringsbolag|förskola",
    "nationalitet|medborgarskap",
    "religion|trossamfund",
    "yrke|sysselsättning|befattning",
    "civilstånd",
  ],
  fi: [
    "nimi|etunimi|etunimet|sukunimi|koko nimi|potilas|hakija|tilinomistaja|yhteyshenkilö|omainen|lähiomainen|huoltaja|käsittelijä",
    "syntymäpaikka|kotipaikka|kotikunta|asuinpaikka|syntymämaa",
    "työnantaja|työpaikka|koulu|pankki|vakuutusyhtiö|päiväkoti",
    "kansalaisuus",
    "uskonto|uskontokunta",
    "ammatti|tehtävä|työtehtävä",
    "siviilisääty",
  ],
  ro: [
    "nume(?:le)?|prenume(?:le)?|nume(?:le)? și prenume(?:le)?|nume complet|pacient(?:a|ul)?|solicitant(?:ul|a)?|petent(?:ul|a)?|titular(?:ul)?(?: (?:de )?cont(?:ului)?)?|beneficiar(?:ul|a)?|persoană de contact|aparținător|medic (?:curant|de familie)|subsemnat(?:ul|a)|diriginte",
    "locul nașterii|localitatea|oraș(?:ul)?|comuna|județ(?:ul)?|țara (?:nașterii|de origine)|născut[ăa]? (?:la|în)",
    "angajator(?:ul)?|loc(?:ul)? de muncă|unitatea(?: sanitară| de învățământ)?|școala|banca|instituția|societatea|firma",
    "cetățenia|cetățenie|naționalitatea?",
    "religia|religie|confesiunea?",
    "ocupația|ocupație|profesia|profesie|funcția|meseria|ocupația (?:tatălui|mamei)",
    "starea? civilă",
  ],
  hr: [
    "ime|prezime|ime i prezime|prezime i ime|rođeno prezime|djevojačko prezime|pacijent(?:ica|kinja)?|bolesni(?:k|ca)|podnositelj(?:ica)?(?: zahtjeva)?|podnosilac(?: zahteva)?|vlasnik računa|kontakt osoba|liječnik|izabrani (?:lekar|liječnik)|roditelj|skrbnik|razrednik|razrednica",
    "mjesto rođenja|mesto rođenja|mjesto|mesto|grad|općina|opština|država rođenja|rođena? u",
    "poslodavac|radno mjesto kod|škola|banka|ustanova|tvrtka|osiguranje|osiguravatelj",
    "državljanstvo|nacionalnost|narodnost",
    "vjera|vera|vjeroispovijest|veroispovest|religija",
    "zanimanje|zvanje|radno mjesto|radno mesto|zanimanje (?:oca|majke)",
    "bračno stanje|bračni status",
  ],
  sk: [
    "meno|priezvisko|meno a priezvisko|priezvisko a meno|rodné priezvisko|pacient(?:ka)?|žiadateľ(?:ka)?|poistenec|majiteľ účtu|kontaktná osoba|ošetrujúci lekár|zákonný zástupca|triedn[ay] učiteľ(?:ka)?|klient(?:ka)?",
    "miesto narodenia|obec|mesto|krajina (?:narodenia|pôvodu)|štát narodenia|narodený v|narodená v",
    "zamestnávateľ|škola|banka|inštitúcia|poisťovňa|zdravotná poisťovňa|pracovisko",
    "štátna príslušnosť|štátne občianstvo|občianstvo|národnosť",
    "náboženstvo|vierovyznanie|náboženské vyznanie",
    "povolanie|zamestnanie|pracovná pozícia|pracovné zaradenie|funkcia|povolanie (?:otca|matky)",
    "rodinný stav|stav",
  ],
};

const FIELDS: readonly { readonly type: SemanticType; readonly subtype: string }[] = [
  { type: "PERSON", subtype: "name" },
  { type: "LOC", subtype: "birthplace" },
  { type: "ORG", subtype: "institution" },
  { type: "DEM", subtype: "nationality" },
  { type: "DEM", subtype: "religion" },
  { type: "DEM", subtype: "occupation" },
  { type: "DEM", subtype: "marital-status" },
];

/** At the beginning of a line or a cell; the value ends with them, or before a title of the next field. */
const fieldOf = (labels: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[\\n\\t|;]|[ ]{2})[ \\t]?)(?:${labels})[ ]?(?:\\([^)\\n]{0,20}\\))?[ ]?:[ \\t]*(?<value>\\p{L}[^\\n\\t|:;,]{1,60}?)(?=[ ]{2}|[ ]?(?:[\\n\\t|;,(]|$)|\\.(?:\\s|$))`,
    "dgiu",
  );

const fieldsOf = memoize((language: string): readonly RegExp[] =>
  LABELS[language as ListedLanguage].map(fieldOf),
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
