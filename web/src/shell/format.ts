/** Numbers and times as people read them. */

export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;

/** A difference with its sign, in percentage points. */
export const points = (difference: number): string =>
  `${difference > 0 ? "+" : difference < 0 ? "−" : "±"}${Math.abs(difference * 100).toFixed(1)}`;

/** A level of risk as people read it: `27 %`, and `1 in 40` where it is small. */
export function oneIn(level: number): string {
  if (level >= 0.995) return "certain";
  if (level < 0.001) return "under 1 in 1,000";
  if (level > 0.2) return percent(level);
  return `1 in ${Math.round(1 / level).toLocaleString("en")}`;
}

interface Estimate {
  readonly level: number;
  readonly range?: { readonly low: number; readonly high: number };
}

/** An estimate with how far it may be off, 'About 1 in 40 (15 to 120), estimate', in three parts. */
export function estimateParts({ level, range }: Estimate): readonly [string, string, string] {
  // what may be less is not certain
  const number = range && level > 0.2 ? percent(level) : oneIn(level);
  const isNumber = /^\d/.test(number);
  return [
    isNumber ? "About " : "",
    isNumber ? number : capitalized(number),
    ` (${range ? rangeWords(range, number) : "no range"}), estimate`,
  ];
}

export const estimate = (of: Estimate): string => estimateParts(of).join("");

/** In the unit of the number: '48 to 66 %', or '15 to 120' of the people in '1 in 40'. */
function rangeWords({ low, high }: NonNullable<Estimate["range"]>, number: string): string {
  if (number.endsWith("%")) return `${Math.round(low * 100)} to ${percent(high)}`;
  return `${people(high)} to ${people(low)}`;
}

const people = (level: number): string =>
  (1 / level).toLocaleString("en", { maximumFractionDigits: level > 0.1 ? 1 : 0 });

export const clock = (iso: string): string =>
  new Date(iso).toLocaleTimeString("en-GB", { hour12: false });

export function age(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, (now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return "now";
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} d`;
}

export const day = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "short" });

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
