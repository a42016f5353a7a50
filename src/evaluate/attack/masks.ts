/**
 * What anonymization put into a text: labels ('PERSON', '[DATE_2]'), stars and bars. It says nothing
 * about the person, but a search would match it with words that look the same.
 */

// of the recognizers and tools in use, and our own; upper case only
const LABELS = `
  PERSON, PER, NAME, ORGANIZATION, ORGANISATION, ORG, LOCATION, LOC, GPE, FAC, FACILITY, NORP, NRP, DATE[ _]TIME,
  DATETIME, DATE, TIME, YEAR, AGE, CODE, DEM, QUANTITY, CARDINAL, ORDINAL, PERCENT, MONEY, MISC, EVENT, PRODUCT,
  LAW, LANGUAGE, WORK[ _]OF[ _]ART, EMAIL[ _]ADDRESS, EMAIL, PHONE[ _]NUMBER, PHONE, URL, IP[ _]ADDRESS, ID,
  ADDRESS, SENSITIVE, REDACTED, MASKED, MASK, REMOVED, OMITTED`
  .trim()
  .split(/,\s+/);

// long enough to be told from a word when it is glued to one: 'tSENSITIVE'
const GLUED = LABELS.filter((label) => label.length >= 8 && !label.includes("["));

const LABEL = `(?:${LABELS.join("|")})`;
const NUMBERED = `${LABEL}(?:${LABEL})*(?:[ _-]?[0-9]{1,4}(?![0-9.,]?[0-9]))?`;

const MASKS = new RegExp(
  [
    // [PERSON 1], <DATE>, {{ORG_2}}, [redacted]
    "[[<{]{1,2} ?(?:\\p{Lu}[\\p{Lu}0-9’_ -]{0,40}|redacted|removed|masked|omitted|deleted|name|date) ?[\\]>}]{1,2}",
    // ***, ____, ████, XXXX
    "\\*{2,}|_{2,}|#{3,}|[\\u2580-\\u25ff]+|(?<![A-Za-z])X{3,}(?![A-Za-z])|(?<![A-Za-z])x{4,}(?![A-Za-z])",
    `(?<![\\p{L}\\p{N}])${NUMBERED}(?![\\p{L}])`,
    GLUED.join("|"),
  ].join("|"),
  "gu",
);

// a word in capitals is a label where this share of a method's texts has it
const LABEL_SHARE = 0.3;
const FEWEST_TEXTS = 10;

/**
 * Words in capitals that many of the texts share: the labels of a method whose labels are its own.
 * Empty for fewer than ten texts.
 */
export function sharedLabels(texts: readonly string[]): ReadonlySet<string> {
  if (texts.length < FEWEST_TEXTS) return new Set();
  const holding = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.match(/(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/gu))) {
      holding.set(word, (holding.get(word) ?? 0) + 1);
    }
  }
  return new Set(
    [...holding].flatMap(([word, count]) => (count >= LABEL_SHARE * texts.length ? [word] : [])),
  );
}

/** The text with NUL in place of every mask, so that what is left keeps its place. */
export function withoutMasks(text: string, labels: ReadonlySet<string> = new Set()): string {
  const blank = (mask: string) => "\0".repeat(mask.length);
  const unmasked = text.replace(MASKS, blank);
  return labels.size === 0
    ? unmasked
    : unmasked.replace(/(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/gu, (word) =>
        labels.has(word) ? blank(word) : word,
      );
}
