import type { Command } from "commander";
import type { Assessed, Decided } from "../document/document.js";
import type { GoldDocument } from "../document/gold.js";
import { maskedBy } from "../document/masked.js";
import type { Span } from "../document/span.js";
import {
  evaluateMasks,
  exemptBy,
  type FrontierPoint,
  frontierTable,
  loadTagger,
  namedPoints,
  renderFrontier,
  summarize,
} from "../entries/evaluate.js";
import { readTab } from "../entries/formats.js";
import { Outputs } from "../files/outputs.js";
import { createSanitizer, type Sanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";
import { modelsOf } from "./detect.js";
import { type DryRunFlags, dryRun, withDryRun } from "./dry-run.js";
import { type Found, findInputs, inputsOf, readTextFile } from "./inputs.js";
import { madeBy } from "./made.js";
import { createOmissions } from "./omissions.js";
import { withPolicyFlags } from "./options.js";
import { print } from "./output.js";
import { type OverwriteFlag, readsOf, withOverwrite } from "./overwrite.js";
import { policyOf } from "./policy-flags.js";
import { forEachInput, progress } from "./run.js";
import { wholeNumber } from "./whole-number.js";

type FrontierFlags = DryRunFlags &
  OverwriteFlag & {
    readonly output?: string;
    readonly table?: string;
    readonly gold?: string;
    readonly points: number;
    readonly json?: boolean;
  };

/** `palimpsest frontier INPUT...`: the privacy-utility curve of a policy's measures. */
export function registerFrontier(program: Command): void {
  const command = program.command("frontier").argument("<input...>", "files or folders");
  withOverwrite(withDryRun(withPolicyFlags(command)))
    .option(
      "--gold <file>",
      "people's decisions in the benchmark's form, to add precision and recall",
    )
    .option("--points <number>", "number of points per measure", wholeNumber(2, 1000), 20)
    .option("-o, --output <file>", "file for the curve, as SVG")
    .option("--table <file>", "file for the points, as CSV")
    .option("--json", "print the points as JSON")
    .action(async (inputs: string[], flags: FrontierFlags, command: Command) => {
      if (flags.dryRun) return dryRun(inputs, flags, "assess");
      const policy = policyOf(flags);
      const found = findInputs(inputs);
      const outputs = new Outputs(flags)
        .reads(
          ...inputs.map((path) => ({ path, what: "an input" })),
          { path: flags.gold, what: "the gold annotations" },
          ...readsOf(flags, policy),
        )
        .plans({ path: flags.output, what: "the curve" }, { path: flags.table, what: "the table" });
      const points = await frontier(found, flags, policy);
      if (flags.output !== undefined) await outputs.write(flags.output, renderFrontier(points));
      if (flags.table !== undefined) await outputs.write(flags.table, frontierTable(points));
      await print(
        flags.json ? await asJson(points, inputs, flags, command) : frontierTable(points),
      );
    });
}

async function asJson(
  points: readonly FrontierPoint[],
  inputs: readonly string[],
  flags: FrontierFlags,
  command: Command,
): Promise<string> {
  const read = [...inputs, ...(flags.gold === undefined ? [] : [flags.gold])];
  const made = await madeBy(command, {
    inputs: [
      ...read.map((path) => ({ path, holds: "originals" as const })),
      ...(flags.policy === undefined ? [] : [{ path: flags.policy, holds: "policy" as const }]),
    ],
    directory: flags.models,
  });
  const named = namedPoints(points);
  return `${JSON.stringify({ version: 1, kind: "frontier", points, named, made })}\n`;
}

async function frontier(
  found: readonly Found[],
  flags: FrontierFlags,
  policy: Policy,
): Promise<FrontierPoint[]> {
  const gold =
    flags.gold === undefined ? undefined : readTab(await readTextFile(flags.gold), flags.gold);
  const sanitizer = await createSanitizer(policy, modelsOf(flags));
  const assessed: Assessed[] = [];
  const bar = progress(inputsOf(found).length);
  const omissions = createOmissions();
  const [failure] = await forEachInput(found, flags, policy, omissions, async (file) => {
    for (const document of file.documents) {
      const one = await sanitizer.assess(await sanitizer.detect(document));
      omissions.see(one);
      assessed.push(one);
    }
    bar.step();
  });
  bar.stop();
  omissions.tell();
  if (failure) throw failure.error;
  return sweep(sanitizer, assessed, flags.points, gold && (await scorer(gold)));
}

/**
 * Bounds from 0 to 1 between which about as many combinations lie: where a measure gives most of them
 * nearly the same risk, even steps would jump over the whole trade.
 */
function boundsOf(risks: readonly number[], steps: number): number[] {
  const sorted = [...risks].sort((a, b) => a - b);
  const quantiles = Array.from(
    { length: steps - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / steps)]!,
  );
  return [...new Set([0, ...quantiles, 1])];
}

/** Every measure alone and all together, at bounds from 0 to 1; and the policy unchanged. */
async function sweep(
  sanitizer: Sanitizer,
  assessed: readonly Assessed[],
  steps: number,
  score: Scorer | undefined,
): Promise<FrontierPoint[]> {
  const found = [
    ...new Set(assessed.flatMap(({ scores }) => scores.map(({ measure }) => measure))),
  ];
  const points: FrontierPoint[] = [];
  const add = async (label: Pick<FrontierPoint, "measure" | "bound">, decided: Decided[]) => {
    const masks = await score?.(decided);
    points.push({ ...label, ...summarize(decided), ...(masks && { masks }) });
  };
  for (const measure of found.length > 1 ? [...found, "all"] : found) {
    const own = assessed.map(({ scores }) =>
      scores.filter((each) => measure === "all" || each.measure === measure),
    );
    for (const bound of boundsOf(
      own.flat().map(({ risk }) => risk),
      steps,
    )) {
      const decided: Decided[] = [];
      for (const [i, one] of assessed.entries()) {
        const choice = await sanitizer.decide(
          { ...one, scores: own[i]! },
          { budget: { risk: bound } },
        );
        decided.push({ ...choice, scores: one.scores });
      }
      await add({ measure, bound }, decided);
    }
  }
  const chosen: Decided[] = [];
  for (const one of assessed) chosen.push(await sanitizer.decide(one));
  await add({ measure: "policy" }, chosen);
  return points;
}

type Scorer = (decided: readonly Decided[]) => ReturnType<typeof evaluateMasks>;

/** The benchmark's metrics of decisions; tokens without meaning are found once per text. */
async function scorer(gold: readonly GoldDocument[]): Promise<Scorer> {
  const exempt = exemptBy(await loadTagger());
  return (decided) =>
    evaluateMasks(gold, new Map(decided.map((one) => [one.document.id, maskedSpans(one)])), {
      exempt,
    });
}

function maskedSpans({ decisions, entities, mentions }: Decided): Span[] {
  const masked = maskedBy(decisions);
  return entities
    .filter(({ id }) => masked.has(id))
    .flatMap((entity) => entity.mentions.map((index) => mentions[index]!));
}
