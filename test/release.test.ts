import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { notesOf, versionProblem } from "../tools/release-notes.js";

const changelog = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");
const { version } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };

test("this version has notes, and its number is right", () => {
  expect(notesOf(changelog, version)).toMatch(/^### /);
  expect(notesOf(changelog, version)).not.toMatch(/^## /m);
  expect(versionProblem(version, changelog, ["v0.1.0"])).toBeUndefined();
});

test.each([
  ["0.2", ["v0.1.0"], "no semantic version"],
  ["0.3.0", ["v0.1.0"], "its first section must be"],
  ["0.2.0", ["v0.1.0", "v0.2.0"], "released already"],
  ["0.2.0", ["v0.10.0"], "v0.10.0 is a later version"],
])("%s after %j is refused: %s", (given, tags, why) => {
  expect(versionProblem(given, "# Changelog\n\n## 0.2.0\n\n- one\n", tags)).toContain(why);
});
