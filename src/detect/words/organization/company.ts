import type { Detector, Found } from "../../kit/detector.js";
import {
  listOf,
  phraseMatcher,
  phrasesOf,
  type Words,
  wordAt,
  wordsOf,
} from "../../kit/phrases.js";
import { NAME_ENDS } from "../../people/not-names.js";

// as written; a full stop may follow
const FORMS = listOf(`
  Ltd, Limited, Ltd Şti, Pty Ltd, LLC, L.L.C, LLP, L.L.P, LP, PLC, plc, Inc, Incorporated, Corp,
  GmbH, gGmbH, GmbH & Co KG, mbH, AG, KG, OHG, e.V, SA, S.A, S.A.S, SAS, SARL, S.à r.l, S.r.l, Srl,
  S.p.A, SpA, S.L, N.V, NV, B.V, BV, A/S, ApS, ASA, AB, Oy, Oyj, Sp. z o.o, s.r.o, d.o.o, Kft, Zrt,
  Bt, OOO, ZAO, OAO, A.Ş, A.S, Co, Sons, Partners, Associates, Solicitors`);
// two capitals that are also common abbreviations or words in capitals
const WEAK = /^(?:SA|AB|AG|KG|NV|BV|LP|Co|Bt|SAS|A\.S)$/;
// only after an ampersand
const PARTNERSHIP = /^(?:Co|Sons|Partners|Associates|Solicitors)$/;

const MOST_WORDS = 8;
const LINKS = new Set(["and", "of", "et", "und", "de", "y", "e", "for", "von", "van", "des", "du"]);
// titles, labels and parties before a company's name
const STOPS = new Set(
  listOf(`
  mr, mrs, ms, dr, by, president, vice, director, chairman, ceo, manager, officer, partner,
  employee, borrower, lender, title, name, company, agent, member, from, to, date`),
);

const matchForms = phraseMatcher<string>(
  FORMS.flatMap((form) => phrasesOf([form], form, { caseSensitive: true })),
);

/** Companies by the legal form behind the name: 'Muster & Söhne GmbH', 'Acme Widgets, Inc.'. */
export const company: Detector = {
  name: "company",
  finds: ["ORG/company"],
  presidioEntity: "ORGANIZATION",
  detect(input) {
    const words = wordsOf(input);
    const found: Found[] = [];
    let floor = 0;
    for (const { start, end, firstWord, endWord, value } of matchForms(words)) {
      const first = firstOfName(words, firstWord, floor);
      floor = endWord;
      if (first === firstWord || !isForm(words, first, firstWord, value)) continue;
      // the plate 'B AB 1234'
      if (WEAK.test(value) && /^ ?\d/.test(input.text.slice(end, end + 2))) continue;
      const name = input.text.slice(words.starts[first], start).trim();
      // 'Proposed AB, seconded JS'
      if (WEAK.test(value) && (!/\p{Ll}/u.test(name) || /^\p{Lu}\p{Ll}+ed$/u.test(name))) continue;
      found.push({
        start: words.starts[first]!,
        end: input.text[end] === "." && /[.\p{Ll}]/u.test(value.slice(1)) ? end + 1 : end,
        type: "ORG",
        subtype: "company",
        score: WEAK.test(value) ? 0.7 : 0.9,
        evidence: { rule: value },
      });
    }
    return found;
  },
};

function isForm(words: Words, first: number, form: number, value: string): boolean {
  const { text, starts, ends } = words;
  if (PARTNERSHIP.test(value)) {
    if (value !== "Co") return /(?:&|\band) $/.test(text.slice(ends[form - 1]! - 3, starts[form]));
    // 'Co Tyrone' is a county, 'Co-operation' a word
    return !/^(?:-| \p{Lu})/u.test(text.slice(ends[form], ends[form]! + 2));
  }
  return value !== "A.S" || form - first > 1;
}

/** The first word of the capitalized run before a legal form; that of the form itself if there is no such run. */
function firstOfName(words: Words, form: number, floor: number): number {
  const { text, starts, ends, lower } = words;
  let first = form;
  for (let i = form - 1; i >= Math.max(floor, form - MOST_WORDS); i--) {
    const gap = text.slice(ends[i], starts[i + 1]);
    // only the form itself may follow a comma, or a place in brackets: 'Brookside (Hallam) Ltd'
    const closes = i === form - 1 && (gap === ", " || /^\)? $/.test(gap));
    const opens =
      gap === " (" && /^\p{Lu}[^()]{1,30}\) $/u.test(text.slice(starts[i + 1], starts[form]));
    if (!/^(?: |-|['’]| & |&)$/.test(gap) && !closes && !opens) break;
    const word = wordAt(words, i);
    const possessive = word === "s" && /['’]/.test(text[starts[i]! - 1] ?? "");
    if (LINKS.has(word) || possessive) continue;
    if (!/^[\p{Lu}\p{N}]/u.test(word) || NAME_ENDS.has(lower[i]!) || STOPS.has(lower[i]!)) break;
    // 'Mr R. K. Desai of Desai Loveday & Co' is somebody of a firm
    if (
      lower[i + 1] === "of" &&
      /\p{Lu}\. $/u.test(text.slice(Math.max(0, starts[i]! - 3), starts[i]))
    )
      break;
    if (/^\p{Lu}/u.test(word)) first = i;
  }
  return first;
}
