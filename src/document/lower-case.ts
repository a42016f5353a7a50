/** In small letters with every offset kept: a letter that is longer then ('\u0130') stays as it is. */
export const lowerCased = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
