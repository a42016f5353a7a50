/** The commands, in the order of the help text. Each is loaded when it is called. */

import type { Command } from "commander";
import { examplesOf } from "./examples.js";

/** Headings of the list of commands. */
const GROUPS = {
  do: "Sanitize:",
  many: "Many documents:",
  measure: "Measure and report:",
  serve: "Serve:",
  knowledge: "Models and knowledge:",
} as const;

interface CommandEntry {
  readonly description: string;
  readonly group: keyof typeof GROUPS;
  /** Adds the command, without its description, to the program. */
  readonly load: () => Promise<(program: Command) => unknown>;
}

export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  sanitize: {
    group: "do",
    description: "replace words that could identify a person with true but vaguer ones",
    load: async () => (await import("./sanitize.js")).registerSanitize,
  },
  init: {
    group: "do",
    description: "ask three questions and write a policy",
    load: async () => (await import("./init.js")).registerInit,
  },
  policy: {
    group: "do",
    description: "make a policy of another program's configuration",
    load: async () => (await import("./policy.js")).registerPolicy,
  },
  key: {
    group: "do",
    description: "make a key for --key-file and --release-key",
    load: async () => (await import("./key.js")).registerKey,
  },
  restore: {
    group: "do",
    description: "put the originals back into a text with labels or pseudonyms",
    load: async () => (await import("./restore.js")).registerRestore,
  },
  status: {
    group: "many",
    description: "show the progress of a run over a folder: done, failed, skipped, waiting",
    load: async () => (await import("./status.js")).registerStatus,
  },
  review: {
    group: "many",
    description: "put an upper bound on what a run missed, from a sample that people have read",
    load: async () => (await import("./review.js")).registerReview,
  },
  detect: {
    group: "do",
    description: "find the words that say something about a person, without changing anything",
    load: async () => (await import("./detect.js")).registerDetect,
  },
  decrypt: {
    group: "do",
    description: "decrypt the words that 'sanitize --replace encrypt' encrypted",
    load: async () => (await import("./decrypt.js")).registerDecrypt,
  },
  count: {
    group: "many",
    description: "count the documents in which each term occurs, for --statistics",
    load: async () => (await import("./count.js")).registerCount,
  },
  check: {
    group: "many",
    description:
      "find words that one document of a release hides and another shows, and people whom documents give away together",
    load: async () => (await import("./check.js")).registerCheck,
  },
  detectors: {
    group: "do",
    description: "list the built-in detectors and what they find",
    load: async () => (await import("./detectors.js")).registerDetectors,
  },
  evaluate: {
    group: "measure",
    description: "compare outputs with people's annotations",
    load: async () => {
      const masks = await import("./evaluate.js");
      const others = [
        (await import("./evaluate-utility.js")).registerUtility,
        (await import("./evaluate-readability.js")).registerReadability,
        (await import("./evaluate-replacements.js")).registerReplacements,
        (await import("./evaluate-safety.js")).registerSafety,
        (await import("./evaluate-subjects.js")).registerSubjects,
        (await import("./evaluate-sheet.js")).registerSheet,
      ];
      return (program) => {
        const evaluate = masks.registerEvaluate(program, { weigh: masks.informationContent });
        for (const register of others) register(evaluate);
      };
    },
  },
  frontier: {
    group: "measure",
    description: "draw the privacy-utility curve of a policy's measures",
    load: async () => (await import("./frontier.js")).registerFrontier,
  },
  attack: {
    group: "measure",
    description: "measure re-identification risk: try to name the people in anonymized texts",
    load: async () => (await import("./attack.js")).registerAttack,
  },
  "corpus-statistics": {
    group: "measure",
    description: "count what people marked in a corpus: types, identifiers, what is masked",
    load: async () => (await import("./corpus-statistics.js")).registerCorpusStatistics,
  },
  gold: {
    group: "measure",
    description: "make the benchmark's form from texts with marks, or from spans",
    load: async () => (await import("./gold.js")).registerGold,
  },
  statement: {
    group: "measure",
    description: "state what was released, for whom and at what risk, for somebody to sign",
    load: async () => (await import("./statement.js")).registerStatement,
  },
  report: {
    group: "measure",
    description: "write one page about a release: its privacy and its utility",
    load: async () => (await import("./report.js")).registerReport,
  },
  models: {
    group: "knowledge",
    description: "list the models, check their files, or fetch a larger one",
    load: async () => (await import("./models.js")).registerModels,
  },
  serve: {
    group: "serve",
    description: "run the REST server and the review workstation",
    load: async () => (await import("./serve.js")).registerServe,
  },
  proxy: {
    group: "serve",
    description: "mask what programs send to a language model, and restore its answers",
    load: async () => (await import("./proxy.js")).registerProxy,
  },
  mcp: {
    group: "serve",
    description:
      "offer a model tools on files that show it no names, or mask another server's tools",
    load: async () => (await import("./mcp.js")).registerMcp,
  },
  index: {
    group: "knowledge",
    description: "build and query the people index used for k-anonymity",
    load: async () => (await import("./people-index.js")).registerIndex,
  },
  rates: {
    group: "knowledge",
    description: "check a file of base rates for the measure population",
    load: async () => (await import("./rates.js")).registerRates,
  },
  gazetteer: {
    group: "knowledge",
    description:
      "build lists of occupations, illnesses and other attributes of people, for --gazetteer",
    load: async () => (await import("./gazetteer.js")).registerGazetteer,
  },
  ontology: {
    group: "knowledge",
    description:
      "build and query the graph of vaguer words, such as 'city in Norway' or 'percussionist'",
    load: async () => (await import("./ontology.js")).registerOntology,
  },
  completion: {
    group: "knowledge",
    description: "print what completes commands and options in bash, zsh or fish",
    load: async () => {
      const { registerCompletion } = await import("./completion.js");
      return (program) => registerCompletion(program, addAllCommands);
    },
  },
};

/** Adds the named command with all its options, and of the others name and description only. */
export async function addCommands(program: Command, wanted: string | undefined): Promise<void> {
  for (const [name, entry] of Object.entries(COMMANDS)) {
    if (name === wanted) await addCommand(program, name, entry);
    else addName(program, name, entry);
  }
}

function addName(program: Command, name: string, { description, group }: CommandEntry): void {
  program.command(name).description(description).allowUnknownOption().helpGroup(GROUPS[group]);
}

/** Adds every command, with all its options where its package is installed. */
export async function addAllCommands(program: Command): Promise<void> {
  for (const [name, entry] of Object.entries(COMMANDS))
    await addCommand(program, name, entry).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== "ERR_MODULE_NOT_FOUND") throw thrown;
      addName(program, name, entry);
    });
}

async function addCommand(
  program: Command,
  name: string,
  { description, group, load }: CommandEntry,
): Promise<void> {
  (await load())(program);
  const command = program.commands.at(-1)!;
  command.description(description).helpGroup(GROUPS[group]);
  command.addHelpText("after", examplesOf(name));
}
