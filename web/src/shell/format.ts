/** Numbers, times and risks as people read them, in their language. */

import type { PeopleFit } from "../api/types.js";
import { localeNow, t, tn, w } from "../words/words.js";

/** '39%'; with digits where asked. */
export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(localeNow(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

/** A difference of two shares with its sign: '+3.2', in percentage points. */
export const points = (difference: number): string =>
  `${difference > 0 ? "+" : difference < 0 ? "−" : "±"}${Math.abs(difference * 100).toLocaleString(
    localeNow(),
    { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  )}`;

/** A level of risk; written this way everywhere: '39%', '0.4%', 'less than 0.1%'. No estimate knows that there is none. */
export function riskShare(level: number): string {
  if (level < 0.001) return t("less than {share}", { share: percent(0.001, 1) });
  // what may be less is not certain
  if (level > 0.99 && level < 1) return t("over {share}", { share: percent(0.99) });
  return percent(level, level < 0.01 ? 1 : 0);
}

export interface RiskLevel {
  readonly level: number;
  readonly range?: { readonly low: number; readonly high: number };
}

/** '39 to 70%', 'at most 2%'; undefined where the estimate has no range, or one that no one could see. */
function riskRange({ range }: RiskLevel): string | undefined {
  if (!range) return undefined;
  const [low, high] = [riskShare(range.low), riskShare(range.high)];
  if (low === high) return undefined;
  if (range.low < 0.001) return t("at most {share}", { share: high });
  return t("{low} to {high}", { low: low.replace(/\s?%$/, ""), high });
}

/** '39% (39 to 70%)'. */
export function estimate(of: RiskLevel): string {
  const range = riskRange(of);
  return `${riskShare(of.level)}${range ? ` (${range})` : ""}`;
}

interface Judged extends RiskLevel {
  readonly measure: string | null;
  readonly over: boolean;
  readonly threshold: number;
  readonly direct: number;
}

export type Verdict = "unknown" | "shown" | "over" | "borderline" | "under";

/** Whether a risk is over the limit, under it, or its range is on both sides. */
export function verdictOn({ measure, over, threshold, direct, range }: Judged): Verdict {
  if (direct > 0) return "shown";
  if (measure === null) return "unknown";
  if (over) return "over";
  return range && range.high > threshold ? "borderline" : "under";
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  unknown: w("not measured"),
  shown: w("a direct identifier is shown"),
  over: w("over the limit"),
  borderline: w("borderline"),
  under: w("under the limit"),
};

export const verdictWords = (risk: Judged): string => t(VERDICTS[verdictOn(risk)]);

/** The risk in one plain sentence, without the words of the document: as the queue has it. */
export function riskSentence(risk: Judged): string {
  const verdict = verdictOn(risk);
  if (verdict === "unknown") return t("The risk of this document has not been measured.");
  if (verdict === "shown") return t("Anyone can tell who this is: a direct identifier is shown.");
  return t("By the measure that is worst: {verdict}, {amount}.", {
    verdict: verdictWords(risk),
    amount: riskRange(risk) ?? riskShare(risk.level),
  });
}

/** A count to two figures, as people say it: '3', '1,400'. */
export const about = (people: number): string =>
  (people < 10 ? people : Number(people.toPrecision(2))).toLocaleString(localeNow());

/**
 * Who could be meant, in one sentence with what still shows, worst first: 'About 3 people in Kirkwall fit what still
 * shows: a man in his forties, organ repairs.' There is always one, who is meant.
 */
export function fitSentence(fit: PeopleFit | null, risk: Judged): string {
  if (verdictOn(risk) === "shown") {
    return t("Anyone can tell who this is: a direct identifier is shown.");
  }
  if (!fit) return riskSentence(risk);
  const { expected, population, people, shows, more, inferred } = fit;
  const where = inferred ? t("{place} (as the text suggests)", { place: population }) : population;
  if (shows.length === 0) {
    return t("Nothing that still shows tells one of about {n} people in {place} from another.", {
      n: about(people),
      place: where,
    });
  }
  const what = [...shows, ...(more > 0 ? [tn(more, "1 more", "{n} more")] : [])].join(", ");
  return t(
    expected === 1
      ? "About {n} person in {place} fits what still shows: {what}."
      : "About {n} people in {place} fit what still shows: {what}.",
    { n: about(expected), place: where, what },
  );
}

export const clock = (iso: string): string =>
  new Date(iso).toLocaleTimeString(localeNow(), { hour12: false });

export function age(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, (now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return t("just now");
  if (minutes < 60) return t("{n} min", { n: Math.floor(minutes) });
  if (minutes < 48 * 60) return t("{n} h", { n: Math.floor(minutes / 60) });
  return t("{n} d", { n: Math.floor(minutes / (24 * 60)) });
}

export const day = (iso: string): string =>
  new Date(iso).toLocaleDateString(localeNow(), { day: "numeric", month: "short" });

/** As `day`, with the year: for what is printed and kept. */
export const date = (iso: string): string =>
  new Date(iso).toLocaleDateString(localeNow(), { day: "numeric", month: "long", year: "numeric" });
