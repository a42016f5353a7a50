import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LEDGER_NAME, Ledger, ledgerPath, readLedger } from "./ledger.js";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "palimpsest-ledger-")), "out");
  await mkdir(folder);
});
afterEach(() => rm(dirname(folder), { recursive: true }));

const options = { program: "1.0.0", policy: "p", resume: false };

async function aRun(): Promise<void> {
  const ledger = await Ledger.open(folder, options);
  await ledger.total(3);
  await ledger.write({ input: "a.txt", fingerprint: "1", status: "started" });
  await ledger.write({
    input: "a.txt",
    fingerprint: "1",
    status: "done",
    output: "a.txt",
    sha256: "h",
  });
  await ledger.write({ input: "b.txt", fingerprint: "2", status: "started" });
  await ledger.close();
}

describe("a ledger", () => {
  test("is absent from a folder that no run wrote to", async () => {
    expect(await readLedger(folder)).toBeUndefined();
  });

  test("lies beside the folder, whatever the folder is called by, and takes the place of one in it", async () => {
    await appendFile(join(folder, LEDGER_NAME), '{"ledger":1}\n');
    await aRun();
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(dirname(folder))).toEqual([`.out${LEDGER_NAME}`, "out"]);
    await symlink("out", join(dirname(folder), "link"));
    expect((await readLedger(join(dirname(folder), "link", ".")))?.entries.size).toBe(2);
  });

  test.skipIf(process.getuid?.() === 0)(
    "lies in the folder where nothing can be written beside it",
    async () => {
      await chmod(dirname(folder), 0o500);
      await aRun();
      await chmod(dirname(folder), 0o700);
      expect(await readdir(folder)).toEqual([LEDGER_NAME]);
      expect((await readLedger(folder))?.entries.size).toBe(2);
    },
  );

  test("says what a killed run left", async () => {
    await aRun();
    const content = (await readLedger(folder))!;
    expect(content).toMatchObject({ program: "1.0.0", policy: "p", inputs: 3, finished: 1 });
    expect([...content.entries.values()].map(({ input, status }) => [input, status])).toEqual([
      ["a.txt", "done"],
      ["b.txt", "started"],
    ]);
  });

  test("goes on where it stopped, without a line that was cut short", async () => {
    await aRun();
    await appendFile(ledgerPath(folder), '{"input":"b.txt","fingerp');
    const ledger = await Ledger.open(folder, { ...options, resume: true });
    expect(ledger.before("a.txt")).toMatchObject({ status: "done", sha256: "h" });
    expect(ledger.before("b.txt")).toMatchObject({ status: "started" });
    await ledger.write({ input: "b.txt", fingerprint: "2", status: "done" });
    await ledger.close();
    const content = (await readLedger(folder))!;
    expect(content.entries.get("b.txt")).toMatchObject({ status: "done" });
    expect(content).toMatchObject({ inputs: 3, finished: 1 });
  });

  test("keeps the lines of writers that do not wait for each other whole", async () => {
    const ledger = await Ledger.open(folder, options);
    const inputs = Array.from({ length: 500 }, (_, i) => `${i}.txt`);
    await Promise.all(
      inputs.map((input) => ledger.write({ input, fingerprint: "", status: "done" })),
    );
    await ledger.close();
    expect([...(await readLedger(folder))!.entries.keys()]).toEqual(inputs);
  });

  test.each([
    ["another policy", { ...options, policy: "q" }],
    ["another release", { ...options, program: "2.0.0" }],
  ])("is not continued with %s", async (_, other) => {
    await aRun();
    await expect(Ledger.open(folder, { ...other, resume: true })).rejects.toMatchObject({
      code: "LEDGER_MISMATCH",
    });
  });

  test("begins anew where nothing is resumed", async () => {
    await aRun();
    const ledger = await Ledger.open(folder, options);
    expect(ledger.before("a.txt")).toBeUndefined();
    await ledger.close();
  });

  test.each([
    ["nothing", ""],
    ["half a line", '{"ledger":1,"prog'],
  ])("whose run was killed when it held %s counts as none", async (_, text) => {
    await appendFile(ledgerPath(folder), text);
    expect(await readLedger(folder)).toBeUndefined();
    const ledger = await Ledger.open(folder, { ...options, resume: true });
    await ledger.write({ input: "a.txt", fingerprint: "", status: "done" });
    await ledger.close();
    expect([...(await readLedger(folder))!.entries.keys()]).toEqual(["a.txt"]);
  });

  test("of another format, or damaged in the middle, is refused", async () => {
    await aRun();
    const path = ledgerPath(folder);
    const lines = (await readFile(path, "utf8")).split("\n");
    await rm(path);
    await appendFile(path, [lines[0], "no JSON", ...lines.slice(1)].join("\n"));
    await expect(readLedger(folder)).rejects.toMatchObject({ code: "LEDGER_INVALID" });
    await rm(path);
    await appendFile(path, '{"ledger":2}\n');
    await expect(readLedger(folder)).rejects.toMatchObject({ code: "LEDGER_INVALID" });
  });
});
