/** ONNX Runtime for Node: this machine's part of it, else the vendor's package, with every machine's. */

import { createRequire } from "node:module";
import { PalimpsestError } from "../errors.js";
import { requireTelemetryOff } from "./telemetry.js";

const require = createRequire(import.meta.url);

const PACKAGES = [`@palimpsest/runtime-${process.platform}-${process.arch}`, "onnxruntime-node"];

/**
 * The binding, loaded with the first graph and never before its telemetry is off.
 * @throws TELEMETRY_ON, RUNTIME_MISSING
 */
export function modelRuntime(): unknown {
  requireTelemetryOff();
  const name = PACKAGES.find(isInstalled);
  if (name === undefined) throw noRuntime("is not installed");
  try {
    return require(name);
  } catch (cause) {
    throw noRuntime("cannot be loaded on this machine", cause);
  }
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

const noRuntime = (what: string, cause?: unknown): PalimpsestError =>
  new PalimpsestError(
    "RUNTIME_MISSING",
    `the model runtime ${what}; install it with 'npm install ${PACKAGES[0]}', or on a processor or system without that package 'npm install onnxruntime-node'`,
    { cause },
  );
