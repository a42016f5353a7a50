/**
 * A function of a string that remembers its answers: texts repeat their words.
 * @param most answers kept at a time; then it begins anew. Without it, all are kept: for the time of one text
 */
export function memoize<T>(
  answer: (text: string) => T,
  most = Number.POSITIVE_INFINITY,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = answer(text);
      if (known.size >= most) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
