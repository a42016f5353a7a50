/** The program that learns a transformer for an attack: JSON on its standard input, JSON on its output. */

import { spawn } from "node:child_process";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { TransformerAnswer, TransformerInputs } from "../entries/evaluate.js";
import { PalimpsestError } from "../errors.js";

const ANSWER = Compile(
  Type.Object({
    scores: Type.Array(Type.Array(Type.Number())),
    development: Type.Union([
      Type.Null(),
      Type.Object({ queries: Type.Integer(), risk: Type.Number(), logLoss: Type.Number() }),
    ]),
  }),
);

/**
 * Asks the program. What it says on its standard error, how far it is, is passed on.
 * @param command the program and its arguments, in quotes where they contain spaces; no shell reads it
 * @throws ATTACKER_UNAVAILABLE, at once where there is no command
 */
export function askTransformer(
  command: string | undefined,
): (inputs: TransformerInputs) => Promise<TransformerAnswer> {
  const [program, ...args] = wordsOf(command ?? "");
  if (program === undefined) {
    throw unavailable(
      "--attacker transformer needs a program that learns it; in a checkout, with Python: --transformer 'python training/attack_transformer.py --base FOLDER', or the same in PALIMPSEST_TRANSFORMER",
    );
  }
  return async (inputs) => {
    const answer = parsed(await outputOf(program, args, JSON.stringify(inputs)));
    const { scores } = answer;
    const { people, attacked } = inputs;
    if (
      scores.length !== attacked.length ||
      scores.some((ofText) => ofText.length !== people.length)
    ) {
      throw unavailable(
        `the program of --transformer answered with scores of another shape; it must give ${attacked.length} texts a score for each of ${people.length} people`,
      );
    }
    return answer;
  };
}

const wordsOf = (command: string): string[] =>
  Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|\S+/g),
    ([all, double, single]) => double ?? single ?? all,
  );

function outputOf(program: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
    const kill = () => child.kill();
    process.once("exit", kill);
    const chunks: Buffer[] = [];
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = (said + chunk.toString("utf8")).slice(-2000);
    });
    child.on("error", () => {
      process.off("exit", kill);
      reject(
        unavailable(
          `there is no program '${program}' for --transformer; install Python, or correct the path`,
        ),
      );
    });
    child.on("close", (code) => {
      process.off("exit", kill);
      if (code === 0) resolve(Buffer.concat(chunks).toString("utf8"));
      else reject(unavailable(failureOf(code, said)));
    });
    // a program that ends before it has read everything says why by its status
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

function failureOf(code: number | null, said: string): string {
  const [, module] = /No module named '([\w.]+)'/.exec(said) ?? [];
  if (module !== undefined) {
    return `Python has no module '${module}' for the transformer; run 'pip install -r training/requirements.txt' in a checkout, and name that Python in --transformer`;
  }
  if (/can't open file/.test(said)) {
    return "Python cannot open the script of --transformer; it is training/attack_transformer.py in a checkout, and not in the package";
  }
  return `the program of --transformer ended ${code === null ? "by a signal" : `with status ${code}`}; what it printed above says why`;
}

function parsed(output: string): TransformerAnswer {
  try {
    const answer: unknown = JSON.parse(output);
    if (ANSWER.Check(answer)) return answer;
  } catch {
    // told below
  }
  throw unavailable(
    'the program of --transformer did not answer with {"scores": [[number, ..], ..], "development": ..} as JSON; it must print nothing else on its standard output',
  );
}

const unavailable = (message: string) => new PalimpsestError("ATTACKER_UNAVAILABLE", message);
