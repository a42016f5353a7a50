/** The commands, in the order of the help text. Each is loaded when it is called. */

import type { Command } from "commander";

interface CommandEntry {
  readonly description: string;
  /** Adds the command, without its description, to the program. */
  readonly load: () => Promise<(program: Command) => unknown>;
}

export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  sanitize: {
    description: "replace words that could identify a person with true but vaguer ones",
    load: async () => (await import("./sanitize.js")).registerSanitize,
  },
  restore: {
    description: "put the originals back into a text with labels or pseudonyms",
    load: async () => (await import("./restore.js")).registerRestore,
  },
  status: {
    description: "show the progress of a run over a folder: done, failed, skipped, waiting",
    load: async () => (await import("./status.js")).registerStatus,
  },
  review: {
    description: "put an upper bound on what a run missed, from a sample that people have read",
    load: async () => (await import("./review.js")).registerReview,
  },
  detect: {
    description: "find the words that say something about a person, without changing anything",
    load: async () => (await import("./detect.js")).registerDetect,
  },
  decrypt: {
    description: "decrypt the words that 'sanitize --replace encrypt' encrypted",
    load: async () => (await import("./decrypt.js")).registerDecrypt,
  },
  count: {
    description: "count the documents in which each term occurs, for --statistics",
    load: async () => (await import("./count.js")).registerCount,
  },
  check: {
    description: "find words that one document of a release hides and another shows",
    load: async () => (await import("./check.js")).registerCheck,
  },
  detectors: {
    description: "list the built-in detectors and what they find",
    load: async () => (await import("./detectors.js")).registerDetectors,
  },
  evaluate: {
    description: "compare outputs with people's annotations",
    load: async () => {
      const [masks, utility, readability, replacements, safety] = await Promise.all([
        import("./evaluate.js"),
        import("./evaluate-utility.js"),
        import("./evaluate-readability.js"),
        import("./evaluate-replacements.js"),
        import("./evaluate-safety.js"),
      ]);
      return (program) => {
        const evaluate = masks.registerEvaluate(program, { weigh: masks.informationContent });
        utility.registerUtility(evaluate);
        readability.registerReadability(evaluate);
        replacements.registerReplacements(evaluate);
        safety.registerSafety(evaluate);
      };
    },
  },
  frontier: {
    description: "draw the privacy-utility curve of a policy's measures",
    load: async () => (await import("./frontier.js")).registerFrontier,
  },
  attack: {
    description: "measure re-identification risk: try to name the people in anonymized texts",
    load: async () => (await import("./attack.js")).registerAttack,
  },
  report: {
    description: "write one page about a release: its privacy and its utility",
    load: async () => (await import("./report.js")).registerReport,
  },
  models: {
    description: "list the models, check their files, or fetch a larger one",
    load: async () => (await import("./models.js")).registerModels,
  },
  serve: {
    description: "run the REST server and the review workstation",
    load: async () => (await import("./serve.js")).registerServe,
  },
  proxy: {
    description: "mask what programs send to a language model, and restore its answers",
    load: async () => (await import("./proxy.js")).registerProxy,
  },
  mcp: {
    description:
      "offer a model tools on files that show it no names, or mask another server's tools",
    load: async () => (await import("./mcp.js")).registerMcp,
  },
  index: {
    description: "build and query the people index used for k-anonymity",
    load: async () => (await import("./people-index.js")).registerIndex,
  },
  rates: {
    description: "check a file of base rates for the measure population",
    load: async () => (await import("./rates.js")).registerRates,
  },
  gazetteer: {
    description:
      "build lists of occupations, illnesses and other attributes of people, for --gazetteer",
    load: async () => (await import("./gazetteer.js")).registerGazetteer,
  },
  ontology: {
    description:
      "build and query the graph of vaguer words, such as 'city in Norway' or 'percussionist'",
    load: async () => (await import("./ontology.js")).registerOntology,
  },
};

/** Adds the named command with all its options, and of the others name and description only. */
export async function addCommands(program: Command, wanted: string | undefined): Promise<void> {
  for (const [name, { description, load }] of Object.entries(COMMANDS)) {
    if (name !== wanted) program.command(name).description(description).allowUnknownOption();
    else {
      (await load())(program);
      program.commands.at(-1)!.description(description);
    }
  }
}

/** Adds every command with all its options. */
export async function addAllCommands(program: Command): Promise<void> {
  for (const { description, load } of Object.values(COMMANDS)) {
    (await load())(program);
    program.commands.at(-1)!.description(description);
  }
}
