import type { Command } from "commander";
import { createSession } from "../index.js";
import { rootsOf } from "../llm/mcp/roots.js";
import { serveTools } from "../llm/mcp/server.js";
import { toolsOf } from "../llm/mcp/tools.js";
import { wrapServer } from "../llm/mcp/wrap.js";
import { parsePolicy } from "../policy/policy.js";
import { readText } from "./flag.js";

interface McpFlags {
  readonly root?: readonly string[];
  readonly policy?: string;
}

/** `palimpsest mcp`: tools on files for a model; `mcp wrap -- COMMAND`: another server's tools behind masks. */
export function registerMcp(program: Command): void {
  const mcp = program
    .command("mcp")
    .option(
      "--root <folder>",
      "folder whose files the tools may use; repeatable (default: the working folder)",
      collect,
    )
    .option("--policy <file>", "policy to mask by (default: the preset for prompts)")
    .action(async (flags: McpFlags) => {
      const roots = rootsOf(flags.root ?? ["."]);
      const session = await createSession(policyOf(flags));
      await serveTools({
        tools: toolsOf(session, roots),
        input: process.stdin,
        output: process.stdout,
      });
    });
  mcp
    .command("wrap")
    .description(
      "run another MCP server, mask what its tools answer and restore the arguments of calls",
    )
    .argument("<command...>", "the server's command, after '--'")
    .option("--policy <file>", "policy to mask by (default: the preset for prompts)")
    .action(async ([command = "", ...args]: string[], flags: McpFlags) => {
      const session = await createSession(policyOf(flags));
      process.exitCode = await wrapServer({
        command,
        args,
        session,
        input: process.stdin,
        output: process.stdout,
      });
      // the client may keep its end open
      process.stdin.destroy();
    });
}

const policyOf = ({ policy }: McpFlags) =>
  policy === undefined ? undefined : parsePolicy(readText(policy, "the policy"), policy);

const collect = (value: string, all: readonly string[] = []): string[] => [...all, value];
