/** Texts whose words, hidden and turned back, must be what they were: labels, abbreviations, odd spaces, codes. */

import fc from "fast-check";

const part = fc.constantFrom(
  ...[
    "Anna Berg",
    "Bob Moe",
    "anna.berg@example.org",
    "+47 22 11 33 44",
    "4 June 1975",
    "7:02 p.m.",
  ],
  ...[
    "[PERSON 1]",
    "[PERSON 2]",
    "<CODE 3>",
    "[code 1]",
    "Person 1",
    "code 12",
    "[ORG 9999999]",
    "LOC-2",
  ],
  ...[
    "Mr Berg",
    "Oslo",
    "Acme Ltd.",
    "IBAN DE89370400440532013000",
    "185.220.101.5",
    "[DATETIME 1].",
    'Anna "Annie" Berg',
    "=Anna",
    "Anna;Bob|Berg",
  ],
);
const joint = fc.constantFrom(
  " ",
  "  ",
  "\n",
  "\r\n",
  "\t",
  ". ",
  ", ",
  " said: ",
  "\u00a0",
  "\u200b ",
  ".",
  ". She left. ",
);
/** A handful of such words with what joins them. */
export const texts = fc
  .array(fc.tuple(part, joint), { minLength: 1, maxLength: 8 })
  .map((all) => all.flat().join(""));

const cell = (text: string, cut: string): string =>
  text.includes(cut) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const table =
  (cut: string, names: readonly string[]) =>
  (all: readonly string[]): string =>
    [names, ...all.map((text, i) => names.map((_, at) => (at === 0 ? text : `${i}`)))]
      .map((row) => `${row.map((one) => cell(one, cut)).join(cut)}\n`)
      .join("");

/** The same texts as files of each format that is written as it was read. */
export const FILES: Readonly<Record<string, (all: readonly string[]) => string>> = {
  "a.txt": (all) => all.join("\n\n"),
  "b.md": (all) => `# ${all[0]}\n\n${all.map((text) => `* ${text}\n`).join("")}`,
  "c.csv": table(",", ["note", "count"]),
  "d.csv": table(";", ["name", "note", "seen"]),
  "e.tsv": table("\t", ["comment", "n"]),
  "f.csv": table(",", ["note"]),
  "g.csv": (all) => all.map((text) => `${cell(`=${text}`, "|")}|'@x\n`).join(""),
  "h.jsonl": (all) => all.map((text, id) => `${JSON.stringify({ id, note: text })}\n`).join(""),
  "i.json": (all) => JSON.stringify(all.map((text, i) => ({ id: `${i}`, note: text }), null)),
};
