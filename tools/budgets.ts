/**
 * What the program may cost its readers, counted: lines, regular expressions of detection, steps of its pipeline. The
 * limits are in `budgets.json` and only go down; `npm run check` fails where one is exceeded, `test/budgets.test.ts`
 * where one has become loose. `node --import tsx tools/budgets.ts` prints all.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export interface Budget {
  readonly name: keyof typeof WAYS_OUT;
  readonly measured: number;
  readonly limit: number;
}

/** What to do where a budget is exceeded. */
const WAYS_OUT = {
  "lines of program, without tests":
    "delete what a library, a table or the recognizer does, or what nobody uses ('npm run check:unused')",
  "lines of src/detect":
    "no rule for an example: delete the rule, or make it a row of data or training",
  "regular expressions of src/detect":
    "write a form as a picture (src/detect/codes/form.ts), or words as a list in languages/",
  "characters of the longest regular expression of src/detect":
    "make the alternatives a list in languages/, or take the expression apart",
  "steps of src/detect/pipeline.ts": "let an existing step do it: a row of its table",
} as const;

/** Share of its limit by which a figure may lie below it before the limit is lowered. */
const SLACK = 0.03;

const ROOT = new URL("../", import.meta.url);
const LIMITS = JSON.parse(
  readFileSync(new URL("budgets.json", import.meta.url), "utf8"),
) as Readonly<Record<Budget["name"], number>>;

/** Every budget with what is measured today; steps only where the pipeline lists them as `STEPS`. */
export function budgets(): readonly Budget[] {
  const detect = programOf("src/detect").map((file) => parsed(file));
  const expressions = detect.flatMap(regularExpressions);
  const measured: Readonly<Record<Budget["name"], number | undefined>> = {
    "lines of program, without tests": linesOf([...programOf("src"), ...programOf("packages")]),
    "lines of src/detect": linesOf(programOf("src/detect")),
    "regular expressions of src/detect": expressions.length,
    "characters of the longest regular expression of src/detect": Math.max(...expressions),
    "steps of src/detect/pipeline.ts": stepsOf("src/detect/pipeline.ts"),
  };
  return Object.entries(measured).flatMap(([name, figure]) => {
    const budget = name as Budget["name"];
    return figure === undefined ? [] : [{ name: budget, measured: figure, limit: LIMITS[budget] }];
  });
}

/** What is wrong with a budget, and what to do; nothing where its figure is at most the limit and close to it. */
export function excess({ name, measured, limit }: Budget): string | undefined {
  if (measured <= limit) return undefined;
  return `${name}: ${measured}, the limit is ${limit}; ${WAYS_OUT[name]}`;
}

export function looseness({ name, measured, limit }: Budget): string | undefined {
  if (measured >= limit * (1 - SLACK)) return undefined;
  return `${name}: ${measured}, well below the limit of ${limit}; lower it in tools/budgets.json, so that what was gained stays`;
}

/** Files of program below a folder: TypeScript that is no test. None where the folder is missing. */
function programOf(folder: string): readonly string[] {
  const path = fileURLToPath(new URL(folder, ROOT));
  if (!existsSync(path)) return [];
  return readdirSync(path, { encoding: "utf8", recursive: true })
    .filter(
      (file) => /(?<!\.d)\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules|\bdist\b/.test(file),
    )
    .map((file) => `${path}/${file}`);
}

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

/** Characters of each regular expression of a file: a literal's, or those written as arguments of `RegExp`. */
function regularExpressions(file: ts.SourceFile): readonly number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.length);
    const made = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (made && node.expression.getText() === "RegExp") {
      found.push(node.arguments?.[0]?.getText().length ?? 0);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Elements of the list `STEPS` of a file; undefined where there is none. */
function stepsOf(path: string): number | undefined {
  const file = fileURLToPath(new URL(path, ROOT));
  if (!existsSync(file)) return undefined;
  let steps: number | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === "STEPS") {
      const count = (inner: ts.Node): void => {
        if (ts.isArrayLiteralExpression(inner)) steps ??= inner.elements.length;
        else ts.forEachChild(inner, count);
      };
      if (node.initializer) count(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return steps;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const budget of budgets()) {
    console.log(`${budget.name}: ${budget.measured} of ${budget.limit}`);
    const wrong = excess(budget);
    if (wrong === undefined) continue;
    console.error(`budget exceeded: ${wrong}`);
    process.exitCode = 1;
  }
}
