import { InvalidArgumentError } from "commander";

/** A parser of an option's value that takes whole numbers from `least` on, to `most` where it is given. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const number = Number(value);
    if (value.trim() === "" || !Number.isInteger(number) || number < least || number > most) {
      const range =
        most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : `, ${least} or more`;
      throw new InvalidArgumentError(`it must be a whole number${range}`);
    }
    return number;
  };

/** A parser of whole numbers above 0. */
export const whole = wholeNumber(1);

/** The items of an option's value that are parted by commas. */
export const commaSeparated = (value: string): string[] =>
  value.split(",").map((item) => item.trim());
