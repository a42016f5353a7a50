import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FolderLock, isHeld, takeLock } from "./folder-lock.js";
import { ownProgram } from "./own-program.js";
import { processPlace } from "./processes.js";

const LOCK_MODULE = ownProgram("files/folder-lock").url.href;
/** A process namespace of its own, where every program is process 1: what a container is. */
const UNSHARE = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const CAN_UNSHARE = spawnSync(UNSHARE[0]!, [...UNSHARE.slice(1), "true"]).status === 0;
if (!CAN_UNSHARE)
  console.warn("folder-lock.test.ts: no process namespaces here, tests of them are skipped");

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-lock-"));
  path = join(folder, "process.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const take = async (): Promise<FolderLock> => {
  const taken = await takeLock(path);
  if (isHeld(taken)) throw new Error(`held by process ${taken.process}`);
  return taken;
};

/** A process that asks for the lock, prints whether it got it, and stays. */
async function asker(...before: string[]): Promise<{ child: ChildProcess; answer: string }> {
  const script = `import { takeLock, isHeld } from ${JSON.stringify(LOCK_MODULE)};
    console.log(isHeld(await takeLock(${JSON.stringify(path)})) ? "held" : "taken");
    setInterval(() => {}, 1000);`;
  const [command, ...rest] = [...before, process.execPath];
  const child = spawn(command!, [...rest, "--input-type=module", "-e", script]);
  const [answer] = await once(child.stdout!, "data");
  return { child, answer: String(answer).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("a lock", () => {
  test("is held once, also within one process, and free when given back", async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(`process ${process.pid}`);
    lock.release();
    expect(existsSync(path)).toBe(false);
    (await take()).release();
  });

  test("of a process that was killed is taken over", async () => {
    const { child, answer } = await asker();
    expect(answer).toBe("taken");
    await expect(take()).rejects.toThrow("held");
    await kill(child);
    (await take()).release();
  });

  test.each([
    ["cut short by a crash", ""],
    ["of an earlier release, by this very process number", `${process.pid}\n`],
    ["of an earlier release, by a process that is gone", `${2 ** 30}\n`],
  ])("%s is taken over", async (_, content) => {
    writeFileSync(path, content);
    (await take()).release();
  });

  test("of an earlier release, by a process that runs, counts", async () => {
    const child = spawn("sleep", ["60"]);
    writeFileSync(path, `${child.pid}\n`);
    await expect(take()).rejects.toThrow("held");
    await kill(child);
  });

  test("whose process number another process has now is taken over", async () => {
    const lock = await take();
    const mine = JSON.parse(readFileSync(path, "utf8"));
    lock.release();
    writeFileSync(path, JSON.stringify({ ...mine, started: "1", token: "other" }));
    (await take()).release();
  });

  test("and what it was writing when it was killed is removed", async () => {
    const left = join(folder, `.palimpsest-${processPlace()}-4194999-1-0123456789ab.tmp`);
    writeFileSync(left, "{");
    (await take()).release();
    expect(existsSync(left)).toBe(false);
  });

  test("from before a restart of the machine is taken over", async () => {
    const gone = { host: hostname(), boot: "before", namespace: "pid:[1]", process: 1 };
    writeFileSync(path, JSON.stringify({ ...gone, started: "1", token: "a" }));
    (await take()).release();
  });
});

describe.skipIf(!CAN_UNSHARE)("in containers, where both servers are process 1", () => {
  test("the lock of a running one holds, the lock of a killed one is taken over", async () => {
    const first = await asker(...UNSHARE);
    expect(first.answer).toBe("taken");
    expect(JSON.parse(readFileSync(path, "utf8")).process).toBe(1);
    const second = await asker(...UNSHARE);
    expect(second.answer).toBe("held");
    await Promise.all([kill(first.child), kill(second.child)]);
    const third = await asker(...UNSHARE);
    expect(third.answer).toBe("taken");
    await kill(third.child);
  });
});
