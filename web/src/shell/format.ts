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
