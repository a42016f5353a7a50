/** `palimpsest corpus-statistics FILE...`: what people marked, by type, identifier type and part of the corpus. */

import type { Command } from "commander";
import { SEMANTIC_TYPES } from "../document/types.js";
import {
  type CorpusStatistics,
  corpusStatistics,
  renderBars,
  type SplitStatistics,
} from "../entries/evaluate.js";
import { readTab } from "../entries/formats.js";
import { errors } from "../errors.js";
import { readTextFile } from "./inputs.js";
import { type JsonFlag, methodOf, nameOf, type Row, table } from "./metrics.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

interface StatisticsFlags extends JsonFlag, OverwriteFlag {
  readonly picture?: string;
}

export function registerCorpusStatistics(program: Command): void {
  withOverwrite(program.command("corpus-statistics"))
    .argument("<file...>", "annotations in the benchmark's form, a file per part of the corpus")
    .option("--picture <file>", "write the shares of types by part as bars (SVG)")
    .option("--json", "print one JSON value")
    .action(run);
}

async function run(paths: string[], flags: StatisticsFlags): Promise<void> {
  const outputs = outputOf(flags.picture, flags, paths);
  const splits = new Map<string, ReturnType<typeof readTab>>();
  for (const path of paths) {
    const name = methodOf(path);
    if (splits.has(name)) {
      throw errors.DUPLICATE_ID`two parts of the corpus are called '${name}'; rename one of the files`;
    }
    splits.set(name, readTab(await readTextFile(path), nameOf(path)));
  }
  const statistics = corpusStatistics(splits);
  if (flags.picture !== undefined) await outputs.write(flags.picture, picture(statistics));
  await print(
    flags.json
      ? `${JSON.stringify({ version: 1, kind: "corpus-statistics", ...statistics })}\n`
      : tables(statistics),
  );
}

const picture = ({ splits }: CorpusStatistics): string =>
  renderBars(
    SEMANTIC_TYPES.map((type) => ({
      name: type,
      values: Object.values(splits).map(({ types }) => types[type]?.share ?? 0),
    })),
    { title: "Mentions by type", series: Object.keys(splits) },
  );

const percent = (value: number | null): string | null =>
  value === null ? null : `${(100 * value).toFixed(1)}%`;
const spread = ([mean, deviation]: readonly [number, number]): string =>
  `${mean.toFixed(1)} ± ${deviation.toFixed(1)}`;

function tables({ splits, all }: CorpusStatistics): string {
  const parts: [string, SplitStatistics][] = Object.entries(splits);
  if (parts.length > 1) parts.push(["all", all]);
  const sizes = (name: string, of: (one: SplitStatistics) => string | number | null): Row => [
    name,
    ...parts.map(([, one]) => of(one)),
  ];
  const head: Row[] = [
    ["", ...parts.map(([name]) => name)],
    sizes("documents", (one) => one.documents),
    sizes("  by several annotators", (one) => one.shared),
    sizes("annotators", (one) => one.annotators),
    sizes("tokens", (one) => one.tokens),
    sizes("  per document", (one) => spread(one.tokensPerDocument)),
    sizes("  in mentions", (one) => percent(one.tokensInMentions)),
    sizes("sentences per document", (one) => spread(one.sentencesPerDocument)),
    sizes("mentions", (one) => one.mentions),
    sizes("entities", (one) => one.entities),
  ];
  return [head, ...parts.map(byTypeAndIdentifier)].map(table).join("\n");
}

const byTypeAndIdentifier = ([name, { types, identifiers }]: [string, SplitStatistics]): Row[] => [
  [name, "mentions", "share", "masked"],
  ...Object.entries(types).map(
    ([type, { mentions, share, masked }]): Row => [type, mentions, percent(share), percent(masked)],
  ),
  ...Object.entries(identifiers).map(
    ([identifier, { mentions, share }]): Row => [identifier, mentions, percent(share), ""],
  ),
];
