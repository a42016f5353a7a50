import { inReadingOrder } from "../../../document/span.js";
import { COUNTRIES } from "../../../language/countries.js";
import { rowsOfList } from "../../../language/lists.js";
import type { Detector, Found } from "../../kit/detector.js";
import { listOf, type Phrase, phraseMatcher, wordsOf } from "../../kit/phrases.js";
import { matchesOf } from "../../search/matches.js";
import { MEDICATIONS } from "../clinical/medications.js";

/** Phrases of the rows of a table, each with the rows that have it. */
function rowsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  lists.forEach((list, row) => {
    for (const phrase of list) rows.set(phrase, [...(rows.get(phrase) ?? []), row]);
  });
  return rows;
}

const asPhrases = (rows: ReadonlyMap<string, readonly number[]>): Phrase<readonly number[]>[] =>
  // 'Mass' and 'AA' as written, 'viral load' in any case
  [...rows].map(([phrase, value]) => ({ phrase, value, caseSensitive: /\p{Lu}/u.test(phrase) }));

/** With the rows of the phrases inside each: 'breast cancer' is a cancer. */
function withInner(
  rows: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, readonly number[]> {
  const runsOf = (phrase: string): string[] => {
    const words = phrase.split(" ");
    return words.flatMap((_, from) =>
      words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(" ")),
    );
  };
  return new Map(
    [...rows.keys()].map((phrase) => [
      phrase,
      [...new Set(runsOf(phrase).flatMap((run) => rows.get(run) ?? []))],
    ]),
  );
}

const TABLE = [...rowsOfList("en/illness-clues"), ...rowsOfList("en/life-clues")] as [
  string,
  string,
][];
/** Words for the people of every country: 'Ghanaian', 'Poles'. */
const NATIONALITIES = COUNTRIES.flatMap(({ adjectives, people }) => [...adjectives, ...people]);
const TOLD = TABLE.map(([told]) =>
  listOf(told).flatMap((phrase) => (phrase === "(any nationality)" ? NATIONALITIES : [phrase])),
);
const CLUES = TABLE.map(([, clues]) => listOf(clues));

/** Clues that are sentences and not words, with what they give away. */
const FORMS: readonly (readonly [readonly string[], RegExp])[] = [
  [
    ["Jehovah's Witness", "Jehovah's Witnesses"],
    /\b(?:an? )?(?:advance (?:directive|decision|statement|refusal)(?: card)? )?(?:(?:refus(?:es|ed|ing|al of|al)|declin(?:es|ed|ing)|will not (?:accept|have|take)|(?:does|did|do) not (?:accept|want|consent to)|consents? to all but|objects? to|without|no) )(?:all |any |the |a |donor |allogeneic )*(?:blood(?! (?:tests?|pressure|samples?|sugars?|glucose|counts?|films?|cultures?|results?|group|loss|stain|in\b|on\b))(?: products?| transfusions?| components?)?|transfusions?|transfused blood)\b|\bblood products? (?:refused|declined)\b|\badvance (?:directive|decision|refusal)\b/giu,
  ],
  [
    ["Muslim", "Muslims", "Jew", "Jewish", "Hindu", "Sikh"],
    /\b(?:does not|doesn['’]t|will not|won['’]t|cannot|never) eats? (?:pork|beef|shellfish|meat)\b|\bno (?:pork|beef)\b|\bfast(?:s|ed|ing) (?:during|for|in) \p{Lu}\p{L}+/giu,
  ],
  [
    ["pregnant", "pregnancy"],
    /\b\d{1,2}(?:\+\d)? ?(?:\/40|weeks(?:['’] gestation| pregnant| along)|wks? pregnant)\b|\b[Gg]\d ?[Pp]\d(?:\+\d)?\b|\b(?:baby|twins?) (?:is |are )?due (?:in|on|at)\b|\bexpecting (?:a baby|twins|her|our|their)\b/gu,
  ],
  [
    [
      "depression",
      "bipolar disorder",
      "schizophrenia",
      "psychosis",
      "psychotic",
      "personality disorder",
      "mental illness",
      "suicidal",
      "self-harm",
    ],
    // not the section of an Act under which a doctor is approved or an order is made
    /(?<=\b(?:detained|held|admitted|placed|kept|recalled|brought in|assessed|treated)(?: (?:here|there|again|\p{L}+ly))? )under (?:a )?section(?: \d{1,3}[A-Z]?(?:\(\d\))?)?|\bunder section(?! ?\d)/giu,
  ],
  [
    ["HIV", "HIV positive", "HIV-positive", "AIDS", "hepatitis", "hepatitis B", "hepatitis C"],
    /\b(?:undetectable|suppressed|detectable) (?:viral load|VL)\b|\bVL (?:is |was |remains )?(?:undetectable|suppressed|detectable|< ?\d+)|\bco-?infect(?:ed|ion)\b|\b[<>]? ?\d+ copies(?: ?\/ ?ml| per ml)?\b/giu,
  ],
];

/** A drug names its illness as surely as the illness does: 'on Biktarvy, viral load undetectable'. */
const withDrugs = (lists: readonly (readonly string[])[]): readonly string[][] =>
  lists.map((list) => {
    const known = new Set(list.map((phrase) => phrase.toLowerCase()));
    const drugs = MEDICATIONS.filter(
      ({ widely, tells }) => !widely && tells.some((illness) => known.has(illness)),
    );
    return [...list, ...drugs.map(({ name }) => name)];
  });

const told = phraseMatcher(
  asPhrases(withInner(rowsOf(withDrugs([...TOLD, ...FORMS.map(([words]) => words)])))),
);
const clues = phraseMatcher(asPhrases(rowsOf(CLUES)));

/** The result of a test belongs to its name: 'CD4 count of 610', 'viral load undetectable', 'HER2: positive'. */
const RESULT =
  /^(?: (?:count|level|titre|score|test|result|screen))?(?:,? (?:is|was|of|at|remains|now|today|still|came back|currently)| ?[:=]| -)*(?: (?:now|still))?,? ?(?:(?:un)?detectable|suppressed|positive|negative|raised|elevated|low|normal|abnormal|[<>≤≥]? ?\d+(?:[.,]\d+)*(?:\/\d+)?(?: ?(?:%|copies(?:\/ml)?|cells(?:\/mm3|\/µl)?|[munµ]g\/[dm]?l|[mkµu]?u\/m?l|mmol\/(?:mol|l))|(?! ?[\p{L}%°])))(?![\p{L}\p{N}])/iu;
/** A street or a business called after one: the address says so itself. */
const NAMESAKE =
  /^ (?:Street|St|Lane|Road|Rd|Avenue|Ave|Close|Court|Hill|Gardens|Terrace|Row|Walk|Place|Square|Way|Drive|Green|Fields?)(?![\p{L}])/u;
const REACH = 60;
/** The label of a form says of nobody in the text alone what it says: 'Interpreter: Mr Yonas'. */
const LABEL = /(?<=^|\n)[ \t]*(?<words>\p{L}[\p{L} -]{2,30}?) ?:/gu;
const labelsIn = (text: string): ReadonlySet<string> =>
  new Set([...matchesOf(LABEL, text)].map(({ groups }) => spoken(groups!["words"]!)));

/**
 * What would give away an illness, a faith, a party or union, an addiction, a pregnancy or an origin that the text
 * names: 'viral load undetectable' beside 'HIV', 'Kingdom Hall' beside 'Jehovah's Witness'. It is kept unless the
 * thing itself is hidden (src/decide/giveaways.ts), and nothing is found in a text that does not name the thing.
 */
export const clue: Detector = {
  name: "clue",
  finds: ["DEM/clue"],
  detect(input): Found[] {
    const { text } = input;
    const words = wordsOf(input);
    const named = new Map<number, Set<string>>();
    for (const { value, start, end } of told(words)) {
      for (const row of value) {
        const known = named.get(row) ?? named.set(row, new Set()).get(row)!;
        known.add(spoken(text.slice(start, end)));
      }
    }
    if (named.size === 0) return [];
    const labels = labelsIn(text);
    const found: Found[] = [];
    const add = (start: number, end: number, rows: readonly number[]): void => {
      const own = spoken(text.slice(start, end));
      const tells = new Set(
        rows
          .flatMap((row) => [...(named.get(row) ?? [])])
          // what names the thing itself is judged as such
          .filter((one) => !` ${own} `.includes(` ${one} `)),
      );
      if (tells.size === 0) return;
      found.push({
        start,
        end,
        type: "DEM",
        subtype: "clue",
        score: 0.5,
        evidence: { rule: "clue" },
        tells: [...tells],
      });
    };
    for (const { start, end, value } of clues(words)) {
      const after = text.slice(end, end + REACH);
      if (NAMESAKE.test(after) || labels.has(spoken(text.slice(start, end)))) continue;
      add(start, end + (RESULT.exec(after)?.[0].length ?? 0), value);
    }
    FORMS.forEach(([, form], i) => {
      if (!named.has(TOLD.length + i)) return;
      for (const { index, 0: match } of matchesOf(form, text))
        add(index, index + match.length, [TOLD.length + i]);
    });
    return outermost(found);
  },
};

/** As src/decide/giveaways.ts compares words. */
const spoken = (written: string): string =>
  (written.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).join(" ");

/** Without those inside a longer one. */
function outermost(found: readonly Found[]): Found[] {
  let covered = -1;
  return [...found].sort(inReadingOrder).filter(({ end }) => {
    const isOutside = end > covered;
    covered = Math.max(covered, end);
    return isOutside;
  });
}
