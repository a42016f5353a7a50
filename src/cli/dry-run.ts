import type { Command } from "commander";
import type { Detected } from "../document/document.js";
import type { Ontology } from "../entries/knowledge.js";
import { createResources, createSanitizer } from "../index.js";
import { anonymitySentence, columnReports } from "./columns.js";
import { modelsOf } from "./detect.js";
import { findInputs } from "./inputs.js";
import { createOmissions } from "./omissions.js";
import type { DetectFlags } from "./options.js";
import { print } from "./output.js";
import { policyOf } from "./policy-flags.js";
import { forEachInput } from "./run.js";

export type DryRunFlags = DetectFlags & { readonly dryRun?: boolean };

export const withDryRun = (command: Command): Command =>
  command.option(
    "--dry-run",
    "print, as lines of JSON, the treatment of each table column and each query that could leave this machine; send and write nothing",
  );

/**
 * What a search on the network could send about the inputs: every combination up to the arity, as if
 * each query were answered by a page of its own; and the names that Wikidata's service could be asked
 * about. Answers that the cache holds are not asked for, and a real run asks less, since it leaves out
 * what holds a risky part or a part without pages, and names that are kept.
 */
export async function dryRun(inputs: readonly string[], flags: DetectFlags): Promise<void> {
  const queries: { query: string; provider: string }[] = [];
  const policy = policyOf(flags);
  const resources = createResources(modelsOf(flags));
  const sanitizer = await createSanitizer(policy, {
    resources,
    dryRun: (query, provider) => queries.push({ query, provider }),
  });
  const ontology = policy.wikidata && (await resources.ontology(policy));
  let count = 0;
  const [failure] = await forEachInput(
    findInputs(inputs),
    flags,
    policy,
    createOmissions(),
    async (file, input) => {
      if (file.anonymity) {
        process.stderr.write(`${anonymitySentence(input.name, file.anonymity)}\n`);
      }
      for (const column of columnReports(file.scheme)) {
        await print(`${JSON.stringify({ table: input.name, ...column })}\n`);
      }
      for (const document of file.documents) {
        const detected = await sanitizer.detect(document);
        await sanitizer.assess(detected);
        const names = ontology ? unknownNames(detected, ontology) : [];
        const found = [
          ...queries.splice(0),
          ...names.map((query) => ({ query, provider: "wikidata" })),
        ];
        count += found.length;
        await print(
          found
            .map(
              ({ query, provider }) =>
                `${JSON.stringify({ document: document.id, provider, query })}\n`,
            )
            .join(""),
        );
      }
    },
  );
  process.stderr.write(
    count === 0
      ? "dry run: no query would leave this machine; nothing was sanitized\n"
      : `dry run: at most ${count} queries would be sent; none was, and nothing was sanitized\n`,
  );
  process.exitCode = failure?.error.exitCode ?? 0;
}

/** Types whose mentions climb the ontology. */
const NAMED = new Set(["LOC", "ORG", "DEM", "MISC"]);

/** First mentions that the ontology on this machine does not hold. */
function unknownNames({ document, entities, mentions }: Detected, ontology: Ontology): string[] {
  return entities.flatMap(({ type, mentions: [first] }) => {
    if (!NAMED.has(type)) return [];
    const { start, end } = mentions[first!]!;
    const name = document.text.slice(start, end);
    return ontology.generalizations(name, { type, context: document.text }).linked ? [] : [name];
  });
}
