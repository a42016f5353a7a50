/**
 * `npm test`: the checks and the build side by side, since each leaves a core idle, then the tests.
 *
 * What the checks say is shown when both are done, so that two outputs never mix. Tests are not run after a failure.
 */

import { spawn } from "node:child_process";

/** Runs a script of package.json. @returns its exit status, and its output where it was kept back */
function run(
  script: string,
  output: "inherit" | "pipe",
): Promise<{ status: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "--silent", script], {
      stdio: ["ignore", output, output],
      // npm is a script of the shell there
      shell: process.platform === "win32",
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    child.on("error", reject);
    child.on("close", (status) => resolve({ status: status ?? 1, said }));
  });
}

const [build, check] = await Promise.all([run("build", "inherit"), run("check", "pipe")]);
process.stdout.write(check.said);
const failed = [check, build].find(({ status }) => status !== 0);
const { status } = failed ?? (await run("test:only", "inherit"));
process.exitCode = status;
