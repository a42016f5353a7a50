/**
 * Cases that a text cites from the law reports: 'Donoghue v Stevenson [1932] AC 562', 'Miranda v. Arizona, 384 U.S. 436
 * (1966)'. They are published and the same for everybody, like laws (docs/findings/2026-11-27-authorities.md). A case whose
 * party is somebody of the text besides is none of these: it may be an earlier one of the same people.
 */

import type { Mention } from "../../document/document.js";
import { overlaps, type Span } from "../../document/span.js";
import { COURTS } from "../codes/reference/neutral-citation.js";

/** Series of law reports and courts, as they are cited. */
const SERIES = String.raw`(?:A\.?C|W\.?L\.?R|All E\.?R(?: Rep)?|Q\.?B(?:D)?|K\.?B|Ch(?:D)?|Fam|F\.?L\.?R|F\.?C\.?R|I\.?R\.?L\.?R|I\.?C\.?R|Cr App R(?: \(S\))?|Crim LR|Lloyd['’]?s Rep(?: IR)?|H\.?L\.?R|E\.?G\.?L\.?R|P ?& ?C\.?R|B\.?C\.?L\.?C|B\.?M\.?L\.?R|Med LR|ELR|PIQR|RTR|STC|E\.?H\.?R\.?R|ECR|CMLR|S\.?C(?: \(HL\))?|S\.?L\.?T|SCCR|I\.?R|I\.?L\.?R\.?M|NI(?:JB|LR)?|S\.?C\.?R|D\.?L\.?R|O\.?R|N\.?Z\.?L\.?R|NSWLR|V\.?R|C\.?L\.?R|A\.?L\.?R|A\.?L\.?J\.?R|S\.?C\.?C|S\.?L\.?R(?:\(R\))?|H\.?K\.?L\.?R\.?D|M\.?L\.?J|BCLR|SACR|T\.?C|Imm AR|INLR|Ld Raym|E\.?R|F(?:\. ?|)(?:2d|3d|4th|Supp\.?(?: ?[23]d)?)?|U\.? ?S\.?|S\. ?Ct\.?|L\. ?Ed\.?(?: ?2d)?|(?:P|A|N\.E|N\.W|S\.E|S\.W|So)\. ?(?:2d|3d)|Cal\.(?: ?App\.)?(?: ?[2-5](?:d|th))?)`;
const PLACE = [
  String.raw`[[(](?:1[6-9]|20)\d\d(?:-\d\d)?[\])],? (?:\d{1,3} )?${SERIES} \d{1,5}`,
  String.raw`\[(?:19|20)\d\d\] ${COURTS} \d{1,5}(?: \([A-Z]\p{L}{1,6}\))?`,
  String.raw`\d{1,4} ${SERIES} \d{1,5}(?: \((?:[^()\n]{0,20} )?(?:1[6-9]|20)\d\d\))?`,
  String.raw`AIR (?:19|20)\d\d S\.?C\.? \d{1,5}`,
].join("|");
/** A citation, several of one case, and a court in brackets or letters behind it. */
const CITED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${PLACE})(?:[,;] (?:${PLACE}))*(?:,? (?:HL|CA|EAT|PC|SC|[HL]C|ECtHR|\([A-Z]{2,4}\))(?![\p{L}\p{N}]))?`,
  "gu",
);
/** The parties, up to what is cited: at most so many characters. */
const LONGEST_NAME = 160;
const SMALL = String.raw`(?:of|the|and|de|la|for|on|in|t\/a|ex|p|parte|another|others|anor|ors|&|von|van|del|y)`;
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}\p{N}.'’&-]*|\((?:\p{Lu}[^()\n]{0,40}|No\.? ?\d+|a child|[Aa] minor)\))`;
const PARTY = String.raw`${NAME_WORD}(?:[ ,]{1,2}(?:${SMALL} ){0,2}${NAME_WORD}| (?:plc|ltd|llp|inc)\b\.?| (?:and|&) (?:another|others|anor|ors)| (?:No\.? ?\d+))*`;
const PARTIES = new RegExp(
  String.raw`(?:${PARTY} (?:v\.?|vs\.?|-v-) (?:the )?${PARTY}|(?:Re|In re|Ex parte) ${PARTY})[,:]? ?\(?$`,
  "u",
);
/** What opens a sentence or points to a case and is no part of a party's name. */
const OPENS =
  /^(?:(?:In|See|Following|Applying|Per|Cf\.?|And|But|The|As|From|Under|Also|Compare|Contrast|Citing|Since|After|By|Both|Although|While|Whereas|However,?) )+/u;

/** A case: its parties' names and its place in the reports. */
export type Authority = Span & { parties: string };

/** The cases that a text cites, in reading order. */
export function citedCases(text: string): Authority[] {
  const cases: Authority[] = [];
  for (const cited of text.matchAll(CITED)) {
    const from = Math.max(0, cited.index - LONGEST_NAME, cases.at(-1)?.end ?? 0);
    const named = PARTIES.exec(text.slice(from, cited.index));
    if (!named) continue;
    const opening = OPENS.exec(named[0])?.[0].length ?? 0;
    cases.push({
      start: from + named.index + opening,
      end: cited.index + cited[0].length,
      parties: named[0].slice(opening),
    });
  }
  return cases;
}

const WORD = /\p{L}[\p{L}\p{M}'’-]{2,}/gu;

/** Tells of a find whether it stands in a cited case or is its short name ('the Burchell test'), and in no party of the text. */
export function ofAuthorities(
  text: string,
  found: readonly Mention[],
): (mention: Mention) => boolean {
  const cases = citedCases(text);
  if (cases.length === 0) return () => false;
  const outside = found.filter(
    (mention) => mention.type === "PERSON" && !cases.some((one) => overlaps(one, mention)),
  );
  /** The first case of each bare name that nobody of the text bears. */
  const names = new Map<string, number>();
  const taken: Authority[] = [];
  for (const one of cases) {
    const words = new Set(one.parties.match(WORD) ?? []);
    const bearer = outside.some(({ start, end }) => {
      const own = text.slice(start, end).match(WORD) ?? [];
      const shared = own.some((word) => words.has(word));
      return (
        shared &&
        (own.length > 1 ||
          /^(?:\p{Lu}\p{L}{0,4}\.? )/u.test(text.slice(start, end)) ||
          start < one.start)
      );
    });
    if (bearer) continue;
    taken.push(one);
    for (const word of words) names.set(word, Math.min(one.start, names.get(word) ?? one.start));
  }
  return (mention) =>
    taken.some((one) => overlaps(one, mention)) ||
    (mention.type === "PERSON" &&
      (names.get(text.slice(mention.start, mention.end)) ?? Infinity) < mention.start);
}
