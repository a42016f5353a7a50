import type { Detector, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";

/** A code, then a name or a bar, at the beginning of a line. */
const ROW =
  /(?<=^|\n)[ \t]*\|?[ \t]*(?<code>(?<letters>\p{Lu}{1,4})(?<joint>[-/ ]?)(?<figures>\d{3,7}))(?=[ \t]*\|[ \t]*\p{L}|[ \t]+\p{Lu}[\p{L}.'’-]* ?(?:\p{Lu}|\||\d|\n|$))/gu;
const ROWS = 3;

/** Codes of one form that begin at least three lines: 'S011 Kulkarni Vaishali', 'S014 Shaikh Imran'. */
export const rowCode: Detector = {
  name: "row-code",
  finds: ["CODE/reference"],
  detect({ text }) {
    const forms = new Map<string, Map<string, Found[]>>();
    for (const match of matchesOf(ROW, text)) {
      const { code, letters, joint, figures } = match.groups as Record<string, string>;
      const start = match.index + match[0].length - code!.length;
      const form = `${letters}${joint}${figures!.length}`;
      const codes = forms.get(form) ?? new Map<string, Found[]>();
      forms.set(form, codes);
      const found = codes.get(code!) ?? [];
      codes.set(code!, found);
      found.push({
        start,
        end: start + code!.length,
        type: "CODE",
        subtype: "reference",
        score: 0.6,
        evidence: { rule: "first column" },
      });
    }
    return [...forms.values()]
      .filter((codes) => codes.size >= ROWS)
      .flatMap((codes) => [...codes.values()].flat());
  },
  examples: {
    finds: [
      "Emp Name\n[S011] Kulkarni Vaishali 18,400\n[S014] Shaikh Imran 15,000\n[S022] Bhosale R. 11,200",
      "[KM0902] | Ann\n[KM0911] | Tom\n[KM0913] | Ida",
    ],
    misses: [
      // two rows, a form each, questions, and words behind that are no column
      "S011 Kulkarni Vaishali\nS014 Shaikh Imran",
      "S011 Ann Berg\nT014 Tom Berg\nU022 Ida Berg",
      "Q1 How are you\nQ2 Where is he\nQ3 When did he go",
      "E102 is red\nE110 is yellow\nE122 is red too",
    ],
  },
};
