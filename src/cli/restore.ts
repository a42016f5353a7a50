import { extname } from "node:path";
import { text } from "node:stream/consumers";
import { type Command, Option } from "commander";
import { unguardFormulas } from "../entries/formats.js";
import { Outputs } from "../files/outputs.js";
import { createSession } from "../index.js";
import { FORMULAS } from "../policy/columns.js";
import { readTextFile } from "./inputs.js";
import { type MapFlags, readFile, readMapKey } from "./kept-map.js";
import { print } from "./output.js";
import { type OverwriteFlag, withOverwrite } from "./overwrite.js";

type RestoreFlags = Required<MapFlags> &
  OverwriteFlag & {
    readonly output?: string;
    readonly keepUnknown?: boolean;
    readonly json?: boolean;
    readonly from?: string;
    readonly csvFormulas: "keep" | "quote";
  };

/** `palimpsest restore INPUT --map FILE --key-file KEY`: puts originals back for labels and pseudonyms. */
export function registerRestore(program: Command): void {
  withOverwrite(
    program
      .command("restore")
      .argument("[input]", "a text, or - for standard input", "-")
      .requiredOption("--map <file>", "file that 'sanitize --map' wrote")
      .requiredOption("--key-file <file>", "file with the key of the map")
      .option("-o, --output <file>", "file for the text (default: standard output)")
      .option("--keep-unknown", "leave labels that the map does not contain, instead of refusing")
      .option("--from <format>", "csv: separated values (default: by the file's ending)")
      .addOption(
        new Option("--csv-formulas <how>", "as 'sanitize' was given it")
          .choices(FORMULAS)
          .default("quote"),
      )
      .option("--json", "print {text, count, unknown}"),
  ).action(async (input: string, flags: RestoreFlags) => {
    const outputs = new Outputs(flags)
      .reads(
        { path: input, what: "the input" },
        { path: flags.map, what: "the map" },
        { path: flags.keyFile, what: "the key" },
      )
      .plans({ path: flags.output, what: "the output" });
    const key = readMapKey(flags.keyFile);
    const session = await createSession(undefined, {
      from: { bytes: readFile(flags.map, "the map"), key },
    });
    const given = input === "-" ? await text(process.stdin) : await readTextFile(input);
    const isTable = /^\.?[ct]sv$/i.test(flags.from ?? extname(input));
    const restored = session.restore(
      isTable && flags.csvFormulas === "quote"
        ? unguardFormulas(given, input, session.delimitersOf(given))
        : given,
      { keepUnknown: flags.keepUnknown ?? false, isTable },
    );
    const content = flags.json ? `${JSON.stringify(restored)}\n` : restored.text;
    if (flags.output === undefined) await print(content);
    else await outputs.write(flags.output, content);
  });
}
