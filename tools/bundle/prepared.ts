/** Puts what the build knows beforehand in the place of modules, and leaves out what only tests and documents read. */

import type { Plugin } from "rolldown";
import ts from "typescript";
import * as texts from "../../src/server/texts.js";

/** The module of which this is the code, instead of its file's. */
export const inPlaceOf = (file: RegExp, code: () => string): Plugin => ({
  name: `in place of ${file.source}`,
  load: (id) => (file.test(id) ? code() : undefined),
});

/** The texts of the server, which are files of the repository. */
export const withTexts = inPlaceOf(/\/server\/texts\.ts$/, () =>
  Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${asJson(text)};`)
    .join("\n"),
);

/** A value as an expression, which engines read faster than a literal. */
export const asJson = (value: unknown): string =>
  `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Blanks the examples of detectors in such files: `examples`, and `finds` beside `misses`. Places in the code stay. */
export const withoutExamples = (file: RegExp): Plugin => ({
  name: "without examples",
  transform: (code, id) => (file.test(id) ? { code: blanked(code), map: null } : undefined),
});

function blanked(code: string): string {
  const spans: (readonly [start: number, end: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const named = (name: string) => node.properties.find((one) => one.name?.getText() === name);
    const examples = named("misses") ? ["finds", "misses"] : ["examples"];
    for (const name of examples) {
      const property = named(name);
      // with the comma, if one follows
      if (property)
        spans.push([property.getStart(), property.end + Number(code[property.end] === ",")]);
    }
    node.properties.forEach(visit);
  };
  visit(ts.createSourceFile("detector.ts", code, ts.ScriptTarget.Latest, true));
  return spans.reduce(
    (text, [start, end]) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end),
    code,
  );
}
