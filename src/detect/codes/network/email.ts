import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";

// the local part is read backwards from the @: atoms and dots of RFC 5321, as people's addresses use them
const ADDRESS =
  /@(?<=(?<local>[\p{L}\p{N}._%+'&-]{1,64})@)(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}])/giu;

/** An address as people shorten it, without what is behind its @: 'not the old kwame.tamsin@ one'. */
const WITHOUT_DOMAIN =
  /@(?<=(?<![\p{L}\p{N}._%+'&-])(?<local>\p{L}[\p{L}\p{N}]{0,15}(?:[._-][\p{L}\p{N}]{1,15}){1,3})@)(?=$|[\s,;)"”’'])/gu;

/** 'Tel' behind 'ann@example.org.Tel', where a blank is missing. */
const NEXT_SENTENCE = /(?<=^@[^\p{Lu}.]+\.[^\p{Lu}]*)\.\p{Lu}\p{Ll}+$/u;

/**
 * E-mail addresses (RFC 5321, section 4.1.2, and RFC 6531 for letters of all scripts), without quoted
 * local parts and address literals. Text is searched for the `@`, so one without costs nothing.
 */
export const email: Detector = {
  name: "email",
  finds: ["CODE/email"],
  patterns: [
    { name: "local part @ domain", regex: ADDRESS, score: 1 },
    { name: "local part @", regex: WITHOUT_DOMAIN, score: 0.8 },
  ],
  needs: [ADDRESS, WITHOUT_DOMAIN],
  presidioEntity: "EMAIL_ADDRESS",
  detect({ text }: DetectorInput): Found[] {
    const found: Found[] = [];
    for (const { 0: written, index, groups } of matchesOf(ADDRESS, text)) {
      const domain = written.replace(NEXT_SENTENCE, "");
      const local = groups!["local"]!.replace(/^[.']+/, "");
      if (local === "") continue;
      found.push({
        start: index - local.length,
        end: index + domain.length,
        type: "CODE",
        subtype: "email",
        score: 1,
        evidence: { rule: "local part @ domain" },
      });
    }
    for (const { index, groups } of matchesOf(WITHOUT_DOMAIN, text)) {
      found.push({
        start: index - groups!["local"]!.length,
        end: index + 1,
        type: "CODE",
        subtype: "email",
        score: 0.8,
        evidence: { rule: "local part @" },
      });
    }
    return found;
  },
  examples: {
    finds: [
      "write to [ann.lee@example.org].",
      "[ann+news@mail.example.co.uk], [o'neil@example.ie]; bye",
      "<[x_1%y@sub-domain.example.museum]>",
      "mailto:[ann@example.org]?subject=hello",
      "Adresse: [jörg@müller-söhne.example]",
      "[почта@пример.рф]",
      "punycode [info@xn--bcher-kva.example]",
      "at [ann@example.org].Tel 0113 496 0550",
      "[jo@mail.example.co.uk].Regards",
      "[Ann@Example.Org] in capitals",
      "'[ann@example.org]' in quotes",
      "not the old [kwame.tamsin@] one",
      "[ann_lee94@], or",
      "[ａnn@example.org] in wide letters",
    ],
    misses: [
      "meet @ 5 pm",
      "sold@ 1.20",
      "see p. 4.@",
      "follow @ann_lee",
      "3 apples @1.20 each",
      "ann@localhost",
      "@example.org",
      "user@.example",
      "a@b.1",
    ],
  },
};
