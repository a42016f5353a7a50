/**
 * What the name of a column says in the languages other than English that are read: `Nachname`,
 * `Date de naissance`, `Fecha de alta`. Expressions are over the words of a name without accents.
 */

import { category, type Hint, measure, text, type } from "./hint.js";

/** Words that a name begins with, as in Romance languages and Polish; what follows says whose. */
const head = (words: string): string => `(?:${words})(?: .*)?`;
/** Words that a name ends with, as in Germanic languages, where the words before may be one with them. */
const tail = (words: string): string => `(?:.* )?(?:${words})(?: ?\\d)?`;

const numberOf = "(?:nummer|nr|no|id|nummern|kennung|nro|numero|tunnus)";
const whose =
  "(?:kunden?|klanten?|patienten?|personal|mitarbeiter|mitglieds?|medlems?|vertrags?|rechnungs?|auftrags?|bestell|konto|versicherten|versicherungs|sozialversicherungs|steuer|ausweis|akten|fall|matrikel|antrags|schuler|mieter|medewerker|personeels|rekening|factuur|polis|contract|dossier|client|leden|person|fodsels|anstallnings|ansatt|medarbejder|faktura|ordre|order|journal|sags?|saks?|asiakas|potilas|tyontekija|jasen|tili|lasku)";
/** In `numéro du client`, `número de cuenta`, `nr pacjenta`. */
const ofWhom =
  "(?:client|patient|dossier|compte|contrat|securite|secu|facture|commande|adherent|allocataire|salarie|employe|assure|siret|siren|cliente|paciente|expediente|cuenta|historia|factura|pedido|poliza|socio|empleado|afiliacion|identificacion|documento|dni|seguridad|pratica|conto|tessera|polizza|fattura|ordine|paziente|dipendente|processo|conta|utente|contribuinte|fatura|encomenda|apolice|aluno|alumno|klienta|pacjenta|konta|umowy|faktury|polisy|dowodu|karty|zamowienia|pracownika|pesel|nip|telefonu)";
const of = "(?:d|de|du|del|della|dello|di|do|da|l|la|le)";

const PEOPLE_BY_TAIL =
  "kunde|kundin|patient|patientin|mitarbeiter|mitarbeiterin|ansprechpartner|ansprechpartnerin|sachbearbeiter|sachbearbeiterin|(?:haus|zahn|fach)?arzt|arztin|behandler|therapeut|lehrer|lehrerin|lehrkraft|schuler|schulerin|mieter|mieterin|vermieter|antragsteller|versicherter|auftraggeber|empfanger|absender|verfasser|betreuer|betreuerin|klient|klientin|bewohner|bewohnerin|teilnehmer|teilnehmerin|mitglied|vorgesetzter|ehepartner|ehemann|ehefrau|mutter|vater|kind|bearbeiter|klant|client|medewerker|werknemer|(?:huis|tand)?arts|leerling|huurder|verhuurder|behandelaar|contactpersoon|moeder|vader|docent|verzekerde|ansatt|medarbeider|medarbejder|(?:fast)?lege|laege|elev|beboer|larer|laerer|foresatt|anstalld|lakare|kontaktperson|saksbehandler|sagsbehandler|handlaggare|hyresgast|mor|far|asiakas|potilas|tyontekija|laakari|oppilas|opettaja|asukas|yhteyshenkilo|huoltaja";
const PEOPLE_BY_HEAD =
  "patiente?|salariee?|employee?|medecin|docteur|eleve|enseignante?|professeur|locataire|proprietaire|assuree?|beneficiaire|titulaire|interlocuteur|responsable|conjointe?|mere|pere|etudiante?|redacteur|destinataire|expediteur|paciente|cliente|emplead[oa]|trabajador[a]?|medic[oa]|alumn[oa]|profesora?|titular|solicitante|inquilin[oa]|arrendador|conyuge|madre|padre|tutora?|destinatari[oa]|remitente|paziente|dipendente|alunn[oa]|docente|insegnante|intestatario|referente|richiedente|coniuge|mittente|utente|funcionari[oa]|colaborador[a]?|alun[oa]|professora?|requerente|mae|pai|pacjent|pacjentka|klient|klientka|pracownik|lekarz|uczen|nauczyciel|najemca|wlasciciel|wnioskodawca|matka|ojciec|opiekun|nadawca|odbiorca";
const THINGS =
  "produit|article|projet|fichier|cours|medicament|producto|articulo|proyecto|curso|archivo|medicamento|prodotto|articolo|progetto|corso|file|farmaco|produto|artigo|projeto|ficheiro";
const FIRMS_BY_HEAD =
  "entreprise|societe|employeur|raison sociale|ecole|hopital|etablissement|mutuelle|empresa|razon social|empleador|colegio|escuela|azienda|ditta|ragione sociale|datore di lavoro|scuola|ospedale|empregador|escola|firma|pracodawca|szkola|szpital|przychodnia";

/** Numbers that a state gives to one person, by the names that forms and programs have for them. */
export const NATIONAL_NUMBERS =
  "nhs ?(?:number|no)|ssn|sin|nino|national insurance (?:number|no)|rodne cislo|rodne cisla|pesel|cnp|oib|emso|jmbg|egn|afm|amka|cpr(?: ?nr)?|fodselsnummer|personnummer|henkilotunnus|kennitala|bsn|burgerservicenummer|codice fiscale|nif|nie|dni|cpf|rg|curp|rfc|numero de seguridad social|numero de securite sociale|nir|steuer ?id|steueridentifikationsnummer|ahv ?(?:nr|nummer)?|tc kimlik(?: no)?|isikukood|asmens kodas|personas kods|szemelyi szam|taj(?: szam)?";

/** The first that matches says it; the words of what a hint says are those of English names. */
const HINTS: readonly (readonly [RegExp, Hint])[] = (
  [
    [
      [
        `(?:nom|nombre|nome|nazwa) ${of}? ?(?:${of} )?(?:${THINGS})`,
        "nazwa(?: (?:produktu|leku|towaru|pliku|projektu|kursu))?",
        tail(
          "(?:produkt|artikel|projekt|datei|kurs|fach|product|project|bestands|cursus|varu|vare|tuote|tiedosto)(?:s?name|naam|navn|namn|nimi)",
        ),
      ],
      category("the name of a thing"),
    ],
    [
      [
        tail(
          "e ?post(?:adress|adresse)?|e ?mail ?adress|e ?mail ?adresse|mail ?adresse|e ?mail ?adres|sahkoposti(?:osoite)?",
        ),
        head("courriel|mel|correo|posta elettronica|poczta|adresse (?:e )?mail|adres (?:e )?mail"),
      ],
      type("CODE", "an e-mail address"),
    ],
    [
      [
        tail(
          "(?:telefon|handy|mobil|ruf|fax|telefoon|mobiel|gsm|mobiltelefon|puhelin|matkapuhelin)(?:nummer|nr|numero)?|tlf|handy|telefax",
        ),
        head(
          "telephone|tel|portable|telefono|movil|celular|cellulare|telefone|telemovel|telefon|komorka|numero de tele(?:phone|fono|fone)|numero di telefono",
        ),
      ],
      type("CODE", "a phone number"),
    ],
    [[`(?:.* )?(?:${NATIONAL_NUMBERS})`], type("CODE", "a number of a record")],
    [
      [
        tail(
          `${whose} ?s?${numberOf}|aktenzeichen|kennzeichen|kenteken|registreringsnummer|cpr|bsn|burgerservicenummer|henkilotunnus|personnummer|konto|steuer ?id|benutzername|gebruikersnaam|brukernavn|brugernavn|anvandarnamn|kayttajatunnus`,
        ),
        head(
          `(?:numero|num|nr|n|no|numer|code|codigo|codice|id) (?:${of} )*${ofWhom}|matricule|identifiant|immatriculation|dni|nie|nif|nuss|curp|rfc|niss|cpf|cnpj|pesel|nip|regon|codice fiscale|partita iva|matricola|targa|matricula|nombre de usuario|nom d utilisateur|nome utente`,
        ),
      ],
      type("CODE", "a number of a record"),
    ],
    [
      [
        tail(
          "geb|geb ?datum|geburts(?:datum|tag|jahr)|geboorte(?:datum|jaar)|fodsels(?:dato|dag|ar)|fodelse(?:datum|ar)|syntyma(?:aika|paiva|vuosi)|sterbedatum|todestag|overlijdensdatum",
        ),
        head(
          "date (?:de )?(?:naissance|naiss|deces)|ne le|nee le|annee de naissance|(?:fecha|f|ano) (?:de )?(?:nacimiento|nac|fallecimiento)|(?:data|anno) di nascita|(?:data|ano) de nascimento|nascimento|(?:data|rok) urodzenia",
        ),
      ],
      type("DATETIME", "a date of birth or death"),
    ],
    [
      [
        "\\S*datum|(?:.* )?\\S+datum|(?:.* )?(?:datum|paivamaara|zeitpunkt|zeitstempel|tidspunkt|tidpunkt)|(?:.* )?(?:dato|\\S*sdato)",
        head("date|fecha|horodatage|data (?:di|de|do|da|del|della|przyjecia|wypisu|zgloszenia)"),
      ],
      type("DATETIME", "a point in time"),
    ],
    [
      [
        "cp|cap|cep",
        tail("plz|postleitzahl|postnummer|postnr|postinumero"),
        head("code postal|codigo postal|codice postale|kod pocztowy"),
      ],
      type("LOC", "a postcode"),
    ],
    [
      [
        tail(
          "str|\\S*strasse|\\S*straat|\\S*anschrift|\\S*adresse|\\S*adress|\\S*adres|(?:wohn|geburts|arbeits|einsatz|heimat|sterbe|unfall|hem|fodelse|bostads)?ort|stadt|gemeinde|haus ?(?:nummer|nr)|huis ?(?:nummer|nr)|(?:land)?kreis|\\S*plaats|gemeente|kommune?|bosted|fodested|poststed|postort|gatuadress|gata|stad|\\S*osoite|kaupunki|(?:koti)?kunta|\\S*paikka",
        ),
        head(
          "rue|voie|ville|commune|lieu|domicile|quartier|domicilio|direccion|calle|municipio|ciudad|localidad|poblacion|lugar|indirizzo|citta|comune|luogo|residenza|morada|endereco|rua|cidade|concelho|freguesia|localidade|bairro|naturalidade|barrio|ulica|miasto|miejscowosc|miejsce|gmina|powiat",
        ),
      ],
      type("LOC", "a place"),
    ],
    [
      [
        tail("(?:bundes|geburts|fodelse)?land|provincie|fylke|maakunta"),
        head("pays|pais|paese|regione|provincia|kraj|wojewodztwo|distrito|comunidad autonoma"),
      ],
      type("LOC", "a country or region"),
    ],
    [
      [
        tail(
          "firma|firmenname|arbeitgeber|unternehmen|organisation|schule|krankenhaus|klinik|praxis|verein|krankenkasse|werkgever|bedrijf|bedrijfsnaam|ziekenhuis|huisartsenpraktijk|virksomhed|bedrift|arbeidsgiver|arbejdsgiver|arbetsgivare|foretag|skole|skola|sykehus|sygehus|sjukhus|tyonantaja|yritys|koulu|sairaala",
        ),
        head(FIRMS_BY_HEAD),
        `(?:nom|nombre|nome) (?:${of} )+(?:${FIRMS_BY_HEAD}|clinique|clinica|hospital)`,
      ],
      type("ORG", "an organization"),
    ],
    [
      [
        tail(
          "(?:\\S+en|mitarbeiter|mieter|schuler|teilnehmer|absender|empfanger|nach|vor|ruf|geburts|madchen|vater|mutter|eigen|zu|familien)s?name[ns]?|(?:\\S*achter|voor|familie|roep)?naam|voorletters|(?:for|etter|efter|mellom|mellem)?navn|(?:for|efter|mellan|tilltals)?namn|(?:etu|suku|kutsuma)?nimi",
        ),
        "(?:name|naam|navn|namn) (?:des|der|van|av|af|pa) .*",
        head(
          "nom(?! d (?:utilisateur|usage)$)|prenoms?|apellidos?|cognome|nominativo|sobrenome|apelidos?|nazwisko|imie|imiona|nome",
        ),
        // in French `nombre de` counts
        `nombres?(?: (?:y apellidos?|completo|propio|(?:${of} )*(?:${PEOPLE_BY_HEAD})))?`,
      ],
      type("PERSON", "a name of a person"),
    ],
    [[tail(PEOPLE_BY_TAIL), head(PEOPLE_BY_HEAD)], type("PERSON", "a person")],
    [
      [
        tail(
          "\\S*bewertung|punkte|punktzahl|\\S*anzahl|menge|\\S*betrag|umsatz|\\S*preis|gehalt|lohn|brutto|netto|alter|gewicht|grosse|dauer|stunden|tage|jahr|monat|aantal|\\S*bedrag|prijs|salaris|leeftijd|duur|cijfer|belop|antall|antal|pris|lonn|alder|vekt|vikt|vagt|hoyde|poeng|betyg|maara|hinta|palkka|ika|paino|pituus|arvosana|kesto",
        ),
        head(
          "montant|prix|salaire|poids|taille|duree|quantite|chiffre d affaires|nombre (?:d|de|des)|importe|precio|salario|sueldo|edad|peso|talla|altura|duracion|nota media|cantidad|puntuacion|importo|prezzo|stipendio|eta|altezza|durata|voto|quantita|punteggio|valor|preco|idade|duracao|quantidade|pontuacao|kwota|cena|wynagrodzenie|pensja|wiek|waga|wzrost|czas trwania|ocena|ilosc|liczba|suma",
        ),
        "anzahl .*|aantal .*|antall? .*|umsatz .*|betrag .*",
      ],
      measure("a measure or a count"),
    ],
    [
      [
        tail(
          "\\S*bemerkung(?:en)?|kommentar(?:e|er)?|notiz(?:en)?|\\S*beschreibung|anmerkung(?:en)?|nachricht|\\S*grund|betreff|anamnese|befund|verlauf|opmerking(?:en)?|toelichting|omschrijving|onderwerp|reden|merknad(?:er)?|bemaerkning(?:er)?|beskrivelse|beskrivning|emne|anmarkning(?:ar)?|kommentti|huomautukset|huomautus|kuvaus|aihe",
        ),
        head(
          "commentaires?|remarques?|motif|objet|observaciones|comentarios?|notas|descripcion|asunto|motivo|anamnesis|osservazioni|commenti|descrizione|oggetto|observacoes|descricao|assunto|uwagi|komentarz|opis|temat",
        ),
      ],
      text("free text"),
    ],
    [
      [
        tail(
          "anrede|geschlecht|familienstand|abteilung|art|typ|kategorie|gruppe|schicht|zahlungsart|zahlweise|produkt|artikel|sprache|klasse|geslacht|burgerlijke staat|afdeling|soort|taal|product|klas|kjonn|kon|sivilstand|civilstand|avdeling|avdelning|sprak|sukupuoli|siviilisaaty|osasto|tyyppi|kieli",
        ),
        head(
          "civilite|sexe|situation familiale|statut|etat|langue|produit|article|sexo|estado|tipo|categoria|idioma|producto|articulo|departamento|sesso|stato|reparto|lingua|prodotto|genero|produto|artigo|plec|stan|dzial|rodzaj|kategoria|jezyk|produkt",
        ),
      ],
      category("a category"),
    ],
    [
      [
        tail(
          "beruf|staatsangehorigkeit|konfession|diagnosen?|beroep|nationaliteit|yrke|statsborgerskap|nasjonalitet|medborgarskap|ammatti|kansalaisuus|diagnoosi",
        ),
        head(
          "nationalite|metier|diagnostic|profesion|nacionalidad|diagnostico|professione|nazionalita|cittadinanza|diagnosi|profissao|nacionalidade|zawod|obywatelstwo|rozpoznanie",
        ),
      ],
      category("an attribute of a person"),
    ],
  ] as const
).map(([sources, hint]) => [new RegExp(`^(?:${sources.join("|")})$`, "u"), hint]);

/** @param words of a name, in small letters without accents */
export function hintElsewhere(words: string): Hint | undefined {
  const find = (name: string) => HINTS.find(([expression]) => expression.test(name))?.[1];
  // `Strasse` and `Empfaenger` are as German as `Straße` and `Empfänger`
  return find(words) ?? (/[aou]e/.test(words) ? find(words.replace(/([aou])e/g, "$1")) : undefined);
}
