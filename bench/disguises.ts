/**
 * Secrets in disguises: the share whose every letter and digit is hidden by default, in sentences with a cue.
 *
 *     npx tsx bench/disguises.ts
 */

import { createDocument, createSanitizer } from "../src/index.js";

const SECRETS: readonly (readonly [sentence: string, secret: string])[] = [
  ["Dear Dr {}, thank you for seeing her.", "Priya Venkataraman"],
  ["My name is {} and I live here.", "Solveig Lindqvist"],
  ["Card number {} was charged twice.", "4111111111111111"],
  ["Please call my mobile {} today.", "07911482337"],
  ["Write to my e-mail {} please.", "anna.berg@example.org"],
  ["Her IBAN is {} at the bank.", "NO9386011117947"],
];
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const isDigits = (secret: string): boolean => /^\d+$/.test(secret);
const hasLetters = (secret: string): boolean => /^[A-Za-z ]+$/.test(secret);
const each = (change: (char: string) => string) => (secret: string) =>
  [...secret].map((char) => (char === " " ? " " : change(char))).join("");
const between = (mark: string) => (secret: string) =>
  secret
    .split(" ")
    .map((word) => [...word].join(mark))
    .join(mark === " " ? "   " : " ");
const code = (char: string): number => char.codePointAt(0)!;

/** A disguise of a secret; nothing where it does not apply. */
const DISGUISES: Readonly<Record<string, (secret: string) => string | undefined>> = {
  none: (secret) => secret,
  "decimal entities": each((char) => `&#${code(char)};`),
  "hexadecimal entities": each((char) => `&#x${code(char).toString(16)};`),
  "\\u escapes": each((char) => `\\u${code(char).toString(16).padStart(4, "0")}`),
  "\\x escapes": each((char) => `\\x${code(char).toString(16).padStart(2, "0")}`),
  spaced: between(" "),
  dotted: (secret) => (hasLetters(secret) || isDigits(secret) ? between(".")(secret) : undefined),
  "commas between digits": (secret) => (isDigits(secret) ? between(", ")(secret) : undefined),
  "digits spelled out": (secret) =>
    isDigits(secret) ? [...secret].map((digit) => WORDS[Number(digit)]).join(" ") : undefined,
  "at and dot": (secret) =>
    secret.includes("@") ? secret.replace("@", " at ").replaceAll(".", " dot ") : undefined,
  "[at] and [dot]": (secret) =>
    secret.includes("@") ? secret.replace("@", "[at]").replaceAll(".", "[dot]") : undefined,
  "bold and italic": (secret) =>
    hasLetters(secret) ? secret.replace(/^(\S+) (\S+)$/, "**$1** _$2_") : undefined,
  bold: (secret) => `**${secret}**`,
  "Hangul filler": between("\u3164"),
  "zero-width space": between("\u200b"),
  "soft hyphen": between("\u00ad"),
  "word joiner": between("\u2060"),
  "full width": each((char) =>
    /[!-~]/.test(char) ? String.fromCodePoint(code(char) + 0xfee0) : char,
  ),
  "Cyrillic look-alikes": (secret) =>
    secret.replace(/[aeopc]/g, (char) => ({ a: "а", e: "е", o: "о", p: "р", c: "с" })[char]!),
  capitals: (secret) => (hasLetters(secret) ? secret.toUpperCase() : undefined),
  "lower case": (secret) => (hasLetters(secret) ? secret.toLowerCase() : undefined),
  "no-break spaces": (secret) =>
    secret.includes(" ") ? secret.replaceAll(" ", "\u00a0") : undefined,
  "groups of four": (secret) =>
    isDigits(secret) ? secret.replace(/(\d{4})(?=\d)/g, "$1 ") : undefined,
  hyphens: (secret) => (isDigits(secret) ? secret.replace(/(\d{4})(?=\d)/g, "$1-") : undefined),
};

const sanitizer = await createSanitizer({ version: 1 });
const LETTER = /[\p{L}\p{N}]/u;
let all = 0;
let hidden = 0;
console.log("| disguise | cases | wholly hidden |\n| --- | --- | --- |");
for (const [name, disguise] of Object.entries(DISGUISES)) {
  let cases = 0;
  let good = 0;
  for (const [sentence, secret] of SECRETS) {
    const written = disguise(secret);
    if (written === undefined) continue;
    cases++;
    const text = sentence.replace("{}", () => written);
    const start = sentence.indexOf("{}");
    const { replacements } = await sanitizer.sanitize(createDocument(text, { id: name }));
    const covered = Array.from({ length: written.length }, (_, i) => start + i).every(
      (at) =>
        !LETTER.test(text[at]!) || replacements.some((one) => one.start <= at && at < one.end),
    );
    if (covered) good++;
  }
  all += cases;
  hidden += good;
  console.log(`| ${name} | ${cases} | ${(good / cases).toFixed(2)} |`);
}
console.log(`| all | ${all} | ${(hidden / all).toFixed(3)} |`);
