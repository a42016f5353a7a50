import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GROUPS, rememberingResources } from "../bench/figures.js";
import { createSanitizer } from "../src/index.js";

/** The least that figures on unread texts may be: today's, less a standard error of .01. They only go up. */
const FLOORS: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL("../bench/floors.json", import.meta.url), "utf8"),
);
/** Pairs of names of the unread documents: people taken for one, names of one taken for two. */
const MOST = { "unread documents mixed up": 6, "unread documents parted": 50 };

test("no change lowers what is found and kept in texts that nobody has read", async () => {
  const resources = rememberingResources();
  const byDefault = await createSanitizer({ version: 1 }, { resources });
  const all = await createSanitizer({ version: 1, mask: "all" }, { resources });
  const figures = await GROUPS["unread"]!({ byDefault, all });
  const below = Object.entries(FLOORS).filter(([name, floor]) => !(figures[name]! >= floor));
  const above = Object.entries(MOST).filter(([name, most]) => figures[name]! > most);
  expect(
    [...below, ...above].map(([name, bound]) => `${name}: ${figures[name]}, not ${bound}`),
  ).toEqual([]);
});
