import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type FolderLock, isHeld, takeLock } from "./folder-lock.js";
import { ownProgram } from "./own-program.js";
import { processPlace } from "./processes.js";

const LOCK_MODULE = ownProgram("files/folder-lock").url.href;
/** A process namespace of its own, where every program is process 1: what a container is. */
const UNSHARE = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const CAN_UNSHARE = spawnSync(UNSHARE[0]!, [...UNSHARE.slice(1), "true"]).status === 0;
if (!CAN_UNSHARE)
  console.warn("folder-lock.test.ts: no process namespaces here, tests of them are skipped");

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Where a lock goes, in a folder of its own. */
function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-lock-"));
  folders.push(folder);
  return join(folder, "process.lock");
}

const take = async (path: string): Promise<FolderLock> => {
  const taken = await takeLock(path);
  if (isHeld(taken)) throw new Error(`held by process ${taken.process}`);
  return taken;
};

/** A process that asks for the lock, prints whether it got it, and stays. */
async function asker(
  path: string,
  ...before: string[]
): Promise<{ child: ChildProcess; answer: string }> {
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

// what is watched for six seconds is watched side by side
describe.concurrent("a lock", () => {
  test("is held once, also within one process, and free when given back", async () => {
    const path = newPath();
    const lock = await take(path);
    await expect(take(path)).rejects.toThrow(`process ${process.pid}`);
    lock.release();
    expect(existsSync(path)).toBe(false);
    (await take(path)).release();
  });

  test("of a process that was killed is taken over", async () => {
    const path = newPath();
    const { child, answer } = await asker(path);
    expect(answer).toBe("taken");
    await expect(take(path)).rejects.toThrow("held");
    await kill(child);
    (await take(path)).release();
  });

  test.each([
    ["cut short by a crash", ""],
    ["of an earlier release, by this very process number", `${process.pid}\n`],
    ["of an earlier release, by a process that is gone", `${2 ** 30}\n`],
  ])("%s is taken over", async (_, content) => {
    const path = newPath();
    writeFileSync(path, content);
    (await take(path)).release();
  });

  test("of an earlier release, by a process that runs, counts", async () => {
    const path = newPath();
    const child = spawn("sleep", ["60"]);
    writeFileSync(path, `${child.pid}\n`);
    await expect(take(path)).rejects.toThrow("held");
    await kill(child);
  });

  test("whose process number another process has now is taken over", async () => {
    const path = newPath();
    const lock = await take(path);
    const mine = JSON.parse(readFileSync(path, "utf8"));
    lock.release();
    writeFileSync(path, JSON.stringify({ ...mine, started: "1", token: "other" }));
    (await take(path)).release();
  });

  test("and what it was writing when it was killed is removed", async () => {
    const path = newPath();
    const left = join(dirname(path), `.palimpsest-${processPlace()}-4194999-1-0123456789ab.tmp`);
    writeFileSync(left, "{");
    (await take(path)).release();
    expect(existsSync(left)).toBe(false);
  });

  test("from before a restart of the machine is taken over", async () => {
    const path = newPath();
    const gone = { host: hostname(), boot: "before", namespace: "pid:[1]", process: 1 };
    writeFileSync(path, JSON.stringify({ ...gone, started: "1", token: "a" }));
    (await take(path)).release();
  });
});

describe.skipIf(!CAN_UNSHARE).concurrent("in containers, where both servers are process 1", () => {
  test("the lock of a running one holds, the lock of a killed one is taken over", async () => {
    const path = newPath();
    const first = await asker(path, ...UNSHARE);
    expect(first.answer).toBe("taken");
    expect(JSON.parse(readFileSync(path, "utf8")).process).toBe(1);
    const second = await asker(path, ...UNSHARE);
    expect(second.answer).toBe("held");
    await Promise.all([kill(first.child), kill(second.child)]);
    const third = await asker(path, ...UNSHARE);
    expect(third.answer).toBe("taken");
    await kill(third.child);
  });
});
