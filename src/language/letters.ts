/** Letters that Unicode's decomposition does not take apart, and how they are written without. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** A small letter of `PLAIN_LETTERS` where it stands. */
const LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** 'straße' is 'strasse'; for text in small letters. */
export const inPlainLetters = (text: string): string =>
  text.replace(LETTER, (letter) => PLAIN_LETTERS[letter]!);
