#!/usr/bin/env node
import { runCommandLine } from "./command-line.js";

// a reader that stops early ('| head') is no failure
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await runCommandLine(process.argv.slice(2));
