/**
 * The written form of a number as a picture of it: `784-####-#######-#`. A sign stands for what may be written in its
 * place, any other character for itself:
 *
 * | sign | what is written there |
 * | --- | --- |
 * | `#` | a digit; `#{9}`: nine of them, `#{6,7}`: six or seven |
 * | `@` | a capital letter, or a small one in a number of `anyCase` |
 * | `*` | a digit or a letter as `@` |
 * | `[1-7]`, `[013-9]` | one of these characters; `#` in them is any digit |
 * | `(19\|20)` | one of these; the parts may contain signs |
 * | `?` | what precedes it may be missing |
 * | `~` | a hyphen or a blank, in all places the same; `~?` at the first place: or nothing in any of them |
 * | `<month>`, `<day>` | 01 to 12, 01 to 31 |
 * | `<not BE >` at an end | that the form is not written right beside it |
 *
 * No letter, digit or `_` adjoins the number on either side.
 */
export type Form = string;

const MONTH = "(?:0[1-9]|1[0-2])";
const DAY = "(?:0[1-9]|[12]\\d|3[01])";

const CLASSES: Readonly<Record<string, string>> = { "#": "\\d", "@": "[A-Z]", "*": "[A-Z0-9]" };

const SIGN = /<month>|<day>|\[[^\]]+\]|#+|@+|\*+|~\??|\(|\./g;
const ENDS = /^(?:<not (?<before>[^>]+)>)?(?<number>.+?)(?:<not (?<after>[^>]+)>)?$/;

/** A regular expression for a form, with flag `g`. */
export function formRegex(form: Form, anyCase: boolean): RegExp {
  const { before, number, after } = ENDS.exec(form)!.groups!;
  const notAfter =
    before === undefined ? "" : `(?<!${/^[(A-Z]/.test(before) ? "\\b" : ""}${sourceOf(before)})`;
  const notBefore = after === undefined ? "" : `(?!${sourceOf(after)})`;
  return new RegExp(`${notAfter}\\b${sourceOf(number!)}\\b${notBefore}`, anyCase ? "gi" : "g");
}

function sourceOf(form: string): string {
  let separated = false;
  return form.replace(SIGN, (sign) => {
    if (sign === "<month>") return MONTH;
    if (sign === "<day>") return DAY;
    if (sign === "(") return "(?:";
    if (sign === ".") return "\\.";
    if (sign.startsWith("[")) return sign.replace("#", "\\d");
    if (sign.startsWith("~")) {
      const source = separated ? `\\1${sign.slice(1)}` : `([- ]${sign.slice(1)})`;
      separated = true;
      return source;
    }
    const one = CLASSES[sign[0]!]!;
    return sign.length > 1 ? `${one}{${sign.length}}` : one;
  });
}
