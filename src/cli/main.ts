#!/usr/bin/env node

import "./node-version.js";
import "./engine-settings.js";

// stack traces name the source files; modules loaded before this keep their own
if (process.env["PALIMPSEST_DEBUG"]) process.setSourceMapsEnabled(true);
const { runCommandLine } = await import("./command-line.js");

// a reader that stops early ('| head') is no failure
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await runCommandLine(process.argv.slice(2));
