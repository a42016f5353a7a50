import { randomBytes } from "node:crypto";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** A secret of the run: one for all threads that are started after it was first asked for, kept nowhere. */
export function runSecret(name: string): string {
  const given = getEnvironmentData(name);
  if (typeof given === "string") return given;
  const made = randomBytes(32).toString("hex");
  setEnvironmentData(name, made);
  return made;
}
