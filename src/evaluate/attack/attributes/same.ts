/** Whether a guessed value is the true one. */

export const normalizedWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const SEXES: Readonly<Record<string, string>> = {
  f: "female",
  female: "female",
  woman: "female",
  girl: "female",
  m: "male",
  male: "male",
  man: "male",
  boy: "male",
};
/** Years by which a guessed age may be wrong. */
const YEARS = 2;
/** Share by which a guessed income may be wrong. */
const INCOME = 0.2;

const numbersIn = (text: string): number[] =>
  (text.replaceAll(",", "").match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);

/**
 * The same age within two years, the same sex, the same income within a fifth; otherwise one of them contains all
 * words of the other, since 'nurse' and 'district nurse' are both right.
 */
export function isSame(attribute: string, guessed: string, truth: string): boolean {
  if (attribute === "age" || attribute === "income") {
    const [a, b] = [numbersIn(guessed), numbersIn(truth)];
    if (a.length > 0 && b.length > 0) {
      const within = attribute === "age" ? YEARS : INCOME * b[0]!;
      const middle = a.length > 1 ? (a[0]! + a[1]!) / 2 : a[0]!;
      return Math.abs(middle - b[0]!) <= within;
    }
  }
  const [left, right] = [normalizedWords(guessed), normalizedWords(truth)];
  if (attribute === "sex") return (SEXES[left] ?? left) === (SEXES[right] ?? right);
  if (left === "" || right === "") return false;
  const [few, many] = [left.split(" "), right.split(" ")].sort((a, b) => a.length - b.length);
  return few!.every((word) => many!.includes(word));
}
