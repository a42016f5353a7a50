import type { Command } from "commander";
import type { Decided } from "../document/document.js";
import { createResources, createSanitizer, type ServiceRequest } from "../index.js";
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
    "print, as lines of JSON, the treatment of each table column and each request that a search engine, chat model or Wikidata would get; send and write nothing",
  );

/**
 * Every request that a service would get, as `{document, service, text}`: the stages run as they would, and each service
 * is replaced by one that records what it is asked. Answers that a cache holds are not asked for. A search is answered
 * by a page of its own, and what it would have shown as risky is not known: all that was found is then taken for hidden; a chat model by words that say nothing, so that its attack is asked
 * for as well, with those in the place of the words that the model would have written.
 * @param until the last stage of the command
 */
export async function dryRun(
  inputs: readonly string[],
  flags: DetectFlags,
  until: "assess" | "sanitize",
): Promise<void> {
  const requests: ServiceRequest[] = [];
  const policy = policyOf(flags);
  const sanitizer = await createSanitizer(policy, {
    resources: createResources(modelsOf(flags)),
    dryRun: (request) => requests.push(request),
  });
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
        const assessed = await sanitizer.assess(await sanitizer.detect(document));
        if (until === "sanitize") {
          // what a search engine would answer decides what is hidden: then everything may be
          if (requests.length > 0)
            await sanitizer.replace(allMasked(await sanitizer.decide(assessed)));
          else await sanitizer.sanitize(document);
        }
        count += requests.length;
        for (const request of requests.splice(0))
          await print(`${JSON.stringify({ document: document.id, ...request })}\n`);
      }
    },
  );
  process.stderr.write(
    count === 0
      ? "dry run: no request would leave this machine; nothing was sanitized\n"
      : `dry run: ${count} requests would be sent; none was, and nothing was sanitized\n`,
  );
  process.exitCode = failure?.error.exitCode ?? 0;
}

/** As if everything were risky. */
const allMasked = (decided: Decided): Decided => ({
  ...decided,
  decisions: decided.decisions.map((one) => ({ ...one, action: "mask" as const })),
});
