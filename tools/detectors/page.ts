/** The page `docs/detectors.md`: each detector with what it finds; those of codes with their check and examples as well. */

import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Detector } from "../../src/detect/kit/detector.js";
import { DETECTORS_BY_ROOM } from "../../src/detect/registry.js";

const REGISTRY = new URL("../../src/detect/registry.ts", import.meta.url);

/** Rooms whose detectors carry examples, and their headings. */
const CODES = {
  network: "Addresses, telephones and accounts",
  finance: "Banks and cards",
  reference: "References, dockets, plates and secrets",
  identity: "Numbers that authorities give",
} as const;

/** How many finds and how many near misses a row shows. */
const FINDS = 2;
const MISSES = 1;

interface Described {
  /** The comment above the detector, as one line. */
  readonly what: string;
  /** Whether more than the written form decides: a check digit, a date, a range. */
  readonly checked: boolean;
}

/** The detectors of codes by the name of their object, with what their files say about them. */
async function described(): Promise<ReadonlyMap<Detector, Described>> {
  const files = readFileSync(REGISTRY, "utf8").matchAll(/from "(\.\/codes\/[^"]+)\.js"/g);
  const all = new Map<Detector, Described>();
  for (const [, path] of files) {
    const url = new URL(`${path}.ts`, REGISTRY);
    const module = (await import(url.href)) as Readonly<Record<string, Detector>>;
    const source = ts.createSourceFile(
      path!,
      readFileSync(url, "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      const [declaration] = statement.declarationList.declarations;
      const detector = module[declaration!.name.getText()];
      if (!detector) continue;
      const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
      const what = ts.getTextOfJSDocComment(comment?.comment) ?? "";
      all.set(detector, {
        // without a table, and what leads to it
        what: what
          .replace(/\s+/g, " ")
          .split(" | ")[0]!
          .replace(/[^.]*:\s*$/, "")
          .trim(),
        checked: /\bvalidate\b/.test(declaration!.getText()),
      });
    }
  }
  return all;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ⏎ ");
const code = (text: string): string =>
  cell(text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

export async function detectorsPage(): Promise<string> {
  const about = await described();
  const detectors = Object.values(DETECTORS_BY_ROOM).flat();
  const rows = (list: readonly Detector[]): string[] =>
    list.map(
      ({ name, finds, presidioEntity }) =>
        `| \`${name}\` | ${finds.join(", ")} | ${presidioEntity ?? ""} |`,
    );
  const rowsOfCodes = (list: readonly Detector[]): string[] =>
    list.map((detector) => {
      const { what, checked } = about.get(detector)!;
      const { finds, misses, check } = detector.examples!;
      return `| \`${detector.name}\` | ${cell(what)} | ${checked ? (check ?? "its own") : ""} | ${finds
        .slice(0, FINDS)
        .map(code)
        .join(
          "<br>",
        )} | ${misses.slice(0, MISSES).map(code).join("<br>")} | ${detector.presidioEntity ?? ""} |`;
    });
  const others = Object.entries(DETECTORS_BY_ROOM)
    .filter(([room]) => !(room in CODES))
    .flatMap(([, list]) => list);
  return [
    "# Built-in detectors",
    "",
    `${detectors.length} detectors of rules and patterns, beside the neural recognizer (\`neural\`). A policy leaves one out by naming it under \`without\`. To add a number of a country: [Add a number](add-a-number.md).`,
    "",
    "## Names, places, attributes, times and amounts",
    "",
    "| detector | finds | name in Presidio |",
    "| --- | --- | --- |",
    ...rows(others),
    "",
    "## Codes",
    "",
    "Brackets enclose what is found. The column 'check' says what decides beside the written form: a check digit, a date or a range. A test runs every example.",
    ...Object.entries(CODES).flatMap(([room, heading]) => [
      "",
      `### ${heading}`,
      "",
      "| detector | what | check | found | left | name in Presidio |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rowsOfCodes(DETECTORS_BY_ROOM[room as keyof typeof CODES]),
    ]),
    "",
  ].join("\n");
}
