/** A function of a string that remembers its answers: texts repeat their words. */
export function memoize<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = answer(text)));
    return value;
  };
}
