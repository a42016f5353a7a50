/** What a module declares under the names that it exports: signatures and shapes, without bodies and comments. */

import { readFileSync } from "node:fs";
import ts from "typescript";

const printer = ts.createPrinter({ removeComments: true });

const parsed = new Map<string, ts.SourceFile>();
function sourceOf(file: URL): ts.SourceFile {
  let source = parsed.get(file.href);
  if (!source) {
    const text = readFileSync(file, "utf8");
    source = ts.createSourceFile(file.pathname, text, ts.ScriptTarget.ES2023, true);
    parsed.set(file.href, source);
  }
  return source;
}

interface PassedOn {
  readonly name: string;
  readonly from: URL;
  readonly original: string;
}

/** The names that a file takes from others to export them (or, with `imported`, to use them), and where they come from. */
function passedOn(file: URL, imported = false): PassedOn[] {
  return sourceOf(file).statements.flatMap((statement) => {
    const names = imported
      ? ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement) && statement.exportClause;
    if (!names || !(ts.isNamedExports(names) || ts.isNamedImports(names))) return [];
    const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration;
    if (!moduleSpecifier) return [];
    const from = new URL((moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, ".ts"), file);
    return names.elements.map(({ name, propertyName }) => ({
      name: name.text,
      from,
      original: (propertyName ?? name).text,
    }));
  });
}

const nameOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { name?: ts.Identifier };
  return name ? [name.text] : [];
};

/** A statement without what runs: bodies, and the values of constants, whose type is their own. */
const withoutBodies: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isBlock(node)) return undefined;
    if (ts.isVariableDeclaration(node))
      return ts.factory.updateVariableDeclaration(
        node,
        node.name,
        undefined,
        node.type ?? signatureOf(node.initializer),
        undefined,
      );
    return ts.visitEachChild(node, visit, context);
  };
  return visit(root)!;
};

/** The type of a function as its parameters have it. */
function signatureOf(value: ts.Expression | undefined): ts.TypeNode | undefined {
  if (!value || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return undefined;
  const answer = value.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  return ts.factory.createFunctionTypeNode(value.typeParameters, value.parameters, answer);
}

/** The declarations of a name, of which overloads have several. */
function declared(file: URL, name: string): string[] {
  const source = sourceOf(file);
  const own = source.statements.filter(
    (statement) => !ts.isImportDeclaration(statement) && nameOf(statement).includes(name),
  );
  if (own.length === 0) {
    const other = [...passedOn(file), ...passedOn(file, true)].find((one) => one.name === name);
    return other ? declared(other.from, other.original) : [];
  }
  return own.map((statement) => {
    const { transformed } = ts.transform<ts.Node>(statement, [withoutBodies]);
    return printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, source);
  });
}

/** Everything that an entry exports, by name. */
export const declarationsOf = (entry: URL): string[] =>
  passedOn(entry)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, from, original }) => {
      const found = declared(from, original);
      return found.length === 0 ? [`// ${name}: not found`] : found;
    });
