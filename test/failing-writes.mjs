/**
 * Loaded before a program with `node --import`: its FAIL_AT-th write, creation, link or renaming below
 * FAIL_BELOW, or of its ledger, fails as on a full disk, and with FAIL_ON each one after it too; with FAIL_KILL the program is
 * killed before it instead. Writes into FAIL_COUNT how many there were, and when the first came, in
 * milliseconds since the program started.
 */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename, dirname, resolve } from "node:path";

const { FAIL_AT = "0", FAIL_BELOW = "/nowhere", FAIL_ON, FAIL_KILL, FAIL_COUNT } = process.env;
const at = Number(FAIL_AT);
let count = 0;
let first = 0;

/** Below the folder, or its ledger beside it. */
const isBelow = (path) =>
  resolve(String(path)).startsWith(`${resolve(FAIL_BELOW)}/`) ||
  resolve(String(path)) ===
    resolve(dirname(FAIL_BELOW), `.${basename(FAIL_BELOW)}.palimpsest-ledger.jsonl`);

function step() {
  if (count++ === 0) first = process.uptime() * 1000;
  if (at === 0 || (FAIL_ON ? count < at : count !== at)) return;
  if (FAIL_KILL) process.kill(process.pid, "SIGKILL");
  throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
}

const { openSync, promises } = fs;
const descriptors = new Set();

fs.openSync = (path, flags, ...rest) => {
  const writes = isBelow(path) && /[wa+]/.test(String(flags));
  if (writes) step();
  const descriptor = openSync(path, flags, ...rest);
  if (writes) descriptors.add(descriptor);
  else descriptors.delete(descriptor);
  return descriptor;
};
for (const name of ["writeSync", "fsyncSync", "ftruncateSync"]) {
  const real = fs[name];
  fs[name] = (descriptor, ...rest) => {
    if (descriptors.has(descriptor)) step();
    return real(descriptor, ...rest);
  };
}
for (const name of ["linkSync", "renameSync", "mkdirSync", "writeFileSync"]) {
  const real = fs[name];
  fs[name] = (path, ...rest) => {
    if (isBelow(path)) step();
    return real(path, ...rest);
  };
}
for (const name of ["mkdir", "writeFile", "rename", "link"]) {
  const real = promises[name];
  promises[name] = async (path, ...rest) => {
    if (isBelow(path)) step();
    return real(path, ...rest);
  };
}
const { open } = promises;
promises.open = async (path, flags, ...rest) => {
  const writes = isBelow(path) && /[wa+]/.test(String(flags));
  if (writes) step();
  const file = await open(path, flags, ...rest);
  descriptors.delete(file.fd);
  if (!writes) return file;
  descriptors.add(file.fd);
  for (const name of ["appendFile", "write", "writeFile", "datasync", "sync", "truncate"]) {
    const real = file[name].bind(file);
    file[name] = async (...given) => {
      step();
      return real(...given);
    };
  }
  return file;
};
syncBuiltinESMExports();

if (FAIL_COUNT && process.argv[1]?.endsWith("main.js")) {
  process.on("exit", () => fs.writeFileSync(FAIL_COUNT, `${count} ${first}`));
}
