/** Help in two lengths: of a command with many options the usual ones, and with `--help --all` every one. */

import { type Command, Help, type HelpConfiguration, type Option } from "commander";

/** A command with more options than this shows the usual ones only. */
const MANY = 24;

const USUAL: ReadonlySet<string> = new Set([
  "--person",
  "--policy",
  "--preset",
  "--others",
  "--mask",
  "--kind",
  "--measures",
  "--population",
  "--k",
  "--replace",
  "--column",
  "--release",
  "--release-key",
  "--key-file",
  "--language",
  "--ocr",
  "--output",
  "--report",
  "--map",
  "--link",
  "--jobs",
  "--resume",
  "--overwrite",
  "--dry-run",
  "--json",
  "--quiet",
  "--verbose",
  "--background",
  "--index",
  "--table",
  "--help",
]);

/** @param all every option */
export function helpOf(all: boolean): HelpConfiguration {
  const every = (helper: Help, command: Command): Option[] =>
    Help.prototype.visibleOptions.call(helper, command);
  return {
    visibleOptions(this: Help, command: Command): Option[] {
      const options = every(this, command);
      if (all || options.length <= MANY) return options;
      return options.filter(({ long }) => USUAL.has(long ?? ""));
    },
    formatHelp(this: Help, command: Command, helper: Help): string {
      const text = Help.prototype.formatHelp.call(this, command, helper);
      const shown = helper.visibleOptions(command).length;
      const of = every(helper, command).length;
      if (shown === of) return text;
      return `${text}\nThese are the ${shown} usual options of ${of}; --help --all lists every one.\n`;
    },
  };
}
