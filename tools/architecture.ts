/**
 * Prints `ARCHITECTURE.md`: a document's way and a find's way on one page, from the code. `npm run update` writes it, a test
 * compares.
 *
 *     node --import tsx tools/architecture.ts > ARCHITECTURE.md
 */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { CORRECTIONS } from "../src/detect/corrections.js";
import { STEPS } from "../src/detect/pipeline.js";

const README = readFileSync(new URL("../src/README.md", import.meta.url), "utf8");

/** The rows of the table below a heading of `src/README.md`, with their first `columns`. */
function table(heading: string, columns: number): string[] {
  const rows = README.split(heading)[1]!
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const end = rows.findIndex((row, i) => i > 1 && /^\| -/.test(row));
  return rows.slice(0, end < 0 ? undefined : end - 1).map(
    (row) =>
      `|${row
        .split("|")
        .slice(1, columns + 1)
        .join("|")}|`,
  );
}

export function architecture(): string {
  const stages = table("# Where things are", 5);
  return `<!-- Printed by tools/architecture.ts; 'npm run update' renews it. -->

# Architecture

Palimpsest reads a document, finds what says something about a person, measures what could give that person away, decides
what is the least to hide, and writes true but vaguer words in its place. This page is printed from the code.

## A document's way

\`src/flow/sanitize.ts\` is the flow: it wires the stages for a policy and runs them in this order.

${stages.join("\n")}

Stages never import each other; they meet in \`src/document/\`, whose nouns grow by stage (\`Document\`, \`Detected\`,
\`Assessed\`, \`Decided\`, \`Sanitized\`), so that a wrong order does not compile. Which folder may import which is one list
in \`.dependency-cruiser.js\`.

## A find's way

\`src/detect/pipeline.ts\` holds ${STEPS.length} steps. Each takes finds and gives finds; the runner is the only loop.

| | step | reads | does |
| --- | --- | --- | --- |
${STEPS.map(({ name, reads, does }, i) => `| ${i + 1} | \`${name}\` | ${reads} | ${does} |`).join("\n")}

The step \`corrections\` is one table, \`src/detect/corrections.ts\`, of ${CORRECTIONS.length} rows (at most 25):
${CORRECTIONS.map(({ name, becomes }) => `\`${name}\`${becomes ? ` (${becomes})` : ""}`).join(", ")}.

\`palimpsest detect FILE --why "WORDS"\` prints what each step did to a find, and why it was hidden or kept.
\`npx tsx bench/ablation.ts\` leaves out every step, row and detector in turn and prints what changes.

## Where to look

| question | file |
| --- | --- |
| why was this word hidden? | \`palimpsest detect FILE --why "WORDS"\` |
| what does the program know of a language? | \`languages/\` and [docs/add-a-language.md](docs/add-a-language.md) |
| how is a number added? | [docs/add-a-number.md](docs/add-a-number.md) |
| what do the words in the code mean? | [src/README.md](src/README.md) |
| why is it so? | [docs/decisions](docs/decisions/README.md) |
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(architecture().trimEnd());
