/**
 * `palimpsest attack`: whose are these anonymized texts? Three forms: a table of records, originals
 * with masks, or one document. The background is read once; settings are chosen on the attack's own
 * development set.
 */

import { basename } from "node:path";
import { type Command, Option } from "commander";
import { createDocument } from "../document/document.js";
import type { Span } from "../document/span.js";
import {
  type Attacker,
  type AttackJson,
  attack,
  attackDocument,
  attackToJson,
  createRunReport,
  type DocumentAttackJson,
  documentAttackToJson,
  isOfPeople,
  parsePart,
  renderBars,
  runOf,
  sha256,
} from "../entries/evaluate.js";
import { readTextsAt } from "../entries/formats.js";
import { loadEmbedder } from "../entries/models.js";
import { Outputs } from "../files/outputs.js";
import { createSanitizer } from "../index.js";
import { attackPeople, type PeopleFlags, peopleRows } from "./attack-people.js";
import { type AttackFlags, documentText, needed, readSources, tell } from "./attack-sources.js";
import { type AttackerParts, prepareAttacker, withAttacker } from "./attacker.js";
import { number, repeatable } from "./flag.js";
import { type InputPath, madeBy } from "./made.js";
import { printMetrics, type Row } from "./metrics.js";
import { withOverwrite } from "./overwrite.js";
import { checkReportName, writeReport } from "./report-file.js";
import { wholeNumber } from "./whole-number.js";

export function registerAttack(program: Command): void {
  const command = withOverwrite(program.command("attack"))
    .option("--data <file>", "a table of records (JSON), one per individual")
    .option("--name <column>", "column of names in --data", "name")
    .option(
      "--background <place>",
      "column of background texts in --data, or a file or folder of them",
    )
    .option(
      "--originals <file>",
      "original texts: {ID: text}, the benchmark's form, a file or a folder",
    )
    .option("--masks <files...>", "masks for --originals, one file per method")
    .option("--document <file>", "attack only this document")
    .option("--person <name>", "name of the document's subject, as it appears in the background");
  withAttacker(command)
    .option("--chat-address <url>", "with 'chat': OpenAI-compatible address of the model")
    .option("--chat-model <name>", "with 'chat': its name, or a GGUF file on this machine")
    .option("--chat-key-file <file>", "with 'chat': file with its key")
    .option("--price-in <number>", "with 'chat': price per million tokens sent", number)
    .option("--price-out <number>", "with 'chat': price per million tokens received", number)
    .option("--max-cost <number>", "with 'chat': cost at which no more is asked", number)
    .option("--readings <number>", "with 'chat': how often each text is read", wholeNumber(1), 3)
    .option(
      "--facts <file>",
      "what is true: {DOC_ID: [{attribute, value, person}]}, to grade guesses",
    )
    .addOption(
      new Option(
        "--send <what>",
        "with 'chat': labels in the place of direct identifiers that the texts still have, or the originals and the names of candidates",
      )
        .choices(["labels", "originals"])
        .default("labels"),
    )
    .option("--dry-run", "with 'chat': print each request as a line of JSON, and send none")
    .option("--independent", "attack each text as if there were no others")
    .addOption(repeatable("--without <method>", "leave out a column of --data"))
    .addOption(
      repeatable(
        "--clear <method>",
        "a column of --data with original text (default: original...)",
      ),
    )
    .addOption(repeatable("--report <file>", "write the results as a page, .html or .json"))
    .option("--picture <file>", "write the risk of each method as bars with intervals (SVG)")
    .option("--seed <number>", "seed of the development set and bootstrap", wholeNumber(0), 0)
    .option("--json", "print one JSON value")
    .action(run);
}

async function run(flags: PeopleFlags, command: Command): Promise<void> {
  for (const path of flags.report) checkReportName(path);
  const { data, background, originals, masks = [], document, report: reports, attacker } = flags;
  const outputs = new Outputs(flags)
    .reads(
      ...[data, background, originals, document, ...masks].map((path) => ({
        path,
        what: "an input",
      })),
    )
    .plans({ path: flags.picture, what: "the picture" })
    .plans(...reports.map((path) => ({ path, what: "the report" })));
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  if (isOfPeople(attacker)) {
    const { inputs, result } = await attackPeople(flags);
    if (flags.dryRun) return;
    const figures = { ...result, attacker, seconds: seconds() };
    const made = () => madeBy(command, { inputs, models: ["recognizer"] });
    await printMetrics(figures, flags, peopleRows, { kind: "attribute-attack" }, made);
    return;
  }
  const models = attacker === "lexical" ? ["recognizer"] : ["recognizer", "embedder"];
  const show = async <Result extends object>(
    kind: "attack" | "document-attack",
    { inputs, result }: Attacked<Result>,
    rows: (figures: Result & { seconds: number }) => Row[],
  ) => {
    const figures = { ...result, attacker, seconds: seconds() };
    const made = () => madeBy(command, { inputs, models });
    await printMetrics(figures, flags, rows, { kind }, made);
    if (reports.length === 0) return figures;
    // the page of `palimpsest report` with this attack alone
    const content = JSON.stringify({ version: 1, kind, ...figures, made: await made() });
    const run = runOf("attack", [parsePart(content, "attack")]);
    for (const path of reports) await writeReport(outputs, path, createRunReport([run]));
    return figures;
  };
  if (document !== undefined)
    return void (await show("document-attack", await attackOne(flags, document), documentRows));
  const figures = await show("attack", await attackMany(flags), riskRows);
  if (flags.picture !== undefined) await outputs.write(flags.picture, pictureOf(figures));
}

/** Bars by method, as in figure 1 of Manzanares-Salor et al. (2024). */
const pictureOf = ({ risk, interval, chance, individuals }: ManyJson): string =>
  renderBars(
    [...Object.entries(risk), ["at random", chance] as const].map(([name, value]) => ({
      name,
      values: [value],
      intervals: [interval[name]],
    })),
    {
      title: `Risk of re-identification, ${individuals} people`,
      series: ["risk"],
      most: 100,
      write: (value) => `${value.toFixed(1)}%`,
    },
  );

interface Attacked<T> {
  readonly result: T;
  readonly inputs: readonly InputPath[];
}

/** Percent by method, as in the attack's own figures. */
interface Beside {
  readonly attacker: string;
  readonly risk: AttackJson["risk"];
  readonly riskAlone: AttackJson["riskAlone"];
}
type ManyJson = AttackJson & { readonly beside?: Beside };

/** What a transformer is shown beside. */
const OURS = "ensemble";

async function attackMany(flags: AttackFlags): Promise<Attacked<ManyJson>> {
  const { background, anonymized, inputs, ...known } = await readSources(flags);
  const options = { independent: flags.independent ?? false, seed: flags.seed };
  const methods = Array.from(anonymized.values(), (ofMethod) => [...ofMethod.values()]);
  const attacker = await prepare(flags, { background, methods });
  const result = await attack(attacker, anonymized, options);
  if (result.present < result.individuals) {
    const caps = [...result.methods]
      .filter(([, { cap }]) => cap < 100)
      .map(([method, { cap }]) => `${percent(cap)}% for '${method}'`);
    tell(
      `${result.individuals - result.present} of ${result.individuals} individuals have no background; risk is at most ${caps.join(", ")}`,
    );
  }
  const textOf = (method: string, individual: string) => anonymized.get(method)!.get(individual)!;
  const json = attackToJson(result, textOf, known);
  if (flags.attacker !== "transformer") return { inputs, result: json };
  // the texts of a folder are read again
  const again = (await readSources(flags)).background;
  const ours = await prepare({ ...flags, attacker: OURS }, { background: again, methods });
  const { risk, riskAlone } = attackToJson(await attack(ours, anonymized, options), textOf);
  return { inputs, result: { ...json, beside: { attacker: OURS, risk, riskAlone } } };
}

/** People of the development set when one document is attacked: an answer is wanted in seconds. */
const PEOPLE_FOR_ONE = 30;

async function attackOne(
  flags: AttackFlags,
  path: string,
): Promise<Attacked<DocumentAttackJson & { readonly document: string; readonly sha256: string }>> {
  const place = needed(flags.background, "--document needs --background, a file or folder");
  const text = await documentText(path);
  const attacker = await prepare(flags, {
    background: readTextsAt(place),
    methods: [[text]],
    people: PEOPLE_FOR_ONE,
  });
  const result = documentAttackToJson(await attackDocument(attacker, text, flags.person), text);
  return {
    result: {
      ...result,
      document: path === "-" ? "standard input" : basename(path),
      sha256: sha256(text),
    },
    inputs: [
      { path, holds: "outputs" },
      { path: place, holds: "background" },
    ],
  };
}

async function prepare(
  flags: AttackFlags,
  parts: Pick<AttackerParts, "background" | "methods" | "people">,
): Promise<Attacker> {
  const sanitizer = await createSanitizer({ version: 1, mask: "all" });
  return prepareAttacker(flags, {
    ...parts,
    findSpans: async (text): Promise<readonly Span[]> =>
      (await sanitizer.detect(createDocument(text))).mentions,
    embedder: loadEmbedder,
    seed: flags.seed,
  });
}

const percent = (value: number) => value.toFixed(1);

function riskRows(result: ManyJson & { seconds: number }): Row[] {
  const { beside } = result;
  return [
    [
      `${result.individuals} individuals, ${result.background} candidates`,
      "risk",
      "95%",
      "at most",
      "alone",
      "at 5",
      "at 10",
      ...(beside ? [beside.attacker, "alone"] : []),
    ],
    ...Object.entries(result.risk).map(([method, risk]): Row => {
      const [low, high] = result.interval[method]!;
      const at = result.riskAt[method]!;
      return [
        method,
        percent(risk),
        `${percent(low)}-${percent(high)}`,
        percent(result.caps[method]!),
        percent(result.riskAlone[method]!),
        percent(at[5]),
        percent(at[10]),
        ...(beside ? [percent(beside.risk[method]!), percent(beside.riskAlone[method]!)] : []),
      ];
    }),
    ["chance", result.chance.toFixed(2)],
    ["seconds", percent(result.seconds)],
  ];
}

function documentRows(result: DocumentAttackJson & { seconds: number }): Row[] {
  const { candidates, person, clues } = result;
  return [
    ["candidate", "rank", "probability"],
    ...candidates.map(({ id, rank, probability }): Row => [id, rank, probability.toFixed(3)]),
    ...(person ? [[`${person.id}, the person`, person.rank, person.probability.toFixed(3)]] : []),
    ["word that gives it away", "weight", "times"],
    ...clues.map(({ text, weight, places }): Row => [text, weight.toFixed(2), places.length]),
    ["seconds", percent(result.seconds)],
  ];
}
