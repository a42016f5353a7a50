/** Node as the machine that the core runs on. */

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { brotliDecompressSync } from "node:zlib";
import type { Host } from "../document/host.js";
import { readSetting } from "./bounded.js";
import { modelRuntime } from "./model-runtime.js";
import { PACKAGE_ROOT } from "./package-root.js";

export const host: Host = {
  text(path) {
    try {
      const bytes = readFileSync(new URL(path, PACKAGE_ROOT));
      return (path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes).toString("utf8");
    } catch {
      return undefined;
    }
  },
  library(prepared, name) {
    const path = fileURLToPath(new URL(prepared, PACKAGE_ROOT));
    return createRequire(import.meta.url)(existsSync(path) ? path : name);
  },
  unpack: brotliDecompressSync,
  modelRuntime,
  async solver() {
    // the types describe a module in which the default export has one of its own
    const { default: load } = (await import("highs")) as unknown as { default: () => unknown };
    return load();
  },
  pathOf: (name, beside) => (beside === undefined ? resolve(name) : resolve(dirname(beside), name)),
  setting: (path) => readSetting(path).toString("utf8"),
  variable: (name) => process.env[name],
  secret(name) {
    const given = getEnvironmentData(name);
    if (typeof given === "string") return given;
    const made = randomBytes(32).toString("hex");
    setEnvironmentData(name, made);
    return made;
  },
  callStorage: <Value>() => new AsyncLocalStorage<Value>(),
  soon: (work) => void setImmediate(work),
};
