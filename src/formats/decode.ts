/** From bytes to text: UTF-8, and UTF-16 and Western single-byte text where it can be nothing else. */

import { errors } from "../errors.js";

/**
 * The text of a file. The byte order mark of UTF-8 stays, so that untouched files stay equal; a file in
 * another encoding is written as UTF-8, which `note` reports.
 * @throws INPUT_BINARY, INPUT_NOT_UTF8
 */
export function decodeText(
  bytes: Uint8Array,
  name: string,
  note?: (message: string) => void,
): string {
  const wide = utf16Of(bytes);
  if (wide !== undefined) {
    const text = decoded(bytes, wide);
    if (text === undefined || hasControls(text)) {
      throw errors.INPUT_NOT_UTF8`${name} begins like UTF-16 but is not; find its encoding with 'file -i' and convert it with iconv`;
    }
    note?.(`${name}: read as ${wide.toUpperCase()}, written as UTF-8`);
    return text;
  }
  if (bytes.includes(0)) {
    throw errors.INPUT_BINARY`${name} is a binary file, not text; save it as plain text first`;
  }
  const text = decoded(bytes, "utf-8");
  if (text !== undefined) return text;
  const western = westernOf(bytes);
  if (isCertainlyWestern(western)) {
    note?.(`${name}: read as Latin-1 (Windows-1252), written as UTF-8`);
    return western;
  }
  throw errors.INPUT_NOT_UTF8`${name} is not UTF-8, and its encoding is not certain; find it with 'file -i' and convert it with 'iconv -t UTF-8'`;
}

function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes.length % 2 === 1) return undefined;
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes 80 to 9F of Windows-1252; Node's own decoder takes them for control characters. */
const WESTERN_SIGNS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Text in Windows-1252. */
export const westernOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (one) => WESTERN_SIGNS[one.charCodeAt(0) - 0x80]!);

const hasControls = (text: string): boolean => /[\0-\x08\x0e-\x1f\ufffe\uffff]/.test(text);

/** Letters with accents are a small part of Western text; in Greek or Cyrillic bytes they are most of it. */
const MOST_ACCENTED = 0.2;
/** Signs that stand between letters where the bytes are of another alphabet: `³` is `ł` in Latin-2. */
const SIGN_IN_WORD = /\p{L}[¡-©«-´¶-¹»-¿×÷\x80-\x9f]\p{L}/u;
/** Letters that Polish, Czech, Romanian, Turkish and Baltic bytes have in the places of these. */
const ELSEWHERE = /[ÐðÝýÞþÃãÌìÙùÛûÈèÒòÏï]/;
/** Languages whose words have such letters all the same. */
const AT_HOME =
  /ã[oes]|ções|çã|[àèìòù](?!\p{L})|(?<!\p{L})(è|où|là|più|perché|très|père|mère|après|même|île|sûr|goût|naïf|maïs)(?!\p{L})|[b-df-hj-np-tv-xzi]è(?:[tvgsmnld]|ch|gn|[bcfgt]l|[tv]r)es?(?!\p{L})/iu;

/**
 * Whether text read as Windows-1252 can hardly be anything else: few letters with accents, all in words,
 * no signs within words, and none of the letters that other single-byte encodings have in their places.
 */
function isCertainlyWestern(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.match(/[À-ÖØ-öø-ÿŠšŽžŸŒœ]/gu)?.length ?? 0;
  if (hasControls(text) || /[\x80-\x9f]/.test(text)) return false;
  if (letters === 0 || accented > MOST_ACCENTED * letters || SIGN_IN_WORD.test(text)) return false;
  // capitals within words of small letters come from other alphabets
  if (/\p{Ll}[À-ÖØ-Þ]/u.test(text)) return false;
  return !ELSEWHERE.test(text) || AT_HOME.test(text);
}
