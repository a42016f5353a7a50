/** Runs of the built program that are killed, or whose writes fail, and what they leave behind. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LEDGER_NAME } from "../src/corpus/ledger.js";

export const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const FAILING = new URL("./failing-writes.mjs", import.meta.url).href;

export interface Ended {
  /** Exit status; `null` where it was killed. */
  readonly status: number | null;
  readonly err: string;
}

/** Every file below a folder with its content; a missing folder has none. */
export function contents(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = (readdirSync(folder, { recursive: true }) as string[]).sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isFile() ? [[name, readFileSync(path, "latin1")]] : [];
    }),
  );
}

const isUnfinished = (name: string): boolean => /\.palimpsest-.*\.tmp$/.test(name);

/** What runs: a folder with its report, or a stream of records with a map too. */
export type Job = "folder" | "stream";

/** Originals, and runs of `palimpsest sanitize` over them. */
export class CrashSite {
  readonly folder = mkdtempSync(join(tmpdir(), "palimpsest-crash-"));
  readonly #originals: Record<string, string>;
  /** What a run that nothing disturbs writes. */
  clean: Record<string, string> = {};
  /** How long that took and when its first write came, milliseconds, and how many writes it made. */
  milliseconds = 0;
  firstWrite = 0;
  writes = 0;

  /** @param lines of the longer texts; a stream has as many records */
  constructor(
    readonly job: Job = "folder",
    lines = 40,
  ) {
    mkdirSync(join(this.folder, "in/more"), { recursive: true });
    const text = (i: number) =>
      `Mr Ole Dahl${i} rang on ${i + 1} March 2019 from Leeds, tel. 020 7946 01${10 + i}.\n`;
    for (let i = 0; i < 8; i++) {
      const name = i % 2 === 0 ? `${i}.txt` : `more/${i}.txt`;
      writeFileSync(join(this.folder, "in", name), text(i).repeat(1 + lines * (i % 3)));
    }
    writeFileSync(join(this.folder, "in/page.html"), `<p>${text(1)}</p>`.repeat(lines));
    writeFileSync(
      join(this.folder, "in/rows.csv"),
      `id,note\n${Array.from({ length: lines }, (_, i) => `${i},"${text(i).trim()}"\n`).join("")}`,
    );
    const records = Array.from({ length: lines }, (_, i) =>
      JSON.stringify({ id: `${i}`, text: text(i) }),
    );
    writeFileSync(join(this.folder, "records.jsonl"), `${records.join("\n")}\n`);
    writeFileSync(join(this.folder, "key"), "0123456789abcdef0123456789abcdef");
    this.#originals = contents(join(this.folder, "in"));
  }

  /** The first run, against which the others are held. */
  async begin(): Promise<void> {
    const start = performance.now();
    const { status, err } = await this.run("clean", {
      FAIL_COUNT: join(this.folder, "count"),
      FAIL_BELOW: join(this.folder, "clean"),
    });
    if (status !== 0) throw new Error(`the clean run failed: ${err}`);
    this.milliseconds = performance.now() - start;
    const [writes, first] = readFileSync(join(this.folder, "count"), "utf8").split(" ").map(Number);
    this.writes = writes!;
    this.firstWrite = first!;
    this.clean = this.#outputs("clean");
  }

  #line(into: string): string[] {
    const rules = ["--overwrite", "--jobs", "1", "--without", "neural"];
    const report = ["--report", `${into}/report.json`];
    const map = ["--map", `${into}/map`, "--key-file", "key"];
    // with a map, labels are numbered through a run, and a file's depend on those before it
    return this.job === "folder"
      ? ["sanitize", "in", "-o", into, "--resume", ...report, ...rules]
      : [
          "sanitize",
          "-",
          "--from",
          "jsonl",
          "-o",
          `${into}/records.jsonl`,
          ...report,
          ...map,
          ...rules,
        ];
  }

  /** Sanitizes everything into a folder, going on where an earlier run stopped. */
  async run(into: string, environment: NodeJS.ProcessEnv = {}, killAfter?: number): Promise<Ended> {
    const [command, ...rest] = [process.execPath, "--import", FAILING, MAIN];
    const stdin =
      this.job === "stream" ? openSync(join(this.folder, "records.jsonl"), "r") : "ignore";
    const child = spawn(command!, [...rest, ...this.#line(into)], {
      cwd: this.folder,
      env: { ...process.env, ...environment },
      stdio: [stdin, 1, "pipe"],
    });
    if (typeof stdin === "number") closeSync(stdin);
    let err = "";
    child.stderr!.setEncoding("utf8").on("data", (chunk: string) => (err += chunk));
    const timer =
      killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
    const [status] = (await once(child, "close")) as [number | null];
    clearTimeout(timer);
    return { status, err };
  }

  /** Runs with the n-th write failing. @param stays whether all later ones fail too, as on a full disk */
  fail(into: string, n: number, stays: boolean): Promise<Ended> {
    return this.run(into, {
      FAIL_AT: String(n),
      FAIL_BELOW: join(this.folder, into),
      ...(stays && { FAIL_ON: "1" }),
    });
  }

  /** Runs and kills the program just before its n-th write. */
  killAt(into: string, n: number): Promise<Ended> {
    return this.run(into, {
      FAIL_AT: String(n),
      FAIL_BELOW: join(this.folder, into),
      FAIL_KILL: "1",
    });
  }

  /** What is wrong with what a run left behind; empty where nothing is. */
  wrongIn(into: string, { status, err }: Ended): string[] {
    const wrong: string[] = [];
    if (JSON.stringify(contents(join(this.folder, "in"))) !== JSON.stringify(this.#originals)) {
      wrong.push("an original changed");
    }
    const outputs = this.#outputs(into);
    for (const [name, content] of Object.entries(outputs)) {
      if (isUnfinished(name) || name === "map.lock") {
        if (status !== null) wrong.push(`${name} was not removed`);
      } else if (content !== this.clean[name]) wrong.push(`${name} is not what a clean run writes`);
    }
    const report = join(this.folder, into, "report.json");
    try {
      if (existsSync(report)) JSON.parse(readFileSync(report, "utf8"));
    } catch {
      wrong.push("the report is cut short");
    }
    const complete = Object.keys(this.clean).every((name) => name in outputs);
    if (status === 0 && !complete) wrong.push("the run says it is done and is not");
    if (status !== 0 && status !== null) {
      if (!/^palimpsest: OUTPUT_UNWRITABLE: /m.test(err)) wrong.push(`no coded error: ${err}`);
      if (/INTERNAL|^\s+at /m.test(err)) wrong.push(`a stack or a defect: ${err}`);
      if (/Dahl/.test(err)) wrong.push("a message quotes a document");
    }
    return wrong;
  }

  /** Whether the outputs are those of a clean run, with nothing beside them. */
  isComplete = (into: string): boolean =>
    JSON.stringify(this.#outputs(into)) === JSON.stringify(this.clean);

  /** Outputs by name; the ledger (of a mounted folder), the report and the sealed map differ from run to run. */
  #outputs(into: string): Record<string, string> {
    const {
      [LEDGER_NAME]: _,
      "report.json": __,
      map: ___,
      ...outputs
    } = contents(join(this.folder, into));
    return outputs;
  }

  forget(into: string): void {
    rmSync(join(this.folder, into), { recursive: true, force: true });
    rmSync(join(this.folder, `.${into}${LEDGER_NAME}`), { force: true });
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
