/** Words written one after another with commas between. */
export const listWords = (text: string): string[] =>
  text.split(",").map((word) => word.replace(/\s+/g, " ").trim());
