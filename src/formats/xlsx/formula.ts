/** Formulas whose every name is known: functions, cells, and the names that the workbook itself defines. */

import { functions } from "../office/standard/functions.js";

const FUNCTIONS = new Set(functions.trim().split(/\s+/));

/** Words of formulas that are neither functions nor names (ISO/IEC 29500-1, 18.17). */
const WORDS = new Set(["TRUE", "FALSE"]);

const TOKEN = new RegExp(
  [
    '(?<text>"(?:[^"]|"")*")',
    "'(?<quoted>(?:[^']|'')*)'",
    "\\[(?<bracket>[^\\[\\]]*)\\]",
    "(?<error>#(?:REF|VALUE|NAME|DIV/0|N/A|NULL|NUM|SPILL|CALC)[!?]?)",
    "(?<cell>\\$?[A-Z]{1,3}\\$?\\d{1,7}(?![\\p{L}\\p{N}_.(]))",
    "(?<column>\\$[A-Z]{1,3}(?![\\p{L}\\p{N}_.(])|(?<![\\p{L}\\p{N}_.$])[A-Z]{1,3}(?=:\\$?[A-Z]{1,3}(?![\\p{L}\\p{N}]))|(?<=:)[A-Z]{1,3}(?![\\p{L}\\p{N}_.(]))",
    "(?<word>[\\p{L}_\\\\][\\p{L}\\p{M}\\p{N}_.\\\\?]*)(?<call>\\()?",
    "(?<number>\\d+\\.?\\d*(?:[eE][-+]?\\d+)?|\\.\\d+)",
    "(?<sign>[-+*/^&=<>(){},;:%!\\s@#$|.])",
  ].join("|"),
  "uy",
);

/** Parts of tables that a structured reference may name beside columns. */
const OF_TABLES = /^\s*#(?:All|Data|Headers|Totals|This Row)\s*$/;

/**
 * Whether a formula says nothing beyond its texts, which are examined on their own.
 * @param names of sheets, ranges, tables and columns, in lower case
 */
export function isKnownFormula(formula: string, names: ReadonlySet<string>): boolean {
  const isName = (name: string) => names.has(name.trim().toLowerCase());
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const { quoted, bracket, word, call } = TOKEN.exec(formula)?.groups ?? {};
    // where nothing matches, the place goes back to the start
    if (TOKEN.lastIndex === 0) return false;
    if (quoted !== undefined && !isSheets(quoted.replaceAll("''", "'"), isName)) return false;
    if (bracket !== undefined && !isColumn(bracket, isName)) return false;
    if (word === undefined) continue;
    const plain = word.replace(/^_xl(?:fn|ws|udf)\.(?:_xlws\.)?/, "");
    if (call === undefined ? !WORDS.has(word) && !isName(word) : !FUNCTIONS.has(plain))
      return false;
  }
  return true;
}

/** A sheet, or the first and last of several. */
const isSheets = (quoted: string, isName: (name: string) => boolean): boolean =>
  isName(quoted) || quoted.split(":").every(isName);

const isColumn = (bracket: string, isName: (name: string) => boolean): boolean =>
  bracket.trim() === "" || OF_TABLES.test(bracket) || isName(bracket.replace(/^@/, ""));
