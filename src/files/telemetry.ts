/**
 * Keeps ONNX Runtime silent. Its library carries a telemetry client that is on by default: it queues
 * device, process and usage records below the home folder and sends them to its vendor.
 *
 * The client reads one variable of the process's environment, once, when the binding loads. Importing
 * this module in the main thread sets it. A worker thread only has a copy of the environment, so a
 * variable set there does not reach the client: a worker can check, but not repair.
 */

import { readFileSync } from "node:fs";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { errors } from "../errors.js";

const VARIABLE = "ORT_DISABLE_TELEMETRY";
/** Threads inherit this mark from the thread that starts them; it says that the variable is set. */
const MARK = "palimpsest.telemetry";
const OFF = "off";

if (isMainThread) {
  process.env[VARIABLE] = "1";
  setEnvironmentData(MARK, OFF);
}

/**
 * @throws TELEMETRY_ON in a worker thread of a process whose main thread never loaded this module and
 *   that was not started with the variable
 */
export function requireTelemetryOff(): void {
  if (isMainThread) process.env[VARIABLE] = "1";
  else if (getEnvironmentData(MARK) !== OFF && !startedSilent()) {
    throw errors.TELEMETRY_ON`ONNX Runtime would send usage data to its vendor, and a worker thread cannot stop it; import palimpsest in the main thread before the worker starts, or start the process with ${VARIABLE}=1`;
  }
}

/** Whether the process itself, not only this thread's copy, got the variable when it started. */
function startedSilent(): boolean {
  try {
    const environment = readFileSync("/proc/self/environ", "latin1").split("\0");
    return environment.includes(`${VARIABLE}=1`);
  } catch {
    return process.env[VARIABLE] === "1"; // a system without /proc
  }
}
