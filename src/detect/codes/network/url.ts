import { isOfStandard } from "../../../language/standards.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";
import { isKnownTld, isWordTld } from "./tlds.js";

const SCHEME_BEFORE = /(?<![a-z0-9])(?:https?|ftps?|sftp|ssh|git|file|ldaps?|wss?|rtsp|magnet)$/i;
/** Of a database, a queue, a store: whatever is before a name and a password. */
const ANY_SCHEME_BEFORE = /(?<![a-z0-9])[a-z][a-z0-9+.-]{1,24}$/i;
const REST = /[^\s<>"“”«»\\^`{|}]{1,2000}/y;
/** 'app:s3cret!' before '@': a password has signs that an address has not. */
const CREDENTIALS = /[^\s/:@"“”<>]{1,64}:[^\s/@"“”<>]{1,128}@[^\s<>"“”«»\\^`{|}]{1,2000}/y;

// the labels before are read backwards from the dot
const TLD =
  /\.(?=(?<tld>[a-z]{2,12}|COM|ORG)(?![\p{L}\p{N}_@-]))(?<=(?<labels>[\p{L}\p{N}_.-]{1,120})\.)/gu;
const MORE_AFTER = /(?::\d{1,5}(?!\d))?(?:[/?#][^\s<>"“”«»\\^`{|}]{0,2000})?/y;

/**
 * Web addresses (RFC 3986): with a scheme, with `www.`, or a bare domain under a well-known
 * top-level domain. E-mail addresses and file names are not among them. With a name and a password any scheme is one:
 * `postgres://app:s3cret@db/prod`.
 */
export const url: Detector = {
  name: "url",
  finds: ["CODE/url"],
  patterns: [{ name: "known top-level domain", regex: TLD, score: 0.5 }],
  presidioEntity: "URL",
  detect({ text }: DetectorInput): Found[] {
    const schemes = withScheme(text);
    return [...schemes, ...bareDomains(text, schemes)];
  },
  examples: {
    finds: [
      "see [https://example.org/a/b?c=d#e].",
      "([http://example.org/wiki/Foo_(bar)])",
      "[ftp://user@files.example.org:2121/x], then",
      "[www.example.museum/path]!",
      "at [example.com], [shop.example.co.uk/basket] and [EXAMPLE.ORG]",
      "[GoodSeats.com.au] sells them",
      "[meet.example.it/x7] holds the room",
      "[http://10.0.0.7:8080/login]",
      "[müller.example.de]",
      "psql [postgres://app:Gr4nite!@10.4.0.12:5432/prod], then",
      "[amqp+ssl://worker:p%40ss@queue.internal/jobs]",
      "[https://example.org] [example.net]",
    ],
    misses: [
      "xmlns http://www.w3.org/2001/XMLSchema, code system http://loinc.org",
      "see slack://example/a/b?c=d#e.",
      "slack://open and intent://scan",
      "e.g. this, i.e. that, a.m. and p.m.",
      "Mr.Smith met Ms.Jones",
      "open report.pdf, index.ts, readme.md and setup.py",
      "the end.it was late",
      "ann@example.org and ann.lee.com@example.org",
      "version 1.2.co",
      "[fʁã.swa ʁɔ.la]", // sounds
      "He left.She stayed.in the end",
      "user.name and user.id",
      "Node.js and ASP.NET",
      "and so on...com",
    ],
  },
};

function withScheme(text: string): Found[] {
  const found: Found[] = [];
  let next = 0;
  for (let at = text.indexOf("://"); at >= 0; at = text.indexOf("://", next)) {
    next = at + 3;
    CREDENTIALS.lastIndex = next;
    const withPassword = CREDENTIALS.exec(text)?.[0];
    const form = withPassword === undefined ? SCHEME_BEFORE : ANY_SCHEME_BEFORE;
    const scheme = form.exec(text.slice(Math.max(0, at - 26), at))?.[0];
    if (scheme === undefined) continue;
    REST.lastIndex = next;
    const rest = withoutSentenceEnd(withPassword ?? REST.exec(text)?.[0] ?? "");
    if (rest === "") continue;
    next += rest.length;
    if (isOfStandard(text.slice(at - scheme.length, next))) continue;
    found.push(urlAt(at - scheme.length, next, 0.95, "scheme"));
  }
  return found;
}

/** 'reg.nr', 'j.nr', 'L.dz' before a number, which are in no domain of Nauru or Algeria. */
const isNumberSign = (tld: string, labels: string): boolean =>
  /^(?:nr|dz)$/u.test(tld) &&
  /^(?:l|j|reg|anm|sags?|pass?|konto|kunde?|pers|org|tel|dok|matr|mål|polise|skade|kl|gr|bl|lok|op|tlf)$/iu.test(
    labels,
  );

/** Each `.tld` outside an address that has a scheme, with the labels before and the path after it. */
function bareDomains(text: string, schemes: readonly Found[]): Found[] {
  const found: Found[] = [];
  let covered = 0;
  let scheme = 0;
  for (const { index, groups } of matchesOf(TLD, text)) {
    while (scheme < schemes.length && schemes[scheme]!.end <= index) scheme++;
    if (index < covered || index >= (schemes[scheme]?.start ?? text.length)) continue;
    const tld = groups!["tld"]!;
    if (isNumberSign(tld, groups!["labels"]!)) continue;
    const labels = groups!["labels"]!.replace(/^[._-]+/, "");
    if (!/\p{L}/u.test(labels) || /\.\.|_\.|[ɐ-ʯ]/.test(labels)) continue;
    const start = index - labels.length;
    if ("@/\\".includes(text[start - 1] ?? " ")) continue;
    const domainEnd = index + 1 + tld.length;
    // the next label, if any, decides
    if (text[domainEnd] === "." && /\p{L}/u.test(text[domainEnd + 1] ?? " ")) continue;
    MORE_AFTER.lastIndex = domainEnd;
    const end = domainEnd + withoutSentenceEnd(MORE_AFTER.exec(text)?.[0] ?? "").length;
    const www = /^www\d?\./i.test(labels);
    if (!www && !isKnownTld(tld)) continue;
    if (!www && isWordTld(tld) && end === domainEnd && !/\.com?$/.test(labels)) continue;
    found.push(urlAt(start, end, www ? 0.9 : 0.5, www ? "www" : "known top-level domain"));
    covered = end;
  }
  return found;
}

/** Punctuation that ends the sentence, not the address; a bracket stays when it was opened inside. */
function withoutSentenceEnd(rest: string): string {
  const unopened = {
    ")": count(rest, ")") - count(rest, "("),
    "]": count(rest, "]") - count(rest, "["),
  };
  let end = rest.length;
  for (; end > 0; end--) {
    const last = rest[end - 1]!;
    if (".,;:!?'’*_…".includes(last)) continue;
    if ((last === ")" || last === "]") && unopened[last]-- > 0) continue;
    break;
  }
  return rest.slice(0, end);
}

const count = (text: string, char: string): number => text.split(char).length - 1;

const urlAt = (start: number, end: number, score: number, rule: string): Found => ({
  start,
  end,
  type: "CODE",
  subtype: "url",
  score,
  evidence: { rule },
});
