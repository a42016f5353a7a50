/**
 * The grammar of written names: 'Galip Yalman', 'Ş. Aydın-Öztürk', 'J.R.R. van der Berg',
 * "O'Neill", 'G.Y.', 'Anna M. Smith Jr', in any Latin letters.
 */

import type { Found } from "../kit/detector.js";
import { NAME_ENDS } from "./not-names.js";

interface NamePart {
  readonly kind: "word" | "initials" | "particle" | "suffix";
  readonly start: number;
  readonly end: number;
}

export interface Name {
  readonly start: number;
  readonly end: number;
  /** At least one word or initials. */
  readonly parts: readonly NamePart[];
}

/** A mention of a person by name, as all detectors of names report it. */
export const nameFound = (start: number, end: number, score: number, rule: string): Found => ({
  start,
  end,
  type: "PERSON",
  subtype: "name",
  score,
  evidence: { rule },
});

const LETTERS = "[\\p{L}\\p{M}]{0,30}";
// O'Neill, Aydın-Öztürk, Jae-in; not the 's of a possessive
const JOINED = `(?:['’](?![sS](?![\\p{L}]))\\p{L}|-\\p{Lu}|-(?!based\\b|born\\b|led\\b|like\\b|era\\b|run\\b)\\p{Ll}(?=\\p{Ll}{0,5}(?![\\p{L}-])))`;
const WORD = new RegExp(`\\p{Lu}${LETTERS}(?:${JOINED}${LETTERS}){0,3}`, "uy");
const INITIALS = /\p{Lu}\p{Ll}?\.(?:-?\p{Lu}\.){0,5}(?:-?\p{Lu}(?![\p{L}\p{M}]))?/uy;
const PARTICLE =
  /(?:van|von|vom|zu|zum|zur|der|den|ter|ten|te|de|del|della|dello|delle|dei|degli|di|da|das|do|dos|du|des|la|le|las|los|el|al|bin|ibn|bint|ben|abu|ould|y|e|af|av|und|san)(?= )|[dDlL]['’](?=\p{Lu})|(?:al|el|as|ash|ad|an|ar|at|az|ul|ben|bin)-(?=\p{Lu})/uy;
const SUFFIX =
  /(?:Jr|Sr|Jnr|Snr|Esq)\b\.?|(?:Junior|Senior)\b(?! \p{Lu})|(?:II|III|IV|VI{0,3}|IX|QC|KC|SC|CJ|LJ|LJJ|JSC|MP|MEP|OBE|CBE|MBE|KBE|PhD|MD|FRS|RN|CPA|J)(?![\p{L}.'’])|(?:Ph\.D|M\.D|Q\.C|LL\.M|LL\.B)\./uy;

/** Letters behind a name that say what somebody has learnt: 'Dr M Olawale MBBS MRCPsych'. */
export const POST_NOMINAL =
  /^(?:LPN|RN|CNA|ARNP|APRN|FNP|NP|PA-C|LCSW|LMFT|LPC|DPT|OTR|SLP|BCBA|RSP|FPR|RPR|CSR|HM|JP|DL|[QK]C|[MOC]BE|BSc|MSc|BA|MA|LLB|PhD|DPhil|PGCE|RGN|RMN|RM|FRCS|FRCP|MRCP|MRCGP|MRCPsych|FRCPsych|FRCA|FRCR|FRCPath|FRCEM|MRCOG|FRCOG|MRCPCH|DClinPsy|DipSW|BDS|MBBS|MB ChB|MBChB|MCIPD|FCIPD|ACA|FCA|ACII|RIBA|CEng|ARLA|M?RICS|FRICS|MRCVS|FRCVS|BVSc|BVetMed|RVN|MRPharmS|RNutr|MCSP|HCPC|MCIOB|CPsychol|MBACP|UKCP)$/u;

const MOST_PARTS = 8;
// a line this long was broken by wrapping, and a name may run on into the next
const WRAPPED_LINE = 50;

const matchAt = (regex: RegExp, text: string, at: number): number => {
  regex.lastIndex = at;
  return regex.test(text) ? regex.lastIndex : at;
};

/** Where the next part of a name would begin: after one blank, or a line break of wrapped text. */
export function afterGap(text: string, at: number): number | undefined {
  const char = text[at];
  if (char === " ") return at + 1;
  if (char !== "\n" || text[at + 1] === "\n") return undefined;
  // the next field of a form
  if (/^[^\n:]{1,30}:/.test(text.slice(at + 1, at + 32))) return undefined;
  return text.slice(Math.max(0, at - WRAPPED_LINE), at).includes("\n") || at < WRAPPED_LINE
    ? undefined
    : at + 1;
}

const isInitial = (word: string): boolean => word.length === 1 && word !== "I";

/** The longest name that begins exactly at `at`; `undefined` where none does. */
export function readName(text: string, at: number): Name | undefined {
  const parts: NamePart[] = [];
  let next: number | undefined = at;
  while (next !== undefined && parts.length < MOST_PARTS) {
    const part = readPart(text, next, parts);
    if (!part) break;
    parts.push(part);
    // D'Angelo, al-Khawaja and J.Smith have no blank before the next part
    const glued = part.kind === "particle" && /['’-]/.test(text[part.end - 1]!);
    const tight = part.kind === "initials" && /\p{Lu}/u.test(text[part.end] ?? "");
    next = glued || tight ? part.end : afterGap(text, part.end);
    // 'Kezia B.' ends its sentence before another line
    if (part.kind === "initials" && parts.length > 1 && text.startsWith(".\n", part.end - 1)) {
      parts[parts.length - 1] = { ...part, end: part.end - 1 };
      break;
    }
  }
  while (parts.length > 0 && isTrailing(text, parts)) parts.pop();
  const suffix = parts.length > 0 ? suffixAfter(text, parts.at(-1)!.end) : undefined;
  if (suffix) parts.push(suffix);
  if (!parts.some(({ kind }) => kind === "word" || kind === "initials")) return undefined;
  return { start: parts[0]!.start, end: parts.at(-1)!.end, parts };
}

/** A particle with nothing after it, or an abbreviation beside the name: 'Mr Brown USD 200'. */
function isTrailing(text: string, parts: readonly NamePart[]): boolean {
  const { kind, start, end } = parts.at(-1)!;
  if (kind === "particle") return true;
  const before = parts.at(-2);
  if (kind !== "word" || !before || !/^\p{Lu}{2,4}$/u.test(text.slice(start, end))) return false;
  if (/^ ?\d/.test(text.slice(end, end + 2))) return true;
  return end - start < 4 && /\p{Ll}/u.test(text.slice(before.start, before.end));
}

function readPart(text: string, at: number, before: readonly NamePart[]): NamePart | undefined {
  if (before.at(-1)?.kind === "suffix") return undefined;
  const particle = matchAt(PARTICLE, text, at);
  if (particle > at) return { kind: "particle", start: at, end: particle };
  if (before.some(({ kind }) => kind === "word")) {
    const suffix = matchAt(SUFFIX, text, at);
    if (suffix > at) return { kind: "suffix", start: at, end: suffix };
  }
  const initials = matchAt(INITIALS, text, at);
  if (initials > at && isInitials(text, at, initials)) {
    return { kind: "initials", start: at, end: initials };
  }
  const end = matchAt(WORD, text, at);
  if (end === at) return undefined;
  const word = text.slice(at, end);
  if (word.length === 1) {
    if (!isInitial(word) || /[.&\d]/.test(text[end] ?? "")) return undefined;
    return { kind: "initials", start: at, end };
  }
  if (NAME_ENDS.has(word.toLowerCase()) || /^I['’]/.test(word)) return undefined;
  return { kind: "word", start: at, end };
}

/** 'Yu.' and 'Th.' are initials only before more of a name; 'Li.' ends a sentence. */
function isInitials(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  if (/^\p{Lu}\./u.test(written)) return true;
  if (/^(?:St|Dr|Mr|Ms|Jr|Sr|No|Co|Vs|Pp|Cf|Ed|Op)\./.test(written)) return false;
  return /^ \p{Lu}[\p{L}.]/u.test(text.slice(end, end + 3)) && !startsWithEnd(text, end + 1);
}

function startsWithEnd(text: string, at: number): boolean {
  return NAME_ENDS.has(text.slice(at, matchAt(WORD, text, at)).toLowerCase());
}

/** ', Jr.' and ', Ph.D.'. */
function suffixAfter(text: string, at: number): NamePart | undefined {
  if (!text.startsWith(", ", at)) return undefined;
  const end = matchAt(SUFFIX, text, at + 2);
  const written = text.slice(at + 2, end);
  if (end === at + 2 || /^(?:J|V|VI|SC|IV|II|III|QC|KC|Q\.C\.)$/.test(written)) return undefined;
  return { kind: "suffix", start: at + 2, end };
}

/** The words of a name that are not particles, initials or suffixes. */
export const wordsOfName = (text: string, name: Name): string[] =>
  name.parts.filter(({ kind }) => kind === "word").map(({ start, end }) => text.slice(start, end));
