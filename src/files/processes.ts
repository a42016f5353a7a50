/** Which processes run: numbers of processes mean something on one start of one system only. */

import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** This start of the system; empty where it has no such id. */
export const bootId = (): string =>
  textOf(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"));

/** The namespace within which numbers of processes are given: a container has its own. */
export const processNamespace = (): string => textOf(() => readlinkSync("/proc/self/ns/pid"));

/** Where numbers of processes mean the same, as eight hexadecimal digits. */
export const processPlace = (): string =>
  createHash("sha256")
    .update([hostname(), bootId(), processNamespace()].join("\n"))
    .digest("hex")
    .slice(0, 8);

export function runs(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, in the system's count; nothing where it has no /proc or no such process. */
export function startOf(id: number): string | undefined {
  const stat = textOf(() => readFileSync(`/proc/${id}/stat`, "utf8"));
  return stat === "" ? undefined : stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}

function textOf(reading: () => string): string {
  try {
    return reading().trim();
  } catch {
    return "";
  }
}
