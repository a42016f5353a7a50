import { InvalidArgumentError } from "commander";

/** A parser of an option's value that takes whole numbers from `least` on. */
export const wholeNumber =
  (least: number) =>
  (value: string): number => {
    const number = Number(value);
    if (value.trim() === "" || !Number.isInteger(number) || number < least) {
      throw new InvalidArgumentError(`it must be a whole number, ${least} or more`);
    }
    return number;
  };

/** The items of an option's value that are parted by commas. */
export const commaSeparated = (value: string): string[] =>
  value.split(",").map((item) => item.trim());
