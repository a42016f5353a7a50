import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";
import { isKnownTld } from "./tlds.js";

// the written-out @: in brackets of any kind, or as a word between spaces
const AT = /(?: ?[[({<] ?(?:at|@|ät) ?[\])}>] ?| at (?=[a-z0-9-]{1,63}(?: dot |\.| ?[[({<])))/gi;
const DOT = String.raw`(?: ?[[({<] ?(?:dot|punkt|\.) ?[\])}>] ?| dot |\.)`;
const LABEL = "[a-z0-9][a-z0-9-]{0,62}";
const DOMAIN_AFTER = new RegExp(`${LABEL}(?:${DOT}${LABEL}){1,4}`, "iuy");
const LOCAL_BEFORE = new RegExp(`[a-z0-9_%+-]{1,40}(?:${DOT}[a-z0-9_%+-]{1,40}){0,3}$`, "iu");
const SPELLED = /dot|punkt|[[({<]/iu;
// 'look at the dot com boom'
const NO_LABEL =
  /^(?:a|an|the|this|that|each|every|which|his|her|its|their|our|your|my|some|any)$/iu;

/**
 * E-mail addresses written to escape robots: `ann dot lee at example dot org`, `ann [at] example.org`.
 * The plain word 'at' counts only with a spelled dot in the domain, and the domain's end must be a
 * known top-level domain.
 */
export const obfuscatedEmail: Detector = {
  name: "obfuscated-email",
  finds: ["CODE/email"],
  patterns: [{ name: "local part [at] domain", regex: AT, score: 0.7 }],
  needs: [AT],
  presidioEntity: "EMAIL_ADDRESS",
  detect({ text }: DetectorInput): Found[] {
    const found: Found[] = [];
    for (const at of matchesOf(AT, text)) {
      const bracketed = /[[({<]/.test(at[0]);
      DOMAIN_AFTER.lastIndex = at.index + at[0].length;
      const after = DOMAIN_AFTER.exec(text)?.[0];
      if (after === undefined || !(bracketed || SPELLED.test(after))) continue;
      const domain = upToTld(after) ?? (bracketed ? inBrackets(after) : undefined);
      if (domain === undefined || !(bracketed || SPELLED.test(domain))) continue;
      const before = text.slice(Math.max(0, at.index - 100), at.index);
      const local = LOCAL_BEFORE.exec(before)?.[0];
      if (local === undefined || NO_LABEL.test(local)) continue;
      found.push({
        start: at.index - local.length,
        end: at.index + at[0].length + domain.length,
        type: "CODE",
        subtype: "email",
        score: bracketed ? 0.7 : 0.5,
        evidence: { rule: bracketed ? "local part [at] domain" : "local part at domain dot tld" },
      });
    }
    return found;
  },
  examples: {
    finds: [
      "write to [ann dot lee at example dot org] today",
      "[ann(at)example(dot)org]",
      "mail ⟦ann [at] example [dot] org⟧ now",
      "[ann.lee AT example DOT co DOT uk]",
      "[a.lee {at} mail.example.com], or call",
      "[ann (at) example.com] and others",
      "[ann (at) corp (dot) lan] and others",
    ],
    misses: [
      "look at the dot com boom",
      "shares rose at example.com", // a spelled dot is missing
      "stop at each dot on the line",
      "arrived (at) last. Then left",
      "a meeting at Dot Cottage",
      "point at this dot org chart",
    ],
  },
};

/** A domain whose dots are in brackets too, whatever it ends in: an intranet's or one of tomorrow. */
const inBrackets = (domain: string): string | undefined =>
  /[[({<] ?(?:dot|punkt|\.) ?[\])}>]/iu.test(domain) ? domain : undefined;

/** The longest beginning that ends in a known top-level domain, or nothing. */
function upToTld(domain: string): string | undefined {
  const labels = [...domain.matchAll(/[a-z0-9-]+/giu)].filter(
    ({ 0: word }) => !/^(?:dot|punkt)$/iu.test(word),
  );
  if (NO_LABEL.test(labels[0]?.[0] ?? "")) return undefined;
  for (let last = labels.length - 1; last > 0; last--) {
    const { 0: label, index } = labels[last]!;
    if (isKnownTld(label)) return domain.slice(0, index + label.length);
  }
  return undefined;
}
