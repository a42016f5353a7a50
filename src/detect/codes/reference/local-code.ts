import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

/** What forms and letters write before a number that is somebody's, by language; in any case. */
const LABELS: Readonly<Partial<Record<ListedLanguage, string>>> = {
  de: "RVNR|SVNR|(?:KV|RV|SV|Vers|Steuer|Pers|Pat)\\.?-?Nr\\.?|(?:(?:Renten|Sozial|Kranken)?[Vv]ersicherungs|Kunden|Mitglieds|Mitglied|Personal|Patienten|Fall|Vertrags|Bestell|Auftrags|Vorgangs|Rechnungs|Konto|Ausweis|Pass|Führerschein|Steuer|Steueridentifikations|Matrikel|Antrags|Akten|Mandats|Policen|Zähler|Ticket|Sendungs)-?(?:nummer|nr\\.?)|Rentenversicherung|Sozialversicherung|Personalausweis(?:nummer)?|Reisepass|Führerschein|Steuer-ID|IdNr\\.?|Durchwahl|DW|Nebenstelle|Zimmertelefon",
  fr: "NSS|n[°o] ?SS|NISS|n[°o] (?:d['’])?allocataire|(?:n[°o]|numéro) (?:de |d['’])?(?:sécurité sociale|sécu|client|dossier|contrat|abonné|abonnement|adhérent|allocataire|commande|facture|patient|compte|membre|assuré|passeport|permis|matricule|fiscal|affaire|agent)|sécurité sociale|NIR|matricule|IPP|NDA|poste|passeport|carte d['’]identité|permis de conduire|carte vitale|clé(?: RIB)?",
  es: "NUSS|NASS|NIE|CIP|n\\.?[º°] ?(?:hª|historia)|(?:n\\.?[º°o]|núm\\.?|número) (?:de )?(?:la )?(?:seguridad social|cliente|expediente|contrato|socio|afiliación|pedido|factura|historia(?: clínica)?|paciente|cuenta|colegiad[oa]|pasaporte|póliza|matrícula|empleado|autos)|NHC|NUHSA|CIPA|seguridad social|tarjeta sanitaria|pasaporte|extensión|ext\\.",
  it: "c\\.f\\.|cod\\. ?fisc\\.|tess\\. ?san(?:it)?\\.|STP|ENI|(?:n[.°]|numero|nr\\.) (?:di |del |della )?(?:cliente|pratica|contratto|tessera(?: sanitaria)?|ordine|fattura|polizza|cartella(?: clinica)?|conto|matricola|passaporto|iscrizione|protocollo)|tessera sanitaria|codice (?:cliente|paziente|utente)|matricola|passaporto|carta d['’]identità|patente|interno|prot\\.",
  nl: "BIG|klantnr|pol(?:is)?nr\\.?|rek\\.?nr\\.?|(?:klant|dossier|polis|contract|lid(?:maatschaps)?|order|bestel|factuur|patiënt|zaak|rekening|personeels|parket|relatie|aanvraag|document|paspoort|rijbewijs|BIG-|burgerservice)-?(?:nummer|nr\\.?)|BSN|toestel|tst\\.|paspoort|rijbewijs",
  pt: "NISS|NIF|NUS|SNS|n\\.?[º°] (?:de )?utente|(?:n\\.?[º°o]|número) (?:de |do |da )?(?:cliente|processo|contrato|sócio|beneficiário|utente|encomenda|fatura|apólice|conta|aluno|matrícula|passaporte|segurança social|inscrição)|segurança social|cartão (?:de cidadão|do cidadão|de utente)|passaporte|matrícula|extensão|ext\\.",
  pl: "PESEL|NIP|REGON|NFZ|(?:nr|numer) (?:klienta|sprawy|umowy|polisy|zamówienia|faktury|pacjenta|konta|legitymacji|dowodu(?: osobistego)?|paszportu|albumu|ewidencyjny|wewnętrzny|księgi|PWZ)|nr (?:akt|ref\\.)|dowód osobisty|legitymacja|paszport|wewn\\.|wew\\.",
  da: "CPR(?:-?nr\\.?)?|cvr|reg\\.|(?:kunde|sags|journal|medlems|ordre|faktura|police|aftale|konto|patient|personale|studie|kørekort|pas)-?(?:nummer|nr\\.?)|lokal(?:nummer)?|lok\\.|pas|kørekort",
  nb: "fnr\\.?|f\\.?nr\\.?|personnr\\.?|kontonr\\.?|orgnr\\.?|(?:kunde|saks|journal|medlems|ordre|faktura|polise|avtale|konto|pasient|ansatt|student|førerkort|førarkort|pass|saks-?)-?(?:nummer|nr\\.?)|internnummer|linje|pass|førerkort",
  sv: "pnr|p\\.?nr|personnr\\.?|orgnr|clearing|(?:kund|ärende|diarie|mål|medlems|order|faktura|avtals|konto|patient|anställnings|försäkrings|körkorts|pass|journal)-?(?:nummer|nr\\.?)|dnr\\.?|anknytning|anknytningsnummer|ankn\\.|anst\\.nr|pass|körkort",
  fi: "hetu|henkilötunnus|y-tunnus|(?:asiakas|diaari|asia|tilaus|lasku|jäsen|vakuutus|sopimus|potilas|henkilö|opiskelija|passin|ajokortin)-?(?:numero|nro)|alanumero|alanro|passi|ajokortti",
  ro: "CNP|CUI|CIF|(?:nr\\.?|număr(?:ul)?) (?:de )?(?:client|dosar(?:ului)?|contract(?:ului)?|poliță|comandă|factură|pacient|cont|legitimație|pașaport|permis|înregistrare|matricol|telefon|FO|foaie de observație|card(?:ului)? de sănătate)|dosar(?:ul)?(?: nr\\.)?|cod (?:pacient|client|IBAN)|foaie de observație|FO|marca|act de identitate|carte de identitate|(?:CI|BI) seria [A-Z]{2}|seria [A-Z]{2}|pașaport|interior|int\\.",
  hr: "OIB|MBO|MBG|JMBG|(?:br\\.|broj) (?:klijenta|predmeta|ugovora|police|narudžbe|računa|pacijenta|osigurane osobe|osiguranika|kartona|putovnice|pasoša|osobne iskaznice|lične karte|iskaznice|vozačke dozvole|indeksa|dosjea|zahtjeva|spisa|protokola|povijesti bolesti)|(?:matični|osobni identifikacijski|evidencijski|matični) broj|osobna iskaznica|lična karta|putovnica|pasoš|vozačka dozvola|poslovni broj|poziv na broj|urbroj|klasa|kućni",
  sk: "r\\. ?č\\.|rodné č\\.|IČO|DIČ|(?:č\\.|číslo) (?:klienta|spisu|zmluvy|poistky|poistenca|objednávky|faktúry|pacienta|účtu|preukazu|občianskeho preukazu|OP|pasu|konania|vodičského preukazu|poistnej zmluvy|chorobopisu|zákazníka|parcely|listu vlastníctva|LV)|(?:osobné|rodné|evidenčné|zákaznícke) číslo|občiansky preukaz|vodičský preukaz|cestovný pas|variabilný symbol|VS|spisová značka|sp\\. zn\\.|č\\. ?k\\.|klapka|kl\\.",
};

/** Groups of figures and capitals; four figures at least, two behind an extension's label. */
const VALUE =
  "[-–]?[\\p{Lu}\\d]{1,20}(?:[ ./-](?:(?=[\\p{Lu}\\d]*\\d)[\\p{Lu}\\d]{1,12}|\\p{Lu}(?= ?\\d))){0,8}";
const EXTENSION =
  /^(?:Durchwahl|DW|Nebenstelle|poste|clé|tst\.|wew\.|lok\.|linje|ankn\.|alanro|extens|ext\.|interno|toestel|wewn|lokal|internnummer|linje|anknytning|alanumero|extensão|interior|int\.|kućni|klapka|kl\.)/iu;
const FEWEST = 4;
const FEWEST_OF_EXTENSION = 2;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d{2}$/u;

const formOf = memoize(
  (labels: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?<label>${labels})(?: (?:lautet|ist|est|es|è|is|é|er|är|on)(?: (?:der|die|das|le|la|el|il|lo|o|a|het|de))?)?(?: ?(?:n\\.?[º°o]|nr\\.?|no\\.?|núm\\.?))?[ :.]{1,3}(?<value>${VALUE})(?![\\p{L}\\p{N}])`,
      "dgiu",
    ),
);

/**
 * Numbers behind the word for them in languages other than English, whatever their form and even if their check digit
 * is wrong: 'Rentenversicherung 12 190367 K 006', 'Mon numéro de sécurité sociale est le 2 12 01 93 048 117', 'poste 4512'.
 */
export const localCode: Detector = {
  name: "local-code",
  finds: ["CODE/reference"],
  detect: (input) =>
    findLocally(input, (text, language) =>
      /\d{2}/.test(text)
        ? [...matchesOf(formOf(LABELS[language] ?? "(?!)"), text)].flatMap((match) =>
            numberOf(match),
          )
        : [],
    ),
  examples: {
    finds: [
      "de: Rentenversicherung [12 190367 K 006].",
      "fr: Mon numéro de sécurité sociale est le [2 87 05 35 238 114 42].",
      "de: Durchwahl [-233], Kundennummer: [77120934]",
      "fr: N° de sécurité sociale : [2 12 01 93 048 117 36]",
      "fr: Carte d'identité n° [880692310285], poste [4512]",
      "es: extensión [2217], n.º de expediente [418/2021]",
      "nl: dossiernummer [2024-118]",
      "pl: nr klienta [5590218]",
      "nb: saksnummer [22-118472]",
      "fr: NSS [2 44 09 29 145 082 37].",
      "pt: sou a Ornela, NISS [12345678901]",
      "nl: tst. [214]",
      "sv: ankn. [214]",
      "sk: r. č. [715531/1234]",
    ],
    misses: [
      "de: Rentenversicherung seit 12.03.2006.",
      "de: Kundennummer unbekannt",
      "de: Personalausweis vom 12.03.2020",
      "es: pasaporte en 2019",
      "fr: poste vacant depuis 3 mois",
    ],
  },
};

function numberOf(match: RegExpMatchArray): Found[] {
  const { label = "", value = "" } = match.groups!;
  const [start, end] = match.indices!.groups!["value"]!;
  const figures = value.match(/\d/gu)?.length ?? 0;
  const fewest = EXTENSION.test(label) ? FEWEST_OF_EXTENSION : FEWEST;
  if (figures < fewest || DATE.test(value) || /\p{Ll}/u.test(value)) return [];
  return [
    { start, end, type: "CODE", subtype: "reference", score: 0.85, evidence: { rule: label } },
  ];
}
