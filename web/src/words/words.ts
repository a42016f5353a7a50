/**
 * What people read, in their language. The source holds the English sentence, which is also the key
 * of the other languages' files: `de.json` beside this file has every sentence, and a test fails on
 * one that is missing, left over or has lost a {part}.
 */

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

type Parts = Readonly<Record<string, string | number>>;

let sentences: Readonly<Record<string, string>> = {};
let language: Language = "en";

/** The language in use, as `lang` attributes name it. */
export const languageNow = (): Language => language;

/** The tag by which numbers and times are written. */
export const localeNow = (): string => (language === "en" ? "en-GB" : language);

/** Loads a language's file; English needs none. */
export async function speak(next: Language): Promise<void> {
  sentences = next === "de" ? (await import("./de.json")).default : {};
  language = next;
}

/** A sentence in the reader's language; `{name}` is replaced by the part of that name. */
export function t(sentence: string, parts?: Parts): string {
  const words = sentences[sentence] ?? sentence;
  return parts ? filled(words, parts) : words;
}

/** A number of things: `one` for 1, else `many`; `{n}` is the number. */
export function tn(number: number, one: string, many: string, parts: Parts = {}): string {
  return t(number === 1 ? one : many, { ...parts, n: number.toLocaleString(localeNow()) });
}

const filled = (words: string, parts: Parts): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));

/** Marks a sentence of a table that is translated where it is shown. */
export const w = <Sentence extends string>(sentence: Sentence): Sentence => sentence;
