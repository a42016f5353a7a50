import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeProblem, OLDEST_NODE } from "./node-version.js";

test("an old Node is named with the way out, and a later one is not", () => {
  for (const version of ["16.20.2", "18.20.4", "20.14.0"])
    expect(nodeProblem(version)).toMatch(/^this is Node .* or later is needed; install/);
  for (const version of ["20.15.0", "20.20.2", "22.0.0", "24.1.0"])
    expect(nodeProblem(version)).toBeUndefined();
});

test("the oldest Node is the one of package.json", () => {
  const { engines } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
});
