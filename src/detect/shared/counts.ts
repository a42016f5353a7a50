/**
 * Counts of things, which single out nobody: 'two parrots', '40 chairs', '3 of 4'. What people count to say who
 * somebody is stays a matter of judgment: goals, films and seasons in biographies, children, victims in judgments.
 */

import type { Mention } from "../../document/document.js";
import { DAY_AND_MONTH_IN_FIGURES } from "../../language/time/order.js";
import { listOf } from "../kit/phrases.js";

const SMALL =
  "(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|half|both|several)";
const NUMBER = new RegExp(`^${SMALL}(?![\\p{L}\\p{N}.,-]*\\p{N})`, "iu");
const ALONE = new RegExp(`^${SMALL}$`, "iu");
const OUT_OF = new RegExp(`^${SMALL}(?: of | out of | ?\\/ ?)${SMALL}$`, "iu");
const OUT_OF_AFTER = new RegExp(`^(?: of | out of )${SMALL}(?![\\p{L}\\p{N}])`, "iu");

/** What people are known by the number of. */
const TELLING = new Set(
  listOf(`
  children, child, kids, sons, son, daughters, daughter, grandchildren, grandsons, granddaughters, siblings, brothers, sisters, wives, husbands, marriages, pregnancies, miscarriages,
  abortions, twins, other, hearing, hearings, packages, cousins, nephews, nieces, nationals, citizens, applicants, others, landowners, plots, victims, dead, deaths, killed, wounded, injured, convictions,
  goals, goal, points, point, caps, cap, appearances, appearance, matches, match, games, game, runs, run, wickets, wicket, innings, inning, centuries, seasons, season, series, medals, medal, titles,
  title, trophies, trophy, cups, championships, championship, wins, win, victories, victory, defeats, tests, test, tries, touchdowns, yards, tackles, hits, homers, home, majors, tournaments, finals,
  races, podiums, laps, fights, bouts, knockouts, films, film, movies, albums, album, singles, songs, records, record, novels, plays, operas, symphonies, episodes, roles, shows, awards, prizes,
  nominations, terms, term, elections, votes, vote, seats, seat, constituencies, champion, champions, winner, winners, olympian, olympics, medallist, gold, silver, bronze, doubles, patents, companies, properties,
  houses, votes, shares, employees, troops, soldiers, ships, aircraft, expeditions, billion, million, thousand, hundred, euros, euro, pounds, dollars, pence, kroner, francs, marks, years, year,
  decades, decade, feet, foot, inches, points, stone, sea, per`),
);
/** Before what is counted: 'four other witnesses', 'two large brown parcels'. */
const WORDS_BETWEEN = 3;
/** After these nothing is counted by the number before. */
const NO_NOUN = new Set(
  listOf(`
  a, an, the, in, on, at, to, from, by, for, with, and, or, but, as, of, is, was, were, are, has, had, have, he, she, they, it, we, who, which, that, when, where, while, his, her, their, not, during, against, between`),
);
/** Cells of a table, lines of a list. */
const CELL_BEFORE = /(?:^|[|\t\n;])[ ]*$/u;
const CELL_AFTER = /^[ ]*(?:[|\t\n;]|$)/u;
/** 'a team of four'; a digit in a form: 'Photo: 1'. */
const OF_GROUP =
  /(?:\b(?:teams?|groups?|part(?:y|ies)|panels?|class(?:es)?|pairs?|sets?|packs?|box(?:es)?) of |(?<!\b(?:age|no|number|flat|house|born|room|code|ref|id|year): ?)(?<=\p{L}: {0,2}))$/iu;
/** Said of people and their age rather than of things. */
const OF_PERSON = /(?:aged?|turn(?:ed|s)|['’]s|['’]m|\bis|\bwas|\bam)[ :(]*$/iu;

const REACH = 40;

/**
 * Whether a span is a small number of things, or no more than a small number.
 */
export function isCountOfThings(
  text: string,
  { start, end, type }: Pick<Mention, "start" | "end" | "type">,
): boolean {
  const isNumber = type !== "DATETIME";
  const words = text.slice(start, end);
  if (OUT_OF.test(words)) {
    if (type === "CODE" && isNumbered(words, text.slice(Math.max(0, start - 12), start)))
      return false;
    return isNumber || !(isMore(words) || isDayAndMonth(text, start, words));
  }
  const number = NUMBER.exec(words);
  if (!number) return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const alone = ALONE.test(words);
  if (alone && OUT_OF_AFTER.test(after)) return true;
  const inCell = CELL_BEFORE.test(before) && CELL_AFTER.test(after);
  if (alone && inCell) return isNumber || !/\bage\b/i.test(text);
  if (alone && OF_GROUP.test(before)) return true;
  if (OF_PERSON.test(before)) return false;
  const rest = words.slice(number[0].length) + after;
  // of a place or a code it may be the number in an address: '41 Lantern Hill'
  if (type !== "QUANTITY" && (!alone || !/^[ -]\p{Ll}/u.test(rest))) return false;
  return isHarmless(nounsAfter(rest));
}

/** More of a thing than there is, so no count: the day and month of '21/7'. */
function isMore(words: string): boolean {
  const [of, all] = words.split("/").map(Number);
  return all !== undefined && of! > all && DAY_AND_MONTH.test(words);
}

/** A number of an office, which is no share of anything: 'OP NO. 88/417', 'A 771/14'. */
function isNumbered(words: string, before: string): boolean {
  const [of, all] = words.split("/").map(Number);
  return (
    (all !== undefined && of! > all) ||
    /\b(?:nos?|number|ref|file|case|folio)[.:]*[ ]$/iu.test(before)
  );
}

const DAY_AND_MONTH = new RegExp(`^(?:${DAY_AND_MONTH_IN_FIGURES}|(?:0[1-9]|1[0-2])\\/[2-4]\\d)$`);
const DAY_BEFORE =
  /(?:^|\n|(?<!\p{L})(?:of|on|by|since|until|dated|from|expires|expiry|exp\.?|valid (?:thru|until|to|from))[:.]? )$/iu;

/** Whether what the recognizer reads as a time is a day: '02/04', or '2/4' at the start of a line or after 'on'. */
const isDayAndMonth = (text: string, start: number, words: string): boolean =>
  DAY_AND_MONTH.test(words) &&
  (/\b0/.test(words) || DAY_BEFORE.test(text.slice(Math.max(0, start - 14), start)));

/** The first words behind a number, as far as they can be what it counts; lower case. */
function nounsAfter(rest: string): string[] {
  const clause = /^(?:[ -]\p{L}[\p{L}'’-]*){1,3}/u.exec(rest)?.[0] ?? "";
  return clause.toLowerCase().split(/[ -]/).filter(Boolean).slice(0, WORDS_BETWEEN);
}

function isHarmless(words: readonly string[]): boolean {
  const [first] = words;
  if (first === undefined || NO_NOUN.has(first)) return false;
  const end = words.findIndex((word) => NO_NOUN.has(word));
  return !(end === -1 ? words : words.slice(0, end)).some((word) => TELLING.has(word));
}
