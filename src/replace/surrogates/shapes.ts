/** Surrogates by form: codes, addresses and amounts that look like the original and belong to nobody. */

import type { Faker } from "@faker-js/faker";
import type { Towns } from "./towns.js";

const DIGITS = "0123456789";
const SMALL = "abcdefghijklmnopqrstuvwxyz";
const CAPITAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Other digits for digits and other letters for letters; a first digit other than 0 stays so. */
function otherOfShape(original: string, faker: Faker): string {
  const other = (from: string, alphabet: string): string => {
    const at = alphabet.indexOf(from);
    return alphabet[
      (at + faker.number.int({ min: 1, max: alphabet.length - 1 })) % alphabet.length
    ]!;
  };
  return original.replace(/[0-9]|[a-z]|[A-Z]/g, (character) =>
    DIGITS.includes(character)
      ? other(character, DIGITS)
      : other(character, SMALL.includes(character) ? SMALL : CAPITAL),
  );
}

const TRIES = 200;
const EMAIL = /^([^\s@]+)@[^\s@]+$/;
/** Left for documentation by RFC 2606: no mail reaches it. */
const NOWHERE = "example.org";

/**
 * A code of the same form that no check digit proves; an e-mail address at a domain that is nobody's.
 * Undefined where the form leaves no room for one.
 */
export function codeLike(
  original: string,
  faker: Faker,
  isProven: (code: string) => boolean,
): string | undefined {
  const mailbox = EMAIL.exec(original)?.[1];
  if (mailbox !== undefined) return `${otherOfShape(mailbox, faker)}@${NOWHERE}`;
  for (let round = 0; round < TRIES; round++) {
    const code = otherOfShape(original, faker);
    if (code !== original && !isProven(code)) return code;
  }
  return undefined;
}

/** '7 Mill Lane'; no postcode of five digits. */
const STREET_LINE = /^(?!\p{N}{5}\s)(\p{N}[\p{N}\p{L}/-]*)\s+\p{L}/u;
/** 'Lindenstr. 4'. */
const NUMBER_BEHIND = /(?<=^\p{L}[\p{L}.’' -]*\s)\p{N}{1,3}[a-z]?$/u;
const FLAT = /^(?:flat|apt|apartment|unit|suite|floor|room)\b/iu;

/** The town of an address and its postcode, as they are written: 'Otley' and 'LS21 3AB'. */
export function townOf(
  address: string,
): { readonly town: string; readonly code: string } | undefined {
  const parts = address.split(/,\s*|\n/);
  const code = CODE.exec(address)?.[0] ?? "";
  const town = parts
    .map((part) => part.replace(code, "").trim())
    .filter((part) => /^\p{Lu}\p{Ll}[\p{L}’' -]*$/u.test(part) && !NUMBER_BEHIND.test(part))
    .at(-1);
  return town === undefined ? undefined : { town, code };
}

/**
 * '7 Mill Lane, Otley, LS21 3AB': another house, street and town, and a postcode of that town, in the same order.
 * @param drawn the false town; absent: any
 */
export function addressLike(
  original: string,
  faker: Faker,
  towns: Towns,
  drawn?: { readonly town: string; readonly code?: string },
): string {
  const parts = original.split(/(,\s*|\n)/);
  const codeAt = parts.findIndex((part) => towns.posted(part, faker) !== undefined);
  const posted =
    codeAt < 0
      ? undefined
      : drawn?.code === undefined
        ? towns.posted(parts[codeAt]!, faker)
        : { town: drawn.town, code: drawn.code };
  const town = posted?.town ?? drawn?.town ?? towns.some(faker);
  const code = posted && CODE.exec(parts[codeAt]!)?.[0];
  // the town is beside its code, else the last part
  const hasTown = code !== undefined && parts[codeAt]!.replace(code, "").trim() !== "";
  const isStreet = (part: string) =>
    [STREET_LINE, FLAT, NUMBER_BEHIND].some((form) => form.test(part));
  const named = parts.flatMap((part, i) =>
    i % 2 === 0 && part !== "" && i !== codeAt && !isStreet(part) ? [i] : [],
  );
  const townAt = hasTown ? codeAt : named.at(-1);
  return parts
    .map((part, i) => {
      if (i % 2 === 1 || part === "") return part;
      if (FLAT.test(part)) return otherOfShape(part, faker).replace(/^\S+/u, part.split(" ")[0]!);
      const house = STREET_LINE.exec(part)?.[1];
      if (i === codeAt && posted && code) {
        if (house !== undefined)
          return `${otherOfShape(house, faker)} ${towns.street(faker)} ${town} ${posted.code}`;
        if (!hasTown) return posted.code;
        return part.startsWith(code) ? `${posted.code} ${town}` : `${town} ${posted.code}`;
      }
      if (house !== undefined) return `${otherOfShape(house, faker)} ${towns.street(faker)}`;
      const behind = NUMBER_BEHIND.exec(part)?.[0];
      if (behind !== undefined) return `${towns.street(faker)} ${otherOfShape(behind, faker)}`;
      return i === townAt ? town : towns.street(faker);
    })
    .join("");
}

const CODE =
  /(?:[A-Z]{2} )?(?:[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}|[0-9]{5}(?:-[0-9]{4})?)(?![\p{L}\d])/u;

/** Other numbers of about the size: each within a third of the original, with its digits and separators. */
export function amountLike(original: string, faker: Faker): string | undefined {
  if (!/[0-9]/.test(original)) return undefined;
  let changed = false;
  const text = original.replace(/[0-9][0-9,]*(?:\.[0-9]+)?/g, (written) => {
    const value = Number(written.replaceAll(",", ""));
    const decimals = written.split(".")[1]?.length ?? 0;
    const unit = 10 ** -decimals;
    const least = Math.max(unit, value * (1 - SPREAD));
    const steps = Math.max(3, Math.round((value * (1 + SPREAD) - least) / unit));
    let other = least + unit * faker.number.int({ min: 0, max: steps });
    if (Math.abs(other - value) < unit / 2) other += unit;
    changed = true;
    const fixed = other.toFixed(decimals);
    return written.includes(",")
      ? Number(fixed).toLocaleString("en", { minimumFractionDigits: decimals })
      : fixed;
  });
  return changed && text !== original ? text : undefined;
}

const SPREAD = 1 / 3;
