/**
 * What a key says of its value. The names of columns in fifteen languages (tables/column-name.ts) say most of it; here are
 * the keys of machines: secrets, numbers of people by their own names, and words that an interface chose from a list.
 */

import type { GivenKind } from "../document/given.js";
import type { SemanticType } from "../document/types.js";
import { inPlainLetters } from "../language/letters.js";
import { isOfStandard } from "../language/standards.js";
import { hintOf, wordsOfName } from "../tables/column-name.js";
import { NATIONAL_NUMBERS } from "../tables/column-name-elsewhere.js";
import type { Piece } from "./grammar.js";

/** `given`: hidden whatever it looks like; `fixed`: left alone; `read`: read by the detectors. */
type KeyKind = { readonly given: GivenKind } | "fixed" | "read";

/** Last words of a key, by what its value is. */
const ENDS: readonly (readonly [SemanticType | "account", RegExp])[] = (
  [
    // secrets
    [
      "CODE",
      "pass|password|passwd|passphrase|pwd|secret|secret key|api ?key|apikey|access key|private key|token|auth token|bearer|credentials?|contrasena|clave|mot de passe|mdp|kennwort|passwort|wachtwoord|losenord|haslo|heslo|jelszo|parola|senha|palavra passe|salasana|sifre|lozinka|geslo",
    ],
    // numbers that a state or a service gives to one person
    [
      "CODE",
      `${NATIONAL_NUMBERS}|mrn|medical record (?:number|no)|patient (?:id|no|number)|passport(?: ?(?:no|number))?|numero de pasaporte|iban|bic|swift|card ?(?:number|no)|pan|cvv|cvc|account (?:number|no)|sort code|licen[cs]e plate|number plate|kennzeichen|vin|imei|imsi|msisdn|mac ?addr(?:ess)?`,
    ],
    [
      "CODE",
      "pin(?: ?code)?|puk|otp|one time (?:code|password)|id extension|e ?mail(?: ?addr(?:ess)?)?|telefon|phone(?: ?(?:number|no))?|mobile(?: ?(?:number|no))?|tel|fax|ip ?(?:addr(?:ess)?)?|client ip|remote addr|source ip ?address|ipaddress|session id|cookie|device id|user agent id|computer(?: ?name)?|workstation(?: ?name)?|sid",
    ],
    ["account", "user|user ?name|target user ?name|subject user ?name|login|screen name|handle"],
    [
      "DATETIME",
      "dob|d o b|birth ?time value|birth ?time|date of birth|birth ?date|birthday|born|geburtsdatum|date de naissance|naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|fodselsdato|fodelsedatum|syntymaaika|data urodzenia|datum narozeni|datum narodenia|szuletesi datum|data nasterii|datum rodenja|datum rojstva|gimimo data|sunniaeg|dogum tarihi",
    ],
    [
      "PERSON",
      "first ?name|fore ?name|given ?names?|given|last ?name|sur ?name|family ?name|family|middle ?name|maiden ?name|full ?name|display ?name|real ?name|patient ?name|customer ?name|contact ?name|account holder|card ?holder|vorname|nachname|familienname|prenom|nom de famille|nombre y apellidos|apellidos?|apellidos nombre|cognome|apelido|sobrenome|voornaam|achternaam|fornavn|etternavn|efternavn|fornamn|efternamn|etunimi|sukunimi|imie|nazwisko|jmeno|prijmeni|priezvisko|meno|priezvisko a meno|jmeno a prijmeni|keresztnev|vezeteknev|prenume|ime|prezime|priimek|vardas|pavarde|eesnimi|perekonnanimi|adi|soyadi",
    ],
    [
      "LOC",
      "lat|latitude|lon|lng|long|longitude|coordinates|street(?: ?(?:address|name))?|address ?line ?\\d?|addr(?:ess)? ?\\d?|home address|post ?code|postal ?code|zip ?code|zip|strasse|anschrift|plz|rue|adresse|code postal|direccion|domicilio|codigo postal|indirizzo|cap|endereco|morada|adres|ulica|bydliste|osoite",
    ],
  ] as const
).map(([type, words]) => [type, new RegExp(`(?:^|(?<= ))(?:${words})$`, "u")]);

/** Names of what a standard lists: of a code, of a kernel, of what sends events. */
const OF_STANDARD =
  /(?:^| )(?:(?:\w+ )?code|coding|value|translation|kernelspec|language info|code ?system|value ?set|provider) (?:name|code|version|guid|mimetype|file extension|nbconvert exporter|pygments lexer)$|(?:^| )kernelspec display ?name$|(?:^| )(?:type ?id|template ?id|realm ?code) (?:extension|root|code)$|(?:^| )reactions? name$|(?:^| )gpx creator$/u;

/** The words of a code, which may be an illness and are nobody's name. */
const OF_CODE = /(?:^| )(?:(?:\w+ )?code|coding|value|translation|concept) display ?(?:name)?$/u;

/** Who does or owns something: a name, or an account that is made of one. */
const WHO =
  /(?:^| )(?:owner|maintainer|maintained by|author|authors|assignee|assigned to|reporter|reported by|reviewer|reviewed by|approver|approved by|contact|creator|created by|updated by|modified by|last modified by|requested by|requester|submitter|submitted by|uploaded by|committer|on ?call|responsible|manager|supervisor|lead|editor|operator|sender|recipient|customer|client|patient|employee|member|holder|signatory|from|to|cc)$/u;
const NAMED =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|d[aeiu]|del?l?a?|v[ao]n|der|den|bin|al|el|y)){1,4}$/u;
/** `jarmila.novotna`, `w_kamau`. */
const ACCOUNT = /^@?([a-z]{1,20})[._-]([a-z]{2,20})\d{0,4}$/;
/** Parts of accounts that a team or a program has. */
const OF_TEAM =
  /^(?:teams?|eng|engineering|ops|dev|devs|devops|support|admin|admins|platform|service|services|svc|bot|data|infra|security|sre|qa|web|api|test|demo|default|system|root|group|all|no|reply|github|example|user|users|owner|core|main|release|build|ci|app|backend|frontend|com|org|net|io|local|internal|public|private|js|py|json|yaml|yml|md|txt|self|this|id|name|rw|ro|batch|worker|db|sync|backup|monitor|agent)$/;

/** Whether the value of such a key names somebody. */
function namesSomebody(value: string): SemanticType | undefined {
  if (NAMED.test(value)) return "PERSON";
  const [, first, last] = ACCOUNT.exec(value) ?? [];
  if (first === undefined) return undefined;
  return OF_TEAM.test(first) || OF_TEAM.test(last!) ? undefined : "CODE";
}

/** Keys whose values an interface chose from a list, or that are about the machine. */
const FIXED =
  /(?:^| )(?:type|kind|level|severity|status|state|role|mode|method|verb|action|event|event name|event source|operation|outcome|result|class|category|format|encoding|charset|lang|language|locale|region|aws region|zone|timezone|time ?zone|tz|version|api version|schema|protocol|port|currency|unit|units|scheme|content type|mime type|media type|system|code system|env|environment|log level|logger|driver|engine|image|command|entrypoint|license|branch|encoding|algorithm|alg|typ|stage|tier|plan|platform|os|arch|architecture|runtime|permissions?|theme|skin|colou?r|font|layout|template|scope|scopes|visibility|resource type|partstat|tag|tags|channel type|namespace|dialect|collation|component|module|package|main|module type|target|extends|preset|strategy|policy|restart|hook|runs on|shell|uses|svc|service|app|application|workload|job|queue|topic|cluster|index)$/u;

/** Words of an interface: `GET`, `IAMUser`, `in-progress`, `com.example.App`, `s3.amazonaws.com`. */
const OF_INTERFACE = /^[\p{L}\p{N}_.:/+-]{1,60}$/u;
const LETTER = /\p{L}/u;

const IP = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?$|^(?=.*:.*:)[\da-f:.]+$/i;

const givenOf = (kind: SemanticType | "account"): GivenKind =>
  kind === "account" ? { type: "CODE", subtype: "username" } : { type: kind };

/** What the key says, which the value must bear out: a number has digits, a name has letters. */
export function kindOf({ path, is, prose }: Piece, value: string): KeyKind {
  if (is === "fixed") return "fixed";
  if (is !== undefined) return { given: { type: is } };
  if (prose || path === "") return "read";
  const words = plain(path);
  if (OF_STANDARD.test(words) || isOfStandard(value)) return "fixed";
  if (OF_CODE.test(words)) return "read";
  const found = ENDS.find(([, ends]) => ends.test(words))?.[0];
  if (found === "LOC" && IP.test(value)) return "read";
  if (found !== undefined) return bears(found, value) ? { given: givenOf(found) } : "read";
  const who = WHO.test(words) ? namesSomebody(value.trim()) : undefined;
  if (who !== undefined) return { given: { type: who } };
  if (FIXED.test(words) && (OF_INTERFACE.test(value) || value.length < 3)) return "fixed";
  const hint = hintOf(path.replace(/(?:^|\.)\d+(?=\.|$)/g, ""));
  const isChosen = hint?.kind === "category" && CHOSEN.has(hint.of);
  return isChosen && OF_INTERFACE.test(value) && !/\d{4}|@/.test(value) ? "fixed" : "read";
}

/** What hints of columns call values that were chosen from a list. */
const CHOSEN: ReadonlySet<string> = new Set([
  "a flag",
  "a category",
  "a kind of thing",
  "the name of a thing",
]);

/** The last key and the one before it, as words without accents. */
function plain(path: string): string {
  const keys = path.split(".").filter((key) => !/^\d*$/.test(key));
  // `password2` is a password
  const words = keys
    .slice(-2)
    .map((key) => wordsOfName(key).replace(/(?<=\p{L}{2}) ?\d{1,3}$/u, ""))
    .join(" ");
  return inPlainLetters(words.normalize("NFKD").replace(/\p{M}/gu, ""));
}

/** What no value is: empty words, marks of what is filled in later, switches. */
const NOTHING =
  /^["']?(?:null|none|required|optional|enabled|disabled|default|always|never|auto|nil|n\/?a|true|false|yes|no|unknown|-+|\*+|x+|\$\{.*\}|\$\(.*\)|\{\{.*\}\}|%\w+%|<[^>]*>|\[[\p{Lu} ]+ \d+\])$/iu;

/** Accounts that a system has for itself, and numbers of such. */
const SYSTEM_ACCOUNT =
  /^(?:root|admin|administrator|app|user|users|guest|anonymous|nobody|system|daemon|bin|www|www-data|nginx|apache|postgres|mysql|redis|mongodb|node|git|ubuntu|debian|runner|jenkins|docker|vagrant|ec2-user|deploy|service|test|demo|sa|debian|backup|replication|\d{1,5})$/i;

/** Whether words are no value: a placeholder, a variable, a switch. */
export const isNothing = (words: string): boolean =>
  NOTHING.test(words) || /^\$[A-Z_][A-Z\d_]*$/.test(words);

/** Whether an account is of a system, a program or a team. */
export const isOfNobody = (account: string): boolean =>
  SYSTEM_ACCOUNT.test(account) ||
  account.split(/[._@-]/).some((part) => part !== account && OF_TEAM.test(part));

function bears(type: SemanticType | "account", value: string): boolean {
  const words = value.trim();
  if (words === "" || isNothing(words)) return false;
  if (
    type === "account" || type === "PERSON" ? SYSTEM_ACCOUNT.test(words) : /^\d{1,3}$/.test(words)
  )
    return false;
  if (type === "PERSON") return LETTER.test(words) && !/[{}<>=\d]/.test(words);
  if (type === "DATETIME") return /\d/.test(words);
  if (type === "LOC") return /\d\d|\d \p{L}|\p{L}{3}/u.test(words);
  return /[\p{L}\p{N}]/u.test(words);
}
