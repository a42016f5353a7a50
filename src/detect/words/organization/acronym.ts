import type { Detector, Found } from "../../kit/detector.js";
import { listOf } from "../../kit/phrases.js";
import { matchesOf } from "../../search/matches.js";

const DEFINED =
  /\((?:hereinafter |hereafter )?(?:the )?["“'‘]?(?:the )?([A-Z][A-Za-z]{0,3}[A-Z]{1,5})["”'’]?\)/g;
// words of names that are abbreviated all the same but name no organization
const NOT_ORGANIZED = new RegExp(
  `\\b(?:${listOf(`
  Act, Agreement, Allowance, Assessment, Benefit, Benefits, Code, Community, Convention, Counsel, Criteria, Directive,
  Disability, Disease, Disorder, Fever, Form, Identification, Index, Infection, Injury, Law,
  Learning, Number, Order, Pact, Payment, Pension, Plan, Practitioner, Principal, Principle, Principles, Procedure,
  Program, Programme, Programs, Prosecutions, Protocol, Questionnaire, Record, Records, Regulation,
  Regulations, Report, Reports, Republic, Rules, Scale, States, Statute, Syndrome, System, Tax,
  Technology, Test, Therapy, Training, Treatment, Treaty, Virus, Zone`).join("|")})\\b`,
  "i",
);
const BEFORE = 120;
const SMALL = /^(?:of|for|the|and|on|in|to|de|la|du|des|et|und|für|der|del|y|&)$/;

/** Organizations defined with their acronym: 'National Bar Council (NBC)', '(“the NBC”)'; both are found. */
export const acronym: Detector = {
  name: "acronym",
  finds: ["ORG/acronym"],
  patterns: [{ name: "name and its acronym", regex: DEFINED, score: 0.7 }],
  presidioEntity: "ORGANIZATION",
  detect({ text }) {
    const found: Found[] = [];
    for (const match of matchesOf(DEFINED, text)) {
      const letters = match[1]!;
      const start = expansionStart(text, match.index, letters);
      if (start === undefined) continue;
      const at = match.index + match[0].lastIndexOf(letters);
      const name = text.slice(start, match.index).trimEnd();
      if (NOT_ORGANIZED.test(name)) continue;
      for (const [from, end] of [
        [start, start + name.length],
        [at, at + letters.length],
      ] as const) {
        found.push({
          start: from,
          end,
          type: "ORG",
          subtype: "acronym",
          score: 0.7,
          evidence: { rule: "name and its acronym" },
        });
      }
    }
    return found;
  },
};

/** Where the words begin whose initials are the acronym's letters; small words may be skipped. */
function expansionStart(text: string, end: number, acronym: string): number | undefined {
  const from = Math.max(0, end - BEFORE);
  const words = [...text.slice(from, end).matchAll(/[\p{L}\p{N}&]+/gu)];
  let letter = acronym.length - 1;
  for (let i = words.length - 1; i >= 0 && letter >= 0; i--) {
    const { 0: word, index } = words[i]!;
    const next = words[i + 1];
    const gap = text.slice(from + index + word.length, next ? from + next.index : end);
    if (!/^[ \n'’-]{1,2}$/.test(gap)) return undefined;
    if (word[0]!.toUpperCase() === acronym[letter]!.toUpperCase() && /^\p{Lu}/u.test(word))
      letter--;
    else if (!SMALL.test(word) && word !== "s") return undefined;
    if (letter < 0) return from + index;
  }
  return undefined;
}
