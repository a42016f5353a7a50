/** Secrets, each in a sentence with a cue, and the ways in which people disguise them. */

export const SECRETS: readonly (readonly [sentence: string, secret: string])[] = [
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
const digitsFrom = (zero: number) =>
  each((char) => (/\d/.test(char) ? String.fromCodePoint(zero + Number(char)) : char));

/** A disguise of a secret; nothing where it does not apply. */
export const DISGUISES: Readonly<Record<string, (secret: string) => string | undefined>> = {
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
  "zero-width joiner": between("\u200d"),
  "byte order mark": between("\ufeff"),
  "tag characters": (secret) => `${secret}\u{e0041}\u{e007f}`,
  "variation selectors": between("\ufe0e"),
  "combining grapheme joiner": between("\u034f"),
  "combining low lines": each((char) => `${char}\u0332`),
  "strike-through": each((char) => `${char}\u0336`),
  "mathematical bold": each((char) =>
    /[A-Z]/.test(char)
      ? String.fromCodePoint(0x1d400 + code(char) - 65)
      : /[a-z]/.test(char)
        ? String.fromCodePoint(0x1d41a + code(char) - 97)
        : /\d/.test(char)
          ? String.fromCodePoint(0x1d7ce + Number(char))
          : char,
  ),
  "circled letters": (secret) =>
    hasLetters(secret)
      ? each((char) =>
          String.fromCodePoint(
            char === char.toUpperCase() ? 0x24b6 + code(char) - 65 : 0x24d0 + code(char) - 97,
          ),
        )(secret)
      : undefined,
  "Arabic digits": (secret) => (/\d/.test(secret) ? digitsFrom(0x0660)(secret) : undefined),
  "Devanagari digits": (secret) => (/\d/.test(secret) ? digitsFrom(0x0966)(secret) : undefined),
  "superscript digits": (secret) =>
    isDigits(secret) ? each((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!)(secret) : undefined,
  "Greek look-alikes": (secret) =>
    secret.replace(/[AEIKo]/g, (char) => ({ A: "Α", E: "Ε", I: "Ι", K: "Κ", o: "ο" })[char]!),
  "percent-encoded": (secret) => [...secret].map((char) => `%${code(char).toString(16)}`).join(""),
  "base 64": (secret) => Buffer.from(secret).toString("base64"),
  "quoted-printable": each((char) => `=${code(char).toString(16).toUpperCase()}`),
  leetspeak: (secret) =>
    hasLetters(secret)
      ? secret.replace(
          /[aeiost]/g,
          (char) => ({ a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" })[char]!,
        )
      : undefined,
  "tabs for blanks": (secret) => (secret.includes(" ") ? secret.replaceAll(" ", "\t") : undefined),
  "line breaks for blanks": (secret) =>
    secret.includes(" ") ? secret.replaceAll(" ", "\n") : undefined,
  "broken with a hyphen": (secret) =>
    hasLetters(secret) ? secret.replace(/(\w{4})$/, "-\n$1") : undefined,
  "broken with ¬": (secret) =>
    hasLetters(secret) ? secret.replace(/(\w{4})$/, "¬\n$1") : undefined,
  "quoted line": (secret) => (secret.includes(" ") ? secret.replace(" ", "\n> ") : undefined),
  "left-to-right marks": between("\u200e"),
  isolates: (secret) => `\u2066${secret}\u2069`,
  "right-to-left override": (secret) => `\u202e${[...secret].reverse().join("")}\u202c`,
  "in code": (secret) => `\`${secret}\``,
  "in tags": (secret) => secret.replace(/^(\S+?)(\S)/, "<b>$1</b>$2"),
  "table cells": (secret) => (secret.includes(" ") ? secret.replaceAll(" ", " | ") : undefined),
  "digits in cells": (secret) =>
    isDigits(secret) ? secret.replace(/(\d{4})(?=\d)/g, "$1 | ") : undefined,
  "low lines": (secret) => (secret.includes(" ") ? secret.replaceAll(" ", "_") : undefined),
  slashes: (secret) => (isDigits(secret) ? secret.replace(/(\d{4})(?=\d)/g, "$1/") : undefined),
  "dots in groups": (secret) =>
    isDigits(secret) ? secret.replace(/(\d{4})(?=\d)/g, "$1.") : undefined,
  glued: (secret) => (secret.includes(" ") ? secret.replaceAll(" ", "") : undefined),
  "l for 1": (secret) => (/1/.test(secret) ? secret.replaceAll("1", "l") : undefined),
  "O for 0": (secret) => (/0/.test(secret) ? secret.replaceAll("0", "O") : undefined),
  "at and dot in brackets": (secret) =>
    secret.includes("@") ? secret.replace("@", " (at) ").replaceAll(".", " (dot) ") : undefined,
  "at in capitals": (secret) =>
    secret.includes("@") ? secret.replace("@", " AT ").replaceAll(".", " DOT ") : undefined,
  "initials and surname": (secret) =>
    hasLetters(secret) ? secret.replace(/^(\w)\w+/, "$1.") : undefined,
  "surname first": (secret) =>
    hasLetters(secret) ? secret.replace(/^(\S+) (\S+)$/, "$2, $1") : undefined,
  "spaced with dots and blanks": (secret) =>
    hasLetters(secret) ? between(". ")(secret) : undefined,
  "spaced with hyphens": (secret) => (hasLetters(secret) ? between("-")(secret) : undefined),
  "double and triple": (secret) =>
    isDigits(secret)
      ? secret
          .replace(/(\d)\1/g, (pair) => `double ${WORDS[Number(pair[0])]} `)
          .replace(/\d/g, (digit) => `${WORDS[Number(digit)]} `)
          .trim()
      : undefined,
  hyphens: (secret) => (isDigits(secret) ? secret.replace(/(\d{4})(?=\d)/g, "$1-") : undefined),
};
