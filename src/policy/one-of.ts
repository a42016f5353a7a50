import Type from "typebox";

/** One of these words. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description: string,
) => Type.Unsafe<Values[number]>({ enum: [...values], description });
