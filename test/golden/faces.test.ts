/**
 * What the program shows of itself: its help texts, the addresses of its server and the names of its
 * package. Each change shows here; update with `npx vitest run test/golden -u` and read the difference.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { addAllCommands } from "../../src/cli/commands.js";
import { idleEngine } from "../idle-engine.js";
import { startReviewServer } from "../review-server.js";
import { declarationsOf } from "./declarations.js";

const src = (path: string) => new URL(`../../src/${path}`, import.meta.url);

/** A command's help and that of its own commands, in their order. */
function helpOf(command: Command, name: string): string[] {
  const help = command
    .configureHelp({ helpWidth: 100 })
    .helpInformation()
    .replace(/default: "\/[^"]*"/g, 'default: "..."');
  return [
    `== ${name}`,
    help,
    ...command.commands.flatMap((one) => helpOf(one, `${name} ${one.name()}`)),
  ];
}

test("the help texts", async () => {
  const program = new Command("palimpsest");
  await addAllCommands(program);
  await expect(helpOf(program, "palimpsest").join("\n")).toMatchFileSnapshot("help.golden.txt");
});

test("the server's addresses", async () => {
  const server = await startReviewServer({ engine: idleEngine() });
  const { paths } = (await server.app.inject({ url: "/openapi.json" })).json() as {
    paths: Record<string, Record<string, unknown>>;
  };
  await server.close();
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const hash = createHash("sha256").update(JSON.stringify(described)).digest("hex");
      return `${method.toUpperCase()} ${path} ${hash.slice(0, 16)}`;
    }),
  );
  await expect(`${rows.sort().join("\n")}\n`).toMatchFileSnapshot("openapi.golden.txt");
});

/** Names that a file exports by `export { ... } from`; types apart. */
function namesIn(source: string): { values: string[]; types: string[] } {
  const values: string[] = [];
  const types: string[] = [];
  for (const [, all, list] of source.matchAll(/^export (type )?\{([^}]*)\} from/gm)) {
    for (const part of list!
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)) {
      const type = all !== undefined || part.startsWith("type ");
      (type ? types : values).push(part.replace(/^type /, ""));
    }
  }
  return { values: values.sort(), types: types.sort() };
}

describe("the package's names", () => {
  /** Each subpath and the file that lists its names: the server's lies beside the server. */
  const entries = readdirSync(src("entries"))
    .filter((file) => file.endsWith(".ts"))
    .map((file): [string, string] => [file.replace(/\.ts$/, ""), `entries/${file}`])
    .concat([
      ["llm", "llm/index.ts"],
      ["server", "server/index.ts"],
    ])
    .sort();
  const main = namesIn(readFileSync(src("index.ts"), "utf8"));

  test("are in the reference", async () => {
    const section = (name: string, source: string) => {
      const { values, types } = namesIn(source);
      const purpose = /\/\*\*\s*(?:\* )?([\s\S]*?)\*\//.exec(source)![1]!;
      return [
        `## \`${name}\``,
        "",
        purpose.replace(/\s*\n \* ?/g, " ").trim(),
        "",
        `**Values** (${values.length}): ${values.map((one) => `\`${one}\``).join(", ")}`,
        "",
        ...(types.length === 0
          ? []
          : [`**Types** (${types.length}): ${types.map((one) => `\`${one}\``).join(", ")}`, ""]),
      ];
    };
    const page = [
      "# Library",
      "",
      "What the package exports, entry by entry. The declarations that ship with it say what each name does,",
      "takes, returns and throws. Names in the main entry stay as they are within a minor version; those of the",
      "other entries may change in any minor version.",
      "",
      ...section("palimpsest", readFileSync(src("index.ts"), "utf8")),
      ...entries.flatMap(([name, file]) =>
        section(`palimpsest/${name}`, readFileSync(src(file), "utf8")),
      ),
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../../docs/api.md");
  });

  test("mean what they meant", async () => {
    const all = [
      ["palimpsest", "index.ts"],
      ...entries.map(([name, file]) => [`palimpsest/${name}`, file]),
    ];
    const report = all.flatMap(([name, file]) => [`== ${name}`, ...declarationsOf(src(file!)), ""]);
    await expect(report.join("\n")).toMatchFileSnapshot("api.golden.txt");
  });

  test("are few in the main entry", () => {
    expect(main.values.length + main.types.length).toBeLessThanOrEqual(45);
  });

  test("can be imported by every entry that the package description lists", () => {
    const { exports } = JSON.parse(
      readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
    ) as { exports: Record<string, unknown> };
    const listed = Object.keys(exports).filter((key) => key !== "." && key !== "./package.json");
    expect(listed.sort()).toEqual(entries.map(([name]) => `./${name}`));
  });

  test.each(entries)("exist: %s", async (_, file) => {
    const module = (await import(src(file).href)) as object;
    const { values } = namesIn(readFileSync(src(file), "utf8"));
    expect(Object.keys(module).sort()).toEqual(values.sort());
  });

  test("of the main entry exist", async () => {
    const module = (await import(src("index.ts").href)) as object;
    expect(Object.keys(module).sort()).toEqual(main.values);
  });
});
