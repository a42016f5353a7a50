/** `palimpsest completion bash|zsh|fish`: a script for the shell that completes commands, options and their choices. */

import { Argument, type Command, type Option } from "commander";
import { print } from "./output.js";

const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];

/** @param addAll adds every command, as a program that is completed has them */
export function registerCompletion(
  program: Command,
  addAll: (program: Command) => Promise<void>,
): void {
  program
    .command("completion")
    .addArgument(new Argument("<shell>", "which shell").choices([...SHELLS]))
    .action(async (shell: Shell) => {
      const { Command } = await import("commander");
      const all = new Command("palimpsest");
      await addAll(all);
      await print(SCRIPTS[shell](wordsOf(all)));
    });
}

/** A command as a shell completes it. */
interface Words {
  /** `sanitize`, or `evaluate masks`. */
  readonly path: string;
  readonly says: string;
  readonly children: readonly { readonly name: string; readonly says: string }[];
  readonly options: readonly Option[];
}

function wordsOf(command: Command, path = ""): Words[] {
  const own: Words = {
    path,
    says: command.description(),
    children: command.commands.map((one) => ({ name: one.name(), says: one.description() })),
    options: command.options.filter(({ hidden, long }) => !hidden && long !== undefined),
  };
  return [own, ...command.commands.flatMap((one) => wordsOf(one, `${path} ${one.name()}`.trim()))];
}

/** What may follow an option: its choices. */
const choicesOf = ({ options }: Words): [string, readonly string[]][] =>
  options.flatMap(({ long, argChoices }): [string, readonly string[]][] =>
    argChoices ? [[long!, argChoices]] : [],
  );

const flagsOf = ({ options }: Words): string[] => [...options.map(({ long }) => long!), "--help"];

/** Finds the longest command that the words before the cursor begin with. */
const PATH = `  local path="" word
  for word in "\${words[@]:1}"; do
    case " \${paths[*]} " in *" \${path:+$path/}$word "*) path="\${path:+$path/}$word" ;; esac
  done`;

const caseOf = (all: readonly Words[], listOf: (words: Words) => readonly string[]): string =>
  all
    .map((one) => `    "${one.path.replaceAll(" ", "/")}") list="${listOf(one).join(" ")}" ;;`)
    .join("\n");

const followers = (all: readonly Words[]): string =>
  all
    .flatMap((one) =>
      choicesOf(one).map(
        ([flag, choices]) =>
          `    "${one.path.replaceAll(" ", "/")} ${flag}") list="${choices.join(" ")}" ;;`,
      ),
    )
    .join("\n");

/** What bash and zsh share: \`list\` becomes the words that may come next. */
const body = (all: readonly Words[]): string => `  local paths=(${all
  .filter(({ path }) => path !== "")
  .map(({ path }) => path.replaceAll(" ", "/"))
  .join(" ")})
${PATH}
  local list=""
  case "$path $previous" in
${followers(all)}
  esac
  if [ -z "$list" ]; then
    case "$path" in
${caseOf(all, (one) => [...one.children.map(({ name }) => name), ...flagsOf(one)])}
    esac
  fi`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const SCRIPTS: Readonly<Record<Shell, (all: readonly Words[]) => string>> = {
  bash: (all) => `# completion of palimpsest for bash
_palimpsest() {
  local words=("\${COMP_WORDS[@]:0:COMP_CWORD}") current="\${COMP_WORDS[COMP_CWORD]}"
  local previous="\${COMP_WORDS[COMP_CWORD-1]}"
${body(all)}
  COMPREPLY=($(compgen -W "$list" -- "$current"))
  # a word that nothing completes is a file
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _palimpsest palimpsest
`,
  // zsh completes by what is written for bash, once asked to
  zsh: (all) => `autoload -U +X bashcompinit && bashcompinit\n${SCRIPTS.bash(all)}`,
  fish: (all) =>
    [
      "# completion of palimpsest for fish",
      ...all.flatMap(({ path, children, options }) => {
        const names = path === "" ? [] : path.split(" ");
        const when =
          names.length === 0
            ? "__fish_use_subcommand"
            : names.map((name) => `__fish_seen_subcommand_from ${name}`).join("; and ");
        return [
          ...children.map(
            ({ name, says }) =>
              `complete -c palimpsest -f -n ${quoted(when)} -a ${name} -d ${quoted(says)}`,
          ),
          ...options.map(({ long, argChoices, required, description }) => {
            const takes = argChoices
              ? ` -x -a ${quoted(argChoices.join(" "))}`
              : required
                ? " -r"
                : "";
            return `complete -c palimpsest -n ${quoted(when)} -l ${long!.slice(2)}${takes} -d ${quoted(description.replaceAll("\n", " "))}`;
          }),
        ];
      }),
      "",
    ].join("\n"),
};
