/** Every sentence of the workstation, read from its source; for tests and for translators. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { KEYMAP } from "../keyboard/keymap.js";
import { REASONS } from "../review/reason-choice.js";
import { PROBLEM_SENTENCES } from "../shell/problem.js";
import { TYPE_NAMES } from "../theme/types.js";

const SOURCE = join(import.meta.dirname, "..");

/** Sentences that the server's own words become, and those of tables. */
const OF_TABLES = [
  ...KEYMAP.flatMap(({ does, withShift }) => [does, ...(withShift ? [withShift] : [])]),
  ...Object.values(TYPE_NAMES).flatMap(({ tag, name, plural, covers }) => [
    tag,
    name,
    plural,
    covers,
  ]),
  ...PROBLEM_SENTENCES,
  ...REASONS,
  // roles, and what two readings differ in
  ...["submit", "review", "approve", "admin"],
  ...["found", "boundary", "type", "state", "replacement"],
  ...["light", "dark", "same as the system"],
];

/** Functions whose literal arguments are sentences. */
const SPEAKING = new Set(["t", "tn", "w"]);

export function sentencesOfSource(): Set<string> {
  const sentences = new Set(OF_TABLES);
  for (const name of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || /\.test\./.test(name)) continue;
    const text = readFileSync(join(SOURCE, name), "utf8");
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    collect(file, sentences);
  }
  return sentences;
}

function collect(node: ts.Node, into: Set<string>): void {
  if (ts.isCallExpression(node) && SPEAKING.has(node.expression.getText())) {
    for (const argument of node.arguments) collectLiterals(argument, into);
  }
  ts.forEachChild(node, (child) => collect(child, into));
}

/** The literals of an argument, through conditions; parts of a sentence are none. */
function collectLiterals(node: ts.Node, into: Set<string>): void {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (node.text !== "") into.add(node.text);
  } else if (ts.isConditionalExpression(node)) {
    collectLiterals(node.whenTrue, into);
    collectLiterals(node.whenFalse, into);
  } else if (ts.isParenthesizedExpression(node)) collectLiterals(node.expression, into);
  else if (ts.isBinaryExpression(node)) collectLiterals(node.right, into);
}
