/**
 * What a model may call a label in another language: '[PERSONNE 1]' of '[PERSON 1]'. Each row: the name of a label,
 * and its names in other languages, in lower case. A name may stand in several rows: it is restored only where one
 * of its labels has the number.
 */

const ROWS: Readonly<Record<string, string>> = {
  PERSON:
    "personne, persona, pessoa, persoon, osoba, henkilö, persoană, persona física, человек, 人物, 人",
  ORG: "organisation, organization, organización, organização, organizzazione, organisatie, organizacja, organisaatio",
  EMPLOYER:
    "arbeitgeber, employeur, empleador, empleadora, empregador, datore di lavoro, werkgever, pracodawca, arbetsgivare, arbeidsgiver, arbejdsgiver",
  LOC: "ort, lieu, lugar, luogo, plaats, miejsce, plats, sted, paikka, place, location",
  ADDRESS: "adresse, anschrift, dirección, endereço, indirizzo, adres, adress, osoite, adresa",
  CODE: "código, codice, kod, kode, koodi, cod, nummer, numéro, número, numero",
  EMAIL: "e-mail, e-mail-adresse, courriel, correo, correo electrónico, mail, sähköposti",
  PHONE:
    "telefon, telefonnummer, téléphone, teléfono, telefone, telefono, telefoon, puhelin, phone number",
  "ID NUMBER":
    "ausweisnummer, kennnummer, numéro d'identité, número de identificación, numero identificativo",
  DATETIME: "datum, date, fecha, data, dato, päivämäärä",
  "DATE OF BIRTH":
    "geburtsdatum, date de naissance, fecha de nacimiento, data de nascimento, data di nascita, geboortedatum, data urodzenia",
};

/** Names by which labels are written, in lower case, each with the names of the labels that it may mean. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = (() => {
  const names = new Map<string, string[]>();
  for (const [label, row] of Object.entries(ROWS))
    for (const name of row.split(", ")) names.set(name, [...(names.get(name) ?? []), label]);
  return names;
})();
